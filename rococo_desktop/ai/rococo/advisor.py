"""The adviser of a person: the best plays by rules of thumb, and what speaks for them."""

from collections.abc import Hashable, Sequence
from itertools import combinations
from typing import NamedTuple

from rococo_desktop.ai.analysis import Judgement, luck_of
from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.plays import Play, plays
from rococo_desktop.ai.rococo.evaluation import Appraisal
from rococo_desktop.ai.rococo.memory import remembered
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.ai.suggestion import Suggestion, chances, lead
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import because
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.grounds import grounds, hand_grounds
from rococo_desktop.rules.rococo.model import OVER, SELECT, State
from rococo_desktop.rules.rococo.questions import FORFEIT, USE
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.rules.rococo.view import View

NODES = 6_000
"""The positions that are looked at for one hint."""
LESS = 1_500
"""The same for a play of a game that is analysed, for there are many."""
WIDTH = 12
"""The kinds of plays of which the others' prospects are looked at too."""
REASONS = 4
"""The number of reasons for a play, apart from one about chance."""
SPREADS = (3.0, 1.0)
"""The spread of expectations in the last round, and what each round left adds to it.

Fitted to the winners of games that bots played against each other.
"""
TASTE = Taste()


class Thought(NamedTuple):
    """A play, and the final points that all seats may expect after it."""

    play: Play[State]
    points: tuple[float, ...]
    chance: float
    """The chance of the seat to win."""
    lead: float


def suggest(match: Rococo, view: View, rng: Generator, number: int) -> tuple[Suggestion, ...]:
    """Return the best plays for the seat that is asked, the best first; they differ in kind.

    Only what the seat sees is used; ``rng`` deals the rest.
    """
    decision = asked(view)
    root = remembered(match, view, rng)
    if root.phase == SELECT:
        return _hands(match, root, decision, number)
    opens = isinstance(decision.frame, match.rules.turn_questions)
    return tuple(
        explained(match, root, decision.seat, thought)
        for thought in best_plays(match, root, decision.seat, number, 3 if opens else 1)
    )


def best_plays(
    match: Rococo, root: State, seat: int, number: int, depth: int, nodes: int = NODES
) -> list[Thought]:
    """Return the best plays, no two of which share their first ``depth`` answers.

    This is the one place that values plays; a network can take the place of the rules of thumb.
    """
    appraisals = [Appraisal(match.rules, root, each, TASTE) for each in range(len(root.players))]
    found = plays(match, root, Turn(match.rules, seat), nodes).plays
    worths = [appraisals[seat].value(play.state) for play in found]
    order = sorted(range(len(found)), key=lambda place: -worths[place])
    thoughts: dict[Hashable, Thought] = {}
    for place in order:
        play = found[place]
        kind = _kind(play.answers[:depth])
        if kind in thoughts:
            continue
        points = tuple(each.value(play.state) for each in appraisals)
        chance = chances(points, spread(match, root))[seat]
        thoughts[kind] = Thought(play, points, chance, lead(points, seat))
        if len(thoughts) == max(number, WIDTH):
            break
    return sorted(thoughts.values(), key=lambda thought: -thought.lead)[:number]


def analyse(match: Rococo, before: State, answers: Sequence[str], rng: Generator) -> Judgement:
    """Return what a play of a finished game was worth, and what would have been better.

    ``answers`` lead from ``before`` to the end of the turn, or to the first draw.
    """
    pending = before.pending
    if pending is None:
        raise ValueError("the game is over")
    seat = pending.seat
    last = before
    for answer in answers[:-1]:
        last = match.kernel.apply(last, answer).state

    def chances_in(state: State) -> tuple[float, ...]:
        return prospects(match, state)

    ends = Turn(match.rules, seat).ends
    revealed = any(event.reveals for event in match.kernel.apply(last, answers[-1]).events)
    own = match.kernel.foresee(last, answers[-1], ends=ends).state
    luck = (
        luck_of(match, last, answers[-1], chances_in, rng)
        if revealed
        else (0.0,) * len(before.players)
    )
    played = deeds(match, before, seat, answers)
    if before.phase == SELECT:
        # A hand shows its worth only when it is played: nothing is said to be lost by it.
        (best,) = _hands(match, before, pending, 1)
        return Judgement(prospects(match, before), luck, played, best, 0.0, 0.0)
    points = expectations(match, before, own)
    reached = chances(points, spread(match, before))
    (found,) = best_plays(match, before, seat, 1, 3, LESS)
    lost = max(0.0, found.chance - reached[seat])
    fewer = max(0.0, found.lead - lead(points, seat))
    best = explained(match, before, seat, found)
    return Judgement(reached, luck, played, best, lost, fewer)


def expectations(match: Rococo, root: State, state: State) -> tuple[float, ...]:
    """Return the final points that all seats may expect in a position that a play led to."""
    seats = range(len(root.players))
    appraisals = (Appraisal(match.rules, root, seat, TASTE) for seat in seats)
    return tuple(each.value(state) for each in appraisals)


def _kind(answers: Sequence[str]) -> tuple[str, ...]:
    """Return what tells plays apart at first sight, without what is done with a bonus."""
    later = (n for n, each in enumerate(answers) if n and each in (USE, FORFEIT))
    return tuple(answers[: next(later, len(answers))])


def prospects(match: Rococo, state: State) -> tuple[float, ...]:
    """Return the chance of each seat to win from a position, or who has won."""
    if state.phase == OVER:
        winners = score(match.rules, state).winners
        return tuple((seat in winners) / len(winners) for seat in range(len(state.players)))
    seats = range(len(state.players))
    appraisals = [Appraisal(match.rules, state, seat, TASTE) for seat in seats]
    points = [each.value(state) for each in appraisals]
    if state.phase == SELECT:
        # Who has not chosen a hand yet does not play fewer cards for that.
        size = match.rules.constants.hand_size
        for seat in seats:
            missing = size - len(state.players[seat].hand)
            points[seat] += missing * appraisals[seat].prospect.action
    return chances(points, spread(match, state))


def spread(match: Rococo, state: State) -> float:
    """Return by how many points the expectations are usually wrong."""
    last, more = SPREADS
    return last + more * (match.rules.constants.rounds - state.round)


def explained(match: Rococo, root: State, seat: int, thought: Thought) -> Suggestion:
    """Return a play with what speaks for it, in facts."""
    play = thought.play
    events = deeds(match, root, seat, play.answers)
    reasons = grounds(match.rules, root, play.state, seat, events)[:REASONS]
    if play.reveals:
        reasons = (*reasons, because("advice.chance"))
    return Suggestion(play.answers, thought.chance, thought.lead, reasons, events)


def deeds(match: Rococo, root: State, seat: int, answers: Sequence[str]) -> tuple[Event, ...]:
    """Return the events of a play, up to the end of the turn or to what is revealed."""
    ends = Turn(match.rules, seat).ends
    state, events = root, list[Event]()
    for answer in answers:
        foreseen = match.kernel.foresee(state, answer, ends=ends)
        state = foreseen.state
        events += foreseen.events
    return tuple(events)


def _hands(match: Rococo, root: State, decision: Decision, number: int) -> tuple[Suggestion, ...]:
    """Return the best hands; they are valued by the employees alone."""
    rules, seat = match.rules, decision.seat
    appraisals = [Appraisal(rules, root, each, TASTE) for each in range(len(root.players))]
    points = [each.value(root) for each in appraisals]
    staff = appraisals[seat].staff
    held = staff.holdings(root)
    hand = root.players[seat].hand
    missing = min(rules.constants.hand_size - len(hand), len(decision.options))
    worths: dict[tuple[str, ...], float] = {}
    for taken in combinations(decision.options, missing):
        cards = [rules.employees[card] for card in (*hand, *taken)]
        worths[taken] = staff.hand_points(cards, held)
    best = sorted(worths, key=lambda taken: -worths[taken])
    found: dict[Hashable, Suggestion] = {}
    for taken in best:
        kinds = sorted(str(rules.employees[card].bonus) for card in taken)
        if tuple(kinds) in found:
            continue
        after = list(points)
        after[seat] += worths[taken] - worths[best[0]]
        reasons = tuple(hand_grounds(rules, root, seat, (*hand, *taken)))
        found[tuple(kinds)] = Suggestion(
            taken,
            chances(after, spread(match, root))[seat],
            lead(after, seat),
            reasons,
            deeds(match, root, seat, taken),
        )
        if len(found) == number:
            break
    return tuple(found.values())
