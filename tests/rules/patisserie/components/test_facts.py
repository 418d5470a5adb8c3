"""The components agree with the rulebook; the lines are those of its text."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rococo_desktop.rules.entries import step_amount
from rococo_desktop.rules.patisserie.components import bonuses as b
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.components.models import GOODS, Amounts, Board, Gain

COMPONENTS = LIBRARY.load()
BOARDS = tuple(COMPONENTS.boards.values())
CARDS = tuple(COMPONENTS.staff.values())


def test_the_box_contains_so_many_tiles_and_cards() -> None:
    """Components, lines 105 to 131; solo game, line 745; promos, lines 1022 to 1077."""
    kinds = Counter((card.deck, card.set) for card in CARDS)
    assert len(COMPONENTS.recipes) == 45
    assert len(COMPONENTS.ingredients) == 50
    assert len(COMPONENTS.solo) == 30
    assert kinds == {
        ("start", "start"): 4,
        ("start", "promo_start_staff"): 2,
        ("numbered", "base"): 68,
        ("star", "base"): 8,
        ("star", "promo_staff"): 3,
    }
    assert Counter(tile.set for tile in COMPONENTS.table_bonuses.values()) == {
        "base": 11,
        "promo_table_bonuses": 3,
    }
    assert Counter(tile.set for tile in COMPONENTS.special_bonuses.values()) == {
        "base": 6,
        "promo_special_bonuses": 3,
    }


@pytest.mark.parametrize("players", range(2, 6))
def test_the_staff_deck_has_cards_enough_of_each_level(players: int) -> None:
    """The chart of the set-up, lines 221 to 229: 32, 40, 48 and 56 cards are used."""
    levels = Counter(str(card.level) for card in CARDS if card.deck == "numbered")
    needed = {
        level: number * (players + COMPONENTS.constants.tray_extra)
        for level, number in COMPONENTS.constants.level_cards.items()
    }
    assert all(levels[level] >= number for level, number in needed.items())
    assert sum(needed.values()) == 8 * (players + 2)
    assert list(needed.values()) == [
        3 * (players + 2),
        2 * (players + 2),
        2 * (players + 2),
        players + 2,
    ]


def test_the_two_sides_of_the_board() -> None:
    """Line 92: one side for 1 to 3 players, one for 4 and 5; line 630: five tables."""
    names = [COMPONENTS.board_name(players) for players in range(1, 6)]
    assert names == ["small", "small", "small", "large", "large"]
    for board in BOARDS:
        assert [table.id for table in board.tables] == ["top", "left", "middle", "right", "bottom"]


def test_buying_goods() -> None:
    """Line 434: 3 sugar cost 8, no more can be bought at once; the first flour is free."""
    assert COMPONENTS.goods["sugar"].prices[2:] == (8,)
    assert COMPONENTS.goods["flour"].prices[0] == 0
    assert [COMPONENTS.goods[good].start for good in GOODS] == [2, 1, 1]


def test_acquiring_ingredients() -> None:
    """Line 419: a tile of the full top row costs 2, the last of the second row from below 0."""
    for board in BOARDS:
        top, second = board.ingredient_rows[0], board.ingredient_rows[-2]
        assert top is not second
        assert top.prices[-1] == 2
        assert second.prices[0] == 0


def test_hiring() -> None:
    """Line 526: 4 coins with 4 cards, 3 with 3, 2 with 2 or 1."""
    assert all(board.hire == (2, 2, 3, 4) for board in BOARDS)


def test_giving_notice_and_the_staff_that_stays() -> None:
    """Lines 548 and 550: 4 coins for an assistant, 6 for a chef; never fewer than 4 cards."""
    constants = COMPONENTS.constants
    assert (constants.assistant_notice, constants.chef_notice) == (4, 6)
    assert constants.minimum_staff == 4


def test_the_two_recipes_of_the_example_of_baking() -> None:
    """Line 450: 1 flour, 2 sugar, 1 honey, 1 nuts, 1 egg; one of the two needs a chef."""
    found = [
        {one.id, two.id}
        for one, two in combinations(COMPONENTS.recipes.values(), 2)
        if tuple(one.good(good) + two.good(good) for good in GOODS) == (1, 2, 0)
        and one.ingredients + two.ingredients == Amounts(1, 1, 1)
        and one.chef != two.chef
        and {one.source, two.source} == {"rulebook"}
    ]
    assert found == [{"pastry-nougat", "pastry-biscuit-de-savoie"}]


def test_a_table_bonus_of_the_example_of_presenting() -> None:
    """Line 514: 3 coins of the space, and 3 for a dish with honey; lines 1044 to 1052: promos."""
    rewards = {(tile.dishes, tile.reward) for tile in COMPONENTS.table_bonuses.values()}
    spaces = [space.bonus for board in BOARDS for space in board.spaces.values()]
    assert (b.DishFilter(kind="honey"), Gain(gain="coins", amount=3)) in rewards
    assert Gain(gain="coins", amount=3) in spaces
    assert (b.DishFilter(kind="untopped"), Gain(gain="coins", amount=2)) in rewards
    assert (b.DishFilter(lowest=5, highest=5), Gain(gain="flour")) in rewards
    assert (b.DishFilter(), Gain(gain="coins_by_posts")) in rewards


def areas_of(board: Board, table: str) -> int:
    return sum(table in area.tables for area in board.areas)


def test_the_service_staff_of_the_examples() -> None:
    """Line 572: 7 coins for a tile from the bag; 983: between top and left; 522: two at a table."""
    for board in BOARDS:
        posts = [(post.cost, post.bonus) for post in board.posts.values()]
        assert (7, Gain(gain="draw_ingredient")) in posts
        assert any(set(area.tables) == {"top", "left"} for area in board.areas)
        assert all(areas_of(board, table.id) >= 2 for table in board.tables)
        assert all(area.left.prestige and area.right.bonus for area in board.areas)


def test_the_noble_host_of_the_example() -> None:
    """Line 612: a host costs 14; line 640: one player can have 3."""
    assert all(14 in [host.cost for host in board.hosts] for board in BOARDS)
    assert all(len(board.hosts) >= 3 for board in BOARDS)


def test_the_table_of_the_example_of_majorities() -> None:
    """Line 652: 4 and 2 points for most and second most of six dishes of three players."""
    worth = [(t.first, t.second, len(t.spaces)) for board in BOARDS for t in board.tables]
    assert any((first, second) == (4, 2) and spaces >= 6 for first, second, spaces in worth)


def test_income() -> None:
    """Lines 594 to 600 and the example of line 620: 14 coins and 1 prestige."""
    constants = COMPONENTS.constants
    three = constants.decoration_income[:3]
    coins = constants.base_income + sum(each.coins for each in three) + 2 * constants.host_income
    assert (coins, sum(each.prestige for each in three)) == (14, 1)
    assert [each.prestige for each in constants.decoration_income] == [0, 0, 1, 1, 2]


def test_sale_and_final_coins() -> None:
    """Line 510: 25 coins for 5 prestige; line 648: 32 coins are 3 prestige, and 2 are left."""
    constants = COMPONENTS.constants
    assert 5 * constants.sale_coins == 25
    assert divmod(4 * constants.sale_coins + 12, constants.coins_per_prestige) == (3, 2)


def test_every_bonus_of_the_overview_is_on_a_card() -> None:
    """Staff Card Bonuses, lines 660 to 735: 25 kinds; start staff has three others."""
    numbered = {card.bonus.effect for card in CARDS if card.deck == "numbered"}
    tiles = {card.bonus.number for card in CARDS if isinstance(card.bonus, b.DrawIngredients)}
    assert tiles == {1, 2}
    assert len(numbered) == 24, "drawing 1 tile and drawing 2 are one effect"
    start = {card.bonus.effect for card in CARDS if card.set == "start"}
    assert start == {"gain_coins", "buy_goods", "acquire_ingredient"}


@pytest.mark.parametrize(
    ("effect", "amounts"),
    [
        ("prestige_by_table", {1: 0, 2: 1, 3: 2, 4: 3, 6: 3}),
        ("prestige_by_tables", {1: 0, 2: 1, 3: 2, 4: 2, 5: 3}),
        ("prestige_by_dishes", {0: 0, 1: 1, 2: 1, 3: 2, 4: 2, 5: 3}),
        ("prestige_by_decorations", {0: 0, 1: 1, 2: 1, 3: 2, 4: 2, 5: 3}),
        ("coins_by_staff", {4: 12, 7: 12, 8: 9, 9: 9, 10: 6, 12: 6}),
    ],
)
def test_the_brackets_of_the_overview(effect: str, amounts: dict[int, int]) -> None:
    """Lines 675 to 731."""
    steps = next(
        steps
        for card in CARDS
        if card.bonus.effect == effect and (steps := getattr(card.bonus, "steps", ()))
    )
    assert {number: step_amount(steps, number) for number in amounts} == amounts


def test_the_star_staff_that_the_book_describes() -> None:
    """Line 530: 5 ingredient tiles, 3 prestige; the promo's three, lines 1060 to 1073."""
    stars = {card.id: (card.condition, card.bonus) for card in CARDS if card.source == "rulebook"}
    three = b.GainPrestige(effect="gain_prestige", amount=3)
    assert stars == {
        "star-ingredients": (b.Holding(condition="ingredients", number=5), three),
        "star-prestige": (b.Holding(condition="prestige", number=5), three),
        "star-plain": (
            b.Dishes(condition="dishes", number=3, dishes=b.DishFilter(kind="plain")),
            three,
        ),
        "star-bare": (
            b.Bare(condition="bare"),
            b.GainPrestige(effect="gain_prestige", amount=2),
        ),
    }


def test_the_special_bonuses_that_the_book_describes() -> None:
    """Line 616: the third decoration; the promo's three, lines 1028 to 1036."""
    tiles = {
        tile.id: tile.condition
        for tile in COMPONENTS.special_bonuses.values()
        if tile.source == "rulebook"
    }
    assert tiles == {
        "special-decorations": b.Holding(condition="decorations", number=3),
        "special-nuts": b.Dishes(condition="dishes", number=3, dishes=b.DishFilter(kind="nuts")),
        "special-modest": b.Dishes(
            condition="dishes", number=4, dishes=b.DishFilter(lowest=2, highest=4)
        ),
        "special-grand": b.Dishes(
            condition="dishes", number=3, dishes=b.DishFilter(lowest=5, highest=6)
        ),
    }


def test_the_sets_of_the_mentor() -> None:
    """Lines 757 to 765: 24 cards in the hardest game leave a decision deck of 6; line 785."""
    assert len(COMPONENTS.solo) - 4 * 6 == 6
    assert all(1 <= len(card.actions) <= 3 for card in COMPONENTS.solo.values())
    assert COMPONENTS.constants.mentor_prestige == 4
