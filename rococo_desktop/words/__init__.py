"""Events and questions as sentences, in the same layer as the computer players."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.engine.score import Part, Score
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.rules.events import ActionChosen
from rococo_desktop.rules.state import SELECT
from rococo_desktop.texts import capital
from rococo_desktop.texts.nouns import Argument, Noun
from rococo_desktop.words.amounts import signed
from rococo_desktop.words.briefs import Briefs
from rococo_desktop.words.namesakes import Namesakes
from rococo_desktop.words.phrases import Phrase, Told, Values

NO_WHYS: Mapping[str, str] = {}
NAMED = 3
"""The most pieces that the coach names in a tip; more are only counted."""


class Words(Briefs, ABC):
    """The sentences of a game about a table; the ``names`` of its players are by seat."""

    _edition = ""
    """The edition whose words are used, where editions have their own."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self._worded: dict[str, Callable[[Any], Values]] = {}
        """The forms of an id or an amount, by the name of the value."""

    # -- what a game says ------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, decision: Decision) -> str:
        """Return the sentence of a question."""

    @abstractmethod
    def option(self, decision: Decision, option: str) -> str:
        """Return the label of an option."""

    @abstractmethod
    def advice(self, tip: str, pieces: Sequence[str] = (), **values: Argument) -> str:
        """Return what the coach says in a tip about some pieces, in the words of this game."""

    @abstractmethod
    def named(self, piece: str) -> Noun | str:
        """Return the short name of a piece or place of which the coach speaks."""

    @abstractmethod
    def total(self) -> str:
        """Return the name of the points of the score sheet."""

    @abstractmethod
    def left(self) -> str:
        """Return the name of the tie-breaker."""

    @abstractmethod
    def verdict(self, score: Score) -> str:
        """Return a sentence with the winners and the decisive score."""

    # -- what every game says, and may say in its own words ---------------------------------------

    def _named_tip(self, key: str, pieces: Sequence[str]) -> str:
        """Return the key of a tip: the one that names its pieces, if they are few and it exists."""
        naming = f"{key}_named"
        return naming if 0 < len(pieces) <= NAMED and naming in self._texts else key

    def _all_named(self, pieces: Sequence[str]) -> Noun:
        """Return the names of pieces as one list; those of one name are counted."""
        return self._all_of([self.named(piece) for piece in pieces])

    def _all_of(self, names: Sequence[Noun | str]) -> Noun:
        """Return names as one list; equal ones are counted."""
        named, counted = {str(name): name for name in names}, self._texts.noun
        parts = [
            counted("list-counted", piece=named[name], n=n) if n > 1 else named[name]
            for name, n in Counter(map(str, names)).items()
        ]
        return self._texts.nouns(parts)

    def waiting(self, asked: Asked) -> str:
        """Return the sentence of a question, with public information only."""
        kind = asked.kind if self.speaks(f"waiting-{asked.kind}") else "other"
        return self.say(f"waiting-{kind}", player=self.name(asked.seat))

    def namesakes(self, state: State | None = None, seat: int = 0) -> Namesakes:  # noqa: ARG002
        """Return what tells cards of one name apart in a turn, of a seat that owns cards then."""
        return Namesakes(lambda _, name: self._texts.noun("sentence-other", card=name))

    def told(self, event: Event, among: Namesakes | None = None) -> Told:
        """Return the log sentence of an event as seen by its viewer, ``among`` those before it."""
        phrase = self.phrase(event)
        if phrase is not None and among is not None:
            phrase = phrase.apart(event, among)
        return self._tell(event, phrase)

    def precise(self, event: Event) -> Told:
        """Return the log sentence of an event, with the bonus of a card that it introduces."""
        return self._tell(event, self.phrase(event, precise=True))

    def event(self, event: Event) -> str:
        """Return the text of the log sentence of an event; empty if it has none."""
        return self.told(event).text

    def summary(self, seat: int, events: Iterable[Event]) -> str:
        """Return the sentences of the log about some events; those about a seat are one."""
        own, others, among = [], [], self.namesakes()
        for event in events:
            told = self.told(event, among)
            if told.predicate and getattr(event, "seat", None) == seat:
                own.append(told.predicate)
            elif told.text:
                others.append(told.text)
        return self.paragraph([*([self.joined(seat, own)] if own else []), *others])

    def paragraph(self, parts: Iterable[str]) -> str:
        """Return sentences one after the other; empty ones are left out."""
        return self._texts.sentences(parts)

    def _tell(self, event: Event, phrase: Phrase | None) -> Told:
        """Return the message about an event: what its player did, unless it names one itself."""
        if phrase is None:
            return Told()
        seat = getattr(event, "seat", None)
        seats = getattr(event, "winners", ()) if seat is None else (seat,)
        said = self.addressed(phrase.id, seats, **phrase.values)
        if seat is None or "player" in self._texts.names(phrase.id):
            return Told(said)
        return self.did(seat, said)

    def did(self, seat: int, predicate: str) -> Told:
        """Return the sentence that says something of a player."""
        return Told(self.joined(seat, [predicate]), predicate)

    def motive(self, event: Event, turn: Sequence[Event]) -> str:  # noqa: ARG002
        """Return why an automatic rival did something in its ``turn``; empty if it goes unsaid.

        The key is the event's kind, with its action or its reason if these have one of their own.
        """
        key = f"telling-{kind_of(type(event))}"
        special = f"{key}-{getattr(event, 'action', '') or getattr(event, 'reason', '')}"
        found = next(filter(self.speaks, (special, key)), "")
        return self.say(found) if found else ""

    def plan(self, seat: int, events: Iterable[Event], namesakes: Namesakes | None = None) -> str:
        """Return what a seat is advised to do itself as one sentence; empty if nothing.

        It tells what one chooses, not what that costs or brings. What is done to several pieces
        one after the other is one deed, a card is named once, and another of its name is the other.
        Plans that share ``namesakes`` mean one card by one name.
        """
        deeds, named = list[list[Phrase]](), set[str]()
        among = self.namesakes() if namesakes is None else namesakes
        for event in events:
            phrase = self.phrase(event) if self._advises(seat, event) else None
            if phrase is None or not self._advice(phrase):
                continue
            card = getattr(event, "card", "")
            again = Phrase(phrase.id, {**phrase.values, "card": self._texts.noun("sentence-again")})
            if card in named:
                phrase = again
            if deeds and phrase.differing(deeds[-1][-1]):
                deeds[-1].append(phrase)
            else:
                is_named = self._advice(phrase) != self._advice(again)
                deeds.append([phrase.apart(event, among) if is_named else phrase])
            named |= {card} - {""}
        if not deeds:
            return ""
        told = self._texts.joined([self._advice(self._together(deed)) for deed in deeds])
        return self._texts.text("sentence-plan", deeds=capital(told))

    def _advises(self, seat: int, event: Event) -> bool:
        return getattr(event, "seat", None) == seat and self.chooses(event)

    def _together(self, phrases: Sequence[Phrase]) -> Phrase:
        """Return phrases that differ in one noun as one phrase about all of them."""
        first, *others = phrases
        if not others:
            return first
        name = first.differing(others[0])
        nouns = [each.values[name] for each in phrases]
        several = self._all_of([each for each in nouns if not isinstance(each, int)])
        return Phrase(first.id, {**first.values, name: several, "count": len(phrases)})

    def deeds(self, seat: int, events: Iterable[Event]) -> str:
        """Return what a seat itself does in some events as one sentence; empty if nothing.

        Cards of one name are told apart, so that the deed can be followed.
        """
        own = [event for event in events if getattr(event, "seat", None) == seat]
        seen = (event.seen_by(seat) for event in own)
        told = (self.precise(event).predicate for event in seen if event is not None)
        predicates = [said for said in told if said]
        return self.joined(seat, predicates) if predicates else ""

    def action(self, action: str) -> str:
        """Return the name of a main action, or of forfeiting it."""
        return self.say(f"action-{action}")

    def done(self, phase: str, events: Sequence[Event]) -> str:
        """Return the chosen main action, or the phase if a hand was selected; empty for neither.

        The ``phase`` and the ``events`` are those of the decision.
        """
        chosen = [self.action(each.action) for each in events if isinstance(each, ActionChosen)]
        if chosen:
            return chosen[-1]
        return self._texts.text(f"window-phase-{phase}") if phase == SELECT else ""

    def reason(self, reason: str) -> str:
        """Return the reason of a gain or payment."""
        return self.say(f"reason-{reason}")

    def argument(self, reason: Reason) -> str:
        """Return a reason for a play, as a clause without its subject."""
        plain = reason.values
        values: Values = {name: value for name, value in plain.items() if isinstance(value, int)}
        values |= self._values(plain)
        if isinstance(gain := plain.get("gain"), int):
            values["gain"] = signed(gain)
        return self._texts.variant(reason.key, self._edition, **values)

    def item(self, item: str) -> str:
        """Return the name of an item of the score sheet."""
        return self.say(f"item-{item}")

    def decisive(self, item: str) -> str:
        """Return the name of an item that decided the game, where it stands by itself."""
        key = f"decisive-{item}"
        return self.say(key) if self.speaks(key) else self.item(item)

    def items(self, items: Sequence[tuple[str, int]], whys: Mapping[str, str] = NO_WHYS) -> str:
        """Return items of the final scoring, with their points if there are several.

        Some say why they change.
        """
        said = []
        for item, points in items:
            name = self.item(item)
            text = name if len(items) == 1 else self._texts.scored(name, signed(points))
            if why := whys.get(item):
                text = self._texts.text("outlook-why", items=text, why=why)
            said.append(text)
        return self._texts.listed(said)

    def subject(self, part: Part) -> Values:
        """Return the values in the label of one part of an item."""
        return {"n": part.number, "points": part.points}

    def rank(self, part: Part, first: int) -> str:
        """Return for which place in a majority a part scores; the ``first`` one has most points."""
        rank = "first" if part.points == first else "second" if part.points else "none"
        return self._texts.text(f"rank-{rank}")

    def scored(self, part: Part, *, less: bool) -> str:
        """Return what a part is for, and why it is ``less`` now; empty if its item says it."""
        keys = [*([f"scored-{part.kind}_less"] if less else []), f"scored-{part.kind}"]
        found = next(filter(self.speaks, keys), "")
        return self.say(found, **self.subject(part)) if found else ""

    def part(self, part: Part) -> str:
        """Return the label of one part of an item."""
        text = self._part(part.kind, **self.subject(part))
        return self._part("tied", part=text, tie=self.say(f"tie-{part.tie}")) if part.tie else text

    def _part(self, kind: str, **values: Argument) -> str:
        return self.say(f"part-{kind}", **values)

    def _values(self, plain: Mapping[str, Any]) -> Values:
        """Return ids and amounts in words, by their names."""
        values: Values = {}
        for name, value in plain.items():
            if name in self._worded:
                values |= self._worded[name](value)
        return values
