"""The smallest digits and signs of a table in a new window, with usual letters."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtQuick import QQuickItem

from rococo_desktop.session.session import Session
from tests.qml import test_expansions_table
from tests.qml.hands import Hands, game_that_asks
from tests.qml.legible import SMALLEST, letters
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_arrangements import late, sized

pytestmark = pytest.mark.one_window

BODY = 13
"""The letters of what is read most often, in pixels."""


def among(item: QQuickItem, groups: Sequence[QQuickItem]) -> bool:
    return any(each is item or each.isAncestorOf(item) for each in groups)


def signs(hands: Hands) -> Iterator[tuple[str, float]]:
    """Yield each sign that stands for itself, with its smaller side as drawn."""
    bearers = [*hands.typed("Bale"), *hands.typed("Emblem")]
    for item in [*hands.typed("Glyph"), *hands.typed("Mark"), *hands.typed("Sign")]:
        if (name := item.property("name")) and not among(item, bearers):
            box = item.mapRectToScene(item.boundingRect())
            if box.width() and box.height():
                yield str(name), min(box.width(), box.height())


def in_rococo() -> Session:
    return game_that_asks("choose_action", 3, skip=12)


def in_rococo_with_all() -> Session:
    return late(4, test_expansions_table.ALL, "play_card")


def in_the_kitchen() -> Session:
    return kitchen_hands.until(kitchen_hands.session(3, seed=4), "choose_action", skip=20)


def in_the_full_kitchen() -> Session:
    return kitchen_hands.until(kitchen_hands.session(5, seed=4), "choose_action", skip=30)


TABLES = [in_rococo, in_rococo_with_all, in_the_kitchen, in_the_full_kitchen]


def seated(hands: Hands, begun: Callable[[], Session]) -> None:
    test_expansions_table.seated(hands, begun())
    sized(hands, 1280, 800, "100")


@pytest.mark.parametrize("begun", TABLES)
def test_none_is_smaller_than_the_smallest_letters(
    hands: Hands, begun: Callable[[], Session]
) -> None:
    seated(hands, begun)
    hands.take_keys()
    found = [*signs(hands)]
    assert len(found) > 50
    assert {each for each in found if each[1] < SMALLEST - 0.01} == set()
    assert {text for text, _, size in hands.lettered() if size < SMALLEST - 0.01} == set()


@pytest.mark.parametrize("begun", [in_rococo, in_the_kitchen])
def test_what_players_have_and_what_garments_bring_has_usual_letters(
    hands: Hands, begun: Callable[[], Session]
) -> None:
    seated(hands, begun)
    windows = hands.typed("ShopWindow")
    worths = [each for each in hands.typed("Amount") if among(each, windows)]
    counted = [*hands.typed("Count"), *hands.typed("StockCount"), *worths]
    found = [letters(text) for each in counted for text in hands.written(each)]
    assert len(found) >= 3 * 5
    assert min(found) >= BODY
