"""The seats in the form of a new game: who plays, by which name and look, and who starts."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QObject, QRandomGenerator, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.seats import characters
from rococo_desktop.controller.seats.expansions import crowding, fewest, most, sparing
from rococo_desktop.controller.settings.choices import ChoiceRow
from rococo_desktop.controller.table.portraits import person
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import FIRST_GAME, GAMES, MOST_SEATS
from rococo_desktop.kinds.kind import GameKind
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.session.seats import (
    EMBLEMS,
    HUMAN,
    MAX_NAME,
    PORTRAITS,
    SEAT_COLOURS,
    Emblem,
    Look,
    Portrait,
    SeatColour,
    SeatPlan,
    looks,
)
from rococo_desktop.texts import Catalogue

USUAL_SEATS = 2
"""The fewest seats that are proposed for a game that was never played."""


def drawn() -> int:
    """Return a random number below a million."""
    return QRandomGenerator.system().bounded(1_000_000)


class SeatRow(NamedTuple):
    """A seat of the form; ``problem`` says what is wrong with its name.

    ``who`` plays there with this ``strength``, and ``about`` tells more; ``starts`` says whether
    this player was chosen to start.
    """

    key: int
    name: str
    kind: str
    problem: str
    colour: str
    emblem: str
    who: str
    about: str
    portrait: str
    strength: int
    starts: bool


class PlannedSeat(NamedTuple):
    """The player planned for a seat; the name may not be valid yet."""

    name: str
    kind: str
    look: Look
    starts: bool = False


@InQml("Table.Program")
class PlannedSeats(QObject):
    """The players of a new game, in their order of play, as many as the game has room for."""

    changed = Signal()
    edited = Signal()
    """Somebody has changed a seat, or the number or order of the seats."""

    plans = RowsOf(SeatRow)
    kinds = RowsOf(characters.KindRow)
    colours = RowsOf(ChoiceRow)
    emblems = RowsOf(ChoiceRow)
    portraits = RowsOf(ChoiceRow)
    longestName = Value(int)
    mostSeats = Value(int, notify=changed)
    """The largest number of seats that the game can have."""
    shared = Value(bool, notify=changed)
    """Whether several people sit at the screen."""
    problem = Value(str, notify=changed)
    """The error of the first invalid name; empty if there is none."""
    canAdd = Value(bool, notify=changed)
    canRemove = Value(bool, notify=changed)
    canChooseStart = Value(bool, notify=changed)
    """Whether one player can be chosen to start; a rival starts by rules of its own."""
    firstBot = Value(int, notify=changed)
    """The first seat of a computer player; the last seat if there is none."""
    note = Value(str, notify=changed)
    """The sentence who starts, or why there is no other number of seats; perhaps empty."""

    def __init__(self, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._kind = GAMES[FIRST_GAME]
        self._expansions: tuple[str, ...] = ()
        self._seats: list[PlannedSeat] = []
        self.longestName = MAX_NAME

    @property
    def all(self) -> tuple[PlannedSeat, ...]:
        """Return what is planned for all seats."""
        return tuple(self._seats)

    @property
    def starter(self) -> int | None:
        """Return the place of the player who was chosen to start; None if one is drawn."""
        chosen = [place for place, seat in enumerate(self._seats) if seat.starts]
        return chosen[0] if chosen and self.canChooseStart else None

    def players(self) -> tuple[SeatPlan, ...]:
        """Return the players in the order of the form; their names must be valid."""
        return tuple(
            SeatPlan(kind=seat.kind, name=seat.name.strip(), **seat.look._asdict())
            for seat in self._seats
        )

    def clear(self) -> None:
        """Let nobody sit here, so that the next game takes nobody over."""
        self._seats = []

    def restore(
        self, kind: GameKind, expansions: tuple[str, ...], seats: Iterable[PlannedSeat]
    ) -> None:
        """Show the seats of a game as they were left."""
        self._choose(kind, expansions)
        self._seats = list(seats)
        self._show()

    def propose(
        self, kind: GameKind, expansions: tuple[str, ...], last: Sequence[SeatPlan]
    ) -> None:
        """Seat those who played a game ``last``; in one that was never played, those here now."""
        known = (HUMAN, *kind.bots)
        present = self._typed()
        self._choose(kind, expansions)
        self._seats = [
            PlannedSeat(seat.name, seat.kind if seat.kind in known else self._characters[0], look)
            for seat, look in zip(last, looks(last), strict=True)
        ]
        if not last:
            for seat in present[: most(kind, expansions)]:
                who = seat.kind if seat.kind in known else self._characters[0]
                name = seat.name or self._name(who, self._seats)
                self._seats.append(seat._replace(name=name, kind=who))
            self._fill(USUAL_SEATS)
        self.suit(expansions)

    def suit(self, expansions: tuple[str, ...]) -> None:
        """Note the chosen expansions; a bot takes a seat that they need."""
        self._expansions = expansions
        self._fill()
        self._show()

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        self._seats[seat] = self._seats[seat]._replace(name=name)
        self._note()

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:
        """Put a person or a bot into a seat; a name that nobody typed changes too."""
        planned = self._seats[seat]
        name = planned.name
        if kind != planned.kind and (not name.strip() or name in self._proposals(planned.kind)):
            name = self._name(kind, self._others(seat))
        self._seats[seat] = planned._replace(kind=kind, name=name)
        self._number_again()
        self._note()

    @Slot(int, str)
    def setColour(self, seat: int, colour: str) -> None:
        """Give a colour to a seat; a seat that had it gets this seat's colour."""
        mine, wanted = self._seats[seat].look.colour, cast("SeatColour", colour)
        exchanged = {mine: wanted, wanted: mine}
        self._dress(lambda look: look._replace(colour=exchanged.get(look.colour, look.colour)))

    @Slot(int, str)
    def setEmblem(self, seat: int, emblem: str) -> None:
        """Give an emblem to a seat; a seat that had it gets this seat's emblem."""
        mine, wanted = self._seats[seat].look.emblem, cast("Emblem", emblem)
        exchanged = {mine: wanted, wanted: mine}
        self._dress(lambda look: look._replace(emblem=exchanged.get(look.emblem, look.emblem)))

    @Slot(int, str)
    def setPortrait(self, seat: int, portrait: str) -> None:
        """Give a portrait to a seat; a seat that had it gets this seat's portrait."""
        mine, wanted = self._seats[seat].look.portrait, cast("Portrait", portrait)
        exchanged = {mine: wanted, wanted: mine}
        self._dress(
            lambda look: look._replace(portrait=exchanged.get(look.portrait, look.portrait))
        )

    @Slot()
    def add(self) -> None:
        """Add a seat, with a bot in it."""
        if self.canAdd:
            self._seats.append(self._guest(self._companion))
            self._note()

    @Slot(int)
    def remove(self, seat: int) -> None:
        if self.canRemove:
            del self._seats[seat]
            self._number_again()
            self._note()

    @Slot(int, int)
    def move(self, seat: int, to: int) -> None:
        """Move a seat to another place in the order of play."""
        if 0 <= to < len(self._seats):
            self._seats.insert(to, self._seats.pop(seat))
            self._note()

    @Slot()
    def shuffle(self) -> None:
        Generator(drawn(), "seats").shuffle(self._seats)
        self._note()

    @Slot(int)
    def chooseStart(self, seat: int) -> None:
        """Let the player of a seat start; who starts already is drawn again."""
        for place, planned in enumerate(self._seats):
            self._seats[place] = planned._replace(starts=place == seat and not planned.starts)
        self._note()

    @property
    def _characters(self) -> tuple[str, ...]:
        return TABLES[self._kind.key].characters

    @property
    def _companion(self) -> str:
        """Return the bot for one more seat: one that is still free, and suits the strongest."""
        present = {seat.kind for seat in self._seats}
        places = [n for n, each in enumerate(self._characters) if each in present]
        free = [n for n, each in enumerate(self._characters) if each not in present]
        strongest = max(places, default=-1)
        return self._characters[min(free, key=lambda n: (abs(n - strongest), -n), default=0)]

    def _choose(self, kind: GameKind, expansions: tuple[str, ...]) -> None:
        """Offer what there is to choose for a seat of a game."""
        self._kind, self._expansions = kind, expansions
        self.mostSeats = most(kind, ())
        self.kinds.show(characters.kind_rows(self._catalogue, kind.key))
        self.colours.show(self._things("colour", SEAT_COLOURS))
        self.emblems.show(self._things("emblem", EMBLEMS))
        self.portraits.show(self._things("portrait", PORTRAITS))

    def _things(self, kind: str, keys: Iterable[str]) -> list[ChoiceRow]:
        return [ChoiceRow(key, self._catalogue.text(f"window-{kind}-{key}"), "") for key in keys]

    def _dress(self, change: Callable[[Look], Look]) -> None:
        self._seats = [seat._replace(look=change(seat.look)) for seat in self._seats]
        self._note()

    def _fill(self, least: int = 0) -> None:
        while len(self._seats) < max(least, fewest(self._kind, self._expansions)):
            self._seats.append(self._guest(HUMAN if not self._seats else self._companion))

    def _guest(self, kind: str) -> PlannedSeat:
        """Return a plan for one more seat, with an unused name and look."""
        looked = [seat.look for seat in self._seats]
        return PlannedSeat(
            self._name(kind, self._seats),
            kind,
            Look(
                next(each for each in SEAT_COLOURS if each not in {look.colour for look in looked}),
                next(each for each in EMBLEMS if each not in {look.emblem for look in looked}),
                next(each for each in PORTRAITS if each not in {look.portrait for look in looked}),
            ),
        )

    def _others(self, seat: int) -> list[PlannedSeat]:
        return [each for place, each in enumerate(self._seats) if place != seat]

    def _is_proposed(self, seat: PlannedSeat) -> bool:
        """Return whether a bot has a name that nobody typed."""
        return seat.kind != HUMAN and seat.name in self._proposals(seat.kind)

    def _typed(self) -> list[PlannedSeat]:
        """Return what is planned, with no names for bots but those that somebody typed."""
        return [seat._replace(name="") if self._is_proposed(seat) else seat for seat in self._seats]

    def _name(self, kind: str, others: Iterable[PlannedSeat]) -> str:
        """Return an unused name: for a bot its own, also if there are several of it."""
        taken = {seat.name for seat in others}
        return next(name for name in self._proposals(kind) if name not in taken)

    def _number_again(self) -> None:
        """Renew the names of bots that nobody typed: their numbers may not be needed any more."""
        for place, seat in enumerate(self._seats):
            if self._is_proposed(seat):
                self._seats[place] = seat._replace(name=self._name(seat.kind, self._others(place)))

    def _proposals(self, kind: str) -> list[str]:
        """Return the names that a seat gets automatically, in order."""
        if kind == HUMAN:
            return self._catalogue.text("window-new_game-names").split()
        name = self._catalogue.variant(f"window-seat_kind-{kind}-label", self._kind.key)
        return [name, *(f"{name} {number}" for number in range(2, MOST_SEATS + 1))]

    def _note(self) -> None:
        self._show()
        self.edited.emit()

    def _show(self) -> None:
        players = len(self._seats)
        self.canAdd = players < most(self._kind, self._expansions)
        self.canRemove = players > fewest(self._kind, self._expansions)
        self.canChooseStart = players > 1 and not self._kind.rivals(players, self._expansions)
        self.plans.show(self._row(place, seat) for place, seat in enumerate(self._seats))
        self.problem = next((row.problem for row in self.plans.rows if row.problem), "")
        self.shared = sum(seat.kind == HUMAN for seat in self._seats) > 1
        bots = (place for place, seat in enumerate(self._seats) if seat.kind != HUMAN)
        self.firstBot, self.note = next(bots, players - 1), self._said()
        self.changed.emit()

    def _said(self) -> str:
        if (starter := self.starter) is not None:
            name = self._seats[starter].name
            return self._catalogue.text("window-new_game-start_chosen", name=name)
        sparse = "" if self.canRemove else sparing(self._kind, self._expansions)
        full = "" if self.canAdd else crowding(self._kind, self._expansions)
        if not sparse and not full:
            free = self.canChooseStart
            return self._catalogue.text("window-new_game-start_drawn") if free else ""
        name = self._catalogue.text(f"expansion-{sparse or full}-name")
        if sparse:
            part = self._catalogue.text(f"window-new_game-additions-{self._kind.key}")
            return self._catalogue.text("window-new_game-alone", expansion=name, part=part)
        room = most(self._kind, self._expansions)
        return self._catalogue.text("window-new_game-full", expansion=name, n=room)

    def _row(self, place: int, seat: PlannedSeat) -> SeatRow:
        who = characters.kind_row(self._catalogue, self._kind.key, seat.kind)
        return SeatRow(
            key=place,
            name=seat.name,
            kind=seat.kind,
            problem=self._problem(place),
            colour=seat.look.colour,
            emblem=seat.look.emblem,
            who=who.label,
            about=who.explanation,
            portrait=who.portrait or person(seat.look.portrait),
            strength=who.strength,
            starts=place == self.starter,
        )

    def _problem(self, place: int) -> str:
        name = self._seats[place].name.strip()
        if not name:
            return self._catalogue.text("window-new_game-no_name")
        if len(name) > MAX_NAME or not is_legible(name):
            return self._catalogue.text("window-new_game-bad_name", most=MAX_NAME)
        taken = [seat.name.strip() for seat in self._seats[:place]]
        if name in (*taken, *self._kind.rivals(len(self._seats), self._expansions)):
            return self._catalogue.text("window-new_game-same_name")
        return ""
