"""No character forfeits a bonus that only brings coins or prestige."""

import pytest

from rococo_desktop.ai.patisserie.bots import BOTS
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.bonuses import only_gives
from rococo_desktop.rules.patisserie.turns import UseBonus
from rococo_desktop.rules.questions import USE
from tests.ai.patisserie.games import QUICK, match_of, positions


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4", "level5", "greedy"])
def test_what_costs_nothing_is_taken(name: str) -> None:
    match, met = match_of(2), 0
    for number, state in enumerate(positions(match, ["random", "random"], seed=3)):
        decision = state.pending
        if decision is None or not isinstance(decision.frame, UseBonus):
            continue
        bonus = match.rules.staff[decision.frame.card].bonus
        if only_gives(match.rules, state, decision.seat, bonus):
            view = match.look(state, frozenset({decision.seat}))
            for seed in range(5):
                chance = Generator(number, f"gift {seed}")
                assert BOTS[name].choose(match, view, chance, QUICK) == USE
            met += 1
    assert met > 3
