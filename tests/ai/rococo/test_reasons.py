"""Each reason of a hint in Rococo is true by the rules, whoever plays and whatever is added."""

from collections.abc import Callable
from functools import partial

import pytest

from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.rules.state import SELECT
from tests.ai.hinted import EVERY, followed, hints
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
    match, told = Rococo(Setup(players, expansions=expansions), LIBRARY.load()), set[str]()
    advisor = RococoAdvisor(match)
    for number, state, decision, plays in hints(advisor, seed, every):
        seat = decision.seat
        for play in plays:
            if state.phase == SELECT:
                hand = (*state.players[seat].hand, *play.answers)
                holds: Callable[[Reason], bool] = partial(hand_holds, match, state, seat, hand)
            else:
                after, events = followed(advisor, state, seat, play.answers)
                holds = Truth(match, state, after, seat, events).holds
            for reason in play.reasons:
                assert holds(reason), (number, play.answers, reason)
                told.add(reason.key)
    assert len(told) > 8, told
