"""A price that falls says so for a moment where it stands; with reduced motion nothing moves."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Open, Whim, session
from tests.qml.patisserie import kitchen_hands

GAMES: dict[str, tuple[Callable[[], AnySession], Callable[[Decision], str], str]] = {
    "rococo": (lambda: session(2, seed=4), Whim(4), "acquire_resource"),
    "patisserie": (lambda: kitchen_hands.session(2, seed=4), Whim(4), "acquire_ingredient"),
    "patisserie, staff": (lambda: kitchen_hands.session(2, seed=4), Whim(4), "hire"),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("motion", [20, 0])
def test_a_price_that_falls_is_marked_for_a_moment(
    open_window: Open, qtbot: QtBot, game: str, motion: float
) -> None:
    begin, whim, kind = GAMES[game]
    hands = open_window(motion)
    hands.shell.preferences.choose("hands", "open")
    played = begin()
    while (decision := played.decision) is None or decision.kind != kind:
        assert decision is not None
        played.answer(decision.id, whim(decision))
    hands.play(played)
    hands.settle()
    assert not hands.has("falling")
    assert hands.game.answer(decision.options[0])
    if motion:
        qtbot.waitUntil(lambda: hands.has("falling"))
    else:
        hands.settle()
        assert not hands.has("falling")
