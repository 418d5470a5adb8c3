"""Memory that a finished game leaves behind."""

import gc
import weakref
from weakref import WeakSet

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.input.things import entries, living
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.table.news import MOST
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, session
from tests.qml.patisserie.kitchen_hands import session as kitchen_session


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


@pytest.mark.parametrize("game", [session(2), kitchen_session(2)], ids=["rococo", "patisserie"])
def test_a_game_goes_on_with_the_lists_it_has(hands: Hands, game: AnySession) -> None:
    """A list that is made at each refresh lives as long as its game, with all its signals."""

    def lists_after(answers: int) -> int:
        for _ in range(answers):
            decision = game.decision
            assert decision is not None
            game.answer(decision.id, decision.options[0])
            hands.play(game)
        return sum(isinstance(each, Rows) for each in hands.game.findChildren(QObject))

    early = lists_after(20)
    assert lists_after(60) <= early + MOST


def test_the_items_of_a_table_are_forgotten_with_it(hands: Hands) -> None:
    """Qt for Python would keep each that something was attached to; see ``give_back``."""
    hands.play(session(2))
    items = WeakSet(entry.item for entry in entries(hands.root.contentItem()))
    assert len(items) > 100
    hands.shell.leave()
    hands.settle()
    living()  # which forgets the others, as at each key
    gc.collect()
    assert len(items) < 10
