"""Memory that a finished game leaves behind."""

import gc
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.qml.hands import Hands, session


def test_no_game_has_a_class_of_its_own(hands: Hands) -> None:
    """Connecting to a receiver without a slot makes a class for it, which QML never frees."""
    hands.play(session(2))
    ours = [
        each
        for each in (hands.shell, *hands.shell.findChildren(QObject))
        if type(each).__module__.startswith("rococo_desktop")
    ]
    assert hands.game in ours
    own = {
        type(each)
        for each in ours
        if each.metaObject().methodCount() != vars(type(each))["staticMetaObject"].methodCount()
    }
    assert not own


def test_a_game_is_forgotten_soon_after_it_was_left(hands: Hands, qtbot: QtBot) -> None:
    """Else it stays until Python's oldest generation is due, which may be some games later."""
    hands.play(session(2))
    gc.collect()  # so that it is old
    left = weakref.ref(hands.game.session)
    hands.play(session(2, seed=2))
    qtbot.waitUntil(lambda: left() is None)
