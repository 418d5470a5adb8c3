"""The All-halls bonus (2013, "All halls" bonus; Deluxe, "All Halls Bonus")."""

import pytest

from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import AllHallsReached
from tests.rules.rococo.table import LEFT, ME, RIGHT, Table, changed, space, with_hall


def present_in(table: Table, *halls: int, seat: int = ME) -> None:
    """Give the player a dress in each of these halls."""
    for number in halls:
        free = next(s for s in table.spaces(number) if s not in table.state.guests)
        table.rent(seat, free, table.new_dress(f"dress-{seat}-{number}"))


def place_in(table: Table, hall: int, seat: int = ME) -> None:
    """Let the player make a dress and rent it in the hall."""
    dress = table.new_dress(f"placed-{seat}-{hall}", silk=Silk())
    table.workshop(dress)
    free = next(s for s in table.spaces(hall) if s not in table.state.guests)
    table.turn("journeyman", "make_dress", dress, free, seat=seat)


def test_a_dress_in_each_hall_marks_the_most_valuable_space_at_once():
    """Deluxe, "All Halls Bonus": as soon as one is represented in each of the five halls."""
    table = Table()
    present_in(table, 1, 2, 3, 4)
    assert table.state.all_halls == []
    place_in(table, 5)
    assert table.state.all_halls == [ME]
    assert table.events_of(AllHallsReached) == [AllHallsReached(ME, 0)]


def test_a_musician_counts_as_presence():
    """Deluxe, "All Halls Bonus": a trademark on a garment or on a musician in that hall."""
    table = Table()
    table.me.livre = 100
    present_in(table, 1, 3, 4, 5)
    table.turn("apprentice", "fund", table.hall(2).musician.id)
    assert table.state.all_halls == [ME]


def test_musicians_alone_are_enough():
    """2013, "All halls" bonus: a marker on a dress or on the musician."""
    table = Table()
    table.me.livre = 100
    for number in (1, 2, 3, 4, 5):
        assert table.state.all_halls == []
        table.turn("apprentice", "fund", table.hall(number).musician.id)
    assert table.state.all_halls == [ME]


def test_other_decorations_are_in_no_hall():
    """2013, "All halls" bonus: only dresses and musicians count."""
    table = Table()
    table.me.livre = 100
    present_in(table, 1, 2, 3, 4)
    table.turn("apprentice", "fund", table.board.statues[0].id)
    table.turn("apprentice", "fund", table.board.fireworks.spaces[0].id)
    assert table.state.all_halls == []


def test_others_do_not_count_for_me():
    """Deluxe, "All Halls Bonus": one's own trademarks."""
    table = Table()
    present_in(table, 1, 2, 3)
    present_in(table, 4, seat=LEFT)
    place_in(table, 5)
    assert table.state.all_halls == []


def test_nobody_holds_more_than_one_space():
    """Deluxe, "All Halls Bonus": no player can occupy more than one space."""
    table = Table()
    present_in(table, 1, 2, 3, 4)
    place_in(table, 5)
    place_in(table, 3)
    assert table.state.all_halls == [ME]


def test_the_next_player_takes_the_next_space():
    """Deluxe, "All Halls Bonus": the most valuable empty space."""
    table = Table()
    table.state.all_halls = [RIGHT]
    present_in(table, 1, 2, 3, 4)
    place_in(table, 5)
    assert table.state.all_halls == [RIGHT, ME]
    assert table.events_of(AllHallsReached) == [AllHallsReached(ME, 1)]
    assert table.points("all_halls") == table.board.all_halls[1]
    assert table.points("all_halls", RIGHT) == table.board.all_halls[0]


def test_when_all_spaces_are_taken_nobody_gets_one():
    """Ruling 37: there is no free space left to mark."""
    table = Table(5, board=lambda board: changed(board, all_halls=(8, 6, 4, 2)))
    table.state.all_halls = [1, 2, 3, 4]
    present_in(table, 1, 2, 3, 4)
    place_in(table, 5)
    assert table.state.all_halls == [1, 2, 3, 4]
    assert table.points("all_halls") == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_space_for_each_player(players):
    """Ruling 37; Deluxe, "All Halls Bonus": "immediately place 1 of your Trademark tokens"."""
    table = Table(players)
    table.state.all_halls = list(range(1, players))
    present_in(table, 1, 2, 3, 4)
    place_in(table, 5)
    assert table.state.all_halls == [*range(1, players), ME]
    assert table.points("all_halls") == table.board.all_halls[players - 1] > 0


def test_the_marker_is_no_decoration():
    """Deluxe, "All Halls Bonus": never scored for decorations."""
    table = Table()
    table.state.all_halls = [ME]
    assert table.state.decorations == {}
    assert table.points("decorations") == 0


def test_the_bonus_is_claimed_before_the_reward_is_chosen():
    """Ruling 15: at once means before the tile of a reward is picked; neither changes the other."""
    table = Table(board=with_hall(5, spaces=(space("gift", "hall5", kind="resource"),)))
    present_in(table, 1, 2, 3, 4)
    table.segment(*table.state.resource_bag[:2])
    place_in(table, 5)
    assert table.asked == "take_reward"
    assert table.state.all_halls == [ME]
