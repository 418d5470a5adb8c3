"""The question is whole, and as large as the words around it, whoever sits beside it."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.games import running_games
from rococo_desktop.session.session import Session
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Whim, session
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.reach import in_sight
from tests.qml.taught import take_step, tutor_of

pytestmark = pytest.mark.one_window

SIZES = ((1280, 800, "fit"), (1920, 1080, "fit"), (1280, 800, "150"))
BODY = 13
"""The size of the letters of plain words, in units."""
TURNS = 10
"""The number of answers to play."""
LONG = "Taken back: Colette (Hire an employee), Baptiste (Acquire a resource)"
Begun = Callable[..., Session]


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def look_at_the_remark(hands: Hands) -> None:
    """It is whole, in the row of the question or above the words of who teaches."""
    bar, seat = hands.named("promptBar"), hands.named("tutor")
    (place,) = {
        name
        for name, part in (("bar", bar), ("seat", seat))
        for text, cut, _ in hands.lettered(part)
        if text == LONG and not cut
    }
    if place == "seat":
        assert in_sight(hands, hands.named("remark"))
        assert rect(seat).contains(rect(hands.named("remark")))


def look_at_the_question(hands: Hands, least: float) -> None:
    hands.lay_out()
    bar, words = hands.named("promptBar"), hands.game.prompt.text
    ((_, cut, size),) = (each for each in hands.lettered(bar) if each[0] == words)
    assert not cut, words
    assert size >= least, words
    (question,) = (each for each in hands.written(bar) if each.property("text") == words)
    assert float(question.property("contentHeight")) <= question.height() + 1, words
    assert rect(bar).contains(rect(question)), words
    buttons = [each for each in hands.items(bar) if each.inherits("QQuickAbstractButton")]
    assert not [each for each in buttons if rect(each).intersects(rect(question))], words
    for said in (each for each in hands.items(bar) if each.objectName() == "aside"):
        assert not rect(said).intersects(rect(question)), words
        assert rect(bar).contains(rect(said)), words


@pytest.mark.parametrize("begun", soaked([session, kitchen_session], [kitchen_session]))
@pytest.mark.parametrize(
    ("language", "size"), soaked(product(languages(), SIZES), [("en", SIZES[0])]), ids=str
)
def test_beside_who_teaches_the_question_is_whole_and_no_smaller_than_other_words(
    hands: Hands, begun: Begun, language: str, size: tuple[int, int, str]
) -> None:
    """Also while something is said in passing."""
    width, height, scale = size
    hands.root.resize(width, height)
    hands.shell.preferences.keep(scale=scale, language=language)
    hands.play(begun(1, bots=1))
    hands.lay_out()
    theme = hands.window.engine.singletonInstance("Table.Theme", "Theme")
    assert isinstance(theme, QObject)
    least = int(BODY * float(theme.property("unit")))
    whim = Whim(3)
    taught = 0
    for _ in range(TURNS):
        decision = hands.game.session.decision
        assert decision is not None
        if decision.seat == 0:
            hands.game.tutors.askHint()
            hands.lay_out()
            taught += hands.has("tutor")
            for said in ("", LONG):
                hands.game.prompt.mention(said)
                look_at_the_question(hands, least)
                if said and hands.has("tutor"):
                    look_at_the_remark(hands)
        hands.game.session.answer(decision.id, whim(decision))
        hands.game.begin()
        hands.settle()
    assert taught > TURNS / 3


def test_the_name_of_what_is_pointed_at_has_all_the_room_below_a_question(hands: Hands) -> None:
    """The tutor leaves a narrow column to it."""
    hands.root.resize(1280, 800)
    hands.shell.backstage.school.learn("halls")
    hands.settle()
    while tutor_of(hands).run.step.key != "won":
        take_step(hands)
    hands.lay_out()
    spaces = [each for each in hands.items() if str(each.property("key")).startswith("hall")]
    place = max(spaces, key=lambda each: len(str(each.property("label"))))
    hands.point_at(place)
    hands.lay_out()
    name, bar = hands.named("hintName"), hands.named("promptBar")
    assert name.property("text") == place.property("label")
    assert name.property("lineCount") > 1
    assert not name.property("truncated")
    assert rect(bar).contains(rect(name))
