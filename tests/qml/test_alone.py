"""One press in the menu begins a game against the automatic rival, in both games."""

import pytest
from PySide6.QtCore import QRectF, Qt

from rococo_desktop.session.seats import HUMAN, RIVAL
from tests.qml.hands import Open

NAMES = {"rococo": "Alone against Madame du Barry", "patisserie": "Alone against the Mentor"}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("keys", [False, True])
def test_one_press_begins_a_game_alone(open_window: Open, game: str, keys: bool) -> None:
    hands = open_window(0)
    hands.shell.chooseGame(game)
    hands.lay_out()
    button = hands.named("alone")
    assert hands.spoken(button)[0] == NAMES[game]
    place = button.mapRectToScene(QRectF(0, 0, button.width(), button.height()))
    assert QRectF(0, 0, hands.root.width(), hands.root.height()).contains(place)
    if keys:
        hands.tab_to("alone")
        hands.key(Qt.Key.Key_Return)
    else:
        hands.click(button)
    hands.settle()
    setup = hands.game.session.setup
    assert setup.game == game
    assert [seat.kind for seat in setup.seats] == [HUMAN, RIVAL]
    assert hands.shell.screen == "table"
