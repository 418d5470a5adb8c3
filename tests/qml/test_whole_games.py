"""Whole games from the start menu to the final scoring: one only by clicks, one only by keys."""

import pytest
from PySide6.QtCore import Qt

from tests.qml.hands import Hands, Whim


@pytest.mark.heavy  # two rounds by drags, and the end of a game by clicks, are always played
def test_a_whole_game_by_clicks(hands: Hands) -> None:
    hands.click("new_game")
    hands.click("seat1:human")
    hands.click("more")
    hands.write("seed", "3")
    hands.click("start")
    game, whim, kinds = hands.game, Whim(3), set()
    while (decision := game.session.decision) is not None:
        hands.change_places()
        kinds.add(decision.kind)
        targets = hands.targets()
        assert set(targets) == set(decision.options)
        option, steps = whim(decision), len(game.session.history)
        hands.click(targets[option])
        assert game.session.history[steps].option == option
    assert {"select_card", "play_card", "choose_action", "acquire_resource"} <= kinds
    assert {"make_dress", "place_dress", "hire_employee", "fund_decoration"} <= kinds
    assert game.score.verdict in hands.texts()
    hands.click("item:halls")
    assert game.score.chosen == "halls"
    hands.click("toMenu")
    assert hands.has("new_game")
    assert not hands.has("continue")


@pytest.mark.parametrize("rounds", [1, pytest.param(99, id="whole game", marks=pytest.mark.heavy)])
def test_a_game_by_keys(hands: Hands, rounds: int) -> None:
    hands.tab_to("new_game")
    hands.key(Qt.Key.Key_Space)
    hands.tab_to("seat1:human")
    hands.key(Qt.Key.Key_Space)
    hands.tab_to("more")
    hands.key(Qt.Key.Key_Return)
    hands.tab_to("seed")
    hands.control(Qt.Key.Key_A)
    hands.type("4")
    hands.tab_to("start")
    hands.key(Qt.Key.Key_Return)
    game, whim, turn = hands.game, Whim(4), 0
    while (decision := game.session.decision) is not None and game.session.state.round <= rounds:
        turn += 1
        if game.hotSeat.waiting:
            assert hands.focused.objectName() == "passOn"
            hands.key(Qt.Key.Key_Return)
        if game.hotSeat.curtain:
            assert hands.focused.objectName() == "lift"
            hands.key(Qt.Key.Key_Return)
        option = whim(decision)
        number = hands.targets()[option].property("number")
        steps = len(game.session.history)
        if turn % 4 == 0 and number <= 9:
            hands.key(Qt.Key(Qt.Key.Key_0.value + number))
        else:
            tab_to_option(hands, option)
            hands.key((Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter)[turn % 3])
        assert game.session.history[steps].option == option
    assert turn > 10
    if decision is not None:
        return
    assert game.score.verdict in hands.texts()
    hands.tab_to("item:dresses")
    assert game.score.chosen == "dresses"
    hands.tab_to("toMenu")
    hands.key(Qt.Key.Key_Return)
    assert hands.has("new_game")


def tab_to_option(hands: Hands, option: str) -> None:
    """Press Tab until the focus is on an option; it is always on one of them, and visible."""
    for _ in range(60):
        item = hands.focused
        key = item.property("choice") or item.property("option")
        if item.property("legal") and key == option:
            assert item.property("visualFocus")
            return
        hands.key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {option}")
