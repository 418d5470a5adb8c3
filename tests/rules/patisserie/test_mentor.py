"""The Mentor (rulebook, "Solo Gameplay" and "Mentor Actions", lines 795 to 983, and line 1003).

Set-up, selection of staff and scoring are in the tests of those parts.
"""

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.patisserie.events import (
    DecisionRevealed,
    DecisionsShuffled,
    DishPresented,
    DishSold,
    MentorCardGained,
    SoloCardRevealed,
    SpecialClaimed,
)
from rococo_desktop.rules.rounds import take_turns
from tests.rules.patisserie.table import ME, Table

MENTOR = 1


def solo(**decisions: dict) -> Table:
    """A solo table with decision cards of these names."""
    table = Table(1)
    for name, decision in decisions.items():
        table.new_solo(name, **decision)
    return table


def revealed(table: Table) -> list[str]:
    return [event.card for event in table.events_of(DecisionRevealed)]


# -- the turn --------------------------------------------------------------------------------------


def test_the_top_hand_card_is_revealed_and_its_left_action_performed():
    """SO-4, lines 785 and 815 to 819: the card then lies face up."""
    table = solo()
    table.rack(table.new_recipe(), seat=MENTOR)
    table.store(table.new_recipe("stored"), seat=MENTOR)
    table.mentor_turn({"action": "bake", "order": [0, 1, 2]}, "deliver")
    assert table.mentor.racks == ["cake", "stored"]
    assert table.events_of(SoloCardRevealed) == [SoloCardRevealed(MENTOR, "mentor-card")]
    assert table.state.mentor.used[-1] == "mentor-card"


def test_the_next_action_to_the_right_is_performed_if_the_left_one_is_impossible():
    """SO-4, line 815."""
    table = solo()
    table.for_hire(table.new_card())
    table.mentor_turn({"action": "bake", "order": [0, 1, 2]}, "deliver", "hire")
    assert table.mentor.unused == ["card"]


def test_without_a_possible_action_the_mentor_gains_four_prestige():
    """SO-4, lines 785 and 817."""
    table = solo()
    table.mentor_turn({"action": "bake", "order": [0, 1, 2]}, "deliver")
    assert table.mentor.prestige == 4
    assert table.events_of(PrestigeGained) == [PrestigeGained(MENTOR, 4, "mentor-card")]


def test_the_mentor_plays_until_its_hand_is_empty():
    """SO-4, P3-6: in turns with the player."""
    table = solo()
    table.me.hand = [table.new_card("mine")]
    cards = [table.new_solo(name) for name in ("one", "two", "three")]
    table.state.mentor.hand = cards[::-1]
    table.run(take_turns)
    table.answer("mine", "forfeit", "reveal", "reveal", "reveal")
    assert table.asked is None
    assert [event.card for event in table.events_of(SoloCardRevealed)] == cards
    assert table.mentor.prestige == 12


def test_recipes_are_refilled_after_the_mentors_turn():
    """SO-6, line 837."""
    table = solo(d={"recipe": 0})
    table.show_recipes(*[table.new_recipe(f"r{i}") for i in range(5)])
    table.me.hand = [table.new_card("mine")]
    table.state.mentor.hand = [table.new_solo("card", {"action": "acquire_recipes"})]
    table.state.mentor.deck += ["d", "d"]
    table.state.start_player = MENTOR
    table.run(take_turns)
    table.answer("reveal")
    assert table.mentor.recipes == ["r0", "r1"]
    assert None not in table.state.recipes


# -- decisions -------------------------------------------------------------------------------------


def test_a_decision_is_the_top_card_of_the_deck_never_the_active_one():
    """SO-5, lines 789 and 821."""
    table = solo(d={"column": 1})
    table.fill_ingredients()
    middle = [row[1] for row in table.state.ingredients]
    table.mentor_turn("acquire_ingredients", decisions=("d",))
    assert table.mentor.ingredients == middle
    assert revealed(table) == ["d"]
    assert table.state.mentor.spent == ["d"]


def test_an_empty_deck_is_made_of_spent_and_used_cards():
    """SO-5, line 821: all but the card just played."""
    table = solo(d={"column": 2}, e={"column": 2})
    table.fill_ingredients()
    table.state.mentor.deck, table.state.mentor.spent, table.state.mentor.used = [], ["d"], ["e"]
    table.mentor_turn("acquire_ingredients")
    assert table.events_of(DecisionsShuffled)[0].count == 2
    mentor = table.state.mentor
    assert sorted([*mentor.deck, *mentor.spent]) == ["d", "e"]
    assert mentor.used == ["mentor-card"]


@pytest.mark.parametrize("action", ["acquire_recipes", "acquire_ingredients", "place"])
def test_an_action_that_no_card_could_decide_is_impossible(action: str):
    """Ruling 34: the cards of later sets cannot be revealed; no card is turned over for it."""
    table = solo(d={"column": 2, "place": "host-1", "recipe": 5})
    table.show_recipes(table.new_recipe(), None)
    table.state.ingredients[0][0] = table.new_tile("t")
    table.state.hosts["host-1"] = ME
    mentor = table.state.mentor
    mentor.deck, mentor.spent, mentor.used = ["d"], [], []
    table.mentor_turn(action)
    assert table.mentor.prestige == 4
    assert revealed(table) == []


def test_a_dish_that_no_card_could_place_is_sold():
    """Ruling 34; line 919."""
    table = solo(d={"table": "left"})
    table.present(ME, *table.spaces("left"))
    table.rack(table.new_recipe(prestige=2), seat=MENTOR)
    mentor = table.state.mentor
    mentor.deck, mentor.spent, mentor.used = ["d"], [], []
    table.mentor_turn("deliver")
    assert table.mentor.coins == 20


def test_without_any_decision_card_none_is_gained():
    """Ruling 34: after hiring, as long as all cards are in the Mentor's hand and sets."""
    table = solo()
    table.for_hire(table.new_card())
    table.state.stars = []
    mentor = table.state.mentor
    mentor.deck, mentor.spent, mentor.used = [], [], []
    table.mentor_turn("hire")
    assert table.mentor.unused == ["card"]
    assert table.state.mentor.hand == []


# -- 1. acquire recipes ----------------------------------------------------------------------------


def test_two_recipes_are_taken_where_the_arrows_point():
    """SO-6, lines 831 and 833: for free, stored from left to right."""
    table = solo(d={"recipe": 4}, e={"recipe": 1})
    table.show_recipes(*[table.new_recipe(f"r{i}") for i in range(6)])
    table.mentor_turn("acquire_recipes", decisions=("d", "e"))
    assert table.mentor.recipes == ["r4", "r1"]
    assert table.mentor.coins == 10


def test_the_next_recipe_to_the_right_is_taken_or_else_another_card_revealed():
    """SO-6, line 871."""
    table = solo(d={"recipe": 1}, e={"recipe": 5}, f={"recipe": 0})
    table.show_recipes("none", None, table.new_recipe("x"), table.new_recipe("y"), None, None)
    table.state.recipes[0] = None
    table.mentor_turn("acquire_recipes", decisions=("d", "e", "f"))
    assert table.mentor.recipes == ["x", "y"]
    assert revealed(table) == ["d", "e", "f"]


@pytest.mark.parametrize(
    ("stored", "new", "gone"),
    [
        (("p2", "p3"), ("p4", "p5"), "p2"),
        (("p4", "p3"), ("p4b", "p2"), "p2"),
        (("c2", "p4"), ("p2", "p5"), "p2"),
        (("c2", "p4"), ("p3", "p5"), "c2"),
    ],
)
def test_of_four_recipes_the_one_with_the_fewest_points_is_discarded(
    stored: tuple[str, ...], new: tuple[str, ...], gone: str
):
    """SO-6, line 835: of several one without (P)."""
    table = solo(d={"recipe": 0})

    def named(names: tuple[str, ...]) -> list[str]:
        return [table.new_recipe(n, prestige=int(n[1]), chef=n[0] == "c") for n in names]

    table.store(*named(stored), seat=MENTOR)
    table.show_recipes(*named(new))
    table.mentor_turn("acquire_recipes", decisions=("d", "d"))
    assert table.state.recipe_discard == [gone]
    assert sorted(table.mentor.recipes) == sorted({*stored, *new} - {gone})


def test_with_three_recipes_or_an_empty_display_the_mentor_acquires_none():
    """SO-6, line 839; ruling 35."""
    table = solo()
    table.mentor_turn("acquire_recipes")
    assert table.mentor.prestige == 4
    table = solo()
    table.show_recipes(table.new_recipe())
    table.store(*[table.new_recipe(id) for id in "abc"], seat=MENTOR)
    table.mentor_turn("acquire_recipes")
    assert table.mentor.prestige == 4


def test_a_single_recipe_is_taken_alone():
    """Ruling 35."""
    table = solo(d={"recipe": 0})
    table.show_recipes(table.new_recipe())
    table.mentor_turn("acquire_recipes", decisions=("d",))
    assert table.mentor.recipes == ["cake"]
    assert table.mentor.prestige == 0


def test_a_reward_makes_the_mentor_discard_the_worst_of_four_recipes():
    """Ruling 35; line 835."""
    table = solo(d={"table": "top", "end": "far"}, e={"recipe": 5})
    table.new_table_bonus("any", dishes={"kind": "any"}, reward={"gain": "recipe"})
    table.state.table_bonuses["top"] = "any"
    table.store(*[table.new_recipe(f"p{i}", prestige=i) for i in (3, 2, 5)], seat=MENTOR)
    table.show_recipes(table.new_recipe("new"))
    table.rack(table.new_recipe(), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d", "e"))
    assert table.mentor.recipes == ["p3", "p5", "new"]
    assert table.state.recipe_discard == ["p2"]


# -- 2. acquire ingredients ------------------------------------------------------------------------


def test_all_tiles_of_the_column_are_taken_from_top_to_bottom():
    """SO-7, lines 845 to 847: an empty column needs another card."""
    table = solo(d={"column": 0}, e={"column": 1})
    table.tiles(table.new_tile("old"), seat=MENTOR)
    for row, tile in ((0, "a"), (2, "b")):
        table.state.ingredients[row][1] = table.new_tile(tile)
    table.mentor_turn("acquire_ingredients", decisions=("d", "e"))
    assert table.mentor.ingredients == ["old", "a", "b"]
    assert revealed(table) == ["d", "e"]
    assert table.mentor.coins == 10


def test_without_a_tile_the_action_is_impossible():
    """SO-7, line 851."""
    table = solo()
    table.mentor_turn("acquire_ingredients")
    assert table.mentor.prestige == 4


# -- 4. bake ---------------------------------------------------------------------------------------


def test_recipes_are_baked_for_free_in_the_order_of_the_numbers():
    """SO-8, lines 863 to 881: left, right, middle; also with P; the topmost rack first."""
    table = solo()
    table.store(*[table.new_recipe(id, flour=9, chef=True) for id in "abc"], seat=MENTOR)
    table.mentor_turn({"action": "bake", "order": [0, 2, 1]})
    assert table.mentor.racks == ["a", "c"]
    assert table.mentor.recipes == ["b"]
    assert table.mentor.flour == 2


def test_only_as_many_as_there_are_free_racks():
    """SO-8, line 879."""
    table = solo()
    table.rack(table.new_recipe("old"), seat=MENTOR)
    table.store(*[table.new_recipe(id) for id in "ab"], seat=MENTOR)
    table.mentor_turn({"action": "bake", "order": [2, 1, 0]})
    assert table.mentor.racks == ["old", "b"]


def test_without_a_recipe_or_a_rack_nothing_is_baked():
    """SO-8, line 867."""
    table = solo()
    table.rack(table.new_recipe("x"), table.new_recipe("y"), seat=MENTOR)
    table.store(table.new_recipe("z"), seat=MENTOR)
    table.mentor_turn({"action": "bake", "order": [0, 1, 2]})
    assert table.mentor.prestige == 4


def test_stored_recipes_close_up():
    """Ruling 36: the places of an order count the recipes that are there."""
    table = solo()
    table.store(table.new_recipe("a"), table.new_recipe("b"), seat=MENTOR)
    table.mentor_turn({"action": "bake", "order": [2, 1, 0]})
    assert table.mentor.racks == ["b", "a"]


# -- 5. decorate -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "start", "toppings"),
    [
        ([1, 0], "last", ["b", "c"]),
        ([0, 1], "last", ["c", "b"]),
        ([0, 1], "first", ["a", "b"]),
    ],
)
def test_dishes_are_decorated_in_order_from_one_end_of_the_tiles(
    order: list[int], start: str, toppings: list[str]
):
    """SO-9, lines 885 to 893: tiles without a topping are passed over."""
    table = solo()
    table.rack(table.new_recipe("x"), table.new_recipe("y"), seat=MENTOR)
    table.tiles(table.new_tile("plain"), *[table.new_tile(t, topping=True) for t in "abc"], seat=1)
    table.tiles(table.new_tile("plain-2"), seat=MENTOR)
    table.mentor_turn({"action": "decorate", "order": order, "start": start})
    assert table.mentor.toppings == toppings
    assert len(table.mentor.ingredients) == 3


def test_without_a_plain_dish_or_a_topping_nothing_is_decorated():
    """SO-9, line 897."""
    table = solo()
    table.rack(table.new_recipe("x"), seat=MENTOR)
    table.tiles(table.new_tile("plain", honey=1), seat=MENTOR)
    table.mentor_turn({"action": "decorate", "order": [0, 1]})
    assert table.mentor.prestige == 4


def test_a_decorated_dish_is_passed_over():
    """SO-9, line 897."""
    table = solo()
    table.rack(table.new_recipe("x"), table.new_recipe("y"), seat=MENTOR)
    table.top("x", seat=MENTOR)
    table.tiles(*[table.new_tile(t, topping=True) for t in "ab"], seat=MENTOR)
    table.mentor_turn({"action": "decorate", "order": [0, 1]})
    assert table.mentor.toppings == ["topping-of-x", "a"]


# -- 6. deliver ------------------------------------------------------------------------------------


def test_all_dishes_are_delivered_each_to_the_table_and_end_of_a_card():
    """SO-10, lines 903 to 905: decorated or not."""
    table = solo(d={"table": "left", "end": "near"}, e={"table": "left", "end": "far"})
    table.rack(table.new_recipe("x"), table.new_recipe("y"), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d", "e"))
    spaces = table.spaces("left")
    assert table.state.dishes == {spaces[0]: ("x", MENTOR), spaces[-1]: ("y", MENTOR)}


def test_a_full_table_needs_another_card():
    """SO-10, line 905."""
    table = solo(d={"table": "left"}, e={"table": "top"})
    table.present(ME, *table.spaces("left"))
    table.rack(table.new_recipe(), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d", "e"))
    assert table.state.dishes[table.spaces("top")[0]] == ("cake", MENTOR)


def test_a_dish_that_matches_the_table_bonus_is_delivered_first():
    """SO-10, line 907: if both or neither do, the top one."""
    table = solo(d={"table": "top"}, e={"table": "left"})
    reward = {"gain": "coins", "amount": 7}
    table.new_table_bonus("honey", dishes={"kind": "honey"}, reward=reward)
    table.state.table_bonuses["top"] = "honey"
    table.rack(table.new_recipe("x"), table.new_recipe("y", honey=1), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d", "e"))
    assert table.state.dishes[table.spaces("top")[0]] == ("y", MENTOR)
    assert table.state.dishes[table.spaces("left")[0]] == ("x", MENTOR)


def test_placement_bonus_and_reward_are_gained():
    """SO-10, line 909."""
    table = solo(d={"table": "left", "end": "far"})
    table.new_table_bonus("any", dishes={"kind": "any"}, reward={"gain": "flour"})
    table.state.table_bonuses["left"] = "any"
    spaces = [s.id for s in table.board.table["left"].spaces]
    last_with_bonus = next(s for s in reversed(spaces) if table.board.spaces[s].bonus)
    table.present(ME, *spaces[spaces.index(last_with_bonus) + 1 :])
    before = (table.mentor.coins, table.mentor.goods(), len(table.mentor.ingredients))
    table.rack(table.new_recipe(), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d",))
    assert table.state.dishes[last_with_bonus] == ("cake", MENTOR)
    assert table.mentor.flour >= 3
    after = (table.mentor.coins, table.mentor.goods(), len(table.mentor.ingredients))
    assert sum(after) >= sum(before) + 2


@pytest.mark.parametrize("display", ["recipe", "ingredient"])
def test_a_reward_of_a_display_is_decided_by_cards(display: str):
    """SO-10, lines 911 to 913: of a column the topmost tile."""
    table = solo(d={"table": "top", "end": "far"}, e={"recipe": 5, "column": 1})
    table.new_table_bonus("any", dishes={"kind": "any"}, reward={"gain": display})
    table.state.table_bonuses["top"] = "any"
    table.show_recipes(table.new_recipe("r1"), table.new_recipe("r2"))
    table.state.ingredients[1][1] = table.new_tile("t1")
    table.state.ingredients[2][1] = table.new_tile("t2")
    table.rack(table.new_recipe(), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d", "e"))
    gained = (table.mentor.recipes, table.mentor.ingredients)
    assert gained == (["r2"], []) if display == "recipe" else ([], ["t1"])
    assert table.asked is None


@pytest.mark.parametrize("display", ["recipe", "ingredient"])
def test_a_reward_of_an_empty_display_is_lost(display: str):
    """Ruling 21."""
    table = solo(d={"table": "top", "end": "far"})
    table.new_table_bonus("any", dishes={"kind": "any"}, reward={"gain": display})
    table.state.table_bonuses["top"] = "any"
    table.rack(table.new_recipe(), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d",))
    assert revealed(table) == ["d"]


@pytest.mark.parametrize(("coins", "points"), [(10, 2), (5, 1), (2, 0)])
def test_the_mentor_pays_for_service_as_far_as_it_can(coins: int, points: int):
    """SO-10, line 915."""
    table = solo(d={"table": "left", "end": "far"})
    beside = [area.left.id for area in table.board.areas if "left" in area.tables]
    table.state.posts.update(dict.fromkeys(beside[:2], MENTOR))
    table.mentor.coins = coins
    table.rack(table.new_recipe(), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d",))
    assert (table.mentor.coins, table.mentor.prestige) == (coins - 3 * points, points)


@pytest.mark.parametrize(("before", "after"), [(4, 5), (5, 5)])
def test_toppings_become_decorations(before: int, after: int):
    """SO-10, line 917: or are discarded, if there are five."""
    table = solo(d={"table": "left", "end": "far"})
    table.decorations(before, seat=MENTOR)
    table.rack(table.new_recipe(), seat=MENTOR)
    table.top("cake", seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d",))
    assert len(table.mentor.decorations) == after


def test_without_an_empty_space_dishes_are_sold():
    """SO-10, line 919: 5 coins for each point."""
    table = solo()
    table.present(ME, *table.board.spaces)
    table.rack(table.new_recipe(prestige=5), seat=MENTOR)
    table.mentor_turn("deliver")
    assert table.mentor.coins == 35
    assert revealed(table) == []


# -- 7. hire ---------------------------------------------------------------------------------------

COINS = {"condition": "coins", "number": 1}


@pytest.mark.parametrize(("start", "card"), [("last", "c"), ("first", "a")])
def test_a_card_is_hired_for_free_from_one_end_of_the_display(start: str, card: str):
    """SO-11, lines 935 to 945 and 977: and a decision card goes to the hand."""
    table = solo(d={})
    table.state.stars = []
    table.for_hire(*[table.new_card(id) for id in "abc"])
    table.mentor.unused = [table.new_card("old")]
    table.mentor_turn({"action": "hire", "start": start}, decisions=("d",))
    assert table.mentor.unused == ["old", card]
    assert table.mentor.coins == 10
    assert table.state.mentor.hand == ["d"]
    assert table.events_of(MentorCardGained) == [MentorCardGained(MENTOR)]


@pytest.mark.parametrize(("start", "star"), [("last", "s2"), ("first", "s1")])
def test_a_star_card_comes_first(start: str, star: str):
    """SO-11, lines 937 and 975: whose condition is met, from the same end."""
    table = solo()
    table.state.stars = []
    for name in ("s1", "s2"):
        table.new_star(name, COINS)
    table.new_star("s3", {"condition": "coins", "number": 99})
    table.for_hire(table.new_card())
    table.mentor_turn({"action": "hire", "start": start})
    assert table.mentor.unused == [star]
    assert table.mentor.star


def test_one_star_card_in_the_whole_game():
    """SO-11, line 937."""
    table = solo()
    table.state.stars = []
    table.new_star("star", COINS)
    table.mentor.star = True
    table.for_hire(table.new_card())
    table.mentor_turn("hire")
    assert table.mentor.unused == ["card"]


def test_without_anybody_to_hire_the_action_is_impossible():
    """SO-11, line 945."""
    table = solo()
    table.state.stars = []
    table.mentor_turn("hire")
    assert table.mentor.prestige == 4


# -- 9. place --------------------------------------------------------------------------------------


def test_the_left_space_of_an_area_is_occupied_for_free():
    """SO-12, lines 957 to 961 and 983."""
    table = solo(d={"place": "area-top-left"})
    table.mentor_turn("place", decisions=("d",))
    area = next(each for each in table.board.areas if each.id == "area-top-left")
    assert table.state.posts == {area.left.id: MENTOR}
    assert table.mentor.coins == 10


def test_a_host_is_placed_or_another_card_revealed():
    """SO-12, line 961: the space is already occupied."""
    table = solo(d={"place": "host-1"}, e={"place": "area-top-left"}, f={"place": "host-2"})
    area = next(each for each in table.board.areas if each.id == "area-top-left")
    table.state.hosts["host-1"] = ME
    table.state.posts[area.right.id] = ME
    table.mentor_turn("place", decisions=("d", "e", "f"))
    assert table.state.hosts["host-2"] == MENTOR
    assert revealed(table) == ["d", "e", "f"]


def test_if_everything_is_occupied_the_action_is_impossible():
    """SO-12, line 963."""
    table = solo()
    table.state.hosts.update(dict.fromkeys(table.board.host, ME))
    table.state.posts.update({area.left.id: ME for area in table.board.areas})
    table.mentor_turn("place")
    assert table.mentor.prestige == 4


def test_the_mentor_never_buys_goods_or_gives_notice():
    """SO-13, lines 857 and 951: no card has these actions."""
    actions = {each.action for card in Table(1).rules.solo.values() for each in card.actions}
    assert not actions & {"buy_goods", "give_notice"}


def test_special_bonuses_are_claimed_at_once():
    """SO-14, line 967."""
    table = solo(d={"place": "host-1"})
    table.new_special("special", 6, 4, condition={"condition": "hosts", "number": 1})
    table.mentor_turn("place", decisions=("d",))
    assert table.state.special_bonuses == {"special": [MENTOR]}


@pytest.mark.parametrize("sold", [False, True])
def test_a_special_bonus_is_claimed_between_two_dishes(sold: bool):
    """SO-14, line 967: as soon as the first dish fulfils the condition; ruling 29."""
    table = solo(d={"table": "left", "end": "far"})
    table.new_special("special", 6, 4, condition={"condition": "decorations", "number": 1})
    if sold:
        table.present(ME, *table.board.spaces)
    table.rack(table.new_recipe("x"), table.new_recipe("y"), seat=MENTOR)
    table.top("x", seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d", "d"))
    told = table.events_of(DishSold if sold else DishPresented)
    claimed, second = table.events_of(SpecialClaimed)[0], told[1]
    assert claimed == SpecialClaimed(MENTOR, "special", 6)
    assert table.events.index(told[0]) < table.events.index(claimed) < table.events.index(second)


def test_what_the_second_dish_costs_does_not_undo_a_claim():
    """SO-14, line 967; ruling 29: its service takes coins that the first dish has brought."""
    table = solo(d={"table": "top", "end": "far"}, e={"table": "left", "end": "far"})
    table.new_special("special", 6, condition={"condition": "coins", "number": 15})
    reward = {"gain": "coins", "amount": 5}
    table.new_table_bonus("any", dishes={"kind": "any"}, reward=reward)
    table.state.table_bonuses["top"] = "any"
    areas = [area for area in table.board.areas if "left" in area.tables]
    beside = next(area.left.id for area in areas if "top" not in area.tables)
    table.state.posts[beside] = MENTOR
    table.rack(table.new_recipe("x"), table.new_recipe("y"), seat=MENTOR)
    table.mentor_turn("deliver", decisions=("d", "e"))
    assert table.mentor.coins == 10 + 5 - 3
    assert table.state.special_bonuses == {"special": [MENTOR]}


def test_of_two_special_bonuses_the_left_one_is_claimed_first():
    """SO-14, line 967: in the order in which people are asked."""
    table = solo(d={"place": "host-1"})
    for name in ("left", "right"):
        table.new_special(name, 6, 4, condition={"condition": "hosts", "number": 1})
    table.mentor_turn("place", decisions=("d",))
    assert [event.bonus for event in table.events_of(SpecialClaimed)] == ["left", "right"]


# -- the changed card bonus ------------------------------------------------------------------------


def copying(*actions: dict | str) -> Table:
    table = solo()
    plain = [{"action": each} if isinstance(each, str) else each for each in actions]
    table.state.mentor.used = [table.new_solo("used", *plain)]
    return table


def test_an_action_of_the_mentors_card_is_performed_by_ones_own_rules():
    """Line 1003: as if by an assistant, or 4 prestige."""
    table = copying("acquire_recipes", "hire", "place")
    table.show_recipes(table.new_recipe("a"), table.new_recipe("b"), None)
    table.for_hire(table.new_card())
    table.bonus({"effect": "copy_bonus"}, "use", "used")
    assert (table.asked, table.options[0]) == ("copy_action", "acquire_recipes")
    assert table.options[-1] == "prestige"
    table.answer("acquire_recipes", "a", "done")
    assert table.me.recipes == ["a"]
    assert table.me.coins == 10 - table.board.recipe_prices[-3]


def test_or_four_prestige_are_gained():
    """Line 1003."""
    table = copying("deliver")
    table.bonus({"effect": "copy_bonus"}, "use", "used")
    assert table.options == ("prestige",)
    table.answer("prestige")
    assert table.me.prestige == 4


def test_an_assistant_bakes_no_recipe_with_a_hat_through_it():
    """Line 1003; ruling 7."""
    table = copying({"action": "bake", "order": [0, 1, 2]})
    table.store(table.new_recipe("grand", chef=True))
    table.bonus({"effect": "copy_bonus"}, "use", "used", training="chef")
    assert table.options == ("prestige",)


def test_before_the_mentor_has_used_a_card_nothing_can_be_copied():
    """Ruling 18."""
    table = solo()
    table.state.mentor.used = []
    table.bonus({"effect": "copy_bonus"})
    assert table.asked is None
