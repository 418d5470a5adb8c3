"""What a choice would bring, as the bar says it before the choice is made."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.controller.games import running_games
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, SlowBots, Whim, session
from tests.qml.test_clarity import asked, in_the_kitchen, lift, piece, rect, sit

pytestmark = pytest.mark.one_window

NOWHERE = QPoint(3, 3)


def before_tailoring() -> AnySession:
    """A card is asked for, and some garments can be made of two silks and more."""
    game, whim, turns = session(1, bots=2, seed=11), Whim(11), 8
    while (decision := game.decision) is not None:
        turns -= decision.kind == "play_card" and decision.seat == 0
        if not turns:
            return game
        game.answer(decision.id, whim(decision))
    raise AssertionError("there are too few turns")


def foretold(hands: Hands) -> list[QQuickItem]:
    """Return the things beyond the question that tell what choosing them would bring."""
    return [item for item in hands.items() if item.property("reachable") and item.isEnabled()]


@pytest.mark.parametrize("begun", [before_tailoring, in_the_kitchen])
@pytest.mark.parametrize("coach", ["on", "off"])
def test_no_preview_is_written_over_the_question(
    hands: Hands,
    monkeypatch: pytest.MonkeyPatch,
    begun: Callable[[], AnySession],
    coach: str,
) -> None:
    """Not either once the bar has shown what dropping a card there means."""
    monkeypatch.setattr(running_games, "BotRunner", SlowBots)
    hands.shell.leave()
    hands.shell.preferences.choose("coach", coach)
    cards = sit(hands, begun)
    lift(hands, piece(hands, cards[0]), NOWHERE)
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=NOWHERE)
    hands.settle()
    if coach == "off":  # who advises has more of the room than a silent coach
        hands.key(Qt.Key.Key_H)
    bar, title, told = hands.named("promptBar"), asked(hands), 0
    for thing in foretold(hands):
        hands.point_at(thing)
        hands.lay_out()
        if not hands.has("outlook"):
            continue
        told += 1
        preview = hands.named("outlook")
        assert preview.scale() > 0
        assert rect(bar).contains(rect(preview))
        assert not title.isVisible() or not rect(title).intersects(rect(preview))
    assert told
