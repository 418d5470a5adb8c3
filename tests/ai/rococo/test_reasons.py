"""Each reason of a hint in Rococo is true by the rules, whoever plays and whatever is added."""

from collections.abc import Callable
from functools import partial

import pytest

from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.rules.state import SELECT
from tests.ai.hinted import EVERY, Hinted, followed, reasons
from tests.ai.rococo.true_reasons import Truth, hand_holds
from tests.daily import soaked


@pytest.mark.parametrize(
    ("players", "expansions", "seed", "every"),
    soaked(
        [
            *((players, (), seed, 3) for players in (2, 3, 5) for seed in range(4)),
            *((3, (each,), 1, 3) for each in ("jewelry_box", "madame_du_barry")),
            (3, (), 1, EVERY),
            (2, (), 2, EVERY),
        ],
        [(3, (), 1, EVERY), (2, (), 2, EVERY)],
    ),
)
@pytest.mark.timeout(1800)
def test_each_reason_of_each_hint_is_true(
    players: int, expansions: tuple[str, ...], seed: int, every: int
) -> None:
    match = Rococo(Setup(players, expansions=expansions), LIBRARY.load())
    advisor = RococoAdvisor(match)

    def holding(hinted: Hinted, play: Suggestion) -> Callable[[Reason], bool]:
        state, seat = hinted.state, hinted.decision.seat
        if state.phase == SELECT:
            hand = (*state.players[seat].hand, *play.answers)
            return partial(hand_holds, match, state, seat, hand)
        after, events = followed(advisor, state, seat, play.answers)
        return Truth(match, state, after, seat, events).holds

    def idle(hinted: Hinted) -> Callable[[Reason], bool]:
        state = hinted.state
        if state.phase == SELECT:
            return lambda _: False
        return Truth(match, state, state, hinted.decision.seat, ()).holds

    told = reasons(advisor, seed, every, holding, idle)
    assert len(told) > 8, told
