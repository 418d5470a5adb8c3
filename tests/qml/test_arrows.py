"""The arrows lead from choice to choice."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.controller.input.things import entry_of
from rococo_desktop.session.session import AnySession
from tests.qml import hands as atelier
from tests.qml.hands import Hands
from tests.qml.patisserie import kitchen_hands as kitchen

pytestmark = pytest.mark.one_window

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


@pytest.mark.parametrize("begin", [atelier.session, kitchen.session])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_no_arrow_leads_from_a_choice_to_a_tool(
    hands: Hands, begin: Callable[..., AnySession], size: tuple[int, int]
) -> None:
    """A hint is asked for, and not come upon; Tab leads to it."""
    hands.root.resize(*size)
    hands.play(begin(2))
    hands.game.hotSeat.reveal()
    hands.settle()
    choices = hands.legal()
    assert len(choices) > 2
    led = 0
    for choice in choices:
        for arrow in ARROWS:
            choice.forceActiveFocus(Qt.FocusReason.TabFocusReason)
            hands.key(arrow)
            entry = entry_of(hands.focused)
            assert entry is None or not entry.steady, (choice, arrow, hands.focused)
            led += hands.focused is not choice
    assert led > len(choices)
    names = set()
    for _ in range(60):
        hands.key(Qt.Key.Key_Tab)
        names.add(hands.focused.objectName())
    assert {"undoButton", "hintButton"} & names
