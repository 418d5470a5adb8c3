"""Looking back through a game: the moment that the table shows, now or a past one."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.seats.characters import takes_seat
from rococo_desktop.controller.table.chapters import AnyChapters
from rococo_desktop.controller.table.log import Log, Note
from rococo_desktop.controller.turns.branches import Branches
from rococo_desktop.engine.state import State
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.tree import Moment
from rococo_desktop.texts import Catalogue


class Study(NamedTuple):
    """A moment to be shown for what was done then, by the number of decisions before it.

    If a ``better`` play was possible, it is told, with the answers that lead to it.
    """

    moment: int
    better: str = ""
    answers: Sequence[str] = ()


@InQml("Table.Program")
class Timeline(QObject):
    """The moment on show: a number of decisions of the history or of a branch, or now.

    Walking does not change the game. ``moved`` asks for the table to be shown again.
    """

    changed = Signal()
    moved = Signal()
    stayed = Signal()
    """The picked line belongs to the moment on show."""
    replayed = Signal(object, object)
    """What happened between two moments is shown again; the later one is on show."""
    returned = Signal(object)
    """The game must continue from the moment."""
    left = Signal(object)
    """A new game must start from the moment."""

    taken = Value(bool, notify=changed)
    """Whether the moment on show was taken back."""
    canGoOn = Value(bool, notify=changed)
    """Whether the game can continue from the moment on show; a finished game cannot."""
    canLeave = Value(bool, notify=changed)
    """Whether a new game can start from the moment on show, because this one is over."""
    canWalkOn = Value(bool, notify=changed)
    canWalkBack = Value(bool, notify=changed)
    title = Value(str, notify=changed)
    """The title of the moment on show; empty for now."""
    line = Value(str, notify=changed)
    """The log's sentence for the moment, or what was better then; empty for now."""
    loggedMoment = Value(int, notify=changed)
    """The moment of the log's last line up to the moment on show; -1 for none."""
    branches = Value(Rows)
    """The current line and the branches; no rows if there are no branches."""
    studied = Value(bool, notify=changed)
    """Whether the moment on show was chosen in the analysis, to which Escape leads back."""
    lights = Value("QStringList", notify=changed)
    """The places of the better play, in the order of its answers; empty for none."""

    def __init__(
        self,
        session: AnySession,
        catalogue: Catalogue,
        chapters: AnyChapters,
        log: Log,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._catalogue = catalogue
        self._chapters = chapters
        self._log = log
        self._moment: int | None = None
        self._branch: Moment[State] | None = None
        self._way: Sequence[Moment[State]] = session.tree.line
        self._version = session.version
        self._may_walk = True
        self._better = ""
        self._branches = Branches(session, catalogue, log, self)
        self.branches = self._branches.rows

    @Property(bool, notify=changed)
    def past(self) -> bool:
        return self._moment is not None

    @Property(int, notify=changed)
    def moment(self) -> int:
        return len(self._way) - 1 if self._moment is None else self._moment

    @property
    def here(self) -> Moment[State]:
        """Return the moment of the game's tree that is on show."""
        return self._way[self.moment]

    @Slot(int)
    def walkTo(self, moment: int) -> None:
        """Show the table as it was after ``moment`` decisions; after all of them is now."""
        if not self._may_walk or moment < 0:
            return
        last = len(self._way) - 1
        target = moment if moment < last else last if self._branch is not None else None
        if target != self._moment:
            self._moment = target
            self._stop_studying()
            self.studied = self.studied and target is not None
            self.moved.emit()

    @Slot(object)
    def show(self, study: Study) -> None:
        """Show a moment of the game that was chosen in its analysis, and what was better then."""
        self.now()
        self.studied = True
        self.walkTo(study.moment)
        if self.past:  # only now do the pieces lie where they lay then
            self._better = study.better
            self.lights = self._log.places(study.answers)
            self._describe()
            self.changed.emit()

    def _stop_studying(self) -> None:
        """Tell no more what was better at a moment that is on show no longer."""
        self._better, self.lights = "", []

    @Slot(int)
    def pick(self, moment: int) -> None:
        """Show again what a line of the log tells, and the table as it was then.

        The last line stands for now, or a branch's end.
        """
        self.replay(moment - 1, moment)

    @Slot(int, int)
    def replay(self, first: int, last: int) -> None:
        """Show again what happened from one moment to a later one, and the table as it was then."""
        if last == self.loggedMoment:
            self.stayed.emit()
        elif last == self._log.moments()[-1]:
            self.walkTo(len(self._way) - 1)
        else:
            self.walkTo(last)
        if self._may_walk and first >= 0:
            self.replayed.emit(self._way[first], self._way[last])

    @Slot(int)
    def walkToBranch(self, key: int) -> None:
        """Show the end of a branch, by the key of its row; the first row is the current line."""
        branch = self._branches.first(key)
        if branch is None:
            self.now()
        elif self._may_walk:
            self._branch = branch
            self._stop_studying()
            self._way = self._session.way_by(branch)
            self._moment = len(self._way) - 1
            self.moved.emit()

    @Slot(int)
    def stepBranch(self, rows: int) -> None:
        """Walk on (1) or back (-1) in the list of branches."""
        keys = [row.key for row in self.branches.rows]
        shown = next((place for place, row in enumerate(self.branches.rows) if row.shown), 0)
        place = shown + rows
        if 0 <= place < len(keys):
            self.walkToBranch(keys[place])

    @Slot()
    def goOn(self) -> None:
        """Continue the game from the moment on show, or start a new one if this one is over."""
        here = self.here
        if self.canGoOn:
            self.returned.emit(here)
        elif self.canLeave:
            self.left.emit(here)

    @Slot(int)
    def step(self, lines: int) -> None:
        """Walk on (1) or back (-1) to the next moment with a line in the log."""
        self._walk(self._log.moments(), lines)

    @Slot(int)
    def stepTurn(self, turns: int) -> None:
        """Walk on (1) or back (-1) to the next end of a turn or a phase."""
        self._walk(self._log.turns(), turns)

    @Slot()
    def now(self) -> None:
        self.studied = False
        self._stop_studying()
        if self._moment is not None:
            self._moment = self._branch = None
            self.moved.emit()

    def refresh(self, viewer: int | None, *, may_walk: bool, secret: bool) -> None:
        """Show the log as ``viewer`` may know it, of the branch on show or of the game.

        Now is shown unless the viewer ``may_walk``, and after each change of the game. The final
        scoring may be ``secret``.
        """
        session = self._session
        self._may_walk = may_walk
        if not may_walk or session.version != self._version:
            self._moment = self._branch = None
            self.studied = False
            self._stop_studying()
        self._version = session.version
        self._way = session.tree.line if self._branch is None else session.way_by(self._branch)
        entries = (each.entry for each in self._way if each.entry is not None)
        setup = session.setup
        notes = [
            Note(after, seat, takes_seat(self._catalogue, setup.game, kind, setup.names[seat]))
            for seat, kind, after in session.players.hand_overs
        ]
        self._log.refresh(session.opening, entries, viewer, notes, secret=secret)
        self._log.stay_at(self._moment)
        self._branches.refresh(viewer, self._branch, may_walk=may_walk)
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        """Say what the moment on show is, and where one may go from there."""
        session, here, past = self._session, self.here, self.past
        over, moments = session.asked is None, self._log.moments()
        row = self._log.row_at(self.moment)
        ends = here.state.pending is None
        self.taken = past and session.tree.has_left(here)
        self.canGoOn = past and session.undo_rule.may_return(here) and (not over or ends)
        self.canLeave = past and over and not self.canGoOn and not ends
        self.canWalkOn = self._branch is None or self.moment < len(self._way) - 1
        self.canWalkBack = self._may_walk and bool(moments) and moments[0] < self.moment
        self.loggedMoment = -1 if row is None else row.moment
        self.title = "" if self._moment is None else self._title(self._moment)
        self.line = self._better or (row.text if past and row is not None else "")

    def _walk(self, moments: Sequence[int], steps: int) -> None:
        at = self.moment
        if steps < 0:
            place = bisect_left(moments, at) + steps
        else:
            place = bisect_right(moments, at) + steps - 1
        if place >= len(moments):
            self.walkTo(len(self._way) - 1)
        elif moments:
            self.walkTo(moments[max(place, 0)])

    def _title(self, moment: int) -> str:
        if moment == 0:
            return self._catalogue.text("window-past-beginning")
        shown = self._way[moment]
        if shown.state.pending is None:
            return self._catalogue.variant("window-past-over", self._session.setup.game)
        return self._chapters.title(shown)
