"""The advisor of a person: the best plays by the strongest player, and the reasons for them."""

from collections.abc import Hashable, Sequence
from math import exp
from typing import NamedTuple

from rococo_desktop.ai.analysis import COMPARED, DOUBTFUL, Judgement, luck_of
from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.learned import STRONG
from rococo_desktop.ai.network import MARGIN, Values
from rococo_desktop.ai.planner import UNIT, Valued, blended
from rococo_desktop.ai.plays import Play, play_of
from rococo_desktop.ai.rococo.features import Encoder
from rococo_desktop.ai.rococo.judges import Foreseeing, network_for, planned
from rococo_desktop.ai.rococo.memory import remembered
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.ai.suggestion import Suggestion, chances, halves
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

LESS = 1_500
"""The positions to examine for each play in an analysis, which has many."""
REASONS = 4
"""The number of reasons for a play, apart from one about chance."""
SPREADS = (3.0, 1.0)
"""The spread of expectations in the last round, and its increase per remaining round.

Fitted to the winners of games that bots played against each other.
"""
TASTE = Taste()
STRONGEST = Foreseeing()


class Thought(NamedTuple):
    """A play, and the seat's expectations after it."""

    play: Play[State]
    chance: float
    """The seat's chance to win."""
    lead: float


def suggest(
    match: Rococo, view: View, rng: Generator, number: int, budget: int
) -> tuple[Suggestion, ...]:
    """Return the best plays for the seat asked, the best first; they differ in kind.

    The first is what the strongest player would do with such a ``budget``. Only what the seat sees
    is used; ``rng`` deals the rest.
    """
    decision = asked(view)
    root = remembered(match, view, rng)
    found = STRONGEST.considered(match, view, root, rng, budget)
    if root.phase == SELECT:
        return _hands(match, root, decision, found, number)
    opens = isinstance(decision.frame, match.rules.turn_questions)
    return tuple(
        explained(match, root, decision.seat, thought)
        for thought in _distinct(found, number, 3 if opens else 1)
    )


def _distinct(found: Sequence[Valued[State]], number: int, depth: int) -> list[Thought]:
    """Return the best plays, no two of which share their first ``depth`` answers."""
    thoughts: dict[Hashable, Thought] = {}
    for valued in found:
        kind = _kind(valued.play.answers[:depth])
        if kind not in thoughts:
            thought = thought_of(valued, found[0])
            least = min([thought.lead, *(each.lead for each in thoughts.values())])
            # A play that was not continued may seem better, but it comes after those that were.
            thoughts[kind] = thought._replace(lead=least)
        if len(thoughts) == number:
            break
    return list(thoughts.values())


def thought_of(valued: Valued[State], best: Valued[State]) -> Thought:
    """Return a play with its prospects: the best play's lead minus this play's disadvantage."""
    lead = best.values.margin * MARGIN / UNIT - (best.points - valued.points)
    return Thought(valued.play, chance_of(valued.values), lead)


def chance_of(values: Values) -> float:
    """Return the chance to win, from 0 to 1."""
    return 1 / (1 + exp(-values.chance / UNIT))


def analyse(match: Rococo, before: State, answers: Sequence[str], rng: Generator) -> Judgement:
    """Return the worth of a play of a finished game, and the better play.

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

    revealed = any(event.reveals for event in match.kernel.apply(last, answers[-1]).events)
    luck = (
        luck_of(match, last, answers[-1], chances_in, rng)
        if revealed
        else (0.0,) * len(before.players)
    )
    played = deeds(match, before, seat, answers)
    network, encoder = network_for(match, STRONG), Encoder(match.rules, before, seat, TASTE)
    turn = Turn(match, seat)
    _, own, reveals = play_of(match, last, turn, encoder.guess, answers[-1], LESS)
    best = planned(match, before, seat, network, LESS)[0]
    features = encoder.features(own, reveals)
    (values,) = network.values(encoder.features(before), [features])
    points = blended(network, values, encoder.guess(own))
    mine = Valued(Play(tuple(answers), own, reveals), tuple(features), values, points)
    fewer = best.points - mine.points
    lost = chance_of(best.values) - chance_of(values)
    if before.phase == SELECT:
        better = explained_hand(match, before, seat, thought_of(best, best))
    else:
        better = explained(match, before, seat, thought_of(best, best))
        if fewer > DOUBTFUL:
            view = match.look(before, frozenset((seat,)))
            part = max(0.0, _foreseen_loss(match, view, best, mine, rng)) / fewer
            fewer, lost = fewer * part, min(lost * part, chance_of(best.values))
    reached = prospects(match, own)
    return Judgement(reached, luck, played, better, max(0.0, lost), max(0.0, fewer))


def _foreseen_loss(
    match: Rococo, view: View, best: Valued[State], mine: Valued[State], rng: Generator
) -> float:
    """Return by how many points a play is worse than the best when both are continued."""
    order = STRONGEST.raced(match, view, [best, mine], rng, COMPARED)
    points = {each.play.answers: each.points for each in order}
    return points[best.play.answers] - points[mine.play.answers]


def _kind(answers: Sequence[str]) -> tuple[str, ...]:
    """Return what distinguishes plays at first sight, without the use of a bonus."""
    later = (n for n, each in enumerate(answers) if n and each in (USE, FORFEIT))
    return tuple(answers[: next(later, len(answers))])


def prospects(match: Rococo, state: State) -> tuple[float, ...]:
    """Return the chance of each seat to win from a position, or who has won."""
    if state.phase == OVER:
        winners = score(match.rules, state).winners
        return tuple((seat in winners) / len(winners) for seat in range(len(state.players)))
    if state.phase == SELECT:
        state = _without_hands(state)
    network, leads = network_for(match, STRONG), list[float]()
    for seat in range(len(state.players)):
        features = Encoder(match.rules, state, seat, TASTE).features(state)
        (values,) = network.values(features, [features])
        leads.append(values.margin * MARGIN / UNIT)
    return chances(halves(leads), spread(match, state))


def _without_hands(state: State) -> State:
    """Return a state in which nobody has chosen a hand: choosing one gives no lead.

    It seems to be the end of the round before, because the network has never seen empty hands with
    a round still to play.
    """
    state = state.copy()
    state.round = max(1, state.round - 1)
    for player in state.players:
        player.supply = [*player.hand, *player.supply]
        player.hand = []
    return state


def spread(match: Rococo, state: State) -> float:
    """Return the usual error of the expectations in points."""
    last, more = SPREADS
    return last + more * (match.rules.constants.rounds - state.round)


def explained(match: Rococo, root: State, seat: int, thought: Thought) -> Suggestion:
    """Return a play with the reasons for it, as facts."""
    play = thought.play
    events = deeds(match, root, seat, play.answers)
    reasons = grounds(match.rules, root, play.state, seat, events)[:REASONS]
    if play.reveals:
        reasons = (*reasons, because("advice.chance"))
    return Suggestion(play.answers, thought.chance, thought.lead, reasons, events)


def explained_hand(match: Rococo, root: State, seat: int, thought: Thought) -> Suggestion:
    """Return a hand with the reasons for it, as facts."""
    taken = thought.play.answers
    hand = (*root.players[seat].hand, *taken)
    reasons = tuple(hand_grounds(match.rules, root, seat, hand))
    return Suggestion(taken, thought.chance, thought.lead, reasons, deeds(match, root, seat, taken))


def deeds(match: Rococo, root: State, seat: int, answers: Sequence[str]) -> tuple[Event, ...]:
    """Return the events of a play, up to the end of the turn or to a revelation."""
    ends = Turn(match, seat).ends
    state, events = root, list[Event]()
    for answer in answers:
        foreseen = match.kernel.foresee(state, answer, ends=ends)
        state = foreseen.state
        events += foreseen.events
    return tuple(events)


def _hands(
    match: Rococo, root: State, decision: Decision, plays: Sequence[Valued[State]], number: int
) -> tuple[Suggestion, ...]:
    """Return the best hands, no two of which have the same bonuses."""
    rules, seat = match.rules, decision.seat
    found: dict[Hashable, Suggestion] = {}
    for valued in plays:
        taken = valued.play.answers
        kinds = tuple(sorted(str(rules.employees[card].bonus) for card in taken))
        if kinds in found:
            continue
        found[kinds] = explained_hand(match, root, seat, thought_of(valued, plays[0]))
        if len(found) == number:
            break
    return tuple(found.values())
