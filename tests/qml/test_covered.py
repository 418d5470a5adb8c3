"""Nobody plays at a table that a dialog or the menu covers; what lies beside it covers nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.session import AnySession
from tests.daily import by_turns
from tests.qml.hands import Hands, Puppet, play_to, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

GAMES: dict[str, Callable[[int, int], AnySession]] = {
    "rococo": lambda people, bots: play_to(session(people, bots=bots), "play_card"),
    "patisserie": lambda people, bots: kitchen_hands.until(
        kitchen_hands.session(people, bots=bots), "play_card"
    ),
}
COVERS = ("menu", "settings", "guide", "actions", "supplies", "player", "seats", "save")


@pytest.fixture
def puppet(monkeypatch: pytest.MonkeyPatch) -> Puppet:
    """Bots of any game that think until they are told what to answer."""
    bots = Puppet()
    monkeypatch.setattr(BotRunner, "submit", lambda _, *asked: bots.submit(*asked))
    return bots


def at_a_bot(hands: Hands, qtbot: QtBot, puppet: Puppet, game: AnySession) -> None:
    """Put a game on the table in which a computer player is thinking."""
    while game.decision is not None and game.decision.seat in game.setup.persons:
        game.answer(game.decision.id, game.decision.options[0])
    hands.play(game)
    qtbot.waitUntil(lambda: bool(puppet.asked))


def found(hands: Hands, puppet: Puppet) -> None:
    """Let the computer player find its answer."""
    decision = hands.game.session.decision
    assert decision is not None
    puppet.asked[-1].set_result(decision.options[0])
    hands.settle()


@pytest.mark.parametrize(("name", "cover", "people"), by_turns(GAMES, COVERS, (0, 1)))
def test_they_wait_behind_a_dialog(
    hands: Hands, qtbot: QtBot, puppet: Puppet, name: str, cover: str, people: int
) -> None:
    """Those of spectators, too."""
    at_a_bot(hands, qtbot, puppet, GAMES[name](people, 2))
    game = hands.game.session
    version = game.version
    hands.shell.open(cover)
    hands.settle()
    assert hands.shell.dialog == cover
    found(hands, puppet)
    assert game.version == version
    hands.key(Qt.Key.Key_Escape)
    hands.settle()
    assert hands.shell.dialog == ""
    assert game.version == version + 1


@pytest.mark.parametrize("name", GAMES)
def test_they_wait_behind_the_menu(hands: Hands, qtbot: QtBot, puppet: Puppet, name: str) -> None:
    at_a_bot(hands, qtbot, puppet, GAMES[name](1, 2))
    game = hands.game.session
    version = game.version
    hands.key(Qt.Key.Key_Escape)
    hands.click("toMenu")
    hands.settle()
    assert hands.shell.screen == "menu"
    found(hands, puppet)
    hands.shell.open("settings")
    hands.shell.back()
    hands.settle()
    assert game.version == version
    hands.click("continue")
    hands.settle()
    assert game.version == version + 1


@pytest.mark.parametrize("name", GAMES)
def test_the_log_beside_the_table_covers_nothing(
    hands: Hands, qtbot: QtBot, puppet: Puppet, name: str
) -> None:
    at_a_bot(hands, qtbot, puppet, GAMES[name](1, 2))
    game = hands.game.session
    version = game.version
    hands.control(Qt.Key.Key_L)
    hands.settle()
    assert hands.has("logList")
    found(hands, puppet)
    assert game.version == version + 1
