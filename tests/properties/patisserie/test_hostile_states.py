"""Damaged states: each is refused with a reason, or can be viewed, dealt, continued and scored."""

import random
from collections import Counter

import pytest

from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.match import InvalidStateError
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.texts import Catalogue
from tests.properties.patisserie.hostile import Document, damaged, kernel_matches, snapshots

MOST_DECISIONS = 2_000
MESSAGES = Catalogue()


@pytest.fixture(scope="module")
def games() -> list[tuple[Patisserie, list[Document]]]:
    return [(match, snapshots(match, seed=1, every=9)) for match in kernel_matches()]


def survive(match: Patisserie, state: State, chance: Generator) -> None:
    """View the game, deal it anew, play it to its end and score it."""
    match.kernel.resume(state)
    everybody = [frozenset[int](), *(frozenset({seat}) for seat in range(match.seats))]
    for eyes in everybody:
        seen = match.look(state, eyes)
        match.estimate(state, seen)
        dealt = match.deal(seen, chance)
        match.check(dealt)
        assert match.look(dealt, eyes) == seen
    match.score(state)
    decisions = 0
    while (decision := state.pending) is not None:
        if decisions < 6 or decisions % 25 == 0:
            match.check(state)
            match.deal(match.look(state, frozenset({decision.seat})), chance)
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])
        decisions += 1
        assert decisions < MOST_DECISIONS
    match.check(state)
    match.score(state)


def outcome(match: Patisserie, document: Document, number: int) -> str:
    """Return whether a document was unreadable, was refused, or is a game."""
    try:
        state = match.codec.decode(State, document)
    except CodecError:
        return "not read"
    try:
        match.check(state)
    except InvalidStateError as error:
        return "refused" if error.path and error.reason.key in MESSAGES else "not worded"
    survive(match, state, Generator(number, "on"))
    return "played"


def outcomes(games: list[tuple[Patisserie, list[Document]]], numbers: range) -> Counter[str]:
    found: Counter[str] = Counter()
    for number in numbers:
        chance = random.Random(number)
        match, documents = chance.choice(games)
        found[outcome(match, damaged(chance, chance.choice(documents)), number)] += 1
    return found


def test_damaged_states(games: list[tuple[Patisserie, list[Document]]]):
    found = outcomes(games, range(400))
    assert found["refused"] > 160
    assert found["played"] > 15
    assert not found["not worded"]


@pytest.mark.heavy
@pytest.mark.timeout(0)
def test_many_damaged_states(games: list[tuple[Patisserie, list[Document]]]):
    found = outcomes(games, range(400, 30_000))
    assert found["played"] > 1_000
    assert not found["not worded"]
