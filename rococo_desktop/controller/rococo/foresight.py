"""What the option under the pointer or the focus would bring, and why other things are none."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.rules.rococo.gestures import Reach
from rococo_desktop.rules.rococo.obstacles import Obstacle
from rococo_desktop.rules.rococo.outlook import Outlook, foresee, reasons
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.rococo import RococoSession
from rococo_desktop.words.rococo.outlook import ForesightWording

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1


class SignRow(NamedTuple):
    """A piece of the outlook: an amount with its sign, between a word before and words after."""

    key: int
    before: str
    amount: str
    sign: str
    after: str


@QmlElement
@QmlUncreatable("Foresight comes from the program.")
class Foresight(QObject):
    """The outlook on one option of the question that the person at the screen is asked."""

    changed = Signal()

    def __init__(self, session: RococoSession, wording: ForesightWording, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self._seat: int | None = None
        self._option = self._goal = ""
        self._words = ""
        self._signs = Rows(SignRow, self)
        self.reasons: dict[str, str] = {}
        self.reach = Reach(session.match, session.state, None)
        """What the person at the screen can say by one gesture."""

    @Property(Rows, constant=True)
    def signs(self) -> Rows:
        return self._signs

    @Property(str, notify=changed)
    def words(self) -> str:
        return self._words

    @Slot(str, str)
    def look(self, option: str, goal: str) -> None:
        """Show the outlook on an option, and on its goal if it has one; else there is none."""
        if (option, goal) != (self._option, self._goal):
            self._option, self._goal = option, goal
            self._show()

    def why(self, obstacle: Obstacle) -> str:
        """Return what is in the way, in words."""
        return self._wording.obstacle(obstacle)

    def refresh(self, view: View) -> None:
        """Take up the question that ``view`` shows, if it is the pending one."""
        decision, pending = view.decision, self._session.decision
        self._seat = None if decision is None or decision is not pending else decision.seat
        match, state = self._session.match, self._session.state
        self.reach = Reach(match, state, self._seat)
        self.reasons = {}
        if self._seat is not None:
            told = reasons(match, state, self._seat)
            reached = self.reach.options
            self.reasons = {
                what: self.why(why) for what, why in told.items() if what not in reached
            }
        self._show()

    def price(self, action: str) -> tuple[int, int] | None:
        """Return the least and the most Livre that a main action costs now, if it costs any."""
        return self.reach.price(action)

    def _show(self) -> None:
        outlook = self._outlook()
        self._words = "" if outlook is None else self._wording.words(outlook)
        signs = [] if outlook is None else self._wording.signs(outlook)
        self._signs.show([SignRow(place, *sign) for place, sign in enumerate(signs)])
        self.changed.emit()

    def _outlook(self) -> Outlook | None:
        paths = self.reach.paths(self._option, self._goal)
        if self._seat is None or not paths:
            return None
        path = paths[0]
        return foresee(
            self._session.match, self._session.state, self._seat, *path.answers, *path.goals
        )
