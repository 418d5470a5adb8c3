"""What comes under a pointer that rests says nothing before the pointer moves."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import Hands, play_to, session
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.patisserie.kitchen_hands import until
from tests.qml.test_drag import middle
from tests.qml.test_hints import explainer

pytestmark = pytest.mark.one_window

PATIENCE = 1500
"""Milliseconds after which anything would have been explained."""


def in_rococo() -> Session:
    return play_to(session(2), "select_card")


def in_the_kitchen() -> Session:
    return until(kitchen_session(2, seed=4), "select_card", skip=4)


GAMES = [(in_rococo, -1), (in_the_kitchen, 1)]
"""With the place of a card that another one takes when it is chosen."""


def cards(hands: Hands) -> list[QQuickItem]:
    """Return the cards that can be chosen."""
    return [i for i in hands.legal() if i.inherits("QQuickAbstractButton") and i.property("face")]


def subject(hands: Hands) -> object:
    pointer = hands.window.engine.singletonInstance("Table.Controls", "Pointer")
    assert isinstance(pointer, QObject)
    return pointer.property("subject")


def moved(hands: Hands, spot: QPoint) -> None:
    QTest.mouseMove(hands.root, spot + QPoint(9, 9))
    QTest.mouseMove(hands.root, spot)
    hands.settle()


@pytest.mark.parametrize(("begun", "place"), soaked(GAMES, GAMES[1:]))
def test_a_piece_that_comes_says_nothing_until_the_pointer_moves(
    hands: Hands, qtbot: QtBot, begun: Callable[[], Session], place: int
) -> None:
    """One that lies where another was clicked: neither beside the question nor beside itself."""
    game = begun()
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    first = cards(hands)[place]
    spot, known = middle(first), str(first.property("label"))
    moved(hands, spot)
    assert known in hands.texts(), "the pointer was moved there"
    version = game.version
    hands.click(first)
    assert game.version > version
    hands.root.grabWindow()
    qtbot.wait(PATIENCE)
    assert subject(hands) is None
    assert not hands.has("hintName") or hands.named("hintName").property("text") == ""
    assert explainer(hands) is None
    moved(hands, spot + QPoint(0, -12))
    qtbot.wait(PATIENCE)
    assert explainer(hands) is not None


@pytest.mark.parametrize(("begun", "place"), soaked(GAMES, GAMES[:1]))
def test_what_was_pointed_at_is_told_of_no_longer_when_the_question_changes(
    hands: Hands, begun: Callable[[], Session], place: int
) -> None:
    """A piece that stays where it is, too; it is told of again when the pointer moves."""
    game = begun()
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    pointed, taken = cards(hands)[0], cards(hands)[place]
    spot, known = middle(pointed), str(pointed.property("label"))
    moved(hands, spot)
    assert subject(hands) is pointed
    assert known in hands.texts()
    assert hands.game.answer(str(taken.property("choice")))
    hands.settle()
    assert pointed.isVisible()
    assert subject(hands) is None
    moved(hands, spot + QPoint(0, -12))
    assert subject(hands) is pointed
