"""The palace behind the menu: drawn with the menu, gone with the table."""

import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.qml.hands import Hands, session


@pytest.fixture
def menu(hands: Hands, qtbot: QtBot) -> Hands:
    hands.shell.back()
    hands.settle()
    qtbot.waitUntil(lambda: not hands.named("backdrop").property("pending"))
    return hands


def test_the_palace_fills_the_window(menu: Hands) -> None:
    image = menu.root.grabWindow()
    wide, high = image.width(), image.height()
    night = menu.named("backdrop").property("color")
    above = high - int(menu.named("plinth").height()) - 2
    edges = [(x, y) for x in (1, wide - 2) for y in (1, high // 2, above)]
    assert len({image.pixelColor(*spot).name() for spot in edges}) > 3
    assert night.name() not in {image.pixelColor(*spot).name() for spot in edges}


@pytest.mark.parametrize("size", [(1000, 1000), (1800, 600)])
def test_it_fills_every_window(menu: Hands, qtbot: QtBot, size: tuple[int, int]) -> None:
    menu.root.setWidth(size[0])
    menu.root.setHeight(size[1])
    menu.settle()
    qtbot.waitUntil(lambda: not menu.named("backdrop").property("pending"))
    test_the_palace_fills_the_window(menu)


def test_the_first_frame_does_not_wait_for_it(hands: Hands) -> None:
    hands.play(session(2))
    hands.root.hide()
    hands.shell.leave()
    hands.settle()
    assert hands.shell.screen == "menu"
    *_, backdrop = hands.root.findChildren(QQuickItem, "backdrop")  # the first menu's may linger
    assert not backdrop.property("seen")
    assert backdrop.property("pending")


def test_it_is_not_kept_at_the_table(menu: Hands) -> None:
    menu.play(session(2))
    menu.settle()
    assert not menu.has("backdrop")
