"""Income and final scoring (Deluxe, "Jewelry Box", "Phase 4", "End of Game", crown cards)."""

import pytest

from rococo_desktop.rules.rococo.events import LivreGained
from rococo_desktop.rules.rococo.jewelry_box.scoring import collect_income
from rococo_desktop.rules.state import INCOME
from tests.rules.rococo.jewelry_box.box import BoxTable
from tests.rules.rococo.table import LEFT, ME, RIGHT

NAMES = {"y": "yellow", "g": "green", "r": "red", "b": "blue"}


def with_jewelry(colors: str) -> BoxTable:
    table = BoxTable()
    table.gain(*(NAMES[color] for color in colors))
    table.gain("yellow", "yellow", seat=LEFT)
    return table


def crown(table: BoxTable, card: str) -> int:
    """Return what a crown card in the player's supply scores."""
    table.me.supply.append(table.lift(card))
    return table.parts("employees").get(card, 0)


def test_income_of_1_livre_for_each_tile():
    """Deluxe, "Phase 4": 1 Livre for each Jewelry tile."""
    table = with_jewelry("ygr")
    before = [player.livre for player in table.players]
    table.run(collect_income)
    assert [player.livre for player in table.players] == [before[0] + 3, before[1] + 2, before[2]]
    assert table.events_of(LivreGained) == [
        LivreGained(ME, 3, "jewelry_income"),
        LivreGained(LEFT, 2, "jewelry_income"),
    ]


def test_income_comes_in_addition_to_the_usual_sources():
    """Deluxe, "Phase 4": in addition."""
    steps = [step.name for step in BoxTable().rules.round_steps if step.phase == INCOME]
    assert steps == ["income", "jewelry_income"]


@pytest.mark.parametrize("colors", ["", "y", "ygrb"])
def test_1_prestige_for_each_tile_at_the_end(colors):
    """Deluxe, "End of Game": 1 Prestige Point for each Jewelry tile."""
    table = with_jewelry(colors)
    assert table.points("jewelry") == len(colors)
    assert table.points("jewelry", LEFT) == 2
    assert table.points("jewelry", RIGHT) == 0


def test_jewelry_scores_after_the_money():
    """Deluxe, "End of Game": after converting Livres to Prestige Points."""
    items = [line.item for line in BoxTable().sheet().items]
    assert items[items.index("livre") + 1] == "jewelry"
    assert items.index("jewelry") < items.index("employees")


@pytest.mark.parametrize(
    ("colors", "points"), [("", 0), ("ygr", 0), ("ygrb", 6), ("yygrrb", 6), ("yyggrrbb", 12)]
)
def test_crown_for_complete_sets(colors, points):
    """Deluxe, "New Master Bonuses": 6 for each set of both necklaces and both rings."""
    assert crown(with_jewelry(colors), "new-master-sets") == points


@pytest.mark.parametrize(
    ("colors", "points"), [("", 0), ("y", 0), ("yr", 3), ("yygb", 3), ("yyr", 3), ("yyrr", 6)]
)
def test_crown_for_necklaces(colors, points):
    """Deluxe, "New Master Bonuses": 3 for every set of 2 necklaces, in any colors."""
    assert crown(with_jewelry(colors), "new-master-necklaces") == points


@pytest.mark.parametrize("number", [0, 1, 4])
def test_crown_for_decorations(number):
    """Deluxe, "New Master Bonuses": 1 for each Decoration, not for the All Halls Bonus."""
    table = BoxTable()
    table.decorate_any(ME, number)
    table.decorate_any(LEFT, 2)
    table.state.all_halls = [ME]
    assert crown(table, "new-master-decorations") == number


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_crown_for_apprentices(number, points):
    """Deluxe, "New Master Bonuses": 3 for each set of 2 Apprentices in your staff, wherever."""
    table = BoxTable()
    table.staff("master", "journeyman")
    for index in range(number):
        pile = (table.me.supply, table.me.hand, table.me.discard)[index % 3]
        pile.append(table.new_card(f"apprentice-{index}", type="apprentice"))
    assert crown(table, "new-master-apprentices") == points


def test_a_specialist_who_was_not_hired_is_no_apprentice_of_the_staff():
    """Deluxe, "Setup": not yet part of the player's Employee deck."""
    table = BoxTable()
    table.staff("apprentice")
    table.specialist("coats")
    assert crown(table, "new-master-apprentices") == 0


def test_a_crown_is_no_bonus_during_play():
    """Deluxe, "Phase 3": a crown only takes effect during the final scoring."""
    for card in ("sets", "necklaces", "decorations", "apprentices"):
        table = with_jewelry("ygrb")
        table.turn(f"new-master-{card}", "forfeit")
        assert table.asked is None


@pytest.mark.parametrize(
    ("space", "prestige"), [(f"jeweler-{n}", p) for n, p in enumerate((0, 1, 1, 2, 2), 1)]
)
def test_the_jewelers_decorations_score_their_printed_prestige(space, prestige):
    """Deluxe, "End of Game Scoring", 7: they are Decorations like any other."""
    table = BoxTable()
    table.decorate(ME, space)
    assert table.board.decorations[space].prestige == prestige
    assert table.points("decorations") == prestige


def test_of_the_jewelers_decorations_one_each():
    """Deluxe, "6. Fund a Decoration": a maximum of 1 Jeweler Decoration space."""
    table = BoxTable()
    table.me.livre = 60
    table.turn("apprentice", "fund", "jeweler-2")
    table.turn("apprentice", "fund")
    assert not any(option.startswith("jeweler") for option in table.options)
    table.players[LEFT].livre = 60
    table.turn("apprentice", "fund", seat=LEFT)
    jeweler = [option for option in table.options if option.startswith("jeweler")]
    assert jeweler == ["jeweler-1", "jeweler-3", "jeweler-4", "jeweler-5"]


def test_the_jewelers_decoration_counts_as_a_decoration_for_income_and_bonuses():
    """Deluxe, "6. Fund a Decoration": a new type of Decoration space."""
    table = BoxTable()
    table.decorate(ME, "jeweler-1", "statue-1")
    table.me.livre = 0
    table.turn("new-journeyman-decorations", "forfeit", "use")
    assert table.me.livre == 3
