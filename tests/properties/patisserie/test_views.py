"""Every view is consistent with a game, and does not reveal what another player hides."""

from itertools import takewhile

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View

COMPONENTS = LIBRARY.load()
SETUPS = [
    Setup(1, "", ("extra_crunchy",)),
    Setup(2, "", ("promo_start_staff",)),
    Setup(2, "", ("mentor", "promo_staff", "first_game")),
    Setup(4, "", ("promo_special_bonuses", "promo_start_staff")),
]


def told(events: tuple[Event, ...], viewer: int | None) -> list[Event | None]:
    """Return the events as a viewer sees them, before the first that reveals something."""
    return [each.seen_by(viewer) for each in takewhile(lambda event: not event.reveals, events)]


def compare(match: Patisserie, state: State, viewer: int | None, chance: Generator) -> int:
    """Deal a view twice; return how many answers were possible in both games."""
    eyes = frozenset() if viewer is None else frozenset({viewer})
    seen: View = match.look(state, eyes)
    before = state.copy()
    games = [match.deal(seen, chance) for _ in range(2)]
    assert state == before
    for game in games:
        match.check(game)
        assert match.look(game, eyes) == seen
    one, other = (game.pending for game in games)
    assert one is not None
    assert other is not None
    if viewer == one.seat:
        assert one.options == other.options
    both = [option for option in one.options if option in other.options]
    if not both:
        return 0
    option = both[chance.below(len(both))]
    first, second = (match.kernel.apply(game, option) for game in games)
    assert told(first.events, viewer) == told(second.events, viewer)
    shows_a_place = one.kind == "give_notice"  # the size of the hand shows whether a card was in it
    if not shows_a_place and not any(e.reveals for e in (*first.events, *second.events)):
        assert match.look(first.state, eyes) == match.look(second.state, eyes)
    return 1


def deal_all_the_way(setup: Setup, seed: int, every: int = 1) -> None:
    """Play a game at random, and deal it for every viewer at regular decisions."""
    match, chance = Patisserie(setup, COMPONENTS), Generator(seed, "deals")
    state, compared = match.start(seed).state, 0
    while (decision := state.pending) is not None:
        if decision.id % every == 0:
            for viewer in (None, *range(match.seats)):
                compared += compare(match, state, viewer, chance)
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])
    assert compared > 10


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}")
def test_a_game_lies_behind_every_view_and_nothing_hidden_shows_in_it(setup: Setup):
    deal_all_the_way(setup, seed=5, every=5)


@pytest.mark.heavy
@pytest.mark.timeout(0)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_views_of_many_games(players: int):
    for seed in range(20):
        for promos in ((), ("promo_start_staff", "promo_staff"), ("first_game",)):
            deal_all_the_way(Setup(players, "", promos), seed)
