"""The turns of those who do not sit at the screen: computer players, and who stands in for one."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.table.game_table import AnyTable
from rococo_desktop.controller.turns.hot_seat import HotSeat
from rococo_desktop.controller.turns.thinkers import Request, Thinker
from rococo_desktop.engine.errors import IllegalOptionError
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.bots import by_chance
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.session import AnySession


@InQml("Table.Program")
class OtherPlayers(QObject):
    """The players who do not sit at the screen.

    They answer at a pace that people can follow, and the window never waits for them.
    """

    changed = Signal()
    answered = Signal(object)
    """The events that followed from an answer."""

    paused = Value(bool, notify=changed)

    def __init__(
        self,
        commons: Commons,
        session: AnySession,
        table: AnyTable,
        hot_seat: HotSeat,
        thinker: Thinker,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._table = table
        self._hot_seat = hot_seat
        self._commons = commons
        self._thinker = thinker
        self.hurried = False
        """Whether people skip ahead; then there are no pauses, and motion is not awaited."""
        self.unseen = False
        """Whether something covers the table."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._ask)
        self._request = Request(self, self._waits)
        self._request.answered.connect(self.answer)
        self._request.failed.connect(self._stand_in)
        commons.preferences.paced.connect(self._request.look)
        table.motion.changed.connect(self._request.look)

    @property
    def pace(self) -> int:
        """Return the milliseconds before one begins a turn, for people to follow; 0 for none."""
        return self._commons.preferences.bot_pace

    @property
    def held(self) -> bool:
        """Return whether there is motion on the table, for which they wait."""
        motion = self._table.motion
        return motion.flying or motion.newRound > 0

    @property
    def _resting(self) -> bool:
        """Return whether people still see what the last turn brought, before another begins."""
        decision = self._decision
        begins = decision is not None and self._table.opens_turn(decision)
        return begins and self._table.motion.lively

    def _waits(self) -> bool:
        """Return whether an answer is not given yet, though it may have been found."""
        held = (self.held or self._resting) and self.pace > 0 and not self.hurried
        return held or self.paused or self.unseen

    @Slot()
    def pause(self) -> None:
        if self._hot_seat.accompanied:
            self.paused = not self.paused
            self._request.look()
            self.changed.emit()

    @Slot()
    def hurry(self) -> None:
        """Skip ahead until a person is asked again."""
        if self._hot_seat.following:
            self.hurried, self.paused = True, False
            if self._pause.isActive():
                self._pause.start(0)
            self._request.look()
            self._table.motion.skip()
            self.changed.emit()

    def cover(self, covered: bool) -> None:
        """Let everybody wait while a dialog or the menu covers the table."""
        self.unseen = covered
        self._request.look()

    def rest(self) -> bool:
        """End the skipping if a person is asked; return whether others were skipped until now."""
        skipped, asked = self.hurried, self._session.asked
        if asked is None or asked.seat in self._hot_seat.persons:
            self.hurried = False
        return skipped

    def think(self) -> None:
        """Let the player who is asked think, unless it is a person; pause before a turn."""
        self.drop()
        if (decision := self._decision) is not None:
            pauses = self._table.opens_turn(decision) and not self.hurried
            self._pause.start(self.pace if pauses else 0)

    @Slot()
    def drop(self) -> None:
        """Ignore the answer to the question that is thought about."""
        self._pause.stop()
        self._request.drop()

    @property
    def _decision(self) -> Decision | None:
        """Return the decision that one of them has to make, if any."""
        decision = self._session.decision
        mine = decision is None or decision.seat in self._hot_seat.persons
        return None if mine else decision

    @Slot()
    def _ask(self) -> None:
        session, decision = self._session, self._decision
        if decision is not None:
            view, bot = session.view(decision.seat), session.setup.seats[decision.seat].kind
            answer = self._thinker.submit(session.match.setup, view, bot, session.setup.seed)
            self._request.ask(answer)

    @Slot(object)
    def answer(self, option: str) -> None:
        """Answer for the player who is asked."""
        if (decision := self._decision) is None:
            return
        try:
            events = self._session.answer(decision.id, option)
        except IllegalOptionError as error:
            self._stand_in(error)
            return
        self.answered.emit(events)

    @Slot(object)
    def _stand_in(self, error: Exception) -> None:
        """Report that a bot failed, and answer at random in its place."""
        decision, setup = self._decision, self._session.setup
        if decision is None:
            return
        name = setup.seats[decision.seat].name
        self._commons.admit(MessageError("window-notice-bot", name=name, problem=reason(error)))
        self.answered.emit(self._session.answer(decision.id, by_chance(decision, setup.seed)))
