"""An automatic rival tells of its turn step by step, with reasons and lights, in both games."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.narrator import Narrator
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Whim, session
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_teachers_seat import LARGE, WINDOWS, open_in, place, rest, seated

pytestmark = pytest.mark.one_window

Begun = Callable[[int], AnySession]


def before_a_turn(game: AnySession, whim: Callable[[Decision], str], skip: int) -> AnySession:
    """Play until the rival's turn, after some others of it."""
    while (decision := game.decision) is not None:
        if decision.kind == "reveal_card":
            if not skip:
                return game
            skip -= 1
        game.answer(decision.id, whim(decision))
    raise AssertionError("the rival has too few turns")


def madame(skip: int, *, people: int = 1, bots: int = 0) -> AnySession:
    game = session(people, bots=bots, expansions=("madame_du_barry",))
    return before_a_turn(game, Whim(3), skip)


def mentor(skip: int) -> AnySession:
    return before_a_turn(kitchen_hands.session(1, seed=4), kitchen_hands.Whim(3), skip)


BOTH = pytest.mark.parametrize("begun", [madame, mentor])
WORDY = 5
"""A turn of either with at least three steps, after which a person is asked."""


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


@pytest.fixture(autouse=True)
def paced(hands: Hands) -> Iterator[None]:
    """Computer players wait for a moment, so that the turns are told."""
    hands.shell.preferences.setBotPace(1)
    yield
    hands.shell.preferences.setBotPace(0)


def heard(hands: Hands) -> Narrator:
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, Narrator)
    return tutor


def told(hands: Hands, qtbot: QtBot, game: AnySession) -> Narrator:
    """Put a game on the table and let the rival tell of its turn."""
    hands.play(game)
    qtbot.waitUntil(lambda: hands.game.tutors.tells)
    rest(hands)
    return heard(hands)


def of_steps(narrator: Narrator) -> int:
    """Return how many steps there are."""
    return int(narrator.progress.split(" of ")[1])


def story(hands: Hands) -> list[tuple[str, str, str]]:
    """Go through what is told by clicks; return progress, sentence and reason of each step."""
    found = []
    while hands.game.tutors.tells:
        narrator = heard(hands)
        found.append((narrator.progress, narrator.response, narrator.text))
        hands.click("reply:next" if hands.has("reply:next") else "reply:done")
        rest(hands)
    return found


CASES = [(begun, window) for begun in (madame, mentor) for window in WINDOWS]
DAILY = [(madame, LARGE), (mentor, WINDOWS[3])]


@pytest.mark.parametrize(("begun", "window"), soaked(CASES, DAILY))
def test_each_step_is_shown_with_its_reason_and_its_light(
    hands: Hands, qtbot: QtBot, begun: Begun, window: tuple[int, int, str]
) -> None:
    """It covers nothing: not the question, the hand, the log, nor what is lit."""
    open_in(hands, window)
    narrator = told(hands, qtbot, begun(WORDY))
    log = " ".join(row.text for row in hands.game.log.lines.rows)
    assert narrator.portrait in (
        item.property("path") for item in hands.items(hands.named("tutor"))
    )
    steps, every, lights = 0, of_steps(narrator), set()
    while hands.game.tutors.tells:
        steps += 1
        seated(hands)
        assert narrator.progress == f"{steps} of {every}"
        assert {narrator.progress, narrator.response, narrator.text} <= {*hands.texts()}
        assert narrator.response.split(",")[0].rstrip(".") in log, "the words of the log"
        assert [item for item in hands.items() if item.objectName() == "light"]
        lights |= {*narrator.lights}
        hands.click("reply:next" if hands.has("reply:next") else "reply:done")
        rest(hands)
    assert steps == every
    assert steps >= 3
    assert len(lights) > 1, "not only the rival"
    assert not hands.has("tutor")


@pytest.mark.parametrize("language", soaked([e for e in languages() if e != "en"], ["de"]))
@pytest.mark.parametrize("begun", soaked([madame, mentor], [mentor]))
def test_it_is_told_in_every_language(
    hands: Hands, qtbot: QtBot, begun: Begun, language: str
) -> None:
    hands.shell.preferences.keep(language=language)
    hands.shell.preferences.speak()
    told(hands, qtbot, begun(WORDY))
    own = story(hands)
    hands.shell.preferences.keep(language="en")
    hands.shell.preferences.speak()
    hands.game.tutors.tellAgain()
    rest(hands)
    english = story(hands)
    assert len(own) == len(english)
    for one, other in zip(own, english, strict=True):
        assert all(one)
        assert not {*one} & {*other}


@pytest.mark.parametrize("begun", soaked([madame, mentor], [madame]))
def test_at_a_calm_pace_each_step_stays_until_one_goes_on(
    hands: Hands, qtbot: QtBot, begun: Begun
) -> None:
    narrator = told(hands, qtbot, begun(WORDY))
    first = narrator.progress
    QTest.qWait(60)
    assert narrator.progress == first
    assert hands.focused.objectName() == "reply:next"
    hands.key(Qt.Key.Key_Space)
    rest(hands)
    assert narrator.progress > first
    for _ in range(of_steps(narrator) - 2):
        hands.key(Qt.Key.Key_Return)
        rest(hands)
    assert hands.focused.objectName() == "reply:done"
    hands.key(Qt.Key.Key_Return)
    rest(hands)
    assert not hands.game.tutors.tells
    assert hands.focused in hands.legal(), "the keys go to what can be chosen now"


@BOTH
def test_at_a_brisk_pace_it_goes_on_by_itself_up_to_the_last_step(
    hands: Hands, qtbot: QtBot, begun: Begun
) -> None:
    hands.shell.preferences.keep(pace="brisk")
    narrator = told(hands, qtbot, begun(WORDY))
    last = f"{of_steps(narrator)} of {of_steps(narrator)}"
    qtbot.waitUntil(lambda: narrator.progress == last)
    QTest.qWait(60)
    assert hands.game.tutors.tells, "it stays for the person who is asked now"


def test_it_waits_while_one_pauses_or_looks_at_the_past(hands: Hands, qtbot: QtBot) -> None:
    hands.shell.preferences.keep(pace="brisk")
    hands.shell.preferences.setBotPace(100)
    narrator = told(hands, qtbot, madame(WORDY))
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.game.timeline.past
    assert not hands.has("tutor")
    before = narrator.progress
    QTest.qWait(1200)
    assert narrator.progress == before
    hands.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    assert hands.has("tutor")
    last = f"{of_steps(narrator)} of {of_steps(narrator)}"
    qtbot.waitUntil(lambda: narrator.progress == last)


@BOTH
def test_whoever_lets_others_play_at_once_is_told_nothing(hands: Hands, begun: Begun) -> None:
    hands.shell.preferences.setBotPace(0)
    hands.play(begun(WORDY))
    rest(hands)
    assert hands.game.prompt.mine
    assert not hands.has("tutor")
    assert hands.has("tellAgain"), "but one can ask for it"


def by_the_button(hands: Hands) -> None:
    hands.click("reply:skip")


def by_the_cross(hands: Hands) -> None:
    hands.click("leaveLesson")


def by_escape(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Escape)


def by_an_arrow(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Left)


def by_a_click_elsewhere(hands: Hands) -> None:
    corner = place(hands.named("tutor")).bottomLeft().toPoint() + QPoint(0, 4)
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=corner)
    hands.settle()


ENDING = (by_the_button, by_the_cross, by_escape, by_an_arrow, by_a_click_elsewhere)


@pytest.mark.parametrize("end", ENDING)
@BOTH
def test_it_can_be_skipped(
    hands: Hands, qtbot: QtBot, begun: Begun, end: Callable[[Hands], None]
) -> None:
    told(hands, qtbot, begun(WORDY))
    answers = hands.game.session.answers
    end(hands)
    rest(hands)
    assert not hands.has("tutor")
    assert hands.shell.dialog == ""
    assert hands.game.session.answers == answers
    assert hands.focused in hands.legal()


def test_who_acts_has_heard_enough(hands: Hands, qtbot: QtBot) -> None:
    told(hands, qtbot, madame(WORDY))
    hands.key(Qt.Key.Key_1)
    rest(hands)
    assert not hands.has("tutor")


def test_the_others_wait_until_it_is_told(hands: Hands, qtbot: QtBot) -> None:
    """Also the rival itself, which may have several turns in a row."""
    game = madame(10)
    version = game.version + 1
    told(hands, qtbot, game)
    assert game.asked is not None
    assert game.asked.kind == "reveal_card"
    QTest.qWait(60)
    rest(hands)
    assert game.version == version
    hands.click("reply:skip")
    qtbot.waitUntil(lambda: game.version > version)
    qtbot.waitUntil(lambda: hands.game.tutors.tells)


def test_who_skips_ahead_is_told_nothing_more(hands: Hands, qtbot: QtBot) -> None:
    told(hands, qtbot, madame(10))
    hands.click("hurry")
    qtbot.waitUntil(lambda: hands.game.prompt.mine)
    assert not hands.game.tutors.tells


def test_who_sits_down_next_is_told_what_the_curtain_hid(hands: Hands, qtbot: QtBot) -> None:
    hands.play(madame(2, people=2))
    qtbot.waitUntil(lambda: hands.game.hotSeat.curtain and hands.game.tutors.tells)
    rest(hands)
    assert not hands.has("tutor")
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    hands.click("lift")
    rest(hands)
    assert hands.has("tutor")
    seated(hands)


def test_an_arrow_walks_in_the_past_and_ends_nothing(hands: Hands, qtbot: QtBot) -> None:
    told(hands, qtbot, madame(WORDY))
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier)
    assert hands.has("tutor")


def test_without_people_it_goes_on_by_itself(hands: Hands, qtbot: QtBot) -> None:
    game = madame(2, people=0, bots=2)
    hands.shell.preferences.setBotPace(10)
    hands.play(game)
    qtbot.waitUntil(lambda: hands.game.tutors.tells)
    version = game.version
    qtbot.waitUntil(lambda: game.version > version)


@BOTH
def test_it_is_told_again_on_request_and_changes_nothing(
    hands: Hands, qtbot: QtBot, begun: Begun
) -> None:
    game = begun(WORDY)
    told(hands, qtbot, game)
    first, answers = story(hands), game.answers
    assert len(first) >= 3
    hands.click("tellAgain")
    rest(hands)
    assert not hands.named("tellAgain").isEnabled()
    assert story(hands) == first
    rival = len(game.setup.seats) - 1
    hands.game.table.lookAt(rival)
    hands.shell.open("player")
    rest(hands)
    hands.click("tellTurn")
    rest(hands)
    assert hands.shell.dialog == ""
    assert story(hands) == first
    assert game.answers == answers


def test_only_the_rival_has_a_turn_to_tell_again(hands: Hands, qtbot: QtBot) -> None:
    told(hands, qtbot, madame(WORDY))
    story(hands)
    hands.game.table.lookAt(0)
    hands.shell.open("player")
    rest(hands)
    assert hands.has("playerSheet")
    assert not hands.has("tellTurn")


@BOTH
def test_undo_ends_it_and_redo_does_not_tell_it_twice(
    hands: Hands, qtbot: QtBot, begun: Begun
) -> None:
    narrator = told(hands, qtbot, begun(WORDY))
    version = hands.game.session.version
    hands.game.undo()
    hands.settle()
    assert hands.game.session.version != version
    assert not narrator.speaks
    hands.game.redo()
    rest(hands)
    assert not hands.game.tutors.tells


@BOTH
def test_a_saved_game_knows_the_last_turn(hands: Hands, qtbot: QtBot, begun: Begun) -> None:
    told(hands, qtbot, begun(WORDY))
    first = story(hands)
    hands.shell.open("save")
    rest(hands)
    hands.shell.backstage.saves.save()
    qtbot.waitUntil(lambda: hands.shell.dialog == "")
    before = hands.game
    hands.shell.load(str(hands.shell.backstage.saves.path))
    qtbot.waitUntil(lambda: hands.shell.game is not before)
    rest(hands)
    assert not hands.game.tutors.tells, "it has been told"
    hands.click("tellAgain")
    rest(hands)
    assert story(hands) == first


def test_a_hint_comes_instead(hands: Hands, qtbot: QtBot) -> None:
    told(hands, qtbot, madame(WORDY))
    hands.key(Qt.Key.Key_H)
    rest(hands)
    assert hands.has("play:0")
    hands.key(Qt.Key.Key_H)
    rest(hands)
    assert not hands.has("tutor"), "it does not begin again"


def test_in_her_lesson_only_the_tutor_speaks(hands: Hands) -> None:
    hands.shell.backstage.school.learn("madame")
    rest(hands)
    assert not hands.game.tutors.mayTellAgain
    assert not hands.game.tutors.tells


@BOTH
def test_a_screen_reader_hears_who_did_what_and_why(
    hands: Hands, qtbot: QtBot, begun: Begun
) -> None:
    narrator = told(hands, qtbot, begun(WORDY))
    assert hands.spoken(hands.named("tutor"))[0] == narrator.name
    name, role = hands.spoken(hands.named("tutorArea"))
    assert role == QAccessible.Role.AlertMessage
    assert narrator.response in name
    assert narrator.text in name


@BOTH
def test_the_rival_has_a_larger_portrait_than_others(hands: Hands, begun: Begun) -> None:
    hands.play(begun(0))
    hands.lay_out()
    own, rival = (place(hands.named(f"portrait:{seat}")) for seat in (0, 1))
    assert rival.width() > 1.15 * own.width()
    assert place(hands.root.contentItem()).contains(rival)
