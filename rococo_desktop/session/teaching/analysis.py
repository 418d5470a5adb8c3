"""The plays of a game: stretches of decisions by one seat with no chance event in between."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.session.session import AnySession
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
            asked = [moment.state.pending for moment in line[begin:number]]
            given = [each.entry for each in line[begin + 1 : number + 1]]
            answers = tuple(each.option for each in given if each is not None)
            free = any(each is not None and len(each.options) > 1 for each in asked)
            found.append(Stretch(begin, begin + len(answers), entry.seat, answers, free))
            begin = number
    return found


def imagined(session: AnySession, play: Stretch) -> State:
    """Return the state before a play, with a deal of what its seat could not see."""
    match, before = session.match, session.tree.line[play.begin].state
    seen = match.look(before, frozenset({play.seat}))
    dealt: State = match.deal(seen, Generator(session.setup.seed, f"analysis:{play.begin}"))
    return dealt
