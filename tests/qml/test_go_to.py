"""Somebody types what a thing on the table is called, and the focus goes there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.controller.input.things import entry_of
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, play_to, session
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_voice import Ear

pytestmark = pytest.mark.one_window

Key = Qt.Key


def seated(hands: Hands, game: AnySession) -> None:
    hands.shell.preferences.choose("hands", "open")
    hands.play(game)
    hands.key(Key.Key_F3)
    assert hands.has("goTo")
    assert hands.focused.objectName() == "goToName"


def focus(hands: Hands) -> str:
    entry = entry_of(hands.focused)
    assert entry is not None
    return entry.label


@pytest.mark.parametrize(
    ("begun", "typed", "found"),
    [
        (lambda: play_to(session(2), "choose_action"), "musi 4", "musician in hall 4"),
        (lambda: play_to(session(2), "choose_action"), "g1 h3", "Guest 1 in hall 3"),
        (lambda: kitchen_hands.session(2), "mid 2", "the middle table, space 2"),
    ],
    ids=["part", "letters and digits", "patisserie"],
)
def test_what_is_named_is_lit_told_and_gets_the_focus(
    hands: Hands, begun: Callable[[], AnySession], typed: str, found: str
) -> None:
    ear = Ear(hands)
    seated(hands, begun())
    said = ear.after(lambda: hands.type(typed))
    assert found in said[-1]
    assert hands.has("sought:0")
    hands.key(Key.Key_Return)
    assert not hands.has("goTo")
    assert focus(hands).startswith(found)


def test_the_arrows_lead_through_all_of_that_name_and_round(hands: Hands) -> None:
    seated(hands, play_to(session(2), "choose_action"))
    hands.type("musi")
    first = hands.named("goToFound").property("text")
    hands.key(Key.Key_Down)
    second = hands.named("goToFound").property("text")
    assert first != second
    hands.key(Key.Key_Up)
    assert hands.named("goToFound").property("text") == first
    assert not hands.has("sought:5")
    hands.key(Key.Key_Down)
    hands.key(Key.Key_Return)
    assert focus(hands).startswith("musician")


def test_escape_leads_back_and_letters_are_no_shortcuts_meanwhile(hands: Hands) -> None:
    hands.shell.preferences.choose("hands", "open")
    game = play_to(session(2), "choose_action")
    hands.play(game)
    before = hands.focused
    hands.key(Key.Key_Slash)
    hands.type("cwv1")
    assert hands.shell.dialog == ""
    assert hands.catalogue().text("window-go_to-nothing") in hands.texts()
    asked = game.decision
    hands.key(Key.Key_Escape)
    assert not hands.has("goTo")
    assert hands.focused == before
    assert game.decision == asked


def test_it_closes_when_the_focus_goes_elsewhere(hands: Hands) -> None:
    seated(hands, play_to(session(2), "choose_action"))
    hands.game.undo()
    hands.settle()
    assert not hands.has("goTo")
