"""Every tip of the coaches, and all that the short ways say, is read without scrolling."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.controller.teaching.tutor import ReplyRow, Speech
from rococo_desktop.engine.state import Decision
from rococo_desktop.resources import resource_path
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching import coach
from rococo_desktop.session.teaching.lesson_document import LESSONS
from rococo_desktop.texts import languages
from rococo_desktop.words import NAMED
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Whim
from tests.qml.hands import session as tailors
from tests.qml.patisserie.kitchen_hands import Whim as KitchenWhim
from tests.qml.patisserie.kitchen_hands import session as kitchen
from tests.qml.taught import take_step, tutor_of

pytestmark = pytest.mark.one_window

WINDOW = (1280, 800)
RARE = 3
"""The most tips for which the questions or pieces do not come in the game that is looked at."""
GAMES: dict[str, tuple[Callable[..., Session], Callable[[int], Callable[[Decision], str]]]] = {
    "rococo": (tailors, Whim),
    "patisserie": (kitchen, KitchenWhim),
}
CASES = [(game, language) for game in GAMES for language in languages()]
ASKING = [
    lesson
    for game in GAMES
    for lesson in LESSONS.of(game)
    if any(step.choice is not None for step in lesson.steps)
]
"""The lessons in which the tutor asks."""
SHORT = [(LESSONS.of(game)[0].key, language) for game, language in CASES]


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that answer at once, and a coach who mentions no turn of the whim that plays."""
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)
    monkeypatch.setattr(coach, "COSTLY", 1000.0)
    monkeypatch.setattr(coach, "WASTED", 1000.0)


def area_of(words: QQuickItem) -> QQuickItem:
    """Return what scrolls the words if they are too many."""
    item = words
    while item.property("contentY") is None:
        item = item.parentItem()
    return item


@pytest.mark.parametrize(("game", "language"), soaked(CASES, [("rococo", "de")]))
def test_a_tip_is_read_whole(hands: Hands, qtbot: QtBot, game: str, language: str) -> None:
    """Each is said at the first question of its kind, about as many pieces as are named."""
    begun, whim = GAMES[game]
    hands.root.resize(*WINDOW)
    hands.shell.preferences.choose("coach", "on")
    hands.shell.preferences.choose("language", language)
    session = begun(1, bots=1)
    hands.play(session)
    advice = session.setup.kind.advice
    assert advice is not None
    texts = hands.catalogue()
    words = session.setup.kind.words(texts, session.match, session.setup.names)
    answers, left = whim(1), list(coach.tips(game))
    while left and (decision := session.decision) is not None:
        tutor = hands.game.tutors.speaking
        assert isinstance(tutor, CoachTutor)
        if tutor.mayGoOn:
            tutor.goOn()
        if decision.seat != 0:
            qtbot.wait(1)
            continue
        due = [tip for tip in left if tip.asked == decision.kind]
        if due:
            qtbot.waitUntil(lambda: hands.game.prompt.mine)
            hands.lay_out()
            numbers, pieces = advice.facts(session.match, session.view(0))
            for tip in due:
                meant = pieces[tip.of][:NAMED] if tip.of else ()
                if tip.of and not meant:
                    continue
                left.remove(tip)
                heard = [ReplyRow("heard", texts.text("window-coach-heard"))]
                said = words.advice(tip.key, meant, **numbers)
                tutor.say(Speech(said, replies=heard, aside=True))
                hands.lay_out()
                area = area_of(hands.named("tutorWords"))
                assert area.property("contentHeight") <= area.height(), said
        assert hands.game.answer(answers(decision))
        hands.settle()
    assert len(left) <= RARE


@pytest.mark.heavy
@pytest.mark.parametrize(("lesson", "language"), soaked(SHORT, [("quickball", "fr")]))
def test_the_short_way_is_read_whole(hands: Hands, lesson: str, language: str) -> None:
    hands.root.resize(*WINDOW)
    hands.shell.preferences.choose("language", language)
    hands.shell.backstage.school.learn(lesson)
    hands.settle()
    while not (tutor := tutor_of(hands)).over:
        hands.lay_out()
        area = area_of(hands.named("tutorWords"))
        assert area.property("contentHeight") <= area.height(), tutor.text
        drawn = [each for each in hands.items() if each.objectName() == "tutorSign"]
        assert [each.property("name") for each in drawn] == [*tutor.run.step.signs]
        take_step(hands)


def played(session: Session, version: int) -> bool:
    """Return whether somebody has answered since a moment."""
    return session.version != version


REPLIES = [(lesson.key, language) for lesson in ASKING for language in ("en", "de", "pl")]


@pytest.mark.parametrize(("lesson", "language"), soaked(REPLIES, [("sell", "de")]))
def test_a_wrong_reply_is_answered_whole_in_letters_of_one_size(
    hands: Hands, qtbot: QtBot, lesson: str, language: str
) -> None:
    hands.root.resize(*WINDOW)
    hands.shell.preferences.choose("language", language)
    hands.shell.backstage.school.learn(lesson)
    hands.settle()
    sizes = set()
    while not (tutor := tutor_of(hands)).over:
        choice = tutor.run.step.choice
        wrong = () if choice is None else (each for each in choice.answers if each != choice.right)
        for answer in wrong:
            tutor.reply(answer)
            hands.lay_out()
            area = area_of(hands.named("tutorWords"))
            assert area.property("contentHeight") <= area.height(), (answer, tutor.response)
        sizes.add(QQmlProperty.read(hands.named("tutorWords"), "font.pixelSize"))
        if tutor.mayGoOn or tutor.mayShow or choice is not None:
            take_step(hands)
        else:
            session = tutor.run.session
            qtbot.waitUntil(partial(played, session, session.version))
            hands.settle()
    assert len(sizes) == 1


def test_the_short_way_draws_the_thimble_where_it_first_names_it() -> None:
    """It looks like a piece of chess to whoever has never seen it."""
    lesson, texts = LESSONS.of("rococo")[0], (resource_path("i18n") / "en/rococo").glob("*.ftl")
    written = "\n".join(file.read_text("utf-8") for file in texts)
    prefix = f"lesson-{lesson.key}"
    first = next(
        step
        for step in lesson.steps
        if re.search(rf"^{prefix}-{step.key}-\S+ = .*thimble", written, re.MULTILINE)
    )
    assert "thimble-master" in first.signs
