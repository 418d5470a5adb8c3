"""Final scoring of the base game (Deluxe, "End of Game")."""

from collections import Counter
from collections.abc import Sequence

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.book import ScoringStep
from rococo_desktop.rules.entries import step_amount
from rococo_desktop.rules.rococo.book import FinalPoints, RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Fireworks, Hall
from rococo_desktop.rules.rococo.holdings import (
    couples_of,
    decorations_of,
    dresses_of,
    on_master_spaces,
    terrace_of,
)
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.view import View

Measures = Sequence[Sequence[int]]
"""Amounts by seat: the count that decides, then the tie-breakers in order."""

HALL_TIES = ("masters", "musician")
FIREWORKS_TIES = ("rightmost",)
SHARED = "shared"
"""The names of the tie-breakers, and of an unbroken tie, in which all tied seats score."""


def foremost(contenders: list[int], measures: Measures) -> list[int]:
    """Return the seats of ``contenders`` that have the most; several if all measures are tied."""
    for measure in measures:
        if len(contenders) == 1:
            break
        most = max([measure[seat] for seat in contenders])
        contenders = [seat for seat in contenders if measure[seat] == most]
    return contenders


def leaders(measures: Measures) -> list[int]:
    """Return the seats in first place; none if every count is 0."""
    contenders = [seat for seat, count in enumerate(measures[0]) if count]
    return foremost(contenders, measures) if contenders else []


def award(measures: Measures, first: int, second: int, *, second_place: bool) -> list[int]:
    """Return the points by seat for having the most and the second most.

    Players still tied after all measures each get the full amount, and a shared first place leaves
    no second place.
    """
    points = [0] * len(measures[0])
    winners = leaders(measures)
    for seat in winners:
        points[seat] = first
    runners_up = [seat for seat, count in enumerate(measures[0]) if count and seat not in winners]
    if len(winners) == 1 and runners_up and second_place:
        for seat in foremost(runners_up, measures):
            points[seat] = second
    return points


def tie_of(measures: Measures, ties: Sequence[str], seat: int) -> str:
    """Return the tie-breaker between a seat and those with the same count; empty if none has.

    For second place it decides among the contenders for it, or, if there is only one, between that
    one and the first place.
    """
    winners = leaders(measures)
    level = [each for each, count in enumerate(measures[0]) if count == measures[0][seat]]
    seconds = [each for each in level if each not in winners]
    if seat not in winners and len(seconds) > 1:
        level = seconds
    for decided, measure in zip(("", *ties), measures, strict=True):
        level = foremost(level, (measure,))
        if len(level) == 1 or seat not in level:
            return decided
    return SHARED


def hall_counts(state: State | View, hall: Hall) -> list[int]:
    """Return the number of dresses in the hall by seat."""
    counts = [0] * len(state.players)
    for space in hall.spaces:
        if space.id in state.guests:
            counts[state.guests[space.id][1]] += 1
    return counts


def hall_measures(state: State | View, hall: Hall) -> Measures:
    """Return the measures of a hall: dresses, then those on Master spaces, then the musician."""
    seats = range(len(state.players))
    masters = [0 for _ in seats]
    for space in hall.spaces:
        if space.master and space.id in state.guests:
            masters[state.guests[space.id][1]] += 1
    patron = state.decorations.get(hall.musician.id)
    musician = [int(seat == patron) for seat in seats]
    return hall_counts(state, hall), masters, musician


def _points(rules: RuleBook, measures: Measures, worth: Hall | Fireworks) -> list[int]:
    return award(measures, worth.first, worth.second, second_place=rules.second_places)


def hall_points(rules: RuleBook, state: State, hall: Hall) -> list[int]:
    """Return the majority points of a hall by seat (Deluxe, "End of Game Scoring", 3)."""
    return _points(rules, hall_measures(state, hall), hall)


def hall_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the player's majority points in each hall with a dress of theirs."""
    parts = []
    for hall in rules.board.halls:
        measures = hall_measures(state, hall)
        if dresses := measures[0][seat]:
            points = _points(rules, measures, hall)[seat]
            tie = tie_of(measures, HALL_TIES, seat)
            parts.append(Part("hall", points, subject=hall.id, number=dresses, tie=tie))
    return parts


def fireworks_measures(rules: RuleBook, state: State | View) -> Measures:
    """Return the measures of the fireworks: markers, then the position of the rightmost one."""
    counts = [0] * len(state.players)
    rightmost = [-1] * len(state.players)
    for place, space in enumerate(rules.board.fireworks.spaces):
        owner = state.decorations.get(space.id)
        if owner is not None:
            counts[owner] += 1
            rightmost[owner] = place
    return counts, rightmost


def fireworks_points(rules: RuleBook, state: State) -> list[int]:
    """Return the fireworks' majority points by seat (Deluxe, "End of Game Scoring", 4)."""
    return _points(rules, fireworks_measures(rules, state), rules.board.fireworks)


def fireworks_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the player's majority points in the fireworks."""
    measures = fireworks_measures(rules, state)
    tie = tie_of(measures, FIREWORKS_TIES, seat)
    points = fireworks_points(rules, state)[seat]
    return [Part("fireworks", points, number=measures[0][seat], tie=tie)]


def dress_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the prestige of each dress (Deluxe, "End of Game Scoring", 5 and 7).

    On the terrace it counts as often as its fireworks say, two or three times.
    """
    decorations = rules.board.decorations
    multipliers = {
        space: decorations[fireworks].multiplier or 1
        for fireworks, space in terrace_of(rules, state, seat).items()
    }
    parts = []
    for space, (dress, owner) in state.guests.items():
        if owner == seat:
            factor = multipliers.get(space, 1)
            points = rules.dresses[dress].prestige * factor
            kind = "dress" if factor == 1 else "dress_on_terrace"
            parts.append(Part(kind, points, subject=dress, number=factor))
    return parts


def statue_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return 2 points for each colour of each statue's own set of dresses.

    No dress counts twice, so statue number n scores a colour only if the player has n dresses of
    it; no other distribution of the dresses scores more.
    """
    colors = Counter(dress.color for dress in dresses_of(rules, state, seat))
    statues = [space.id for space in rules.board.statues if state.decorations.get(space.id) == seat]
    parts = []
    for number, statue in enumerate(statues, start=1):
        shown = sum(count >= number for count in colors.values())
        points = shown * rules.constants.statue_prestige_per_color
        parts.append(Part("statue", points, subject=statue, number=shown))
    return parts


def decoration_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the printed prestige of each decoration (Deluxe, "End of Game Scoring", 7)."""
    decorations = rules.board.decorations
    return [
        Part("decoration", decorations[space].prestige, subject=space)
        for space in decorations_of(state, seat)
    ]


def all_halls_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the prestige of the player's All-halls space ("End of Game Scoring", 7).

    Nothing if the player holds none.
    """
    if seat not in state.all_halls:
        return []
    return [Part("all_halls", rules.board.all_halls[state.all_halls.index(seat)])]


def prestige_gained(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the prestige gained during play."""
    return [Part("prestige", state.players[seat].prestige)]


def livre_exchanged(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return 1 prestige for every 10 Livre; the remainder only breaks ties."""
    livre = state.players[seat].livre
    return [Part("livre", livre // rules.constants.livre_per_prestige, number=livre)]


def crown_cards(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the points of each crown card in the whole deck.

    They are in the order of their ids; that of the piles would tell which are in the hand.
    """
    parts = []
    for card in sorted(state.players[seat].staff()):
        final = rules.employees[card].scoring
        if final is not None:
            points = rules.finals[final.final](rules, state, seat, final)
            parts.append(Part("crown_card", points, subject=card))
    return parts


def queens_favor(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the points for holding the Queen's favor at the end."""
    return [Part("favor", rules.constants.favor_prestige)] if state.favor == seat else []


def _deck_size(rules: RuleBook, state: State, seat: int, final: data.DeckSize) -> int:
    return step_amount(final.steps, state.players[seat].staff_size())


def _thread_lace_pairs(
    rules: RuleBook, state: State, seat: int, final: data.ThreadLacePairs
) -> int:
    belongings = state.players[seat]
    return final.prestige * min(belongings.thread, belongings.lace)


def _master_space_pairs(
    rules: RuleBook, state: State, seat: int, final: data.MasterSpacePairs
) -> int:
    return final.prestige * (on_master_spaces(rules, state, seat) // final.every)


def _couples(rules: RuleBook, state: State, seat: int, final: data.Couples) -> int:
    return final.prestige * couples_of(rules, state, seat)


FINALS: dict[str, FinalPoints] = {  # type: ignore[type-arg]
    "deck_size": _deck_size,
    "thread_lace_pairs": _thread_lace_pairs,
    "master_space_pairs": _master_space_pairs,
    "couples": _couples,
}


SCORING_STEPS = (
    ScoringStep("prestige", prestige_gained),
    ScoringStep("livre", livre_exchanged),
    ScoringStep("employees", crown_cards),
    ScoringStep("favor", queens_favor),
    ScoringStep("halls", hall_parts),
    ScoringStep("fireworks", fireworks_parts),
    ScoringStep("statues", statue_parts),
    ScoringStep("dresses", dress_parts),
    ScoringStep("decorations", decoration_parts),
    ScoringStep("all_halls", all_halls_parts),
)
