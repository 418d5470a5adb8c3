"""Flights over the table, which leave no trace."""

from collections.abc import Callable
from functools import cache
from operator import ne

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.table.movement import Movement
from rococo_desktop.rules.events import CardPlayed
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import (
    Hands,
    Open,
    Puppet,
    Whim,
    answer_first,
    game_that_asks,
    play_to,
    session,
)

pytestmark = pytest.mark.one_window

EDGES = 100
"""The software renderer draws some soft edges anew where something passed; no piece is so small."""
LAST = 4
"""The answers of a round that are given in sight; they end it, and lead over to the next one."""
KINDS = ("acquire_resource", "hire_employee", "make_dress", "place_dress", "fund_decoration")


@pytest.fixture
def hands(moving: Open) -> Hands:
    """The hands at a window in which everything moves slowly."""
    return moving(20)


def movement(hands: Hands) -> Movement:
    motion = hands.table.motion
    assert isinstance(motion, Movement)
    return motion


def ghosts(hands: Hands) -> list[QQuickItem]:
    """Return the pieces that are visibly flying."""
    return [item for item in hands.items() if item.property("tokenWidth") is not None]


def hidden_pieces(hands: Hands) -> list[str]:
    """Return the places whose pieces are hidden."""
    waiting: list[QQuickItem] = [hands.root.contentItem()]
    found = []
    while waiting:
        item = waiting.pop()
        waiting += item.childItems()
        piece = item.property("piece")
        if isinstance(piece, QQuickItem) and piece.opacity() == 0:
            found.append(item.property("place"))
    return found


def answer(hands: Hands, puppet: Puppet, qtbot: QtBot, option: str | None = None) -> None:
    """Let the bot that is asked answer."""
    qtbot.waitUntil(lambda: bool(puppet.asked) and not puppet.asked[-1].done())
    steps = len(hands.game.session.history)
    decision = hands.game.session.decision
    assert decision is not None
    puppet.asked[-1].set_result(option or decision.options[0])
    qtbot.waitUntil(lambda: len(hands.game.session.history) > steps)


def bot_asked(kind: str) -> Session:
    """Return the first of many games in which a bot is asked a kind of question."""
    return game_that_asks(kind, 1, bots=1, seat=1)


def in_flight(hands: Hands, puppet: Puppet, qtbot: QtBot, kind: str = "place_dress") -> Session:
    """Put a game on the table in which a bot's piece has just taken off."""
    game = bot_asked(kind)
    hands.play(game)
    answer(hands, puppet, qtbot)
    assert movement(hands).flying
    return game


def nothing_is_left(hands: Hands) -> bool:
    still = not movement(hands).flying and not movement(hands).newRound
    return still and not ghosts(hands) and not hidden_pieces(hands)


@pytest.mark.parametrize("kind", soaked(KINDS, KINDS[1::3]))
def test_what_a_bot_does_flies_over_the_table(
    hands: Hands, puppet: Puppet, qtbot: QtBot, kind: str
) -> None:
    hands.play(play_to(session(0, bots=2), kind))
    answer(hands, puppet, qtbot)
    qtbot.waitUntil(lambda: bool(ghosts(hands)))
    ghost = ghosts(hands)[-1]
    start = (ghost.x(), ghost.y())
    qtbot.waitUntil(lambda: (ghost.x(), ghost.y()) != start)


def test_a_place_shows_its_piece_when_it_has_arrived(
    moving: Open, puppet: Puppet, qtbot: QtBot
) -> None:
    hands = moving(1)
    hands.play(play_to(session(0, bots=2), "place_dress"))
    answer(hands, puppet, qtbot)
    target = next(row.target for row in movement(hands).flights.rows if row.face is not None)
    assert target in hidden_pieces(hands)
    qtbot.waitUntil(lambda: nothing_is_left(hands))


def test_a_reward_waits_until_the_guest_has_entered(
    moving: Open, puppet: Puppet, qtbot: QtBot
) -> None:
    hands = moving(1)
    game = play_to(session(0, bots=2), "place_dress")
    hands.play(game)
    decision, spaces = game.decision, game.match.rules.board.spaces
    assert decision is not None
    option = next(each for each in decision.options if each in spaces and spaces[each].reward)
    answer(hands, puppet, qtbot, option)
    place, motion = f"space:{option}", movement(hands)
    assert [row.target for row in motion.flights.rows if row.enters] == [place]
    qtbot.waitUntil(lambda: place not in motion.awaited)
    assert place in [row.source for row in motion.flights.rows]
    assert place not in hidden_pieces(hands)
    qtbot.waitUntil(lambda: nothing_is_left(hands))


def test_any_key_or_click_ends_what_moves(hands: Hands, puppet: Puppet, qtbot: QtBot) -> None:
    in_flight(hands, puppet, qtbot)
    hands.key(Qt.Key.Key_F7)
    assert nothing_is_left(hands)
    in_flight(hands, puppet, qtbot)
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    hands.settle()
    assert nothing_is_left(hands)


def undo(hands: Hands) -> None:
    hands.game.undo()


def look_back(hands: Hands) -> None:
    hands.game.timeline.step(-1)


def another_game(hands: Hands) -> None:
    hands.play(session(1, bots=1))


def another_size(hands: Hands) -> None:
    hands.root.setWidth(1600)


def another_language(hands: Hands) -> None:
    hands.shell.preferences.choose("language", "fr")


def less_motion(hands: Hands) -> None:
    hands.shell.preferences.choose("motion", "reduced")


@pytest.mark.parametrize(
    "interrupt", [undo, look_back, another_game, another_size, another_language, less_motion]
)
def test_whatever_interrupts_ends_what_moves(
    hands: Hands, puppet: Puppet, qtbot: QtBot, interrupt: Callable[[Hands], None]
) -> None:
    game = in_flight(hands, puppet, qtbot)
    game.take_all_seats()
    interrupt(hands)
    qtbot.waitUntil(lambda: nothing_is_left(hands))


def test_a_redo_ends_what_moves(hands: Hands, puppet: Puppet, qtbot: QtBot) -> None:
    game = in_flight(hands, puppet, qtbot)
    game.take_all_seats()
    hands.game.undo()
    movement(hands).refresh(game.view(0), (CardPlayed(1, next(iter(game.match.rules.employees))),))
    assert movement(hands).flying
    hands.game.redo()
    hands.settle()
    assert nothing_is_left(hands)


def test_leaving_the_table_ends_what_moves(hands: Hands, puppet: Puppet, qtbot: QtBot) -> None:
    in_flight(hands, puppet, qtbot)
    hands.shell.leave()
    hands.settle()
    assert not movement(hands).flying
    hands.shell.continueGame()
    hands.settle()
    assert nothing_is_left(hands)


def test_without_motion_nothing_ever_flies(moving: Open, puppet: Puppet, qtbot: QtBot) -> None:
    hands = moving(1)
    hands.shell.preferences.choose("motion", "reduced")
    hands.play(session(0, bots=3))
    seen: list[int] = []
    movement(hands).changed.connect(lambda: seen.append(movement(hands).flights.count))
    whim = Whim(3)
    for _ in range(80):
        decision = hands.game.session.decision
        assert decision is not None
        answer(hands, puppet, qtbot, whim(decision))
    assert not any(seen)


@pytest.mark.parametrize(
    ("rounds", "least"),
    [(2, 10), pytest.param(99, 100, id="whole game", marks=pytest.mark.heavy)],
)
def test_a_game_leaves_nothing_in_the_air(
    moving: Open, puppet: Puppet, qtbot: QtBot, rounds: int, least: int
) -> None:
    hands = moving(0.05)
    hands.play(session(0, bots=2))
    flown: set[int] = set()
    movement(hands).changed.connect(
        lambda: flown.update(row.key for row in movement(hands).flights.rows)
    )
    whim = Whim(5)
    played = hands.game.session
    while (decision := played.decision) is not None and played.state.round <= rounds:
        answer(hands, puppet, qtbot, whim(decision))
    assert len(flown) > least
    qtbot.waitUntil(lambda: nothing_is_left(hands))


def other_pixels(hands: Hands, still: QImage) -> int:
    """Return the number of pixels in which the window differs from a picture."""
    now, then = (
        bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())
        for image in (picture(hands), still)
    )
    return sum(map(ne, now, then))


def picture(hands: Hands) -> QImage:
    """Return the window's picture once its layout is at rest and its images are drawn."""
    hands.root.grabWindow()
    hands.settle()
    return hands.root.grabWindow()


def shown_after(
    hands: Hands, puppet: Puppet, qtbot: QtBot, decisions: int, *, start: str, skip: int = 0
) -> Hands:
    """Let four bots decide that often, from a question on."""
    hands.play(play_to(session(0, bots=4), start, skip=skip))
    whim = Whim(7)
    for _ in range(decisions):
        decision = hands.game.session.decision
        assert decision is not None
        answer(hands, puppet, qtbot, whim(decision))
    return hands


def test_the_picture_afterwards_is_the_same(moving: Open, puppet: Puppet, qtbot: QtBot) -> None:
    def played(motion: float) -> Hands:
        return shown_after(moving(motion), puppet, qtbot, 25, start="place_dress", skip=1)

    still = picture(played(0))
    hands = played(0.1)
    qtbot.waitUntil(lambda: other_pixels(hands, still) < EDGES)
    assert nothing_is_left(hands)


@cache
def rest_of_round() -> tuple[str, ...]:
    """Return the answers that lead to the next round."""
    game, whim = play_to(session(0, bots=3), "place_dress"), Whim(2)
    answers, number = list[str](), game.state.round
    while game.state.round == number:
        decision = game.decision
        assert decision is not None
        answers.append(whim(decision))
        game.answer(decision.id, answers[-1])
    return tuple(answers)


def to_next_round(hands: Hands, puppet: Puppet, qtbot: QtBot) -> None:
    """Let bots give the last answers of a round, so that the next one has just been dealt."""
    game, answers = play_to(session(0, bots=3), "place_dress"), rest_of_round()
    for given in answers[:-LAST]:
        decision = game.decision
        assert decision is not None
        game.answer(decision.id, given)
    hands.play(game)
    for given in answers[-LAST:]:
        answer(hands, puppet, qtbot, given)


def test_a_round_is_dealt_and_looks_as_without_motion(
    moving: Open, puppet: Puppet, qtbot: QtBot
) -> None:
    plain = moving(0)
    to_next_round(plain, puppet, qtbot)
    still = picture(plain)
    hands = moving(2)
    to_next_round(hands, puppet, qtbot)
    dealt = [row.target for row in movement(hands).flights.rows if row.source.startswith("pile:")]
    assert {place.split(":")[0] for place in dealt} == {"hire", "drawer", "window"}
    assert set(dealt) <= set(hidden_pieces(hands))
    assert other_pixels(hands, still) > 10 * EDGES
    qtbot.waitUntil(lambda: nothing_is_left(hands))
    qtbot.waitUntil(lambda: other_pixels(hands, still) < EDGES)


@pytest.mark.heavy
def test_the_picture_after_a_skip_is_the_same(moving: Open, puppet: Puppet, qtbot: QtBot) -> None:
    plain = moving(0)
    to_next_round(plain, puppet, qtbot)
    still = picture(plain)
    hands = moving(2)
    to_next_round(hands, puppet, qtbot)
    assert movement(hands).flying
    hands.key(Qt.Key.Key_F7)
    assert not movement(hands).flying
    hands.key(Qt.Key.Key_F7)  # ends the announcement
    assert nothing_is_left(hands)
    qtbot.waitUntil(lambda: other_pixels(hands, still) < EDGES)


def test_a_players_money_counts_to_what_it_is(moving: Open, puppet: Puppet, qtbot: QtBot) -> None:
    hands = moving(1)
    hands.play(play_to(session(0, bots=2), "hire_employee"))
    decision = hands.game.session.decision
    assert decision is not None

    panel = next(
        item
        for item in hands.items()
        if item.property("summary") and item.property("key") == decision.seat
    )
    (money,) = [item for item in hands.items(panel) if item.property("sign") == "livre"][:1]
    before = money.property("shown")
    answer(hands, puppet, qtbot)
    after = hands.game.session.view(None).players[decision.seat].livre
    assert after < money.property("shown") <= before
    qtbot.waitUntil(lambda: money.property("shown") == after)


def test_ones_own_money_counts_in_the_purse_as_on_the_plate(moving: Open, qtbot: QtBot) -> None:
    hands = moving(1)
    hands.play(game_that_asks("hire_employee", 1, bots=1, seat=0))
    decision = hands.game.session.decision
    assert decision is not None
    counters = [
        item
        for item in hands.items()
        if item.property("sign") == "livre" and item.property("shown") is not None
    ]
    before = hands.table.belongings.livre
    hands.game.answer(decision.options[0])
    after = hands.table.belongings.livre
    assert after < before
    mine = [item for item in counters if item.property("number") == after]
    assert len(mine) >= 2
    assert all(after < item.property("shown") <= before for item in mine)
    qtbot.waitUntil(lambda: all(item.property("shown") == after for item in mine))


def purse(hands: Hands) -> dict[str, str]:
    """Return the amounts that the player's purse draws, by sign."""
    (anchor,) = [item for item in hands.items() if item.property("place") == "purse"]
    return {
        amount.property("sign"): words.property("text")
        for amount in hands.items(anchor.parentItem())
        if amount.property("sign") and amount.property("iconSize") is not None
        for words in amount.childItems()
        if words.property("text")
    }


@pytest.mark.parametrize("answers", soaked((12, 60), [12]))
def test_the_purse_draws_what_one_has(
    moving: Open, puppet: Puppet, qtbot: QtBot, answers: int
) -> None:
    hands, whim = moving(0.05), Whim(5)

    def drawn_is_true() -> bool:
        own = hands.game.session.view(0).players[0]
        return purse(hands) == {
            "livre": str(own.livre),
            "prestige": str(own.prestige),
            "thread": str(own.thread),
            "lace": str(own.lace),
        }

    for bots in (1, 2):
        hands.play(session(1, bots=bots))
        qtbot.waitUntil(drawn_is_true)
        for _ in range(answers):
            decision = hands.game.session.decision
            assert decision is not None
            if decision.seat == 0:
                hands.game.answer(whim(decision))
            else:
                answer(hands, puppet, qtbot, whim(decision))
            qtbot.waitUntil(drawn_is_true)
        while hands.game.canUndo:
            hands.game.undo()
            qtbot.waitUntil(drawn_is_true)


def test_an_answer_never_waits(hands: Hands, puppet: Puppet, qtbot: QtBot) -> None:
    game = in_flight(hands, puppet, qtbot, "acquire_resource")
    game.take_all_seats()
    while not hands.game.prompt.mine:
        answer(hands, puppet, qtbot)
    assert movement(hands).flying
    assert answer_first(hands.game)


def test_a_new_round_is_announced_and_bars_no_click(
    hands: Hands, puppet: Puppet, qtbot: QtBot
) -> None:
    hands.play(session(0, bots=2))
    whim = Whim(2)
    while hands.table.round < 2:
        decision = hands.game.session.decision
        assert decision is not None
        answer(hands, puppet, qtbot, whim(decision))
    assert movement(hands).newRound == 2
    movement(hands).goOn()
    qtbot.waitUntil(lambda: hands.texts().count("Round 2 of 7") == 2)
    hands.key(Qt.Key.Key_F7)
    assert movement(hands).newRound == 0
    assert hands.texts().count("Round 2 of 7") == 1
