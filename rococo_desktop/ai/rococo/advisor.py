"""The advisor of a person: the best plays by the strongest player, and the reasons for them."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple

from rococo_desktop.ai.analysis import COMPARED, DOUBTFUL, Judgement, luck_of, only_luck
from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.learned import STRONG
from rococo_desktop.ai.network import MARGIN
from rococo_desktop.ai.planner import UNIT, Valued, blended
from rococo_desktop.ai.plays import Play, play_of
from rococo_desktop.ai.rococo.features import Encoder
from rococo_desktop.ai.rococo.judges import Foreseeing, network_for, planned
from rococo_desktop.ai.rococo.memory import remembered
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.ai.suggestion import (
    Suggestion,
    blended_leads,
    chances,
    halves,
    late_trust,
    odds,
    reckoned,
    surer,
)
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import because
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
RIVAL_SPREADS = (7.0, 0.5)
"""The same against an automatic rival.

Fitted to 120 games of ``level5`` alone.
"""
UNDERRATED = (5.0, 3.0)
"""What a person makes against a rival above expectation in the last round, and per remaining round.

Fitted to the same games: the network has met people in nearly all its games, who take more away.
"""
LATE = (0.2, 0.25)
"""The trust in the network in the last round; see :func:`late_trust`.

Fitted to the leads in the last rounds of 36 games with one to four people: with a card left or
none, the network alone missed the final leads by 6.8 to 8.2 points (root mean square), the present
ones by 4.5 to 6.1, and both together by 4.4 to 5.4.
"""
TASTE = Taste()
STRONGEST = Foreseeing()


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
    expected = leads(match, root, found[0].play.state)
    if root.phase == SELECT:
        kind = partial(_kind_of_hand, match)
    else:
        opens = isinstance(decision.frame, match.rules.turn_questions)
        kind = partial(_kind_of_turn, 3 if opens else 1)
    return tuple(
        explained(match, root, decision.seat, play, expected, more)
        for play, more in _distinct(found, number, kind)
    )


class Choice(NamedTuple):
    """A play, and the points by which it is better than the best: 0 or less."""

    play: Play[State]
    more: float


def _distinct(
    found: Sequence[Valued[State]], number: int, kind_of: Callable[[Sequence[str]], Hashable]
) -> list[Choice]:
    """Return the best plays, no two of which are of one kind."""
    choices: dict[Hashable, Choice] = {}
    least = 0.0
    for valued in found:
        kind = kind_of(valued.play.answers)
        if kind not in choices:
            # A play that was not continued may seem better, but it comes after those that were.
            least = min(least, valued.points - found[0].points)
            choices[kind] = Choice(valued.play, least)
        if len(choices) == number:
            break
    return list(choices.values())


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
    if seat not in match.rules.people:
        return only_luck(prospects(match, last), luck, answers, played)
    network, encoder = network_for(match, STRONG), Encoder(match.rules, before, seat, TASTE)
    turn = Turn(match, seat)
    _, own, reveals = play_of(match, last, turn, encoder.guess, answers[-1], LESS)
    best = planned(match, before, seat, network, LESS)[0]
    features = encoder.features(own, reveals)
    (values,) = network.values(encoder.features(before), [features])
    points = blended(network, values, encoder.guess(own))
    mine = Valued(Play(tuple(answers), own, reveals), tuple(features), values, points)
    fewer = best.points - mine.points
    if fewer > DOUBTFUL:
        view = match.look(before, frozenset((seat,)))
        fewer = _foreseen_loss(match, view, best, mine, rng)
    fewer = max(0.0, fewer)
    better = explained(match, before, seat, best.play, leads(match, before, best.play.state))
    expected = leads(match, before, own)
    usual = spread(match, before)
    lost = odds(expected, seat, usual, fewer) - odds(expected, seat, usual)
    return Judgement(prospects(match, own), luck, played, better, lost, fewer)


def _foreseen_loss(
    match: Rococo, view: View, best: Valued[State], mine: Valued[State], rng: Generator
) -> float:
    """Return by how many points a play is worse than the best when both are continued."""
    order = STRONGEST.raced(match, view, [best, mine], rng, COMPARED)
    points = {each.play.answers: each.points for each in order}
    return points[best.play.answers] - points[mine.play.answers]


def _kind_of_hand(match: Rococo, cards: Sequence[str]) -> tuple[str, ...]:
    """Return what distinguishes hands: the bonuses of their cards."""
    return tuple(sorted(str(match.rules.employees[card].bonus) for card in cards))


def _kind_of_turn(depth: int, answers: Sequence[str]) -> tuple[str, ...]:
    """Return what distinguishes plays: their first answers, without the use of a bonus."""
    first = answers[:depth]
    later = (n for n, each in enumerate(first) if n and each in (USE, FORFEIT))
    return tuple(first[: next(later, len(first))])


def prospects(match: Rococo, state: State) -> tuple[float, ...]:
    """Return the chance of each seat to win from a position, or who has won."""
    if state.phase == OVER:
        winners = score(match.rules, state).winners
        return tuple((seat in winners) / len(winners) for seat in range(len(state.players)))
    if state.phase == SELECT:
        state = _without_hands(state)
    return chances(halves(leads(match, state, state)), spread(match, state))


def leads(match: Rococo, root: State, state: State) -> tuple[float, ...]:
    """Return the lead over the best other seat that each seat may expect in the end.

    ``state`` is the position after a play from ``root``. The network has never seen the side of an
    automatic rival, whose lead follows from those of the people.
    """
    network, found = network_for(match, STRONG), list[float]()
    for seat in range(match.setup.players):
        encoder = Encoder(match.rules, root, seat, TASTE)
        before = encoder.features(root)
        after = before if state is root else encoder.features(state)
        (values,) = network.values(before, [after])
        found.append(values.margin * MARGIN / UNIT)
    if len(root.players) > len(found):
        more = _grown(UNDERRATED, match, root)
        found = [lead + more for lead in found]
        found += [-max(found)] * (len(root.players) - len(found))
    trust = _trust(match, state)
    if trust == 1:
        return tuple(found)
    totals = [sheet.total for sheet in score(match.rules, state).players]
    return blended_leads(found, totals, trust)


def _trust(match: Rococo, state: State) -> float:
    """Return the trust in the network: in the last round the present score counts beside it."""
    if state.phase == OVER:
        return 0.0
    if state.round < match.rules.constants.rounds:
        return 1.0
    return late_trust(LATE, [len(player.hand) for player in state.players])


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
    alone = match.setup.players < len(state.players)
    usual = _grown(RIVAL_SPREADS if alone else SPREADS, match, state)
    return surer(usual, _trust(match, state))


def _grown(number: tuple[float, float], match: Rococo, state: State) -> float:
    """Return a number that belongs to the last round and grows with each remaining round."""
    last, more = number
    return last + more * (match.rules.constants.rounds - state.round)


def explained(
    match: Rococo,
    root: State,
    seat: int,
    play: Play[State],
    expected: Sequence[float],
    more: float = 0.0,
) -> Suggestion:
    """Return a play, or a hand, with the reasons for it, as facts.

    All seats may expect the leads ``expected``, and the seat itself ``more`` points.
    """
    events = deeds(match, root, seat, play.answers)
    if root.phase == SELECT:
        hand = (*root.players[seat].hand, *play.answers)
        reasons = tuple(hand_grounds(match.rules, root, seat, hand))
    else:
        reasons = grounds(match.rules, root, play.state, seat, events)[:REASONS]
        if play.reveals:
            reasons = (*reasons, because("advice.chance"))
    chance = odds(expected, seat, spread(match, root), more)
    return Suggestion(play.answers, chance, reckoned(expected, seat, more), reasons, events)


def deeds(match: Rococo, root: State, seat: int, answers: Sequence[str]) -> tuple[Event, ...]:
    """Return the events of a play, up to the end of the turn or to a revelation."""
    ends = Turn(match, seat).ends
    state, events = root, list[Event]()
    for answer in answers:
        foreseen = match.kernel.foresee(state, answer, ends=ends)
        state = foreseen.state
        events += foreseen.events
    return tuple(events)
