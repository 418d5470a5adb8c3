"""The cost and gain of an option, and why another cannot be chosen."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.table.foresight import NOTHING, Foresight, SignRow, Told
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.gestures import Reach
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import Candidate, Obstacle
from rococo_desktop.rules.patisserie.outlook import foresee
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.questions import HasCandidates, obstacles
from rococo_desktop.session.session import Session
from rococo_desktop.words.patisserie.outlook import OutlookWording

BAKE = "bake"
PatisserieSession: TypeAlias = Session[State, View, Patisserie]
"""A running game of La Pâtisserie Rococo."""


@InQml("Patisserie.Game")
class PatisserieForesight(Foresight):
    """The outlook of an option: what changes until the next question or a draw."""

    def __init__(self, session: PatisserieSession, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = OutlookWording(faces.catalogue, faces.wording)
        self._seat: int | None = None
        self.decision: Decision | None = None
        """The question of the view on show."""
        self.reach = Reach(session.match, session.state, None)
        self.reasons: dict[str, str] = {}

    def why(self, obstacle: Obstacle, piece: str) -> str:
        words, lack = self._wording.obstacle(obstacle, piece), self._wording.lack(obstacle)
        return self.remember(obstacle.kind, words, lack)

    def _why_none(self, recipes: Sequence[str]) -> str:
        """Return why nothing can be baked: of several recipes what each is short of."""
        obstacles = self.reach.obstacles
        short = [each for each in recipes if each in obstacles and obstacles[each].kind == "short"]
        if obstacles[BAKE].kind != "short" or len(short) < 2:
            return self.reasons[BAKE]
        each = self._wording.each_refused((recipe, self.reasons[recipe]) for recipe in short)
        return self.remember("short", each, self._wording.lack(obstacles[BAKE]))

    def sentence(self, what: str, reason: str, missing: int) -> str:
        if self._seat is None:
            return reason
        owned = self._session.state.players[self._seat].coins
        return self._wording.refusal(what, reason, missing, owned)

    def refresh(self, view: View) -> None:
        """Prepare for the question of a view, if it is the pending one."""
        decision, pending = view.decision, self._session.decision
        self.decision = decision
        self._seat = None if decision is None or decision is not pending else decision.seat
        self.reach = Reach(self._session.match, self._session.state, self._seat)
        self.reasons = {piece: self.why(why, piece) for piece, why in self.reach.obstacles.items()}
        if self._seat is not None and BAKE in self.reasons:
            self.reasons[BAKE] = self._why_none(view.players[self._seat].recipes)
        self.show_again()

    def barred(self, after: Iterable[State]) -> Mapping[str, str]:
        """Return why each action is one that no card to play can do, in words.

        ``after`` are the states in which each of them has been played.
        """
        found: dict[str, Obstacle] = {}
        rules = self._session.match.rules
        for played in after if self._seat is not None else ():
            asked = played.pending
            if asked is None or not isinstance(asked.frame, HasCandidates):
                continue
            told: Iterable[Candidate] = asked.frame.candidates(Context(rules, played, None))
            for action, why in obstacles(told).items():
                # What else is missing says more than the training of one of the cards.
                if action not in found or found[action].training is not None:
                    found[action] = why
        return {action: self.why(why, action) for action, why in found.items()}

    def outlook(self, option: str, goal: str) -> Told:
        decision = self._session.decision
        if self._seat is None or decision is None:
            return NOTHING
        paths = self.reach.paths(option, goal) if goal else []
        if not paths and option not in decision.options:
            paths = self.reach.paths(option)
        answers = paths[0].answers if paths else (option,)
        outlook = foresee(self._session.match, self._session.state, self._seat, answers)
        if outlook is None:
            return NOTHING
        signs = [SignRow(n, *sign) for n, sign in enumerate(self._wording.signs(outlook))]
        return Told(self._wording.words(outlook), signs, outlook.used.spent)
