"""The greedy bot: it searches the rest of its own turn and takes the option with the best end."""

from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.rococo.evaluation import Appraisal
from rococo_desktop.ai.rococo.memory import remembered
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.questions import FORFEIT, USE, Alike
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import Offering
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.rounds import ROUND_ENDS
from rococo_desktop.rules.state import SELECT

PATIENCE = 900
"""The nodes per option; after that only the first option of each later question is tried."""
BONUS_WIDTH = 2
"""The number of main actions per card after which the bonus is searched."""
COMMON_BONUS_WIDTH = 4
"""The same over all options that lead to the same bonus."""
TILE_WIDTH = 4
"""The number of tiles that are tried if the tile is not the decision itself."""
PLACE_WIDTH = 7
"""The number of guest spaces that are tried if the guest is not the decision itself."""


class Branch(NamedTuple):
    """An end of the turn with its value, or a position before a bonus, as if it were forfeited."""

    value: float
    state: State | None
    """The position before the bonus; None at the end of the turn."""


class Search:
    """A search for the option of the pending decision with the best end of the turn.

    Main actions are searched in full; a bonus only after the most promising ones, because what
    follows a bonus hardly depends on what came before it.
    """

    def __init__(self, match: Rococo, appraisal: Appraisal, patience: int) -> None:
        self._match = match
        rules = match.rules
        self._turns, self._bonuses = rules.kinds_of(*rules.turn_questions), rules.kinds_of(Offering)
        self._appraisal = appraisal
        self._seat = appraisal.prospect.seat
        self._patience = patience
        self._seen = 0
        more_rounds = appraisal.prospect.rounds_after > 0
        # Nothing after a round's turns helps to choose an option, except the final scoring.
        self._stops = ROUND_ENDS if more_rounds else frozenset()
        self._copy = Turn(match, self._seat).copy if more_rounds else State.copy

    def best(self, root: State) -> str:
        """Return the best option; of equal ones, the one that is listed first."""
        pending = root.pending
        if pending is None:
            raise ValueError("nothing is asked")
        ends: dict[str, list[Branch]] = {}
        for option in self._distinct(pending):
            self._seen = 0
            ends[option] = self._ends(self._after(root, option))
        if pending.kind in self._turns | self._bonuses:  # each card has its own bonus
            searched = [b for found in ends.values() for b in _best(found, BONUS_WIDTH)]
        else:
            searched = _best([b for found in ends.values() for b in found], COMMON_BONUS_WIDTH)
        bonuses = {id(branch): self._with_bonus(branch.state, BONUS_WIDTH) for branch in searched}
        values = {
            option: max(
                max(branch.value, bonuses.get(id(branch), branch.value)) for branch in found
            )
            for option, found in ends.items()
        }
        return max(values, key=values.__getitem__)

    def _after(self, state: State, option: str) -> State:
        self._seen += 1
        after = self._copy(state)
        self._match.kernel.advance(after, option, self._stops)
        return after

    def _ends(self, state: State) -> list[Branch]:
        """Return the reachable ends of the turn, with each bonus forfeited."""
        ends: list[State] = []
        self._collect(state, ends)
        branches = []
        for end in ends:
            asked = end.pending
            if asked is not None and asked.seat == self._seat and asked.kind in self._bonuses:
                value = max(branch.value for branch in self._ends(self._after(end, FORFEIT)))
                branches.append(Branch(value, end))
            else:
                branches.append(Branch(self._appraisal.value(end), None))
        return branches

    def _with_bonus(self, state: State | None, width: int) -> float:
        """Return the value of the best end that using the bonus can lead to."""
        if state is None:
            return float("-inf")
        branches = self._ends(self._after(state, USE))
        best = max(branch.value for branch in branches)
        narrow = max(1, width // 2)
        for branch in _best(branches, narrow):
            best = max(best, self._with_bonus(branch.state, narrow))
        return best

    def _collect(self, state: State, ends: list[State]) -> None:
        """Add the positions at the end of the turn or before a bonus; consumes ``state``."""
        pending = state.pending
        if (
            pending is None
            or pending.seat != self._seat
            or pending.kind in self._turns
            or pending.kind in self._bonuses
        ):
            ends.append(state)
            return
        *options, last = self._worth_trying(state)
        for option in options:
            self._collect(self._after(state, option), ends)
        self._match.kernel.advance(state, last, self._stops)
        self._collect(state, ends)

    def _worth_trying(self, state: State) -> tuple[str, ...]:
        pending = state.pending
        if pending is None:
            return ()
        tried, rules = self._distinct(pending), self._match.rules
        if len(tried) > TILE_WIDTH and pending.kind in rules.kinds_of(Alike):
            if tried[0] in rules.resources:
                tried = tuple(sorted(tried, key=self._tile_worth(state), reverse=True)[:TILE_WIDTH])
            elif tried[0] in rules.board.spaces and len(tried) > PLACE_WIDTH:
                tried = tuple(sorted(tried, key=self._appraisal.places.worth, reverse=True))
                tried = tried[:PLACE_WIDTH]
        return tried if self._seen < self._patience else tried[:1]

    def _tile_worth(self, state: State) -> Callable[[str], float]:
        """Return a function that values a tile by the stock with it."""
        return lambda tile: self._appraisal.stock.value(state, tile)

    def _distinct(self, decision: Decision) -> tuple[str, ...]:
        """Return the options without those that equal an earlier one in effect."""
        if decision.kind in self._turns:
            employees = self._match.rules.employees
            cards: dict[object, str] = {}
            for option in decision.options:
                card = employees[option]
                cards.setdefault((card.type, card.bonus, card.scoring), option)
            return tuple(cards.values())
        return decision.options


def _best(branches: list[Branch], number: int) -> list[Branch]:
    """Return the best positions before a bonus."""
    before_bonus = [branch for branch in branches if branch.state is not None]
    return sorted(before_bonus, key=lambda branch: branch.value, reverse=True)[:number]


class Greedy:
    """A greedy bot with its taste; it keeps nothing from one decision to the next."""

    looks = True

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, match: Rococo, view: View, rng: Generator, budget: int) -> str:
        """Return the option that leads to the best end of the seat's own turn."""
        decision = asked(view)
        state = remembered(match, view, rng)
        appraisal = Appraisal(match.rules, state, decision.seat, self.taste)
        if state.phase == SELECT:
            return appraisal.staff.best_card(state, decision.options)
        patience = min(PATIENCE, budget // len(decision.options))
        return Search(match, appraisal, patience).best(state)
