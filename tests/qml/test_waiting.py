"""What takes longer than a moment shows that it works."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, session
from tests.qml.patisserie.kitchen_hands import session as kitchen_session


@pytest.mark.parametrize("game", [session(2), kitchen_session(2)], ids=["rococo", "patisserie"])
def test_the_pointer_waits_while_a_table_is_made(hands: Hands, game: AnySession) -> None:
    seen: list[Qt.CursorShape | None] = []

    def look() -> None:
        cursor = QGuiApplication.overrideCursor()
        seen.append(None if cursor is None else cursor.shape())

    hands.shell.gameChanged.connect(look)
    hands.play(game)
    assert seen == [Qt.CursorShape.WaitCursor]
    assert QGuiApplication.overrideCursor() is None
