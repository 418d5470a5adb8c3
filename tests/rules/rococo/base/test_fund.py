"""Main action 6 (2013, "6. Fund a Decoration"; Deluxe, "6. Fund a Decoration")."""

import pytest

from rococo_desktop.rules.rococo.events import DecorationFunded, LivrePaid
from tests.rules.rococo.table import LEFT, ME, Table, changed, decoration


def board_with_statues(*costs: int):
    statues = tuple(decoration(f"test-{cost}", cost=cost, prestige=1) for cost in costs)
    return lambda board: changed(board, statues=statues)


def test_the_printed_cost_is_paid_and_a_marker_placed():
    """Deluxe, "6. Fund a Decoration"; 2013, example: Mike pays 10 Livre."""
    table = Table(board=board_with_statues(10))
    table.turn("apprentice", "fund")
    assert table.asked == "fund_decoration"
    table.answer("test-10")
    assert table.me.livre == 5
    assert table.state.decorations == {"test-10": ME}
    assert table.events_of(LivrePaid) == [LivrePaid(ME, 10, "fund")]
    assert table.events_of(DecorationFunded) == [DecorationFunded(ME, "test-10")]


def test_every_kind_of_decoration_can_be_funded():
    """Deluxe, "6. Fund a Decoration": fireworks, kitchen or fountain, statues, musicians."""
    table = Table(4)
    table.me.livre = 100
    table.turn("apprentice", "fund")
    assert set(table.options) == set(table.board.decorations)
    groups = {table.board.decorations[option].group for option in table.options}
    assert groups == {"musician", "statue", "fountain_upper", "fountain_lower", "fireworks"}


def test_only_what_is_free_and_affordable():
    """Deluxe, "6. Fund a Decoration": an empty decoration space."""
    table = Table(board=board_with_statues(1, 2, 3))
    table.decorate(LEFT, "test-1")
    table.me.livre = 2
    table.turn("apprentice", "fund")
    assert table.options == ("test-2",)


def test_without_the_money_it_cannot_be_chosen():
    """Ruling 8: a main action that cannot be carried out is not offered."""
    table = Table(board=board_with_statues(30))
    table.me.livre = min(d.cost for d in table.board.decorations.values()) - 1
    table.turn("apprentice")
    assert "fund" not in table.options


def test_there_is_no_limit_but_in_the_fountain():
    """Deluxe, "6. Fund a Decoration": as many decorations as one wishes."""
    table = Table()
    table.me.livre = 1000
    funded = [d.id for d in table.board.decorations.values() if "fountain" not in d.group]
    for number, each in enumerate(funded):
        table.turn("apprentice", "fund", each)
        assert len(table.state.decorations) == number + 1


@pytest.mark.parametrize("row", ["fountain_upper", "fountain_lower"])
def test_one_space_in_each_row_of_the_fountain(row):
    """2013, "6. Fund a Decoration": not more than one space per row; for each player (Deluxe: one
    in each side of the Catering Kitchen).
    """
    table = Table()
    table.me.livre = table.players[LEFT].livre = 100
    first, second = (d.id for d in getattr(table.board, row))
    table.turn("apprentice", "fund", first)
    table.turn("apprentice", "fund")
    groups = {table.board.decorations[option].group for option in table.options}
    assert groups == {"musician", "statue", "fountain_upper", "fountain_lower", "fireworks"} - {row}
    table.turn("apprentice", "fund", seat=LEFT)
    assert second in table.options
    assert first not in table.options
