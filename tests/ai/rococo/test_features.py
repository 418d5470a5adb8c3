"""The features of a position: nothing hidden, and the same number of them in every set-up."""

import pytest

from rococo_desktop.ai.plays import promising_plays
from rococo_desktop.ai.rococo.features import MOST, Encoder
from rococo_desktop.ai.rococo.memory import remembered
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo
from tests.base_game import view

EVERYTHING = tuple(expansion.key for expansion in EXPANSIONS)
SETUPS = [
    Setup(2),
    Setup(3, "original"),
    Setup(5),
    Setup(1, expansions=("madame_du_barry",)),
    Setup(4, expansions=EVERYTHING),
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_deal_of_what_is_hidden_changes_nothing(setup: Setup):
    """The features of each play are those that any other deal of the unseen pieces gives."""
    match = Rococo(setup, LIBRARY.load())
    state, chance = match.start(3).state, Generator(3, "features")
    compared, lengths = 0, set()
    while (decision := state.pending) is not None:
        seat = decision.seat
        if len(decision.options) > 1 and seat in match.rules.people and not chance.below(6):
            seen = view(state, seat)
            found = []
            for deal in range(2):
                dealt = remembered(match, seen, Generator(deal, "deal"))
                encoder = Encoder(match.rules, dealt, seat, Taste())
                listed = promising_plays(match, dealt, Turn(match, seat), encoder.guess, 400)
                found.append({p.answers: encoder.features(p.state, p.reveals) for p in listed[:60]})
            assert found[0] == found[1]
            lengths |= {len(features) for features in found[0].values()}
            numbers = [number for features in found[0].values() for number in features]
            assert all(type(number) is int for number in numbers)
            assert -MOST <= min(numbers) <= max(numbers) <= MOST
            compared += 1
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])
    assert compared > 5
    assert len(lengths) == 1


def test_a_state_that_was_answered_in_place_is_appraised_anew():
    """The encoder's memory of a position belongs to that position alone."""
    match = Rococo(Setup(2), LIBRARY.load())
    state, chance, changed = match.start(4).state, Generator(4, "features"), 0
    while (decision := state.pending) is not None:
        seat, root = decision.seat, state.copy()
        encoder = Encoder(match.rules, root, seat, Taste())
        before = encoder.guess(state)
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])
        fresh = Encoder(match.rules, root, seat, Taste())
        assert encoder.guess(state) == fresh.guess(state)
        assert encoder.features(state) == fresh.features(state)
        changed += encoder.guess(state) != before
    assert changed > 100
