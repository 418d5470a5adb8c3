"""Each reason of a hint in Rococo is true by the rules, whoever plays and whatever is added."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.ai.rococo.judges import AHEAD, Foreseeing
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.rules.state import SELECT
from tests.ai.hinted import EVERY, Hinted, followed, reasons
from tests.ai.rococo.true_reasons import Truth, hand_holds
from tests.daily import soaked

FEW = 5
"""The fewest garments that the reasons for the hands of a game name."""


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


@pytest.mark.parametrize("seed", soaked(list(range(6)), [0]))
@pytest.mark.timeout(1800)
def test_a_garment_of_a_hand_is_not_given_up_by_its_next_turn(seed: int) -> None:
    """What a hand is chosen for is made in its next turn, or can still be made after it."""
    match, strongest = Rococo(Setup(3), LIBRARY.load()), Foreseeing()
    advisor, named = RococoAdvisor(match), 0
    state = match.start(seed).state
    while (decision := state.pending) is not None:
        answers = strongest.planned(match, state, decision, AHEAD)[0].play.answers
        if state.phase == SELECT and len(decision.options) > 1:
            hand = advisor.analyse(state, answers, Generator(seed)).best
            dresses = [str(each.values["dress"]) for each in hand.reasons if "dress" in each.values]
            if dresses:
                turn, after = _next_turn(advisor, state, hand.answers)
                types = [
                    match.rules.employees[card].type for card in after.players[decision.seat].hand
                ]
                able = "master" in types, "master" in types or "journeyman" in types
                for dress in dresses:
                    later = able[0] if match.rules.dresses[dress].master else able[1]
                    there = later and dress in after.workshop
                    assert dress in turn or there, (hand.answers, hand.reasons, turn)
                named += len(dresses)
        for answer in answers:
            state = match.kernel.apply(state, answer).state
    assert named > FEW


def _next_turn(
    advisor: RococoAdvisor, state: State, hand: Sequence[str]
) -> tuple[Sequence[str], State]:
    """Return what a hint would say of the turn after the choice of a hand, and where it leads."""
    match, strongest = advisor.match, Foreseeing()
    chooser = state.pending
    assert chooser is not None
    for answer in hand:
        state = match.kernel.apply(state, answer).state
    while (decision := state.pending) is not None:
        mine = decision.seat == chooser.seat and state.phase != SELECT
        best = strongest.planned(match, state, decision, advisor.nodes if mine else AHEAD)[0].play
        if mine:
            return best.answers, best.state
        for answer in best.answers:
            state = match.kernel.apply(state, answer).state
    raise AssertionError("a hand is played")
