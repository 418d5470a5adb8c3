"""Phase 4 (2013, "Phase 4: Collect income"; Deluxe, "Phase 4: Collect Income")."""

from rococo_desktop.rules.rococo.base.income import collect_income
from rococo_desktop.rules.rococo.events import LivreGained
from tests.rules.rococo.table import LEFT, ME, Table


def income(table: Table, seat: int = ME) -> int:
    before = [someone.livre for someone in table.players]
    table.run(collect_income)
    return table.players[seat].livre - before[seat]


def test_everybody_gains_5_livre():
    """Deluxe, "Phase 4": the basic income."""
    table = Table(5)
    assert income(table) == 5
    assert [player.livre for player in table.players] == [20] * 5
    assert table.events_of(LivreGained) == [LivreGained(seat, 5, "income") for seat in range(5)]


def test_the_upper_row_pays_for_each_decoration_itself_included():
    """2013, "Phase 4": the spaces one occupies, those in the fountain too."""
    table = Table()
    table.decorate(ME, table.board.fountain_upper[0].id)
    assert income(table) == 5 + 1
    table.decorate_any(ME, 3)
    table.decorate(ME, table.board.fountain_lower[0].id)
    assert income(table) == 5 + 5


def test_the_upper_row_does_not_count_the_all_halls_bonus():
    """Deluxe, "Phase 4", remember: All Halls tokens are not decorations."""
    table = Table()
    table.decorate(ME, table.board.fountain_upper[1].id)
    table.state.all_halls = [ME]
    assert income(table) == 5 + 1


def test_the_lower_row_pays_for_each_dress_on_the_board():
    """2013, "Phase 4": each dress with one's marker."""
    table = Table()
    table.decorate(ME, table.board.fountain_lower[0].id)
    assert income(table) == 5
    table.rent_colors(ME, "yellow", "red", "red", "blue")
    table.rent_colors(LEFT, "green")
    assert income(table) == 5 + 4


def test_who_is_not_in_the_fountain_gains_nothing_more():
    """2013, example: George gets the base income only."""
    table = Table()
    table.decorate_any(ME, 4)
    table.rent_colors(ME, "yellow", "red")
    table.decorate(LEFT, table.board.fountain_upper[0].id, table.board.fountain_lower[0].id)
    assert income(table) == 5


def test_everybody_is_paid_at_the_same_time():
    """2013, "Phase 4": all players collect their income; the bank knows no limit (ruling 3)."""
    table = Table()
    table.decorate(ME, table.board.fountain_upper[0].id)
    table.decorate(LEFT, table.board.fountain_upper[1].id)
    table.run(collect_income)
    assert [player.livre for player in table.players] == [21, 21, 20]
