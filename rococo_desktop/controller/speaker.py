"""The voice of the program: what a screen reader says besides what has the focus."""

import sys
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from rococo_desktop.controller.qt import given
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.controller.old_readers import OldReaders

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

SHORT, ALL = "short", "everything"
"""The levels of the setting besides the usual one."""

READ = sys.platform != "darwin"
"""Whether screen readers read what the focus enters; VoiceOver need not."""


class Rank(IntEnum):
    """The place of a sentence among those of the same moment."""

    HAPPENED = 0
    """What players did, and what came of it."""
    BESIDE = 1
    """A remark: a price, somebody's words, advice, a refusal."""
    ASKED = 2
    """What now can be done."""


class Said(NamedTuple):
    """A sentence; one that is ``urgent`` interrupts what is still being spoken.

    What the focus enters is ``entered``: most screen readers say it without being told.
    """

    text: str
    rank: Rank
    urgent: bool = False
    entered: bool = False


@QmlElement
@QmlSingleton
class Speaker(QObject):
    """Gathers what is said at one moment, and lets it be announced in order, as one text.

    It is announced once the focus has moved: a screen reader that speaks of the focus would cut it
    off. Nothing is worded or kept while nobody listens.
    """

    asked = Signal(str)
    """Somebody wants to hear of a part of the table."""
    announced = Signal(str, bool)
    """A text, and whether it interrupts what is still being spoken."""
    noticed = Signal(str)
    """The same text, for a screen reader to which nothing can be announced."""

    def __init__(self, preferences: Preferences, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._catalogue = catalogue
        self._queue: list[Said] = []
        self._last = ""
        self.read = READ
        """Whether what is entered is left to the screen reader."""
        self._listeners: list[Callable[[Sequence[Said]], None]] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._announce)
        self._readers: OldReaders | None = None

    @staticmethod
    def create(engine: QQmlEngine) -> "Speaker":
        return given(Speaker, engine)

    @property
    def heard(self) -> bool:
        """Return whether anybody listens: a screen reader, or a test."""
        return bool(self._listeners) or QAccessible.isActive()

    @property
    def level(self) -> str:
        """Return how much is said."""
        return self._preferences.settings.spoken

    def listen(self, hear: Callable[[Sequence[Said]], None]) -> None:
        """Let ``hear`` get the sentences of each moment, in order, as they are announced."""
        self._listeners.append(hear)

    def tell(
        self, text: str, rank: Rank = Rank.BESIDE, *, urgent: bool = False, entered: bool = False
    ) -> None:
        """Say a sentence after those of its rank; an empty one is none."""
        if text and self.heard:
            self._queue.append(Said(text, rank, urgent, entered))
            self._soon.start()

    @Slot(str)
    def say(self, text: str) -> None:
        """Say what may be left out where little is said."""
        if self.level != SHORT:
            self.tell(text)

    @Slot(str)
    def entitle(self, title: str) -> None:
        """Say the title of what has been opened, which the focus enters."""
        self.tell(title, entered=True)

    @Slot(str)
    def point(self, text: str) -> None:
        """Say at once what somebody has just named."""
        self.tell(text, urgent=True)

    @Slot(str)
    def warn(self, text: str) -> None:
        """Say at once that something went wrong."""
        self.tell(text, urgent=True)

    @Slot(str)
    def ask(self, wish: str) -> None:
        """Let the game on the table tell of a part of it."""
        self.asked.emit(wish)

    @Slot()
    def repeat(self) -> None:
        """Say once more what was said last."""
        if self._last:
            self._utter(self._last, urgent=True)

    @Slot()
    def _announce(self) -> None:
        said = sorted(self._queue, key=lambda each: each.rank)
        self._queue.clear()
        self._last = self._catalogue.sentences(each.text for each in said)
        for hear in self._listeners:
            hear(said)
        untold = [each for each in said if not (each.entered and self.read)]
        if untold:
            text = self._catalogue.sentences(each.text for each in untold)
            self._utter(text, urgent=any(each.urgent for each in untold))

    def expect_table(self) -> None:
        """Expect a new table, at which a screen reader has much to look at first."""
        if (readers := self._old_readers()) is not None:
            readers.expect_table()

    def _utter(self, text: str, *, urgent: bool) -> None:
        self.announced.emit(text, urgent)
        if (readers := self._old_readers()) is not None:
            readers.unless_announced(lambda: self.noticed.emit(text))

    def _old_readers(self) -> "OldReaders | None":
        """Return who looks for old screen readers, if there may be any."""
        if sys.platform != "linux" or not QAccessible.isActive():
            return None
        if self._readers is None:
            from rococo_desktop.controller.old_readers import OldReaders  # few need it

            self._readers = OldReaders(self)
        return self._readers
