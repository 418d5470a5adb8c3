"""The motion on the table of any game.

The table shows the new position at once; a flight only shows how it came about. What is paid
leaves first. While a piece flies to a place, the place is ``awaited`` and does not show it yet.
What follows from what players did, such as who leads now, is shown once that has landed. Between
two rounds things go in stages: what a player did, then what leaves, what everybody gets, and what
is new. What is worth it has a moment of its own once it has arrived; only others wait for that,
before they begin a turn.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.table.news import begins_round
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import View
from rococo_desktop.rules.events import RoundBegan

MOST = 8
"""The most flights of players' actions at a time; anything beyond simply appears."""
DEAL = 6
"""The number of steps in which a pile is dealt, regardless of the number of pieces."""

LEAVING = 4
"""The number of steps that anything else waits for what is paid to leave."""


class Way(NamedTuple):
    """The path of a face, an amount with its sign, a sign alone or a player's emblem.

    If it ``arrives``, its target shows it only then, and what somebody gains there waits for that.
    ``order`` counts the steps until it starts. Somebody may ``enter`` in it where it has arrived.
    It waits until all of an earlier ``stage`` have landed.
    """

    source: str
    target: str
    face: QObject | None = None
    sign: str = ""
    amount: int = 0
    seat: int = -1
    arrives: bool = False
    order: int = 0
    enters: bool = False
    stage: int = 0


Flights = Callable[[Any, Any, Sequence[Event], bool], Sequence[Way]]
"""Returns the ways of pieces from one view to another by what the viewer saw happen.

If the person at the screen has carried the last answer's pieces, these fly no more.
"""


class Moment(NamedTuple):
    """How something is celebrated at its place, once all that flies there has landed.

    If it ``follows`` from what lands, it waits for all that players did.
    """

    place: str
    kind: Literal["welcome", "curtsy", "raise", "music", "rockets", "delight", "warm", "garnish"]
    was: QObject | None = None
    """The face of what it was before."""
    follows: bool = False
    room: str = ""
    """The place that a player with this ``seat`` has won."""
    seat: int = -1
    now: QObject | None = None
    """The face of what it has become, if that is shown large."""


Moments = Callable[[Any, Any, Sequence[Event]], Iterable[Moment]]
"""Returns what is celebrated of what the viewer saw happen between two views."""


def places_in(display: str, lying: Sequence[str | None], *pieces: str) -> list[str]:
    """Return the numbered places of a display where one of some pieces lies."""
    return [f"{display}:{place}" for place, piece in enumerate(lying) if piece in pieces]


def place_in(display: str, lying: Sequence[str | None], piece: str, otherwise: str) -> str:
    """Return the numbered place of a display where a piece lies, or another if it does not."""
    return next(iter(places_in(display, lying, piece)), otherwise)


def moves(
    display: str, before: Sequence[str | None], after: Sequence[str | None]
) -> list[tuple[str, str, str]]:
    """Return the pieces that have another place in a display now, each after its two places."""
    return [
        (f"{display}:{before.index(piece)}", f"{display}:{place}", piece)
        for place, piece in enumerate(after)
        if piece is not None and piece in before and before[place] != piece
    ]


def leaving(
    display: str,
    lying: Sequence[str | None],
    pieces: Iterable[str],
    pile: str,
    face: Callable[[str], QObject],
) -> Iterator[Way]:
    """Yield the ways of pieces with their faces from their places in a display to a pile."""
    for piece in pieces:
        yield Way(place_in(display, lying, piece, pile), pile, face(piece))


def joined(ways: Iterable[Way]) -> list[Way]:
    """Return the ways, with one for all moves of a piece, and with like amounts added up."""
    found: list[Way] = []
    for way in ways:
        place = next((place for place, each in enumerate(found) if _alike(each, way)), None)
        if place is None:
            found.append(way)
        elif way.face is not None:
            found[place] = found[place]._replace(target=way.target, order=way.order)
        else:
            found[place] = found[place]._replace(amount=found[place].amount + way.amount)
    return found


def in_turn(ways: Iterable[Way]) -> Iterator[Way]:
    """Yield the ways with their steps in sequence, what is paid first; the first never waits."""
    step, leaving = 0, False
    for way in sorted(ways, key=lambda way: not _pays(way)):
        step += way.order if step else 0
        if leaving and not _pays(way):
            step += LEAVING
        leaving = _pays(way)
        yield way._replace(order=step)
        step += 1


def _amount(way: "Way | FlightRow") -> bool:
    return way.face is None and way.amount > 0 and not way.arrives


def _gains(way: "Way | FlightRow") -> bool:
    """Return whether it is an amount that a player gets."""
    return _amount(way) and way.target.startswith(("purse", "player:"))


def _pays(way: Way) -> bool:
    return _amount(way) and not _gains(way)


def _alike(earlier: Way, way: Way) -> bool:
    if way.face is not None:
        return earlier.face is way.face
    return way.amount > 0 and way[:4] == earlier[:4]


def _seen_by(view: View, events: Iterable[Event]) -> list[Event]:
    viewer = next(iter(view.eyes), None)
    return [each for event in events if (each := event.seen_by(viewer)) is not None]


def _stage(way: Way) -> int:
    """Return when something flies between two rounds: it leaves, it is income, or it is new."""
    if way.arrives:
        return 3
    return 2 if way.face is None else 1


class FlightRow(NamedTuple):
    """A way in progress."""

    key: int
    source: str
    target: str
    face: QObject | None
    sign: str
    amount: int
    seat: int
    arrives: bool
    order: int
    enters: bool
    stage: int


class MomentRow(NamedTuple):
    """A moment that has begun."""

    key: int
    place: str
    kind: str
    was: QObject | None
    room: str
    seat: int
    now: QObject | None


@InQml("Table.Program")
class Movement(QObject):
    """The flights and moments that are under way, and the round that has just begun."""

    changed = Signal()

    flights = RowsOf(FlightRow)
    moments = RowsOf(MomentRow)
    newRound = Value(int, notify=changed)
    """The round being announced; 0 for none."""
    again = Value(bool, notify=changed)
    """Whether what flies has flown before."""

    def __init__(
        self,
        parent: QObject,
        ways: Flights = lambda *_: (),
        moments: Moments = lambda *_: (),
    ) -> None:
        super().__init__(parent)
        self._ways = ways
        self._moments = moments
        self._due: list[Moment] = []
        self._count = 0
        self._on = False
        self._carried = False
        self._shown: View | None = None
        self._follow: Callable[[], None] = lambda: None
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.changed)

    @Property("QStringList", notify=changed)
    def awaited(self) -> list[str]:
        return [row.target for row in self.flights.rows if row.arrives]

    @Property("QStringList", notify=changed)
    def bringing(self) -> list[str]:
        """The places to which amounts fly, each with the sign of what it gets."""
        return [f"{row.target} {row.sign}" for row in self.flights.rows if row.amount]

    @Property("QStringList", notify=changed)
    def aims(self) -> list[str]:
        """The places to which anything flies."""
        return [row.target for row in self.flights.rows]

    @Property(int, notify=changed)
    def stage(self) -> int:
        """The stage that is under way; what belongs to a later one waits."""
        return min((row.stage for row in self.flights.rows), default=0)

    @property
    def flying(self) -> bool:
        return self.flights.count > 0

    @property
    def lively(self) -> bool:
        """Whether something is being celebrated, or all has just come to rest."""
        return self.moments.count > 0 or self._rest.isActive()

    @property
    def _acting(self) -> bool:
        """Return whether what players did is still to land."""
        return any(row.stage == 0 and not _gains(row) for row in self.flights.rows)

    @Slot(bool, int)
    def setOn(self, on: bool, rest: int = 0) -> None:
        """Set whether things move, and how long others ``rest`` once all has landed.

        With no rest, nothing that follows waits, either.
        """
        self._on = on
        self._rest.setInterval(rest)
        if not on:
            self.skip()

    @Slot()
    def carry(self) -> None:
        """Let the next answer's pieces stay where they were dropped."""
        self._carried = True

    @Slot(int)
    def land(self, flight: int) -> None:
        self._show([row for row in self.flights.rows if row.key != flight])
        self._breathe()

    @Slot(int)
    def ended(self, moment: int) -> None:
        """End a moment."""
        self.moments.show([row for row in self.moments.rows if row.key != moment])
        self._breathe()
        self.changed.emit()

    @Slot()
    def announced(self) -> None:
        if self.newRound:
            self.newRound = 0
            self.changed.emit()

    @Slot()
    def goOn(self) -> None:
        """End the moments, the rest and what flies, or else the announcement."""
        self._end_moments()
        if self.flying:
            self._show([])
        else:
            self.newRound = 0
            self.changed.emit()

    @Slot()
    def skip(self) -> None:
        self.newRound = 0
        self._end_moments()
        self._show([])

    def refresh(
        self, view: View, events: Iterable[Event], follow: Callable[[], None] = lambda: None
    ) -> None:
        """Animate the change to ``view`` by ``events``, or jump to it if there are none.

        Show what follows from it by ``follow``, once what players did has landed.
        """
        self._follow = follow
        before, self._shown = self._shown, view
        carried, self._carried = self._carried, False
        seen = _seen_by(view, events)
        if before is None or not self._on or not seen:
            self.skip()
            return
        self._due += self._moments(before, view, seen)
        rounds = [event.round for event in seen if isinstance(event, RoundBegan)]
        self.start(self._between(before, view, seen, carried), rounds[-1] if rounds else 0)

    def replay(self, before: View, after: View, events: Iterable[Event]) -> None:
        """Animate and celebrate once more how one view became another; nothing is announced."""
        self.skip()
        seen = _seen_by(after, events) if self._on else ()
        ways = self._between(before, after, seen, False)
        self._due = list(self._moments(before, after, seen))
        if ways or self._due:
            self.again = bool(ways)
            self.changed.emit()
            self.start(ways)

    def _between(
        self, before: View, after: View, seen: Sequence[Event], carried: bool
    ) -> Sequence[Way]:
        """Return the ways of players' actions, and in stages those between two rounds."""
        done = next((n for n, each in enumerate(seen) if begins_round(each)), len(seen))
        acts = self._ways(before, after, seen[:done], carried)
        between = self._ways(before, after, seen[done:], False)
        return [*acts, *(way._replace(stage=_stage(way)) for way in between)]

    def start(self, ways: Sequence[Way], new_round: int = 0) -> None:
        """Start flights, and announce a round if one is given."""
        if new_round:
            self.newRound = new_round
        moved = {way.face for way in ways} - {None}
        kept = [row for row in self.flights.rows if row.face not in moved]
        first = self._count + 1
        self._count += len(ways)
        started = [FlightRow(key, *way) for key, way in enumerate(ways, start=first)]
        self._show([*kept, *started][-max(MOST, len(started)) :])

    def _show(self, rows: Sequence[FlightRow]) -> None:
        self.flights.show(rows)
        if not self._acting or self._rest.interval() == 0:
            follow, self._follow = self._follow, lambda: None
            follow()
        coming = {row.target for row in rows}
        begun, waiting = list[Moment](), list[Moment]()
        for moment in self._due:
            arrived = not self._acting if moment.follows else moment.place not in coming
            (begun if arrived else waiting).append(moment)
        self._due = waiting
        first = self._count + 1
        self._count += len(begun)
        started = [
            MomentRow(key, each.place, each.kind, each.was, each.room, each.seat, each.now)
            for key, each in enumerate(begun, start=first)
        ]
        places = {row.place for row in started}
        kept = [row for row in self.moments.rows if row.place not in places]
        self.moments.show([*kept, *started][-MOST:])
        self.again = self.again and bool(rows)
        self.changed.emit()

    def _breathe(self) -> None:
        """Let others rest for a while if nothing is under way any more."""
        if not self.flying and self.moments.count == 0:
            self._rest.start()

    def _end_moments(self) -> None:
        self._due = []
        self.moments.show([])
        self._rest.stop()
