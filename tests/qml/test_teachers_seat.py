"""Nothing that floats covers what it speaks of: the tutor, notices and offers have places."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.challenge_tutor import ChallengeTutor
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.games import GAMES
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching.challenge_document import CHALLENGES, Challenge
from rococo_desktop.session.teaching.lesson_document import LESSONS, Lesson
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, game_that_asks
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.patisserie.kitchen_hands import until

pytestmark = pytest.mark.one_window

Window = tuple[int, int, str]
"""A window's width and height, and the scale of what is in it."""
WINDOWS: tuple[Window, ...] = (
    (1280, 800, "100"),
    (1280, 800, "150"),
    (1920, 1080, "150"),
    (1024, 640, "fit"),
    (800, 1000, "100"),
)
LARGE, SMALL = WINDOWS[0], WINDOWS[3]
FLOATING = ("tutor", "notice", "offer", "largeView", "speech")
KEPT = ("region:hand", "region:kitchen", "region:tidings", "promptBar")
TOLERANCE = 1.0
"""How far, in pixels, something may reach over the ring around a lit place."""
RING = 12.0
"""The most pixels between an item and the outer edge of the light around it."""
MOST = 400
"""More steps than any lesson has."""
LONG = "The game can no longer be kept safe against a crash: the disk is full. " * 3


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def open_in(hands: Hands, window: Window) -> None:
    width, height, scale = window
    hands.root.resize(width, height)
    hands.shell.preferences.keep(scale=scale)


def rest(hands: Hands) -> None:
    """Let the others play until they wait, and the table come to rest."""
    version = -1
    while version != hands.game.session.version:
        version = hands.game.session.version
        hands.settle()
    hands.lay_out()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # rings that are gone


def covered(hands: Hands) -> Iterator[tuple[str, str]]:
    """Yield what floats, and what it lies over."""
    found = [
        (str(item.property("place") or item.objectName()), place(item))
        for item in hands.placed(*FLOATING, "light", "promptBar")
    ]
    floating = [each for each in found if each[0] in FLOATING]
    kept = [each for each in found if each[0] in KEPT or each[0] == "light"]
    for name, over in floating:
        for below, spot in kept:
            both = over & spot
            apart = min(both.width(), both.height()) <= TOLERANCE
            if not apart and not (below == "light" and over.contains(spot)):
                yield name, below


def seated(hands: Hands) -> QRectF:
    """Return where the tutor sits, which is within the window and over nothing."""
    assert list(covered(hands)) == []
    seat = place(hands.named("tutor"))
    assert place(hands.root.contentItem()).contains(seat)
    for button in hands.items(hands.named("tutor")):
        if button.inherits("QQuickAbstractButton"):
            assert seat.contains(place(button)), button.objectName()
    return seat


def go_on(hands: Hands, tutor: LessonTutor) -> None:
    """Do what the tutor waits for, as if one had been shown everything."""
    step = tutor.run.step
    if hands.shell.dialog:
        hands.shell.back()
    elif tutor.mayGoOn:
        tutor.goOn()
    elif step.choice is not None:
        tutor.reply(step.choice.right)
    else:
        tutor.show()


LESSONS_OF = [lesson for game in GAMES for lesson in LESSONS.of(game)]
TAUGHT = [(lesson, window) for lesson in LESSONS_OF for window in WINDOWS]
DAILY = [
    case
    for case in TAUGHT
    if (case[0].key, case[1]) in {("fund", LARGE), ("oven", WINDOWS[1]), ("hand", SMALL)}
]


@pytest.mark.parametrize(("lesson", "window"), soaked(TAUGHT, DAILY))
def test_a_lesson_is_given_from_one_place(hands: Hands, lesson: Lesson, window: Window) -> None:
    """She stays there from the first step to the last, and with her the cross and the button."""
    open_in(hands, window)
    hands.shell.backstage.school.learn(lesson.key)
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, LessonTutor)
    seats, crosses, buttons = set(), set(), set()
    for _ in range(MOST):
        rest(hands)
        seat = seated(hands)
        seats.add((seat.left(), seat.right()))
        crosses.add(place(hands.named("leaveLesson")).right())
        buttons |= {place(hands.named(name)).right() for name in ("goOn",) if hands.has(name)}
        if tutor.over:
            break
        go_on(hands, tutor)
    assert tutor.over
    assert len(crosses) == len(buttons) == 1
    assert len(seats) == 1


@pytest.mark.parametrize("key", ["fund", "oven"])
def test_the_light_and_its_digit_follow_a_piece_that_moves_later(hands: Hands, key: str) -> None:
    """As a card does that is dealt while the game is taken up again."""
    open_in(hands, (1920, 1080, "fit"))
    hands.shell.backstage.school.learn(key)
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, LessonTutor)

    def drawn(name: str) -> list[QRectF]:
        return [place(each) for each in hands.items() if each.objectName() == name]

    def lit(item: QQuickItem) -> bool:
        """Return whether a light is around an item, and around no more."""
        around = place(item).adjusted(-RING, -RING, RING, RING)
        lights = [each for each in drawn("light") if each.contains(place(item))]
        return any(around.contains(each) for each in lights)

    def subjects() -> list[QQuickItem]:
        spots = [each for each in hands.targets().values() if each.property("numbered")]
        return [each for each in spots if lit(each)]

    for _ in range(MOST):
        rest(hands)
        if subjects():
            break
        go_on(hands, tutor)
    moved = subjects()[0]
    hands.take_keys()
    for way in (60, -45):
        moved.setX(moved.x() + way)
        rest(hands)
        assert lit(moved)
        (badge,) = (each for each in hands.items(moved) if each.objectName() == "digit")
        assert place(badge) in drawn("litDigit")


CHALLENGED = [
    (challenge, window)
    for game in GAMES
    for challenge in CHALLENGES.of(game)
    for window in (LARGE, WINDOWS[2], SMALL)
]
MET = [(each, LARGE) for each in (CHALLENGES.of(game)[0] for game in GAMES)]


@pytest.mark.parametrize(("challenge", "window"), soaked(CHALLENGED, MET))
def test_a_challenge_leaves_all_that_it_speaks_of_in_sight(
    hands: Hands, challenge: Challenge, window: Window
) -> None:
    open_in(hands, window)
    hands.shell.backstage.school.meet(challenge.key)
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, ChallengeTutor)
    rest(hands)
    seated(hands)
    while tutor.run.following:
        assert hands.game.answer(tutor.run.following)
        rest(hands)
        seated(hands)


Begun = Callable[[str], Session]


def in_rococo(kind: str) -> Session:
    return game_that_asks(kind, 2)


def in_the_kitchen(kind: str) -> Session:
    return until(kitchen_session(2, seed=4), kind, skip=1)


HINTED = [
    *((in_rococo, kind) for kind in ("play_card", "choose_action", "place_dress", "pay_silk")),
    *((in_the_kitchen, kind) for kind in ("play_card", "choose_action", "bake", "place_dish")),
]
ASKED = [(*each, window) for each in HINTED for window in WINDOWS]
FEW = [(*HINTED[2], LARGE), (*HINTED[4], WINDOWS[1]), (*HINTED[7], SMALL)]


@pytest.mark.parametrize(("begun", "kind", "window"), soaked(ASKED, FEW))
def test_a_hint_has_the_tutors_place_and_gives_it_back(
    hands: Hands, begun: Begun, kind: str, window: Window
) -> None:
    open_in(hands, window)
    hands.play(begun(kind))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    rest(hands)
    before = place(hands.named("promptBar"))
    hands.key(Qt.Key.Key_H)
    rest(hands)
    assert hands.has("play:0")
    seat = seated(hands)
    hands.shell.notices.tell(LONG)
    rest(hands)
    assert list(covered(hands)) == [], "a notice has a place as well"
    hands.shell.notices.dismiss(hands.shell.notices.rows[-1].key)
    hands.key(Qt.Key.Key_H)
    rest(hands)
    assert not hands.has("tutor")
    assert place(hands.named("promptBar")) == before
    assert seat.width() > 0


@pytest.mark.heavy
def test_a_window_changes_with_a_hint_beside_many_answers(hands: Hands) -> None:
    """The question is as wide as its answers need, without asking itself how wide it is."""
    for begun, kind in (HINTED[1], HINTED[5], HINTED[1], HINTED[4]):
        hands.tidy()
        open_in(hands, WINDOWS[2])
        hands.play(begun(kind))
        if hands.game.hotSeat.curtain:
            hands.game.hotSeat.reveal()
        rest(hands)
        hands.key(Qt.Key.Key_H)
        rest(hands)
        assert hands.has("play:0")
        seated(hands)


def test_the_tutor_cannot_be_moved_and_lets_nothing_through(hands: Hands) -> None:
    hands.play(game_that_asks("play_card", 1, bots=2, seat=0))
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    answers, before = hands.game.session.answers, place(hands.named("tutor"))
    start = before.center().toPoint()
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    for _ in range(5):
        start.setY(start.y() - 20)
        QTest.mouseMove(hands.root, start)
    assert not hands.has("carried")
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=start)
    hands.settle()
    assert place(hands.named("tutor")) == before
    assert hands.game.session.answers == answers


def words(item: QQuickItem) -> QRectF:
    """Return where the letters of a text are, if it begins at its left edge."""
    width = min(item.property("contentWidth"), item.width())
    return item.mapRectToScene(QRectF(0, 0, width, item.height()))


def test_a_ribbon_leads_from_the_tutor_to_what_is_lit(hands: Hands) -> None:
    """Not to what lies in the row beside her, which is near enough."""
    open_in(hands, LARGE)
    hands.shell.backstage.school.learn(LESSONS.of("rococo")[0].key)
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, LessonTutor)
    led = 0
    for _ in range(8):
        rest(hands)
        ribbon = hands.named("ribbon")
        end = ribbon.property("goal")
        lights = [place(item) for item in hands.items() if item.objectName() == "light"]
        if ribbon.property("reaches"):
            led += 1
            knot = ribbon.property("knot")
            drawn = QRectF(ribbon.property("tail"), end).normalized()
            drawn = ribbon.mapRectToScene(drawn.adjusted(-knot / 2, -knot / 2, knot / 2, knot / 2))
            assert [each for each in hands.written() if words(each).intersects(drawn)] == []
            signs = [each for each in hands.typed("Sign") if each.isVisible()]
            assert [each for each in signs if place(each).intersects(drawn)] == []
            spots = [
                each for each in hands.typed("Anchor") if "region:" not in each.property("place")
            ]
            things = [*hands.typed("Target"), *spots]
            crossed = [place(each) for each in things if place(each).intersects(drawn)]
            assert all(any(each.intersects(light) for light in lights) for each in crossed)
            assert not place(hands.named("tutor")).intersects(drawn)
            assert any(
                each.adjusted(-knot, -knot, knot, knot).contains(ribbon.mapToScene(end))
                for each in lights
            )
        go_on(hands, tutor)
    assert led


def test_escape_closes_what_lies_on_top_and_ends_no_lesson(hands: Hands) -> None:
    hands.shell.backstage.school.learn(LESSONS.of("rococo")[0].key)
    rest(hands)
    hands.key(Qt.Key.Key_L, Qt.KeyboardModifier.NoModifier)
    tutor = hands.game.tutors.speaking
    for _ in range(4):
        hands.key(Qt.Key.Key_Escape)
        hands.settle()
        if hands.shell.dialog == "menu":
            break
    assert hands.shell.dialog == "menu"
    hands.key(Qt.Key.Key_Escape)
    hands.settle()
    assert hands.shell.dialog == ""
    assert hands.game.tutors.speaking is tutor
    assert hands.has("tutor")


def test_a_hint_is_closed_after_what_lies_over_the_table(hands: Hands) -> None:
    hands.play(game_that_asks("play_card", 1, bots=2, seat=0))
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    hands.click("openLog")
    hands.settle()
    hands.key(Qt.Key.Key_Escape)
    assert hands.has("tutor"), "first the log"
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("tutor")
    assert hands.shell.dialog == ""
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "menu"
