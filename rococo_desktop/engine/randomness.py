"""Randomness that lives in the state: SplitMix64 in named streams derived from one seed.

The generator is Steele, Lea and Flood's SplitMix64 (2014): a 64-bit counter with a fixed
increment and a mixing function. A stream is its counter alone, so a state holds its future draws
as plain integers. Each stream starts at the mix of the seed and of the FNV-1a hash of its name;
a rule set that draws from a stream of its own leaves every other stream as it was.
"""

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_INCREMENT = 0x9E3779B97F4A7C15


def mix(counter: int) -> int:
    """Return the SplitMix64 output for a 64-bit ``counter``."""
    z = ((counter ^ (counter >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def stream_start(seed: int, name: str) -> int:
    """Return the first counter of the stream ``name`` under ``seed``."""
    digest = 0xCBF29CE484222325
    for byte in name.encode():
        digest = ((digest ^ byte) * 0x100000001B3) & _MASK
    return mix((seed ^ digest) & _MASK)


class Generator:
    """A stream outside a state, for bots and for their deals."""

    __slots__ = ("counter",)

    def __init__(self, seed: int, name: str = "") -> None:
        self.counter = stream_start(seed, name)

    def below(self, bound: int) -> int:
        """Return a uniform draw from ``0 .. bound - 1``; ``bound`` is at least 1."""
        self.counter, value = draw_below(self.counter, bound)
        return value

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle ``items`` in place (Fisher and Yates)."""
        self.counter = shuffle(self.counter, items)


def draw_below(counter: int, bound: int) -> tuple[int, int]:
    """Return the advanced counter and a uniform draw from ``0 .. bound - 1``."""
    limit = _MASK + 1 - (_MASK + 1) % bound
    while True:
        counter = (counter + _INCREMENT) & _MASK
        value = mix(counter)
        if value < limit:
            return counter, value % bound


def shuffle(counter: int, items: MutableSequence[T]) -> int:
    """Shuffle ``items`` in place (Fisher and Yates) and return the advanced counter."""
    for last in range(len(items) - 1, 0, -1):
        counter, chosen = draw_below(counter, last + 1)
        items[last], items[chosen] = items[chosen], items[last]
    return counter
