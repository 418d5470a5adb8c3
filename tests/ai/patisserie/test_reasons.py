"""Each reason of a hint in La Pâtisserie Rococo is true by the rules, whoever plays."""

from collections.abc import Callable
from functools import partial

import pytest

from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.patisserie.judges import SELECTION
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.engine.reasons import Reason
from tests.ai.hinted import EVERY, Hinted, followed, reasons
from tests.ai.patisserie.games import match_of
from tests.ai.patisserie.true_reasons import Truth, hand_holds
from tests.daily import soaked


@pytest.mark.parametrize(
    ("players", "seed", "every"),
    soaked(
        [
            *((players, seed, 3) for players in (1, 2, 3, 4) for seed in range(4)),
            (3, 1, EVERY),
            (2, 2, EVERY),
        ],
        [(3, 1, EVERY), (2, 2, EVERY)],
    ),
)
@pytest.mark.timeout(1800)
def test_each_reason_of_each_hint_is_true(players: int, seed: int, every: int) -> None:
    match = match_of(players)
    advisor = PatisserieAdvisor(match)

    def holding(hinted: Hinted, play: Suggestion) -> Callable[[Reason], bool]:
        state, seat = hinted.state, hinted.decision.seat
        if hinted.decision.kind in SELECTION:
            (card,) = play.answers
            return partial(hand_holds, match, state.players[seat], card)
        after, events = followed(advisor, state, seat, play.answers)
        return Truth(match, state, after, seat, events).holds

    def idle(hinted: Hinted) -> Callable[[Reason], bool]:
        state = hinted.state
        if hinted.decision.kind in SELECTION:
            return lambda _: False
        return Truth(match, state, state, hinted.decision.seat, ()).holds

    told = reasons(advisor, seed, every, holding, idle)
    assert len(told) > 8, told
