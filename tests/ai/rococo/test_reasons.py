"""Each reason of a hint in Rococo is true by the rules, whoever plays and whatever is added."""

from collections import Counter

import pytest

from rococo_desktop.ai.foresight import TURN
from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.ai.suggestion import HINTS
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.rules.state import SELECT
from tests.ai.rococo.true_reasons import Truth, hand_holds
from tests.daily import soaked

BLIND = TURN - 1
"""A node budget with which no play is continued."""
EVERY = 9
"""Each such decision of a game is one to ask for a hint, daily; in the soak each third."""


def followed(
    match: Rococo, state: State, seat: int, answers: tuple[str, ...]
) -> tuple[State, list[Event]]:
    """Return where a play leads in the true game up to a revelation, and its events, that too."""
    events, ends = list[Event](), RococoAdvisor(match).turn(seat).ends
    for answer in answers:
        events += [each for each in match.kernel.apply(state, answer).events if each.reveals]
        foreseen = match.kernel.foresee(state, answer, ends=ends)
        state = foreseen.state
        events += foreseen.events
    return state, events


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
    wise, state, told = RococoAdvisor(match), match.start(seed).state, Counter[str]()
    number = 0
    while (decision := state.pending) is not None:
        seat, option = decision.seat, decision.options[0]
        number += 1
        if seat in match.rules.people and len(decision.options) > 1 and number % every == 0:
            view = match.look(state, frozenset({seat}))
            hints = wise.suggest(view, Generator(seed, str(number)), HINTS, BLIND)
            for hint in hints:
                selects = state.phase == SELECT
                after, events = (
                    (state, list[Event]())
                    if selects
                    else followed(match, state, seat, hint.answers)
                )
                truth = Truth(match, state, after, seat, events)
                for reason in hint.reasons:
                    hand = (*state.players[seat].hand, *hint.answers)
                    assert (
                        hand_holds(match, state, seat, hand, reason)
                        if selects
                        else truth.holds(reason)
                    ), (number, hint.answers, reason)
                    told[reason.key] += 1
            option = hints[0].answers[0]
        else:
            option = decision.options[Generator(seed, f"any:{number}").below(len(decision.options))]
        state = match.kernel.apply(state, option).state
    assert len(told) > 8, told
