"""What typed words mean: the answers of one player that they name, one question after the other."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.moves import Manners
from rococo_desktop.texts.typed_words import taken_by, words_of

MOST = 8
"""The number of meanings that are told."""
LOOKED_AT = 64
"""The number of meanings of which those are the shortest."""


class Meaning(NamedTuple):
    """A sequence of answers, what each was asked, and all but automatic ones in words."""

    answers: tuple[str, ...] = ()
    asked: tuple[Decision, ...] = ()
    told: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()

    def then(self, asked: Decision, answer: str, *told: str) -> "Meaning":
        return Meaning((*self.answers, answer), (*self.asked, asked), (*self.told, *told))


class Typed:
    """Finds the meanings of words at a table."""

    def __init__(self, match: Any, manners: Manners, say: Callable[[Decision, str], str]) -> None:
        """``say`` names an option of a question."""
        self._match = match
        self._manners = manners
        self._say = say

    def meanings(self, state: Any, text: str) -> list[Meaning]:
        """Return what a text may mean now, the shortest first; of what is told alike, only one.

        A question takes as many of the next words as one of its options has. A question that only
        leads to an action, such as which card is played, may go unnamed. An option is named by the
        beginnings of its words, in any order. The look ahead ends where something hidden would be
        revealed.
        """
        seat = -1 if state.pending is None else state.pending.seat
        found = islice(self._from(state, words_of(text), seat, Meaning()), LOOKED_AT)
        distinct = {each.told: each for each in found}.values()
        return sorted(distinct, key=lambda each: len(each.told))[:MOST]

    def _from(
        self, state: Any, typed: Sequence[str], seat: int, so_far: Meaning
    ) -> Iterator[Meaning]:
        decision = state.pending
        if decision is None or decision.seat != seat:
            return
        if so_far.answers and (gift := self._manners.gift(self._match, state)):
            yield from self._beyond(state, gift, typed, seat, so_far.then(decision, gift))
            return
        named = [(option, self._say(decision, option)) for option in decision.options]
        taken = {option: taken_by(label, typed) for option, label in named}
        most = max(taken.values(), default=0)
        if most:
            named = [each for each in named if taken[each[0]] == most]
        elif not self._manners.leads(decision):
            return
        for option, label in named:
            rest = typed[most:]
            meaning = so_far.then(decision, option, label)
            if not rest:
                yield meaning
            else:
                yield from self._beyond(state, option, rest, seat, meaning)

    def _beyond(
        self, state: Any, option: str, typed: Sequence[str], seat: int, so_far: Meaning
    ) -> Iterator[Meaning]:
        ahead = self._match.kernel.foresee(state, option).state
        yield from self._from(ahead, typed, seat, so_far)
