"""The kernel, tested with a game other than Rococo."""

import pytest

from rococo_desktop.engine.errors import EngineError, IllegalOptionError, StaleDecisionError
from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.state import Decision, Question, Secretive, Step
from tests.beans.rules import (
    KERNEL,
    MARBLES,
    BeansTaken,
    Begin,
    Guess,
    Heap,
    MarbleWon,
    Take,
    new_game,
)


def begun(seed: int = 1) -> Heap:
    return KERNEL.start(new_game(seed)).state


def test_start_runs_to_the_first_decision():
    state = begun()
    assert state.beans >= 6
    assert state.pending == Decision(1, 0, "take", ("1", "2", "3"), Take(0))
    assert state.frames == [Take(0)]
    assert state.step == 1


def test_an_answer_gives_a_new_state_and_the_events_and_leaves_the_old_one():
    state = begun()
    before = state.copy()
    after, events = KERNEL.apply(state, "3", 1)
    assert state == before
    assert after.beans == state.beans - 3
    assert events == (BeansTaken(0, 3),)
    assert after.pending is not None
    assert (after.pending.id, after.pending.kind, after.pending.seat) == (2, "guess", 1)


def test_what_an_answer_alone_would_bring():
    """It stops at the next question of the same act, without running older frames on the stack."""
    state = begun()
    before = state.copy()
    after, events, reveals = KERNEL.foresee(state, "3")
    assert state == before
    assert (after.beans, events, reveals) == (state.beans - 3, (BeansTaken(0, 3),), "")
    assert after.pending is not None
    assert after.pending.kind == "guess"
    asked = KERNEL.apply(state, "3").state
    guess = asked.pending
    assert guess is not None
    assert isinstance(guess.frame, Guess)
    wrong = KERNEL.foresee(asked, str(3 - guess.frame.hidden))
    assert (wrong.state.pending, wrong.events, wrong.reveals) == (None, (), "")


def test_what_would_be_revealed_is_not_foreseen():
    asked = KERNEL.apply(begun(), "3").state
    guess = asked.pending
    assert guess is not None
    assert isinstance(guess.frame, Guess)
    right = str(guess.frame.hidden)
    assert KERNEL.apply(asked, right).events == (MarbleWon(1),)
    after, events, reveals = KERNEL.foresee(asked, right)
    assert (after.pending, events, reveals) == (None, (), "marble_won")


def test_a_plan_goes_on_in_place_until_something_would_be_revealed():
    state = begun()
    assert KERNEL.venture(state, "3") == ""
    assert state == KERNEL.apply(begun(), "3").state
    guess = state.pending
    assert guess is not None
    assert isinstance(guess.frame, Guess)
    other = state.copy()
    assert KERNEL.venture(other, str(3 - guess.frame.hidden)) == ""
    assert other.pending is not None
    assert KERNEL.venture(state, str(guess.frame.hidden)) == "marble_won"
    onward = state.copy()
    assert state.pending is None
    assert KERNEL.proceed(onward) == ""
    assert onward.pending is not None
    assert onward.pending.kind == "take"


def test_only_an_option_is_foreseen():
    state = begun()
    for answer in (KERNEL.foresee, KERNEL.venture):
        with pytest.raises(IllegalOptionError):
            answer(state, "4")
    state.pending = None
    for answer in (KERNEL.foresee, KERNEL.venture):
        with pytest.raises(StaleDecisionError):
            answer(state, "3")


def test_the_decision_need_not_be_named():
    state = begun()
    assert KERNEL.apply(state, "2").state == KERNEL.apply(state, "2", 1).state


@pytest.mark.parametrize("option", ["4", "0", "", "take", "1 ", "\0"])
def test_an_option_that_is_not_listed_is_refused(option):
    state = begun()
    before = state.copy()
    with pytest.raises(IllegalOptionError, match="is not an option of decision 1"):
        KERNEL.apply(state, option, 1)
    with pytest.raises(IllegalOptionError):
        KERNEL.advance(state, option)
    assert state == before


@pytest.mark.parametrize("decision", [0, 2, -1, 99])
def test_an_answer_to_another_decision_is_refused(decision):
    state = begun()
    before = state.copy()
    with pytest.raises(StaleDecisionError, match=f"decision {decision} is not pending"):
        KERNEL.apply(state, "1", decision)
    assert state == before


def test_refusals_are_engine_errors():
    assert issubclass(StaleDecisionError, EngineError)
    assert issubclass(IllegalOptionError, EngineError)


def test_a_stale_decision_is_told_before_an_illegal_option():
    with pytest.raises(StaleDecisionError):
        KERNEL.apply(begun(), "no", 7)


def play(state: Heap, last: bool = False) -> Heap:
    while state.pending is not None:
        state = KERNEL.apply(state, state.pending.options[-1 if last else 0]).state
    return state


def test_a_finished_game_asks_nothing():
    state = play(begun())
    assert state.over
    assert state.winner is not None
    assert (state.frames, state.pending) == ([], None)
    with pytest.raises(StaleDecisionError):
        KERNEL.apply(state, "1")
    with pytest.raises(StaleDecisionError, match="the game is over"):
        KERNEL.advance(state, "1")


def test_a_question_without_options_is_not_asked():
    """When the heap is empty, the other child's turn is skipped."""
    state = begun()
    state.beans = 2
    after = KERNEL.apply(state, "2").state
    assert after.pending is None
    assert after.step == state.step


def test_in_search_answers_are_carried_out_in_place_and_without_events():
    state, own = begun(), begun()
    for option in ("1", "1", "2"):
        state = KERNEL.apply(state, option).state
        KERNEL.advance(own, option)
    assert own == state


def test_a_kernel_can_stop_for_good_before_a_step():
    state = new_game()
    paused = KERNEL.until(frozenset({Begin}))
    assert paused.start(state).state.pending is None
    assert state.frames == [Begin(0)]
    assert KERNEL.start(state).state.pending is not None
    assert paused.apply(state, "1").state.pending is not None


def test_the_number_of_a_decision_grows():
    state, seen = begun(), []
    while state.pending is not None:
        seen.append(state.pending.id)
        state = KERNEL.apply(state, state.pending.options[0]).state
    assert seen == list(range(1, len(seen) + 1))


def test_resume_finds_the_pending_decision_again():
    state = KERNEL.apply(begun(), "1").state
    bare = state.copy()
    bare.pending = None
    KERNEL.resume(bare)
    assert bare == state
    over = play(state)
    again = over.copy()
    KERNEL.resume(again)
    assert again == over


def test_kinds_of_events():
    assert kind_of(MarbleWon) == "marble_won"


def test_steps_questions_and_secrets_are_told_apart():
    assert isinstance(Begin(0), Step)
    assert not isinstance(Begin(0), Question)
    assert isinstance(Take(0), Question)
    assert not isinstance(Take(0), Secretive)
    assert isinstance(Guess(0, 1), Secretive)
    assert Guess(0, 2).seen_by(0) == Guess(0, 0)
    assert Guess(0, 2).seen_by(None) == Guess(0, 0)
    assert Guess(0, 2).seen_by(1) == Guess(0, 2)


def test_a_slot_is_a_rule_sets_own_part_of_a_player():
    state = begun()
    state = KERNEL.apply(state, "1").state
    (frame,) = (frame for frame in state.frames if isinstance(frame, Guess))
    right, wrong = str(frame.hidden), str(3 - frame.hidden)
    won, events = KERNEL.apply(state, right)
    assert MARBLES.of(won.children[1]).won == 1
    assert MARBLES.of(won.children[1]).bag == {"m1": ("glass", 1)}
    assert MARBLES.of(state.children[1]).won == 0
    assert events == (MarbleWon(1),)
    assert KERNEL.apply(state, wrong).events == ()


def test_events_are_open_and_reveal_nothing_unless_they_say_so():
    assert not Event.reveals
    assert not BeansTaken.reveals
    assert MarbleWon.reveals
    for viewer in (0, 1, None):
        assert BeansTaken(0, 1).seen_by(viewer) == BeansTaken(0, 1)


def test_the_same_seed_gives_the_same_game():
    assert play(begun(5)) == play(begun(5))
    assert {begun(seed).beans for seed in range(20)} == {6, 7, 8, 9, 10}
