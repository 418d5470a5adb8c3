"""Suggestions: whole plays that a seat may consider, what they are worth, and why."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.engine.score import lead

HINTS = 3
"""The number of plays in a hint: the best one, and the next best."""


class Suggestion(NamedTuple):
    """A play from the pending decision on, as far as nothing hidden is revealed."""

    answers: tuple[str, ...]
    chance: float
    """The chance to win after it, from 0 to 1."""
    points: float
    """The expected lead over the best other seat at the end, in points."""
    rival: int
    """That other seat."""
    reasons: tuple[Reason, ...]
    """The reasons for it: keys of the catalogue with ids and numbers, the weightiest first."""
    events: tuple[Event, ...]
    """The seat's acts, in the words of the log."""
    later: tuple[tuple[Reason, ...], ...] = ()
    """The reasons for what is left of it after its first answer, after its second, and so on.

    Where there are none, the reasons for the whole play hold to its end: a hand is chosen as one.
    """

    def reasons_after(self, given: int) -> tuple[Reason, ...]:
        """Return the reasons for what is left of the play after so many answers."""
        return self.later[given - 1] if given and self.later else self.reasons


SURER = 0.6
"""The part of the usual error that goes with the trust in expectations."""


def late_trust(late: tuple[float, float], hands: Sequence[int]) -> float:
    """Return the trust in expectations in the last round, by the cards in everybody's hand.

    ``late`` is that with no card left, and what each card of a seat adds; the rest of the trust
    goes to the leads as if the game ended now.
    """
    least, more = late
    return min(1.0, least + more * sum(hands) / len(hands))


def present_leads(totals: Sequence[int]) -> list[int]:
    """Return each seat's lead over the best other seat."""
    return [lead(totals, seat) for seat in range(len(totals))]


def blended_leads(
    expected: Sequence[float], totals: Sequence[int], trust: float
) -> tuple[float, ...]:
    """Return expected leads, which count by ``trust`` beside those of the present scores."""
    now = present_leads(totals)
    return tuple(
        trust * later + (1 - trust) * present for later, present in zip(expected, now, strict=True)
    )


def surer(spread: float, trust: float) -> float:
    """Return the usual error of expectations that count by ``trust``."""
    return spread * (1 - SURER + SURER * trust)


def halves(leads: Sequence[float]) -> list[float]:
    """Return half of each expected lead, as points to compare.

    A lead that is expected too high for all seats then cancels out.
    """
    return [lead / 2 for lead in leads]


def chances(points: Sequence[float], spread: float) -> tuple[float, ...]:
    """Return each seat's chance to win from the expected final points of all seats.

    With two seats this is the logistic function of the lead over ``spread``, the usual error of
    such expectations in points. More seats share the chance in the same proportions.
    """
    best = max(points)
    weights = [exp((each - best) / spread) for each in points]
    return tuple(weight / sum(weights) for weight in weights)


def reckoned(leads: Sequence[float], seat: int, more: float = 0.0) -> float:
    """Return a seat's lead over the best other one that agrees with the :func:`odds`."""
    return lead(_raised(leads, seat, more), seat)


def best_other(leads: Sequence[float], seat: int) -> int:
    """Return the seat other than one that may expect the highest lead."""
    return max((each for each in range(len(leads)) if each != seat), key=lambda each: leads[each])


def odds(leads: Sequence[float], seat: int, spread: float, more: float = 0.0) -> float:
    """Return a seat's chance to win from the expected leads of all, with ``more`` points for it."""
    return chances(_raised(leads, seat, more), spread)[seat]


def _raised(leads: Sequence[float], seat: int, more: float) -> list[float]:
    """Return the leads as points to compare, with ``more`` points for a seat."""
    points = halves(leads)
    points[seat] += more
    return points
