"""The statistics of computer players' games add up, in every game."""

import pytest

from rococo_desktop.games import GAMES
from tools.tally import Table, components_of, played, report


@pytest.mark.parametrize("game", GAMES)
def test_points_by_item_are_the_totals(game: str) -> None:
    records = [played(Table(game, "random", 3, ()), seed) for seed in range(2)]
    for record in records:
        assert len(record.totals) == 3
        assert record.points.total() == sum(record.totals)
        assert record.events["card_played"]
    assert "".join(report(Table(game, "random", 3, ()), records)).count("| card_played |") == 1


@pytest.mark.parametrize("game", GAMES)
def test_components_are_found_by_the_names_in_the_events(game: str) -> None:
    named = set(played(Table(game, "random", 2, ()), 1).named)
    components = components_of(game, ())
    for name in TAKEN[game]:
        assert named & set(components[name]), name


TAKEN = {"rococo": ("dresses", "resources", "employees"), "patisserie": ("recipes", "staff")}
"""The lists of components from which players take something in each game."""
