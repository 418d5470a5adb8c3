"""Tables of amounts by a number, as a card states them."""

from collections.abc import Callable, Iterator, Sequence

from rococo_desktop.rules.entries import Step


def told_steps(steps: Sequence[Step], say: Callable[..., str], key: str) -> Iterator[str]:
    """Yield the text of each line by the messages ``<key>``, ``<key>_one`` and ``<key>_range``.

    A line says where it begins. It also says where it ends if the next line is worth less, because
    otherwise the larger amount would seem to be for larger numbers, too.
    """
    for place, (start, amount) in enumerate(steps):
        after = steps[place + 1] if place + 1 < len(steps) else None
        if after is None or after.amount >= amount:
            yield say(key, start=start, amount=amount)
        elif after.start == start + 1:
            yield say(f"{key}_one", start=start, amount=amount)
        else:
            yield say(f"{key}_range", start=start, end=after.start - 1, amount=amount)
