"""Games in which hints are asked for now and then, and where their plays lead."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rococo_desktop.ai.advisor import Advisor
from rococo_desktop.ai.foresight import TURN
from rococo_desktop.ai.suggestion import HINTS, Suggestion
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.engine.state import Decision

BLIND = TURN - 1
"""A node budget with which no play is continued."""
STORES = {"advice-stored", "patisserie-advice-stored"}
"""The reasons that something is in store for later, which come after all others but chance."""
CHANCES = {"advice-chance", "patisserie-advice-chance"}
EVERY = 9
"""Each such decision of a game is one to ask for a hint, daily; in the soak each third."""


class Hinted(NamedTuple):
    """The plays of a hint, and the decision at which it was given, which has a number."""

    number: int
    state: Any
    decision: Decision
    plays: tuple[Suggestion, ...]


def hints(advisor: Advisor[Any, Any, Any], seed: int, every: int) -> Iterator[Hinted]:
    """Yield the hints of a game in which they are followed, and which goes on by chance else."""
    match, number = advisor.match, 0
    state = match.start(seed).state
    while (decision := state.pending) is not None:
        number += 1
        seat, options = decision.seat, decision.options
        if seat in advisor.people and len(options) > 1 and number % every == 0:
            view = match.look(state, frozenset({seat}))
            plays = advisor.suggest(view, Generator(seed, str(number)), HINTS, BLIND)
            yield Hinted(number, state, decision, plays)
            option = plays[0].answers[0]
        else:
            option = options[Generator(seed, f"any:{number}").below(len(options))]
        state = match.kernel.apply(state, option).state


def reasons(
    advisor: Advisor[Any, Any, Any],
    seed: int,
    every: int,
    holding: Callable[[Hinted, Suggestion], Callable[[Reason], bool]],
    idle: Callable[[Hinted], Callable[[Reason], bool]],
) -> set[str]:
    """Return the keys of all reasons in the hints of a game.

    Each must hold, and not in ``idle``, where nothing of its play is done. What is the most or the
    least of all may speak only for the best play.
    """
    told = set[str]()
    for hinted in hints(advisor, seed, every):
        for play in hinted.plays:
            for begun, rest in _rests(advisor, hinted, play):
                holds, held = holding(begun, rest), idle(begun)
                keys = [each.key for each in rest.reasons if each.key not in CHANCES]
                last = sorted(keys, key=STORES.__contains__)
                assert keys == last, (hinted.number, play.answers, keys)
                superlatives = () if play is hinted.plays[0] else advisor.plainer
                for reason in rest.reasons:
                    case = hinted.number, play.answers, rest.answers, reason
                    assert holds(reason), case
                    assert not held(reason), case
                    assert reason.key not in superlatives, case
                    told.add(reason.key)
    return told


def _rests(
    advisor: Advisor[Any, Any, Any], hinted: Hinted, play: Suggestion
) -> Iterator[tuple[Hinted, Suggestion]]:
    """Yield a play and what is left of it after each of its answers, with the reasons for that.

    A hand is chosen as one, with its reasons.
    """
    yield hinted, play
    state = hinted.state
    for done in range(1, len(play.later) + 1):
        state = advisor.match.kernel.apply(state, play.answers[done - 1]).state
        rest = play._replace(answers=play.answers[done:], reasons=play.reasons_after(done))
        yield hinted._replace(state=state, decision=state.pending), rest


def followed(
    advisor: Advisor[Any, Any, Any], state: Any, seat: int, answers: tuple[str, ...]
) -> tuple[Any, list[Event]]:
    """Return where a play leads in the true game up to a revelation, and its events, that too."""
    kernel, events, ends = advisor.match.kernel, list[Event](), advisor.turn(seat).ends
    for answer in answers:
        events += [each for each in kernel.apply(state, answer).events if each.reveals]
        foreseen = kernel.foresee(state, answer, ends=ends)
        state = foreseen.state
        events += foreseen.events
    return state, events
