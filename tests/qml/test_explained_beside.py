"""Explanations appear beside what they explain, where the eyes are."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import Hands, answer_first, session
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.test_hints import explained

pytestmark = pytest.mark.one_window

NEAR = 0.15
"""The distance, as a share of the window, of an explanation from what it explains, if no choice."""
MANY = 6
"""The number of things to point at."""


def on_screen(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def apart(one: QRectF, other: QRectF) -> float:
    """Return the gap between two rectangles, in pixels."""
    across = max(0.0, one.left() - other.right(), other.left() - one.right())
    return across + max(0.0, one.top() - other.bottom(), other.top() - one.bottom())


@pytest.mark.parametrize("wide", soaked([1280, 1920], [1280]))
@pytest.mark.parametrize("begin", [session, kitchen_session], ids=["rococo", "patisserie"])
def test_it_appears_beside_what_it_explains(
    hands: Hands, qtbot: QtBot, begin: Callable[..., Session], wide: int
) -> None:
    hands.root.resize(wide, wide * 5 // 8)
    hands.play(begin(2, seed=3))
    for _ in range(20):
        answer_first(hands.game)
    hands.change_places()
    hands.lay_out()
    things = [
        each
        for each in hands.items()
        if each.property("about")
        and each.property("face") is None
        and not each.property("legal")
        and each.width() > 0
    ]
    far = list[str]()
    for thing in things[:: max(1, len(things) // MANY)]:
        hands.point_at(thing)
        explained(hands, qtbot)
        gap = apart(on_screen(hands.named("explainer")), on_screen(thing))
        if gap > NEAR * wide:
            far.append(f"{thing.property('label')}: {gap:.0f}")
    assert not far


@pytest.mark.parametrize(
    ("begin", "kind"),
    [(session, "GuestSpace"), (kitchen_session, "DishPlace")],
    ids=["halls", "tables"],
)
def test_it_covers_no_place_beside_the_one_that_it_explains(
    hands: Hands, qtbot: QtBot, begin: Callable[..., Session], kind: str
) -> None:
    """What was said of a place in the Royal hall lay on the place beside it."""
    hands.root.resize(1280, 800)
    hands.play(begin(2, seed=3))
    for _ in range(20):
        answer_first(hands.game)
    hands.change_places()
    hands.lay_out()
    places = list(hands.typed(kind))
    places = [each for each in places if each.property("about") and not each.property("legal")]
    rows = [
        [each for each in places if on_screen(each).y() == y]
        for y in sorted({on_screen(place).y() for place in places})
    ]
    assert any(len(row) > 2 for row in rows)
    for row in (each for each in rows if len(each) > 2):
        thing = row[len(row) // 2]
        hands.point_at(thing)
        explained(hands, qtbot)
        box = on_screen(hands.named("explainer"))
        assert not [each.property("label") for each in row if box.intersects(on_screen(each))]
