"""What opens over the table lies above the pieces that fly there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.session.session import Session
from tests.qml import hands as salon
from tests.qml.hands import Hands, Open, Puppet, play_to
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

GAMES = {
    "rococo": lambda: play_to(salon.session(0, bots=2), "acquire_resource"),
    "patisserie": lambda: kitchen_hands.until(kitchen_hands.session(0, bots=2), "acquire_recipe"),
}


def in_flight(hands: Hands, puppet: Puppet, qtbot: QtBot) -> QQuickItem:
    """Let the bot that is asked answer; return what has begun to fly."""
    game: Session = hands.game.session
    qtbot.waitUntil(lambda: bool(puppet.asked) and not puppet.asked[-1].done())
    assert game.decision is not None
    puppet.asked[-1].set_result(game.decision.options[0])
    qtbot.waitUntil(lambda: bool(hands.typed("Flight")))
    return next(each for each in hands.typed("Flight") if each.opacity() == 1)


def is_seen(hands: Hands, flight: QQuickItem, over: QQuickItem) -> bool:
    """Return whether something that flies is seen in the middle of an item."""
    centre = flight.parentItem().mapRectFromItem(over, over.boundingRect()).center()
    flight.setX(centre.x() - flight.width() / 2)
    flight.setY(centre.y() - flight.height() / 2)
    where = flight.mapRectToScene(flight.boundingRect()).toRect()
    with_it = hands.root.grabWindow().copy(where)
    flight.setVisible(False)
    without = hands.root.grabWindow().copy(where)
    flight.setVisible(True)
    return with_it != without


@pytest.mark.parametrize("game", GAMES)
def test_the_log_and_the_menu_lie_above_what_flies(
    moving: Open, puppet: Puppet, qtbot: QtBot, game: str
) -> None:
    hands = moving(40)
    hands.play(GAMES[game]())
    hands.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    (log,) = hands.typed("LogBook")
    flight = in_flight(hands, puppet, qtbot)
    assert is_seen(hands, flight, hands.named("promptBar"))
    assert not is_seen(hands, flight, log)
    hands.shell.open("menu")
    hands.settle()
    assert not is_seen(hands, flight, hands.named("resume"))
