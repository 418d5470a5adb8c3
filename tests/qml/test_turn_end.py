"""The end of a turn among several people with secret hands: its player hands it over."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from tests.daily import by_turns
from tests.qml import hands as rococo
from tests.qml.hands import Hands, Open, Puppet
from tests.qml.patisserie import kitchen_hands as patisserie

pytestmark = pytest.mark.one_window

GAMES: dict[str, Callable[..., Session]] = {
    "rococo": rococo.session,
    "patisserie": patisserie.session,
}
both = pytest.mark.parametrize("game", GAMES)


def begun(game: str, people: int = 2, *, bots: int = 0, undo: str = "free") -> Session:
    """Return a new game; its setting of undo is as given."""
    session = GAMES[game](people, bots=bots, seed=4)
    setup: GameSetup = session.setup.model_copy(update={"undo": undo})
    return Session.new(setup, {game: setup.kind.library.load()})


def put(hands: Hands, session: Session) -> None:
    """Put a game on the table; the last one may have been of the other kind."""
    hands.play(session)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def finish_turn(hands: Hands) -> int:
    """Let the person at the screen answer until somebody else is next; return their seat."""
    game = hands.game
    game.hotSeat.reveal()
    hands.settle()
    seat = asked(game.session)
    while game.session.asked is not None and asked(game.session) == seat:
        decision = game.session.decision
        assert decision is not None
        assert game.answer(decision.options[-1])
    hands.settle()
    return seat


def asked(session: AnySession) -> int:
    assert session.asked is not None
    return session.asked.seat


def hung(hands: Hands) -> bool:
    """Return whether the curtain hangs; it changes with every click."""
    return hands.game.hotSeat.curtain


def mouse(hands: Hands) -> None:
    hands.click("passOn")


def enter(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Return)


def shortcut(hands: Hands) -> None:
    hands.key(Qt.Key.Key_D)


def opens_nothing(session: AnySession) -> bool:
    """Return whether the last decision revealed nothing hidden."""
    return not any(event.reveals for event in session.history[-1].events)


@pytest.mark.parametrize(("game", "undo"), by_turns(GAMES, ["free", "fair"]))
def test_a_turn_can_be_taken_back_until_it_is_handed_over(
    hands: Hands, game: str, undo: str
) -> None:
    put(hands, begun(game, undo=undo))
    seat, session = finish_turn(hands), hands.game.session
    while not opens_nothing(session):
        assert hands.game.canUndo == (undo == "free")
        hands.click("passOn")
        seat = finish_turn(hands)
    ended = session.answers
    assert not hung(hands)
    told = hands.game.prompt.text
    assert session.setup.names[asked(session)] in told
    assert told in hands.texts()
    assert hands.game.prompt.seat == seat, "the next one is asked nothing yet"
    assert hands.legal() == [hands.named("passOn")]
    hands.control(Qt.Key.Key_Z)
    assert len(session.answers) < len(ended)
    assert asked(session) == seat
    assert hands.game.prompt.mine
    assert not hands.has("passOn")
    hands.control(Qt.Key.Key_Y)
    assert session.answers == ended
    assert hands.has("passOn"), "it is not handed over by making it again"
    hands.click("passOn")
    assert hung(hands)
    assert not hands.has("passOn")
    hands.click("lift")
    assert hands.game.prompt.mine
    assert hands.game.canUndo == (undo == "free")


@pytest.mark.parametrize(("game", "way"), by_turns(GAMES, [mouse, enter, shortcut]))
def test_it_is_handed_over_by_mouse_and_keys(
    hands: Hands, game: str, way: Callable[[Hands], None]
) -> None:
    put(hands, begun(game))
    finish_turn(hands)
    button = hands.named("passOn")
    assert hands.focused is button
    assert hands.spoken(button) == ("Done", QAccessible.Role.Button)
    told = QAccessible.queryAccessibleInterface(button)
    assert told.text(QAccessible.Text.Description) == hands.game.prompt.text
    way(hands)
    assert hung(hands)


@both
def test_no_bot_moves_before_the_turn_is_handed_over(hands: Hands, game: str, qtbot: QtBot) -> None:
    put(hands, begun(game, 2, bots=1))
    session = hands.game.session
    finish_turn(hands)
    while asked(session) != 2:
        hands.click("passOn")
        finish_turn(hands)
    steps = len(session.answers)
    assert not hands.game.hotSeat.following
    for _ in range(10):
        hands.settle()
    hands.key(Qt.Key.Key_F)
    assert len(session.answers) == steps
    assert hands.has("passOn")
    hands.click("passOn")
    qtbot.waitUntil(lambda: len(session.answers) > steps)


@both
def test_looking_back_hands_nothing_over(hands: Hands, game: str) -> None:
    put(hands, begun(game))
    finish_turn(hands)
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.game.timeline.past
    assert not hands.has("passOn")
    hands.key(Qt.Key.Key_D)
    hands.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    assert not hung(hands)
    assert hands.has("passOn")
    hands.shell.leave()
    hands.settle()
    hands.click("continue")
    assert hands.has("passOn"), "the menu is no hand-over either"


@both
def test_who_does_not_want_it_passes_by_the_last_answer(hands: Hands, game: str) -> None:
    put(hands, begun(game, undo="fair"))
    hands.shell.preferences.choose("turns", "passed")
    finish_turn(hands)
    assert hung(hands)
    hands.shell.preferences.choose("turns", "held")
    assert hung(hands)
    finish_turn(hands)
    assert hands.has("passOn")
    hands.shell.preferences.choose("turns", "passed")
    hands.settle()
    assert hung(hands)


@both
def test_nothing_waits_with_open_hands_or_alone(hands: Hands, game: str) -> None:
    put(hands, begun(game))
    hands.shell.preferences.choose("hands", "open")
    finish_turn(hands)
    assert not hands.has("passOn")
    assert hands.game.prompt.mine
    hands.shell.preferences.choose("hands", "secret")
    put(hands, begun(game, 1, bots=1))
    seat = finish_turn(hands)
    assert asked(hands.game.session) != seat or hands.game.prompt.mine
    assert not hands.game.hotSeat.waiting


@both
def test_the_language_may_change_meanwhile(hands: Hands, game: str) -> None:
    put(hands, begun(game))
    finish_turn(hands)
    hands.shell.preferences.choose("language", "de")
    hands.settle()
    assert hands.named("passOn").property("text") == "Fertig"
    assert hands.game.prompt.text.startswith("Alles entschieden?")
    hands.click("passOn")
    hands.shell.preferences.choose("language", "fr")
    hands.settle()
    assert hung(hands)


@both
def test_after_a_restart_the_curtain_hangs_and_what_was_taken_back_stays_so(
    hands: Hands, open_window: Open, places: Places, game: str
) -> None:
    session = begun(game, undo="fair")
    session.keep(Journal.create(places.journals))
    put(hands, session)
    finish_turn(hands)
    while not opens_nothing(session):
        hands.click("passOn")
        finish_turn(hands)
    for _ in range(2):
        assert hands.game.canUndo
        hands.control(Qt.Key.Key_Z)
        hands.control(Qt.Key.Key_Y)
    assert hands.has("passOn")
    answers = session.answers
    hands.shell.close()
    again = open_window(0)
    again.click("continue")
    assert not again.has("notice")
    assert again.game.session.answers == answers
    assert hung(again)
    assert not again.game.canUndo


@pytest.mark.parametrize(("game", "way"), by_turns(GAMES, ["pointer", "keys"]))
def test_a_button_that_is_gone_explains_itself_no_more(
    hands: Hands, game: str, way: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    puppet = Puppet()
    monkeypatch.setattr(BotRunner, "submit", lambda _, *asked: puppet.submit(*asked))
    put(hands, begun(game, bots=1))
    hint = "Hand over the turn"
    while not puppet.asked:
        finish_turn(hands)
        if way == "pointer":
            hands.point_at(hands.named("passOn"))
        else:
            hands.key(Qt.Key.Key_Tab)
            hands.tab_to("passOn")
        assert any(text.startswith(hint) for text in hands.texts())
        shortcut(hands)
        qtbot.waitUntil(lambda: hands.game.hotSeat.curtain or bool(puppet.asked))
    hands.settle()
    assert not hands.has("passOn")
    assert not any(text.startswith(hint) for text in hands.texts())
