"""Whole games of random answers: they end, nothing is lost, and every machine plays them alike."""

import pytest

from rococo_desktop.engine.kernel import kind_of
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Question
from rococo_desktop.rules.components import load
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.events import GameEnded
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo, Setup
from rococo_desktop.rules.rococo.score import score
from tests.properties.books import Books, all_pieces, pieces

COMPONENTS = load()


def play(players: int, edition: str, seed: int) -> set[str]:
    """Play a game with all books open; return the kinds of its decisions."""
    game = Rococo(Setup(players, edition), COMPONENTS)
    books, whole = Books(COMPONENTS, players), all_pieces(COMPONENTS, players)
    chance, kinds = Generator(seed, "answers"), set()
    state, events = game.start(seed)
    books.enter(events)
    while (decision := state.pending) is not None:
        kinds.add(decision.kind)
        option = decision.options[chance.below(len(decision.options))]
        state, events = game.kernel.apply(state, option, decision.id)
        books.enter(events)
        books.check(state)
        assert pieces(state) == whole
    assert state.phase == "over"
    assert state.round == COMPONENTS.constants.rounds
    result = score(game.rules, state)
    assert events[-1] == GameEnded(result.winners, tuple(s.total for s in result.players))
    return kinds


def play_all(seeds: range) -> set[str]:
    return {
        kind
        for seed in seeds
        for players in (2, 3, 4, 5)
        for edition in EDITIONS
        for kind in play(players, edition, seed)
    }


def test_whole_games():
    kinds = play_all(range(8))
    assert kinds == {kind_of(frame) for frame in BASE.frames if issubclass(frame, Question)}


@pytest.mark.heavy
def test_many_whole_games():
    play_all(range(8, 300))
