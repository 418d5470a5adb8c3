"""Every control can be reached, seen and read aloud."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from rococo_desktop.session.session import Session
from tests.qml import screens
from tests.qml.hands import Hands, described, play_to, played_out, session
from tests.qml.heard import a_screen_reader, faults, heard, roles

pytestmark = pytest.mark.one_window

SMALLEST = 32
DOCUMENTED = Path(__file__).parents[2].joinpath("docs/accessibility.md").read_text(encoding="utf-8")
KEYS = ("window-", "hint-", "prompt-", "option-", "event-")
ROLES = {
    QAccessible.Role.Button,
    QAccessible.Role.RadioButton,
    QAccessible.Role.CheckBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.PageTab,
    QAccessible.Role.ListItem,
    QAccessible.Role.Row,
}


def game_at(kind: str) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        hands.play(play_to(session(5), kind))
        hands.game.hotSeat.reveal()
        hands.settle()

    return prepare


@cache
def asking() -> Session:
    """The game under all dialogs."""
    return play_to(session(2), "choose_action")


@cache
def over() -> Session:
    """The game of all score sheets."""
    return played_out(session(2))


def dialog(name: str) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        hands.play(asking())
        hands.game.hotSeat.reveal()
        hands.shell.open(name)
        hands.settle()

    return prepare


def finished(hands: Hands) -> None:
    hands.play(over())
    hands.shell.open("score")
    hands.settle()


def keeping(hands: Hands) -> None:
    finished(hands)
    hands.click("keepScore")


def past(hands: Hands) -> None:
    game_at("choose_action")(hands)
    hands.click("openLog")
    hands.game.timeline.stepTurn(-1)


def show(hands: Hands) -> None:
    finished(hands)
    hands.game.score.begin()


SCREENS: dict[str, Callable[[Hands], None]] = {
    "menu": lambda hands: None,
    "curtain": lambda hands: hands.play(play_to(session(2), "play_card")),
    "select_card": game_at("select_card"),
    "acquire_resource": game_at("acquire_resource"),
    "choose_action": game_at("choose_action"),
    "place_dress": game_at("place_dress"),
    "fund_decoration": game_at("fund_decoration"),
    "new_game": dialog("new_game"),
    "save": dialog("save"),
    "load": dialog("load"),
    "menu_dialog": dialog("menu"),
    "player": dialog("player"),
    "supplies": dialog("supplies"),
    "sources": dialog("sources"),
    "records": dialog("records"),
    "settings": dialog("settings"),
    "keys": dialog("keys"),
    "about": dialog("about"),
    "guide": dialog("guide"),
    "score": finished,
    "keep_score": keeping,
    "score_show": show,
    "past": past,
}


def check_what_can_be_acted_on(hands: Hands, *, smallest: float = SMALLEST) -> None:
    """Each thing has a role, a name, a clickable size, and is reached by Tab."""
    items = hands.actionable()
    assert items
    for item in items:
        name, role = hands.spoken(item)
        assert name, item
        assert role in ROLES, name
        assert item.width() >= smallest, name
        assert item.height() >= smallest, name
        assert item.activeFocusOnTab(), name


def keys_among(texts: list[str]) -> list[str]:
    """Return what is the key of a message instead of its words, or has a hole in them."""
    return [text for text in texts if text.startswith(KEYS) or "{ $" in text]


@pytest.mark.parametrize("screen", SCREENS)
def test_each_has_a_role_a_name_a_size_and_the_focus(hands: Hands, screen: str) -> None:
    SCREENS[screen](hands)
    hands.settle()
    check_what_can_be_acted_on(hands)
    assert keys_among(hands.texts()) == []


@pytest.mark.parametrize("screen", screens.SCREENS)
def test_a_screen_reader_stumbles_over_nothing(hands: Hands, screen: str) -> None:
    """On every screen of both games: names, roles, groups, one focus, and only what is seen."""
    with a_screen_reader():
        screens.show(hands, screen)
        assert faults(hands) == []
        assert f"| `{screen}` | {roles(hands)} |" in DOCUMENTED, roles(hands)


def test_a_field_and_its_button_tell_why_the_game_cannot_begin(hands: Hands) -> None:
    hands.shell.open("new_game")
    hands.settle()
    hands.click("name0")
    hands.control(Qt.Key.Key_A)
    hands.key(Qt.Key.Key_Delete)
    assert not hands.named("start").isEnabled()
    for telling in ("name0", "start"):
        assert described(hands.named(telling)) == "Please give this player a name."


def test_a_field_tells_why_nothing_can_be_saved(hands: Hands) -> None:
    dialog("save")(hands)
    hands.click("saveName")
    hands.control(Qt.Key.Key_A)
    hands.key(Qt.Key.Key_Delete)
    assert not hands.named("saveNow").isEnabled()
    assert described(hands.named("saveNow")) == described(hands.named("saveName")) != ""


@pytest.mark.parametrize(("screen", "rows"), [("guide", "contents"), ("past", "logList")])
def test_rows_to_choose_from_are_all_told_with_their_place(
    hands: Hands, screen: str, rows: str
) -> None:
    with a_screen_reader():
        screens.show(hands, screen)
        every = hands.named(rows)
        many = every.property("count")
        first = places_told(hands, many)
        assert first == [*range(first[0], first[0] + len(first))], "none is left out"
        for chosen in (0, many // 2, many - 1):
            every.setProperty("currentIndex", chosen)
            hands.lay_out()
            assert chosen + 1 in places_told(hands, many)


def places_told(hands: Hands, many: int) -> list[int]:
    """Return the places of the rows of a list, which tell them in order."""
    told = [
        re.fullmatch(rf"(\d+) of {many}", each.about)
        for each in heard(hands)
        if each.role == QAccessible.Role.ListItem and "Press" in each.actions
    ]
    places = [int(place[1]) for place in told if place]
    assert len(places) == len(told) > 5
    assert places == sorted({*places})
    return places


@pytest.mark.parametrize("screen", ["play_card", "patisserie_play_card"])
def test_a_piece_is_a_button_whether_it_can_be_chosen_or_not(hands: Hands, screen: str) -> None:
    """What cannot be chosen is disabled, with the reason; to the pointer it is not."""
    with a_screen_reader():
        screens.show(hands, screen)
        buttons = [each for each in heard(hands) if each.role == QAccessible.Role.Button]
        shut = [each for each in buttons if each.state.disabled and each.about]
        assert len(shut) > 10
        pieces = [item for item in hands.items() if item.property("shut")]
        assert pieces
        assert all(item.isEnabled() for item in pieces)
        for item in pieces:
            assert hands.spoken(item)[1] == QAccessible.Role.Button
