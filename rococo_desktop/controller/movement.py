"""What flies over the table: made from the events of a decision, as far as the viewer may see them.

The table shows at once what is; a flight only tells how it came about. While a piece is on its way
to a place, the place is ``awaited`` and does not show it yet.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.faces import Faces
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.view import View

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

MOST = 8
"""How many pieces fly at once at most; what came about beyond them is simply there."""
STOCKS = "stocks"
BENCH = "bench"
PURSE = "purse"
FAVOR = "favor"
UNSEEN_TILE = "tile"


class FlightRow(NamedTuple):
    """A piece on its way from one place to another; ``order`` tells which ones start later.

    It is a face, an amount of the thing that has the sign, a sign alone, or a player's emblem.
    """

    key: int
    source: str
    target: str
    face: QObject | None
    sign: str
    amount: int
    seat: int
    order: int


class _Flight(NamedTuple):
    source: str
    target: str
    face: QObject | None = None
    sign: str = ""
    amount: int = 0
    seat: int = -1


@QmlElement
@QmlUncreatable("Motion comes from the program.")
class Movement(QObject):
    """The flights that are under way, and the round that has just begun."""

    changed = Signal()

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._flights = Rows(FlightRow, self)
        self._count = 0
        self._round = 0
        self._on = False
        self._carried = False
        self._shown: View | None = None

    @Property(Rows, constant=True)
    def flights(self) -> Rows:
        return self._flights

    @Property("QStringList", notify=changed)
    def awaited(self) -> list[str]:
        return [row.target for row in self._flights.rows]

    @Property(int, notify=changed)
    def newRound(self) -> int:
        """The round that is announced; 0 for none."""
        return self._round

    @property
    def flying(self) -> bool:
        """Return whether anything is under way."""
        return self._flights.count > 0

    @Slot(bool)
    def setOn(self, on: bool) -> None:
        """Switch motion on or off."""
        self._on = on
        if not on:
            self.skip()

    @Slot()
    def carry(self) -> None:
        """Let the next answer's own pieces stay where a hand put them."""
        self._carried = True

    @Slot(int)
    def land(self, flight: int) -> None:
        """End one flight."""
        self._show([row for row in self._flights.rows if row.key != flight])

    @Slot()
    def announced(self) -> None:
        """Stop announcing a round."""
        if self._round:
            self._round = 0
            self.changed.emit()

    @Slot()
    def skip(self) -> None:
        """End all that moves."""
        self._round = 0
        self._show([])

    def refresh(self, view: View, events: Iterable[Event]) -> None:
        """Tell how ``view`` came about: by ``events``, or by a jump if there are none."""
        before, self._shown = self._shown, view
        carried, self._carried = self._carried, False
        seen = [each for event in events if (each := self._seen(event, view)) is not None]
        if before is None or not self._on or not seen:
            self.skip()
            return
        ways = Ways(self._faces, before, view)
        flights = [
            flight
            for event in seen
            if not (carried and ways.is_viewer(getattr(event, "player", None)))
            for flight in ways.of(event)
        ]
        for event in seen:
            if isinstance(event, happened.RoundBegan):
                self._round = event.round
        self._start(joined(flights))

    def _seen(self, event: Event, view: View) -> Event | None:
        return event.seen_by(next(iter(view.eyes), None))

    def _start(self, flights: Sequence[_Flight]) -> None:
        moved = {flight.face for flight in flights} - {None}
        kept = [row for row in self._flights.rows if row.face not in moved]
        started = []
        for order, flight in enumerate(flights[:MOST]):
            self._count += 1
            started.append(FlightRow(self._count, *flight, order))
        self._show([*kept, *started][-MOST:])

    def _show(self, rows: Sequence[FlightRow]) -> None:
        self._flights.show(rows)
        self.changed.emit()


def joined(flights: Iterable[_Flight]) -> list[_Flight]:
    """Return the flights with one way for each piece, however many stops it made."""
    ways: list[_Flight] = []
    for flight in flights:
        earlier = [way for way in ways if flight.face is not None and way.face is flight.face]
        if earlier:
            ways[ways.index(earlier[0])] = earlier[0]._replace(target=flight.target)
        else:
            ways.append(flight)
    return ways


class Ways:
    """Where pieces were before some events, and where they are after them."""

    def __init__(self, faces: Faces, before: View, after: View) -> None:
        self._faces = faces
        self._before = before
        self._eyes = after.eyes

    def is_viewer(self, seat: int | None) -> bool:
        """Return whether a seat is the one at the screen."""
        return seat in self._eyes

    def of(self, event: Event) -> Iterator[_Flight]:
        """Yield the flights that tell an event."""
        match event:
            case happened.CardPlayed(player, card) if not self.is_viewer(player):
                face = self._faces.card(card)
                yield _Flight(self._home(player), f"played:{player}", face)
            case happened.EmployeeHired(player, card, _):
                home = f"card:{card}" if self.is_viewer(player) else self._home(player)
                yield _Flight(self._counter(card), home, self._faces.card(card))
            case happened.EmployeeDeputed(player, card):
                yield _Flight(self._home(player), STOCKS, self._faces.card(card))
            case happened.FavorClaimed(player):
                yield _Flight(FAVOR, self._home(player), sign="favor")
            case happened.DecorationFunded(player, decoration):
                yield _Flight(self._hold(player), f"space:{decoration}", seat=player)
            case happened.AllHallsReached(player, place):
                yield _Flight(self._home(player), f"all_halls:{place}", seat=player)
            case happened.LivreGained(player, amount):
                yield _Flight(STOCKS, self._home(player), sign="livre", amount=amount)
            case happened.LivrePaid(player, amount):
                yield _Flight(self._home(player), STOCKS, sign="livre", amount=amount)
            case happened.PrestigeGained(player, amount):
                yield _Flight(STOCKS, self._home(player), sign="prestige", amount=amount)
            case happened.NotionsGained(player, thread, lace):
                yield from self._notions(STOCKS, self._home(player), thread, lace)
            case happened.NotionsPaid(player, thread, lace):
                yield from self._notions(self._home(player), STOCKS, thread, lace)
            case _:
                yield from self._of_dress(event)
                yield from self._of_tile(event)

    def _of_dress(self, event: Event) -> Iterator[_Flight]:
        match event:
            case happened.DressMade(player, dress):
                yield _Flight(self._window(dress), self._hold(player), self._faces.dress(dress))
            case happened.DressRented(player, dress, space):
                yield _Flight(self._hold(player), f"space:{space}", self._faces.dress(dress))
            case happened.DressSold(player, dress):
                yield _Flight(self._hold(player), STOCKS, self._faces.dress(dress))
            case happened.DressAdmired(_, dress, fireworks):
                face = self._faces.dress(dress)
                yield _Flight(self._guest(dress), f"terrace:{fireworks}", face)

    def _of_tile(self, event: Event) -> Iterator[_Flight]:
        match event:
            case happened.ResourceTaken(player, tile):
                yield _Flight(self._drawer(tile), self._hold(player), self._faces.tile(tile))
            case happened.ResourceDrawn(player, None):
                yield _Flight(STOCKS, self._home(player), sign=UNSEEN_TILE)
            case happened.ResourceDrawn(player, str(tile)):
                yield _Flight(STOCKS, self._hold(player), self._faces.tile(tile))
            case happened.ResourceKept(player, str(tile)) if self.is_viewer(player):
                yield _Flight(BENCH, f"rack:{tile}", self._faces.tile(tile))
            case happened.ResourceTraded(player, tile):
                yield _Flight(self._hold(player), STOCKS, self._faces.tile(tile))
            case happened.ResourcesSpent(player, tiles):
                for tile in tiles:
                    yield _Flight(self._home(player), STOCKS, self._faces.tile(tile))

    def _notions(self, source: str, target: str, thread: int, lace: int) -> Iterator[_Flight]:
        for sign, amount in (("thread", thread), ("lace", lace)):
            if amount:
                yield _Flight(source, target, sign=sign, amount=amount)

    def _home(self, player: int) -> str:
        """Return where a player's belongings are."""
        return PURSE if self.is_viewer(player) else f"player:{player}"

    def _hold(self, player: int) -> str:
        """Return where a piece is while it is asked where it goes."""
        return BENCH if self.is_viewer(player) else f"player:{player}"

    def _window(self, dress: str) -> str:
        return _place("window", self._before.workshop, dress)

    def _counter(self, card: str) -> str:
        return _place("hire", self._before.hire, card)

    def _drawer(self, tile: str) -> str:
        for number, segment in enumerate(self._before.warehouse):
            if tile in segment:
                return _place(f"drawer:{number}", segment, tile)
        return STOCKS

    def _guest(self, dress: str) -> str:
        spaces = (space for space, (worn, _) in self._before.guests.items() if worn == dress)
        return f"space:{next(spaces, '')}"


def _place(display: str, pieces: Sequence[str | None], piece: str) -> str:
    """Return the place of a piece in a display; the stocks if it was not seen there."""
    return f"{display}:{pieces.index(piece)}" if piece in pieces else STOCKS
