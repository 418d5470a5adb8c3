"""The first rounds of a beginner's game, and what the coach says in each of their turns."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rococo_desktop.ai.advisor import Advisor
from rococo_desktop.engine.events import kind_of
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.kinds.kind import Advice
from rococo_desktop.rules.state import SELECT
from rococo_desktop.session.teaching.coach import OWN, Coaching
from tests.ai.hinted import BLIND

ROUNDS = 2
"""The rounds in which a beginner is told something nearly every turn."""
LEARNER = 0


class Turn(NamedTuple):
    """A turn of the learner: the state at its beginning, and the tip that is said then, if any."""

    state: Any
    tip: str


def coached(
    game: str, advice: Advice, advisor: Advisor[Any, Any, Any], bot: Any, seed: int
) -> Iterator[Turn]:
    """Yield the learner's turns in the first rounds of a game; everybody plays like a bot."""
    match, number = advisor.match, 0
    state = match.start(seed).state
    coaching, since, own = Coaching(game), set[str](), set[str]()
    while (decision := state.pending) is not None and state.round <= ROUNDS:
        number += 1
        view, rng = match.look(state, frozenset({decision.seat})), Generator(seed, str(number))
        if decision.seat == LEARNER:
            begins = advice.opens_turn(match, decision)
            said = _tip(coaching, advice, advisor, view, rng, since | own)
            if begins and state.phase != SELECT:
                yield Turn(state, said)
            since, own = set(), set() if begins else own
        transition = match.kernel.apply(state, bot.choose(match, view, rng, BLIND))
        for event in transition.events:
            since.add(kind_of(type(event)))
            if decision.seat == LEARNER == getattr(event, "seat", None):
                own.add(f"{OWN}{kind_of(type(event))}")
        state = transition.state


def _tip(
    coaching: Coaching,
    advice: Advice,
    advisor: Advisor[Any, Any, Any],
    view: Any,
    rng: Generator,
    news: set[str],
) -> str:
    """Return the tip that the coach says at a question, and note it; empty for none."""
    numbers, pieces = advice.facts(advisor.match, view)
    for tip in coaching.due(view.decision.kind, numbers, news):
        if tip.deeds:
            play, *_ = advisor.suggest(view, rng, 1, BLIND)
            if not tip.agrees(play, 0, pieces):
                continue
        coaching.note(tip)
        return tip.key
    return ""
