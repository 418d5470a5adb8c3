"""Pause, pace and skip on the table, by mouse and by keys."""

from collections.abc import Callable
from concurrent.futures import Future

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.bot import asked
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, played_out, session, table_of
from tests.qml.patisserie.kitchen_hands import Whim as KitchenWhim
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.test_teachers_seat import place

pytestmark = pytest.mark.one_window

BUTTONS = ("pause", "pace", "hurry", "hintButton", "undoButton", "redoButton")
"""What is beside the question."""
GAMES = ("rococo", "patisserie")
SIZES = ((1280, 800), (1920, 1080))


class Quick:
    """A bot that answers at once."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        self.asked += 1
        future: Future[str] = Future()
        future.set_result(asked(view).options[0])
        return future


@pytest.fixture
def quick() -> Quick:
    return Quick()


def sit_down(hands: Hands, game: AnySession, whim: Callable[[Decision], str]) -> None:
    """Sit at a table at which a bot is about to begin its turn, after a long wait."""
    while (decision := game.decision) is not None:
        if decision.seat != 0 and decision.kind == "play_card":
            break
        game.answer(decision.id, whim(decision))
    hands.shell.preferences.setBotPace(3_600_000)
    hands.play(game)


@pytest.fixture
def table(hands: Hands, quick: Quick, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Hands:
    monkeypatch.setattr(hands.shell.games.bots, "submit", quick.submit)
    sit_down(hands, session(1, bots=2), Whim(1))
    return hands


def sit_down_to(hands: Hands, game: str) -> None:
    if game == "rococo":
        sit_down(hands, session(1, bots=2), Whim(1))
    else:
        sit_down(hands, kitchen_session(1, bots=2, seed=4), KitchenWhim(1))


@pytest.mark.parametrize("game", GAMES)
def test_one_spot_is_theirs_whoever_plays(
    hands: Hands, quick: Quick, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, game: str
) -> None:
    """A click on "Use the bonus" stopped the game; to skip was where the pace had been."""
    monkeypatch.setattr(hands.shell.games.bots, "submit", quick.submit)
    sit_down_to(hands, game)
    before = buttons(hands)
    hands.click("hurry")
    qtbot.waitUntil(lambda: hands.game.prompt.mine)
    assert buttons(hands) == before
    assert not hands.named("hurry").isEnabled()
    hands.shell.preferences.choose("coach", "on")
    assert buttons(hands) == before, "a coach takes none of their room"
    hands.game.seating.choose(0)
    hands.game.seating.give("random")
    assert buttons(hands) == {
        name: spot for name, spot in before.items() if name != "hintButton"
    }, "whoever only watches finds them there, too"
    hands.game.others.drop()


def test_while_others_play_one_can_have_it_over_with(table: Hands, qtbot: QtBot) -> None:
    game = table.game
    steps = len(game.session.history)
    assert not game.prompt.mine
    table.click("hurry")
    qtbot.waitUntil(lambda: game.prompt.mine)
    assert len(game.session.history) > steps
    assert not table.named("hurry").isEnabled(), "nobody else plays"
    assert not game.others.hurried, "the next time they wait again"
    assert table.has("news"), "what was skipped is told"


def test_the_keys_do_the_same(table: Hands, qtbot: QtBot) -> None:
    game = table.game
    table.key(Qt.Key.Key_P)
    assert game.others.paused
    assert table.named("pause").property("text") == "Go on"
    table.key(Qt.Key.Key_P)
    assert table.named("pause").property("text") == "Pause"
    pace = table.shell.preferences.pace
    assert table.named("pace").property("text") in ("Pace: Calm", "Pace: Brisk", "Pace: At once")
    table.key(Qt.Key.Key_S)
    assert table.shell.preferences.pace != pace
    table.key(Qt.Key.Key_F)
    qtbot.waitUntil(lambda: game.prompt.mine)


def test_paused_bots_play_nothing_until_they_may(table: Hands, quick: Quick, qtbot: QtBot) -> None:
    game = table.game
    steps = len(game.session.history)
    table.click("pause")
    table.shell.preferences.setBotPace(0)
    table_of(game).lookAt(0)
    game.timeline.walkTo(0)
    game.timeline.now()  # the bot begins again, at the new pace
    qtbot.waitUntil(lambda: quick.asked > 0)
    for _ in range(20):
        qtbot.waitUntil(lambda: True)
        table.settle()
    assert len(game.session.history) == steps
    assert table.has("pause")
    table.click("pause")
    qtbot.waitUntil(lambda: len(game.session.history) > steps)


def buttons(hands: Hands) -> dict[str, QRectF]:
    """Return where the buttons beside the question are."""
    hands.lay_out()
    return {name: place(hands.named(name)) for name in BUTTONS if hands.has(name)}


def asked_at(hands: Hands) -> tuple[QPointF, QPointF]:
    """Return where the question begins, and the emblem of who is asked is."""
    (words,), emblem = hands.typed("QuestionWords"), hands.named("heldEmblem")
    return place(words).topLeft(), place(emblem).center()


@pytest.mark.parametrize(
    ("game", "size", "language"),
    soaked(
        [(game, size, each) for game in GAMES for size in SIZES for each in languages()],
        [(GAMES[0], SIZES[0], "fr"), (GAMES[1], SIZES[1], "en")],
    ),
)
def test_each_button_beside_the_question_keeps_its_place(
    hands: Hands,
    quick: Quick,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    game: str,
    size: tuple[int, int],
    language: str,
) -> None:
    """Those that come and go push nothing aside, and do not stand out of the question's panel."""
    hands.root.resize(*size)
    hands.shell.preferences.choose("language", language)
    monkeypatch.setattr(hands.shell.games.bots, "submit", quick.submit)
    sit_down_to(hands, game)
    before = buttons(hands)
    assert set(before) == set(BUTTONS)
    assert all(place(hands.named("promptBar")).contains(each) for each in before.values())
    began, words = asked_at(hands), set()
    for press in ("pace", "pause", "pace", "pause", "pace"):
        QTest.mouseClick(
            hands.root, Qt.MouseButton.LeftButton, pos=before[press].center().toPoint()
        )
        assert buttons(hands) == before
        words.add((hands.named("pause").property("text"), hands.named("pace").property("text")))
    assert len(words) > 3
    hands.click("hurry")
    qtbot.waitUntil(lambda: hands.game.prompt.mine)
    assert asked_at(hands) == began
    assert buttons(hands) == before
    hands.game.others.pause()
    assert buttons(hands) == before, "who let them wait finds each button where it was"
    hands.game.others.pause()


def test_the_pace_goes_round_and_is_kept(table: Hands) -> None:
    preferences = table.shell.preferences
    assert preferences.pace == "calm", "the first games can be followed"
    found = []
    for _ in range(3):
        table.click("pace")
        found.append(preferences.pace)
    assert found == ["brisk", "at_once", "calm"]
    preferences.choose("language", "de")
    table.settle()
    assert table.named("pace").property("text") == "Tempo: Ruhig"


def test_alone_at_the_screen_or_not_nobody_is_paused_who_sits_there(hands: Hands) -> None:
    hands.play(session(2))
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.key(Qt.Key.Key_P)
    assert not hands.game.others.paused
    assert not hands.has("pause")


def test_the_keys_can_be_changed(hands: Hands) -> None:
    assert {"pause", "pace", "hurry"} <= {row.key for row in hands.shell.shortcuts.rows.rows}


class Patient:
    """A bot that answers when it is told to."""

    def __init__(self) -> None:
        self.thoughts: list[Future[str]] = []

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        self.thoughts.append(Future())
        return self.thoughts[-1]


@pytest.mark.parametrize(("pace", "seen"), [(3_600_000, True), (20, False), (0, False)])
def test_the_last_turn_of_a_bot_is_seen_before_the_scoring(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, pace: int, *, seen: bool
) -> None:
    bot = Patient()
    monkeypatch.setattr(hands.shell.games.bots, "submit", bot.submit)
    whole = played_out(session(1, bots=1, seed=1))
    assert whole.history[-1].seat == 1, "a bot ends this game"
    game = session(1, bots=1, seed=1)
    for entry in whole.history[:-1]:
        assert game.decision is not None
        game.answer(game.decision.id, entry.option)
    hands.shell.preferences.setBotPace(0)
    hands.play(game)
    qtbot.waitUntil(lambda: bool(bot.thoughts))
    hands.shell.preferences.setBotPace(pace)
    bot.thoughts.pop().set_result(whole.history[-1].option)
    qtbot.waitUntil(lambda: hands.game.over)
    if seen:
        hands.settle()
        assert hands.shell.dialog == ""
    else:
        qtbot.waitUntil(lambda: hands.shell.dialog == "score")
