"""The end of a game: when it is said, and that its result is a secret until the count is seen."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.table.score_sheet import ScoreSheet
from rococo_desktop.session.session import AnySession


class Ending(QObject):
    """What people know of the end of one game; that of a challenge is not ``counted``."""

    due = Signal()
    """The last turn of a bot has been seen, and it can be said that the game is over."""
    told = Signal()
    """The result is a secret no more."""

    def __init__(
        self,
        session: AnySession,
        score: ScoreSheet,
        preferences: Preferences,
        parent: QObject,
        *,
        counted: bool,
    ) -> None:
        super().__init__(parent)
        self._session, self._score, self._preferences = session, score, preferences
        self.counted = counted
        self.over = session.frozen
        """Whether the game is known to be over."""
        self.secret = False
        """Whether the game is over, and nothing may tell yet how it ended."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.due)
        score.changed.connect(self._tell)

    @property
    def near(self) -> bool:
        """Return whether it will be said that the game is over."""
        return self._timer.isActive()

    def follow(self, *, over: bool) -> bool:
        """Note whether the game is ``over``; return whether it has just ended."""
        ends, self.over = over and not self.over, over
        self.secret = over and self.counted and (ends or self.secret)
        return ends

    def lingers(self) -> bool:
        """Return whether the last turn was a bot's, and is looked at before the end is ``due``."""
        pace, last = self._preferences.bot_pace, self._session.history[-1].seat
        if not pace or last in self._session.setup.persons:
            return False
        self._timer.start(pace)
        return True

    def wait(self) -> None:
        """Wait as long again."""
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    @Slot()
    def _tell(self) -> None:
        """Tell everything once the count has been seen, or passed over."""
        if self.secret and self._score.seen and not self._score.showing:
            self.secret = False
            self.told.emit()
