"""Majorities in the halls and in the fireworks (Deluxe, "End of Game Scoring", 3 and 4)."""

from collections.abc import Sequence

from rococo_desktop.rules.components.models import Hall
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.ruleset import RuleBook
from rococo_desktop.rules.rococo.score import Part


def award(
    counts: Sequence[int],
    tie_breaks: Sequence[Sequence[int]],
    first: int,
    second: int,
    *,
    second_place: bool,
) -> list[int]:
    """Return the points by seat for having the most and the second most.

    A tie goes to whoever has more in the first of ``tie_breaks`` that tells them apart; players
    still tied all get the full amount, and a shared first place leaves no second one.
    """

    def best(contenders: list[int]) -> list[int]:
        for measure in (counts, *tie_breaks):
            most = max(measure[seat] for seat in contenders)
            contenders = [seat for seat in contenders if measure[seat] == most]
        return contenders

    points = [0] * len(counts)
    contenders = [seat for seat, count in enumerate(counts) if count]
    if not contenders:
        return points
    winners = best(contenders)
    for seat in winners:
        points[seat] = first
    runners_up = [seat for seat in contenders if seat not in winners]
    if len(winners) == 1 and runners_up and second_place:
        for seat in best(runners_up):
            points[seat] = second
    return points


def hall_counts(state: State, hall: Hall) -> list[int]:
    """Return how many dresses each seat has in the hall."""
    counts = [0] * len(state.players)
    for space in hall.spaces:
        if space.id in state.guests:
            counts[state.guests[space.id][1]] += 1
    return counts


def hall_points(rules: RuleBook, state: State, hall: Hall) -> list[int]:
    """Return the majority points of a hall by seat: ties by Master spaces, then the musician."""
    seats = range(len(state.players))
    masters = [0 for _ in seats]
    for space in hall.spaces:
        if space.master and space.id in state.guests:
            masters[state.guests[space.id][1]] += 1
    patron = state.decorations.get(hall.musician.id)
    musician = [int(seat == patron) for seat in seats]
    return award(
        hall_counts(state, hall),
        (masters, musician),
        hall.first,
        hall.second,
        second_place=has_second_place(rules),
    )


def hall_parts(rules: RuleBook, state: State, player: int) -> list[Part]:
    """Return the player's majority points hall by hall."""
    return [
        Part(
            "hall",
            hall_points(rules, state, hall)[player],
            subject=hall.id,
            number=hall_counts(state, hall)[player],
        )
        for hall in rules.board.halls
    ]


def fireworks_points(rules: RuleBook, state: State) -> list[int]:
    """Return the majority points of the fireworks by seat: the rightmost marker wins a tie."""
    fireworks = rules.board.fireworks
    counts = [0] * len(state.players)
    rightmost = [-1] * len(state.players)
    for place, space in enumerate(fireworks.spaces):
        owner = state.decorations.get(space.id)
        if owner is not None:
            counts[owner] += 1
            rightmost[owner] = place
    return award(
        counts,
        (rightmost,),
        fireworks.first,
        fireworks.second,
        second_place=has_second_place(rules),
    )


def fireworks_parts(rules: RuleBook, state: State, player: int) -> list[Part]:
    """Return the player's majority points in the fireworks."""
    count = sum(state.decorations.get(space.id) == player for space in rules.board.fireworks.spaces)
    return [Part("fireworks", fireworks_points(rules, state)[player], number=count)]


def has_second_place(rules: RuleBook) -> bool:
    """Return whether second places score; with 2 players they do not."""
    return rules.players >= rules.constants.second_place_players
