"""Whole plays of a game other than Rococo: listing them needs only a kernel and a turn."""

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ai.plays import plays, promising_plays
from rococo_desktop.engine.match import Setup
from tests.beans.match import Beans, Sack
from tests.beans.rules import Guess, Heap


class ChildsTurn(NamedTuple):
    """A turn that ends when the other child is asked; no two answers are equivalent."""

    seat: int
    ends: frozenset[type] = frozenset()
    hopeful: bool = False

    def copy(self, state: Heap) -> Heap:
        return state.copy()

    def distinct(self, state: Heap) -> Sequence[str]:
        return () if state.pending is None else state.pending.options

    def declining(self, state: Heap) -> str | None:
        return None

    def imagine(self, state: Heap, reveals: str) -> bool:
        return self.hopeful


def guessing() -> tuple[Beans, Heap, int]:
    """Return a game in which the second child guesses, and what is hidden."""
    match = Beans(Setup(2), Sack())
    state = match.start(4).state
    match.kernel.advance(state, "1")
    assert state.pending is not None
    assert isinstance(state.pending.frame, Guess)
    return match, state, state.pending.frame.hidden


def test_a_turn_ends_where_another_is_asked_and_a_play_where_something_comes_to_light():
    match, state, hidden = guessing()
    found = plays(match, state, ChildsTurn(1))
    right, wrong = str(hidden), str(3 - hidden)
    assert {(play.answers, play.reveals) for play in found.plays} == {
        ((right,), "marble_won"),
        ((wrong, "1"), ""),
        ((wrong, "2"), ""),
        ((wrong, "3"), ""),
    }
    assert (found.nodes, found.complete) == (5, True)
    asked = [play.state.pending.seat for play in found.plays if play.state.pending is not None]
    assert asked == [0, 0, 0]


def test_a_hopeful_turn_is_imagined_to_its_end_as_if_nothing_had_come_to_light():
    """The imagined part has no answers: what may be answered there is not known yet."""
    match, state, hidden = guessing()
    right = str(hidden)
    (play,) = [
        each for each in plays(match, state, ChildsTurn(1, hopeful=True)).plays if each.reveals
    ]
    assert (play.answers, play.reveals) == ((right,), "marble_won")
    assert play.state.children[1].taken == [1]
    assert play.state.pending is not None
    assert play.state.pending.seat == 0
    (best,) = [
        each
        for each in promising_plays(
            match, state, ChildsTurn(1, hopeful=True), lambda heap: sum(heap.children[1].taken)
        )
        if each.reveals
    ]
    assert best.state.children[1].taken == [3]


def test_with_few_nodes_each_play_is_whole():
    match, state, hidden = guessing()
    found = plays(match, state, ChildsTurn(1), 1)
    assert len(found.plays) == 2
    assert not found.complete
    assert (str(3 - hidden), "1") in {play.answers for play in found.plays}


def test_nothing_is_listed_twice_for_who_is_not_asked():
    match, state, _ = guessing()
    (only,) = plays(match, state, ChildsTurn(0)).plays
    assert only.answers == ()
    assert only.state == state


def test_where_nothing_is_offered_every_play_is_promising():
    match, state, _ = guessing()
    every = plays(match, state, ChildsTurn(1)).plays
    promising = promising_plays(match, state, ChildsTurn(1), lambda _: 0.0)
    assert [play.answers for play in promising] == [play.answers for play in every]
