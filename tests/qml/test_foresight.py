"""The window shows the gain of an option, and why something is not an option."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.rules.rococo.outlook import foresee, reasons
from tests.daily import soaked
from tests.qml.hands import Hands, play_to, session
from tests.qml.test_drag import at, lift, middle

pytestmark = pytest.mark.one_window


def hover(hands: Hands, item: QQuickItem) -> None:
    """Move the pointer onto an item, from beside everything."""
    QTest.mouseMove(hands.root, QPoint(2, 2))
    hands.settle()
    QTest.mouseMove(hands.root, middle(item))
    hands.settle()


def refused(hands: Hands) -> dict[str, QQuickItem]:
    """Return the obstacles of the pieces that cannot be chosen, by piece."""
    return {
        item.property("option") or item.property("choice"): item
        for item in hands.items()
        if item.property("legal") is False and item.property("reason")
    }


def described(item: QQuickItem) -> str:
    """Return what a screen reader gets besides the name."""
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Description)


def tells_first(item: QQuickItem, words: str) -> bool:
    """Return whether a screen reader gets ``words``, and after them the item's purpose."""
    told = (words, item.property("about"))
    return described(item) == ". ".join(part for part in told if part)


def line(hands: Hands) -> str:
    """Return the visible forecast in the prompt bar."""
    if hands.table.foresight.words == "":
        assert not hands.has("outlook")
        return ""
    bar = hands.named("outlook")
    for item in hands.items(bar):
        item.ensurePolished()
    assert bar.scale() > 0
    parts = [
        str(item.property("text") or item.property("name") or "")
        for item in hands.items(bar)
        if item is not bar
    ]
    return " ".join(part for part in parts if part)


@pytest.mark.parametrize(
    "kind",
    soaked(
        ["choose_action", "place_dress", "make_dress", "acquire_resource", "fund_decoration"],
        ["choose_action", "place_dress", "fund_decoration"],
    ),
)
def test_hovering_an_option_shows_its_outlook(hands: Hands, kind: str) -> None:
    decision = at(hands, kind, people=3)
    game = hands.game.session
    told = 0
    for option, item in hands.targets().items():
        hover(hands, item)
        outlook = foresee(game.match, game.state, decision.seat, option)
        assert outlook is not None
        if outlook.livre:
            assert f"{abs(outlook.livre)}" in line(hands)
            told += 1
        words = hands.table.foresight.words
        assert hands.has("outlook") == bool(words)
        if words:
            assert hands.spoken(hands.named("outlook"))[0] == words
        assert tells_first(item, words)
    assert told or kind == "place_dress"


def test_the_focus_shows_an_outlook_as_well(hands: Hands) -> None:
    decision = at(hands, "place_dress", people=3)
    hands.key(Qt.Key.Key_Tab)
    focused = hands.focused
    option = focused.property("choice") or focused.property("option")
    assert option in decision.options
    assert hands.table.foresight.words
    assert line(hands)


def test_a_dress_over_a_guest_space_shows_what_it_would_bring(hands: Hands) -> None:
    decision = at(hands, "place_dress", people=3)
    start = middle(hands.named("heldDress"))
    place = decision.options[0]
    end = middle(hands.targets()[place])
    lift(hands, start, end)
    session = hands.game.session
    outlook = foresee(session.match, session.state, decision.seat, place)
    assert outlook is not None
    assert outlook.final
    assert f"{outlook.final}" in line(hands)
    refusing = next(iter(refused(hands).values()))
    QTest.mouseMove(hands.root, middle(refusing) - QPoint(3, 3))
    QTest.mouseMove(hands.root, middle(refusing))
    hands.settle()
    assert refusing.property("reason") in hands.texts()
    assert line(hands) == ""
    version = session.version
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=middle(refusing))
    hands.settle()
    assert session.version == version
    assert not hands.has("carried")


@pytest.mark.parametrize(
    "kind",
    soaked(
        ["play_card", "choose_action", "place_dress", "make_dress", "fund_decoration"],
        ["play_card", "place_dress", "make_dress"],
    ),
)
def test_what_cannot_be_chosen_says_why(hands: Hands, kind: str) -> None:
    decision = at(hands, kind, skip=3, people=3)
    session = hands.game.session
    told = reasons(session.match, session.state, decision.seat)
    found = refused(hands)
    assert found
    assert set(found) == set(told).difference(hands.table.foresight.reach.options)
    version = session.version
    for piece, item in list(found.items())[:12]:
        hover(hands, item)
        assert item.property("reason") in hands.texts(), piece
        assert line(hands) == ""
        assert tells_first(item, item.property("reason"))
        hands.click(item)
    assert session.version == version


def test_main_actions_that_are_out_of_the_question_are_shown_with_their_reason(
    hands: Hands,
) -> None:
    decision = at(hands, "choose_action", people=3)
    actions = hands.game.session.match.rules.main_actions
    buttons = {**refused(hands), **hands.targets()}
    assert set(buttons) >= {*actions, "forfeit"}
    greyed = [each for each in actions if each not in decision.options]
    assert greyed
    for action in greyed:
        assert not buttons[action].property("legal")
        assert not hands.game.answer(action)


def test_with_shift_the_arrows_go_to_what_cannot_be_chosen(hands: Hands) -> None:
    at(hands, "place_dress", skip=7, people=3)
    found = refused(hands)
    hands.key(Qt.Key.Key_Tab)
    seen = set()
    for key in [Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left] * 6:
        hands.key(key, Qt.KeyboardModifier.ShiftModifier)
        piece = hands.focused.property("choice")
        if piece in found:
            seen.add(piece)
            assert hands.focused.property("reason") in hands.texts()
            version = hands.game.session.version
            hands.key(Qt.Key.Key_Return)
            assert hands.game.session.version == version
    assert seen
    hands.key(Qt.Key.Key_Tab)
    assert hands.focused.property("choice") not in found


def test_no_outlook_outlives_its_question(hands: Hands) -> None:
    hands.play(play_to(session(), "choose_action"))
    hands.game.hotSeat.reveal()
    hands.settle()
    depute = hands.targets()["depute"]
    hover(hands, depute)
    before = hands.table.foresight.words
    assert "Livre" in before
    hands.click(depute)
    assert hands.table.foresight.words != before


def test_choosing_a_hand_counts(hands: Hands) -> None:
    at(hands, "select_card")
    assert "card 1 of 3" in hands.game.prompt.text
    hands.click(next(iter(hands.targets().values())))
    assert "card 2 of 3" in hands.game.prompt.text


def test_silk_has_its_letter_in_the_outlook(hands: Hands) -> None:
    hands.play(play_to(session(2), "make_dress"))
    hands.game.hotSeat.reveal()
    hands.settle()
    hover(hands, next(iter(hands.targets().values())))
    silk = [sign.sign for sign in hands.table.foresight.signs.rows if sign.sign.startswith("silk-")]
    assert silk
    words = [item.property("text") for item in hands.items(hands.named("outlook"))]
    initials = {"yellow": "B", "green": "P", "red": "G", "blue": "O"}
    assert {initials[sign.removeprefix("silk-")] for sign in silk} <= set(words)


def test_what_a_gesture_reaches_shows_its_outlook_and_no_reason(hands: Hands) -> None:
    decision = at(hands, "choose_action", people=3)
    game, reach = hands.game.session, hands.table.foresight.reach
    told = 0
    for item in hands.items():
        if not item.property("reachable") or item.property("choice") in decision.options:
            continue
        paths = reach.options.get(item.property("choice"))
        if paths is None:
            continue
        hover(hands, item)
        outlook = foresee(game.match, game.state, decision.seat, *paths[0].answers)
        assert outlook is not None
        assert item.property("choice") not in hands.table.foresight.reasons
        assert tells_first(item, hands.table.foresight.words)
        if outlook.livre:
            assert f"{abs(outlook.livre)}" in line(hands)
            told += 1
    assert told
