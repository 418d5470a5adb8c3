"""The turns of those who do not sit at the screen: computer players, and who stands in for one."""

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.qt import InQml, Property
from rococo_desktop.controller.table.game_table import AnyTable
from rococo_desktop.controller.turns.bot_driver import BotDriver, Thinker
from rococo_desktop.controller.turns.hot_seat import HotSeat
from rococo_desktop.engine.errors import IllegalOptionError
from rococo_desktop.session.bots import by_chance
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.session import AnySession


@InQml("Table.Program")
class OtherPlayers(QObject):
    """The players who do not sit at the screen; they answer as people can follow."""

    changed = Signal()
    answered = Signal(object)
    """The events that followed from an answer."""

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
        commons.preferences.paced.connect(self._keep_pace)
        self.bots = BotDriver(thinker, self)
        self.bots.answered.connect(self._answer)
        self.bots.failed.connect(self._stand_in)
        self._keep_pace()
        table.motion.changed.connect(self._wait)

    @Property(bool, notify=changed)
    def paused(self) -> bool:
        return self.bots.stopped

    @Slot()
    def pause(self) -> None:
        if len(self._hot_seat.persons) < len(self._session.setup.seats):
            self.bots.stop(stopped=not self.bots.stopped)
            self.changed.emit()

    @Slot()
    def hurry(self) -> None:
        """Skip ahead until a person is asked again."""
        if self._hot_seat.following:
            self.bots.stop(stopped=False)
            self.bots.hurry()
            self._table.motion.skip()
            self.changed.emit()

    @Slot(bool)
    def sit(self, choosing: bool) -> None:
        """Let everybody wait while people choose who plays."""
        self.bots.seat(choosing=choosing)

    def rest(self) -> bool:
        """End the skipping if a person is asked; return whether others were skipped until now."""
        skipped, asked = self.bots.hurried, self._session.asked
        if asked is None or asked.seat in self._hot_seat.persons:
            self.bots.hurried = False
        return skipped

    def think(self) -> None:
        """Let the player who is asked think, unless it is a person."""
        session, decision = self._session, self._session.decision
        if decision is None or decision.seat in self._hot_seat.persons:
            return
        self.bots.ask(
            session.match.setup,
            session.view(decision.seat),
            session.setup.seats[decision.seat].kind,
            session.setup.seed,
            begins=self._table.opens_turn(decision),
        )

    @Slot()
    def _keep_pace(self) -> None:
        self.bots.pace = self._commons.preferences.bot_pace

    @Slot()
    def _wait(self) -> None:
        motion = self._table.motion
        self.bots.held = motion.flying or motion.newRound > 0

    @Slot(str)
    def _answer(self, option: str) -> None:
        decision = self._session.decision
        if decision is None:
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
        decision, setup = self._session.decision, self._session.setup
        if decision is None:
            return
        name = setup.seats[decision.seat].name
        self._commons.admit(MessageError("window.notice.bot", name=name, problem=reason(error)))
        self.answered.emit(self._session.answer(decision.id, by_chance(decision, setup.seed)))
