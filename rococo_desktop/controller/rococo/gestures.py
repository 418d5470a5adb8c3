"""The meaning of a click, key or drag on a piece of Rococo's table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.input.gestures import Gestures
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.foresight import RococoForesight
from rococo_desktop.controller.rococo.market import CardRow, card_row
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.gestures import Path


@InQml("Rococo.Game")
class RococoGestures(Gestures):
    """The interpreter of gestures at this table."""

    def __init__(self, faces: Faces, foresight: RococoForesight, parent: QObject) -> None:
        super().__init__(faces.catalogue, CardRow, parent)
        self._faces = faces
        self._foresight = foresight

    def going_to(self, aim: str) -> list[str]:
        reach = self._foresight.reach
        return [each for each in reach.options if reach.paths(each, aim)]

    def paths(self, piece: str, goal: str) -> Sequence[Path]:
        return self._foresight.reach.paths(piece, goal)

    def can_choose(self, piece: str) -> bool:
        return piece in self._foresight.reach.options

    def is_goal(self, piece: str) -> bool:
        return piece in self._foresight.reach.ends

    def why_not(self, piece: str, goal: str) -> tuple[str, str]:
        for what, other in ((goal, piece), (piece, goal)):
            obstacle = self._foresight.reach.goals(other).get(what)
            if obstacle is not None:
                return what, self._foresight.why(obstacle)
        return super().why_not(piece, goal)

    def card_row(self, asked: Decision, answer: str) -> CardRow | None:
        is_card = answer in self._faces.rules.employees
        return card_row(self._faces, answer, answer, Marks(asked)) if is_card else None

    def word_of(self, asked: Decision, answer: str) -> str:
        return self._faces.wording.option(asked, answer)
