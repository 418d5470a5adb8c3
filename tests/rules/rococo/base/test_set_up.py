"""Set-up (2013, "1." to "10."; Deluxe, "Setup Base Game")."""

from collections import Counter

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.components.models import BoardName
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo
from tests.rules.rococo.table import COMPONENTS


def started(players: int, edition: str = "deluxe", seed: int = 1):
    return Rococo(Setup(players, edition), COMPONENTS).start(seed).state


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_side_goes_by_the_number_of_players(players, edition):
    """Deluxe, "Setup Base Game": one side for up to 3 players, the other for 4 and 5."""
    side: BoardName = "small" if players < 4 else "large"
    state = started(players, edition)
    assert state.board == side
    board = COMPONENTS.boards[side]
    assert len(state.players) == players
    assert len(state.workshop) == len(board.workshop)
    assert [len(segment) for segment in state.warehouse] == [board.warehouse_spaces] * 3
    assert len(state.hire) == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_15_livre_a_thread_and_a_lace(players):
    """Deluxe, "Setup Base Game": the personal supply; nobody has prestige or silk."""
    for player in started(players).players:
        assert (player.livre, player.thread, player.lace) == (15, 1, 1)
        assert (player.prestige, player.resources) == (0, [])


def test_everybody_starts_with_the_five_base_employees():
    """2013, "9.": five base employees each; two Masters, a Journeyman and two Apprentices."""
    for player in started(4).players:
        types = Counter(COMPONENTS.employees[card].type for card in player.staff())
        assert types == {"master": 2, "journeyman": 1, "apprentice": 2}
        assert player.discard == []
        assert player.played is None


def test_the_employee_stack_has_level_one_on_top_and_level_six_at_the_bottom():
    """Deluxe, "Setup Base Game": six cards of levels I and VI, four of each other level."""
    state = started(3)
    drawn = [card for card in state.hire if card] + state.employee_stack[::-1]
    levels = [COMPONENTS.employees[card].level for card in drawn]
    assert levels == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6


def test_each_level_is_shuffled():
    """2013, "3.": each level is shuffled before it goes onto the stack."""
    orders = {tuple(started(3, seed=seed).employee_stack) for seed in range(5)}
    assert len(orders) == 5
    assert len({order[:6] for order in orders}) == 5


def test_all_tiles_and_dresses_are_in_play():
    """2013, "4." and "5.": all 48 resource tiles and all 42 dresses are mixed."""
    state = started(5)
    tiles = state.resource_bag + [tile for part in state.warehouse for tile in part if tile]
    assert sorted(tiles) == sorted(COMPONENTS.resources)
    assert sorted(state.dress_bag + [d for d in state.workshop if d]) == sorted(COMPONENTS.dresses)


def test_bags_are_mixed_once_and_drawn_from_the_end():
    """Ruling 1: nobody can tell a bag that is mixed once from one that is mixed for each draw."""
    states = [started(3, seed=seed) for seed in range(5)]
    assert len({tuple(state.resource_bag) for state in states}) == 5
    assert len({tuple(state.dress_bag) for state in states}) == 5
    shown = {state.warehouse[0][0] for state in states}
    assert len(shown) > 1


def test_the_start_player_is_drawn_by_chance():
    """Ruling 2; Deluxe, "Setup Base Game": finally, determine a start player."""
    drawn = Counter(started(5, seed=seed).start_player for seed in range(60))
    assert set(drawn) == {0, 1, 2, 3, 4}


def test_nothing_is_owned_or_removed_yet():
    """Deluxe, "Setup Base Game": the favor lies on the board, and no marker lies anywhere."""
    state = started(4)
    assert state.favor is None
    assert (state.guests, state.decorations, state.all_halls, state.terrace) == ({}, {}, [], {})
    assert (state.removed, state.resource_discard, state.dress_discard) == ([], [], [])
    assert (state.round, state.phase) == (1, "select")
