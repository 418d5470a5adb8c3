"""The form of a new game: seats, edition, expansions, undo, open or hidden hands."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, cast

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.seats.expansions import (
    ExpansionRow,
    expansion_rows,
    fitting,
    known,
    most,
)
from rococo_desktop.controller.seats.folds import FoldRow, fold_rows
from rococo_desktop.controller.seats.planned_seats import PlannedSeat, PlannedSeats, drawn
from rococo_desktop.controller.settings.choices import ChoiceRow, choice_rows
from rococo_desktop.controller.settings.preferences import CHOICES, HANDS
from rococo_desktop.controller.table_kinds import QML, TABLES
from rococo_desktop.games import FIRST_GAME, GAMES
from rococo_desktop.kinds.kind import GameKind, Shelf
from rococo_desktop.session.seats import MAX_SEED, UndoPolicy
from rococo_desktop.session.settings import Arrangement, Settings
from rococo_desktop.session.setup import GameSetup, first_seat, rival_seats
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument

FIRST_SEATS = 3
"""The number of seats of a first game, if the game has room for that many."""
POLICIES: tuple[UndoPolicy, ...] = ("free", "fair")


class GameRow(NamedTuple):
    """A game to choose, with a picture, as a path in the images."""

    key: str
    label: str
    explanation: str
    picture: str


class _Draft(NamedTuple):
    """What the form says of a game that was not begun yet."""

    seats: tuple[PlannedSeat, ...]
    edition: str
    expansions: tuple[str, ...]


@InQml("Table.Program")
class NewGameForm(QObject):
    """The entries of the form; no game begins before all of them are valid."""

    changed = Signal()

    games = RowsOf(GameRow)
    folds = RowsOf(FoldRow)
    """The parts of the form that can be unfolded."""
    seats = Value(PlannedSeats)
    editions = RowsOf(ChoiceRow)
    policies = RowsOf(ChoiceRow)
    handChoices = RowsOf(ChoiceRow)
    expansions = RowsOf(ExpansionRow)
    game = Value(str, notify=changed)
    edition = Value(str, notify=changed)
    undo = Value(str, notify=changed)
    hands = Value(str, notify=changed)
    seed = Value(str, notify=changed)

    def __init__(self, catalogue: Catalogue, values: Shelf, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._values = values
        self.seats = PlannedSeats(catalogue, self)
        self.seats.edited.connect(self._note)
        self._drafts: dict[str, _Draft] = {}
        """What was entered for each game since the last one was begun; the latest comes last."""
        self._kind, self.game = GAMES[FIRST_GAME], FIRST_GAME
        self._settings = Settings()
        self.edition = self._kind.editions[0]
        self._chosen: tuple[str, ...] = ()
        self._drawn = True
        """Whether chance has chosen the seed."""
        self.undo = POLICIES[0]
        self.hands = CHOICES[HANDS][0]

    @Property(bool, notify=changed)
    def seedIsGood(self) -> bool:
        return self.seed.isascii() and self.seed.isdigit() and int(self.seed) <= MAX_SEED

    @Property(bool, notify=changed)
    def isGood(self) -> bool:
        return self.seedIsGood and not self.seats.problem

    def fill(self, settings: Settings) -> None:
        """Fill in what was entered and not begun, or else the last choices, and a new seed."""
        before, self._settings = self._settings, settings
        self.seats.clear()
        games = choice_rows(self._catalogue, "game", TABLES, self._numbers)
        self.games.show(
            GameRow(*row, QML[row.key].picture if row.key in QML else "") for row in games
        )
        self.policies.show(choice_rows(self._catalogue, "undo_policy", POLICIES))
        self.handChoices.show(choice_rows(self._catalogue, HANDS, CHOICES[HANDS]))
        if not self._drafts or settings.undo != before.undo:
            self.undo = settings.undo
        if not self._drafts or settings.hands != before.hands:
            self.hands = settings.hands
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
        self.fill(settings.changed(**nothing, undo=POLICIES[0]))
        while len(self.seats.all) < min(FIRST_SEATS, self.seats.mostSeats):
            self.seats.add()

    def fill_alone(self, settings: Settings, game: str) -> None:
        """Fill in a game of one person against the automatic rival."""
        self.forget()
        rival = {"game": game, "expansions": GAMES[game].alone, "seats": (), "others": {}}
        self.fill(settings.changed(**rival))
        while self.seats.canRemove:
            self.seats.remove(len(self.seats.all) - 1)

    def _fill_game(self, kind: GameKind) -> None:
        """Fill in the last choices for a game; one that was never played takes over the seats."""
        self._kind, self.game = kind, kind.key
        self.editions.show(choice_rows(self._catalogue, "edition", kind.editions))
        if (draft := self._drafts.get(kind.key)) is not None:
            self.edition, self._chosen = draft.edition, draft.expansions
            self.seats.restore(kind, draft.expansions, draft.seats)
            return
        last = self._settings.arrangement(kind.key)
        self.edition = last.edition if last.edition in kind.editions else kind.editions[0]
        self._chosen = known(kind, last.expansions)
        seats = last.seats[: most(kind, ())]
        if len(seats) > most(kind, self._chosen):
            self._chosen = ()
        self.seats.propose(kind, self._chosen, seats)

    def setup(self) -> GameSetup:
        """Return the game that the form describes; the form must be valid.

        The seed decides which seat starts: the players sit down so that it is the chosen one's.
        """
        players, starter = self.seats.players(), self.seats.starter
        setup = GameSetup(
            game=self._kind.key,
            seats=players + rival_seats(len(players), self._chosen, self._kind.key),
            edition=self.edition,
            expansions=self._chosen,
            undo=cast("UndoPolicy", self.undo),
            seed=int(self.seed),
        )
        if starter is None:
            return setup
        turned = (starter - first_seat(setup)) % len(players)
        return setup.model_copy(update={"seats": players[turned:] + players[:turned]})

    def arrangement(self, once: Collection[str]) -> Arrangement:
        """Return the choices to be offered again for the next game, without expansions ``once``."""
        return Arrangement(
            edition=self.edition,
            expansions=tuple(each for each in self._chosen if each not in once),
            seats=self.seats.players(),
        )

    @Slot(str)
    def setGame(self, game: str) -> None:
        """Choose the game, with its last choices."""
        if game in TABLES and game != self._kind.key:
            self._fill_game(GAMES[game])
            self._note()

    @Slot(str)
    def setEdition(self, edition: str) -> None:
        self.edition = edition
        self._note()

    @Slot(str)
    def switchExpansion(self, key: str) -> None:
        """Add or remove an expansion; a bot takes a seat that a removed rival leaves empty.

        With an expansion go those that need it.
        """
        players = len(self.seats.all)
        chosen = known(self._kind, {*self._chosen} ^ {key})
        if key in self._chosen:
            chosen = fitting(self._kind, chosen, players)
        if players <= most(self._kind, chosen):
            self._chosen = chosen
            self.seats.suit(chosen)
            self._note()

    @Slot(str)
    def setUndo(self, policy: str) -> None:
        self.undo = policy
        self._note()

    @Slot(str)
    def setHands(self, hands: str) -> None:
        """Choose whether people see each other's hands."""
        self.hands = hands
        self._note()

    @Slot(str)
    def setSeed(self, seed: str) -> None:
        self.seed, self._drawn = seed.strip(), False
        self._show()

    @Slot()
    def rollSeed(self) -> None:
        self.seed, self._drawn = str(drawn()), True
        self._show()

    @Slot()
    def _note(self) -> None:
        """Keep what was entered until a game is begun, and show it."""
        self._drafts.pop(self._kind.key, None)
        self._drafts[self._kind.key] = _Draft(self.seats.all, self.edition, self._chosen)
        self._show()

    def _show(self) -> None:
        self.expansions.show(
            expansion_rows(
                self._catalogue,
                self._kind,
                self._numbers(self._kind.key),
                self.edition,
                self._chosen,
                len(self.seats.all),
            )
        )
        self.folds.show(
            fold_rows(
                self._catalogue,
                self._kind.key,
                self._kind.expansions,
                self._chosen,
                self.seats.shared,
                (
                    (self.editions.rows, self.edition),
                    (self.policies.rows, self.undo),
                    (self.handChoices.rows, self.hands),
                ),
                "" if self._drawn else self.seed,
            )
        )
        self.changed.emit()

    def _numbers(self, game: str) -> Mapping[str, Argument]:
        """Return the numbers of a game's components that its sentences mention."""
        return GAMES[game].numbers(self._values[game])
