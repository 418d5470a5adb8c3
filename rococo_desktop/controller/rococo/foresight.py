"""The outlook of the option under the pointer or focus, and the obstacles of other pieces."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QObject

from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.table.foresight import NOTHING, Foresight, SignRow, Told
from rococo_desktop.rules.rococo.gestures import Reach
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Obstacle
from rococo_desktop.rules.rococo.outlook import foresee, informativeness, reasons
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.session import Session
from rococo_desktop.words.rococo.outlook import OutlookWording

RococoSession: TypeAlias = Session[State, View, Rococo]
"""A running game of Rococo."""


@InQml("Rococo.Game")
class RococoForesight(Foresight):
    """The outlook of an option, and the gestures of the person at the screen."""

    def __init__(self, session: RococoSession, wording: OutlookWording, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self._seat: int | None = None
        self.reasons: dict[str, str] = {}
        self.reach = Reach(session.match, session.state, None)
        """The answers that the person at the screen can reach by one gesture."""

    def why(self, obstacle: Obstacle) -> str:
        wording = self._wording
        return self.remember(obstacle.kind, wording.obstacle(obstacle), wording.lack(obstacle))

    def sentence(self, what: str, reason: str, missing: int) -> str:
        if self._seat is None:
            return reason
        owned = self._session.state.players[self._seat].livre
        return self._wording.refusal(what, reason, missing, owned)

    def refresh(self, view: View) -> None:
        """Prepare for the question of ``view``, if it is the pending one."""
        decision, pending = view.decision, self._session.decision
        self._seat = None if decision is None or decision is not pending else decision.seat
        match, state = self._session.match, self._session.state
        self.reach = Reach(match, state, self._seat)
        self.reasons = {}
        if self._seat is not None:
            obstacles = reasons(match, state, self._seat)
            reached = self.reach.options
            self.reasons = {
                what: self.why(why) for what, why in obstacles.items() if what not in reached
            }
        self.show_again()

    def barred(self, after: Iterable[State]) -> Mapping[str, str]:
        """Return why each action is one that no card to play can do, in words.

        ``after`` are the states in which each of them has been played.
        """
        found: dict[str, Obstacle] = {}
        match, seat = self._session.match, self._seat
        if seat is None:
            return {}
        for played in after:
            for action, why in reasons(match, played, seat).items():
                found[action] = max((found.get(action, why), why), key=informativeness)
        return {action: self.why(why) for action, why in found.items()}

    def outlook(self, option: str, goal: str) -> Told:
        paths, outlook = self.reach.paths(option, goal), None
        if self._seat is not None and paths:
            match, state = self._session.match, self._session.state
            outlook = foresee(match, state, self._seat, *paths[0].answers, *paths[0].goals)
        if outlook is None:
            return NOTHING
        signs = [SignRow(n, *sign) for n, sign in enumerate(self._wording.signs(outlook))]
        return Told(self._wording.words(outlook), signs, outlook.spent)
