"""The random bot."""

from __future__ import annotations

import pytest

from rococo_desktop.ai.arena import play
from rococo_desktop.ai.bot import Blindfold, RandomBot, ask
from rococo_desktop.engine.match import Asked, Setup
from rococo_desktop.engine.match import View as EngineView
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View
from tests.base_game import load

BOT = RandomBot()


class Dark(Rococo):
    """A match whose views must not be requested."""

    def look(self, state: State, eyes: frozenset[int]) -> View:
        pytest.fail("the random bot does not look at the table")


def answers(players: int, seed: int) -> list[str]:
    """Return the answers of a game of random bots; ``advance`` refuses an illegal answer."""
    return play(Dark(Setup(players), load()), [BOT] * players, seed).answers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_plays_listed_options_to_the_end_without_looking(players: int):
    assert len(answers(players, 7)) > 7 * 3 * players


def test_random_is_the_same_for_the_same_seed():
    assert answers(4, 11) == answers(4, 11)
    assert answers(4, 11) != answers(4, 12)


def test_random_takes_every_option_at_times():
    match = Dark(Setup(2), load())
    state = match.start(1).state
    decision = state.pending
    assert decision is not None
    rng = Generator(3)
    seen = {
        ask(BOT, match, decision, lambda: match.look(state, frozenset()), rng) for _ in range(200)
    }
    assert seen == set(decision.options)


def test_a_blindfolded_seat_knows_what_it_is_asked_and_nothing_else():
    decision = Dark(Setup(2), load()).start(1).state.pending
    assert decision is not None
    view: EngineView = Blindfold(decision)
    assert view.decision is decision
    assert view.eyes == {decision.seat}
    assert view.asked == Asked(decision.id, decision.seat, decision.kind)
