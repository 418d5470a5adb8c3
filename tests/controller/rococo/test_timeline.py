"""Walking back through a game: what is shown, to whom, and that it changes nothing."""

from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.session import Session
from rococo_desktop.texts import Catalogue
from tests.qml.hands import Whim, answer_first, session, table_of


class Thinker:
    """Records its questions and never answers."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        self.asked += 1
        return Future()

    def was_asked(self, times: int) -> bool:
        return self.asked == times


def played(game: Session, steps: int) -> Session:
    whim = Whim(1)
    for _ in range(steps):
        if game.decision is not None:
            game.answer(game.decision.id, whim(game.decision))
    return game


def opened(game: Session, thinker: Thinker | None = None) -> GameController:
    commons = Commons(Places(Path("nowhere"), Path("nowhere")), Catalogue())
    controller = GameController(commons, game, thinker or Thinker())
    controller.begin()
    return controller


def begun(game: Session, thinker: Thinker | None = None) -> GameController:
    controller = opened(game, thinker)
    controller.hotSeat.reveal()
    return controller


@pytest.fixture
def controller() -> GameController:
    return begun(played(session(1, bots=1), 60))


def test_the_table_is_shown_as_it_was(controller: GameController) -> None:
    game = controller.session
    for moment in range(len(game.history)):
        controller.timeline.walkTo(moment)
        before = game.history[moment].before
        assert controller.timeline.moment == moment
        assert table_of(controller).round == before.round
        assert [row.livre for row in table_of(controller).people.players.rows] == [
            player.livre for player in before.players
        ]
        assert [row.key for row in table_of(controller).belongings.hand.rows] == before.players[
            0
        ].hand
    controller.timeline.now()
    assert not controller.timeline.past
    assert table_of(controller).round == game.state.round


def test_nothing_can_be_answered_or_taken_back_meanwhile(controller: GameController) -> None:
    game = controller.session
    version, decision = game.version, game.decision
    assert decision is not None
    could_undo = controller.canUndo
    controller.timeline.step(-1)
    assert controller.timeline.past
    assert could_undo
    assert not controller.canUndo
    assert not controller.canRedo
    assert not controller.prompt.mine
    assert not any(controller.answer(option) for option in decision.options)
    assert not answer_first(controller)
    controller.undo()
    controller.redo()
    assert game.version == version


def test_what_was_asked_then_is_not_asked_again() -> None:
    controller = begun(played(session(2), 30))
    for moment in range(30):
        controller.timeline.walkTo(moment)
        assert controller.prompt.options.count == 0
        assert not any(row.legal for row in table_of(controller).belongings.hand.rows)


def test_the_eyes_stay_those_of_the_person_at_the_screen() -> None:
    game = played(session(2), 30)
    controller = begun(game)
    asked = game.asked
    assert asked is not None
    for moment in range(len(game.history)):
        controller.timeline.walkTo(moment)
        assert table_of(controller).belongings.seat == asked.seat
        view = game.look_back(moment, asked.seat)
        assert view.players[1 - asked.seat].hand is None
        assert view.decision is None


def test_under_the_curtain_nobody_walks() -> None:
    game = played(session(2), 30)
    controller = opened(game)
    assert controller.hotSeat.curtain
    assert not controller.timeline.canWalkBack
    for walk in (partial(controller.timeline.walkTo, 0), lambda: controller.timeline.step(-1)):
        walk()
        assert not controller.timeline.past


def test_steps_go_through_all_moments_that_are_told_and_back(controller: GameController) -> None:
    timeline, told = controller.timeline, controller.log.moments()
    walked = []
    for _ in told:
        timeline.step(-1)
        walked.append(timeline.moment)
    assert walked.pop() == 0
    assert not timeline.canWalkBack
    assert walked == list(reversed([moment for moment in told if moment < 60]))
    for moment in walked[-2::-1]:
        timeline.step(1)
        assert timeline.moment == moment
    timeline.step(1)
    assert not timeline.past


def test_longer_steps_go_from_turn_to_turn(controller: GameController) -> None:
    timeline, turns = controller.timeline, controller.log.turns()
    timeline.stepTurn(-1)
    assert timeline.moment == max(turn for turn in turns if turn < 60)
    timeline.walkTo(0)
    timeline.stepTurn(1)
    assert timeline.moment == min(turn for turn in turns if turn > 0)


def test_the_title_names_the_moment_that_the_table_shows(controller: GameController) -> None:
    timeline, game = controller.timeline, controller.session
    timeline.walkTo(0)
    assert timeline.title == "Where the log begins"
    told = []
    for moment in range(1, 60):
        timeline.walkTo(moment)
        title = timeline.title
        assert title.startswith(f"Round {table_of(controller).round}, ")
        assert (table_of(controller).phase == "Selecting the hand") == title.endswith(
            ", selecting the hand"
        )
        state = game.state_at(moment)
        for name, player in zip(game.setup.names, state.players, strict=True):
            assert title.endswith(f"during {name}’s turn") == (player.played is not None)
        if state.phase == "act" and not any(player.played for player in state.players):
            assert state.pending is not None
            told.append(title)
            next_up = game.setup.names[state.pending.seat]
            entry = game.history[moment - 1]
            if entry.before.phase == "select":
                assert title.endswith(f", before {next_up}’s turn")
            else:
                assert title.endswith(f", after {game.setup.names[entry.seat]}’s turn")
        row = controller.log.row_at(moment)
        assert row is not None
        assert timeline.line == row.text
    assert {title.split()[2] for title in told} == {"before", "after"}
    timeline.now()
    assert timeline.title == timeline.line == ""


def test_bots_wait_until_one_is_back(qtbot: QtBot) -> None:
    game = played(session(1, bots=1), 20)
    while game.asked is not None and game.asked.seat == 0:
        played(game, 1)
    thinker = Thinker()
    controller = begun(game, thinker)
    for asked in (1, 2):
        controller.timeline.step(-1)
        qtbot.wait(10)
        assert thinker.asked == asked - 1
        controller.timeline.now()
        qtbot.waitUntil(partial(thinker.was_asked, asked))


def test_a_filter_shows_one_players_lines_under_their_headings(controller: GameController) -> None:
    log = controller.log
    log.filter(1)
    rows = log.chosen.rows
    assert {row.seat for row in rows if not row.heading} == {1}
    whole = {row.key: row for row in log.lines.rows}
    assert [row.key for row in rows] == [
        row.key for row in whole.values() if row.heading or row.seat == 1
    ]
    groups = [row.group for row in rows if row.group]
    assert "Income" in groups
    assert "Bruno" in groups
    log.filter(-1)
    assert list(log.chosen.rows) == list(log.lines.rows)


def test_each_turn_begins_a_group(controller: GameController) -> None:
    for row in controller.log.lines.rows:
        if " plays " in row.text:
            assert row.group in row.text
            assert row.group


def test_every_line_but_for_headings_has_a_sign() -> None:
    controller = begun(played(session(1, bots=1), 10_000))
    assert controller.over
    assert all(row.sign for row in controller.log.lines.rows if not row.heading)
