"""Who sits at the screen: whose view is shown, and the curtain before the next person."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.turns.timeline import Timeline
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.session.seats import HUMAN
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.tree import Moment


def people_of(setup: GameSetup) -> set[int]:
    """Return the seats that people play, or have played before they were handed over."""
    return {
        seat
        for seat, plan in enumerate(setup.seats)
        if HUMAN in (plan.kind, plan.before and plan.before.kind)
    }


@InQml("Table.Program")
class HotSeat(QObject):
    """The place at the screen, where the people of a game sit one after the other."""

    changed = Signal()
    moved = Signal()
    """The table must be shown again, perhaps to somebody else."""

    curtain = Value(bool, notify=changed)

    def __init__(
        self, session: AnySession, timeline: Timeline, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._timeline = timeline
        self._preferences = preferences
        self._shared = len(people_of(session.setup)) > 1
        self.viewer: int | None = None
        """The seat of the person who sits here, or sat here last; None for nobody."""
        self.instead = ""
        """What stands in the place of the question while a tutor asks something: nobody acts."""
        self.curtain = self._waiting = False
        self._chosen: int | None = None
        """The seat that a spectator chose to watch."""
        self._passed: Moment[State] | None = None
        """The moment whose turn was handed over."""
        self._hands, self._turns = preferences.settings.hands, preferences.settings.turns
        self._look = QTimer(self, singleShot=True)
        """While it runs, the last answer is still looked at."""
        self._look.timeout.connect(self.moved)
        self.seat_people()

    @Property(bool, notify=changed)
    def seated(self) -> bool:
        """Whether people play here, and do not only watch."""
        return len(self.persons) > 0

    @Property(bool, notify=changed)
    def alone(self) -> bool:
        """Whether exactly one person plays here."""
        return len(self.persons) == 1

    @Property(bool, notify=changed)
    def accompanied(self) -> bool:
        """Whether any of the players do not sit here."""
        return len(self.persons) < len(self._session.setup.seats)

    @Property(str, notify=changed)
    def next(self) -> str:
        """The name of the player who sits down here next."""
        asked = self._session.asked
        return "" if asked is None else self._session.setup.seats[asked.seat].name

    @Property(bool, notify=changed)
    def waiting(self) -> bool:
        """Whether the turn is finished but not handed over: until then it can be taken back."""
        return self._waiting and not self._timeline.past

    @Property(bool, notify=changed)
    def following(self) -> bool:
        """Whether the person here watches a player who does not sit here; not while they read."""
        asked = self._session.asked
        there = asked is not None and asked.seat not in self.persons
        return there and not self._waiting and not self.instead and not self._timeline.past

    @Property(str, notify=changed)
    def question(self) -> str:
        """What the person here can answer; a different text for each question.

        While others are asked it stays the same.
        """
        if self.curtain:
            return f"curtain {self._session.version}"
        if self._timeline.past:
            return "past"
        if self._waiting:
            return f"done {self._session.version}"
        return "" if self.decision is None else str(self._session.version)

    @Slot()
    def passOn(self) -> None:
        """Hand the finished turn over to the next player."""
        if self.waiting:
            self._session.undo_rule.pass_on()
            self._passed = self._session.here
            self.moved.emit()

    @Slot()
    def reveal(self) -> None:
        """Lift the curtain: the person who is asked now sits here."""
        asked = self._session.asked
        if self.curtain and asked is not None:
            self.viewer = asked.seat
            self.moved.emit()

    @property
    def persons(self) -> tuple[int, ...]:
        return self._session.setup.persons

    @property
    def seen_by(self) -> int | None:
        """Return the seat whose view is shown; None under the curtain, and for a spectator.

        Who handed over the only seat that a person ever played sees it again while looking back.
        """
        if self.curtain:
            return None
        if self.viewer is None and self._timeline.past:
            return None if self.persons else self.sole
        return self.viewer

    @property
    def sole(self) -> int | None:
        """Return the only seat that a person plays, or has played; None for none or several."""
        people = people_of(self._session.setup)
        people |= {each.seat for each in self._session.players.hand_overs if each.kind == HUMAN}
        return people.pop() if len(people) == 1 else None

    @property
    def watched(self) -> int:
        """Return the seat that a spectator watches: the chosen or own former one, or the first."""
        return next((seat for seat in (self._chosen, self.sole) if seat is not None), 0)

    @Slot(int)
    def watch(self, seat: int) -> None:
        """Watch a seat from now on, for who does not play."""
        if not self.persons and seat != self.watched:
            self._chosen = seat
            self.moved.emit()

    @property
    def decision(self) -> Decision | None:
        """Return the decision that the person here may make now, if any."""
        decision = self._session.decision
        if decision is None or self.curtain or self.instead or self._timeline.past:
            return None
        return decision if decision.seat == self.viewer else None

    def take_over(self, before: "HotSeat") -> None:
        """Let the person sit here who sat at the same game before."""
        self.viewer, self._shared, self._passed = before.viewer, before._shared, before._passed
        self._chosen = before._chosen

    def seat_people(self) -> None:
        """Note who plays now; somebody whose seat was handed over leaves the screen.

        Once several people have played, the next one must lift the curtain.
        """
        self._shared = self._shared or len(people_of(self._session.setup)) > 1
        if self.viewer not in self.persons:
            self.viewer = None
        if len(self.persons) == 1 and not self._shared:
            self.viewer = self.persons[0]

    def obey(self) -> None:
        """Follow the settings, which may have changed."""
        hands, turns = self._preferences.settings.hands, self._preferences.settings.turns
        if (hands, turns) != (self._hands, self._turns):
            self._hands, self._turns = hands, turns
            if self.curtain or self._look.isActive() or self._waiting:
                self.moved.emit()

    def follow(self, *, played: bool) -> None:
        """Note a change of the game; what was ``played`` is looked at before the curtain falls."""
        asked = self._session.asked
        another = (
            asked is not None
            and (self._shared or len(self.persons) > 1)
            and asked.seat in self.persons
            and asked.seat != self.viewer
        )
        self._waiting = self._holds_turn()
        if self._waiting:
            self._session.undo_rule.hold()
            another = False
        elif asked is not None and asked.seat != self.viewer:
            self._passed = self._session.here
        if asked is not None and another and self._hands == "open":
            self.viewer = asked.seat
            another = False
        if not another:
            self._look.stop()
        elif played and self.viewer is not None and self._preferences.bot_pace:
            self._look.start(2 * self._preferences.bot_pace)
        self.curtain = another and not self._look.isActive()

    def close(self) -> None:
        """Let the curtain fall no more."""
        self._look.stop()

    def _holds_turn(self) -> bool:
        """Return whether the person here has finished a turn and not handed it over."""
        asked, last = self._session.asked, self._session.here
        if last is not self._passed:
            self._passed = None
        return (
            (self._hands, self._turns) == ("secret", "held")
            and not self._session.frozen
            and len(self.persons) > 1
            and asked is not None
            and asked.seat != self.viewer
            and last.entry is not None
            and last.entry.seat == self.viewer
            and self._passed is None
        )
