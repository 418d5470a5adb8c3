"""What computer players say is seen beside their portraits, ends, and is in nobody's way."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.patisserie import small_talk as in_the_kitchen
from rococo_desktop.controller.rococo import small_talk as at_court
from rococo_desktop.controller.table.small_talk import Occasion
from rococo_desktop.games import GAMES
from rococo_desktop.session.bots import Thinker
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.texts import languages
from tests.again import found_once
from tests.daily import soaked
from tests.messages import written_in
from tests.qml.hands import NAMES, BotsHere, Hands
from tests.qml.legible import SMALLEST, faults
from tests.qml.test_teachers_seat import WINDOWS, Window, covered, open_in, place

pytestmark = pytest.mark.one_window

SEATS = 3
DEEDS: dict[str, Callable[..., Iterator[Occasion]]] = {
    "rococo": at_court.deeds,
    "patisserie": in_the_kitchen.deeds,
}


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def begun(game: str, *kinds: str, seed: int = 1745) -> AnySession:
    """Return a new game of computer players, and of people where ``kinds`` says so."""
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, NAMES, strict=False)]
    setup = GameSetup.model_validate({"game": game, "seats": seats, "seed": seed})
    return Session.new(setup, {game: GAMES[game].library.load()})


@found_once
def about_to_speak(game: str) -> AnySession:
    """Return a game of computer players in which the next answer is an occasion to speak."""
    session = begun(game, *["level1"] * SEATS)
    bots, deeds = Thinker(game, GAMES[game].library.load()), DEEDS[game]
    while (decision := session.decision) is not None:
        setup, view = session.setup, session.view(decision.seat)
        option = bots.choose(setup.rules_setup, view, "level1", setup.seed, BUDGET)
        after, events = session.match.kernel.apply(session.state, option, decision.id)
        if any(deeds(session.match.rules, events, session.state, after)):
            return session
        session.answer(decision.id, option)
    raise AssertionError("nobody ever speaks")


def listened(hands: Hands, qtbot: QtBot, game: str) -> QQuickItem:
    """Let computer players play until one of them speaks, and pause; return the bubble."""
    hands.play(about_to_speak(game))
    qtbot.waitUntil(lambda: hands.game.talk.words != "")
    hands.game.others.pause()
    hands.lay_out()
    return hands.named("speech")


def written(hands: Hands, bubble: QQuickItem) -> list[str]:
    return [item.property("text") for item in hands.written(bubble)]


@pytest.mark.parametrize("game", GAMES)
def test_who_speaks_is_heard_beside_the_portrait_until_a_key_or_a_click(
    hands: Hands, qtbot: QtBot, game: str
) -> None:
    bubble = listened(hands, qtbot, game)
    seat, words = hands.game.talk.seat, hands.game.talk.words
    assert written(hands, bubble) == [words]
    assert hands.spoken(bubble)[0] == f"{NAMES[seat]}: {words}"
    assert words not in {line.text for line in hands.game.log.lines.rows}, "it is no event"
    portrait = place(hands.named(f"portrait:{seat}"))
    around = place(bubble)
    assert not portrait.intersects(around)
    assert portrait.right() <= around.left() <= portrait.right() + 10
    others = [place(hands.named(f"portrait:{each}")) for each in range(SEATS) if each != seat]
    assert not any(around.intersects(each) for each in others)
    assert list(covered(hands)) == []
    assert not bubble.hasActiveFocus()
    hands.key(Qt.Key.Key_Shift)
    assert not hands.has("speech")
    hands.shell.leave()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_waits_for_what_flies_to_the_panel(
    open_window: Callable[[float], Hands], qtbot: QtBot, game: str
) -> None:
    hands = open_window(20)
    hands.play(about_to_speak(game))
    qtbot.waitUntil(lambda: hands.game.talk.words != "")
    hands.game.others.pause()
    hands.settle()
    aim = f"player:{hands.game.talk.seat}"
    motion = hands.game.table.motion
    assert aim in motion.aims
    assert not hands.has("speech")
    motion.skip()
    hands.settle()
    assert hands.has("speech")
    hands.shell.leave()


def test_a_click_ends_it_as_well(hands: Hands, qtbot: QtBot) -> None:
    listened(hands, qtbot, "rococo")
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    hands.settle()
    assert not hands.has("speech")
    hands.shell.leave()


@pytest.mark.parametrize("game", GAMES)
def test_with_silent_players_the_same_game_goes_by_without_a_word(
    hands: Hands, qtbot: QtBot, game: str
) -> None:
    hands.shell.preferences.choose("talk", "silent")
    session = about_to_speak(game)
    before = len(session.answers)
    hands.play(session)
    qtbot.waitUntil(lambda: len(session.answers) > before)
    hands.lay_out()
    assert hands.game.talk.words == ""
    assert not hands.has("speech")
    hands.shell.leave()


def test_words_end_when_they_can_have_been_read(hands: Hands, qtbot: QtBot) -> None:
    listened(hands, qtbot, "rococo")
    qtbot.waitUntil(lambda: hands.game.talk.words == "")
    hands.settle()
    assert not hands.has("speech")
    hands.shell.leave()


def test_who_looks_at_the_players_sees_what_they_have(hands: Hands, qtbot: QtBot) -> None:
    bubble = listened(hands, qtbot, "rococo")
    other = (hands.game.talk.seat + 1) % SEATS
    hands.point_at(hands.named(f"portrait:{other}"))
    assert not bubble.isVisible()
    hands.point_at(hands.named("promptBar"))
    assert bubble.isVisible()
    hands.shell.leave()


# -- room ----------------------------------------------------------------------------------------

CROWDED = [(game, window) for game in GAMES for window in (*WINDOWS, (960, 600, "fit"))]
TINY = [each for each in WINDOWS if each[0] < 960]
"""Windows for small screens, in which all letters are smaller."""
SLIM = [(game, window) for game in GAMES for window in TINY]


def say(hands: Hands, seat: int, words: str) -> None:
    talk = hands.game.talk
    talk.seat, talk.words = seat, words
    talk.changed.emit()


@pytest.mark.parametrize("most", soaked((1000, 20), [20]))
@pytest.mark.parametrize(("game", "window"), soaked(CROWDED, SLIM[:1]))
def test_all_that_can_be_said_fits_into_the_bubbles_of_five(
    hands: Hands, game: str, window: Window, most: int
) -> None:
    """All of it in the soak, and the longest sentences daily."""
    open_in(hands, window)
    hands.play(begun(game, *["human"] * 5))
    hands.lay_out()
    said = {
        forms[0]
        for language in languages()
        for key, forms in written_in(language, game).items()
        if key.startswith("talk-")
    }
    hands.game.hotSeat.reveal()
    say(hands, 4, "…")
    hands.lay_out()
    bubble = hands.named("speech")
    assert place(hands.root.contentItem()).contains(place(bubble))
    for words in sorted(said, key=len)[-most:]:
        say(hands, 4, words)
        hands.polish()
        assert hands.named("speech") is bubble
        (shown,) = hands.written(bubble)
        assert shown.property("text") == words
        assert shown.property("contentWidth") <= shown.width(), words
        assert shown.property("contentHeight") <= shown.height(), words
        assert faults(hands, bubble, smallest=10 if window in TINY else SMALLEST) == set()
