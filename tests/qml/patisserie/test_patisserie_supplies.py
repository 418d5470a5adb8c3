"""What is left in bags and staff deck is told beside the recipes, and in full by a click."""

from collections import Counter
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.texts import languages
from tests.daily import in_pairs, soaked
from tests.qml.hands import Hands, supply_rows
from tests.qml.legible import faults
from tests.qml.patisserie.kitchen_hands import middle, session, table_of, until
from tests.qml.test_arrangements import sized

pytestmark = pytest.mark.one_window

SORTS = ("ingredient_tiles", "recipes", "staff")


def play(hands: Hands, people: int = 3) -> None:
    hands.play(until(session(people, seed=9), "place_dish", skip=3))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()


def stocks(hands: Hands) -> list[QQuickItem]:
    """Return the piles of which the table tells the number."""
    return [item for item in hands.items() if item.property("key") in SORTS]


def test_the_table_tells_how_much_is_left(hands: Hands) -> None:
    play(hands)
    state = hands.game.session.state
    assert {str(item.property("key")): item.property("value") for item in stocks(hands)} == {
        "ingredient_tiles": f"{len(state.ingredient_bag)} ({len(state.ingredient_discard)})",
        "recipes": f"{len(state.recipe_bag)} ({len(state.recipe_discard)})",
        "staff": str(len(state.staff_deck)),
    }
    for item in stocks(hands):
        assert item.property("value") in hands.texts()


@pytest.mark.parametrize(
    ("sort", "language"),
    soaked(product(SORTS, languages()), in_pairs(SORTS, languages())),
)
def test_each_sort_is_read_in_full(hands: Hands, sort: str, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    play(hands)
    hands.click("supplies")
    assert hands.shell.dialog == "supplies"
    hands.click(f"supply:{sort}")
    hands.lay_out()
    rows = supply_rows(table_of(hands).supplies, sort)
    shown = Counter(hands.texts())
    for text, number in Counter(f"{row.toCome} / {row.total}" for row in rows).items():
        assert shown[text] == number
    assert faults(hands, hands.root.contentItem()) == set()
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""


def test_the_rows_are_what_the_state_holds(hands: Hands) -> None:
    play(hands, 2)
    state, supplies = hands.game.session.state, table_of(hands).supplies
    piles = (state.ingredient_bag, state.recipe_bag, state.staff_deck)
    for sort, pile in zip(SORTS, piles, strict=True):
        assert sum(row.toCome for row in supply_rows(supplies, sort)) == len(pile)


def test_it_opens_by_keys_and_a_pile_that_is_pointed_at_tells_its_kinds(hands: Hands) -> None:
    play(hands)
    hands.tab_to("supplies")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == "supplies"
    hands.key(Qt.Key.Key_Escape)
    pile = next(item for item in stocks(hands) if item.property("key") == "staff")
    QTest.mouseMove(hands.root, middle(pile) * 0.9)
    QTest.mouseMove(hands.root, middle(pile))
    hands.settle()
    hands.click("supplies")
    assert table_of(hands).supplies.page in SORTS
    assert "IV" in table_of(hands).supplies.summary("staff")


SHAPES = ((1280, 800, "fit"), (1280, 800, "150"), (1000, 1060, "fit"))


@pytest.mark.parametrize("size", soaked(((each,) for each in SHAPES), [((1280, 800, "150"),)]))
def test_it_is_whole_in_each_shape(hands: Hands, size: tuple[int, int, str]) -> None:
    play(hands, 5)
    sized(hands, *size)
    hands.shell.open("supplies")
    hands.settle()
    for sort in SORTS:
        hands.click(f"supply:{sort}")
        hands.lay_out()
        assert faults(hands, hands.root.contentItem()) == set()
