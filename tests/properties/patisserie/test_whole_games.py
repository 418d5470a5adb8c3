"""Whole games of random answers: they end, nothing is lost, and events explain every amount."""

import json
from itertools import combinations

import pytest

from rococo_desktop.engine.errors import IllegalOptionError, StaleDecisionError
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Question
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.events import GameEnded
from rococo_desktop.rules.patisserie.first_game import FIRST_GAME
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.mentor import EXTRA_CRUNCHY, MENTOR, SAVORY
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.promos import PROMOS
from tests.properties.patisserie.books import Books, all_pieces, pieces
from tests.rules.patisserie.frames import FRAMES

COMPONENTS = LIBRARY.load()
QUESTIONS = {kind for kind, frame in FRAMES.items() if issubclass(frame, Question)}


def every_setup() -> list[Setup]:
    """Return every number of players with every promo, variant and grade."""
    promos = [keys for size in range(5) for keys in combinations(PROMOS, size)]
    grades: list[tuple[str, ...]] = [(), (SAVORY,), (EXTRA_CRUNCHY,)]
    found = []
    for players in range(1, 6):
        options = grades if players == 1 else [()]
        if players == 2:
            options += [(MENTOR, *grade) for grade in grades]
        for extra in options:
            for first in ((), (FIRST_GAME,)):
                found += [Setup(players, "", (*keys, *first, *extra)) for keys in promos]
    return found


def sample(number: int) -> list[Setup]:
    """Return set-ups spread over the whole list, with every number of players."""
    everything = every_setup()
    return [everything[(index * 83) % len(everything)] for index in range(number)]


def refuse(match: Patisserie, state: State, options: tuple[str, ...]) -> None:
    """Check that answers not listed, or too late, are refused and change nothing."""
    before = state.copy()
    pending = state.pending
    assert pending is not None
    for option in ("nonsense", "", options[0] + "x", "forfeit", "done", "host-1", "1"):
        if option not in options:
            with pytest.raises(IllegalOptionError):
                match.kernel.apply(state, option, pending.id)
    with pytest.raises(StaleDecisionError):
        match.kernel.apply(state, options[0], pending.id + 1)
    assert state == before


def write_and_read(match: Patisserie, state: State) -> None:
    """Check that a state survives a save, and passes the check of states from outside."""
    read = match.codec.decode(State, json.loads(json.dumps(match.codec.encode(state))))
    match.kernel.resume(read)
    assert read == state
    match.check(read)


def play(setup: Setup, seed: int, *, closely: bool = True) -> set[str]:
    """Play a game while keeping the books; return the kinds of its decisions."""
    match = Patisserie(setup, COMPONENTS)
    chance, kinds, answers = Generator(seed, "answers"), set(), []
    state, events = match.start(seed)
    books, whole = Books(match.rules, state), all_pieces(match.rules, state)
    books.enter(events)
    while (decision := state.pending) is not None:
        kinds.add(decision.kind)
        assert len(set(decision.options)) == len(decision.options) > 0
        if closely or chance.below(50) == 0:
            write_and_read(match, state)
            if chance.below(8) == 0:
                refuse(match, state, decision.options)
        option = decision.options[chance.below(len(decision.options))]
        answers.append(option)
        before = state
        copy = before.copy() if closely else None
        state, events = match.kernel.apply(state, option, decision.id)
        assert copy is None or before == copy
        books.enter(events)
        books.check(state)
        assert pieces(match.rules, state) == whole
    assert state.phase == "over"
    assert state.round == 4
    assert not state.staff_deck
    result = match.score(state)
    totals = tuple(sheet.total for sheet in result.players)
    assert events[-1] == GameEnded(result.winners, totals)
    again = match.start(seed).state
    for answer in answers:
        match.kernel.advance(again, answer)
    assert again == state
    return kinds


def play_all(setups: list[Setup], seeds: range, *, closely: bool = True) -> set[str]:
    return {
        kind for seed in seeds for setup in setups for kind in play(setup, seed, closely=closely)
    }


def test_whole_games():
    kinds = play_all(sample(8), range(1))
    assert kinds <= QUESTIONS


@pytest.mark.heavy
@pytest.mark.timeout(0)
def test_ten_thousand_whole_games():
    everything = every_setup()
    games = -(-10_000 // len(everything))
    assert play_all(everything, range(1, games + 1), closely=False) == QUESTIONS


@pytest.mark.heavy
@pytest.mark.timeout(0)
def test_every_decision_of_many_games_is_saved_and_refuses_what_is_not_listed():
    play_all(every_setup(), range(1, 4))
