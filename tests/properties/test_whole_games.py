"""Whole games of random answers: they end, nothing is lost, and every machine plays them alike."""

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Question
from rococo_desktop.rules.rococo.events import GameEnded
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.rules.rococo.score import score
from tests.combinations import every_setup, sample
from tests.properties.books import Books, all_pieces, pieces

COMPONENTS = LIBRARY.load()


def play(setup: Setup, seed: int) -> set[str]:
    """Play a game while keeping the books; return the kinds of its decisions."""
    match = Rococo(setup, COMPONENTS)
    books, whole = Books(match.rules), all_pieces(match.rules)
    chance, kinds = Generator(seed, "answers"), set()
    state, events = match.start(seed)
    books.enter(events)
    while (decision := state.pending) is not None:
        kinds.add(decision.kind)
        option = decision.options[chance.below(len(decision.options))]
        state, events = match.kernel.apply(state, option, decision.id)
        books.enter(events)
        books.check(state)
        assert pieces(match.rules, state) == whole
    assert state.phase == "over"
    assert state.round == COMPONENTS.constants.rounds
    result = score(match.rules, state)
    assert events[-1] == GameEnded(result.winners, tuple(s.total for s in result.players))
    return kinds


def play_all(setups: list[Setup], seeds: range) -> set[str]:
    return {kind for seed in seeds for setup in setups for kind in play(setup, seed)}


def questions(match: Rococo) -> set[str]:
    return {kind for kind, frame in match.rules.frame_types.items() if issubclass(frame, Question)}


RARE = {"choose_jewelry"}
"""It comes up by chance in one of fifty games with two particular expansions."""

BASE_SETUPS = [Setup(players, edition) for players in (2, 3, 4, 5) for edition in EDITIONS]


def test_whole_games():
    kinds = play_all(BASE_SETUPS, range(4))
    assert kinds == questions(Rococo(Setup(2), COMPONENTS))


def test_whole_games_with_expansions():
    kinds = play_all(sample(), range(1, 5))
    everything = Setup(3, expansions=tuple(each.key for each in EXPANSIONS))
    assert questions(Rococo(everything, COMPONENTS)) - kinds <= RARE
    assert kinds <= questions(Rococo(everything, COMPONENTS))


@pytest.mark.heavy
def test_many_whole_games():
    play_all(BASE_SETUPS, range(4, 300))


@pytest.mark.heavy
def test_many_whole_games_with_expansions():
    play_all(every_setup(), range(5, 20))
