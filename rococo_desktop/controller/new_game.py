"""The form of a new game: who sits where, which edition, how undo works, which seed."""

from typing import NamedTuple, cast

from PySide6.QtCore import QObject, QRandomGenerator, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.ai import BOTS
from rococo_desktop.controller.preferences import ChoiceRow, choice_rows
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.rules.rococo.rulebook import EDITIONS, MAX_PLAYERS, MIN_PLAYERS
from rococo_desktop.session.settings import Settings
from rococo_desktop.session.setup import (
    HUMAN,
    MAX_NAME,
    MAX_SEED,
    GameSetup,
    SeatPlan,
    UndoPolicy,
)
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

KINDS = (HUMAN, *BOTS)
POLICIES: tuple[UndoPolicy, ...] = ("free", "fair")


class SeatRow(NamedTuple):
    """A seat of the form; ``problem`` says what is wrong with its name."""

    key: int
    name: str
    kind: str
    problem: str


@QmlElement
@QmlUncreatable("The form comes from the program.")
class NewGameForm(QObject):
    """What was filled in; nothing is begun before all of it can be played."""

    changed = Signal()

    def __init__(self, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._seats = Rows(SeatRow, self)
        self._plans: list[tuple[str, str]] = []
        self._edition = EDITIONS[0]
        self._undo: UndoPolicy = POLICIES[0]
        self._seed = ""
        self._kinds = Rows(ChoiceRow, self)
        self._editions = Rows(ChoiceRow, self)
        self._policies = Rows(ChoiceRow, self)

    @Property(Rows, constant=True)
    def seats(self) -> Rows:
        return self._seats

    @Property(Rows, constant=True)
    def kinds(self) -> Rows:
        return self._kinds

    @Property(Rows, constant=True)
    def editions(self) -> Rows:
        return self._editions

    @Property(Rows, constant=True)
    def policies(self) -> Rows:
        return self._policies

    @Property(str, notify=changed)
    def edition(self) -> str:
        return self._edition

    @Property(str, notify=changed)
    def undo(self) -> str:
        return self._undo

    @Property(str, notify=changed)
    def seed(self) -> str:
        return self._seed

    @Property(bool, notify=changed)
    def seedIsGood(self) -> bool:
        return self._seed.isascii() and self._seed.isdigit() and int(self._seed) <= MAX_SEED

    @Property(bool, notify=changed)
    def isGood(self) -> bool:
        return self.seedIsGood and not any(row.problem for row in self._seats.rows)

    @Property(bool, notify=changed)
    def canAdd(self) -> bool:
        return len(self._plans) < MAX_PLAYERS

    @Property(bool, notify=changed)
    def canRemove(self) -> bool:
        return len(self._plans) > MIN_PLAYERS

    @Property(int, constant=True)
    def longestName(self) -> int:
        return MAX_NAME

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen last, and a new seed."""
        self._kinds.show(choice_rows(self._catalogue, "seat_kind", KINDS))
        self._editions.show(choice_rows(self._catalogue, "edition", EDITIONS))
        self._policies.show(choice_rows(self._catalogue, "undo_policy", POLICIES))
        self._plans = [(seat.name, seat.kind) for seat in settings.seats]
        while len(self._plans) < MIN_PLAYERS:
            kind = HUMAN if not self._plans else "greedy"
            self._plans.append((self._free_name(), kind))
        self._edition = settings.edition if settings.edition in EDITIONS else EDITIONS[0]
        self._undo = settings.undo
        self.rollSeed()

    def setup(self) -> GameSetup:
        """Return the game that the form describes; it must be good."""
        return GameSetup(
            seats=tuple(SeatPlan(kind=kind, name=name.strip()) for name, kind in self._plans),
            edition=self._edition,
            undo=self._undo,
            seed=int(self._seed),
        )

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        """Name a seat."""
        self._plans[seat] = (name, self._plans[seat][1])
        self._show()

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:
        """Put a person or a bot into a seat."""
        self._plans[seat] = (self._plans[seat][0], kind)
        self._show()

    @Slot()
    def addSeat(self) -> None:
        """Add a seat, with a bot in it."""
        if self.canAdd:
            self._plans.append((self._free_name(), "greedy"))
            self._show()

    @Slot(int)
    def removeSeat(self, seat: int) -> None:
        """Take a seat away."""
        if self.canRemove:
            del self._plans[seat]
            self._show()

    @Slot(str)
    def setEdition(self, edition: str) -> None:
        """Choose the edition."""
        self._edition = edition
        self._show()

    @Slot(str)
    def setUndo(self, policy: str) -> None:
        """Choose how undo works."""
        self._undo = cast("UndoPolicy", policy)
        self._show()

    @Slot(str)
    def setSeed(self, seed: str) -> None:
        """Take over a seed."""
        self._seed = seed.strip()
        self._show()

    @Slot()
    def rollSeed(self) -> None:
        """Choose a seed by chance."""
        self._seed = str(QRandomGenerator.system().bounded(1_000_000))
        self._show()

    def _show(self) -> None:
        self._seats.show(
            [
                SeatRow(seat, name, kind, self._problem(seat))
                for seat, (name, kind) in enumerate(self._plans)
            ]
        )
        self.changed.emit()

    def _problem(self, seat: int) -> str:
        name = self._plans[seat][0].strip()
        if not name:
            return self._catalogue.text("window.new_game.no_name")
        if len(name) > MAX_NAME or not name.isprintable():
            return self._catalogue.text("window.new_game.bad_name", most=MAX_NAME)
        if name in (other.strip() for other, _ in self._plans[:seat]):
            return self._catalogue.text("window.new_game.same_name")
        return ""

    def _free_name(self) -> str:
        taken = {name for name, _ in self._plans}
        names = self._catalogue.text("window.new_game.names").split()
        return next(name for name in names if name not in taken)
