"""The analysis of a finished game: curves, costly decisions, and the way to each moment."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from itertools import combinations, pairwise
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.ai import advisor
from rococo_desktop.ai.analysis import Judgement
from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.analysis import Analysis
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.state import State
from rococo_desktop.session.session import Session
from tests.qml.hands import BotsHere, Hands, Open, SlowBots, played_out, session
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.patisserie.kitchen_hands import session as kitchen

pytestmark = pytest.mark.one_window


class Rememberer(BotsHere):
    """Judges a play once for all tests, which look at the same games."""

    judged: ClassVar[dict[str, Future[Judgement]]] = {}
    asked: ClassVar[list[str]] = []
    """All questions, the latest last."""

    def analyse(
        self, setup: Setup, before: State, answers: tuple[str, ...], seed: int
    ) -> Future[Judgement]:
        question = repr((setup, before, answers, seed))
        self.asked.append(question)
        if question not in self.judged:
            self.judged[question] = super().analyse(setup, before, answers, seed)
        return self.judged[question]


@pytest.fixture(autouse=True)
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", Rememberer)
    monkeypatch.setattr(RococoAdvisor, "nodes", 60)
    monkeypatch.setattr(advisor, "DOUBTFUL", float("inf"))  # no loss is looked at more closely


def of(hands: Hands) -> Analysis:
    assert hands.game.tutors.analysis is not None
    return hands.game.tutors.analysis


@pytest.fixture
def analysed(hands: Hands, qtbot: QtBot) -> Hands:
    """Hands at the complete analysis of a game in which everybody often forfeits."""
    hands.play(finished_game())
    hands.shell.open("score")
    hands.lay_out()
    hands.click("analyse")
    qtbot.waitUntil(lambda: of(hands).done, timeout=60_000)
    hands.lay_out()
    return hands


@cache
def finished_game() -> Session:
    """A game that several tests look at; what was judged of it stays on the table."""
    return played_out(session(2))


def test_the_button_of_the_score_sheet_opens_it_and_escape_leads_back(analysed: Hands) -> None:
    assert analysed.shell.dialog == "analysis"
    assert analysed.named("analysisProgress").property("text") == "Costly decisions"
    analysed.key(Qt.Key.Key_Escape)
    assert analysed.shell.dialog == "score"
    analysed.key(Qt.Key.Key_Escape)
    assert analysed.shell.dialog == ""


def test_the_curves_of_wholeseats_end_with_the_winner(analysed: Hands) -> None:
    analysis = of(analysed)
    winners = analysed.game.session.score().winners
    assert analysis.count == analysis.total > 20
    for seat in range(2):
        chances = analysis.chancesOf(seat)
        assert len(chances) == analysis.count
        assert chances[-1] == (seat in winners) / len(winners)
    for after in zip(*(analysis.chancesOf(seat) for seat in range(2)), strict=True):
        assert sum(after) == pytest.approx(1)


def test_the_arrows_point_at_plays_and_enter_shows_one(analysed: Hands) -> None:
    chart = analysed.named("chances")
    levels = {text for text, _, _ in analysed.lettered(chart) if text.endswith("%")}
    assert levels == {"0%", "25%", "50%", "75%", "100%"}
    assert analysed.focused.objectName() == "chances"
    before = of(analysed).told
    assert before.startswith("Round 1, ")
    assert before == analysed.named("chancesTold").property("text")
    for _ in range(5):
        analysed.key(Qt.Key.Key_Right)
    said, role = analysed.spoken(chart)
    assert role == QAccessible.Role.Slider
    assert of(analysed).told in said
    assert of(analysed).told != before
    analysed.key(Qt.Key.Key_Return)
    assert analysed.shell.dialog == ""
    assert analysed.game.timeline.past
    assert analysed.game.timeline.moment == of(analysed).plays[5].begin


def test_the_ring_around_the_curves_is_only_drawn_while_keys_are_in_use(analysed: Hands) -> None:
    def rings() -> int:
        return sum(each.property("item") is not None for each in analysed.typed("FocusRing"))

    assert analysed.focused.objectName() == "chances"
    assert rings() == 0
    analysed.key(Qt.Key.Key_Right)
    analysed.lay_out()
    assert rings() == 1


def test_no_emblem_on_the_curves_hides_another(analysed: Hands) -> None:
    chart = analysed.named("chances")
    emblems = [
        item.mapRectToScene(item.boundingRect())
        for item in analysed.typed("Emblem")
        if chart.isAncestorOf(item)
    ]
    assert len(emblems) > 6
    for one, other in combinations(emblems, 2):
        assert min_common(one, other) < 1
    assert {"Round", "Chance to win"} <= {text for text, _, _ in analysed.lettered(chart)}


def ends_of(hands: Hands) -> list[QRectF]:
    """Return where the emblem at the end of each curve is drawn, by seat."""
    chart = hands.named("chances")
    found = [item for item in hands.typed("Emblem") if item.objectName().startswith("end:")]
    found.sort(key=QObject.objectName)
    return [chart.mapRectFromItem(item, item.boundingRect()) for item in found]


def test_the_emblem_of_a_player_stands_at_the_end_of_the_curve(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that end at the same height stand beside each other."""
    judged = Judgement((0.25,) * 4, (0.0,) * 4, (), Suggestion((), 0, 0, 0, (), ()), 0, 0)
    answer: Future[Judgement] = Future()
    answer.set_result(judged)
    monkeypatch.setattr(Rememberer, "analyse", lambda *_: answer)
    hands.play(played_out(session(4)))
    hands.lay_out()
    hands.click("analyse")
    qtbot.waitUntil(lambda: of(hands).done, timeout=60_000)
    hands.lay_out()
    ends, none, whole = ends_of(hands), hands.named("level:0").y(), hands.named("level:1").y()
    for seat, end in enumerate(ends):
        chance = of(hands).chancesOf(seat)[-1]
        assert end.center().y() == pytest.approx(none + (whole - none) * chance, abs=1)
    assert not [pair for pair in combinations(ends, 2) if min_common(*pair) >= 1]
    assert max(end.right() for end in ends) <= hands.named("chances").width()


def min_common(one: QRectF, other: QRectF) -> float:
    common = one.intersected(other)
    return min(common.width(), common.height())


def test_the_words_of_the_analysis_are_explained(analysed: Hands) -> None:
    meaning = analysed.named("analysisMeaning")
    assert meaning.property("text").endswith("and by luck: what came to light.")
    room = meaning.mapRectToScene(meaning.boundingRect())
    lines = [each for each in analysed.items() if each.objectName().startswith("seat:")]
    assert len(lines) == 2
    assert not [e for e in lines if e.mapRectToScene(e.boundingRect()).intersects(room)]


def test_a_click_on_the_curves_leads_to_that_moment(analysed: Hands) -> None:
    chart = analysed.named("chances")
    place = chart.mapToScene(chart.boundingRect().center()).toPoint()
    QTest.mouseMove(analysed.root, place - QPoint(20, 0))
    QTest.mouseMove(analysed.root, place)
    middle = of(analysed).cursor
    assert 0 < middle < of(analysed).count - 1
    analysed.click(chart)
    assert analysed.game.timeline.moment == of(analysed).plays[middle].begin


def test_a_costly_decision_is_told_with_a_better_one_and_played_differently(
    analysed: Hands,
) -> None:
    rows = of(analysed).costly.rows
    (worst,) = [row for row in rows if row.worst]
    analysed.typed("ScrollList")[0].setProperty("currentIndex", rows.index(worst))
    analysed.lay_out()
    line = analysed.named(f"costly:{worst.key}")
    said, role = analysed.spoken(line)
    assert role == QAccessible.Role.Button
    assert said.startswith("The costliest decision")
    assert "The costliest decision" in {text for text, _, _ in analysed.lettered(line)}
    for part in (worst.when, worst.lost, worst.played, worst.better, worst.reasons):
        assert part
        assert part in said
    assert "lower chance" in worst.lost
    analysed.click(line)
    assert analysed.shell.dialog == ""
    timeline = analysed.game.timeline
    assert timeline.moment == of(analysed).plays[worst.key].begin
    assert timeline.canGoOn or timeline.canLeave, "one may play on from there"


def test_the_only_persons_decisions_are_listed_first_and_bettered_on_the_table(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.play(played_out(session(1, bots=1)))
    hands.lay_out()
    hands.click("analyse")
    grown = list[list[int]]()
    of(hands).changed.connect(lambda: grown.append([row.key for row in of(hands).costly.rows]))
    qtbot.waitUntil(lambda: of(hands).done, timeout=60_000)
    hands.lay_out()
    assert {row.seat for row in of(hands).costly.rows} == {0}
    hands.click("aboutAll")
    assert {row.seat for row in of(hands).costly.rows} == {0, 1}
    hands.click("about:1")
    assert {row.seat for row in of(hands).costly.rows} == {1}
    lists = [each for each in grown[:-2] if each]
    assert lists
    assert all(after[: len(before)] == before for before, after in pairwise(lists))
    hands.click("about:0")
    row = of(hands).costly.rows[0]
    hands.click(f"costly:{row.key}")
    timeline = hands.game.timeline
    assert hands.named("pastLine").property("text") == row.better
    lit = [each for each in hands.items() if each.objectName().startswith("spot:")]
    lit = [each for each in lit if each.isVisible()]
    assert {each.objectName().removeprefix("spot:") for each in lit} <= set(timeline.lights)
    assert lit
    timeline.step(1)
    hands.lay_out()
    assert not timeline.lights
    assert hands.named("pastLine").property("text") != row.better


def test_luck_is_told_apart_from_decisions(analysed: Hands) -> None:
    for seat, name in enumerate(("Anna", "Bruno")):
        row = analysed.named(f"seat:{seat}")
        texts = [str(item.property("text")) for item in analysed.items(row)]
        told = next(text for text in texts if text.startswith(name))
        assert "decisions cost" in told
        assert "luck" in told


def choose_costly(analysed: Hands) -> None:
    """Show the first costly decision on the table, by keys."""
    analysed.key(Qt.Key.Key_Tab)
    for _ in range(4):
        if analysed.focused.objectName().startswith("costly:"):
            break
        analysed.key(Qt.Key.Key_Tab)
    assert analysed.focused.objectName().startswith("costly:")
    analysed.key(Qt.Key.Key_Return)
    analysed.lay_out()


def test_the_better_play_can_be_reached_by_keys(analysed: Hands) -> None:
    choose_costly(analysed)
    assert analysed.game.timeline.past


def test_escape_leads_from_a_chosen_moment_back_to_the_analysis(analysed: Hands) -> None:
    choose_costly(analysed)
    assert analysed.has("pastTitle")
    analysed.key(Qt.Key.Key_Escape)
    assert not analysed.has("pastTitle")
    assert analysed.shell.dialog == "analysis"


def test_a_moment_that_is_walked_to_later_is_not_one_of_the_analysis(analysed: Hands) -> None:
    choose_costly(analysed)
    timeline = analysed.game.timeline
    assert timeline.studied
    timeline.walkTo(len(analysed.game.session.tree.line))
    timeline.step(-1)
    analysed.lay_out()
    assert analysed.has("pastTitle")
    analysed.key(Qt.Key.Key_Escape)
    assert not analysed.has("pastTitle")
    assert analysed.shell.dialog == ""


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_every_language_has_it(analysed: Hands, qtbot: QtBot, language: str) -> None:
    analysed.shell.preferences.choose("language", language)
    analysed.shell.back()
    analysed.settle()
    analysed.shell.open("analysis")
    qtbot.waitUntil(lambda: of(analysed).done, timeout=60_000)
    analysed.lay_out()
    texts = "\n".join(analysed.texts())
    assert "window-analysis" not in texts
    assert "advice-" not in texts
    assert "{" not in texts


def to_round(game: Session, number: int) -> Session:
    """Give the first answers until a round begins."""
    while game.state.round < number:
        assert game.decision is not None
        game.answer(game.decision.id, game.decision.options[0])
    return game


def test_the_past_rounds_of_a_running_game_are_analysed(hands: Hands, qtbot: QtBot) -> None:
    """The present one is not: the better plays would tell what is in a hand."""
    game = to_round(session(1, bots=1), 3)
    hands.play(game)
    hands.lay_out()
    hands.click("gameMenu")
    hands.click("analysis")
    qtbot.waitUntil(lambda: of(hands).done, timeout=60_000)
    hands.lay_out()
    analysis = of(hands)
    assert {game.tree.line[play.begin].state.round for play in analysis.plays} == {1, 2}
    assert analysis.count == analysis.total == len(analysis.plays)
    assert all(0 < analysis.chancesOf(seat)[-1] < 1 for seat in range(2))
    assert "past rounds" in str(hands.named("analysisProgress").property("text"))
    assert not [text for text in hands.texts() if "At the end" in text]
    known = len(analysis.plays)
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
    to_round(game, 4)
    Rememberer.asked.clear()
    hands.shell.open("analysis")
    hands.lay_out()
    qtbot.waitUntil(lambda: of(hands).done, timeout=60_000)
    more = len(of(hands).plays) - known
    assert more > 0
    assert len(Rememberer.asked) == more, "nothing is evaluated twice"


def test_in_the_first_round_there_is_nothing_to_analyse(hands: Hands) -> None:
    hands.play(session(1, bots=1))
    hands.lay_out()
    hands.click("gameMenu")
    entry = hands.named("analysis")
    assert not entry.isEnabled()
    assert hands.spoken(entry)[0] == "Analysis"
    assert "after the first round" in hands.texts()


@pytest.mark.parametrize(("name", "game"), [("rococo", session), ("patisserie", kitchen)])
def test_why_a_later_round_is_not_analysed_is_told(
    hands: Hands, name: str, game: Callable[..., Session]
) -> None:
    """Nobody plays here, or nobody looks."""
    watched = to_round(game(0, bots=2), 3)
    hands.play(watched)
    hands.lay_out()
    hands.click("gameMenu")
    entry = hands.named("analysis")
    assert watched.setup.game == name
    assert not entry.isEnabled()
    assert "when the game is over" in hands.texts()
    assert "after the first round" not in hands.texts()
    hands.key(Qt.Key.Key_Escape)
    hands.play(to_round(game(2), 3))
    assert hands.game.hotSeat.curtain
    hands.shell.open("menu")
    hands.lay_out()
    assert not hands.named("analysis").isEnabled()
    assert "once the curtain is up" in hands.texts()
    hands.key(Qt.Key.Key_Escape)
    hands.game.hotSeat.reveal()
    hands.shell.open("menu")
    hands.lay_out()
    assert hands.named("analysis").isEnabled()
    hands.key(Qt.Key.Key_Escape)


def test_it_says_who_stood_in_for_a_player(hands: Hands, qtbot: QtBot) -> None:
    game = session(2)
    for _ in range(60):
        assert game.decision is not None
        game.answer(game.decision.id, game.decision.options[0])
    game.hand_over(0, "level1")
    hands.play(played_out(game))
    hands.lay_out()
    hands.click("analyse")
    qtbot.waitUntil(lambda: of(hands).done, timeout=60_000)
    analysis, told = of(hands), list[str]()
    for number, play in enumerate(analysis.plays):
        if play.seat == 0:
            analysis.point(number)
            told.append(analysis.told)
    assert told[0].startswith("Round 1, Anna: ")
    assert told[-1].startswith("Round 7, Anna (Colin): ")


def test_it_grows_while_one_looks_and_waits_when_one_leaves(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", SlowBots)
    hands = open_window(0)
    hands.play(played_out(session(2)))
    hands.lay_out()
    hands.click("analyse")
    hands.lay_out()
    assert "0%" in str(hands.named("analysisProgress").property("text"))
    assert of(hands).count == 0
    hands.key(Qt.Key.Key_Escape)
    assert SlowBots.futures[-1].cancelled()
    asked = len(SlowBots.futures)
    hands.shell.open("analysis")
    hands.settle()
    assert len(SlowBots.futures) == asked + 1
    SlowBots.futures[-1].set_exception(RuntimeError("no"))
    hands.lay_out()
    told = hands.named("analysisProgress").property("text")
    assert told == "The rest of the game could not be analyzed."


@pytest.mark.usefixtures("beans")
def test_a_game_without_advice_is_not_analysed(open_window: Open, qtbot: QtBot) -> None:
    hands = open_window(0)
    hands.click("new_game")
    hands.click(next(item for item in hands.items() if item.property("key") == "beans"))
    hands.click("start")
    while not hands.game.over:
        qtbot.waitUntil(lambda: hands.game.prompt.mine or hands.game.over)
        hands.key(Qt.Key.Key_1)
    hands.lay_out()
    assert hands.shell.dialog == "score"
    assert not hands.has("analyse")


def test_the_turns_of_an_automatic_rival_are_part_of_the_curves_and_luck(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.play(played_out(session(1, expansions=("madame_du_barry",))))
    hands.lay_out()
    hands.click("analyse")
    qtbot.waitUntil(lambda: of(hands).done, timeout=60_000)
    rivals = {play.seat for play in of(hands).plays}
    assert rivals == {0, 1}
    told = [row.account for row in of(hands).curves.rows]
    assert all("luck 0" not in each for each in told), told
