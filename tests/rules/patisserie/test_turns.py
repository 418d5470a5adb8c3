"""Phase 3: turns (rulebook, lines 356 to 375), and the end of a round (lines 592 to 608)."""

import pytest

from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardPlayed, StartPlayerNamed
from rococo_desktop.rules.patisserie.events import BonusForfeited, StaffRemoved
from rococo_desktop.rules.patisserie.income import end_round
from rococo_desktop.rules.rounds import Round, take_turns
from tests.rules.patisserie.table import ASSISTANT, CHEF, LEFT, ME, RIGHT, Table

THREE_COINS = {"effect": "gain_coins", "amount": 3}


def ready() -> Table:
    """A table at which everything is possible unless a rule under test forbids it."""
    table = Table()
    table.show_recipes(table.new_recipe("a"), table.new_recipe("b"))
    table.show_tiles(table.new_tile("honey", honey=1))
    table.store(table.new_recipe("recipe"))
    table.rack(table.new_recipe("dish"))
    table.tiles(table.new_tile("topping", topping=True))
    table.for_hire(*table.state.staff_deck[-4:])
    table.me.coins = 30
    return table


def seats_that_play(table: Table) -> list[int]:
    return [event.seat for event in table.events_of(CardPlayed)]


def test_the_start_player_begins_and_the_others_follow_clockwise():
    """P3-1, line 358: one card each turn."""
    table = Table()
    table.state.start_player = LEFT
    for seat in range(3):
        table.players[seat].hand = [table.new_card(f"{seat}-{i}") for i in range(2)]
    table.run(take_turns)
    while table.asked is not None:
        table.answer("forfeit" if table.asked == "choose_action" else table.options[0])
    assert seats_that_play(table) == [LEFT, RIGHT, ME] * 2
    assert table.players[ME].used == ["0-0", "0-1"]


def test_those_with_more_cards_go_on_when_others_have_passed():
    """P3-6, lines 371 to 375."""
    table = Table()
    table.players[RIGHT].hand = [table.new_card("one"), table.new_card("two")]
    table.run(take_turns)
    while table.asked is not None:
        table.answer("forfeit" if table.asked == "choose_action" else table.options[0])
    assert seats_that_play(table) == [RIGHT, RIGHT]


def test_a_card_must_be_played_if_there_is_one():
    """P3-1, line 358: there is no other answer than a hand card."""
    table = Table()
    table.me.hand = [table.new_card("one"), table.new_card("two")]
    table.run(take_turns)
    assert (table.asked, table.options) == ("play_card", ("one", "two"))


def test_a_pastry_chef_neither_acquires_ingredients_nor_buys_goods():
    """P3-2, line 362."""
    table = ready()
    table.turn(CHEF)
    assert not {"acquire_ingredients", "buy_goods"} & {*table.options}
    assert {"decorate", "hire"} <= {*table.options}


def test_an_assistant_neither_decorates_nor_hires():
    """P3-2, line 363."""
    table = ready()
    table.turn(ASSISTANT)
    assert not {"decorate", "hire"} & {*table.options}
    assert {"acquire_ingredients", "buy_goods"} <= {*table.options}


@pytest.mark.parametrize("card", [CHEF, ASSISTANT])
def test_all_other_actions_are_open_to_both(card: str):
    """P3-2, lines 379, 396, 440, 472, 546 and 556."""
    table = ready()
    table.turn(card)
    assert {"acquire_recipes", "bake", "deliver", "give_notice", "place"} <= {*table.options}


def test_the_bonus_comes_after_the_main_action_and_never_before():
    """P3-3, line 365."""
    table = ready()
    table.turn(table.new_card(bonus=THREE_COINS), "place", "host-1")
    assert table.asked == "use_bonus"
    table.answer("use")
    kinds = [type(event) for event in table.events if isinstance(event, ActionChosen | BonusUsed)]
    assert kinds == [ActionChosen, BonusUsed]


def test_the_main_action_and_the_bonus_may_be_forfeited():
    """P3-5, line 369."""
    table = ready()
    table.turn(table.new_card(bonus=THREE_COINS), "forfeit", "forfeit")
    assert table.me.coins == 30
    assert table.events_of(ActionChosen) == [ActionChosen(ME, "forfeit")]
    assert table.events_of(BonusForfeited) == [BonusForfeited(ME, "card")]


def test_only_what_can_be_carried_out_is_offered():
    """Ruling 26: forfeiting always is."""
    table = Table()
    table.staff_of(3)
    table.me.coins = 0
    table.turn(CHEF)
    assert table.options == ("forfeit",)
    table = Table()
    table.staff_of(3)
    table.me.coins = 0
    table.turn(ASSISTANT)
    assert table.options == ("buy_goods", "forfeit")  # one flour is free


def test_a_bonus_that_would_do_nothing_is_not_asked_about():
    """Ruling 26."""
    table = Table()
    table.turn(table.new_card(bonus={"effect": "coins_by_tables", "amount": 2}), "forfeit")
    assert table.asked is None
    assert table.events_of(BonusForfeited) == []


def test_the_proceeds_of_the_main_action_pay_for_the_bonus():
    """P3-3, line 365: what the bonus can do is seen after the main action."""
    table = Table()
    table.me.coins = 0
    table.staff_of(6)
    card = table.new_card(bonus={"effect": "buy_butter", "cost": 2})
    table.turn(card, "give_notice", "staff-0-0", "use")
    assert (table.me.coins, table.me.butter) == (2, 2)


def test_own_recipes_may_be_discarded_before_the_main_action():
    """Line 402, "at any time"; ruling 4: offered when the action is chosen, as often as wanted."""
    table = ready()
    table.store(table.new_recipe("other"))
    table.turn(ASSISTANT, "recipe", "other")
    assert table.me.recipes == []
    assert table.state.recipe_discard == ["recipe", "other"]
    assert table.asked == "choose_action"
    assert "bake" not in table.options


def test_recipes_are_refilled_after_the_turn_and_not_before():
    """Line 400; ruling 12: the bonus still sees the empty spaces."""
    table = Table()
    names = [table.new_recipe(f"r{number}") for number in range(5)]
    table.show_recipes(*names)
    card = table.new_card(bonus={"effect": "take_recipe"})
    table.me.coins = 50
    table.turn(card, "acquire_recipes", "r0", "r1", "use")
    assert table.options == ("r2", "r3", "r4")
    table.answer("r2")
    assert None not in table.state.recipes
    assert table.state.recipes[-2:] == ["r3", "r4"]


# -- the end of a round ----------------------------------------------------------------------------


def test_the_marker_is_passed_and_unhired_staff_leaves_the_game():
    """P4-2, line 606."""
    table = Table()
    left = table.state.staff_deck[-2:]
    table.for_hire(*left)
    table.state.round = 1
    table.run(end_round)
    assert table.state.start_player == LEFT
    assert table.events_of(StartPlayerNamed) == [StartPlayerNamed(LEFT)]
    assert table.state.removed == left
    assert table.events_of(StaffRemoved) == [StaffRemoved(tuple(left))]
    assert not any(table.state.hire)


def test_star_cards_stay_on_display():
    """Ruling 11; line 606 speaks of the Hire Staff display alone."""
    table = Table()
    stars = list(table.state.stars)
    table.run(end_round)
    assert table.state.stars == stars


def test_after_the_fourth_round_the_game_ends_without_passing_the_marker():
    """P4-2, line 608: the start player of the final round decides ties (line 644)."""
    table = Table()
    table.state.round = 4
    table.ask(Round(5))
    assert (table.state.phase, table.state.start_player) == ("over", ME)
    assert table.asked is None


def test_the_next_round_begins_with_the_preparation():
    """Line 606."""
    table = Table()
    table.state.round = 1
    table.ask(Round(5))
    assert table.state.round == 2
    assert None not in table.state.recipes
    assert table.asked == "draft_card"
