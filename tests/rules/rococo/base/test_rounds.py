"""The course of the game (2013, "Playing the Game"; Deluxe, "Game Play" and "End of Game")."""

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.rococo.events import GameEnded, ItemScored, LivreGained
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo
from rococo_desktop.rules.rounds import Round
from tests.rules.rococo.table import COMPONENTS, RIGHT, Table


def played(players: int, edition: str = "deluxe", seed: int = 3):
    """Return the game, its last state and all its events; phases as (round, phase, kind) asked."""
    match = Rococo(Setup(players, edition), COMPONENTS)
    state, events = match.start(seed)
    told, asked = list(events), []
    chance = Generator(seed, "answers")
    while (decision := state.pending) is not None:
        asked.append((state.round, state.phase, decision.kind))
        option = decision.options[chance.below(len(decision.options))]
        state, events = match.kernel.apply(state, option)
        told += events
    return match, state, told, asked


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_rounds_then_final_scoring(players, edition):
    """Deluxe, "Game Play": 7 rounds; "End of Game": the draw deck has run out."""
    _, state, told, _ = played(players, edition)
    assert [event.round for event in told if isinstance(event, RoundBegan)] == list(range(1, 8))
    assert (state.round, state.phase, state.frames) == (7, "over", [])
    assert state.employee_stack == []
    assert isinstance(told[-1], GameEnded)


def test_selecting_then_acting_round_by_round():
    """Deluxe, "Game Play": prepare, select, act, income."""
    *_, asked = played(3)
    phases = {phase for _, phase, _ in asked}
    assert phases == {"select", "act"}
    for number in range(1, 8):
        within = [phase for round_, phase, _ in asked if round_ == number]
        assert within == sorted(within, reverse=True)
    assert {kind for _, phase, kind in asked if phase == "select"} == {"select_card"}


def test_income_is_collected_in_every_round_the_seventh_too():
    """Deluxe, "Phase 4", important: also at the end of the 7th round, before final scoring."""
    _, _, told, _ = played(4)
    incomes = [
        index
        for index, event in enumerate(told)
        if isinstance(event, LivreGained) and event.reason == "income"
    ]
    assert len(incomes) == 7 * 4
    last_round = max(i for i, event in enumerate(told) if isinstance(event, RoundBegan))
    first_score = min(i for i, event in enumerate(told) if isinstance(event, ItemScored))
    assert all(last_round < index < first_score for index in incomes[-4:])


def test_everybody_starts_each_round_with_three_cards():
    """Deluxe, "Phase 2": exactly three cards in hand when the actions begin."""
    game = Rococo(Setup(4), COMPONENTS)
    state = game.start(5).state
    chance = Generator(5)
    seen = set()
    while (decision := state.pending) is not None:
        if decision.kind == "play_card" and state.round not in seen:
            seen.add(state.round)
            assert [len(player.hand) for player in state.players] == [3] * 4
        state = game.kernel.apply(
            state, decision.options[chance.below(len(decision.options))]
        ).state
    assert seen == set(range(1, 8))


def test_whoever_holds_the_favor_begins_the_next_round():
    """Deluxe, "I. Claim the Queen's Favor" and "A) Queen's Favor > Start Player"."""
    table = Table()
    table.state.favor = RIGHT
    table.ask(Round(len(table.rules.round_steps)))
    state = table.state
    assert [state.round, state.start_player, state.favor] == [2, RIGHT, None]
    assert table.state.pending is not None
    assert table.state.pending.seat == RIGHT


def test_the_same_seed_and_answers_give_the_same_game():
    """The whole of chance is in the seed."""
    _, first, told, _ = played(3, seed=11)
    _, second, again, _ = played(3, seed=11)
    assert first == second
    assert told == again
    assert first != played(3, seed=12)[1]
