"""The meaning of a click, a key or a drag on a piece of this table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.input.gestures import Gestures
from rococo_desktop.controller.input.gestures import Path as AnyPath
from rococo_desktop.controller.patisserie.dragging import DISCARD
from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.foresight import PatisserieForesight
from rococo_desktop.controller.patisserie.spots import SpotRow, spot
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.actions.bake import SEPARATOR
from rococo_desktop.rules.patisserie.gestures import DELIVER, NOTICE, Path, together_with


@InQml("Patisserie.Game")
class PatisserieGestures(Gestures):
    """The interpreter of gestures at this table."""

    def __init__(self, faces: Faces, foresight: PatisserieForesight, parent: QObject) -> None:
        super().__init__(faces.catalogue, SpotRow, parent)
        self._faces = faces
        self._foresight = foresight

    def going_to(self, aim: str) -> list[str]:
        reach = self._foresight.reach
        return [piece for piece in reach.goals_from if aim in reach.goals(piece)]

    def paths(self, piece: str, goal: str) -> Sequence[Path]:
        reach, decision = self._foresight.reach, self._foresight.decision
        found = reach.paths(piece, goal)
        if decision is None or piece not in decision.options:
            return found
        asked = Path((piece,), (decision,))
        if piece in reach.discards:  # it is discarded if nothing else can be done with it
            return [asked] if goal == DISCARD or not (goal or found) else found
        if decision.kind == "bake":
            return [
                Path((each,), (decision,))
                for each in (piece, *together_with(piece, decision.options))
            ]
        return found if goal else [asked]

    def can_choose(self, piece: str) -> bool:
        return self._foresight.reach.clickable(piece)

    def is_goal(self, piece: str) -> bool:
        return bool(self.going_to(piece))

    def is_doubtful(self, piece: str) -> bool:
        decision = self._foresight.decision
        return (
            decision is not None
            and decision.kind == "bake"
            and bool(together_with(piece, decision.options))
        )

    def partner(self, piece: str, answer: str) -> str:
        # A second click on a recipe does not bake it alone, because ingredients may be lost.
        pieces = answer.split(SEPARATOR)
        alone = answer == piece and answer in self._faces.rules.recipes
        return "" if alone else next((each for each in pieces if each != piece), answer)

    def who(self, piece: str, paths: Sequence[AnyPath]) -> str:
        if piece not in self._faces.rules.staff or any(
            each.asked[-1].kind != NOTICE for each in paths
        ):
            return ""
        return self._faces.text("who_notice", card=self._faces.wording.card(piece))

    def why_not(self, piece: str, goal: str) -> tuple[str, str]:
        reasons = self._foresight.reasons
        what = next((each for each in (piece, goal) if reasons.get(each)), "")
        return what, reasons.get(what) or self._faces.text("nothing")

    def card_row(self, asked: Decision, answer: str) -> SpotRow | None:
        if answer not in self._faces.rules.staff:
            return None
        row = spot(self._faces.card(answer), answer, Marks(asked))
        if not self.who(self._piece, self._paths):
            return row
        leaves = self._faces.wording.card(self._piece)
        return row._replace(about=self._faces.text("plays_notice", card=leaves))

    def word_of(self, asked: Decision, answer: str) -> str:
        if asked.kind == "bake" and answer in self._faces.rules.recipes:
            recipe = str(self._faces.wording.recipe(answer))
            return self._faces.text("only", recipe=recipe)
        if asked.kind == DELIVER and answer in self._faces.rules.recipes:
            return str(self._faces.wording.recipe(answer))
        return self._faces.wording.option(asked, answer)
