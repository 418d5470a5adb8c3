"""What a player would score if the game ended now, and why that has changed, in words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.engine.score import Estimate, Part
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words
from rococo_desktop.words.amounts import signed

LONGEST = 24
"""The most characters of a reason in short; a longer one is only the item's name."""


class Standing(NamedTuple):
    """A player's score so far; it is ``whole`` unless a part of it is hidden.

    The ``change`` is its difference to an earlier one, with its sign, and ``since`` says since when
    and why in short; both are empty if there is none. Its ``lines`` are the change and the items.
    """

    score: int
    whole: bool
    change: str
    since: str
    lines: str


class StandingWording:
    """Wording of scores so far for one table."""

    def __init__(self, catalogue: Catalogue, words: Words) -> None:
        self._texts = catalogue
        self._words = words

    def standings(
        self, now: Sequence[Estimate], before: Sequence[Estimate], *, own: bool
    ) -> list[Standing]:
        """Return the scores of all players, compared with those ``before``.

        They are since the ``own`` last turn of who reads it, or since anybody's.
        """
        since = "score_change-since_own" if own else "score_change-since"
        return [
            self._standing(after, earlier, since)
            for after, earlier in zip(now, before or now, strict=True)
        ]

    def reasons(self, now: Estimate, before: Estimate) -> str:
        """Return why a score changed, with the points for each reason if there are several."""
        found = [
            (said or self._words.item(item), change)
            for item in _items(now, before)
            for said, change in self._changes(item, now, before)
        ]
        if len(found) == 1:
            return found[0][0]
        return self._texts.listed(self._part(said, change) for said, change in found)

    def gist(self, now: Estimate, before: Estimate) -> str:
        """Return what changed a score in short, the greatest first; empty if nothing did."""
        found = Counter[str]()
        for item in _items(now, before):
            for part, change in _changed(item, now, before):
                said = self._words.scored(part, less=False)
                found[said if 0 < len(said) <= LONGEST else self._words.item(item)] += change
        left = [each for each in found.items() if each[1]]
        if len(left) == 1:
            return left[0][0]
        ranked = sorted(left, key=lambda each: -abs(each[1]))
        return self._texts.listed(self._part(said, change) for said, change in ranked)

    def _standing(self, now: Estimate, before: Estimate, since: str) -> Standing:
        change = now.total - before.total
        lines = [self._item(item, now, before) for item in _items(now, before)]
        if change:
            lines.insert(0, self._texts.text(since, change=signed(change)))
        said = "\n".join(line for line in lines if line)
        whole = not now.hidden
        if not change:
            return Standing(now.total, whole, "", "", said)
        gist = self.gist(now, before)
        short = self._texts.bracketed(lines[0], gist) if gist else lines[0]
        return Standing(now.total, whole, signed(change), short, said)

    def _item(self, item: str, now: Estimate, before: Estimate) -> str:
        """Return an item with its points, and how they changed; empty if there are none."""
        points = _points(now, item)
        name, change = self._words.item(item), points - _points(before, item)
        why = [self._part(said, n) for said, n in self._changes(item, now, before) if said]
        if not why and change:
            why = [signed(change)]
        if why:
            said = self._texts.listed(why)
            return self._texts.text("score_change-changed", item=name, points=points, why=said)
        return self._texts.text("score_change-item", item=name, points=points) if points else ""

    def _part(self, said: str, change: int) -> str:
        return self._texts.text("score_change-part", part=said, change=signed(change))

    def _changes(self, item: str, now: Estimate, before: Estimate) -> Iterator[tuple[str, int]]:
        """Yield what changed in an item in words, none if these are the item's, and by how much."""
        for part, change in _changed(item, now, before):
            yield self._words.scored(part, less=change < 0), change


def _changed(item: str, now: Estimate, before: Estimate) -> Iterator[tuple[Part, int]]:
    """Yield the parts of an item that are worth more or less than before, and by how much."""
    new, old = _parts(now, item), _parts(before, item)
    for key in dict.fromkeys((*old, *new)):
        was, has = old.get(key), new.get(key)
        change = (has.points if has else 0) - (was.points if was else 0)
        part = has or was
        if change and part is not None:
            yield part, change


def _items(*estimates: Estimate) -> list[str]:
    """Return the items of some estimates, each once."""
    return list(dict.fromkeys(item.item for each in estimates for item in each.items))


def _points(estimate: Estimate, item: str) -> int:
    return sum(each.points for each in estimate.items if each.item == item)


def _parts(estimate: Estimate, item: str) -> dict[str, Part]:
    """Return the parts of an item by what they are for."""
    parts = (part for each in estimate.items if each.item == item for part in each.parts)
    return {part.subject or part.kind: part for part in parts}
