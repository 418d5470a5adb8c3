"""Set-up (rulebook, "Setup", lines 196 to 233; solo, lines 747 to 771; promos, from line 1018)."""

from collections import Counter

import pytest

from rococo_desktop.engine.match import Setup, SetupError
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.set_up import deck_levels, deck_size, tray_levels

COMPONENTS = LIBRARY.load()
EVERYBODY = range(1, 6)


def begun(players: int, *expansions: str, seed: int = 1) -> tuple[Patisserie, State]:
    match = Patisserie(Setup(players, "", expansions), COMPONENTS)
    return match, match.start(seed).state


@pytest.mark.parametrize(
    ("players", "side"), [(1, "small"), (2, "small"), (3, "small"), (4, "large"), (5, "large")]
)
def test_the_board_lies_on_the_side_of_the_number_of_players(players: int, side: str):
    """S-1, line 200."""
    assert begun(players)[1].board == side


def test_two_and_the_mentor_play_on_the_side_of_three_players():
    """SO-17, line 1009: set up as usual for three players."""
    match, state = begun(2, "mentor")
    assert (match.seats, state.board) == (3, "small")


def test_all_tiles_and_recipes_begin_in_their_bags():
    """S-2, lines 201 and 202: nothing but the displays has been filled when the first is asked."""
    match, state = begun(3)
    shown = [tile for row in state.ingredients for tile in row]
    assert sorted([*state.ingredient_bag, *filter(None, shown)]) == sorted(match.rules.ingredients)
    assert sorted([*state.recipe_bag, *filter(None, state.recipes)]) == sorted(match.rules.recipes)


def test_bags_are_mixed_once_and_drawn_from_the_end():
    """Ruling 24: a game is the same for the same seed, and another for another one."""
    assert begun(3)[1].recipe_bag == begun(3)[1].recipe_bag
    assert begun(3)[1].recipe_bag != begun(3, seed=2)[1].recipe_bag
    match, state = begun(3)
    assert state.recipe_bag != list(match.rules.recipes)[: len(state.recipe_bag)]


def test_each_table_has_another_table_bonus():
    """S-3, line 203: a random tile on each of the five tables; the others are not used."""
    match, state = begun(3)
    assert list(state.table_bonuses) == ["top", "left", "middle", "right", "bottom"]
    assert len({*state.table_bonuses.values()}) == 5
    assert {*state.table_bonuses.values()} <= {*match.rules.table_bonuses}


@pytest.mark.parametrize(
    ("players", "cards"),
    [(2, (4, 8, 8, 12)), (3, (5, 10, 10, 15)), (4, (6, 12, 12, 18)), (5, (7, 14, 14, 21))],
)
def test_the_staff_deck_has_level_iv_at_the_bottom(players: int, cards: tuple[int, ...]):
    """S-4, lines 204 and 226 to 229: the chart."""
    rules = begun(players)[0].rules
    levels = deck_levels(rules)
    assert levels == sorted(levels, reverse=True)
    assert tuple(Counter(levels)[level] for level in (4, 3, 2, 1)) == cards


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_tray_has_one_level_in_each_round_and_the_deck_is_then_used_up(players: int):
    """Lines 204, 258 and 318 to 320: all I; I and II; II and III; III and IV."""
    rules = begun(players)[0].rules
    found = [tray_levels(rules, number) for number in (1, 2, 3, 4)]
    assert found == [(1, 1), (1, 2), (2, 3), (3, 4)]
    assert deck_size(rules, 4) == 0


@pytest.mark.parametrize("players", EVERYBODY)
def test_one_star_card_more_than_players_is_shown(players: int):
    """S-5, line 205; solo, line 749: three for one player and the Mentor."""
    match, state = begun(players)
    assert len(state.stars) == match.seats + 1
    assert all(match.rules.staff[card].deck == "star" for card in state.stars)


@pytest.mark.parametrize("players", EVERYBODY)
def test_two_baking_trays_lie_empty_beside_the_whole_deck(players: int):
    """S-6, line 206: the promo's first question comes before they are filled from that deck."""
    match, state = begun(players, "promo_start_staff")
    assert state.pending is not None
    assert state.pending.kind == "select_card"
    assert [state.tray(tray) for tray in ("a", "b")] == [[], []]
    levels = [match.rules.staff[card].level for card in state.staff_deck]
    assert levels == deck_levels(match.rules)


def test_two_special_bonuses_lie_on_their_tables():
    """S-7, line 207."""
    match, state = begun(3)
    assert len(state.special_bonuses) == 2
    assert {*state.special_bonuses} <= {*match.rules.special_bonuses}
    assert not any(state.special_bonuses.values())


def test_all_begin_with_four_start_staff_two_flour_a_sugar_and_a_butter():
    """S-8, S-10, S-11, lines 208, 212 and 213."""
    match, state = begun(4)
    for player in state.players:
        assert sorted(player.inventory()) == sorted(match.rules.start_staff)
        assert player.staff_size() == 4
        assert (player.flour, player.sugar, player.butter) == (2, 1, 1)
        assert player.prestige == 0
        assert player.racks == [None, None]


@pytest.mark.parametrize("players", EVERYBODY)
def test_the_start_player_has_ten_coins_and_each_next_player_one_more(players: int):
    """S-12, lines 214 and 215; ruling 1: the Mentor is in the round like a player."""
    match, state = begun(players)
    coins = [state.players[seat].coins for seat in match.rules.from_seat(state.start_player)]
    assert coins == list(range(10, 10 + match.seats))


def test_the_start_player_is_drawn_by_chance():
    """S-12, line 214; ruling 1: it may be the Mentor, too."""
    assert {begun(3, seed=seed)[1].start_player for seed in range(20)} == {0, 1, 2}
    assert {begun(1, seed=seed)[1].start_player for seed in range(20)} == {0, 1}


def test_coins_and_markers_never_run_out():
    """S-13, line 217: nothing counts them."""
    names = State.__dataclass_fields__.keys()
    assert not {"coins", "markers"} & names


# -- the Mentor ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grade", "sizes", "decisions"),
    [((), (5, 5, 5, 5), 10), (("savory",), (5, 5, 6, 6), 8), (("extra_crunchy",), (6,) * 4, 6)],
)
def test_the_mentor_has_four_sets_of_solo_cards(
    grade: tuple[str, ...], sizes: tuple[int, ...], decisions: int
):
    """SO-2, lines 757 to 765: the remaining 6 to 10 cards are the decision deck."""
    _, state = begun(1, *grade)
    mentor = state.mentor
    found = (len(mentor.hand), *(len(cards) for cards in reversed(mentor.sets)))
    assert found == sizes
    assert len(mentor.deck) == decisions


def test_the_mentor_has_goods_and_coins_but_no_start_staff():
    """SO-1, lines 751 to 755 and 767."""
    match, state = begun(1)
    mentor = state.players[1]
    assert not {*mentor.inventory()} & {*match.rules.start_staff}
    assert (mentor.flour, mentor.sugar, mentor.butter) == (2, 1, 1)
    assert (match.rules.people, match.rules.seats) == (range(1), 2)


# -- promos ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("promo", "pieces", "number"),
    [
        ("promo_special_bonuses", "special_bonuses", 3),
        ("promo_table_bonuses", "table_bonuses", 3),
        ("promo_staff", "staff", 3),
        ("promo_start_staff", "staff", 2),
    ],
)
def test_a_promo_adds_its_pieces_alone(promo: str, pieces: str, number: int):
    """Line 1020: each promo can be added individually."""
    plain, with_promo = begun(3)[0].rules, begun(3, promo)[0].rules
    added = {*getattr(with_promo, pieces)} - {*getattr(plain, pieces)}
    assert len(added) == number
    for name in {"special_bonuses", "table_bonuses", "staff"} - {pieces}:
        assert getattr(with_promo, name).keys() == getattr(plain, name).keys()


def test_all_six_start_staff_are_chosen_from():
    """Line 1077: each player takes all six; the first question is which are taken."""
    match, state = begun(3, "promo_start_staff")
    assert len(match.rules.start_staff) == 6
    assert state.pending is not None
    assert state.pending.kind == "select_card"
    assert len(state.pending.options) == 6


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        (Setup(0), "players"),
        (Setup(6), "players"),
        (Setup(3, "1999"), "edition"),
        (Setup(3, "", ("weather",)), "expansions"),
        (Setup(3, "", ("mentor",)), "players"),
        (Setup(2, "", ("savory",)), "expansions"),
        (Setup(1, "", ("savory", "extra_crunchy")), "expansions"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(setup: Setup, field: str):
    """Lines 15, 757 and 1007: one to five players, the Mentor with one or two, one grade."""
    with pytest.raises(SetupError) as caught:
        Patisserie(setup, COMPONENTS)
    assert caught.value.field == field
