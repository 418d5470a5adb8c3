"""Our design of unprinted values: it must follow the formulas of docs/components.md."""

from __future__ import annotations

import math

import pytest

from rococo_desktop.rules.rococo.components.models import Components, Dress, Resource
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from tests.base_game import load

DEAREST = 28
"""No dress of the base game is worth more, says the rulebook."""


@pytest.fixture(scope="module")
def components() -> Components:
    return load()


def formula(dress: Dress) -> int:
    silk = 5 * (dress.silk.yellow + dress.silk.green) + 6 * dress.silk.red + 8 * dress.silk.blue
    return 1 + silk + 2 * (dress.thread + dress.lace + dress.master)


def test_values_follow_the_formula(components: Components):
    """docs/components.md, "Dresses": value by silk, notions and thimble, and 28 at most."""
    assert {dress.id: dress.value for dress in components.dresses.values()} == {
        dress.id: min(DEAREST, formula(dress)) for dress in components.dresses.values()
    }


def test_prestige_follows_value(components: Components):
    """docs/components.md, "Dresses": 2 points up to 18 Livre, 3 up to 24, then 4."""
    for dress in components.dresses.values():
        assert dress.prestige == (2 if dress.value <= 18 else 3 if dress.value <= 24 else 4)


def test_shares_of_thimbles_and_second_colours(components: Components):
    """docs/components.md, "Dresses": about a third each; no recipe beyond four bales."""
    dresses = components.dresses.values()
    assert 12 <= sum(dress.master for dress in dresses) <= 15
    assert 10 <= sum(len(dress.silk.as_dict()) == 2 for dress in dresses) <= 15
    assert {dress.silk.total for dress in dresses} == {1, 2, 3, 4}
    for color in ("yellow", "green", "red", "blue"):
        own = [dress for dress in dresses if dress.color == color]
        assert any(dress.master for dress in own)
        assert any(not dress.master for dress in own)


def test_no_two_dresses_are_alike():
    """Of the base game and of all expansions."""
    components = LIBRARY.load()
    recipes = [
        (dress.color, dress.silk, dress.thread, dress.lace, dress.master)
        for dresses in (components.dresses, *(e.dresses for e in components.extras.values()))
        for dress in dresses.values()
    ]
    assert len(set(recipes)) == len(recipes)


def test_a_dress_of_20_livre_can_be_sold_in_round_1(components: Components):
    """A session report: about 20 Livre in round 1, from the start means and two tiles."""
    start = components.constants
    two_tiles = 4
    early = [
        dress
        for dress in components.dresses.values()
        if 18 <= dress.value <= 22
        and dress.silk.total <= two_tiles
        and dress.thread <= start.start_thread
        and dress.lace <= start.start_lace
    ]
    assert len(early) >= 8
    dearest_tiles = 2 * max(components.boards["large"].acquire)
    assert start.start_livre >= dearest_tiles + max(components.boards["large"].workshop)


def test_silk_supply_meets_demand_evenly(components: Components):
    """docs/components.md, "Resource tiles": once through the stock serves 70 to 90 % of all."""
    for color in ("yellow", "green", "red", "blue"):
        demand = sum(dress.silk.of(color) for dress in components.dresses.values())
        supply = sum(tile.silk.of(color) for tile in components.resources.values())
        assert 0.7 <= supply / demand <= 0.9


def test_thread_and_lace_are_asked_for_alike(components: Components):
    thread = sum(dress.thread for dress in components.dresses.values())
    lace = sum(dress.lace for dress in components.dresses.values())
    assert abs(thread - lace) <= 3
    assert 0.8 <= (thread + lace) / len(components.dresses) <= 1.3


def test_rich_silk_has_poor_notions(components: Components):
    """docs/components.md, "Resource tiles": no tile is better than another in both halves."""

    def silk(tile: Resource) -> int:
        return 3 * (tile.silk.yellow + tile.silk.green) + 4 * tile.silk.red + 5 * tile.silk.blue

    def notions(tile: Resource) -> int:
        both = tile.notions.thread + tile.notions.lace
        return {"all": both, "choose": min(both, 1), "none": 0}[tile.notions.mode]

    tiles = components.resources.values()
    assert max(silk(t) for t in tiles if notions(t) == 2) < min(
        silk(t) for t in tiles if notions(t) == 1
    )
    assert min(silk(t) for t in tiles if notions(t) == 0) >= max(
        silk(t) for t in tiles if notions(t) == 1
    )


DRESSES_ON_BOARD = (0.4, 1.1, 1.9, 2.7, 3.5, 4.4, 5.3)
DECORATIONS = (0.6, 1.1, 1.7, 2.4, 3.1, 3.9, 4.8)
CARD = 4
"""The worth of playing a card, in Livre."""


def payback(growth: tuple[float, ...], round: int) -> float:
    """The income of a fountain space that is funded in a round (from 1), to the end."""
    return sum(growth[round - 1 :])


@pytest.mark.parametrize("name", ["small", "large"])
def test_fountain_pays_back_early_and_not_late(components: Components, name: str):
    """docs/components.md, "Fountain": yes in rounds 1 to 3, no longer from round 5 on."""
    board = components.boards["small" if name == "small" else "large"]
    rows = ((board.fountain_lower, DRESSES_ON_BOARD), (board.fountain_upper, DECORATIONS))
    for spaces, growth in rows:
        grows = tuple(max(1.0, number) for number in growth) if growth is DECORATIONS else growth
        for space in spaces:
            for round in (1, 2, 3):
                assert payback(grows, round) > space.cost + CARD
        for round in (6, 7):
            assert payback(grows, round) < min(space.cost for space in spaces) + CARD
        assert payback(grows, 5) < max(space.cost for space in spaces) + CARD


def test_poorer_halls_have_better_rewards(components: Components):
    """docs/components.md, "Halls": what a hall lacks in points its spaces make good."""
    worth = {"livre": 1, "thread": 2, "lace": 2, "resource": 4}
    for board in components.boards.values():
        per_space = [
            sum(worth[s.reward.kind] * s.reward.amount for s in hall.spaces if s.reward)
            / len(hall.spaces)
            for hall in board.halls
        ]
        assert per_space == sorted(per_space)
        assert per_space[0] < 0.5 < per_space[-1]


def test_guest_spaces_are_scarce(components: Components):
    """docs/components.md, "Halls": five to six places a player at 3, 4 and 5 players."""
    for players in (3, 4, 5):
        assert 5 <= len(components.board(players).spaces) / players <= 6.5


def test_decorations_cost_what_they_are_worth(components: Components):
    """docs/components.md, "Decorations": a third to a half point a Livre, the card included."""
    for board in components.boards.values():
        for decoration in board.decorations.values():
            if decoration.group == "musician":
                rate = decoration.prestige / (decoration.cost + CARD)
            elif decoration.group == "statue":
                rate = (decoration.prestige + 6) / (decoration.cost + CARD)
            else:
                continue
            assert 0.25 <= rate <= 0.5, decoration.id


def test_dear_musicians_bring_more_for_a_livre_than_cheap_ones(components: Components):
    """docs/components.md, "Decorations": saved money, or a dress that was sold, is for these."""
    for board in components.boards.values():
        musicians = sorted(hall.musician.cost for hall in board.halls)
        rates = [
            hall.musician.prestige / (hall.musician.cost + CARD)
            for hall in sorted(board.halls, key=lambda hall: hall.musician.cost)
        ]
        assert rates[-1] == max(rates) > 1.2 * rates[0]
        assert musicians[-1] > components.constants.start_livre


def test_dearer_spaces_of_a_group_are_worth_no_less(components: Components):
    for board in components.boards.values():
        for group in (
            board.statues,
            board.fountain_upper,
            board.fountain_lower,
            board.fireworks.spaces,
        ):
            assert [d.cost for d in group] == sorted(d.cost for d in group)
            worth = [(d.multiplier or 0, d.prestige) for d in group]
            assert worth == sorted(worth)


def test_draws_of_a_game_are_in_the_range(components: Components):
    """docs/components.md, "Windows": 23 to 35 dresses drawn with 3 and 4 players."""
    for players in (3, 4):
        windows = len(components.board(players).workshop)
        made, cleared = 0.8 * players, 1
        drawn = windows + 6 * (made + cleared)
        assert 23 <= math.floor(drawn) <= 35
