"""Ways: the places of pieces before and after some events, for their flights.

Amounts come from the piece that gives them and go to the piece that is paid for: a window, a
drawer, a card, a space. If there is none on the table, that is the general stocks.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.dragging import BENCH, PURSE
from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.table.movement import DEAL, MOST, Moment, Way, in_turn, joined
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.view import View

LANDING = 6
"""The number of steps that a leaving card waits for its gains to arrive."""
STOCKS = "stocks"
FAVOR = "favor"
UNSEEN_TILE = "tile"


class Teller:
    """A rule set's source of ways and moments."""

    def partners(self, event: Event, ways: "Ways") -> Iterator[tuple[tuple[int, str], str]]:  # noqa: ARG002
        """Yield the places that gains come from and payments go to, by seat and reason."""
        yield from ()

    def ways(self, event: Event, ways: "Ways") -> Iterator[Way]:  # noqa: ARG002
        """Yield the ways of an event."""
        yield from ()

    def dealt(self, event: Event, ways: "Ways") -> Iterator[Way]:  # noqa: ARG002
        """Yield the ways of pieces dealt face down from a pile."""
        yield from ()

    def moments(self, event: Event, ways: "Ways") -> Iterator[Moment]:  # noqa: ARG002
        """Yield the moments that an event deserves."""
        yield from ()


class Ways:
    """The ways between two views."""

    def __init__(
        self,
        faces: Faces,
        before: View,
        after: View,
        events: Sequence[Event],
        *,
        carried: bool,
        tellers: Sequence["Teller"],
    ) -> None:
        """Compare the views; pieces that the viewer has ``carried`` have arrived already."""
        self._tellers = tellers
        self._faces = faces
        self.before = before
        self.after = after
        self._events = events
        self.carried = carried
        self._partners = {
            payment: place
            for event in events
            for teller in tellers
            for payment, place in teller.partners(event, self)
        }

    def in_sequence(self) -> list[Way]:
        """Return the ways of players' acts in sequence, then those of all piles dealt at once."""
        dealt = (
            way
            for event in self._events
            for teller in self._tellers
            for way in teller.dealt(event, self)
        )
        return [*in_turn(self.acts()[:MOST]), *dealt]

    def moments(self) -> Iterator[Moment]:
        """Yield the moments that the events deserve."""
        for event in self._events:
            for teller in self._tellers:
                yield from teller.moments(event, self)

    def acts(self, events: Sequence[Event] | None = None) -> list[Way]:
        """Return the ways of players' acts, one for each piece and each kind of amount.

        They are those of all events, or of some.
        """
        done = self._events if events is None else events
        return joined(way for event in done for way in self._of(event))

    def _of(self, event: Event) -> Iterator[Way]:
        own = self.carried and self.is_viewer(getattr(event, "seat", None))
        for teller in self._tellers:
            for way in teller.ways(event, self):
                if not own or way.sign:
                    yield way
                elif way.enters or way.seat >= 0:
                    # Seen where it lies, until it counts.
                    yield way._replace(source=way.target)

    def gained(self, seat: int, reason: str, **amounts: int) -> Iterator[Way]:
        """Yield the ways of amounts from their source to a player."""
        source, home = self.partner(seat, reason), self.home(seat)
        for sign, amount in amounts.items():
            if amount:
                yield Way(source, home, None, sign, amount)

    def piece(self, source: str, target: str, face: QObject) -> Way:
        """Return the way of a piece, which appears at its target when it arrives."""
        return Way(source, target, face, arrives=True)

    def marker(self, source: str, target: str, seat: int) -> Way:
        return Way(source, target, seat=seat, arrives=True)

    def partner(self, seat: int, reason: str) -> str:
        """Return the place that an amount comes from or goes to."""
        if (seat, reason) in self._partners:
            return self._partners[seat, reason]
        if reason in self._faces.rules.employees:
            return self.card(seat, reason)
        groups = self._faces.rules.board.decorations
        held = (space for space, owner in self.after.decorations.items() if owner == seat)
        return next((f"space:{each}" for each in held if groups[each].group == reason), STOCKS)

    def card(self, seat: int, card: str) -> str:
        """Return the place of a player's open card, or of the player if it is not open."""
        if self.is_viewer(seat):
            return f"card:{card}"
        played = self.before.players[seat].played == card
        return f"played:{seat}" if played else self.home(seat)

    def is_viewer(self, seat: int | None) -> bool:
        """Return whether a seat is that of the person at the screen."""
        return seat in self.after.eyes

    def home(self, seat: int) -> str:
        return PURSE if self.is_viewer(seat) else f"player:{seat}"

    def card_home(self, seat: int, card: str) -> str:
        """Return the place of a card that a player gets: in the viewer's hand, or at the player."""
        return f"card:{card}" if self.is_viewer(seat) else self.home(seat)

    def hold(self, seat: int) -> str:
        """Return the place of a piece while its destination is asked."""
        return BENCH if self.is_viewer(seat) else f"player:{seat}"


def flights_of(
    faces: Faces,
    tellers: Sequence[Teller],
    before: View,
    after: View,
    events: Sequence[Event],
    carried: bool,
) -> list[Way]:
    """Return the ways of one game's pieces as they fly."""
    ways = Ways(faces, before, after, events, carried=carried, tellers=tellers)
    return ways.in_sequence()


def moments_of(
    faces: Faces, tellers: Sequence[Teller], before: View, after: View, events: Sequence[Event]
) -> Iterator[Moment]:
    """Return the moments of one game."""
    return Ways(faces, before, after, events, carried=False, tellers=tellers).moments()


def deal(sign: str, places: Sequence[str]) -> Iterator[Way]:
    """Yield the ways from a pile to places, in at most ``DEAL`` steps."""
    for number, place in enumerate(places):
        order = number * DEAL // len(places)
        yield Way(f"pile:{sign}", place, sign=sign, arrives=True, order=order)
