"""What is left in bags and deck is counted from what everybody has seen, and tells no secret."""

from collections import Counter

import pytest

from rococo_desktop.rules.patisserie.remaining import (
    kind_of_recipe,
    kind_of_tile,
    recipes_remaining,
    staff_remaining,
    tiles_remaining,
)
from rococo_desktop.rules.remaining import Remaining
from rococo_desktop.session.session import Session
from tests.qml.patisserie.kitchen_hands import Whim, session

GAMES = [(3, ()), (5, ()), (1, ()), (2, ("mentor",)), (2, ("first_game",))]


def to_come(rows: tuple[Remaining, ...]) -> Counter[str]:
    return Counter({row.kind: row.to_come for row in rows if row.to_come})


def adds_up(rows: tuple[Remaining, ...]) -> bool:
    return all(
        row.total == row.to_come + row.on_display + row.in_use + row.rest
        and min(row.to_come, row.on_display, row.in_use, row.rest) >= 0
        for row in rows
    )


def check(game: Session) -> None:
    """Compare what each seat and a spectator may know with what lies where."""
    state, rules = game.state, game.match.rules
    for seat in (*range(len(state.players)), None):
        seen = game.view(seat)
        tiles = tiles_remaining(rules, seen)
        recipes, staff = recipes_remaining(rules, seen), staff_remaining(rules, seen)
        bag = Counter(kind_of_tile(rules.ingredients[each]) for each in state.ingredient_bag)
        assert to_come(tiles) == bag
        assert sum(row.rest for row in tiles) == len(state.ingredient_discard)
        assert to_come(recipes) == Counter(
            kind_of_recipe(rules.recipes[each]) for each in state.recipe_bag
        )
        assert sum(row.rest for row in recipes) == len(state.recipe_discard)
        assert to_come(staff) == Counter(str(rules.staff[card].level) for card in state.staff_deck)
        trays = len(state.tray_a) + len(state.tray_b)
        offered = sum(row.on_display for row in staff)
        assert offered == trays + sum(card is not None for card in state.hire)
        for rows in (tiles, recipes, staff):
            assert adds_up(rows), [row for row in rows if not adds_up((row,))]


@pytest.mark.parametrize(("people", "expansions"), GAMES)
def test_all_is_counted_at_each_moment(people: int, expansions: tuple[str, ...]) -> None:
    game, whim, number = session(people, seed=4, expansions=expansions), Whim(4), 0
    while (decision := game.decision) is not None:
        game.answer(decision.id, whim(decision))
        number += 1
        if number % 3 == 0:
            check(game)
    check(game)


def test_who_has_which_unseen_card_makes_no_difference() -> None:
    """Cards of one level that nobody has seen are alike: in a hand, in the deck, in the box."""
    game = session(3, seed=7)
    while game.state.phase != "act":
        assert game.decision is not None
        game.answer(game.decision.id, game.decision.options[0])
    state, rules = game.state, game.match.rules
    before = {seat: staff_remaining(rules, game.view(seat)) for seat in range(3)}
    assert len({*before.values()}) == 1, "everybody knows the same"
    placed = {*state.staff_deck, *(card for each in state.players for card in each.inventory())}
    player = next(each for each in state.players if each.fresh)
    card = next(each for each in player.fresh if each in player.hand)
    level = rules.staff[card].level
    boxed = next(e.id for e in rules.staff.values() if e.level == level and e.id not in placed)
    for pile in (player.hand, player.fresh):
        pile[pile.index(card)] = boxed
    player.since[boxed] = player.since.pop(card)
    state.staff_deck.sort(key=lambda each: (-int(rules.staff[each].level or 0), each))
    state.ingredient_bag.reverse()
    state.recipe_bag.reverse()
    assert {seat: staff_remaining(rules, game.view(seat)) for seat in range(3)} == before
