"""Every view is consistent with a game: a deal succeeds for every viewer and question."""

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from tests.combinations import every_setup

EVERYTHING = tuple(expansion.key for expansion in EXPANSIONS)
COMPONENTS = LIBRARY.load()


def deal_all_the_way(setup: Setup, seed: int) -> None:
    """Play a game at random, and deal it anew for every viewer at every decision."""
    match, chance = Rococo(setup, COMPONENTS), Generator(seed, "deals")
    state = match.start(seed).state
    viewers = [frozenset[int](), *(frozenset({seat}) for seat in range(match.seats))]
    while (decision := state.pending) is not None:
        for eyes in viewers:
            seen = match.look(state, eyes)
            assert match.look(match.deal(seen, chance), eyes) == seen
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("expansions", [(), EVERYTHING])
def test_a_game_lies_behind_every_view(edition: str, expansions: tuple[str, ...]):
    deal_all_the_way(Setup(2, edition, expansions), seed=4)


@pytest.mark.heavy
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_lies_behind_every_view_of_many_games(edition: str):
    for seed, setup in enumerate([Setup(5, edition), *every_setup(edition)]):
        deal_all_the_way(setup, seed)
