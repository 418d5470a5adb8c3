"""The end of the program: the window closes when all is on the disk, or when its user says so."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.qt import InQml, Property
from rococo_desktop.session.errors import MessageError

if TYPE_CHECKING:
    from rococo_desktop.controller.games.running_games import Games

PATIENCE = 300
"""Milliseconds for which the window waits without saying so."""


@InQml("Table.Program")
class Closing(QObject):
    """Lets the window close once nothing would be lost; asks if that takes long, or fails."""

    allowed = Signal()
    """The window may close now."""
    asked = Signal()
    """It is to be asked whether the window closes all the same."""
    settled = Signal()
    """Nothing is to be asked any more, but the window stays, perhaps with notice of a failure."""

    def __init__(
        self, commons: Commons, games: "Callable[[], Games | None]", parent: QObject
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._clerk = commons.clerk
        self._catalogue = commons.catalogue
        self._free = self._waits = False
        self._failures = 0
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self.asked)
        self._clerk.told.connect(self._look)

    @Slot(result=bool)
    def mayClose(self) -> bool:
        """Return whether the window may close at once; otherwise it closes as soon as it may."""
        if games := self._games():
            games.retry()
        if self._free or not (self._clerk.is_busy or self._unsafe):
            return True
        if not self._waits:
            self._waits, self._failures = True, self._clerk.failures
            self._patience.start()
        return False

    @Property(str, notify=asked)
    def question(self) -> str:
        """The question whether the window closes all the same."""
        if (problem := self._unsafe) is None:
            return self._catalogue.text("window-unsafe-wait")
        return MessageError("window-unsafe-ask", problem=problem).text(self._catalogue)

    @property
    def _unsafe(self) -> MessageError | None:
        games = self._games()
        return None if games is None else games.unsafe

    @Slot()
    def leave(self) -> None:
        """Close the window, whatever is lost."""
        self._free = True
        self.allowed.emit()

    @Slot()
    def stay(self) -> None:
        self._wait_no_more()
        self.settled.emit()

    def _wait_no_more(self) -> None:
        self._waits = False
        self._patience.stop()

    @Slot()
    def _look(self) -> None:
        """Close the window that waits for the disk, if all is safe now."""
        if not self._waits or self._clerk.is_busy:
            return
        self._wait_no_more()
        if self._unsafe is not None:
            self.asked.emit()
        elif self._failures != self._clerk.failures:
            self.settled.emit()
        else:
            self.leave()
