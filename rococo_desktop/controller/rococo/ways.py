"""Where things were before some events and where they are after them: the ways that tell of them.

Amounts come from what gives them and go to what is paid: a window, a drawer, a card, a space. Where
nothing on the table gives or is paid, that is the general stocks.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from rococo_desktop.controller.movement import MOST, Way
from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.view import View

DEAL = 6
"""In so many steps each pile is dealt out, however many pieces it deals."""
LANDING = 6
"""How many steps a card that leaves waits for what it gave."""
STOCKS = "stocks"
BENCH = "bench"
PURSE = "purse"
FAVOR = "favor"
UNSEEN_TILE = "tile"


class Teller(Protocol):
    """Somebody who knows of further ways."""

    def partners(self, event: Event, ways: "Ways") -> Iterator[tuple[tuple[int, str], str]]:
        """Yield where what a player pays for, or gains from, lies: by player and reason."""

    def ways(self, event: Event, ways: "Ways") -> Iterator[Way]:
        """Yield what an event lets fly."""

    def dealt(self, event: Event, ways: "Ways") -> Iterator[Way]:
        """Yield what comes face down from a pile to its place."""


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
        others: Sequence["Teller"] = (),
    ) -> None:
        """Take what lies between the views; what the viewer has ``carried`` is there already.

        The ``others`` tell of what only they know.
        """
        self._others = others
        self._faces = faces
        self.before = before
        self.after = after
        self._events = events
        self.carried = carried
        self._partners = dict(self._bought_or_giving())

    def told(self) -> list[Way]:
        """Return what players do, one after the other, and what is dealt, pile by pile at once."""
        dealt = (way for event in self._events for way in self._dealt(event))
        return [*_in_turn(self.acts()[:MOST]), *dealt]

    def acts(self) -> list[Way]:
        """Return what players do, one way for each piece and each kind of amount."""
        return joined(way for event in self._events for way in self._of(event))

    def _of(self, event: Event) -> Iterator[Way]:
        own = self.carried and self.is_viewer(getattr(event, "seat", None))
        of_others = (way for other in self._others for way in other.ways(event, self))
        own_ways = (*self._of_player(event), *self._of_dress(event), *self._of_tile(event))
        for way in (*own_ways, *of_others):
            if not (own and way.arrives):
                yield way

    def _of_player(self, event: Event) -> Iterator[Way]:
        match event:
            case happened.CardPlayed(seat, card) if not self.is_viewer(seat):
                yield self.piece(self.home(seat), f"played:{seat}", self._faces.card(card))
            case happened.EmployeeHired(seat, card):
                home = f"card:{card}" if self.is_viewer(seat) else self.home(seat)
                yield self.piece(self._counter(card), home, self._faces.card(card))
            case happened.EmployeeLeft(seat, card):
                way = self.piece(self._card(seat, card), STOCKS, self._faces.card(card))
                yield way._replace(order=LANDING)
            case happened.FavorClaimed(seat):
                yield Way(FAVOR, self.home(seat), sign="favor")
            case happened.DecorationFunded(seat, decoration):
                yield self._marker(self.hold(seat), f"space:{decoration}", seat)
            case happened.AllHallsReached(seat, place):
                yield self._marker(self.home(seat), f"all_halls:{place}", seat)
            case happened.LivreGained(seat, amount, reason):
                yield from self._gained(seat, reason, livre=amount)
            case happened.LivrePaid(seat, amount, reason):
                yield Way(self.home(seat), self._partner(seat, reason), None, "livre", amount)
            case happened.PrestigeGained(seat, amount, reason):
                yield from self._gained(seat, reason, prestige=amount)
            case happened.NotionsGained(seat, thread, lace, reason):
                yield from self._gained(seat, reason, thread=thread, lace=lace)
            case happened.NotionsPaid(seat, thread, lace, reason):
                for sign, amount in (("thread", thread), ("lace", lace)):
                    if amount:
                        partner = self._partner(seat, reason)
                        yield Way(self.home(seat), partner, None, sign, amount)

    def _of_dress(self, event: Event) -> Iterator[Way]:
        match event:
            case happened.DressMade(seat, dress):
                face = self._faces.dress(dress)
                yield self.piece(self._window(dress), self.hold(seat), face)
            case happened.DressRented(seat, dress, space):
                face = self._faces.dress(dress)
                yield self.piece(self.hold(seat), f"space:{space}", face)
            case happened.DressSold(seat, dress):
                yield self.piece(self.hold(seat), STOCKS, self._faces.dress(dress))
            case happened.DressAdmired(_, dress, fireworks):
                face = self._faces.dress(dress)
                yield self.piece(self._guest(dress), f"terrace:{fireworks}", face)

    def _of_tile(self, event: Event) -> Iterator[Way]:
        match event:
            case happened.ResourceTaken(seat, tile):
                face = self._faces.tile(tile)
                yield self.piece(self._drawer(tile), self.hold(seat), face)
            case happened.ResourceDrawn(seat, None):
                yield Way(STOCKS, self.home(seat), sign=UNSEEN_TILE)
            case happened.ResourceDrawn(seat, str(tile)):
                yield self.piece(STOCKS, self.hold(seat), self._faces.tile(tile))
            case happened.ResourceKept(seat, str(tile)) if self.is_viewer(seat):
                yield self.piece(BENCH, f"rack:{tile}", self._faces.tile(tile))
            case happened.ResourceTraded(seat, tile):
                yield self.piece(self.hold(seat), STOCKS, self._faces.tile(tile))
            case happened.ResourcesSpent(seat, tiles):
                for tile in tiles:
                    yield self.piece(self.home(seat), STOCKS, self._faces.tile(tile))

    def _dealt(self, event: Event) -> Iterator[Way]:
        """Yield what comes face down from a pile to its place."""
        after = self.after
        match event:
            case happened.EmployeesRevealed(cards):
                yield from deal("stack", self._places(after.hire, "hire", cards))
            case happened.ResourcesRevealed(tiles):
                places = [
                    place
                    for number, segment in enumerate(after.warehouse)
                    for place in self._places(segment, f"drawer:{number}", tiles)
                ]
                yield from deal("tile", places)
            case happened.DressesRevealed(dresses):
                places = self._places(after.workshop, "window", dresses)
                yield from deal("lady", places)
        for other in self._others:
            yield from other.dealt(event, self)

    def _gained(self, seat: int, reason: str, **amounts: int) -> Iterator[Way]:
        source, home = self._partner(seat, reason), self.home(seat)
        for sign, amount in amounts.items():
            if amount:
                yield Way(source, home, None, sign, amount)

    def piece(self, source: str, target: str, face: QObject) -> Way:
        """Return the way of a piece that shows at its target when it arrives."""
        return Way(source, target, face, arrives=True)

    def _marker(self, source: str, target: str, seat: int) -> Way:
        return Way(source, target, seat=seat, arrives=True)

    def _bought_or_giving(self) -> Iterator[tuple[tuple[int, str], str]]:
        """Yield where what a player pays for, or gains from, lies: by player and reason."""
        for event in self._events:
            for other in self._others:
                yield from other.partners(event, self)
            match event:
                case happened.EmployeeHired(seat, card):
                    yield (seat, "hire"), self._counter(card)
                case happened.DressMade(seat, dress):
                    yield (seat, "make_dress"), self._window(dress)
                case happened.ResourceTaken(seat, tile):
                    yield (seat, "acquire"), self._drawer(tile)
                case happened.DecorationFunded(seat, decoration):
                    yield (seat, "fund"), f"space:{decoration}"
                case happened.DressRented(seat, _, space):
                    yield (seat, "reward"), f"space:{space}"
                case happened.FavorClaimed(seat):
                    yield (seat, "favor"), FAVOR

    def _partner(self, seat: int, reason: str) -> str:
        """Return where an amount comes from or goes to."""
        if (seat, reason) in self._partners:
            return self._partners[seat, reason]
        if reason in self._faces.rules.employees:
            return self._card(seat, reason)
        groups = self._faces.rules.board.decorations
        held = (space for space, owner in self.after.decorations.items() if owner == seat)
        return next((f"space:{each}" for each in held if groups[each].group == reason), STOCKS)

    def _card(self, seat: int, card: str) -> str:
        """Return where a player's card lies open, or where the player is."""
        if self.is_viewer(seat):
            return f"card:{card}"
        played = self.before.players[seat].played == card
        return f"played:{seat}" if played else self.home(seat)

    def is_viewer(self, seat: int | None) -> bool:
        """Return whether somebody sits before the screen."""
        return seat in self.after.eyes

    def home(self, seat: int) -> str:
        """Return where a player's belongings are."""
        return PURSE if self.is_viewer(seat) else f"player:{seat}"

    def hold(self, seat: int) -> str:
        """Return where a piece is while it is asked where it goes."""
        return BENCH if self.is_viewer(seat) else f"player:{seat}"

    def _window(self, dress: str) -> str:
        return _place("window", self.before.workshop, dress)

    def _counter(self, card: str) -> str:
        return _place("hire", self.before.hire, card)

    def _drawer(self, tile: str) -> str:
        for number, segment in enumerate(self.before.warehouse):
            if tile in segment:
                return _place(f"drawer:{number}", segment, tile)
        return STOCKS

    def _guest(self, dress: str) -> str:
        spaces = (space for space, (worn, _) in self.before.guests.items() if worn == dress)
        return f"space:{next(spaces, '')}"

    def _places(
        self, lying: Sequence[str | None], display: str, pieces: Sequence[str]
    ) -> list[str]:
        return [f"{display}:{place}" for place, piece in enumerate(lying) if piece in pieces]


def joined(ways: Iterable[Way]) -> list[Way]:
    """Return one way for each piece, however many stops it made, and like amounts together."""
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


def _alike(earlier: Way, way: Way) -> bool:
    if way.face is not None:
        return earlier.face is way.face
    return way.amount > 0 and way[:4] == earlier[:4]


def _in_turn(ways: Iterable[Way]) -> Iterator[Way]:
    """Give each way its turn; one that waits for what came before waits for something only."""
    step = 0
    for way in ways:
        step += way.order if step else 0
        yield way._replace(order=step)
        step += 1


def deal(sign: str, places: Sequence[str]) -> Iterator[Way]:
    """Yield the ways from a pile to places, some at a time."""
    for number, place in enumerate(places):
        order = number * DEAL // len(places)
        yield Way(f"pile:{sign}", place, sign=sign, arrives=True, order=order)


def _place(display: str, pieces: Sequence[str | None], piece: str) -> str:
    """Return the place of a piece in a display; the stocks if it was not seen there."""
    return f"{display}:{pieces.index(piece)}" if piece in pieces else STOCKS
