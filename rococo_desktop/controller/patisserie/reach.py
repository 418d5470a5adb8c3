"""What one gesture of the person at the screen can reach: a piece, and its destination.

A turn is a chain of small questions. The answers to the next ones are found by trying them on
copies of the state, up to the first event that draws or reveals something.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.actions.action import DONE
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import Obstacle

Answers = tuple[str, ...]

CHOOSE = "choose_action"
LEADING = frozenset({"deliver", "decorate", "move_dish"})
"""Questions about a piece, followed by one about its destination or what goes to it."""
PLACING = frozenset({"place_dish", "move_to", "choose_topping"})
WORDS = frozenset({DONE})


class Reach:
    """The gestures of the pending question; none unless ``viewer`` is asked."""

    def __init__(self, match: Patisserie, state: State, viewer: int | None) -> None:
        self._match = match
        self._paths: dict[str, Answers] = {}
        self._goals: dict[str, dict[str, Answers]] = {}
        self.discards: frozenset[str] = frozenset()
        """The player's recipes that can be discarded before the action is chosen."""
        self.obstacles: dict[str, Obstacle] = {}
        """Why other candidates of the question cannot be chosen."""
        decision = state.pending
        if decision is None or decision.seat != viewer:
            return
        self.obstacles = dict(self._obstacles(state, decision))
        if decision.kind == CHOOSE:
            recipes = match.rules.recipes
            self.discards = frozenset(each for each in decision.options if each in recipes)
            for action in decision.options:
                if action in ACTIONS:
                    self._explore(state, (action,))
        else:
            self._beyond(state, decision, ())

    @property
    def pieces(self) -> Iterable[str]:
        """Return the pieces that a later question asks about."""
        return self._paths

    @property
    def goals_from(self) -> Iterable[str]:
        """Return the pieces that may be taken to a place."""
        return self._goals

    def path(self, piece: str) -> Answers:
        """Return the answers that lead to a piece of a later question; none if nothing does."""
        return self._paths.get(piece, ())

    def goals(self, piece: str) -> Mapping[str, Answers]:
        """Return the places that a piece may be taken to, with the answers that do so."""
        return self._goals.get(piece, {})

    def _next(self, state: State, option: str) -> State | None:
        """Return the state at the next question of the same seat; None if chance comes first."""
        before = state.pending
        foreseen = self._match.kernel.foresee(state, option)
        after = foreseen.state.pending
        if before is None or foreseen.reveals or after is None or after.seat != before.seat:
            return None
        return foreseen.state

    def _explore(self, state: State, answers: Answers) -> None:
        after = self._next(state, answers[-1])
        if after is None or after.pending is None:
            return
        for option in after.pending.options:
            if option not in WORDS:
                self._paths.setdefault(option, (*answers, option))
        self._beyond(after, after.pending, answers)

    def _beyond(self, state: State, decision: Decision, answers: Answers) -> None:
        """Note where the pieces of a question go in the question that follows."""
        if decision.kind in PLACING:
            # The dish is already in place: it goes to any option, or a tile goes to it.
            dish = str(getattr(decision.frame, "dish", ""))
            for option in decision.options:
                if decision.kind == "choose_topping":
                    self._goals.setdefault(option, {})[dish] = (*answers, option)
                else:
                    self._goals.setdefault(dish, {})[option] = (*answers, option)
            return
        if decision.kind not in LEADING:
            return
        for piece in decision.options:
            if piece in WORDS:
                continue
            after = self._next(state, piece)
            asked = None if after is None else after.pending
            if asked is not None and asked.kind in PLACING:
                for option in asked.options:
                    start, end = (piece, option)
                    if asked.kind == "choose_topping":
                        start, end = option, piece
                    self._goals.setdefault(start, {})[end] = (*answers, piece, option)
            elif decision.kind == "decorate":  # all tiles with a topping are alike
                for tile in self._toppings(state, decision.seat):
                    self._goals.setdefault(tile, {})[piece] = (*answers, piece)

    def _toppings(self, state: State, seat: int) -> Iterator[str]:
        for tile in state.players[seat].ingredients:
            if self._match.rules.ingredients[tile].topping:
                yield tile

    def _obstacles(self, state: State, decision: Decision) -> Iterator[tuple[str, Obstacle]]:
        frame: Any = decision.frame
        if hasattr(frame, "candidates"):
            context = Context(self._match.rules, state, None)
            for candidate, obstacle in frame.candidates(context):
                if obstacle is not None:
                    yield candidate, obstacle
