"""The analysis of a game, play by play: chances to win, what was better, and what was luck."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rococo_desktop.ai.bot import S
from rococo_desktop.ai.suggestion import Suggestion, best_other
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.randomness import Generator

DRAWS = 6
"""The number of other draws with which an actual one is compared."""
DOUBTFUL = 0.5
"""A play that loses more points is continued, like the best one, to make sure."""
DEALS = 6
"""The deals in which both are continued."""


class Judgement(NamedTuple):
    """A play as it was made, and what would have been better."""

    chances: tuple[float, ...]
    """Each seat's chance to win, before any chance event that followed."""
    luck: tuple[float, ...]
    """By seat, how much better the actual draws were than other draws would have been."""
    played: tuple[Event, ...]
    """The seat's acts, up to the next chance event."""
    best: Suggestion
    """The best play for the seat at the start of its play."""
    lost: float
    """The chance to win that the actual play lost against the best, never negative."""
    points: float
    """The same in points."""


def only_luck(
    before: tuple[float, ...],
    luck: tuple[float, ...],
    answers: Sequence[str],
    told: tuple[Event, ...],
    seat: int,
) -> Judgement:
    """Return the judgement of an automatic rival, who decides nothing: what was revealed counts.

    ``before`` are the chances before that.
    """
    same = Suggestion(tuple(answers), 0.0, 0.0, best_other(before, seat), (), told)
    return Judgement(before, luck, told, same, 0.0, 0.0)


def luck_of(
    match: AnyMatch,
    before: S,
    option: str,
    prospects: Callable[[S], Sequence[float]],
    rng: Generator,
) -> tuple[float, ...]:
    """Return by seat how the draws after an answer changed the chances, against other draws.

    The position before the answer is dealt anew several times from what all seats see together;
    the mean of what follows then is what could be expected.
    """
    actual = prospects(match.kernel.apply(before, option).state)
    seen = match.look(before, frozenset(range(len(actual))))
    expected = [0.0] * len(actual)
    for _ in range(DRAWS):
        other = match.kernel.apply(match.deal(seen, rng), option).state
        for seat, chance in enumerate(prospects(other)):
            expected[seat] += chance / DRAWS
    return tuple(now - mean for now, mean in zip(actual, expected, strict=True))
