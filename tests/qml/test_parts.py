"""One key leads from part to part of the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.parts import REGION
from rococo_desktop.controller.input.things import entries
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, game_that_asks
from tests.qml.patisserie import kitchen_hands as kitchen

pytestmark = pytest.mark.one_window

GAMES: dict[str, Callable[[], AnySession]] = {
    "rococo": lambda: game_that_asks("play_card", 2),
    "patisserie": lambda: kitchen.until(kitchen.session(2), "play_card", skip=2),
}
NEEDED = {
    "rococo": {"players", "hand", "tools", "tidings"},
    "patisserie": {"players", "hand", "tools", "recipes", "hosts"},
}


def part(hands: Hands, item: QQuickItem) -> str:
    """Return the name of the innermost part of the table in which an item lies."""
    spots = [e for e in entries(hands.root.contentItem()) if e.place.startswith(REGION)]
    parts = {e.item.parentItem(): e.place.removeprefix(REGION) for e in spots}
    around = [each for each in parts if each.isAncestorOf(item)]
    (innermost,) = (
        each for each in around if not any(each.isAncestorOf(other) for other in around)
    )
    return parts[innermost]


@pytest.mark.parametrize("game", GAMES)
def test_a_key_leads_through_all_parts_and_round_and_another_back(hands: Hands, game: str) -> None:
    hands.shell.preferences.choose("hands", "open")
    hands.play(GAMES[game]())
    hands.lay_out()
    hands.key(Qt.Key.Key_F6)
    first = hands.focused
    went = [part(hands, first)]
    while True:
        hands.key(Qt.Key.Key_F6)
        if hands.focused is first:
            break
        went.append(part(hands, hands.focused))
        assert len(went) < 20
    assert len(went) == len({*went})
    assert NEEDED[game] <= {*went}
    hands.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert part(hands, hands.focused) == went[-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_enters_a_part_at_what_can_be_chosen(hands: Hands, game: str) -> None:
    hands.shell.preferences.choose("hands", "open")
    hands.play(GAMES[game]())
    hands.lay_out()
    for _ in range(20):
        hands.key(Qt.Key.Key_F6)
        if part(hands, hands.focused) == "hand":
            break
    assert hands.focused in hands.targets().values()
