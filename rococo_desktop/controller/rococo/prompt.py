"""The pending question, and its options that are words rather than pieces on the table."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.bonus_signs import OPTIONS
from rococo_desktop.controller.rococo.faces import CardFace, DressFace, Faces, TileFace, bales
from rococo_desktop.controller.rococo.foresight import RococoForesight
from rococo_desktop.controller.rococo.guide import ACTIONS
from rococo_desktop.controller.rococo.market import CardRow, TileRow, card_row, tile_row
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf, told_apart
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.controller.table.prompt import Prompt, lender_of
from rococo_desktop.controller.table.prospects import NOTHING, Prospect, ProspectRow
from rococo_desktop.engine.state import Decision, Frame
from rococo_desktop.rules.questions import FORFEIT, USE, Concerning
from rococo_desktop.rules.rococo.base.silk import surplus, total_silk
from rococo_desktop.rules.rococo.questions import Employing, Labelled, Payment
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.state import OVER


class OptionRow(NamedTuple):
    """An option in words; ``tiles`` pay for it, and ``lost`` are their surplus bales.

    ``signs`` are shown as on a card, behind the words if it is ``worded``, else instead.

    A main action that cannot be chosen is shown with its reason.
    """

    key: str
    option: str
    label: str
    legal: bool
    reason: str
    about: str
    picture: str
    worded: bool
    tiles: Rows
    lost: list[str]
    signs: list[str]


@InQml("Rococo.Game")
class RococoPrompt(Prompt):
    """The pending question with its pieces."""

    shown = Signal()
    """Emitted when the pieces change."""

    dress = Value(DressFace, notify=shown)
    tile = Value(TileFace, notify=shown)
    card = Value(CardFace, notify=shown)
    cards = RowsOf(CardRow)
    """The employees to choose from that are not on the table."""

    def __init__(
        self,
        faces: Faces,
        foresight: RococoForesight,
        portraits: Sequence[str],
        parent: QObject,
    ) -> None:
        super().__init__(parent, OptionRow, portraits)
        self._faces = faces
        self._foresight = foresight
        self._tiles: dict[str, Rows] = {}
        self._unsaid: Collection[str] = ()

    def refresh(
        self, view: View, marks: Marks, on_table: Collection[str], unsaid: Collection[str] = ()
    ) -> None:
        """Show the question; an option that is not a piece ``on_table`` becomes a button.

        Illegal main actions are shown as well, except those in ``unsaid``.
        """
        self._unsaid = unsaid
        decision = view.decision
        self._choosing.follow(decision)
        asked = decision or view.asked
        wording = self._faces.wording
        if asked is None:
            ended = "prompt-over" if view.phase == OVER else "prompt-played"
            text = self._faces.catalogue.text(ended)
        else:
            text = wording.prompt(asked, view.players[asked.seat].hand_size)
        self._show_pieces(decision)
        employees = self._faces.rules.employees
        options = () if decision is None else decision.options
        picks = [each for each in options if each in employees and each not in on_table]
        cards = (self._pick(view, card, marks) for card in picks)
        self.cards.show(told_apart(cards, self._faces.catalogue))
        on_table = {*on_table, *picks}
        before = self._tiles
        self._tiles = {}
        self.show(text, asked, [] if decision is None else self._words(decision, marks, on_table))
        for rows in before.values():
            rows.deleteLater()
        self.shown.emit()

    def _pick(self, view: View, card: str, marks: Marks) -> CardRow:
        """Return an employee to choose from, with whose it is if somebody lends it."""
        row = card_row(self._faces, card, card, marks)
        piles = [player.discard for player in view.players]
        owner = NOBODY if view.decision is None else lender_of(view.decision, card, piles)
        if owner == NOBODY:
            return row
        name = self._faces.wording.name(owner)
        label = self._faces.catalogue.text("window-piece-owned", piece=row.label, player=name)
        return row._replace(label=label, owner=owner, lender=name)

    def foretell(self, possible: Mapping[str, Prospect] | None, barred: Mapping[str, str]) -> None:
        """Show the main actions and what each is done with; None if no card is asked for.

        ``barred`` are the reasons against those that no card can do.
        """
        price, about = self._foresight.reach.price, self._faces.hints.about_action
        able = possible or {}
        rows = [
            ProspectRow(
                key=action,
                label=self._faces.wording.action(action),
                picture=ACTIONS.get(action, ""),
                cards=able.get(action, NOTHING).cards,
                pieces=able.get(action, NOTHING).pieces,
                about=about(action, price(action)),
                reason="" if action in able else barred.get(action, ""),
            )
            for action in self._faces.rules.main_actions
            if action not in self._unsaid
        ]
        self.prospects.show(() if possible is None else rows)

    def _words(
        self, decision: Decision, marks: Marks, on_table: Collection[str]
    ) -> list[OptionRow]:
        frame = decision.frame
        self._tiles = {
            option: self._tiles_of(frame.given(option) if isinstance(frame, Payment) else ())
            for option in self._answers(decision, marks)
            if option not in on_table
        }
        return [
            OptionRow(
                key=f"{decision.id}:{option}",
                option=option,
                label=self._faces.wording.option(decision, option),
                legal=marks.legal(option),
                reason=marks.reason(option),
                about=self._about(frame, option),
                picture=ACTIONS.get(option, ""),
                worded=option in (USE, *OPTIONS),
                tiles=tiles,
                lost=self._lost(frame, option),
                signs=self._signs(frame, option),
            )
            for option, tiles in self._tiles.items()
        ]

    def _answers(self, decision: Decision, marks: Marks) -> list[str]:
        """Return the options and, in the usual order of actions, the illegal main actions."""
        actions = [action for action in self._faces.rules.main_actions if marks.reason(action)]
        actions = [action for action in actions if action not in self._unsaid]
        if not actions:
            return list(decision.options)
        shown = {*decision.options, *actions}
        return [each for each in (*self._faces.rules.main_actions, FORFEIT) if each in shown]

    def _tiles_of(self, tiles: tuple[str, ...]) -> Rows:
        rows = Rows(TileRow, self.options)
        nothing = Marks(None)
        rows.show(tile_row(self._faces, tile, tile, nothing) for tile in tiles)
        return rows

    def _about(self, frame: Frame, option: str) -> str:
        """Return an explanation of a main action; empty for other options."""
        if not isinstance(frame, Employing):
            return ""
        played, rules = frame.employees((option,)), self._faces.rules
        bare = option == FORFEIT and not any(map(rules.bonus_of, played))
        said = f"{option}_bare" if bare else option
        return self._faces.hints.about_action(said, self._foresight.reach.price(option))

    def _lost(self, frame: Frame, option: str) -> list[str]:
        """Return the colours of the bales that paying with an option would waste."""
        if not isinstance(frame, Payment):
            return []
        rules = self._faces.rules
        given = total_silk(rules.resources, frame.given(option))
        return bales(surplus(given, frame.needs(rules)))

    def _signs(self, frame: Frame, option: str) -> list[str]:
        """Return what an option pays and gains, or the bonus that it uses."""
        if option == USE:
            face = self.card or self.dress
            return [] if face is None else [*face.signs]
        label = frame.label(self._faces.rules, option) if isinstance(frame, Labelled) else None
        if label is None or label.key != "option-buy":
            return OPTIONS.get(option, [])
        livre, prestige = (str(label.values[each]) for each in ("livre", "prestige"))
        return [livre, ":livre", ":arrow", prestige, ":prestige"]

    def _show_pieces(self, decision: Decision | None) -> None:
        piece = ""
        if decision is not None and isinstance(decision.frame, Concerning):
            piece = decision.frame.piece
        faces, rules = self._faces, self._faces.rules
        self.dress = faces.dress(piece) if piece in rules.dresses else None
        self.tile = faces.tile(piece) if piece in rules.resources else None
        self.card = faces.card(piece) if piece in rules.employees else None
