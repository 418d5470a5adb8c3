"""Games of the computer players, for the tests."""

from collections.abc import Iterator, Sequence
from functools import cache, partial

from rococo_desktop.ai.bot import ask
from rococo_desktop.ai.patisserie.bots import BOTS
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State

QUICK = 60
"""A budget for decisions of a few milliseconds."""


@cache
def match_of(players: int, expansions: tuple[str, ...] = ()) -> Patisserie:
    return Patisserie(Setup(players, "", expansions), LIBRARY.load())


def positions(
    match: Patisserie, bots: Sequence[str], seed: int, budget: int = QUICK
) -> Iterator[State]:
    """Yield every position of a game with its pending decision, then the finished game."""
    state = match.start(seed).state
    chance = [Generator(seed, f"bot:{seat}") for seat in range(match.seats)]
    while (decision := state.pending) is not None:
        yield state
        seat = decision.seat
        option = decision.options[0]
        if seat in match.rules.people:
            look = partial(match.look, state, frozenset({seat}))
            option = ask(BOTS[bots[seat]], match, decision, look, chance[seat], budget)
        state = match.kernel.apply(state, option, decision.id).state
    yield state


def finished(match: Patisserie, bots: Sequence[str], seed: int, budget: int = QUICK) -> State:
    """Return the end of a game."""
    *_, last = positions(match, bots, seed, budget)
    return last


@cache
def whole_game(players: int) -> tuple[State, ...]:
    """Return the positions of a game of the strongest bot by rules of thumb, made only once."""
    return tuple(positions(match_of(players), ["greedy"] * players, seed=4))
