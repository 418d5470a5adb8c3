"""Questions' descriptions of themselves agree with their effects."""

from collections.abc import Iterator
from functools import cache

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.questions import FORFEIT, USE, Alike, Leading, Picking, Priced
from rococo_desktop.rules.rococo.base.bonuses import DiscardResources
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.events import LivrePaid, ResourcesSpent
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import (
    Employing,
    Offering,
    PaidInSilk,
    Payment,
    Staffing,
    held_in,
)
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.rules.state import ACT
from tests.rules.rococo.perfume import Sniff

MATCH = Rococo(Setup(3, expansions=tuple(each.key for each in EXPANSIONS)), LIBRARY.load())
REASONS = {"acquire", "make_dress", "hire", "fund"}


def decisions(seed: int) -> Iterator[tuple[State, Decision]]:
    state, chance = MATCH.start(seed).state, Generator(seed, "questions")
    while (decision := state.pending) is not None:
        yield state, decision
        option = decision.options[chance.below(len(decision.options))]
        state = MATCH.kernel.apply(state, option).state


@cache
def several_games() -> list[tuple[State, Decision]]:
    return [each for seed in range(4) for each in decisions(seed)]


def test_a_price_is_what_is_paid():
    asked = set()
    for state, decision in decisions(2):
        frame = decision.frame
        if not isinstance(frame, Priced):
            continue
        asked.add(decision.kind)
        for option in decision.options:
            paid = [
                event.amount
                for event in MATCH.kernel.foresee(state, option).events
                if isinstance(event, LivrePaid) and event.reason in REASONS
            ]
            assert frame.price(Context(MATCH.rules, state, None), option) == sum(paid)
    assert asked == {"acquire_resource", "fund_decoration", "hire_employee", "make_dress"}


def test_silk_that_is_given_is_needed():
    given = 0
    for state, decision in decisions(2):
        if not isinstance(decision.frame, PaidInSilk):
            continue
        for option in decision.options:
            payment: Payment = decision.frame.payment(option)
            after = MATCH.kernel.foresee(state, option)
            spent = any(isinstance(event, ResourcesSpent) for event in after.events)
            pending = after.state.pending
            asked = pending is not None and isinstance(pending.frame, Payment)
            needs = any(any(need) for need in payment.needs(MATCH.rules))
            assert (spent or asked) == needs
            given += spent
    assert given


def test_what_a_question_leads_on_to_is_among_its_answers():
    """A card leads to its action, and the action and the bonus lead to the choice."""
    leading = set()
    for state, decision in decisions(3):
        frame, staff = decision.frame, state.players[decision.seat].staff()
        if isinstance(frame, Leading):
            leading.add(decision.kind)
        if isinstance(frame, Employing):
            assert {*frame.employees(decision.options)} <= {*staff}
        if isinstance(frame, Offering):
            assert decision.options == (USE, FORFEIT)
            assert frame.bonus(MATCH.rules) is not None
    assert leading == {"play_card", "choose_action", "use_bonus"}


def test_a_turn_begins_with_a_question_that_is_registered_for_it():
    begun = set()
    for state, decision in decisions(3):
        if state.phase == ACT:
            begins = all(player.played is None for player in state.players)
            begins = begins and len(state.frames) == 2
            assert isinstance(decision.frame, MATCH.rules.turn_questions) == begins
            begun |= {decision.kind} if begins else set()
    assert begun == {"play_card", "reveal_card"}
    assert MATCH.rules.kinds_of(*MATCH.rules.turn_questions) == begun


def test_tiles_that_are_given_lie_on_the_rack_until_then():
    given = 0
    for state, decision in several_games():
        if isinstance(decision.frame, Payment):
            rack = {*state.players[decision.seat].resources}
            for option in decision.options:
                after = MATCH.kernel.foresee(state, option).state
                left = {*after.players[decision.seat].resources}
                assert {*decision.frame.given(option)} == rack - left
                given += 1
    assert given


def test_what_is_picked_is_told_until_everything_is():
    assert MATCH.rules.kinds_of(Picking) == {"discard_resources"}
    assert DiscardResources(0, "start-master-1", ("a", "b")).picked() == ("a", "b")


def test_answers_that_are_alike_are_pieces():
    """Also for expansions' questions; pieces in other places are not alike."""
    alike, rules = set(), MATCH.rules
    pieces = {*rules.employees, *rules.resources, *rules.board.spaces}
    for state, decision in several_games():
        if isinstance(decision.frame, Alike):
            alike.add(decision.kind)
            assert decision.options[0] in pieces | {*rules.names, "sell"}
            assert {*decision.frame.places(state)} <= pieces
    assert {"play_card", "acquire_resource", "place_dress"} <= alike <= rules.kinds_of(Alike)
    assert {"use_from_supply", "copy_bonus"} <= rules.kinds_of(Alike)


def test_what_a_question_does_not_tell_has_its_plain_answer():
    """An expansion's question needs none of the protocols."""
    plain = Sniff(0)
    assert not isinstance(plain, Priced | Payment | PaidInSilk | Staffing)
    assert list(held_in([plain])) == []
