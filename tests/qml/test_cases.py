"""The saves on which the program once failed, in the window: shown, and played on."""

from pathlib import Path

import pytest

from tests.daily import soaked
from tests.qml.hands import Hands, answer_first
from tests.saves.test_cases import SAVES, stem

pytestmark = pytest.mark.one_window


@pytest.mark.parametrize("path", soaked(SAVES, [SAVES[0], SAVES[-1]], id=stem))
def test_a_case_is_opened_shown_and_played_on(hands: Hands, path: Path) -> None:
    hands.shell.load(str(path))
    hands.lay_out()
    assert hands.shell.screen == "table"
    session = hands.game.session
    before = session.answers
    hands.game.hotSeat.reveal()
    hands.lay_out()
    shown = "\n".join(hands.texts())
    for name in session.setup.names:
        assert name in shown
    for _ in range(20):
        if not answer_first(hands.game):
            hands.game.hotSeat.reveal()
        hands.settle()
    assert session.answers[: len(before)] == before
    assert len(session.answers) > len(before)
