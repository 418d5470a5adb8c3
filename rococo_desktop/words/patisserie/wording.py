"""Decisions, events and scores of La Pâtisserie Rococo in words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from itertools import takewhile
from typing import Any, cast

from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.score import Part, Score
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.rules.events import ActionChosen, CardPlayed, CardTaken, PrestigeGained
from rococo_desktop.rules.patisserie import events as happened
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.actions.bake import SEPARATOR, PayIngredients
from rococo_desktop.rules.patisserie.actions.goods import BUY_GOODS, parted
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.first_game import FIRST_GAME
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.model import State as Position
from rococo_desktop.rules.questions import FORFEIT, fields_of
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument, Noun
from rococo_desktop.words import Words
from rococo_desktop.words.namesakes import Namesakes
from rococo_desktop.words.patisserie.pieces import Pieces
from rococo_desktop.words.patisserie.reference import numbers_of
from rococo_desktop.words.phrases import Phrase, Values
from rococo_desktop.words.refusal import Subject

BOUGHT = frozenset({BUY_GOODS.id, "service", "prestige_for_coins"})
"""Why somebody gains what they choose to buy."""

COUNTED = frozenset({"pay_service", "buy_prestige"})
"""Questions whose options are numbers of prestige points."""

CHOSEN = frozenset({"select_card", "draft_card", "set_aside"})
"""Questions about one card among several, which may have one name."""

INTRODUCING = (
    CardTaken,
    happened.CardDrafted,
    happened.CardSetAside,
    CardPlayed,
    happened.StaffHired,
    happened.NoticeGiven,
)
"""The events that introduce a card to the reader."""


class Wording(Pieces, Words):
    """Wording in the catalogue's language; ``names`` are by seat."""

    leading = (
        *Words.leading,
        happened.BonusForfeited,
        happened.BonusCopied,
        happened.RecipeDiscarded,
    )
    money = "coins"

    def __init__(self, catalogue: Catalogue, rules: RuleBook, names: Sequence[str]) -> None:
        super().__init__(catalogue, rules)
        Words.__init__(self, names)
        self.numbers = numbers_of(rules.components)
        """The numbers of the rules that texts mention."""
        self._worded = {
            "seat": lambda seat: {"player": self.name(seat)},
            "card": lambda card: {"card": self.card(card)},
            "cards": lambda cards: {"cards": self._texts.listed(map(self.card, cards))},
            "tile": lambda tile: {"tile": self.tile(tile)},
            "tiles": lambda tiles: {"tiles": self.tiles(tiles), "n": len(tiles)},
            "recipe": lambda recipe: {"recipe": self.recipe(recipe)},
            "recipes": lambda recipes: {
                "recipes": self._texts.joined([self.recipe(each) for each in recipes])
            },
            "rivals": lambda recipes: {
                "rivals": self._texts.joined([self.recipe(each) for each in recipes])
            },
            "dish": lambda dish: {"recipe": self.recipe(dish)},
            "space": lambda space: {"space": self.plate(space)},
            "table": lambda table: {"table": self.table(table)},
            "post": lambda post: {"place": self.post(post)},
            "host": lambda host: {"place": self.host(host)},
            "good": lambda good: {"good": self.say(f"good-{good}")},
            "amount": lambda n: {"coins": self.coins(n), "prestige": self.prestige(n), "n": n},
            "prestige": lambda n: {"prestige": self.prestige(n)},
            "points": lambda n: {"prestige": self.prestige(n)},
            "cost": lambda n: {"coins": self.coins(n)},
            "discount": lambda n: {"coins": self.coins(n)},
            "count": lambda n: {"n": n},
            "missing": lambda missing: {"missing": self.materials(missing)},
            "brought": lambda brought: {"brought": self.materials(brought)},
            "needed": lambda needed: {"needed": self.materials(needed)},
            "staff": lambda card: {
                "card": self.card(card),
                "bonus": self.bonus(rules.staff[card].bonus),
            },
            "reward": lambda bonus: {"reward": self.gain(rules.table_bonuses[bonus].reward)},
            "item": lambda item: {"item": self.item(item)},
            "reason": lambda reason: {"reason": self.reason(reason)},
            "winners": lambda seats: {"winners": self.called(seats)},
            "totals": lambda totals: {"prestige": self.prestige(max(totals))},
        }

    def advice(self, tip: str, pieces: Sequence[str] = (), **values: Argument) -> str:
        key = self._named_tip(f"coach-patisserie-{tip}", pieces)
        told = {**self.numbers, **values, "pieces": self._all_named(pieces)}
        return self._texts.text(key, **told)

    def named(self, piece: str) -> Noun | str:
        rules = self._rules
        if piece in rules.recipes:
            return self.recipe(piece)
        if piece in rules.staff:
            return self.say(f"training-{rules.staff[piece].training}")
        if piece in rules.board.table:
            return self.table(piece)
        return self.say("host_number", **self.where(piece))

    def refused(self, what: str) -> Subject:
        """Return what an obstacle keeps the player from, as the subject of a sentence."""
        rules = self._rules
        if what in rules.recipes:
            return Subject(self.recipe(what), price=True)
        if what in rules.staff:
            return Subject(self.card(what), price=True)
        if what in rules.ingredients:
            return Subject(self.tile(what))
        if what in rules.board.host:
            return Subject(self.say("host_number", **self.where(what)), price=True)
        if what in rules.board.posts:
            return Subject(self.say("area", **self.where(what)), price=True)
        if what in rules.board.table_of:
            return Subject(self.table(rules.board.table_of[what].id))
        return Subject(self.action(what) if what in ACTIONS else "")

    # -- decisions -----------------------------------------------------------------------------

    def prompt(self, decision: Decision | Asked) -> str:
        """Return the sentence of a question; for ``Asked``, one with public information only.

        The key is the decision's kind, and the values are the frame's fields that have a wording.
        """
        if isinstance(decision, Asked):
            return self.waiting(decision)
        frame: dict[str, Any] = fields_of(decision.frame)
        key = f"prompt-{decision.kind}"
        if not frame.get("first", True):
            key += "_again"
        if frame.get("discount"):
            key += "_cheaper"
        if frame.get("saves"):
            key += "_saving"
        values = self._values(frame)
        if decision.kind == "set_aside" and FIRST_GAME in self._rules.keys:
            key += "_dealt"
            values["cards"] = self._texts.listed(map(self.card, decision.options[-len(TRAYS) :]))
        if isinstance(decision.frame, PayIngredients):
            needed = decision.frame.needed(self._rules)
            values["needs"] = self._texts.joined(self.counted(needed, toppings=0))
        bonus = frame.get("bonus")
        if bonus is not None:
            values["bonus"] = self.special_bonus(bonus)
        elif decision.kind == "use_bonus":
            values["bonus"] = self.bonus(self._rules.staff[frame["card"]].bonus)
        return self.say(key, **{**self.numbers, **values})

    def option(self, decision: Decision, option: str) -> str:
        rules = self._rules
        if SEPARATOR in option:
            name = self.recipe if decision.kind == "bake" else self._piece
            return self._texts.joined([name(piece) for piece in option.split(SEPARATOR)])
        if decision.kind == "choose_action" and option in rules.recipes:
            return self.say("option-discard", recipe=self.recipe(option))
        if piece := self._piece(option):
            return piece
        if decision.kind == "buy_goods":
            good, number = parted(option)
            price = self.coins(rules.goods[good].prices[number - 1])
            return self.say("option-buy", goods=self.good(good, number), coins=price)
        if decision.kind in COUNTED:
            return self._paid(decision, int(option))
        if decision.kind in ("choose_action", "copy_action") and self.speaks(f"action-{option}"):
            return self.action(option)
        if option == "sell":
            recipe = rules.recipes[cast("Any", decision.frame).dish]
            worth = recipe.prestige * rules.constants.sale_coins
            return self.say("option-sell", coins=self.coins(worth))
        if option == "prestige":
            return self.prestige(rules.constants.mentor_prestige)
        return self.say(f"option-{option}")

    def _paid(self, decision: Decision, points: int) -> str:
        """Return the label for buying that many prestige points."""
        if not points:
            return self.say("option-buy_none")
        cost = self.coins(self.cost(decision, points))
        return self.say("option-buy", goods=self.prestige(points), coins=cost)

    def cost(self, decision: Decision, points: int) -> int:
        """Return the coins for buying that many prestige points."""
        each: int = getattr(decision.frame, "cost", self._rules.constants.service_coins)
        return points * each

    def _piece(self, piece: str) -> str:
        """Return a piece with everything that matters for a choice; empty if it is not a piece."""
        rules = self._rules
        if piece in rules.recipes:
            return self.recipe_details(piece)
        if piece in rules.ingredients:
            return self.tile(piece)
        if piece in rules.staff or piece in rules.solo:
            return self.card_and_bonus(piece)
        if piece in rules.board.spaces:
            return self.space(piece)
        if piece in rules.board.posts or piece in rules.board.host:
            return str(self.place(piece))
        return ""

    # -- events --------------------------------------------------------------------------------

    def phrase(self, event: Event, *, precise: bool = False) -> Phrase | None:
        """Return the message about an event.

        The key is the event's kind, and the values are its fields. A hidden field (None) selects
        the ``_secret`` sentence, and an action the sentence of that name. The payment for hiring,
        the action of a person and the draw of a single tile, which is kept, have no sentence of
        their own: what follows tells them.
        """
        introduces = precise and isinstance(event, INTRODUCING)
        if isinstance(event, happened.IngredientsDrawn) and len(event.tiles) == 1:
            return None
        if isinstance(event, happened.CoinsPaid) and event.reason == "hire":
            return None
        people = self._rules.people
        if isinstance(event, ActionChosen) and event.seat in people and event.action != FORFEIT:
            return None
        key = f"event-{kind_of(type(event))}"
        if isinstance(event, happened.CardDrafted) and FIRST_GAME in self._rules.keys:
            key = "event-card_dealt"
        values: Values = {}
        for field in fields(event):
            value = getattr(event, field.name)
            if value is None:
                key += "_secret"
            elif field.name == "action":
                key += f"-{value}"
            elif field.name == "reason" and "reason" not in self._texts.names(f"patisserie-{key}"):
                continue  # it goes unsaid
            elif field.name == "bonus":
                special = value in self._rules.special_bonuses
                values["bonus"] = self.special_bonus(value) if special else self.table_bonus(value)
            elif field.name == "card":
                values["card"] = self._told(value) if introduces else self.card(value)
            elif field.name in self._worded:
                values |= self._worded[field.name](value)
            else:
                values[field.name] = value
        if (
            isinstance(event, PrestigeGained)
            and event.seat not in people
            and event.reason in self._rules.solo
        ):  # the Mentor, for whom no action of a card was possible
            values["reason"] = self.say("reason-impossible", card=self.card(event.reason))
        elif isinstance(event, happened.SoloCardRevealed):
            values["actions"] = self.actions_of(event.card)
        elif isinstance(event, happened.DecisionRevealed):
            values |= self.decided(event.card, event.action)
        elif isinstance(event, happened.GoodsSpent):
            spent = zip(GOODS, (event.flour, event.sugar, event.butter), strict=True)
            values["goods"] = self._texts.joined([self.good(g, n) for g, n in spent if n])
        elif isinstance(event, happened.GoodsGained):
            values["goods"] = self.good(event.good, event.amount)
        return Phrase(f"patisserie-{key}", values) if self.speaks(key) else None

    def paid(self, event: Event) -> Mapping[str, int]:
        """Return the coins of a price; what is baked from goes unsaid."""
        if isinstance(event, happened.CoinsPaid) and self.phrase(event) is not None:
            return {self.money: event.amount}
        return {}

    def gained(self, event: Event) -> Mapping[str, int]:
        match event:
            case happened.CoinsGained(amount=coins):
                return {self.money: coins}
            case PrestigeGained(amount=prestige):
                return {"prestige": prestige}
            case happened.GoodsGained(good=good, amount=amount):
                return {f"counted-{good}": amount}
        return {}

    def chooses(self, event: Event) -> bool:
        match event:
            case happened.GoodsGained(reason=reason) | PrestigeGained(reason=reason):
                return reason in BOUGHT
        return True

    def namesakes(self, state: State | None = None, seat: int = 0) -> Namesakes:
        """Return the same; cards of the seat that are not in its hand are told with their pile.

        Where a card is chosen among several of its name, it is always told apart.
        """
        if not isinstance(state, Position):
            return Namesakes(self._apart)
        player, asked = state.players[seat], state.pending
        piles = {"unused": [*player.unused], "used": [*player.used]}
        offered = asked.options if asked is not None and asked.kind in CHOSEN else ()
        names = Counter(str(self.card(each)) for each in offered)

        def placed(card: str, name: Noun) -> Noun:
            pile = next((pile for pile, cards in piles.items() if card in cards), "")
            if card in offered and names[str(name)] > 1:
                return self._apart(card, name)
            return self.noun(f"card_{pile}", card=name) if pile else name

        return Namesakes(self._apart, placed)

    def _apart(self, card: str, name: Noun) -> Noun:
        bonus = self.bonus(self._rules.staff[card].bonus)
        return self._texts.noun("sentence-by_bonus", card=name, bonus=bonus)

    def _told(self, card: str) -> Noun:
        bonus = self.bonus(self._rules.staff[card].bonus)
        return self.noun("card_told", card=self.card(card), bonus=bonus)

    def motive(self, event: Event, turn: Sequence[Event]) -> str:
        """Return why the Mentor did something; what a card allows is seen from what came of it."""
        if isinstance(event, happened.SoloCardRevealed):
            done = [each.action for each in turn if isinstance(each, ActionChosen)]
            actions = (each.action for each in self._rules.solo[event.card].actions)
            if not done:
                return self.say("telling-nothing")
            passed = [self.action(each) for each in takewhile(lambda a: a != done[0], actions)]
            if not passed:
                return self.say("telling-first")
            return self.say("telling-passed", actions=self._texts.listed(passed))
        if isinstance(event, PrestigeGained) and event.reason in self._rules.solo:
            return self.say("telling-instead", **self.numbers)
        return super().motive(event, turn)

    def reason(self, reason: str) -> str:
        """Return the reason of a gain or payment; an id stands for what the piece gives."""
        rules = self._rules
        if reason in rules.staff or reason in rules.solo:
            return self.say("reason-card", card=self.card(reason))
        if reason in rules.board.spaces:
            return self.say("reason-space")
        if reason in rules.board.posts:
            return self.say("reason-post")
        if reason in rules.table_bonuses:
            return self.say("reason-table_bonus")
        return super().reason(reason)

    # -- scores --------------------------------------------------------------------------------

    def subject(self, part: Part) -> Values:
        rules, subject = self._rules, part.subject
        each = rules.constants.coins_per_prestige
        values = {**super().subject(part), "coins": self.coins(part.number), "each": each}
        if subject in rules.board.table:
            values["table"] = self.table(subject)
            values["rank"] = self.rank(part, rules.board.table[subject].first)
        elif subject in rules.special_bonuses:
            values["bonus"] = self.special_bonus(subject)
        elif subject in rules.recipes:
            values["piece"] = self.recipe(subject)
        elif subject in rules.board.posts or subject in rules.board.host:
            values |= self.where(subject)
        return values

    def total(self) -> str:
        return self.say("score-total")

    def left(self) -> str:
        """Return the name of the remaining money, which breaks ties."""
        return self.say("score-left")

    def verdict(self, score: Score) -> str:
        """Return a sentence with the winner, and what broke a tie."""
        winner, sheets = score.winners[0], score.players
        tied, left = self.tied(score), sheets[winner].left
        alike = [seat for seat in tied if sheets[seat].left == left]
        if len(tied) == 1:
            key = "won"
        elif winner not in self._rules.people:
            key = "rival"
        elif len(alike) == 1:
            key = "tie_broken"
        else:
            tied, key = alike, "start_player"
        return self.outcome(f"patisserie-score-{key}", score, tied, coins=self.coins(left))
