"""Bonuses that gain prestige during play (Deluxe, "Overview of Employee Bonuses")."""

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import LivrePaid, ResourcesSpent
from tests.rules.rococo.table import LEFT, ME, Table, card


@pytest.mark.parametrize("level", [2, 5])
@pytest.mark.parametrize(("decorations", "points"), [(2, 1), (3, 1), (4, 2), (7, 3)])
def test_levels_2_and_5_gain_1_point_for_every_2_decorations(level, decorations, points):
    """Deluxe, "Level II" and "Level V": every 2 decorations, the All-halls bonus not included."""
    table = Table()
    table.decorate_any(ME, decorations)
    table.decorate_any(LEFT, 4)
    table.state.all_halls = [ME]
    bonus = card(level, "prestige_per_decorations")
    table.turn(bonus, "forfeit", "use")
    assert table.me.prestige == points
    assert table.events_of(PrestigeGained) == [PrestigeGained(ME, points, bonus)]


@pytest.mark.parametrize("level", [2, 5])
def test_one_decoration_is_not_enough(level):
    """Ruling 9: nothing is asked; the All-halls bonus is no second decoration."""
    table = Table()
    table.decorate_any(ME, 1)
    table.state.all_halls = [ME]
    table.turn(card(level, "prestige_per_decorations"), "forfeit")
    assert table.asked is None


@pytest.mark.parametrize(
    ("level", "dresses", "points"),
    [(3, 3, 1), (3, 5, 1), (3, 6, 2), (5, 2, 1), (5, 3, 1), (5, 6, 3)],
)
def test_levels_3_and_5_gain_points_for_dresses(level, dresses, points):
    """Deluxe, "Level III": 1 point for each 3 garments; "Level V": for each 2."""
    table = Table()
    table.rent_colors(ME, *["red"] * dresses)
    table.rent_colors(LEFT, "red", "green")
    table.turn(card(level, "prestige_per_dresses"), "forfeit", "use")
    assert table.me.prestige == points


@pytest.mark.parametrize(("level", "dresses"), [(3, 2), (5, 1)])
def test_too_few_dresses(level, dresses):
    """Ruling 9."""
    table = Table()
    table.rent_colors(ME, *["red"] * dresses)
    table.turn(card(level, "prestige_per_dresses"), "forfeit")
    assert table.asked is None


@pytest.mark.parametrize(("level", "every"), [(4, 4), (6, 3)])
def test_levels_4_and_6_sell_prestige_without_a_limit(level, every):
    """Deluxe, "Level IV": 1 point for every 4 Livre; "Level VI": for every 3; no limit."""
    table = Table()
    table.me.livre = 5 * every + 2
    donation = card(level, "prestige_for_livre")
    table.turn(donation, "forfeit", "use")
    assert (table.asked, table.options) == ("pay_for_prestige", ("1", "2", "3", "4", "5"))
    table.answer("4")
    assert (table.me.livre, table.me.prestige) == (every + 2, 4)
    assert table.events_of(LivrePaid) == [LivrePaid(ME, 4 * every, donation)]


@pytest.mark.parametrize(("level", "every"), [(4, 4), (6, 3)])
def test_prestige_is_sold_by_whole_points(level, every):
    """Ruling 24: with less money than one point costs, nothing is asked."""
    table = Table()
    table.me.livre = every - 1
    table.turn(card(level, "prestige_for_livre"), "forfeit")
    assert table.asked is None


SILK = card(5, "discard_resources")


def rack(*tiles: Silk) -> Table:
    table = Table()
    table.rack(*[table.new_tile(f"tile-{i}", silk) for i, silk in enumerate(tiles)])
    table.turn(SILK, "forfeit", "use")
    return table


@pytest.mark.parametrize(
    ("silk", "points"),
    [
        (Silk(blue=2), 2),
        (Silk(red=1), 1),
        (Silk(red=1, blue=1), 2),
        (Silk(yellow=2), 1),
        (Silk(yellow=1, green=1), 1),
        (Silk(yellow=1, red=1), 1),
        (Silk(green=1), 0),
    ],
)
def test_level_5_gains_points_for_discarded_silk(silk, points):
    """2013, "Overview": level V, 1 for each blue or red bale, 1 for any 2 green or yellow ones."""
    table = rack(silk)
    table.answer("tile-0", "done")
    assert table.me.prestige == points
    assert table.me.resources == []
    assert table.state.resource_discard == ["tile-0"]
    assert table.events_of(ResourcesSpent) == [ResourcesSpent(ME, ("tile-0",), SILK)]


def test_level_5_takes_the_common_bales_of_all_tiles_together():
    """Ruling 25: any combination of 2 bales, also from two tiles."""
    table = rack(Silk(yellow=1, red=1), Silk(green=1, red=1), Silk(yellow=1))
    table.answer("tile-0", "tile-1", "tile-2", "done")
    assert table.me.prestige == 2 + 3 // 2


def test_level_5_discards_any_number_of_tiles_picked_one_by_one():
    """Ruling 25: nothing is discarded before one is done; equal faces are offered once."""
    table = rack(Silk(red=2), Silk(blue=1), Silk(red=2))
    assert (table.asked, table.options) == ("discard_resources", ("tile-0", "tile-1", "done"))
    table.answer("tile-0")
    assert table.options == ("tile-1", "tile-2", "done")
    assert table.me.resources == ["tile-0", "tile-1", "tile-2"]
    table.answer("tile-2", "tile-1")
    assert list(table.options) == ["done"]
    table.answer("done")
    assert table.me.resources == []
    assert table.me.prestige == 5


def test_level_5_may_discard_nothing():
    """Ruling 25: any number may be none."""
    table = rack(Silk(red=2))
    table.answer("done")
    assert table.me.resources == ["tile-0"]
    assert table.events[-1] not in table.events_of(ResourcesSpent)
    assert table.me.prestige == 0
    assert table.asked is None


def test_level_5_keeps_the_picked_tiles_secret_until_they_are_discarded():
    """Ruling 10: others see neither the rack nor what is picked from it."""
    table = rack(Silk(red=2), Silk(blue=2))
    table.answer("tile-1")
    assert "tile-" not in repr(table.view(LEFT))
    assert "tile-1" in repr(table.view(ME).frames)


def test_level_5_needs_a_tile():
    """Ruling 9."""
    table = Table()
    table.turn(SILK, "forfeit")
    assert table.asked is None


def test_prestige_goes_up_at_once():
    """Deluxe, "General Notes": whenever one gains points; they are part of the final score."""
    table = Table()
    table.me.prestige = 7
    table.me.livre = 4
    table.turn(card(4, "prestige_for_livre"), "forfeit", "use", "1")
    assert table.me.prestige == 8
    assert table.points("prestige") == 8
