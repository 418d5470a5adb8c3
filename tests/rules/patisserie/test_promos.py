"""The four promos (rulebook, lines 1018 to 1081); their set-up is in `test_set_up.py`."""

import pytest

from tests.rules.patisserie.table import ASSISTANT, CHEF, LEFT, ME, Table


def special(bonus: str, *dishes: dict) -> bool:
    """Return whether these presented dishes fulfil a special bonus."""
    table = Table(expansions=("promo_special_bonuses",))
    table.state.special_bonuses = {bonus: []}
    for space, dish in zip(table.board.spaces, dishes, strict=False):
        table.present(ME, space, **dish)
    table.turn(ASSISTANT, "forfeit")
    return table.asked == "claim_special"


def test_three_dishes_with_nuts():
    """Line 1028."""
    assert special("special-nuts", *[{"nuts": 1}] * 3)
    assert not special("special-nuts", *[{"nuts": 2}] * 2, {"honey": 1})


def test_four_dishes_worth_2_3_or_4():
    """Line 1032."""
    assert special("special-modest", *[{"prestige": p} for p in (2, 3, 4, 4)])
    assert not special("special-modest", *[{"prestige": p} for p in (2, 3, 4, 5)])


def test_three_dishes_worth_5_or_6():
    """Line 1036."""
    assert special("special-grand", *[{"prestige": p} for p in (5, 6, 6)])
    assert not special("special-grand", *[{"prestige": p} for p in (4, 5, 6)])


def placed(bonus: str, *, topped: bool = False, posts: int = 0, **dish) -> tuple[int, int]:
    """Return the coins and the flour gained for presenting a dish at the table with a bonus."""
    table = Table(expansions=("promo_table_bonuses",))
    table.state.table_bonuses["left"] = bonus
    table.rack(table.new_recipe(**dish))
    if topped:
        table.top("cake")
    beside = [area.left.id for area in table.board.areas if "left" in area.tables]
    table.state.posts.update(dict.fromkeys(beside[:posts], ME))
    elsewhere = [area.left.id for area in table.board.areas if "left" not in area.tables]
    table.state.posts[elsewhere[0]] = ME
    table.state.posts[elsewhere[1]] = LEFT
    table.turn(ASSISTANT, "deliver", "cake", "left-plain")
    if posts:
        table.answer("0")
    return table.me.coins - 10, table.me.flour - 2


def test_two_coins_for_an_undecorated_dish():
    """Line 1044."""
    assert placed("table-untopped") == (2, 0)
    assert placed("table-untopped", topped=True) == (0, 0)


def test_a_flour_for_a_dish_worth_exactly_5():
    """Line 1048."""
    assert placed("table-five", prestige=5) == (0, 1)
    assert placed("table-five", prestige=6) == (0, 0)
    assert placed("table-five", prestige=4) == (0, 0)


@pytest.mark.parametrize("posts", [0, 1, 2])
def test_a_coin_for_each_own_post_beside_the_table(posts: int):
    """Line 1052."""
    assert placed("table-posts", posts=posts) == (posts, 0)


def hires(star: str, prepare) -> bool:
    table = Table(expansions=("promo_staff",))
    table.state.stars = [star]
    prepare(table)
    table.turn(CHEF)
    return "hire" in table.options


def plain_dishes(number: int, **other):
    def prepare(table: Table) -> None:
        table.present(ME, *table.spaces("middle")[:number], flour=1)
        table.present(ME, "top-plain", "left-plain", **other)

    return prepare


def stock(flour: int, *tiles: str):
    def prepare(table: Table) -> None:
        table.me.flour, table.me.sugar, table.me.butter = flour, 0, 0
        table.tiles(*[table.new_tile(tile) for tile in tiles])

    return prepare


def points(number: int):
    def prepare(table: Table) -> None:
        table.me.prestige = number

    return prepare


def test_a_star_card_for_five_points_on_the_track():
    """Line 1060."""
    assert hires("star-prestige", points(5))
    assert not hires("star-prestige", points(4))


def test_a_star_card_for_three_dishes_without_egg_honey_and_nuts():
    """Line 1066."""
    assert hires("star-plain", plain_dishes(3, nuts=1))
    assert not hires("star-plain", plain_dishes(2, honey=1))


def test_a_star_card_for_empty_shelves():
    """Line 1071: neither any goods nor any unused ingredient tiles."""
    assert hires("star-bare", stock(0))
    assert not hires("star-bare", stock(1))
    assert not hires("star-bare", stock(0, "t"))


@pytest.mark.parametrize(
    ("star", "prestige"), [("star-prestige", 3), ("star-plain", 3), ("star-bare", 2)]
)
def test_the_star_cards_give_prestige(star: str, prestige: int):
    """Lines 1062 to 1073."""
    table = Table(expansions=("promo_staff",))
    table.turn(star, "forfeit", "use")
    assert table.me.prestige == prestige
