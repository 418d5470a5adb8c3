"""The plays of a game: stretches of decisions by one seat with no chance event in between."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.tree import Moment


class Stretch(NamedTuple):
    """A play as it was made: the moments before and after it, its seat and its answers."""

    begin: int
    end: int
    seat: int
    answers: tuple[str, ...]
    free: bool
    """Whether there was a choice."""


def stretches(line: Sequence[Moment[Any]], opens_turn: Callable[[Decision], bool]) -> list[Stretch]:
    """Return the plays of a line; each ends with its turn, or where something was revealed."""
    found: list[Stretch] = []
    begin = 0
    for number in range(1, len(line)):
        entry, pending = line[number].entry, line[number].state.pending
        if entry is None:
            begin = number
            continue
        over = pending is None or pending.seat != entry.seat or opens_turn(pending)
        if over or any(event.reveals for event in entry.events):
            found.append(_stretch(line[begin : number + 1], begin, entry.seat))
            begin = number
    return found


def _stretch(moments: Sequence[Moment[Any]], begin: int, seat: int) -> Stretch:
    asked = [moment.state.pending for moment in moments[:-1]]
    answers = tuple(each.entry.option for each in moments[1:] if each.entry is not None)
    free = any(pending is not None and len(pending.options) > 1 for pending in asked)
    return Stretch(begin, begin + len(answers), seat, answers, free)
