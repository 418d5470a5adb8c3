"""A whole game of each game is played by keys alone, in at most twice the steps of a mouse."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.sight import focusable
from rococo_desktop.engine.state import Decision
from rococo_desktop.games import GAMES
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, Whim, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

Key = Qt.Key
Choose = Callable[[Decision], str]
DIGITS = 10
"""The digits, the last of which is 0."""
MOST = 2
"""How many keys may be pressed for each click of a mouse, in a whole game."""


ALL = GAMES["rococo"].expansions
ALL_OF_PATISSERIE = tuple(
    each
    for each in GAMES["patisserie"].expansions
    if each not in ("first_game", "savory")  # which leave things out, and are no second grade
)


def rococo() -> tuple[AnySession, Choose]:
    return session(2, seed=8, expansions=ALL), Whim(8)


def patisserie() -> tuple[AnySession, Choose]:
    game = kitchen_hands.session(2, seed=8, expansions=ALL_OF_PATISSERIE)
    return game, kitchen_hands.Whim(8)


@pytest.mark.parametrize("rounds", [1, pytest.param(99, id="whole game", marks=pytest.mark.heavy)])
@pytest.mark.parametrize("begun", [rococo, patisserie], ids=["rococo", "patisserie"])
def test_a_game_is_played_by_keys_alone(
    hands: Hands, begun: Callable[[], tuple[AnySession, Choose]], rounds: int
) -> None:
    """Each answer is one click; the focus is never lost, also while the others play."""
    hands.shell.preferences.choose("hands", "open")
    game, choose = begun()
    hands.play(game)
    clicks = keys = 0
    while (decision := game.decision) is not None and game.state.round <= rounds:
        assert hands.focused.isVisible()
        targets = hands.targets()
        if not set(targets) <= set(decision.options) or not targets:
            hands.settle()
            continue
        option = choose(decision)
        before = game.version
        keys += press(hands, targets[option])
        clicks += 1
        assert game.version > before, (decision.kind, option)
    print("STEPS", clicks, keys)
    assert clicks > DIGITS
    assert keys <= MOST * clicks
    if decision is None:
        assert hands.game.score.verdict in hands.texts()


def press(hands: Hands, target: QQuickItem) -> int:
    """Choose a thing by its digit, or go there by the shorter way; return how many keys it took."""
    number = target.property("number")
    if 1 <= number <= DIGITS:
        hands.key(Key(Key.Key_0.value + number % DIGITS))
        return 1
    order = list(focusable(hands.root.contentItem()))
    ahead = (order.index(target) - order.index(hands.focused)) % len(order)
    way = Key.Key_Tab if ahead <= len(order) - ahead else Key.Key_Backtab
    steps = 0
    while hands.focused != target:
        steps += 1
        assert steps <= len(order), "the focus does not reach what can be chosen"
        hands.key(way)
    hands.key(Key.Key_Return)
    return steps + 1
