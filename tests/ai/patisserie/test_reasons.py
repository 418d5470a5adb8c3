"""Each reason of a hint in La Pâtisserie Rococo is true by the rules, whoever plays."""

from collections import Counter

import pytest

from rococo_desktop.ai.foresight import TURN
from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.patisserie.judges import SELECTION
from rococo_desktop.ai.suggestion import HINTS
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from tests.ai.patisserie.games import match_of
from tests.ai.patisserie.true_reasons import Truth, hand_holds
from tests.daily import soaked

BLIND = TURN - 1
"""A node budget with which no play is continued."""
EVERY = 9
"""Each such decision of a game is one to ask for a hint, daily; in the soak each third."""


def followed(
    match: Patisserie, state: State, seat: int, answers: tuple[str, ...]
) -> tuple[State, list[Event]]:
    """Return where a play leads in the true game up to a revelation, and its events, that too."""
    events, ends = list[Event](), PatisserieAdvisor(match).turn(seat).ends
    for answer in answers:
        events += [each for each in match.kernel.apply(state, answer).events if each.reveals]
        foreseen = match.kernel.foresee(state, answer, ends=ends)
        state = foreseen.state
        events += foreseen.events
    return state, events


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
    wise, state, told = PatisserieAdvisor(match), match.start(seed).state, Counter[str]()
    number = 0
    while (decision := state.pending) is not None:
        seat, option = decision.seat, decision.options[0]
        number += 1
        if seat in match.rules.people and len(decision.options) > 1 and number % every == 0:
            view = match.look(state, frozenset({seat}))
            hints = wise.suggest(view, Generator(seed, str(number)), HINTS, BLIND)
            for hint in hints:
                for reason in hint.reasons:
                    if decision.kind in SELECTION:
                        (card,) = hint.answers
                        holds = hand_holds(match, state.players[seat], card, reason)
                    else:
                        after, events = followed(match, state, seat, hint.answers)
                        holds = Truth(match, state, after, seat, events).holds(reason)
                    assert holds, (number, hint.answers, reason)
                    told[reason.key] += 1
            option = hints[0].answers[0]
        else:
            option = decision.options[Generator(seed, f"any:{number}").below(len(decision.options))]
        state = match.kernel.apply(state, option).state
    assert len(told) > 8, told
