"""The ball: after the count the guests come in their dresses, and there are fireworks."""

from itertools import pairwise
from threading import Event

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.input import guard
from rococo_desktop.controller.table import glyphs
from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, Open, Whim, session

pytestmark = pytest.mark.one_window

FLOOR = 0.84
"""Where the balustrade of ``backdrop/palace.svg`` ends, as a share of its height."""


def finished(expansions: tuple[str, ...] = ()) -> Session:
    """Return a game that ended with guests in the halls."""
    game, whim = session(3, seed=2, expansions=expansions), Whim(2)
    while (decision := game.decision) is not None:
        option = "make_dress" if "make_dress" in decision.options else whim(decision)
        game.answer(decision.id, option)
    assert len(game.state.guests) > 3
    return game


@pytest.fixture(scope="module")
def over() -> Session:
    return finished()


@pytest.fixture
def at_the_ball(open_window: Open, over: Session) -> Open:
    """Opens a window with a finished game, and skips the count."""

    def opened(motion: float) -> Hands:
        hands = open_window(motion)
        hands.play(over)
        hands.game.score.skip()
        hands.settle()
        return hands

    return opened


def guests(hands: Hands) -> dict[str, QQuickItem]:
    """Return the guests who are there or on their way, by space."""
    return {
        item.objectName().removeprefix("guest:"): item
        for item in hands.items()
        if item.objectName().startswith("guest:")
    }


def test_guests_come_hall_by_hall_as_they_were_dressed(
    at_the_ball: Open, over: Session, qtbot: QtBot
) -> None:
    hands = at_the_ball(0.05)
    qtbot.waitUntil(lambda: hands.has("finaleVerdict"))
    wanted, book = over.state.guests, hands.table.faces
    qtbot.waitUntil(lambda: guests(hands).keys() == wanted.keys())
    for space, item in guests(hands).items():
        dress, owner = wanted[space]
        shown = list(hands.items(item))
        assert f"guest/{book.dress(dress).picture}" in [each.property("path") for each in shown]
        assert owner in [each.property("seat") for each in shown]
    places = {(item.property("row"), item.property("place")) for item in guests(hands).values()}
    assert len(places) == len(wanted), "nobody stands where somebody else does"
    rows = {guest.key: guest for guest in hands.table.ball.guests.rows}
    halls = [hall.key for hall in hands.table.ball.groups.rows]
    for space, guest in rows.items():
        assert over.match.rules.board.spaces[space].hall == halls[guest.stage]
    score = over.score()
    for seat in score.winners:
        laureate = hands.items(hands.named(f"laureate:{seat}"))
        portrayed = {str(item.property("path")) for item in laureate}
        assert "frame/laurel" in portrayed
        assert any(each.startswith("sitter/") for each in portrayed)
    names = [over.setup.names[seat] for seat in score.winners]
    assert hands.named("finaleVerdict").property("text") == hands.game.score.verdict
    said = [str(each.property("text")) for each in hands.written(hands.named("finale"))]
    assert all(sum(name in each for each in said) == 1 for name in names)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_guests_stand_on_the_floor_before_the_balustrade(
    at_the_ball: Open, qtbot: QtBot, size: tuple[int, int]
) -> None:
    hands = at_the_ball(0.05)
    hands.root.resize(*size)
    qtbot.waitUntil(lambda: len(guests(hands)) > 3)
    for item in guests(hands).values():
        feet = item.mapToScene(QPointF(0, item.height())).y() / size[1]
        assert FLOOR < feet < 1


def test_guests_spread_over_the_whole_width_and_none_hides_another_s_face(
    at_the_ball: Open, over: Session, qtbot: QtBot
) -> None:
    hands = at_the_ball(0.05)
    wanted = over.state.guests
    qtbot.waitUntil(lambda: guests(hands).keys() == wanted.keys())
    qtbot.waitUntil(lambda: not any(item.property("way") for item in guests(hands).values()))
    width = hands.root.width()
    there = sorted(guests(hands).values(), key=lambda item: item.x())
    middles = [item.x() + item.width() / 2 for item in there]
    gaps = [right - left for left, right in pairwise(middles)]
    assert min(gaps) == pytest.approx(max(gaps)), "none is nearer to another than it must be"
    assert middles[0] < width / len(wanted)
    assert middles[-1] > width - width / len(wanted)
    for left, right in pairwise(there):
        assert left.property("row") != right.property("row") or min(gaps) > left.width() / 2


@pytest.mark.parametrize("way", ["key", "click"])
def test_any_key_or_click_leads_to_the_sheet(at_the_ball: Open, way: str) -> None:
    hands = at_the_ball(1)
    assert hands.has("finale")
    assert hands.spoken(hands.named("finale"))[0] == hands.game.score.verdict
    if way == "key":
        hands.key(Qt.Key.Key_X)
    else:
        hands.click("finaleAnywhere")
    assert not hands.has("finale")
    assert hands.shell.dialog == "score"
    assert hands.game.score.verdict in hands.texts()
    hands.click("seeAgain")
    hands.game.score.skip()
    hands.settle()
    assert not hands.has("finale"), "it is given once"
    hands.click("finaleAgain")
    assert hands.has("finale"), "unless one asks for it"
    hands.key(Qt.Key.Key_X)
    assert not hands.has("finale")
    assert hands.has("finaleAgain")


def test_the_winners_are_celebrated_as_long_as_one_looks(at_the_ball: Open, qtbot: QtBot) -> None:
    """It once ended by itself, and a click for it met a button of the score sheet."""
    hands = at_the_ball(0.01)
    qtbot.waitUntil(lambda: hands.has("finaleVerdict"))
    qtbot.wait(300)  # of which the entrance of a group takes a small part
    assert hands.has("finaleVerdict")
    assert not hands.game.score.finaleSeen
    hands.key(Qt.Key.Key_X)
    assert hands.game.score.verdict in hands.texts()


def test_the_ball_comes_first_then_the_count_and_then_the_winners(
    open_window: Open, over: Session, qtbot: QtBot
) -> None:
    """Nobody hears before the count who has won; then all guests are there already."""
    hands = open_window(10)
    hands.play(over)
    hands.settle()
    score = hands.game.score
    assert hands.has("finaleTitle")
    assert score.verdict not in hands.spoken(hands.named("finale"))[0]
    assert hands.catalogue().text("window-score-skip_arrival") in hands.texts()
    hands.key(Qt.Key.Key_X)
    assert score.showing, "it is counted now"
    assert not hands.has("finale")
    hands.click("skipShow")
    qtbot.waitUntil(lambda: hands.has("finaleVerdict"))  # once the night is drawn
    assert hands.named("finaleVerdict").property("text") == score.verdict
    assert guests(hands).keys() == over.state.guests.keys()
    hands.key(Qt.Key.Key_X)
    assert not hands.has("finale")
    assert hands.has("finaleAgain")


def test_ball_count_and_celebration_follow_each_other(
    open_window: Open, over: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "LULL", 0)  # the count is over sooner than anybody could press
    hands = open_window(0.02)
    hands.play(over)
    score, seen = hands.game.score, list[tuple[bool, bool, bool]]()
    score.changed.connect(lambda: seen.append((score.arrived, score.showing, score.finaleSeen)))
    qtbot.waitUntil(lambda: hands.has("finaleVerdict"))
    hands.key(Qt.Key.Key_X)
    assert list(dict.fromkeys(seen)) == [
        (True, True, False),
        (True, False, False),
        (True, False, True),
    ]


def test_the_guests_wait_until_the_palace_is_drawn(
    open_window: Open, over: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint, drawn = glyphs.PAINTERS["ground"], Event()

    def late(id: str) -> QImage:
        if "backdrop/palace" in id:
            drawn.wait()
        return paint(id)

    monkeypatch.setitem(glyphs.PAINTERS, "ground", late)
    hands = open_window(10)
    hands.play(over)
    scene = hands.root.activeFocusItem()
    assert scene is not None
    assert scene.objectName() == "finale"
    assert scene.opacity() == 0, "the table is seen, not an empty sky"
    assert scene.property("stage") == -1
    drawn.set()
    qtbot.waitUntil(lambda: scene.property("open"))
    assert scene.opacity() == 1
    assert scene.property("stage") == 0
    hands.key(Qt.Key.Key_X)
    hands.click("skipShow")
    again = hands.named("finale")
    assert again.opacity() == 1, "the winners come out of the night"
    qtbot.waitUntil(lambda: hands.has("finaleVerdict"))
    totals = [sheet.total for sheet in over.score().players]
    texts = [str(each.property("text")) for each in hands.written(again)]
    assert [each for each in texts if each.isdigit()] == list(map(str, totals))
    assert hands.game.score.decisive in texts


def test_without_motion_there_is_the_sheet_at_once(hands: Hands, over: Session) -> None:
    hands.play(over)
    assert hands.shell.dialog == "score"
    assert not hands.has("finale")
    assert hands.game.score.verdict in hands.texts()
