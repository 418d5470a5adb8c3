"""The form of a new game: seats, edition, expansions, undo, open or hidden hands."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

from PySide6.QtCore import QObject, QRandomGenerator, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.characters import KindRow, kind_row, kind_rows, strength_in_words
from rococo_desktop.controller.expansions import (
    ExpansionRow,
    crowding,
    expansion_rows,
    fewest,
    fitting,
    known,
    most,
    sparing,
)
from rococo_desktop.controller.preferences import CHOICES, HANDS, ChoiceRow, choice_rows
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.tables import TABLES
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import FIRST_GAME, GAMES, MOST_SEATS
from rococo_desktop.kinds.kind import GameKind, Shelf
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.session.settings import Settings
from rococo_desktop.session.setup import (
    EMBLEMS,
    HUMAN,
    MAX_NAME,
    MAX_SEED,
    SEAT_COLOURS,
    Emblem,
    GameSetup,
    Look,
    SeatColour,
    SeatPlan,
    UndoPolicy,
    first_seat,
    looks,
    rival_seats,
)
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

FIRST_SEATS = 3
"""The number of seats of a first game, if the game has room for that many."""
USUAL_SEATS = 2
"""The fewest seats that are proposed for a game that was never played."""
POLICIES: tuple[UndoPolicy, ...] = ("free", "fair")


def _drawn() -> int:
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
    starts: bool = False


class _Plan(NamedTuple):
    """The player planned for a seat; the name may not be valid yet."""

    name: str
    kind: str
    look: Look
    starts: bool = False


class _Draft(NamedTuple):
    """What the form says of a game that was not begun yet."""

    plans: tuple[_Plan, ...]
    edition: str
    expansions: tuple[str, ...]


@QmlElement
@QmlUncreatable("The form comes from the program.")
class NewGameForm(QObject):
    """The entries of the form; no game begins before all of them are valid."""

    changed = Signal()

    def __init__(self, catalogue: Catalogue, values: Shelf, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._values = values
        self._seats = Rows(SeatRow, self)
        self._plans: list[_Plan] = []
        self._drafts: dict[str, _Draft] = {}
        """What was entered for each game since the last one was begun; the latest comes last."""
        self._kind = GAMES[FIRST_GAME]
        self._settings = Settings()
        self._edition = self._kind.editions[0]
        self._chosen: tuple[str, ...] = ()
        self._expansions = Rows(ExpansionRow, self)
        self._undo: UndoPolicy = POLICIES[0]
        self._hands = CHOICES[HANDS][0]
        self._seed = ""
        self._games = Rows(ChoiceRow, self)
        self._kinds = Rows(KindRow, self)
        self._colours = Rows(ChoiceRow, self)
        self._emblems = Rows(ChoiceRow, self)
        self._editions = Rows(ChoiceRow, self)
        self._policies = Rows(ChoiceRow, self)
        self._hand_choices = Rows(ChoiceRow, self)

    @Property(Rows, constant=True)
    def games(self) -> Rows:
        return self._games

    @Property(str, notify=changed)
    def game(self) -> str:
        """The key of the chosen game."""
        return self._kind.key

    @Property(Rows, constant=True)
    def seats(self) -> Rows:
        return self._seats

    @Property(Rows, constant=True)
    def kinds(self) -> Rows:
        return self._kinds

    @Property(int, notify=changed)
    def levels(self) -> int:
        """The strength of the strongest computer player."""
        return len(self._characters)

    @Slot(int, result=str)
    def told(self, strength: int) -> str:
        """Return a strength in words."""
        return strength_in_words(self._catalogue, self._kind.key, strength)

    @Property(Rows, constant=True)
    def colours(self) -> Rows:
        return self._colours

    @Property(Rows, constant=True)
    def emblems(self) -> Rows:
        return self._emblems

    @Property(Rows, constant=True)
    def editions(self) -> Rows:
        return self._editions

    @Property(Rows, constant=True)
    def policies(self) -> Rows:
        return self._policies

    @Property(Rows, constant=True)
    def handChoices(self) -> Rows:
        return self._hand_choices

    @Property(Rows, constant=True)
    def expansions(self) -> Rows:
        return self._expansions

    @Property(str, notify=changed)
    def edition(self) -> str:
        return self._edition

    @Property(str, notify=changed)
    def undo(self) -> str:
        return self._undo

    @Property(str, notify=changed)
    def hands(self) -> str:
        return self._hands

    @Property(bool, notify=changed)
    def shared(self) -> bool:
        """Whether several people sit at the screen."""
        return sum(plan.kind == HUMAN for plan in self._plans) > 1

    @Property(str, notify=changed)
    def seed(self) -> str:
        return self._seed

    @Property(bool, notify=changed)
    def seedIsGood(self) -> bool:
        return self._seed.isascii() and self._seed.isdigit() and int(self._seed) <= MAX_SEED

    @Property(bool, notify=changed)
    def isGood(self) -> bool:
        return self.seedIsGood and not any(row.problem for row in self._seats.rows)

    @Property(str, notify=changed)
    def problem(self) -> str:
        """The error of the first invalid name; empty if there is none."""
        return next((row.problem for row in self._seats.rows if row.problem), "")

    @Property(bool, notify=changed)
    def canAdd(self) -> bool:
        return len(self._plans) < most(self._kind, self._chosen)

    @Property(bool, notify=changed)
    def canRemove(self) -> bool:
        return len(self._plans) > fewest(self._kind, self._chosen)

    @Property(bool, notify=changed)
    def canChooseStart(self) -> bool:
        """Whether one player can be chosen to start; a rival starts by rules of its own."""
        players = len(self._plans)
        return players > 1 and not self._kind.rivals(players, self._chosen)

    @Property(int, notify=changed)
    def firstBot(self) -> int:
        """The first seat of a computer player; the last seat if there is none."""
        bots = [seat for seat, plan in enumerate(self._plans) if plan.kind != HUMAN]
        return bots[0] if bots else len(self._plans) - 1

    @Property(str, notify=changed)
    def note(self) -> str:
        """The sentence who starts, or why there is no other number of seats; perhaps empty."""
        if self._starter is not None:
            name = self._plans[self._starter].name
            return self._catalogue.text("window.new_game.start_chosen", name=name)
        sparse = "" if self.canRemove else sparing(self._kind, self._chosen)
        full = "" if self.canAdd else crowding(self._kind, self._chosen)
        if not sparse and not full:
            drawn = "window.new_game.start_drawn"
            return self._catalogue.text(drawn) if self.canChooseStart else ""
        name = self._catalogue.text(f"expansion.{sparse or full}.name")
        if sparse:
            return self._catalogue.text("window.new_game.alone", expansion=name)
        room = most(self._kind, self._chosen)
        return self._catalogue.text("window.new_game.full", expansion=name, n=room)

    @Property(int, notify=changed)
    def mostSeats(self) -> int:
        return most(self._kind, ())

    @Property(int, constant=True)
    def longestName(self) -> int:
        return MAX_NAME

    def fill(self, settings: Settings) -> None:
        """Fill in what was entered and not begun, or else the last choices, and a new seed."""
        before, self._settings = self._settings, settings
        self._plans = []
        self._games.show(choice_rows(self._catalogue, "game", TABLES, self._numbers))
        self._policies.show(choice_rows(self._catalogue, "undo_policy", POLICIES))
        self._hand_choices.show(choice_rows(self._catalogue, HANDS, CHOICES[HANDS]))
        self._colours.show(self._things("colour", SEAT_COLOURS))
        self._emblems.show(self._things("emblem", EMBLEMS))
        if not self._drafts or settings.undo != before.undo:
            self._undo = settings.undo
        if not self._drafts or settings.hands != before.hands:
            self._hands = settings.hands
        last = next(reversed(self._drafts), settings.game)
        self._fill_game(GAMES[last if last in TABLES else FIRST_GAME])
        self.rollSeed()

    def forget(self) -> None:
        """Forget what was entered: the game is begun, or another form is filled in."""
        self._drafts = {}

    def fill_first(self, settings: Settings, game: str) -> None:
        """Fill in a first game: one person against the gentlest two, as its rulebook recommends."""
        self.forget()
        options = GAMES[game].first_options
        nothing = {"game": game, "edition": "", "expansions": options, "seats": (), "others": {}}
        self.fill(settings.model_copy(update={**nothing, "undo": POLICIES[0]}))
        while len(self._plans) < min(FIRST_SEATS, most(self._kind, ())):
            self.addSeat()

    def _fill_game(self, kind: GameKind) -> None:
        """Fill in the last choices for a game; one that was never played takes over the seats."""
        last, present = self._settings.arrangement(kind.key), self._typed()
        self._kind = kind
        self._kinds.show(kind_rows(self._catalogue, kind.key))
        self._editions.show(choice_rows(self._catalogue, "edition", kind.editions))
        if (draft := self._drafts.get(kind.key)) is not None:
            self._plans = list(draft.plans)
            self._edition, self._chosen = draft.edition, draft.expansions
            return
        seats = last.seats[: most(kind, ())]
        known_kinds = (HUMAN, *kind.bots)
        self._plans = [
            _Plan(seat.name, seat.kind if seat.kind in known_kinds else self._characters[0], look)
            for seat, look in zip(seats, looks(seats), strict=True)
        ]
        self._chosen = known(kind, last.expansions)
        if len(self._plans) > most(kind, self._chosen):
            self._chosen = ()
        if not seats:
            for plan in present[: most(kind, self._chosen)]:
                who = plan.kind if plan.kind in known_kinds else self._characters[0]
                name = plan.name or self._name(who, self._plans)
                self._plans.append(plan._replace(name=name, kind=who))
            self._fill_seats(USUAL_SEATS)
        self._fill_seats()
        self._edition = last.edition if last.edition in kind.editions else kind.editions[0]

    def _typed(self) -> list[_Plan]:
        """Return the plans of the seats, those of computer players without names nobody typed."""
        return [
            plan._replace(name="")
            if plan.kind != HUMAN and plan.name in self._proposals(plan.kind)
            else plan
            for plan in self._plans
        ]

    def players(self) -> tuple[SeatPlan, ...]:
        """Return the players in the order of the form, which must be valid."""
        return tuple(
            SeatPlan(kind=plan.kind, name=plan.name.strip(), **plan.look._asdict())
            for plan in self._plans
        )

    def setup(self) -> GameSetup:
        """Return the game that the form describes; the form must be valid.

        The seed decides which seat starts: the players sit down so that it is the chosen one's.
        """
        players = self.players()
        setup = GameSetup(
            game=self._kind.key,
            seats=players + rival_seats(len(players), self._chosen, self._kind.key),
            edition=self._edition,
            expansions=self._chosen,
            undo=self._undo,
            seed=int(self._seed),
        )
        starter = self._starter
        if starter is None:
            return setup
        turned = (starter - first_seat(setup)) % len(players)
        return setup.model_copy(update={"seats": players[turned:] + players[:turned]})

    @Slot(str)
    def setGame(self, game: str) -> None:
        """Choose the game, with its last choices."""
        if game in TABLES and game != self._kind.key:
            self._fill_game(GAMES[game])
            self._note()

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        """Name a seat."""
        self._plans[seat] = self._plans[seat]._replace(name=name)
        self._note()

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:
        """Put a person or a bot into a seat; a name that nobody typed changes too."""
        plan = self._plans[seat]
        name = plan.name
        if kind != plan.kind and (not name.strip() or name in self._proposals(plan.kind)):
            others = [each for place, each in enumerate(self._plans) if place != seat]
            name = self._name(kind, others)
        self._plans[seat] = plan._replace(kind=kind, name=name)
        self._number_again()
        self._note()

    @Slot(int, str)
    def setColour(self, seat: int, colour: str) -> None:
        """Give a colour to a seat; a seat that had it gets this seat's colour."""
        wanted, left = cast("SeatColour", colour), self._plans[seat].look.colour
        for place, plan in enumerate(self._plans):
            if place == seat:
                self._dress(place, plan.look._replace(colour=wanted))
            elif plan.look.colour == wanted:
                self._dress(place, plan.look._replace(colour=left))
        self._note()

    @Slot(int, str)
    def setEmblem(self, seat: int, emblem: str) -> None:
        """Give an emblem to a seat; a seat that had it gets this seat's emblem."""
        wanted, left = cast("Emblem", emblem), self._plans[seat].look.emblem
        for place, plan in enumerate(self._plans):
            if place == seat:
                self._dress(place, plan.look._replace(emblem=wanted))
            elif plan.look.emblem == wanted:
                self._dress(place, plan.look._replace(emblem=left))
        self._note()

    @Slot()
    def addSeat(self) -> None:
        """Add a seat, with a bot in it."""
        if self.canAdd:
            self._plans.append(self._guest(self._companion))
            self._note()

    @Slot(int)
    def removeSeat(self, seat: int) -> None:
        """Remove a seat."""
        if self.canRemove:
            del self._plans[seat]
            self._number_again()
            self._note()

    @Slot(int, int)
    def moveSeat(self, seat: int, to: int) -> None:
        """Move a seat to another place in the order of play."""
        if 0 <= to < len(self._plans):
            self._plans.insert(to, self._plans.pop(seat))
            self._note()

    @Slot()
    def shuffleSeats(self) -> None:
        """Draw the order of the seats."""
        Generator(_drawn(), "seats").shuffle(self._plans)
        self._note()

    @Slot(int)
    def chooseStart(self, seat: int) -> None:
        """Let the player of a seat start; who starts already is drawn again."""
        for place, plan in enumerate(self._plans):
            self._plans[place] = plan._replace(starts=place == seat and not plan.starts)
        self._note()

    @Slot(str)
    def setEdition(self, edition: str) -> None:
        """Choose the edition."""
        self._edition = edition
        self._note()

    @Slot(str)
    def switchExpansion(self, key: str) -> None:
        """Add or remove an expansion; a bot takes a seat that a removed rival leaves empty.

        With an expansion go those that need it.
        """
        chosen = known(self._kind, {*self._chosen} ^ {key})
        if key in self._chosen:
            chosen = fitting(self._kind, chosen, len(self._plans))
        if len(self._plans) <= most(self._kind, chosen):
            self._chosen = chosen
            self._fill_seats()
            self._note()

    @Slot(str)
    def setUndo(self, policy: str) -> None:
        """Choose how undo works."""
        self._undo = cast("UndoPolicy", policy)
        self._note()

    @Slot(str)
    def setHands(self, hands: str) -> None:
        """Choose whether people see each other's hands."""
        self._hands = hands
        self._note()

    @Slot(str)
    def setSeed(self, seed: str) -> None:
        """Set the seed."""
        self._seed = seed.strip()
        self._show()

    @Slot()
    def rollSeed(self) -> None:
        """Choose a random seed."""
        self._seed = str(_drawn())
        self._show()

    @property
    def _starter(self) -> int | None:
        """Return the place of the player who was chosen to start; None if one is drawn."""
        chosen = [place for place, plan in enumerate(self._plans) if plan.starts]
        return chosen[0] if chosen and self.canChooseStart else None

    @property
    def _characters(self) -> tuple[str, ...]:
        return TABLES[self._kind.key].characters

    @property
    def _companion(self) -> str:
        """Return the bot for one more seat: one that is still free, and suits the strongest."""
        present = {plan.kind for plan in self._plans}
        places = [n for n, each in enumerate(self._characters) if each in present]
        free = [n for n, each in enumerate(self._characters) if each not in present]
        strongest = max(places, default=-1)
        return self._characters[min(free, key=lambda n: (abs(n - strongest), -n), default=0)]

    def _dress(self, seat: int, look: Look) -> None:
        self._plans[seat] = self._plans[seat]._replace(look=look)

    def _fill_seats(self, least: int = 0) -> None:
        while len(self._plans) < max(least, fewest(self._kind, self._chosen)):
            self._plans.append(self._guest(HUMAN if not self._plans else self._companion))

    def _guest(self, kind: str) -> _Plan:
        """Return a plan for one more seat, with an unused name, colour and emblem."""
        looked = [plan.look for plan in self._plans]
        return _Plan(
            self._name(kind, self._plans),
            kind,
            Look(
                next(each for each in SEAT_COLOURS if each not in {look.colour for look in looked}),
                next(each for each in EMBLEMS if each not in {look.emblem for look in looked}),
            ),
        )

    def _name(self, kind: str, others: Iterable[_Plan]) -> str:
        """Return an unused name: for a bot its own, also if there are several of it."""
        taken = {plan.name for plan in others}
        return next(name for name in self._proposals(kind) if name not in taken)

    def _number_again(self) -> None:
        """Renew the names of bots that nobody typed: their numbers may not be needed any more."""
        for seat, plan in enumerate(self._plans):
            if plan.kind != HUMAN and plan.name in self._proposals(plan.kind):
                others = [each for place, each in enumerate(self._plans) if place != seat]
                self._plans[seat] = plan._replace(name=self._name(plan.kind, others))

    def _proposals(self, kind: str) -> list[str]:
        """Return the names that a seat gets automatically, in order."""
        if kind == HUMAN:
            return self._catalogue.text("window.new_game.names").split()
        name = self._catalogue.variant(f"window.seat_kind.{kind}.label", self._kind.key)
        return [name, *(f"{name} {number}" for number in range(2, MOST_SEATS + 1))]

    def _things(self, kind: str, keys: Iterable[str]) -> list[ChoiceRow]:
        return [ChoiceRow(key, self._catalogue.text(f"window.{kind}.{key}"), "") for key in keys]

    def _note(self) -> None:
        """Keep what was entered until a game is begun, and show it."""
        self._drafts.pop(self._kind.key, None)
        self._drafts[self._kind.key] = _Draft(tuple(self._plans), self._edition, self._chosen)
        self._show()

    def _show(self) -> None:
        self._seats.show([self._seat_row(seat, plan) for seat, plan in enumerate(self._plans)])
        self._expansions.show(
            expansion_rows(
                self._catalogue,
                self._kind,
                self._numbers(self._kind.key),
                TABLES[self._kind.key].left_out,
                self._edition,
                self._chosen,
                len(self._plans),
            )
        )
        self.changed.emit()

    def _numbers(self, game: str) -> Mapping[str, str | int]:
        """Return the numbers of a game's components that its sentences mention."""
        return GAMES[game].numbers(self._values[game])

    def _seat_row(self, seat: int, plan: _Plan) -> SeatRow:
        _, who, about, portrait, strength = kind_row(self._catalogue, self._kind.key, plan.kind)
        problem = self._problem(seat)
        row = SeatRow(
            seat, plan.name, plan.kind, problem, *plan.look, who, about, portrait, strength
        )
        return row._replace(starts=seat == self._starter)

    def _problem(self, seat: int) -> str:
        name = self._plans[seat].name.strip()
        if not name:
            return self._catalogue.text("window.new_game.no_name")
        if len(name) > MAX_NAME or not is_legible(name):
            return self._catalogue.text("window.new_game.bad_name", most=MAX_NAME)
        taken = [plan.name.strip() for plan in self._plans[:seat]]
        if name in (*taken, *self._kind.rivals(len(self._plans), self._chosen)):
            return self._catalogue.text("window.new_game.same_name")
        return ""
