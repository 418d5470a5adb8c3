"""The coach of a first game: her words on a costly turn, and how to send her away."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.rules.events import StartPlayerNamed
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching import coach
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, answer_first, session, thinks
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.reach import ROOM
from tests.qml.test_lessons import rect

pytestmark = pytest.mark.one_window

EDGE = 0.1
"""The share of a button that the tutor may cover."""
LARGER = ((1280, 800), (1920, 1080))
"""The usual windows, in which there is more room."""
ROUNDS = 6
"""The last round whose beginning the coach explains."""
TIPS, FEW = 8, 3
"""The number of tips to look at."""


class Costly(NamedTuple):
    """A game at a moment when the coach mentions a costly turn."""

    hands: Hands
    tutor: CoachTutor
    before: int
    """The answers before the turn."""


@pytest.fixture
def costly(hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Costly:
    monkeypatch.setattr(coach, "COSTLY", -1000.0)
    monkeypatch.setattr(coach, "WASTED", -1000.0)
    hands.play(session(1, bots=1))
    hands.shell.preferences.choose("coach", "on")
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, CoachTutor)
    before = 0
    while not tutor.mayGoOn:
        game = hands.game.session
        if (asked := game.asked) is None or asked.seat != 0:
            qtbot.wait(10)
            continue
        if asked.kind == "play_card":
            before = len(game.answers)
            qtbot.waitUntil(lambda: not thinks(tutor))
        assert game.decision is not None
        assert hands.game.answer(game.decision.options[-1])
        hands.settle()
    hands.lay_out()
    return Costly(hands, tutor, before)


def test_what_she_would_do_stays_in_view_while_the_turn_is_played_again(costly: Costly) -> None:
    hands, tutor, before = costly
    said = tutor.text.rpartition(" end. ")[2]
    assert said.startswith("Play the ")
    assert len(said.split(". ")) in (2, 3), "and one or two reasons"
    hands.click("takeBack")
    assert len(hands.game.session.answers) == before
    assert not tutor.mayGoOn
    assert said in tutor.text
    hands.lay_out()
    lit = [item for item in hands.items() if item.objectName() == "light"]
    card = hands.targets()[tutor.lights[0].partition(":")[2]]
    middle = card.mapToScene(card.boundingRect().center())
    assert any(each.contains(each.mapFromScene(middle)) for each in lit), "what she would play"
    assert hands.game.session.decision is not None
    assert hands.game.answer(hands.game.session.decision.options[0])
    hands.settle()
    assert said in tutor.text


def test_sent_away_by_the_settings_she_holds_nobody_up(costly: Costly, qtbot: QtBot) -> None:
    hands, tutor, _ = costly
    answers = len(hands.game.session.answers)
    assert tutor.holds
    hands.shell.preferences.choose("coach", "off")
    assert hands.game.tutors.speaking is None
    qtbot.waitUntil(lambda: len(hands.game.session.answers) > answers)


def test_her_advice_is_about_the_present_and_comes_back_with_it(hands: Hands, qtbot: QtBot) -> None:
    hands.shell.preferences.choose("coach", "on")
    hands.play(session(1, bots=1))
    qtbot.waitUntil(lambda: hands.game.prompt.mine)
    tutor, game = hands.game.tutors.speaking, hands.game.session
    assert tutor is not None
    said = tutor.text
    assert said
    assert game.decision is not None
    assert hands.game.answer(game.decision.options[0])
    hands.settle()
    assert tutor.text != said
    hands.control(Qt.Key.Key_Z)
    assert tutor.text == said
    hands.lay_out()
    assert hands.has("tutor")
    hands.control(Qt.Key.Key_Y)
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.game.timeline.past
    assert not hands.has("tutor")


def test_a_tip_is_put_aside_and_does_not_come_back(hands: Hands, qtbot: QtBot) -> None:
    """Who undoes is told where they are, instead of nothing."""
    hands.shell.preferences.choose("coach", "on")
    hands.play(session(1, bots=1))
    qtbot.waitUntil(lambda: hands.game.prompt.mine)
    hands.lay_out()
    assert hands.focused.property("legal"), "a tip does not take the focus from the table"
    hands.click("reply:heard")
    assert not hands.has("tutor")
    assert isinstance(hands.game.tutors.speaking, CoachTutor), "she stays"
    assert answer_first(hands.game)
    hands.settle()
    hands.control(Qt.Key.Key_Z)
    assert hands.game.tutors.speaking.text == hands.catalogue().text("coach-undone")
    hands.lay_out()
    hands.click("reply:heard")
    assert not hands.has("tutor")


def test_she_speaks_again_where_the_last_answer_of_a_turn_is_taken_back(
    hands: Hands, qtbot: QtBot
) -> None:
    """The others were asked in between, so that the same question comes again."""
    hands.shell.preferences.choose("coach", "on")
    hands.play(session(1, bots=1))
    tutor, game = hands.game.tutors.speaking, hands.game.session
    assert isinstance(tutor, CoachTutor)
    told = 0
    for _ in range(12):
        qtbot.waitUntil(lambda: hands.game.prompt.mine)
        asked = game.decision
        assert asked is not None
        answer_first(hands.game)
        if game.decision is not None and game.decision.seat != asked.seat and hands.game.canUndo:
            hands.control(Qt.Key.Key_Z)
            assert game.decision is not None
            assert game.decision.id == asked.id
            assert tutor.text
            told += 1
            answer_first(hands.game)
        if told:
            return
    pytest.fail("no turn ended")


def test_she_speaks_the_words_of_the_edition(hands: Hands, qtbot: QtBot) -> None:
    hands.shell.preferences.choose("coach", "on")
    told = {}
    for edition in ("deluxe", "original"):
        hands.play(session(1, bots=1, edition=edition))
        qtbot.waitUntil(lambda: hands.game.prompt.mine)
        assert hands.game.tutors.speaking is not None
        hands.lay_out()
        told[edition] = hands.named("tutorWords").property("text")
    assert "any garment" in told["deluxe"]
    assert "any dress" in told["original"]


@pytest.mark.parametrize(
    ("mine", "said"), [(True, "You had the"), (False, "Somebody else had the")]
)
def test_the_first_time_that_the_favor_decides_who_begins_she_says_so(
    hands: Hands, qtbot: QtBot, mine: bool, said: str
) -> None:
    """The tip stands at the first question of the round, and is said once in a game."""
    hands.shell.preferences.choose("coach", "on")
    game = named_by_favor(mine)
    hands.play(game)
    qtbot.waitUntil(lambda: hands.game.prompt.mine)
    tutor = hands.game.tutors.speaking
    assert tutor is not None
    assert tutor.text.startswith(f"{said} Queen’s favor")
    assert tutor.lights == ["favor"]
    assert game.state.favor is None
    assert answer_first(hands.game)
    hands.settle()
    assert "favor" not in tutor.text


def named_by_favor(mine: bool) -> Session:
    """Return a game at the first choice of a round that begins because of the favor.

    The supply is large enough: what is in the hand by itself would be explained first.
    """
    for seed in range(60):
        game, whim, begins = session(1, bots=1, seed=seed), Whim(seed), -1
        while (decision := game.decision) is not None and game.state.round < ROUNDS:
            mine_now = decision.seat == 0 and not game.state.players[0].hand
            if mine_now and begins >= 0 and (begins == 0) == mine:
                return game
            result = game.answer(decision.id, whim(decision))
            named = (each.seat for each in result if isinstance(each, StartPlayerNamed))
            begins = next(named, -1 if decision.seat == 0 else begins)
    raise AssertionError("the favor is never claimed")


@pytest.mark.parametrize(
    ("size", "tips"),
    soaked([(ROOM, FEW), *((size, TIPS) for size in (ROOM, *LARGER))], [(ROOM, FEW)]),
    ids=str,
)
@pytest.mark.parametrize("begun", soaked([session, kitchen_session], [session]))
def test_her_words_leave_undo_redo_and_the_hint_free(
    hands: Hands, qtbot: QtBot, begun: Callable[..., Session], size: tuple[int, int], tips: int
) -> None:
    hands.root.resize(*size)
    hands.shell.preferences.choose("coach", "on")
    hands.play(begun(1, bots=1))
    spoken = 0
    while spoken < tips:
        asked = hands.game.session.asked
        if asked is None or asked.seat != 0:
            qtbot.wait(10)
            continue
        hands.settle()
        if hands.has("tutor"):
            spoken += 1
            seat = hands.named("tutor")
            for name in ("undo", "redo", "hint"):
                tool = rect(hands.named(name))
                both = tool.intersected(rect(seat))
                assert both.width() * both.height() <= EDGE * tool.width() * tool.height(), name
        decision = hands.game.session.decision
        assert decision is not None
        assert hands.game.answer(decision.options[0])
