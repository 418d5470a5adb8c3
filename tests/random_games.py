"""Games of random answers, of any match."""

from collections.abc import Iterator
from typing import TypeVar

from rococo_desktop.engine.match import Match, View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def decisions(match: Match[S, V], seed: int) -> Iterator[tuple[S, Decision]]:
    """Yield every state of a random game with its decision."""
    state, chance = match.start(seed).state, Generator(seed, "answers")
    while (decision := state.pending) is not None:
        yield state, decision
        option = decision.options[chance.below(len(decision.options))]
        state = match.kernel.apply(state, option).state
