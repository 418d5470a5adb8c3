"""A turn as one short sentence: what was done in its order, each with its price and its gain."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import groupby

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardPlayed
from rococo_desktop.texts import capital
from rococo_desktop.texts.nouns import Argument
from rococo_desktop.words.audience import Audience
from rococo_desktop.words.phrases import DONE, Phrase


@dataclass
class _Step:
    """A deed, or a mere gain if there is none, with what it cost and brought."""

    deed: Event | None = None
    price: Counter[str] = field(default_factory=Counter)
    gains: Counter[str] = field(default_factory=Counter)


class Briefs(Audience, ABC):
    """What is said of a player: predicates, and whole turns in short."""

    leading: tuple[type[Event], ...] = (CardPlayed,)
    """What only leads to a deed, and goes unsaid in short."""
    money = ""
    """The amount with which things are bought."""

    @abstractmethod
    def phrase(self, event: Event, *, precise: bool = False) -> Phrase | None:
        """Return the message about an event as seen by its viewer; None if it goes unsaid.

        A ``precise`` one tells what it introduces from others of its name: a card with its bonus.
        """

    def paid(self, event: Event) -> Mapping[str, int]:  # noqa: ARG002
        """Return the price that an event tells of what follows, by the kinds of amounts."""
        return {}

    def gained(self, event: Event) -> Mapping[str, int]:  # noqa: ARG002
        """Return what an event tells that the deed before it brought, by the kinds of amounts."""
        return {}

    def amount(self, kind: str, n: int) -> str:
        """Return an amount of a kind in words."""
        return self.say(kind, n=n)

    def say(self, key: str, **values: Argument) -> str:
        """Return the message that this game has for a key."""
        return self._texts.text(key, **values)

    def speaks(self, key: str) -> bool:
        """Return whether this game has a message for a key."""
        return key in self._texts

    def deed(self, action: str) -> str:
        """Return the predicate of a main action, to follow the player's name."""
        return self.say(f"deed-{action}")

    def chooses(self, event: Event) -> bool:  # noqa: ARG002
        """Return whether a person does something by choice, if it is told in a plan at all."""
        return True

    def joined(self, seat: int, predicates: Sequence[str]) -> str:
        """Return one sentence for what is said of a player; repetitions are counted."""
        clause = self.clause(seat, predicates)
        begun = capital(clause) if seat == self.reader else clause
        return self._texts.text("sentence-deed", clause=begun)

    def clause(self, seat: int, predicates: Sequence[str]) -> str:
        """Return the same without the full stop."""
        text, parts = self._texts.text, list[str]()
        for said, again in groupby(predicates):
            times = len(list(again))
            parts.append(text("sentence-times", deed=said, n=times) if times > 1 else said)
        deeds = self._texts.listed(parts)
        if seat == self.reader:
            return text("sentence-clause_you", deed=deeds)
        return text("sentence-clause", player=self.name(seat), deed=deeds)

    def _advice(self, phrase: Phrase) -> str:
        """Return how somebody is advised to do what a phrase is about; empty if nobody is.

        ``count`` is the number of pieces to which it is done.
        """
        return self._texts.attribute(phrase.id, DONE, **{"count": 1, **phrase.values})

    def brief(self, seat: int, events: Iterable[Event]) -> str:
        """Return what a seat did as one sentence; empty for nothing.

        It tells what one chooses in its order, without what only leads there, each deed with its
        price and with what it brought, and what came of a bonus by itself.
        """
        own = [event for event in events if getattr(event, "seat", None) == seat]
        action, *bonuses = [self._predicates(seat, steps) for steps in self._steps(own)]
        chosen = [self.deed(event.action) for event in own if isinstance(event, ActionChosen)]
        said = action or chosen[:1]
        if not said:
            return ""
        told = self._texts.joined(said)
        for bonus in filter(None, bonuses):
            brought = self._texts.joined(bonus)
            told = self._texts.text("sentence-bonus", deed=told, bonus=brought)
        return self.joined(seat, [told])

    def _steps(self, events: Sequence[Event]) -> list[list[_Step]]:
        """Return the steps of the action, and then those of each bonus."""
        parts, price = [list[_Step]()], Counter[str]()
        for event in events:
            steps = parts[-1]
            if isinstance(event, BonusUsed):
                parts.append([])
            elif paid := self.paid(event):
                price.update(paid)
            elif gained := Counter(self.gained(event)):
                last = steps[-1] if steps else None
                bought = last is not None and last.deed is None and bool(last.price)
                if last is None or bool(price) != bought:
                    steps.append(_Step(None, price, gained))
                else:
                    last.price.update(price)
                    last.gains.update(gained)
                price = Counter()
            elif self._is_deed(event):
                steps.append(_Step(event, price))
                price = Counter()
        return parts

    def _is_deed(self, event: Event) -> bool:
        if isinstance(event, self.leading) or not self.chooses(event):
            return False
        phrase = self.phrase(event)
        return phrase is not None and self._advice(phrase) != ""

    def _predicates(self, seat: int, steps: Sequence[_Step]) -> list[str]:
        before = [None, *(step.deed for step in steps)]
        return [self._predicate(seat, *pair) for pair in zip(steps, before, strict=False)]

    def _predicate(self, seat: int, step: _Step, last: Event | None) -> str:
        """Return what is said of a step; a piece that the ``last`` one named is only meant."""
        text, things = self._texts.text, self._texts.joined(self._summed(step.gains))
        phrase = None if step.deed is None else self.phrase(step.deed)
        if step.deed is None or phrase is None:
            key = "buys" if step.price and self.money not in step.gains else "gains"
            said, things = self.addressed(f"brief-{key}", (seat,), things=things), ""
        else:
            again = last is not None and bool(_pieces(step.deed) & _pieces(last))
            id = self._short(phrase.id, again=again, brings=things != "")
            said = self.addressed(id, (seat,), **{**phrase.values, "things": things})
            if "things" in self._texts.names(id):
                things = ""
        if step.price:
            price = self._texts.joined(self._summed(step.price))
            said = text("sentence-priced", deed=said, price=price)
        if things:
            plus = [text("sentence-plus", thing=each) for each in self._summed(step.gains)]
            said = text("sentence-brought", deed=said, things=self._texts.listed(plus))
        return said

    def _short(self, id: str, *, again: bool, brings: bool) -> str:
        """Return the shortest message about a deed, of which all values are known."""
        brief = id.replace("event-", "brief-", 1)
        keys = [f"{brief}_again"] if again else []
        found = (key for key in [*keys, brief] if key in self._texts)
        return next((key for key in found if brings or "things" not in self._texts.names(key)), id)

    def _summed(self, amounts: Mapping[str, int]) -> list[str]:
        return [self.amount(kind, n) for kind, n in amounts.items() if n]


def _pieces(event: Event) -> set[str]:
    """Return the ids of what an event is about."""
    values = (getattr(event, each.name) for each in fields(event))
    return {value for value in values if isinstance(value, str) and value}
