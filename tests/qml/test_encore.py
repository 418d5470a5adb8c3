"""A line of the log, or a turn among the news, is shown again on the table as it was."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.table.movement import FlightRow
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, play_to, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window


def mine(game: AnySession, whim: Callable[[Decision], str]) -> AnySession:
    """Play on until the first person is asked for a card."""
    while (decision := game.decision) is not None:
        if decision.seat == 0 and decision.kind == "play_card":
            return game
        game.answer(decision.id, whim(decision))
    raise AssertionError("the game is over")


def rococo(people: int, bots: int, skip: int = 9) -> AnySession:
    return mine(play_to(session(people, bots=bots), "play_card", skip=skip), Whim(1))


def patisserie(people: int, bots: int, skip: int = 9) -> AnySession:
    game = kitchen_hands.session(people, bots=bots, seed=3)
    return mine(kitchen_hands.until(game, "play_card", skip=skip), kitchen_hands.Whim(1))


CENTER = 1
"""The value of ListView.Center."""

Begin = Callable[[int, int], AnySession]
each_game = pytest.mark.parametrize("begin", [rococo, patisserie])


def flights(hands: Hands) -> list[FlightRow]:
    return list(hands.game.table.motion.flights.rows)


def seated(hands: Hands, game: AnySession, *, motion: float = 20) -> None:
    """Sit down at a game that is shown slowly."""
    hands.play(game)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.root.setProperty("motion", motion)
    hands.lay_out()


def line_of(hands: Hands, moment: int) -> QQuickItem:
    """Return the line of the open log about the decisions up to a moment, which is scrolled to."""
    rows = hands.game.log.chosen.rows
    place = next(place for place, row in enumerate(rows) if row.moment == moment)
    listed = hands.named("logList")
    QMetaObject.invokeMethod(listed, "positionViewAtIndex", Q_ARG(int, place), Q_ARG(int, CENTER))
    hands.lay_out()
    return hands.named(f"line:{moment}")


MOVED = {"rococo": "play_card", kitchen_hands.GAME: "hire"}
"""A kind of answer after which a piece lies elsewhere."""


def flying(hands: Hands) -> list[QQuickItem]:
    """Return the faces that are seen on their way."""
    ghosts = [item for item in hands.items() if item.property("tokenWidth") is not None]
    return [item for item in ghosts if item.property("face") is not None]


def moved(game: AnySession) -> int:
    """Return the latest moment before now at which a piece had been moved."""
    history = game.history
    return next(
        place + 1
        for place in range(len(history) - 2, -1, -1)
        if history[place].before.pending is not None
        and history[place].before.pending.kind == MOVED[game.setup.game]
    )


@each_game
def test_a_pressed_line_of_the_log_flies_again(hands: Hands, begin: Begin) -> None:
    seated(hands, begin(2, 0))
    game = hands.game
    moment = moved(game.session)
    hands.control(Qt.Key.Key_L)
    hands.lay_out()
    assert flights(hands) == []
    hands.click(line_of(hands, moment))
    assert game.timeline.moment == moment
    assert flying(hands), "seen from where it was to where it came, though the log lay there"
    game.table.motion.skip()
    assert hands.named("logList").isVisible()
    hands.click(line_of(hands, moment))
    assert flights(hands), "as often as one likes"
    hands.click("pastNow")
    assert not game.timeline.past
    assert flights(hands) == []


@each_game
def test_nothing_flies_where_nothing_moves(hands: Hands, begin: Begin) -> None:
    seated(hands, begin(2, 0), motion=0)
    moment = moved(hands.game.session)
    hands.control(Qt.Key.Key_L)
    hands.lay_out()
    hands.click(line_of(hands, moment))
    assert hands.game.timeline.moment == moment
    assert flights(hands) == []


@each_game
@pytest.mark.parametrize("by", ["click", "key"])
def test_a_turn_among_the_news_is_shown_again(hands: Hands, begin: Begin, by: str) -> None:
    """All of it, and the table as it was after it; Escape leads back."""
    seated(hands, begin(1, 2))
    game = hands.game
    row = next(each for each in reversed(game.table.news.rows.rows) if each.seat > 0)
    line = hands.named(f"news:{row.key}")
    if by == "click":
        hands.click(line)
    else:
        line.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        hands.key(Qt.Key.Key_Return)
    assert game.timeline.moment == row.last
    assert any(each.source != each.target for each in flights(hands))
    answers = game.session.answers
    hands.key(Qt.Key.Key_Escape)
    assert not game.timeline.past
    assert game.session.answers[: len(answers)] == answers


@pytest.mark.parametrize("begin", soaked([rococo, patisserie], [patisserie]))
def test_the_newest_turn_is_shown_and_celebrated_again(
    hands: Hands, begin: Callable[[int, int, int], AnySession]
) -> None:
    """The table shows it already, so that only its flights and celebrations tell of it."""
    for skip in range(9, 40, 3):
        seated(hands, begin(1, 2, skip))
        motion = hands.game.table.motion
        *_, newest = hands.game.table.news.rows.rows
        hands.click(f"news:{newest.key}")
        assert not hands.game.timeline.past
        assert flights(hands)
        for flight in flights(hands):
            motion.land(flight.key)
        if motion.moments.count > 0:
            return
    raise AssertionError("nothing is celebrated")
