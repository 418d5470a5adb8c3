"""The random bot."""

from __future__ import annotations

import pytest

from rococo_desktop.ai import BOTS, Seat
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.components import load
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View


def never() -> View:
    pytest.fail("the random bot does not look at the table")


def play(players: int, seed: int) -> list[str]:
    """Return the answers of one game of random bots."""
    game = Rococo(Setup(players), load())
    state = game.start(seed).state
    rng = Generator(seed)
    answers = []
    while (decision := state.pending) is not None:
        answer = BOTS["random"](game, Seat(decision, never), rng)
        assert answer in decision.options
        answers.append(answer)
        game.kernel.advance(state, answer)
    return answers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_plays_listed_options_to_the_end_without_looking(players: int):
    assert len(play(players, 7)) > 7 * 3 * players


def test_random_is_the_same_for_the_same_seed():
    assert play(4, 11) == play(4, 11)
    assert play(4, 11) != play(4, 12)


def test_random_takes_every_option_at_times():
    game = Rococo(Setup(2), load())
    decision = game.start(1).state.pending
    assert decision is not None
    rng = Generator(3)
    seen = {BOTS["random"](game, Seat(decision, never), rng) for _ in range(200)}
    assert seen == set(decision.options)
