"""An answer counts only for a question that was on the screen when the key or button went down."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QInputDevice, QPointingDevice
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.session.session import AnySession
from tests.daily import soaked
from tests.qml.hands import Hands, Puppet, answer_first, play_to, session
from tests.qml.haste import MOMENT, Haste, middle, moments
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

Key = Qt.Key
SHIFT, KEYPAD = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier
GAMES: dict[str, Callable[[], AnySession]] = {
    "rococo": lambda: play_to(session(), "play_card"),
    "patisserie": lambda: kitchen_hands.until(kitchen_hands.session(), "play_card"),
}


@pytest.fixture(autouse=True)
def in_haste() -> Iterator[None]:
    """Keys that follow each other within a moment are in haste; no finger rests and asks."""
    hints = QGuiApplication.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(MOMENT)
    with moments(MOMENT):
        yield
    hints.setMousePressAndHoldInterval(usual)


@pytest.fixture
def haste(hands: Hands) -> Haste:
    return Haste(hands)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest, hands: Hands) -> AnySession:
    """A game of two people with secret hands, whose player must play a card."""
    game = GAMES[request.param]()
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    assert hands.game.prompt.mine
    return game


def given(game: AnySession) -> int:
    """Return how many answers were given."""
    return len(game.answers)


def let_fall(hands: Hands) -> None:
    """Play until the curtain has fallen."""
    while not hands.game.hotSeat.curtain:
        decision = hands.game.session.decision
        assert decision is not None
        if hands.game.hotSeat.waiting:
            hands.game.hotSeat.passOn()
        else:
            assert hands.game.answer(decision.options[0])
        hands.settle()


HELD = ((Key.Key_1, "1"), (Key.Key_2, "2"), (Key.Key_Return, "\r"), (Key.Key_Space, " "))
EACH_WAY = [(*key, known, game) for key in HELD for known in (True, False) for game in GAMES]


@pytest.mark.parametrize(
    ("key", "text", "known", "game"),
    soaked(EACH_WAY, [EACH_WAY[place] for place in (0, 6, 9, 15)]),
    indirect=["game"],
)
def test_a_held_key_answers_once(
    haste: Haste, game: AnySession, key: Qt.Key, text: str, *, known: bool
) -> None:
    before = given(game)
    haste.hold(key, text, known=known)
    assert given(game) == before + 1


def let_be_done(hands: Hands) -> None:
    """Play until the turn waits to be handed over."""
    while not hands.game.hotSeat.waiting:
        assert answer_first(hands.game)
        hands.settle()


def test_no_held_key_lifts_the_curtain(haste: Haste, hands: Hands, game: AnySession) -> None:
    """The key that hands the turn over is held."""
    let_be_done(hands)
    before = given(game)
    haste.hold(Key.Key_Return, "\r")
    assert hands.game.hotSeat.curtain
    assert given(game) == before


def test_digits_do_not_lift_the_curtain(haste: Haste, hands: Hands, game: AnySession) -> None:
    let_fall(hands)
    haste.wait()
    for digit in range(1, 4):
        haste.strike(Key(Key.Key_0 + digit), str(digit))
        hands.settle()
    assert hands.game.hotSeat.curtain


def test_who_types_on_does_not_lift_the_curtain(
    haste: Haste, hands: Hands, game: AnySession
) -> None:
    let_be_done(hands)
    haste.strike(Key.Key_Return, "\r")
    hands.settle()
    for _ in range(5):
        assert hands.game.hotSeat.curtain
        haste.strike(Key.Key_Return, "\r")
        hands.settle()
    assert hands.game.hotSeat.curtain
    haste.wait()
    haste.strike(Key.Key_Return, "\r")
    hands.settle()
    assert not hands.game.hotSeat.curtain


def test_a_double_click_answers_once(haste: Haste, hands: Hands, game: AnySession) -> None:
    before = given(game)
    spot = middle(next(iter(hands.targets().values())))
    haste.click(spot, times=2)
    assert given(game) == before + 1


def test_a_double_click_on_go_on_gives_no_reply_at_the_same_spot(
    haste: Haste, hands: Hands
) -> None:
    hands.shell.backstage.school.learn("turn")
    hands.settle()
    tutor = hands.game.tutors.speaking
    for _ in range(3):
        assert tutor is not None
        if not tutor.mayGoOn:
            break
        said, steps = tutor.text, len(hands.game.session.history)
        go_on = next(each for each in hands.items() if each.objectName() == "goOn")
        spot, seen = middle(go_on), list[str]()
        tutor.changed.connect(lambda seen=seen, tutor=tutor: seen.append(tutor.text))
        haste.pause()
        haste.click(spot, times=2)
        assert len({said, *seen}) == 2, "only the first press has been read about"
        assert len(hands.game.session.history) == steps


def test_a_double_click_lifts_the_curtain_and_answers_nothing(
    haste: Haste, hands: Hands, game: AnySession
) -> None:
    let_fall(hands)
    before = given(game)
    haste.pause()
    haste.click(middle(hands.named("lift")), times=3)
    assert not hands.game.hotSeat.curtain
    assert given(game) == before


@pytest.mark.parametrize("times", [2, 3])
def test_a_double_click_in_the_list_of_saves_opens_only_the_game(
    haste: Haste, hands: Hands, game: AnySession, times: int
) -> None:
    """Whatever lies below the row is not pressed."""
    hands.shell.open("save")
    hands.settle()
    hands.shell.backstage.saves.setName("Evening")
    hands.shell.backstage.saves.save()
    hands.settle()
    hands.shell.open("load")
    hands.lay_out()
    (row,) = [item for item in hands.typed("SaveLine") if "Evening" in item.property("name")]
    haste.click(middle(row), times=times)
    assert hands.shell.screen == "table"
    assert hands.shell.dialog == ""
    assert given(hands.game.session) == given(game)


def strike_digit(haste: Haste, hands: Hands) -> None:
    """Press the digit of the first thing that can be chosen."""
    digit = next(iter(hands.targets().values())).property("number")
    haste.strike(Key(Key.Key_0 + digit), str(digit))


def test_what_was_not_drawn_yet_cannot_be_pressed(
    haste: Haste, hands: Hands, game: AnySession
) -> None:
    before = given(game)
    strike_digit(haste, hands)
    for digit in range(1, 10):
        haste.strike(Key(Key.Key_0 + digit), str(digit))
    assert given(game) == before + 1
    hands.settle()
    strike_digit(haste, hands)
    assert given(game) == before + 2


def test_digits_one_after_the_other_play_on(haste: Haste, hands: Hands, game: AnySession) -> None:
    while not hands.game.hotSeat.waiting:
        before = given(game)
        strike_digit(haste, hands)
        hands.settle()
        assert given(game) > before


DIGITS = [
    (key, text, modifiers, game)
    for key, text, modifiers in (
        (Key.Key_1, "1", SHIFT),
        (Key.Key_1, "1", KEYPAD),
        (Key(0x0661), "١", Qt.KeyboardModifier.NoModifier),
        (Key(0x06F1), "۱", Qt.KeyboardModifier.NoModifier),
        (Key.Key_1, "1", Qt.KeyboardModifier.GroupSwitchModifier),
    )
    for game in GAMES
]


@pytest.mark.parametrize(
    ("key", "text", "modifiers", "game"),
    soaked(DIGITS, [DIGITS[place] for place in (0, 3, 4, 7, 8)]),
    indirect=["game"],
)
def test_digits_of_all_keyboards_answer(
    haste: Haste, game: AnySession, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier
) -> None:
    """With Shift as on French keyboards, on the keypad, in Arabic and Persian figures."""
    before = given(game)
    haste.strike(key, text, modifiers)
    assert given(game) == before + 1


@pytest.mark.parametrize(
    "modifiers", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier]
)
def test_a_digit_of_a_shortcut_answers_nothing(
    haste: Haste, game: AnySession, modifiers: Qt.KeyboardModifier
) -> None:
    before = given(game)
    haste.strike(Key.Key_1, "1", modifiers)
    assert given(game) == before


def answer_by_key(haste: Haste, hands: Hands) -> None:
    strike_digit(haste, hands)
    hands.settle()


def test_a_button_that_comes_up_after_the_question_answers_nothing(
    haste: Haste, hands: Hands, game: AnySession
) -> None:
    target = next(iter(hands.targets().values()))
    with haste.button(middle(target)):
        hands.settle()
        answer_by_key(haste, hands)
        before = given(game)
    hands.settle()
    assert given(game) == before
    assert not any(item.property("pressed") for item in hands.legal())


def test_a_finger_that_is_lifted_after_the_question_answers_nothing(
    haste: Haste, hands: Hands, game: AnySession
) -> None:
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    spot = middle(next(iter(hands.targets().values())))
    with moments(1):  # any touch of an earlier test is long ago
        QTest.touchEvent(hands.root, device).press(0, spot, hands.root).commit()
    hands.settle()
    answer_by_key(haste, hands)
    before = given(game)
    QTest.touchEvent(hands.root, device).release(0, spot, hands.root).commit()
    hands.settle()
    assert given(game) == before


def test_a_finger_answers(hands: Hands, game: AnySession) -> None:
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    before = given(game)
    spot = middle(next(iter(hands.targets().values())))
    with moments(1):
        QTest.touchEvent(hands.root, device).press(0, spot, hands.root).commit()
    QTest.touchEvent(hands.root, device).release(0, spot, hands.root).commit()
    hands.settle()
    assert given(game) == before + 1


def test_a_space_that_comes_up_after_the_question_answers_nothing(
    haste: Haste, hands: Hands, game: AnySession
) -> None:
    with haste.key(Key.Key_Space, " "):
        answer_by_key(haste, hands)
        before = given(game)
    hands.settle()
    assert given(game) == before
    assert not any(item.property("pressed") for item in hands.legal())


def test_a_press_while_another_plays_answers_nothing_of_the_question_that_comes(
    haste: Haste, hands: Hands, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    puppet = Puppet()
    monkeypatch.setattr(
        "rococo_desktop.session.bots.BotRunner.submit", lambda _, *asked: puppet.submit(*asked)
    )
    game = session(1, bots=1)
    hands.play(game)
    hands.shell.preferences.choose("pace", "at_once")

    def thinks() -> bool:
        return bool(puppet.asked) and not puppet.asked[-1].done()

    for x in range(20, 1280, 120):
        while game.asked is not None and game.asked.seat == 0:
            assert answer_first(hands.game)
            hands.settle()
        with haste.button(QPoint(x, 700)):
            while game.asked is not None and game.asked.seat != 0:
                qtbot.waitUntil(thinks)
                decision = game.decision
                assert decision is not None
                puppet.asked[-1].set_result(decision.options[0])
                hands.settle()
            before = given(game)
        hands.settle()
        assert given(game) == before
        haste.pause()


def test_undo_can_be_clicked_as_fast_as_one_likes(
    haste: Haste, hands: Hands, game: AnySession
) -> None:
    before = given(game)
    for _ in range(2):
        decision = game.decision
        assert decision is not None
        hands.game.answer(decision.options[0])
        hands.settle()
    assert not hands.game.hotSeat.curtain
    assert given(game) >= before + 2
    haste.click(middle(hands.named("undoButton")), times=2)
    assert given(game) <= before


def test_the_last_click_of_the_score_show_does_not_leave_the_game(
    haste: Haste, hands: Hands, game: AnySession
) -> None:
    """Nor does a slow one: nothing takes the places of the buttons for the next item or all."""
    while (decision := game.decision) is not None:
        game.answer(decision.id, decision.options[-1])
    hands.game.begin()
    hands.settle()
    hands.shell.open("score")
    hands.game.score.begin()
    hands.lay_out()
    shown = hands.game.score.items.count
    spot, skip = middle(hands.named("nextItem")), middle(hands.named("skipShow"))
    for _ in range(shown + 2):
        with haste.button(spot):
            pass
        hands.lay_out()
    assert not hands.game.score.showing
    assert hands.shell.screen == "table"
    assert hands.shell.dialog == "score"
    for late in (spot, skip):
        haste.pause()
        haste.click(late)
        assert hands.shell.dialog == "score"
        assert not hands.game.score.showing
    haste.pause()
    leave: QQuickItem = hands.named("toMenu")
    haste.click(middle(leave))
    assert hands.shell.screen == "menu"
