"""The parts of a turn in pictures: pieces and amounts, and what brought them about."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.engine.events import Event
from rococo_desktop.words.amounts import signed


class BitRow(NamedTuple):
    """A part of a turn: a piece or a sign; ``text`` says where it went, or how many.

    ``worth`` is 1 for what was gained, -1 for what was paid or given up, else 0. The ``cause`` is
    the sign of what brought it and those behind it about, if it is the first that the action did
    not; ``because`` is a word for it that is plainer than the sign.
    """

    key: int
    face: QObject | None = None
    sign: str = ""
    text: str = ""
    worth: int = 0
    cause: str = ""
    because: str = ""


def amounts(sums: Mapping[str, int]) -> Iterator[BitRow]:
    """Yield amounts by their signs as gained or paid; none that is nothing."""
    for sign, amount in sums.items():
        if amount:
            yield BitRow(0, sign=sign, text=signed(amount), worth=1 if amount > 0 else -1)


def exchanged(changes: Iterable[tuple[str, int]]) -> Iterator[BitRow]:
    """Yield by its sign what was paid in all, and then what was gained, as their sum hides both."""
    paid, gained = Counter[str](), Counter[str]()
    for sign, amount in changes:
        paid[sign] += min(0, amount)
        gained[sign] += max(0, amount)
    for sign in paid:
        yield from amounts({sign: paid[sign]})
        yield from amounts({sign: gained[sign]})


def by_cause(
    events: Sequence[Event],
    causes: Iterable[str],
    words: Mapping[str, str],
    drawn: Callable[[Sequence[Event]], Iterable[BitRow]],
) -> list[BitRow]:
    """Return the parts of a turn, what one cause brought about together; the action's come first.

    The ``causes`` are those of the events: signs, empty for the action; ``words`` say some of them.
    """
    found: dict[str, list[Event]] = {"": []}
    for event, cause in zip(events, causes, strict=True):
        found.setdefault(cause, []).append(event)
    bits: list[BitRow] = []
    for cause, brought in found.items():
        together = enumerate(drawn(brought))
        because = words.get(cause, "")
        bits += [bit if n else bit._replace(cause=cause, because=because) for n, bit in together]
    return bits
