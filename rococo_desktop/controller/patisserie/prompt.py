"""The pending question, with the pieces to choose from that are not on the table, and words."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.patisserie import guide
from rococo_desktop.controller.patisserie.bonus_signs import OPTIONS, bonus_signs, bought_signs
from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.spots import SpotRow, gap, spot
from rococo_desktop.controller.patisserie.trays import tray_told
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import NOBODY, RowsOf, told_apart
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.controller.table.prompt import Prompt, lender_of
from rococo_desktop.controller.table.prospects import NOTHING, Prospect, ProspectRow
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.actions.bake import SEPARATOR
from rococo_desktop.rules.patisserie.turns import UseBonus
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.questions import FORFEIT, USE, ForHand
from rococo_desktop.rules.state import OVER
from rococo_desktop.words.patisserie.wording import COUNTED

FIRST = 1
"""The round in which the drafting of cards is told in full."""


class OptionRow(NamedTuple):
    """An option in words; ``faces`` are the tiles that it consists of.

    ``signs`` are phrases as on a card, shown behind the words if it is ``worded``, else instead.
    """

    key: str
    option: str
    label: str
    legal: bool
    reason: str
    about: str
    picture: str
    worded: bool
    faces: list[QObject]
    signs: list[str]


@InQml("Patisserie.Game")
class PatisseriePrompt(Prompt):
    """The pending question with its pieces."""

    shown = Signal()

    picks = RowsOf(SpotRow)
    """The pieces to choose from that lie nowhere else on the table."""
    picked = Value(QObject, notify=shown)
    """What the first of them shows; they are all of a kind. None if there are none."""
    card = Value(QObject, notify=shown)
    """The card that was played for this turn."""
    tray = Value(str, notify=shown)
    """The baking tray that the person at the screen holds, a or b; empty for none."""

    def __init__(self, faces: Faces, portraits: Sequence[str], parent: QObject) -> None:
        super().__init__(parent, OptionRow, portraits)
        self._faces = faces

    def refresh(self, view: View, marks: Marks, on_table: Collection[str]) -> None:
        """Show the question; an option that is no piece ``on_table`` is picked, or a word."""
        decision = view.decision
        self._choosing.follow(decision)
        asked = decision or view.asked
        if asked is None:
            key = "over" if view.phase == OVER else "played"
            text = self._faces.text(key)
        else:
            text = self._faces.wording.prompt(asked)
            if decision is not None and isinstance(decision.frame, ForHand):
                most = decision.frame.hand_size(self._faces.rules)
                number = view.players[decision.seat].hand_size + 1
                text = self._faces.text("chosen", prompt=text, n=number, most=most)
            elif decision is not None and decision.kind == "draft_card" and view.round == FIRST:
                text = self._faces.text("first_draft", prompt=text)
        self.tray = ""
        self.card = None
        rows: list[NamedTuple] = []
        picks: list[SpotRow] = []
        if decision is not None:
            self.tray = getattr(decision.frame, "tray", "")
            if self.tray:
                told = tray_told(self._faces, view, self.tray)
                text = self._faces.text("tray-asked", prompt=text, tray=told)
            self.card = self._faces.of(getattr(decision.frame, "card", ""))
            for option in self._choosing.places or self._answers(decision, marks):
                if not marks.legal(option) and option in self._choosing.places:
                    picks.append(gap(self._faces, option))
                    continue
                if option in on_table:
                    continue
                face = self._faces.of(option)
                if face is None:
                    rows.append(self._word(decision, option, marks))
                else:
                    picks.append(self._pick(view, decision, option, face, marks))
        self.picked = next((pick.face for pick in picks if pick.face is not None), None)
        self.picks.show(told_apart(picks, self._faces.catalogue))
        self.show(text, asked, rows)
        self.shown.emit()

    def foretell(self, possible: Mapping[str, Prospect] | None, barred: Mapping[str, str]) -> None:
        """Show the main actions and what each is done with; None if no card is asked for.

        ``barred`` are the reasons against those that no card can do.
        """
        able = possible or {}
        rows = [
            ProspectRow(
                key=action,
                label=self._faces.wording.action(action),
                picture=guide.ACTIONS.get(action, ""),
                cards=able.get(action, NOTHING).cards,
                pieces=able.get(action, NOTHING).pieces,
                about=self._about(action),
                reason="" if action in able else barred.get(action, ""),
            )
            for action in ACTIONS
        ]
        self.prospects.show(() if possible is None else rows)

    def _pick(
        self, view: View, decision: Decision, option: str, face: Face, marks: Marks
    ) -> SpotRow:
        """Return a piece to choose from, with whose it is if somebody lends it."""
        wording = self._faces.wording
        label, name = wording.option(decision, option), ""
        owner = lender_of(decision, option, [player.used for player in view.players])
        if owner != NOBODY:
            name = wording.name(owner)
            label = self._faces.text("owned", place=label, player=name)
        return spot(face, option, marks)._replace(label=label, owner=owner, lender=name)

    def _about(self, action: str) -> str:
        return self._faces.text(f"action-{action}", **self._faces.wording.numbers)

    @staticmethod
    def _answers(decision: Decision, marks: Marks) -> list[str]:
        """Return the options, and in their usual order the actions that cannot be chosen."""
        if decision.kind != "choose_action":
            return list(decision.options)
        others = [each for each in decision.options if each not in ACTIONS and each != FORFEIT]
        actions = [each for each in ACTIONS if marks.legal(each) or marks.reason(each)]
        return [*actions, FORFEIT, *others]

    def _word(self, decision: Decision, option: str, marks: Marks) -> OptionRow:
        faces: list[QObject] = []
        if decision.kind == "pay_ingredients":
            found = (self._faces.of(piece) for piece in option.split(SEPARATOR))
            faces = [face for face in found if face is not None]
        wording = self._faces.wording
        return OptionRow(
            key=f"{decision.id}:{option}",
            option=option,
            label=wording.option(decision, option),
            legal=marks.legal(option),
            reason=marks.reason(option),
            about=self._about(option) if option in ACTIONS else "",
            picture=guide.ACTIONS.get(option, ""),
            worded=decision.kind not in COUNTED,
            faces=faces,
            signs=self._signs(decision, option),
        )

    def _signs(self, decision: Decision, option: str) -> list[str]:
        """Return the signs of what an option pays and gains, or of the bonus that it uses."""
        if decision.kind in COUNTED:
            points = int(option)
            return bought_signs(self._faces.wording.cost(decision, points), points)
        if option == USE:
            return bonus_signs(self._faces.rules.staff[cast("UseBonus", decision.frame).card].bonus)
        return OPTIONS.get(option, [])
