"""Each reason of a hint in La Pâtisserie Rococo is true by the rules, whoever plays."""

from collections.abc import Callable
from functools import partial

import pytest

from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.patisserie.judges import SELECTION
from rococo_desktop.engine.reasons import Reason
from tests.ai.hinted import EVERY, followed, hints
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
    match, told = match_of(players), set[str]()
    advisor = PatisserieAdvisor(match)
    for number, state, decision, plays in hints(advisor, seed, every):
        seat = decision.seat
        for play in plays:
            if decision.kind in SELECTION:
                (card,) = play.answers
                holds: Callable[[Reason], bool] = partial(
                    hand_holds, match, state.players[seat], card
                )
            else:
                after, events = followed(advisor, state, seat, play.answers)
                holds = Truth(match, state, after, seat, events).holds
            for reason in play.reasons:
                assert holds(reason), (number, play.answers, reason)
                told.add(reason.key)
    assert len(told) > 8, told
