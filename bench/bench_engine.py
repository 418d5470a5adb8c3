"""Speed of the rules on one core: whole games and decisions per second, and the cost of a copy.

Four random bots play; every decision lists its options. The best of several rounds is printed,
because other work on the machine can only slow a round down.
"""

import platform
import time
import timeit

from rococo_desktop.engine.match import AnyMatch, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components.load import LIBRARY as PASTRIES
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo

PLAYERS = 4
GAMES = 100
ROUNDS = 5
COPIES = 2000


def play(match: AnyMatch, seed: int) -> int:
    """Play a whole game and return the number of decisions."""
    state = match.start(seed).state
    chance = Generator(seed, "bench")
    advance = match.kernel.advance
    decisions = 0
    while (decision := state.pending) is not None:
        advance(state, decision.options[chance.below(len(decision.options))])
        decisions += 1
    return decisions


def copy_cost(match: Rococo) -> tuple[float, float]:
    """Return the microseconds of a copy in the middle and at the end of a game."""
    state = match.start(1).state
    chance = Generator(1, "bench")
    costs = []
    for moment in (200, 10_000):
        while (decision := state.pending) is not None and decision.id < moment:
            match.kernel.advance(state, decision.options[chance.below(len(decision.options))])
        seconds = min(timeit.repeat(state.copy, number=COPIES, repeat=ROUNDS)) / COPIES
        costs.append(seconds * 1e6)
    return costs[0], costs[1]


def speed(match: AnyMatch) -> tuple[float, float]:
    """Return the whole games and decisions per second, the best of several rounds."""
    best_games, best_decisions = 0.0, 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        decisions = sum(play(match, seed) for seed in range(GAMES))
        seconds = time.perf_counter() - start
        best_games = max(best_games, GAMES / seconds)
        best_decisions = max(best_decisions, decisions / seconds)
    return best_games, best_decisions


def main() -> None:
    """Print the table."""
    components = LIBRARY.load()
    match = Rococo(Setup(PLAYERS), components)
    best_games, best_decisions = speed(match)
    everything = tuple(expansion.key for expansion in EXPANSIONS)
    rich_games, _ = speed(Rococo(Setup(PLAYERS - 1, expansions=everything), components))
    _, pastries = speed(Patisserie(Setup(PLAYERS), PASTRIES.load()))
    middle, end = copy_cost(match)
    print(f"Python {platform.python_version()}, {PLAYERS} random bots, one core")
    print(f"whole games a second     {best_games:10.0f}   (bar: 100)")
    print(f"decisions a second       {best_decisions:10.0f}   (bar: 35,000)")
    print(f"with every expansion     {rich_games:10.0f}   (bar: 60 % of the base game's)")
    print(f"second game, decisions   {pastries:10.0f}   (bar: two thirds of the first's)")
    print(f"copy in mid-game         {middle:10.1f} us (bar: 25)")
    print(f"copy at the end          {end:10.1f} us (bar: 25)")


if __name__ == "__main__":
    main()
