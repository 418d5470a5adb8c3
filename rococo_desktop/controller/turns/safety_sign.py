"""The sign at a game that would not survive a crash now."""

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.qt import InQml, Property
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.session import AnySession


@InQml("Table.Program")
class SafetySign(QObject):
    """Tells whether the last changes of a game are on the disk."""

    changed = Signal()

    def __init__(self, commons: Commons, session: AnySession, parent: QObject) -> None:
        super().__init__(parent)
        self._commons = commons
        self._session = session
        self._told: tuple[MessageError | None, bool] = (None, True)

    @Property(bool, notify=changed)
    def writing(self) -> bool:
        """Whether the last changes are still being written, and would not survive a crash now."""
        return self._session.safety.problem is None and not self._session.safety.is_safe

    @Property(str, notify=changed)
    def unsafe(self) -> str:
        """Why the last changes could not be written; empty if they could, or will be."""
        problem = self._session.safety.problem
        if problem is None:
            return ""
        return MessageError("window-unsafe-told", problem=problem).text(self._commons.catalogue)

    @Slot()
    def retry(self) -> None:
        self._session.safety.retry()
        self.follow()

    def follow(self) -> None:
        """Note whether the game would survive a crash now, and tell the players what is new."""
        now = (self._session.safety.problem, self._session.safety.is_safe)
        if now != self._told:
            self._told = now
            self.changed.emit()
        if (notice := self._session.take_notice()) is not None:
            self._commons.admit(notice)
