"""What questions tell of themselves is what comes of them."""

from collections.abc import Iterator

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.events import LivrePaid, ResourcesSpent
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import PaidInSilk, Payment, Priced, Staffing, held_in
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo
from tests.rules.rococo.perfume import Sniff

MATCH = Rococo(Setup(3, expansions=tuple(each.key for each in EXPANSIONS)), LIBRARY.load())
REASONS = {"acquire", "make_dress", "hire", "fund"}


def decisions(seed: int) -> Iterator[tuple[State, Decision]]:
    state, chance = MATCH.start(seed).state, Generator(seed, "questions")
    while (decision := state.pending) is not None:
        yield state, decision
        option = decision.options[chance.below(len(decision.options))]
        state = MATCH.kernel.apply(state, option).state


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


def test_what_a_question_does_not_tell_has_its_plain_answer():
    """An expansion's question needs none of the protocols."""
    plain = Sniff(0)
    assert not isinstance(plain, Priced | Payment | PaidInSilk | Staffing)
    assert list(held_in([plain])) == []
