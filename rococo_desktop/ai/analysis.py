"""The analysis of a game, play by play: chances to win, what was better, and what was luck."""

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ai.suggestion import Suggestion, best_other
from rococo_desktop.engine.events import Event

DOUBTFUL = 0.5
"""A play that loses more points is continued, like the best one, to make sure."""
DEALS = 6
"""The deals in which both are continued."""


class Judgement(NamedTuple):
    """A play as it was made, and what would have been better."""

    before: tuple[float, ...]
    """Each seat's chance to win before the play."""
    chances: tuple[float, ...]
    """The same after it, before any chance event that followed."""
    played: tuple[Event, ...]
    """The seat's acts, up to the next chance event."""
    best: Suggestion
    """The best play for the seat at the start of its play."""
    lost: float
    """The chance to win that the actual play lost against the best, at most what there was."""
    points: float
    """The same in points."""


def undecided(
    before: tuple[float, ...], answers: Sequence[str], told: tuple[Event, ...], seat: int
) -> Judgement:
    """Return the judgement of an automatic rival, who decides nothing: what it reveals is luck.

    ``before`` are the chances before that.
    """
    same = Suggestion(tuple(answers), 0.0, 0.0, best_other(before, seat), (), told)
    return Judgement(before, before, told, same, 0.0, 0.0)


class Account(NamedTuple):
    """What changed a seat's chance to win in a game; the parts add up to the whole change."""

    start: float
    own: float
    """What the seat's own decisions did."""
    others: float
    """What the decisions of the others did."""
    luck: float
    """What came to light between decisions."""
    end: float
    """The share of the victory."""


def accounts(
    plays: Sequence[tuple[int, Judgement]], people: Sequence[int], end: Sequence[float]
) -> list[Account]:
    """Return by seat what changed the chances, from the first play of a game to its ``end``.

    ``plays`` are all plays with their seats. Whoever has just played is valued a little too high.
    So the decisions of people count against those of the average one at the table, and those of
    somebody alone against the best ones.
    """
    gains = [
        (seat, [after - before for before, after in zip(each.before, each.chances, strict=True)])
        for seat, each in plays
    ]
    own = [sum(gain[seat] for by, gain in gains if by == seat) for seat in range(len(end))]
    usual = sum(own[seat] for seat in people) / len(people)
    if len(people) == 1:
        usual += sum(each.lost for seat, each in plays if seat in people)
    found = list[Account]()
    for seat, share in enumerate(end):
        start, decided = plays[0][1].before[seat], sum(gain[seat] for _, gain in gains)
        mine = own[seat] - usual if seat in people else own[seat]
        theirs = decided - mine if len(people) > 1 else 0.0
        found.append(Account(start, mine, theirs, share - start - mine - theirs, share))
    return found
