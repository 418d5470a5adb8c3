"""A running game: answers change it, refusals do not, and decisions can be repeated."""

import pytest

from rococo_desktop.engine.errors import IllegalOptionError, StaleDecisionError
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.session.session import NothingToRedoError, NothingToUndoError, Session
from tests.session.play import components, game, play, snapshot, table
from tests.shelf import shelf


def test_new_game_asks_what_the_rules_ask():
    setup = table("human", "human", "human", seed=11)
    session = Session.new(setup, shelf(components()))
    start = Rococo(setup.rules_setup, components()).start(11)
    assert session.decision == start.state.pending
    assert session.opening == start.events
    assert session.asked is not None
    assert session.decision is not None
    assert (session.asked.id, session.asked.seat) == (
        session.decision.id,
        session.decision.seat,
    )
    assert not session.can_undo
    assert not session.can_redo


def test_an_answer_is_remembered_with_the_state_before_it():
    session = game("human", "human")
    before = snapshot(session)
    decision = session.decision
    assert decision is not None
    events = session.answer(decision.id, decision.options[1])
    (entry,) = session.history
    assert (entry.seat, entry.kind, entry.option) == (
        decision.seat,
        decision.kind,
        decision.options[1],
    )
    assert entry.events == events != ()
    assert session.match.codec.encode(entry.before) == before != snapshot(session)


@pytest.mark.parametrize(
    ("decision", "option", "error"),
    [
        (0, "start-master-1", StaleDecisionError),
        (2, "start-master-1", StaleDecisionError),
        (1, "no such card", IllegalOptionError),
        (1, "", IllegalOptionError),
    ],
)
def test_a_refusal_changes_nothing(decision: int, option: str, error: type[Exception]):
    session = game("human", "human")
    before, version = snapshot(session), session.version
    with pytest.raises(error):
        session.answer(decision, option)
    assert (snapshot(session), session.version, list(session.history)) == (before, version, [])


def test_a_finished_game_asks_nothing():
    session = game("human", "human")
    play(session)
    assert session.asked is None
    assert session.decision is None
    with pytest.raises(StaleDecisionError):
        session.answer(1, "start-master-1")
    assert session.score().winners


def test_undo_to_the_start_and_redo_to_the_end_pass_the_same_states():
    session = game("human", "human", "human")
    states = [snapshot(session)]
    while play(session, 1, seed=len(states)):
        states.append(snapshot(session))
    options = [entry.option for entry in session.history]
    for state in reversed(states[:-1]):
        session.undo()
        assert snapshot(session) == state
    with pytest.raises(NothingToUndoError):
        session.undo()
    for state in states[1:]:
        session.redo()
        assert snapshot(session) == state
    with pytest.raises(NothingToRedoError):
        session.redo()
    assert [entry.option for entry in session.history] == options


def test_every_change_has_a_new_version():
    session = game("human", "human")
    versions = [session.version]
    for change in (lambda: play(session, 1), session.undo, session.redo, session.undo):
        change()
        versions.append(session.version)
    assert versions == sorted(set(versions))


def test_after_another_answer_there_is_nothing_to_make_again():
    session = game("human", "human")
    play(session, 5)
    session.undo()
    play(session, 1, seed=99)
    assert not session.can_redo


def test_free_undo_goes_back_to_the_last_decision_of_a_person():
    session = game("human", "random")
    play(session, 40)
    while session.asked is not None and session.asked.seat == 0:
        play(session, 1)
    play(session, 1)
    people = [i for i, entry in enumerate(session.history) if entry.seat == 0]
    end = snapshot(session)
    session.undo()
    assert len(session.history) == people[-1]
    assert session.asked is not None
    assert session.asked.seat == 0
    session.redo()
    assert snapshot(session) == end


def test_free_undo_finds_nothing_before_the_first_decision_of_a_person():
    session = game("random", "random", "human")
    while session.asked is not None and session.asked.seat != 2:
        play(session, 1)
    assert session.history
    assert not session.can_undo


def test_where_only_bots_sit_every_decision_can_be_taken_back():
    session = game("random", "random")
    play(session, 3)
    session.undo()
    assert len(session.history) == 2


def test_fair_undo_takes_back_what_revealed_nothing():
    session = game("human", "human", undo="fair")
    play(session, 2)
    session.undo()
    session.undo()
    assert not session.history


def test_fair_undo_stops_where_something_was_revealed():
    session = game("human", "human", undo="fair")
    while not (session.history and any(e.reveals for e in session.history[-1].events)):
        assert play(session, 1, seed=len(session.history))
    assert not session.can_undo
    with pytest.raises(NothingToUndoError):
        session.undo()


def test_fair_undo_stops_at_the_decision_of_another_player():
    session = game("human", "human", undo="fair")
    first = session.asked
    assert first is not None
    while session.asked is not None and session.asked.seat == first.seat:
        play(session, 1)
    play(session, 1)
    session.undo()
    assert session.history[-1].seat == first.seat
    assert not session.can_undo


def test_fair_undo_stops_at_the_turn_of_another_player():
    session = game("human", "human", undo="fair")
    first = session.asked
    assert first is not None
    while session.asked is not None and session.asked.seat == first.seat:
        play(session, 1)
    assert session.history[-1].seat == first.seat
    assert not session.can_undo


def test_fair_undo_does_not_take_back_a_bots_decision():
    session = game("random", "human", undo="fair")
    while not (session.history and session.history[-1].seat == 0):
        play(session, 1)
    assert not session.can_undo


def test_a_referee_plays_all_seats_and_undoes_freely():
    session = game("random", "human", undo="fair")
    session.take_all_seats()
    play(session)
    while session.can_undo:
        session.undo()
    assert not session.history


def test_views_are_for_one_pair_of_eyes():
    session = game("human", "human")
    play(session, 20)
    assert session.view(0).players[0].hand is not None
    assert session.view(0).players[1].hand is None
    assert session.view(None).players[0].hand is None
    assert session.look((0, 1)).players[1].hand is not None
