"""The players of a running game's seats, and how a seat is handed over."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.seats import characters
from rococo_desktop.session.seats import HUMAN, RIVAL, looks
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue


class SeatRow(NamedTuple):
    """A seat: ``who`` plays for the player called ``name``; ``about`` tells more."""

    key: int
    name: str
    kind: str
    who: str
    about: str
    portrait: str
    strength: int


@InQml("Table.Program")
class Seating(QObject):
    """The seats of a game; automatic rivals play for themselves and are not among them."""

    changed = Signal()
    given = Signal(int, str)
    """A seat must be handed over."""

    seats = RowsOf(SeatRow)
    kinds = RowsOf(characters.KindRow)
    """The players to choose from for a seat."""
    seat = Value(int, notify=changed)
    """The seat for which a player is being chosen."""
    colours = Value("QStringList")
    """The colours of the players by seat."""
    emblems = Value("QStringList")
    """The emblems of the players by seat."""
    question = Value(str, notify=changed)
    """The question whether somebody takes a seat; empty if it was never asked."""
    other = Value(str, notify=changed)
    """The answer that the computer player stays."""
    said = Value(str, notify=changed)
    """A sentence about the last change; empty before the first one."""

    def __init__(self, session: AnySession, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._catalogue = catalogue
        self._game = session.setup.game
        self.kinds.show(characters.kind_rows(catalogue, self._game))
        self.colours = [look.colour for look in looks(session.setup.seats)]
        self.emblems = [look.emblem for look in looks(session.setup.seats)]
        self.refresh()

    @Slot(int)
    def choose(self, seat: int) -> None:
        if any(row.key == seat for row in self.seats.rows):
            self.seat = seat
            self.changed.emit()

    @Slot(str)
    def give(self, kind: str) -> None:
        """Hand the chosen seat to a person or to a bot."""
        if self._session.may_hand_over(self.seat, kind):
            self.given.emit(self.seat, kind)

    def offer(self, seat: int) -> bool:
        """Ask whether somebody takes a seat; return False if a person or a rival has it."""
        row = next((row for row in self.seats.rows if row.key == seat), None)
        if row is None or row.kind == HUMAN:
            return False
        self.question = self._catalogue.text("window-past-ask", name=row.name)
        self.other = self._catalogue.text("window-past-theirs", name=row.name)
        self.choose(seat)
        return True

    def tell(self, seat: int) -> str:
        """Return a sentence about who plays a seat from now on."""
        plan = self._session.setup.seats[seat]
        self.said = characters.takes_seat(self._catalogue, self._game, plan.kind, plan.name)
        self.changed.emit()
        return self.said

    def refresh(self) -> None:
        rows = []
        for seat, plan in enumerate(self._session.setup.seats):
            if plan.kind != RIVAL:
                player = characters.kind_row(self._catalogue, self._game, plan.kind)
                rows.append(
                    SeatRow(
                        key=seat,
                        name=plan.name,
                        kind=player.key,
                        who=player.label,
                        about=player.explanation,
                        portrait=player.portrait,
                        strength=player.strength,
                    )
                )
        self.seats.show(rows)
        self.changed.emit()
