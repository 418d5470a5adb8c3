"""Walking back through a game: which moment the table shows, now or one that is past."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.log import Log
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.rules.rococo.model import SELECT
from rococo_desktop.session.session import Session
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The timeline comes from the program.")
class Timeline(QObject):
    """The moment that is shown: a number of decisions of the history, or now.

    Walking changes nothing in the game. ``moved`` asks for the table to be shown anew.
    """

    changed = Signal()
    moved = Signal()
    stayed = Signal()
    """The line that was picked is of the moment that is shown."""

    def __init__(self, session: Session, catalogue: Catalogue, log: Log, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._catalogue = catalogue
        self._log = log
        self._moment: int | None = None
        self._may_walk = True

    @property
    def shown(self) -> int | None:
        """Return the past moment that is shown; None for now."""
        return self._moment

    @Property(bool, notify=changed)
    def past(self) -> bool:
        return self._moment is not None

    @Property(int, notify=changed)
    def moment(self) -> int:
        return len(self._session.history) if self._moment is None else self._moment

    @Property(bool, notify=changed)
    def canWalkBack(self) -> bool:
        moments = self._log.moments()
        return self._may_walk and bool(moments) and moments[0] < self.moment

    @Property(str, notify=changed)
    def title(self) -> str:
        """Which moment is shown; empty for now."""
        return "" if self._moment is None else self._title(self._moment)

    @Property(str, notify=changed)
    def line(self) -> str:
        """The sentence that the log has for the moment; empty for now."""
        row = None if self._moment is None else self._log.row_at(self._moment)
        return "" if row is None else row.text

    @Property(int, notify=changed)
    def told(self) -> int:
        """The moment of the last line of the log that the table has come to; -1 for none."""
        row = self._log.row_at(self.moment)
        return -1 if row is None else row.moment

    @Slot(int)
    def walkTo(self, moment: int) -> None:
        """Show the table as it was after so many decisions; after all of them is now."""
        if not self._may_walk or moment < 0:
            return
        target = None if moment >= len(self._session.history) else moment
        if target != self._moment:
            self._moment = target
            self.moved.emit()

    @Slot(int)
    def pick(self, moment: int) -> None:
        """Show the moment of a line of the log; that of the last line is now."""
        if moment == self.told:
            self.stayed.emit()
        elif moment == self._log.moments()[-1]:
            self.now()
        else:
            self.walkTo(moment)

    @Slot(int)
    def step(self, lines: int) -> None:
        """Walk on (1) or back (-1) to the next moment of which the log tells."""
        self._walk(self._log.moments(), lines)

    @Slot(int)
    def stepTurn(self, turns: int) -> None:
        """Walk on (1) or back (-1) to the next end of a turn or a phase."""
        self._walk(self._log.turns(), turns)

    @Slot()
    def first(self) -> None:
        """Walk to where the record begins."""
        self.walkTo(0)

    @Slot()
    def now(self) -> None:
        """Return to the game as it is."""
        self.walkTo(len(self._session.history))

    def refresh(self, *, may_walk: bool) -> None:
        """Say whether one may walk at all; where not, now is shown."""
        self._may_walk = may_walk
        if not may_walk:
            self._moment = None
        self._log.stay_at(self._moment)
        self.changed.emit()

    def _walk(self, moments: Sequence[int], steps: int) -> None:
        at = self.moment
        if steps < 0:
            place = bisect_left(moments, at) + steps
        else:
            place = bisect_right(moments, at) + steps - 1
        if place >= len(moments):
            self.now()
        elif moments:
            self.walkTo(moments[max(place, 0)])

    def _title(self, moment: int) -> str:
        if moment == 0:
            return self._catalogue.text("window.past.beginning")
        entry, shown = self._session.history[moment - 1], self._session.state_at(moment)
        before, turn = entry.before, entry.player
        if shown.phase == SELECT:
            key = "select"
        elif (before.round, before.phase) != (shown.round, shown.phase):
            key = "before"
            turn = turn if shown.pending is None else shown.pending.player
        else:
            key = "after" if shown.players[turn].played is None else "during"
        name = self._session.setup.names[turn]
        return self._catalogue.text(f"window.past.{key}", round=shown.round, player=name)
