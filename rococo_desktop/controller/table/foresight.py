"""The cost and gain of the option under the pointer or the focus, in words and in signs."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.words.refusal import Lack


class SignRow(NamedTuple):
    """A part of the outlook: an amount with its sign, with words before and after it."""

    key: int
    before: str
    amount: str
    sign: str
    after: str


class Cause(NamedTuple):
    """An obstacle: its topic in the reference, and what is missing."""

    topic: str = ""
    lack: Lack = Lack()


UNKNOWN = Cause()


class Told(NamedTuple):
    """An outlook in words and in signs, and the pieces that the option spends."""

    words: str = ""
    signs: Sequence[SignRow] = ()
    spent: Sequence[str] = ()


NOTHING = Told()


@InQml("Table.Program")
class Foresight(QObject):
    """The outlook on one option of the question that the person at the screen is asked.

    A game overrides ``outlook``; by default there is no outlook.
    """

    changed = Signal()

    signs = RowsOf(SignRow)
    words = Value(str, notify=changed)
    spots = Value("QStringList", notify=changed)
    """Where the pieces lie that the option spends."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.find: Callable[[str], Sequence[str]] = lambda _: ()
        """Where a piece may lie on the table."""
        self._option = self._goal = ""
        self._causes: dict[str, Cause] = {}
        """Obstacles by their words."""

    @Slot(str, str)
    def look(self, option: str, goal: str) -> None:
        """Show the outlook on an option, and on its goal if it has one; with neither, show none."""
        if (option, goal) != (self._option, self._goal):
            self._option, self._goal = option, goal
            self.show_again()

    @Slot(str, result=str)
    def causeOf(self, reason: str) -> str:
        """Return the topic of the reference about a reason in words; empty for none."""
        return self._causes.get(reason, UNKNOWN).topic

    def refusal(self, what: str, reason: str) -> tuple[str, str]:
        """Return why a piece, a place or an action was refused, as a sentence, and its sign."""
        cause = self._causes.get(reason, UNKNOWN)
        return self.sentence(what, reason, cause.lack.money), cause.lack.sign

    def sentence(self, what: str, reason: str, missing: int) -> str:  # noqa: ARG002
        """Return for what there is a reason against it, and how much money is missing, if any."""
        return reason

    def remember(self, kind: str, reason: str, lack: Lack) -> str:
        """Return the words for a kind of obstacle, which is known by them from now on."""
        self._causes[reason] = Cause(f"obstacle.{kind}", lack)
        return reason

    def show_again(self) -> None:
        told = self.outlook(self._option, self._goal)
        self.words = told.words
        self.spots = [spot for piece in told.spent for spot in self.find(piece)]
        self.signs.show(told.signs)
        self.changed.emit()

    def outlook(self, option: str, goal: str) -> Told:  # noqa: ARG002
        """Return the outlook on an option; nothing if there is none."""
        return NOTHING
