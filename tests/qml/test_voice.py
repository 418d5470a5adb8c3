"""What the window announces: the table on request by keys, titles, prices, words and settings."""

from collections.abc import Callable, Sequence
from functools import cache

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.controller.speaker import Rank, Said
from rococo_desktop.session.session import AnySession
from tests.qml.hands import Hands, Whim, session
from tests.qml.heard import Role, a_screen_reader, faults, heard
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_gestures import is_guest, moment, several, sit, taken

pytestmark = pytest.mark.one_window

Key = Qt.Key
GAMES: dict[str, Callable[[], AnySession]] = {
    "rococo": lambda: session(1, bots=1, seed=4),
    "patisserie": lambda: kitchen_hands.session(1, bots=1, seed=4),
}


class Ear:
    """What was announced since one listened last."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.said: list[Said] = []
        self.texts: list[str] = []
        hands.shell.speaker.listen(self.said.extend)
        hands.shell.speaker.announced.connect(self._note)

    def _note(self, text: str) -> None:
        self.texts.append(text)

    def after(self, act: Callable[[], object]) -> Sequence[str]:
        """Return what is said when something is done."""
        self._hands.settle()
        self.said.clear()
        act()
        self._hands.settle()
        return [each.text for each in self.said]


@pytest.fixture(scope="module")
def ear(kept_window: Hands) -> Ear:
    return Ear(kept_window)


@pytest.fixture
def table(hands: Hands, ear: Ear, request: pytest.FixtureRequest) -> Hands:
    """The hands at a table at which the only person plays a card."""
    asks, whim = GAMES[request.param](), Whim(4)
    while (decision := asks.decision) is None or (decision.kind, decision.seat) != ("play_card", 0):
        assert decision is not None
        asks.answer(decision.id, whim(decision))
    hands.play(asks)
    return hands


each_game = pytest.mark.parametrize("table", GAMES, indirect=True)


@each_game
def test_keys_tell_of_the_table_and_repeat_it(table: Hands, ear: Ear) -> None:
    question = table.game.prompt.text
    told = ear.after(lambda: table.key(Key.Key_T))
    assert told[0].startswith("Round 1 of ")
    assert told[-1] == question
    announced = ear.texts[-1]
    assert announced.endswith(question)
    assert not ear.after(lambda: table.key(Key.Key_R))
    assert ear.texts[-2:] == [announced, announced]
    own = ear.after(lambda: table.key(Key.Key_O))
    assert own[0].startswith("Anna: ")
    assert any(text.startswith("Hand: ") for text in own)
    rivals = [ear.after(lambda: table.key(Key.Key_E)) for _ in range(2)]
    assert rivals[0] == rivals[1]  # there is only one
    assert rivals[0][0].startswith("Bruno: ")
    assert len(ear.after(lambda: table.key(Key.Key_B))) >= 5
    assert len(ear.after(lambda: table.key(Key.Key_G))) >= 3
    table.shell.open("menu")
    assert not ear.after(lambda: table.key(Key.Key_T))  # of what a dialog covers, nothing
    assert table.game.prompt.text == question


@each_game
def test_titles_of_dialogs_are_said_and_the_question_is_not_repeated(
    table: Hands, ear: Ear
) -> None:
    assert ear.after(lambda: table.shell.open("settings")) == ["Settings"]
    assert ear.after(lambda: table.click("keys")) == ["Keys"]
    assert table.has("key:say_table")
    assert not ear.after(table.shell.back)
    assert ear.after(lambda: table.shell.notices.tell("The disk is full")) == ["The disk is full"]
    assert ear.said[0].urgent


def test_a_choice_among_employees_is_said(hands: Hands, ear: Ear) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, several))
    sit(hands, game)
    assert ear.after(lambda: hands.table.gestures.say(dress, goal)) == ["Who does it?"]


def test_a_price_that_falls_is_said_between_the_deed_and_the_question(
    hands: Hands, ear: Ear
) -> None:
    hands.shell.preferences.choose("hands", "open")
    played, whim = session(2, seed=4), Whim(4)
    while (decision := played.decision) is None or decision.kind != "acquire_resource":
        assert decision is not None
        played.answer(decision.id, whim(decision))
    hands.play(played)
    ear.after(lambda: hands.game.answer(decision.options[0]))
    assert [each.rank for each in ear.said] == sorted(each.rank for each in ear.said)
    assert any("the price has fallen" in each.text for each in ear.said if each.rank is Rank.BESIDE)
    assert ear.said[-1].text == hands.game.prompt.text


def test_the_end_is_told_with_all_scores_once_it_has_been_counted(hands: Hands, ear: Ear) -> None:
    hands.shell.preferences.choose("hands", "open")
    answers = over().answers
    played = session(2, seed=4)
    for option in answers[:-1]:
        assert played.decision is not None
        played.answer(played.decision.id, option)
    hands.play(played)
    told = ear.after(lambda: hands.game.answer(answers[-1]))
    score = hands.game.score
    *_, totals, _, verdict = [each.text for each in ear.said if each.rank is Rank.ASKED]
    assert "Final scoring" in told
    assert told[-1] == verdict == score.verdict
    assert all(f"{row.name} {row.total}" in totals for row in score.standings.rows)
    hands.shell.back()
    assert not ear.after(lambda: hands.shell.open("menu")).count(verdict)


@cache
def over() -> AnySession:
    """Return a game of two people that is over."""
    played, whim = session(2, seed=4), Whim(4)
    while (decision := played.decision) is not None:
        played.answer(decision.id, whim(decision))
    return played


def test_an_old_screen_reader_finds_each_text_as_a_notice_of_its_own(hands: Hands) -> None:
    """It reads a notice later than it appeared, so the next one must not take its place."""
    with a_screen_reader():
        assert not notices(hands)
        for text in ("one", "two", "three"):
            hands.shell.speaker.noticed.emit(text)
        hands.settle()
        assert notices(hands) == ["one", "two", "three"]
        assert faults(hands) == []


def notices(hands: Hands) -> list[str]:
    return [each.name for each in heard(hands) if each.role == Role.Notification]
