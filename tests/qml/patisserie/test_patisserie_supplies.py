"""What is left in bags and staff deck is told beside each display, and in full by a click."""

import re
from collections import Counter
from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import Hands, described, supply_rows
from tests.qml.legible import faults
from tests.qml.patisserie.kitchen_hands import session, table_of, until
from tests.qml.test_arrangements import sized
from tests.qml.test_reading import expected, numbers

pytestmark = pytest.mark.one_window

SORTS = ("ingredient_tiles", "recipes", "staff")
DISPLAYS = dict(zip(SORTS, ("shelf", "recipes", "hire"), strict=True))
"""The display of each sort."""


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
        drawn = {str(text.property("text")) for text in hands.written(item)}
        assert drawn == {*re.findall(r"\d+", str(item.property("value")))}


@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
def test_each_pile_is_counted_beside_the_heading_of_its_display(
    hands: Hands, language: str
) -> None:
    """The number in the bag or deck behind the heading, and behind that what is discarded."""
    hands.root.resize(1280, 800)
    hands.shell.preferences.choose("language", language)
    play(hands)
    for pile in stocks(hands):
        title = DISPLAYS[str(pile.property("key"))]
        said = hands.catalogue().text(f"window-patisserie-title-{title}")
        (heading,) = (each for each in hands.written() if each.property("text") == said)
        at = heading.mapRectToScene(QRectF(0, 0, heading.width(), heading.height()))
        there = pile.mapRectToScene(QRectF(0, 0, pile.width(), pile.height()))
        assert at.right() <= there.left()
        assert abs(at.center().y() - there.center().y()) < at.height() / 2
        assert not heading.property("truncated")
        signs = {each.property("name") for each in hands.items(pile) if each.property("name")}
        assert signs == ({"staff"} if title == "hire" else {"bag", "leave"})


@pytest.mark.parametrize(
    ("sort", "language"),
    soaked(product(SORTS, languages()), zip(SORTS, languages(), strict=False)),
)
def test_each_sort_is_read_in_full(hands: Hands, sort: str, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    play(hands)
    hands.click("supplies:recipes")
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


def test_it_opens_by_keys(hands: Hands) -> None:
    play(hands)
    hands.tab_to("supplies:recipes")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == "supplies"


def test_a_pile_that_is_pointed_at_shows_its_kinds_in_pictures(hands: Hands, qtbot: QtBot) -> None:
    play(hands)
    supplies = table_of(hands).supplies
    for pile in stocks(hands):
        sort = str(pile.property("key"))
        hands.point_at(pile)
        assert numbers(hands, qtbot) == expected(supplies, sort)
        hands.click(pile)
        assert supplies.page == sort
        hands.key(Qt.Key.Key_Escape)
    told = described(hands.named("supplies:recipes"))
    assert "Recipes by prestige, in the bag: 2 prestige (×" in told
    assert "; IV (×" in described(hands.named("supplies:staff"))


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
