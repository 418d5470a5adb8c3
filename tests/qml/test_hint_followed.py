"""The hint stays while its play is followed: all that the play needs is lit, what is next first."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching import hint_tutor
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, game_that_asks
from tests.qml.patisserie.kitchen_hands import choices, until
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.suggested import is_said, others, suggested, why

pytestmark = pytest.mark.one_window


class Advisers(BotsHere):
    """Bots that remember the last plays that they suggested."""

    plays: tuple[Suggestion, ...] = ()

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        answer = super().suggest(setup, view, seed, number)
        Advisers.plays = answer.result()
        return answer


class Even(Advisers):
    """Bots that think the same of all plays."""

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        found = super().suggest(setup, view, seed, number).result()
        best = found[0]
        even = tuple(each._replace(chance=best.chance, points=best.points) for each in found)
        Advisers.plays = even
        answer: Future[tuple[Suggestion, ...]] = Future()
        answer.set_result(even)
        return answer


def unlike(
    bots: BotsHere, setup: Setup, view: View, seed: int, number: int
) -> Future[tuple[Suggestion, ...]]:
    """Suggest a play that only lacks a chance to win, and one that lacks points."""
    best, other, last = BotsHere.suggest(bots, setup, view, seed, number).result()
    near = other._replace(chance=best.chance - 0.01, points=best.points)
    worse = last._replace(chance=best.chance - 0.03, points=best.points - 2)
    Advisers.plays = best, near, worse
    answer: Future[tuple[Suggestion, ...]] = Future()
    answer.set_result(Advisers.plays)
    return answer


@pytest.fixture(autouse=True)
def advisers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", Advisers)


def in_rococo(skip: int) -> Session:
    return game_that_asks("play_card", 1, bots=1, seat=0, skip=skip)


def in_the_kitchen(skip: int) -> Session:
    game = until(kitchen_session(1, bots=1, seed=4), "play_card", skip=skip)
    while (decision := game.decision) is not None and (
        decision.seat != 0 or decision.kind != "play_card"
    ):
        game.answer(decision.id, decision.options[0])
    return game


BOTH = [in_rococo, in_the_kitchen]
SKIPS = range(0, 12, 6)
"""The numbers of cards that have been played before."""
Begun = Callable[[int], Session]


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def lit(hands: Hands) -> list[QRectF]:
    hands.lay_out()
    lights = (item for item in hands.items() if item.objectName() == "light")
    return [rect(item) for item in lights if item.isVisible()]


def shows(lights: list[QRectF], item: QQuickItem) -> bool:
    return any(
        light.contains(rect(item).center()) and light.width() < item.width() + 40
        for light in lights
    )


def pieces(hands: Hands, choice: str) -> Iterator[QQuickItem]:
    return (
        item for item in hands.items() if item.property("choice") == choice and item.width() > 0
    )


def pictured(hands: Hands) -> tuple[str, list[object]]:
    """Return what the hint says of its first play: in words, and in pictures."""
    tutor = hands.game.tutors.speaking
    assert tutor is not None
    (play,) = tutor.plays.rows
    return play.told, [bit.face or bit.sign for bit in play.bits.rows]


def asked(hands: Hands, session: Session) -> tuple[str, ...]:
    """Ask for a hint, and return the answers of the best play."""
    hands.root.resize(1920, 1080)
    hands.play(session)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    return Advisers.plays[0].answers


@pytest.mark.parametrize("begun", soaked(BOTH, BOTH[1:]))
def test_the_next_step_is_lit_until_the_play_is_done(hands: Hands, begun: Begun) -> None:
    targets = 0
    for skip in SKIPS:
        play = asked(hands, begun(skip))
        targets += sum(
            any(shows(lit(hands), item) for item in pieces(hands, answer)) for answer in play[2:]
        )
        start = len(hands.game.session.answers)
        whole = left = pictured(hands)
        while (done := len(hands.game.session.answers) - start) < len(play):
            assert hands.has("play:0"), play
            if (chosen := choices(hands).get(play[done])) is not None:
                assert shows(lit(hands), chosen), (play, done)
            assert hands.game.answer(play[done])  # and what the program answers after it
            hands.lay_out()
            if hands.has("play:0"):
                before, left = left, pictured(hands)
                assert len(left[0]) < len(whole[0]), "what is done is told no more"
                assert len(left[0]) <= len(before[0])
                assert len(left[1]) <= len(before[1])
        assert not hands.has("play:0"), "the play is done"
    assert targets, "from the beginning all is lit that the play is about"


@pytest.mark.parametrize("begun", soaked(BOTH, BOTH[:1]))
def test_another_answer_closes_it(hands: Hands, begun: Begun) -> None:
    play = asked(hands, begun(0))
    assert hands.game.answer(play[0])
    hands.settle()
    assert hands.has("play:0")
    decision = hands.game.session.decision
    assert decision is not None
    taken = {each.answers[:2] for each in Advisers.plays}
    other = next(each for each in decision.options if (play[0], each) not in taken)
    assert hands.game.answer(other)
    hands.settle()
    assert not hands.has("play:0")


@pytest.mark.parametrize("begun", soaked(BOTH, BOTH[1:]))
def test_it_is_closed_on_the_way(hands: Hands, begun: Begun) -> None:
    play = asked(hands, begun(0))
    assert hands.game.answer(play[0])
    hands.settle()
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("play:0")
    assert hands.game.session.answers[-1] == play[0]
    hands.control(Qt.Key.Key_Z)
    assert not hands.has("play:0"), "closed is closed"


@pytest.mark.parametrize("begun", BOTH)
def test_it_says_ahead_of_whom_and_what_another_play_lacks(hands: Hands, begun: Begun) -> None:
    asked(hands, begun(0))
    best = suggested(hands)
    assert is_said(hands, best)
    assert hands.game.session.setup.names[1] in best.reasons, "the only rival, where it unfolds"
    for row in others(hands):
        assert is_said(hands, row)
        lacks = any(figure.isdecimal() for figure in why(row))
        assert lacks or why(row).startswith("Almost as good"), "early on no chance is compared"


WORTH = re.compile(r"(By the end about \d+ points? less than the best|Almost as good)\.")


@pytest.mark.parametrize("begun", BOTH)
def test_each_play_says_what_sets_it_apart(hands: Hands, begun: Begun) -> None:
    """Several plays gave one reason, and none said why the best one was better."""
    compared = 0
    for skip in SKIPS:
        asked(hands, begun(skip))
        best, rows = suggested(hands), list(others(hands))
        worths = [found for row in rows if (found := WORTH.match(why(row)))]
        assert len(worths) == len(rows)
        assert f"The next best: {rows[0].plan} {worths[0][0]}" in best.reasons
        whys = [why(row).removeprefix(worth[0]) for row, worth in zip(rows, worths, strict=True)]
        assert len({why(best), *whys}) == len(whys) + 1
        for said in whys:
            own, _, lacks = said.partition("The best play instead: ")
            assert own or lacks
            compared += bool(lacks)
            told = f"{why(best)} {best.reasons}".lower()
            assert lacks.lower() in told
        assert not any(
            one.split(". ")[0] == other.split(". ")[0] for one, other in combinations(whys, 2)
        )
        hands.shell.leave()
    assert compared


def test_what_is_left_alone_is_not_almost_as_good(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", Even)
    asked(hands, in_rococo(0))
    best, *rest = Even.plays
    shown = [why(row) for row in others(hands)]
    assert all(each.startswith("Almost as good") for each in shown)
    assert len(rest) == len(shown)
    assert best.answers[0] != rest[0].answers[0]
    assert hands.game.answer(rest[0].answers[0])
    hands.lay_out()
    left = suggested(hands)
    assert not why(left).startswith("Almost as good")
    assert "You will probably end" in left.reasons


@pytest.mark.parametrize("begun", BOTH)
def test_the_other_plays_have_one_measure(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, begun: Begun
) -> None:
    """Points, where one of them lacks any, in rounds in which the chance may be told, too."""
    for bots in (Advisers, Even):  # a window keeps those of an earlier game
        monkeypatch.setattr(bots, "suggest", unlike)
    monkeypatch.setattr(hint_tutor, "VAGUE", 0)
    asked(hands, begun(0))
    near, less = others(hands)
    assert why(near).startswith("Almost as good")
    assert why(less).startswith("By the end about 2 points less than the best")


class Later(Advisers):
    """Bots whose best play plays one card, and is about another one only after an action."""

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        best, *others = super().suggest(setup, view, seed, number).result()
        first = best.answers[0]
        second = next(each.answers[0] for each in others if each.answers[0] != first)
        best = best._replace(answers=(first, "give_notice", second))
        Advisers.plays = (best, *others)
        answer: Future[tuple[Suggestion, ...]] = Future()
        answer.set_result(Advisers.plays)
        return answer


@pytest.mark.usefixtures("places")  # no other test meets these bots
def test_a_card_that_is_meant_only_later_is_not_lit_yet(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards in frames did not say which one to play."""
    monkeypatch.setattr(running_games, "BotRunner", Later)
    hands.play(in_rococo(0))  # other bots come with another game
    first, _, second = asked(hands, in_the_kitchen(0))
    cards = choices(hands)
    assert shows(lit(hands), cards[first])
    assert not shows(lit(hands), cards[second])
    assert hands.game.answer(first)
    hands.lay_out()
    assert shows(lit(hands), next(pieces(hands, second)))


def crossed_out(hands: Hands) -> list[QQuickItem]:
    """Return the actions that cannot be chosen."""
    buttons = (item for item in hands.items(hands.named("promptBar")) if item.property("option"))
    return [each for each in buttons if each.property("reason") and not each.property("legal")]


def narrow(hands: Hands, begun: Begun) -> QQuickItem:
    """Ask for a hint beside a question, and return an action that cannot be chosen."""
    hands.root.resize(1280, 800)
    hands.play(begun(0))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    while not crossed_out(hands):
        decision = hands.game.session.decision
        assert decision is not None
        assert hands.game.answer(decision.options[-1])
        hands.lay_out()
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    assert hands.has("tutor")
    return max(crossed_out(hands), key=lambda each: len(str(each.property("reason"))))


@pytest.mark.parametrize("begun", BOTH)
@pytest.mark.parametrize("language", soaked(["en", "de"], ["de"]))
def test_why_an_action_is_crossed_out_is_not_cut_beside_a_hint(
    hands: Hands, qtbot: QtBot, begun: Begun, language: str
) -> None:
    hands.shell.preferences.choose("language", language)
    barred = narrow(hands, begun)
    reason = str(barred.property("reason"))
    hands.point_at(barred)
    (shown,) = [
        item
        for item in hands.items(hands.named("promptBar"))
        if item.inherits("QQuickText") and item.isVisible() and item.property("text") == reason
    ]
    assert not shown.property("truncated")
    assert rect(hands.named("promptBar")).contains(rect(shown))
    qtbot.waitUntil(lambda: hands.shows("explainer"))
    told = str(hands.named("explainer").property("told"))
    assert told.startswith(reason)
    hands.shell.preferences.choose("language", "en")
