"""The advisor of a person: the best plays by the strongest player, with reasons."""

from collections.abc import Hashable, Sequence

from rococo_desktop.ai.analysis import COMPARED, DOUBTFUL, Judgement, luck_of, only_luck
from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.learned import STRONG, network_named
from rococo_desktop.ai.network import MARGIN
from rococo_desktop.ai.patisserie.features import Encoder
from rococo_desktop.ai.patisserie.judges import (
    GAME,
    SELECTION,
    Foreseeing,
    judged_by,
    planned_plays,
)
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.patisserie.turn import ENDS
from rococo_desktop.ai.planner import UNIT
from rococo_desktop.ai.plays import Play
from rococo_desktop.ai.suggestion import Suggestion, chances, halves, odds, reckoned
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import because
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.grounds import grounds
from rococo_desktop.rules.patisserie.model import OVER, SELECT, State
from rococo_desktop.rules.patisserie.scoring import score
from rococo_desktop.rules.patisserie.turns import FORFEIT, USE
from rococo_desktop.rules.patisserie.view import View

LESS = 600
"""The positions to examine for each play in an analysis, which has many."""
REASONS = 4
"""The number of reasons for a play, apart from one about chance."""
SPREADS = (3.5, 0.5)
"""The spread of expectations in the last round, and its increase per remaining round.

Fitted to the winners of 105 games that the characters played, 60 of them with the Mentor.
"""
TASTE = Taste()
STRONGEST = Foreseeing()


def suggest(
    match: Patisserie, view: View, rng: Generator, number: int, budget: int
) -> tuple[Suggestion, ...]:
    """Return the best plays for the seat asked, the best first; they differ in kind.

    The first is what the strongest player would do with such a ``budget``. Only what the seat sees
    is used; ``rng`` deals the rest.
    """
    decision = asked(view)
    root = match.deal(view, rng)
    depth = {"play_card": 4, "choose_action": 3}.get(decision.kind, 1)
    plays = STRONGEST.considered(match, view, root, rng, budget)
    expected, least = leads(match, root, plays[0].play.state), plays[0].points
    found: dict[Hashable, Suggestion] = {}
    for play, points in plays:
        kind = _kind(play.answers[:depth])
        if kind not in found:
            # A play that was not continued may seem better, but it comes after those that were.
            least = min(least, points)
            more = least - plays[0].points
            found[kind] = explained(match, root, decision.seat, play, expected, more)
        if len(found) == number:
            break
    return tuple(found.values())


def analyse(match: Patisserie, before: State, answers: Sequence[str], rng: Generator) -> Judgement:
    """Return the worth of a play of a finished game, and the better play.

    ``answers`` lead from ``before`` to the end of the turn, or to the first draw.
    """
    pending = before.pending
    if pending is None:
        raise ValueError("the game is over")
    seat, last = pending.seat, before
    for answer in answers[:-1]:
        last = match.kernel.apply(last, answer).state

    def chances_in(state: State) -> tuple[float, ...]:
        return prospects(match, state)

    revealed = any(event.reveals for event in match.kernel.apply(last, answers[-1]).events)
    luck = (0.0,) * match.seats
    if revealed:
        luck = luck_of(match, last, answers[-1], chances_in, rng)
    played = deeds(match, before, seat, answers)
    if seat == match.rules.mentor:
        return only_luck(prospects(match, last), luck, answers, played)
    own, _, reveals = match.kernel.foresee(last, answers[-1], ends=ENDS)
    network = network_named(GAME, STRONG)
    best = planned_plays(match, before, pending, network, LESS)[0]
    better = explained(match, before, seat, best.play, leads(match, before, best.play.state))
    if pending.kind in SELECTION:
        # A card shows its worth only when it is played: choosing it counts as no loss.
        return Judgement(prospects(match, before), luck, played, better, 0.0, 0.0)
    play = Play(tuple(answers), own, reveals)
    mine = judged_by(match, before, seat, network, play)
    fewer = best.points - mine.points
    if fewer > DOUBTFUL:
        view = match.look(before, frozenset((seat,)))
        order = STRONGEST.raced(match, view, [best, mine], rng, COMPARED)
        points = {each.play.answers: each.points for each in order}
        fewer = points[best.play.answers] - points[mine.play.answers]
    fewer = max(0.0, fewer)
    expected = leads(match, before, own)
    usual = spread(match, before)
    lost = odds(expected, seat, usual, fewer) - odds(expected, seat, usual)
    return Judgement(prospects(match, own), luck, played, better, lost, fewer)


def explained(
    match: Patisserie,
    root: State,
    seat: int,
    play: Play[State],
    expected: Sequence[float],
    more: float = 0.0,
) -> Suggestion:
    """Return a play with the reasons for it, as facts.

    All seats may expect the leads ``expected``, and the seat itself ``more`` points.
    """
    events = deeds(match, root, seat, play.answers)
    reasons = grounds(match.rules, root, play.state, seat)[:REASONS]
    if play.reveals:
        reasons = (*reasons, because("patisserie.advice.chance"))
    chance = odds(expected, seat, spread(match, root), more)
    return Suggestion(play.answers, chance, reckoned(expected, seat, more), reasons, events)


def leads(match: Patisserie, root: State, state: State) -> tuple[float, ...]:
    """Return the lead over the best other seat that each seat may expect in the end.

    ``state`` is the position after a play from ``root``. The network has never seen the Mentor's
    side, so his lead follows from those of the people.
    """
    network, found = network_named(GAME, STRONG), list[float]()
    for seat in match.rules.people:
        encoder = Encoder(match.rules, root, seat, TASTE)
        before = encoder.features(root)
        after = before if state is root else encoder.features(state)
        (values,) = network.values(before, [after])
        found.append(values.margin * MARGIN / UNIT)
    if match.rules.mentor is not None:
        found.append(-max(found))
    return tuple(found)


def prospects(match: Patisserie, state: State) -> tuple[float, ...]:
    """Return the chance of each seat to win from a position, or who has won."""
    if state.phase == OVER:
        winners = score(match.rules, state).winners
        return tuple(float(seat in winners) for seat in range(match.seats))
    if state.phase == SELECT:
        state = _without_hands(state)
    return chances(halves(leads(match, state, state)), spread(match, state))


def _without_hands(state: State) -> State:
    """Return a state in which nobody has chosen a hand: choosing one gives no lead.

    It seems to be the end of the round before, because the network has never seen empty hands with
    a round still to play.
    """
    state = state.copy()
    state.round = max(1, state.round - 1)
    for player in state.players:
        player.unused = [*player.hand, *player.unused]
        player.hand = []
    return state


def spread(match: Patisserie, state: State) -> float:
    """Return the usual error of the expectations in points."""
    last, more = SPREADS
    return last + more * (match.rules.constants.rounds - state.round)


def deeds(match: Patisserie, root: State, seat: int, answers: Sequence[str]) -> tuple[Event, ...]:
    """Return the events of a play, up to the end of the turn or to a revelation."""
    state, events = root, list[Event]()
    for answer in answers:
        if state.pending is None or state.pending.seat != seat:
            break
        foreseen = match.kernel.foresee(state, answer, ends=ENDS)
        state = foreseen.state
        events += foreseen.events
    return tuple(events)


def _kind(answers: Sequence[str]) -> Hashable:
    """Return what distinguishes plays at first sight: their beginning, up to a bonus.

    Two recipes are the same play in either order.
    """
    later = (n for n, each in enumerate(answers) if n and each in (USE, FORFEIT))
    own = answers[: next(later, len(answers))]
    if "acquire_recipes" in own:
        place = own.index("acquire_recipes") + 1
        return (*own[:place], frozenset(own[place : place + 2]))
    return tuple(own)
