"""Ids, decisions, events and scores in words, for the window and for headless commands."""

from collections.abc import Mapping, Sequence
from dataclasses import fields

from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.score import Part, Score
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.questions import Varied, fields_of
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.base.hire import HIRE
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.questions import HasSentenceValues, Labelled
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument, Noun
from rococo_desktop.words import Words
from rococo_desktop.words.namesakes import Namesakes
from rococo_desktop.words.phrases import Phrase, Values
from rococo_desktop.words.refusal import Subject
from rococo_desktop.words.rococo.bonuses import BonusWording
from rococo_desktop.words.rococo.pieces import ROMAN, words_of
from rococo_desktop.words.rococo.reference import numbers_of

__all__ = ["ROMAN", "Wording"]

MAKING = "make_dress"
"""The reason of what a garment costs."""


class Wording(BonusWording, Words):
    """Wording in the catalogue's language and the edition's terms; ``names`` are by seat."""

    leading = (*Words.leading, happened.BonusForfeited)
    money = "livre"

    def __init__(
        self, catalogue: Catalogue, rules: RuleBook, edition: str, names: Sequence[str]
    ) -> None:
        super().__init__(catalogue, rules, edition)
        Words.__init__(self, names)
        self.numbers = numbers_of(rules.components)
        """The numbers of the rules that texts mention."""
        self._worded = {
            "seat": lambda seat: {"player": self.name(seat)},
            "card": self._card_or_dress,
            "bonus": lambda source: {"bonus": self.bonus(source)},
            "cards": lambda cards: {"cards": self._texts.listed(map(self.card, cards))},
            "tile": self._tile,
            "tiles": lambda tiles: {
                "silk": self._texts.added(self.silk(rules.resources[tile].silk) for tile in tiles),
                "n": len(tiles),
            },
            "traded": lambda tile: {"notions": self.notions(rules.resources[tile].notions)},
            "lost": lambda silk: {"lost": self.silk(silk)},
            "needs": lambda needs: {"needs": self.either(needs)},
            "dress": lambda dress: {"dress": self.dress(dress)},
            "space": lambda space: {"space": self.guest(space)},
            "decoration": lambda space: {"decoration": self.decoration(space)},
            "hall": lambda hall: {"hall": self.hall(hall)},
            "fireworks": lambda space: {"fireworks": self.decoration(space)},
            "item": lambda item: {"item": self.item(item)},
            "reason": lambda reason: {"reason": self.reason(reason)},
            "amount": self.amounts,
            "price": self.amounts,
            "points": self.amounts,
            "livre": lambda n: {"livre": self.amounts(n)["livre"]},
            "prestige": lambda n: {"prestige": self.amounts(n)["prestige"]},
            "earned": lambda n: {"earned": self.amounts(n)["livre"]},
            "brought": lambda units: {"brought": self.materials(units)},
            "missing": lambda units: {"missing": self.materials(units)},
            "count": lambda count: {"n": count},
            "winners": lambda seats: {
                "winners": self.called(seats),
                "n": len(seats),
            },
            "totals": lambda totals: {"prestige": self.amounts(max(totals))["prestige"]},
        }

    def phase(self, phase: str) -> str:
        """Return the name of a phase of a round, or of the end of the game."""
        return self._texts.text(f"window-phase-{phase}")

    def advice(self, tip: str, pieces: Sequence[str] = (), **values: Argument) -> str:
        """Return what the coach says in the edition's words; a fact may have the name of one."""
        nouns = words_of(self._texts, self._edition)
        key = self._named_tip(f"coach-{tip}", pieces)
        return self.say(key, **{**values, **nouns, "pieces": self._all_named(pieces)})

    def lasting(self, decoration: str, number: int, *, paid: bool) -> str:
        """Return what a decoration brings later; empty if nothing.

        It is the first, second and so on of its group, by its ``number``. What it adds to each
        income is told elsewhere if anything is ``paid`` now.
        """
        entry = self._rules.board.decorations[decoration]
        if paid and entry.group.startswith("fountain"):
            return ""
        key = f"outlook-decoration-{entry.group}{'_more' if number > 1 else ''}"
        key = key if key in self._texts else f"outlook-decoration-{entry.group}"
        nouns = words_of(self._texts, self._edition)
        values = {**self.effect(entry), **nouns, "n": number}
        return self.say(key, **values) if key in self._texts else ""

    def named(self, piece: str) -> Noun | str:
        rules = self._rules
        if piece in rules.dresses:
            return self.dress(piece)
        if piece in rules.board.halls_by_id:
            return self.hall(piece)
        return self.decoration(piece)

    def refused(self, what: str) -> Subject:
        """Return what an obstacle keeps the player from, as the subject of a sentence."""
        rules = self._rules
        if what in rules.dresses:
            return Subject(self.dress(what), price=True)
        if what in rules.employees:
            return Subject(self.card(what), price=True)
        if what in rules.resources:
            return Subject(self.reason("acquire"), price=True)
        if what in rules.board.decorations:
            return Subject(self.decoration(what), price=True)
        if what in rules.board.spaces:
            return Subject(self.guest(what))
        return Subject(self.action(what) if what in rules.main_actions else "")

    # -- decisions -----------------------------------------------------------------------------

    def prompt(self, decision: Decision | Asked, cards_in_hand: int | None = None) -> str:
        """Return the sentence of a question; for ``Asked``, one with public information only.

        The key is the decision's kind, and the values are the frame's fields that have a wording.
        The variant is appended to the key, then ``further`` if the options include pieces of
        another rule set, then ``counted`` if ``cards_in_hand`` is given.
        """
        if isinstance(decision, Asked):
            return self.waiting(decision)
        frame, rules = decision.frame, self._rules
        key, values = f"prompt-{decision.kind}", self._values(fields_of(frame))
        if isinstance(frame, HasSentenceValues):
            values |= self._values(frame.sentence_values(rules))
        if isinstance(frame, Varied) and (variant := frame.variant(rules)):
            key += f"_{variant}"
        added = {*rules.names, *rules.conditions} if decision.kind in rules.extensions else ()
        if any(option in added for option in decision.options) and self.speaks(f"{key}_further"):
            key += "_further"
        if cards_in_hand is not None and self.speaks(f"{key}_counted"):
            key += "_counted"
            values |= {"number": cards_in_hand + 1, "all": rules.constants.hand_size}
        return self.say(key, **values)

    def option(self, decision: Decision, option: str) -> str:
        rules, frame = self._rules, decision.frame
        if isinstance(frame, Labelled) and (label := frame.label(rules, option)) is not None:
            return self.say(label.key, **self._values(label.values))
        if option in rules.employees:
            return self.card_and_bonus(option)
        if option in rules.dresses:
            return self.dress_details(option)
        if option in rules.resources:
            return str(self.tile(option))
        if option in rules.board.spaces:
            return self.space(option)
        if option in rules.board.decorations:
            return str(self.decoration(option))
        if option in rules.names:
            return self.piece(option)
        return self._texts.text(f"option-{option}")

    def _card_or_dress(self, source: str) -> Values:
        """Return a card or dress as a value; empty if there is none."""
        if source in self._rules.dresses:
            return {"dress": self.dress(source)}
        return {"card": self.card(source)} if source else {}

    def _tile(self, tile: str) -> Values:
        """Return a resource tile, and its silk alone."""
        silk = self._texts.joined(self._bales(self._rules.resources[tile].silk))
        return {"tile": self.tile(tile), "silk": silk}

    def piece(self, piece: str) -> str:
        name = self._rules.names[piece]
        return self.say(name.key, **name.values)

    # -- events --------------------------------------------------------------------------------

    def phrase(self, event: Event, *, precise: bool = False) -> Phrase | None:
        """Return the message about an event, whose fields are in words by their names.

        The key is the event's kind, and the values are its fields. A hidden field (None) selects
        the ``_secret`` sentence, a word such as an action the sentence of that name, and a dress in
        place of a card the ``_dress`` sentence. The payment for an employee has no sentence of its
        own, because the hiring mentions it.
        """
        if isinstance(event, happened.LivrePaid) and event.reason == HIRE.id:
            return None
        worded = self._worded
        if precise:
            worded = worded | {"card": self._card_with_bonus, "dress": self._dress_introduced}
        key = f"event-{kind_of(type(event))}"
        values: Values = {}
        for field in fields(event):
            value = getattr(event, field.name)
            if value is None:
                key += "_secret"
            elif field.name == "action" or self.speaks(f"{key}-{value}"):
                key += f"-{value}"
            elif field.name == "card" and value in self._rules.dresses:
                key += "_dress"
                values |= self._card_or_dress(value)
            elif isinstance(value, str) and value in self._rules.names:
                values[field.name] = self.piece(value)
            elif field.name in worded:
                values |= worded[field.name](value)
            else:
                values[field.name] = value
        if isinstance(event, happened.NotionsGained | happened.NotionsPaid):
            values["notions"] = self._texts.joined(
                self._notions(int(event.thread), int(event.lace))
            )
        if not self.speaks(key):
            return None
        return Phrase(self._texts.variant_id(key, self._edition), values)

    def paid(self, event: Event) -> Mapping[str, int]:
        """Return the price that an event tells of; the materials of a garment go unsaid."""
        match event:
            case happened.LivrePaid(amount=livre) if self.phrase(event) is not None:
                return {self.money: livre}
            case happened.NotionsPaid(reason=reason) | happened.ResourcesSpent(reason=reason) if (
                reason == MAKING
            ):
                return {}
            case happened.NotionsPaid(thread=thread, lace=lace):
                return {"thread": thread, "lace": lace}
            case happened.ResourcesSpent(tiles=tiles):
                return {"tiles": len(tiles)}
        return {}

    def gained(self, event: Event) -> Mapping[str, int]:
        match event:
            case happened.LivreGained(amount=livre):
                return {self.money: livre}
            case PrestigeGained(amount=prestige):
                return {"prestige": prestige}
            case happened.NotionsGained(thread=thread, lace=lace):
                return {"thread": thread, "lace": lace}
        return {}

    def _dress_introduced(self, dress: str) -> Values:
        """Return a dress, the first mention with everything printed on it."""
        full = self.dress_in_full(dress)
        return {"dress": self._texts.noun("dress-told", dress=self.dress(dress), full=full)}

    def _card_with_bonus(self, source: str) -> Values:
        """Return a card or dress, the first mention of a card with its bonus.

        A card with a crown is told apart by its final scoring.
        """
        if not self._has_bonus(source):
            return self._card_or_dress(source)
        told = self._texts.noun("card-told", card=self.card(source), bonus=self.bonus(source))
        return {"card": told}

    def _has_bonus(self, source: str) -> bool:
        """Return whether it is a card with a bonus or a final scoring."""
        employee = self._rules.employees.get(source)
        if employee is None:
            return False
        return self._rules.bonus_of(source) is not None or employee.scoring is not None

    def namesakes(self, state: State | None = None, seat: int = 0) -> Namesakes:  # noqa: ARG002
        return Namesakes(self._apart)

    def _apart(self, card: str, name: Noun) -> Noun:
        """Return the name of a card with its bonus; cards without one are alike."""
        if not self._has_bonus(card):
            return self._texts.noun("sentence-other", card=name)
        return self._texts.noun("sentence-by_bonus", card=name, bonus=self.bonus(card))

    def reason(self, reason: str) -> str:
        """Return the reason of a gain or payment; a card's id stands for its bonus."""
        if reason in self._rules.employees:
            return self._texts.text("reason-bonus", card=self.card(reason))
        if reason in self._rules.dresses:
            return self._texts.text("reason-dress", dress=self.dress(reason))
        return super().reason(reason)

    def speaks(self, key: str) -> bool:
        return key in self._texts or f"{key}-{self._edition}" in self._texts

    # -- scores --------------------------------------------------------------------------------

    def subject(self, part: Part) -> Values:
        rules, subject = self._rules, part.subject
        each, board = rules.constants.livre_per_prestige, rules.board
        values = {**self.amounts(part.number), "points": part.points, "each": each}
        values["rank"] = self.rank(part, board.halls_by_id.get(subject, board.fireworks).first)
        if subject in rules.employees:
            values["card"] = self.card_and_bonus(subject)
        elif subject in rules.dresses:
            values["dress"] = self.dress(subject)
        elif subject in rules.board.decorations:
            values["decoration"] = self.decoration(subject)
        elif subject in rules.names:
            values["piece"] = self.piece(subject)
        elif subject in rules.board.halls_by_id:
            values["hall"] = self.hall(subject)
        return values

    def total(self) -> str:
        return self._texts.text("window-score-total")

    def left(self) -> str:
        """Return the name of the remaining money, which breaks ties."""
        return self._texts.text("window-score-livre_left")

    def verdict(self, score: Score) -> str:
        """Return a sentence with the winners, and what broke a tie: the remaining money."""
        winner = score.winners[0]
        tied, key = self.tied(score), "won"
        if len(score.winners) > 1:
            tied, key = score.winners, "shared"
        elif len(tied) > 1:
            key = "tie_broken" if winner in self._rules.people else "rival"
        return self.outcome(f"window-score-{key}", score, tied)
