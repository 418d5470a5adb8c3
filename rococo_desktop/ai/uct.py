"""A search by random play-outs, for any game: a benchmark for good players, no seat's bot.

It is UCT (Kocsis and Szepesvári, 2006) over deals of what the seat cannot see (Cowling, Powley and
Whitehouse, 2012): every try begins with a deal of its own, all share one tree of answers, and an
answer is judged by the tries in which it was an option.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from rococo_desktop.ai.bot import AnyBot, asked
from rococo_desktop.engine.match import AnyMatch, View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.score import lead
from rococo_desktop.engine.state import State

CALLS = 4_000
"""The most answers to try for one decision, including those of the play-outs."""
CURIOSITY = 0.7
"""The weight of an answer seldom tried against one that did well."""
LEAD = 20
"""The lead in points at the end of a play-out that counts about three quarters of a whole win."""


class Branch:
    """An answer in the tree: how often it was an option and was tried, and its results."""

    __slots__ = ("branches", "offered", "reward", "tries")

    def __init__(self) -> None:
        self.offered = 0
        self.tries = 0
        self.reward = 0.0
        self.branches: dict[str, Branch] = {}


class Uct:
    """A bot that plays games to their ends at random, and gives the most successful answer."""

    looks = True

    def __init__(self, calls: int = CALLS) -> None:
        self.calls = calls

    def choose(self, match: AnyMatch, view: View, rng: Generator, budget: int) -> str:
        """Return the option that was tried most often; of equal ones, the one listed first."""
        options = asked(view).options
        tree, left = Branch(), min(self.calls, budget)
        while left > 0:
            left -= _try(match, match.deal(view, rng), tree, rng)
        tries = {name: branch.tries for name, branch in tree.branches.items()}
        return max(options, key=lambda option: tries.get(option, 0))


def _try(match: AnyMatch, state: State, tree: Branch, rng: Generator) -> int:
    """Play a deal to its end, enter the result into the tree, and return the answers."""
    advance, node, calls = match.kernel.advance, tree, 0
    path: list[tuple[int, Branch]] = []
    while (decision := state.pending) is not None:
        options = decision.options
        option = options[0]
        if len(options) > 1:
            # Beyond the tree a play-out begins, so that each new branch is tried at least once.
            if node is tree or node.tries:
                option = _chosen(node, options, rng)
                node = node.branches[option]
                path.append((decision.seat, node))
            else:
                option = options[rng.below(len(options))]
        advance(state, option)
        calls += 1
    rewards = _rewards(match, state)
    for seat, branch in path:
        branch.tries += 1
        branch.reward += rewards[seat]
    return max(1, calls)


def _chosen(node: Branch, options: Sequence[str], rng: Generator) -> str:
    """Return an untried option, or the most promising one; count the options offered."""
    new = [option for option in options if option not in node.branches]
    if new:
        option = new[rng.below(len(new))]
        node.branches[option] = Branch()
    for each in options:
        if each in node.branches:
            node.branches[each].offered += 1
    return option if new else max(options, key=lambda each: _promise(node.branches[each]))


def _promise(branch: Branch) -> float:
    mean = branch.reward / branch.tries
    return mean + CURIOSITY * sqrt(log(branch.offered) / branch.tries)


def _rewards(match: AnyMatch, state: State) -> list[float]:
    """Return by seat the worth of an end from 0 to 1: half by the win, half by the lead."""
    result = match.score(state)
    totals = [sheet.total for sheet in result.players]
    rewards = []
    for seat in range(len(totals)):
        won = (seat in result.winners) / len(result.winners)
        rewards.append(won / 2 + 0.5 / (1 + exp(-max(-600.0, lead(totals, seat) / LEAD))))
    return rewards


SPARRING: Mapping[str, AnyBot] = {"mcts": Uct()}
"""Players that every game offers to commands but not to people."""
