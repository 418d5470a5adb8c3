"""A new round is announced with everybody's income in its parts, what left and what is new."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.rococo import events as happened
from tests.qml.hands import Hands, Open, Whim, session


@pytest.fixture
def moving(open_window: Open) -> Hands:
    """A window in which things move, so slowly that a round stays announced."""
    return open_window(20)


def end_the_round(hands: Hands) -> list[Event]:
    """Play a game of two people to the end of its second round, with the last answer given here."""
    game, whim = session(2, seed=4, expansions=("jewelry_box",)), Whim(4)
    hands.shell.preferences.choose("hands", "open")
    while game.state.round < 3:
        decision = game.decision
        assert decision is not None
        option = whim(decision)
        _, events = game.match.kernel.apply(game.state, option, decision.id)
        if any(isinstance(event, RoundBegan) and event.round == 3 for event in events):
            hands.play(game)
            assert hands.game.answer(option)
            hands.settle()
            return list(events)
        game.answer(decision.id, option)
    raise AssertionError("the round never ends")


def test_the_banner_shows_incomes_what_left_and_what_is_new(moving: Hands, qtbot: QtBot) -> None:
    events = end_the_round(moving)
    qtbot.waitUntil(lambda: moving.has("roundBanner"))
    banner = moving.named("roundBanner")
    texts = [item.property("text") for item in moving.items(banner) if item.property("text")]
    assert "Round 3 of 7" in texts
    gains = [event for event in events if isinstance(event, happened.LivreGained)]
    for seat, name in enumerate(("Anna", "Bruno")):
        place = texts.index(name)
        own = [event.amount for event in gains if event.seat == seat]
        assert texts[place + 1] == f"+{sum(own)}"
        assert texts[place + 2] == str(own[0])
        assert texts[place + 3] == "Income"
    report = moving.table.news.report
    new = [
        *(each for e in events if isinstance(e, happened.EmployeesRevealed) for each in e.cards),
        *(each for e in events if isinstance(e, happened.DressesRevealed) for each in e.dresses),
    ]
    assert report.come.count >= len(new)
    assert "New" in texts
    assert ("Left" in texts) == (report.gone.count > 0)
    assert not banner.isEnabled(), "it stands in nobody's way"
    moving.key(Qt.Key.Key_F7)
    assert not moving.has("roundBanner"), "any key ends it"
    assert not moving.table.motion.newRound


def test_without_motion_the_panel_tells_it_and_nothing_is_announced(hands: Hands) -> None:
    end_the_round(hands)
    assert not hands.has("roundBanner")
    (row,) = [row for row in hands.table.news.rows.rows if row.seat < 0]
    assert "Round 3" in row.title
    assert hands.has(f"news:{row.key}")


def test_bots_wait_until_the_round_is_told(moving: Hands) -> None:
    end_the_round(moving)
    assert moving.table.motion.newRound == 3
    assert moving.game.others.held
    moving.table.motion.announced()
    moving.table.motion.skip()
    assert not moving.game.others.held
