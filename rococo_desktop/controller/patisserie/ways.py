"""Ways: the places of pieces before and after some events, for their flights and for the news."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.table.movement import (
    DEAL,
    MOST,
    Moment,
    Way,
    in_turn,
    joined,
    leaving,
    place_in,
)
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import CardPlayed, PrestigeGained
from rococo_desktop.rules.patisserie import events as happened
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.scoring import standings
from rococo_desktop.rules.patisserie.staff import draft_order, go_round
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.state import INCOME

STOCK = "stock"


class Ways:
    """The ways between two views; pieces that the viewer has ``carried`` have arrived already."""

    def __init__(self, faces: Faces, before: View, after: View, *, carried: bool = False) -> None:
        self._carried = carried
        self._faces = faces
        self._before = before
        self._after = after

    def of(self, events: Sequence[Event]) -> list[Way]:
        """Return the ways of some events, one for each piece and each kind of amount."""
        return joined(way for event in events for way in self._still_to_fly(event))

    def _still_to_fly(self, event: Event) -> Iterator[Way]:
        """Yield the ways of an event; what moves by itself is only a sign and is never carried."""
        own = self._carried and getattr(event, "seat", None) in self._before.eyes
        return (way for way in self._of(event) if not own or way.sign)

    def _of(self, event: Event) -> Iterator[Way]:
        faces, before, after = self._faces, self._before, self._after
        home = _home(after, getattr(event, "seat", -1))
        match event:
            case happened.CoinsGained(seat, amount, reason) if amount:
                yield Way(_place(reason, before), _purse(after, seat), None, "coin", amount)
            case happened.CoinsPaid(seat, amount, reason) if amount:
                yield Way(_purse(after, seat), _place(reason, before), None, "coin", amount)
            case PrestigeGained(seat, amount, reason) if amount:
                yield Way(_place(reason, before), _purse(after, seat), None, "prestige-now", amount)
            case happened.RecipeAcquired(_, recipe):
                source = place_in("recipe", before.recipes, recipe, STOCK)
                yield Way(
                    source, _own(home, f"stored:{recipe}"), faces.recipe(recipe), arrives=True
                )
            case happened.IngredientTaken(_, tile):
                source = _shelf_of(tile, before)
                yield Way(source, _own(home, f"tile:{tile}"), faces.tile(tile), arrives=True)
            case happened.DishBaked(_, recipe, rack):
                source = _own(home, f"stored:{recipe}")
                # It is still the drawing, which warms to its colours there.
                yield Way(source, _own(home, f"rack:{rack}"), faces.recipe(recipe), arrives=True)
            case happened.DishDecorated(_, recipe, tile):
                rack = _rack_of(recipe, after)
                target = _own(home, f"rack:{rack}")
                yield Way(_own(home, f"tile:{tile}"), target, faces.topping(tile))
            case happened.DishPresented(_, recipe, space):
                source = _own(home, f"rack:{_rack_of(recipe, before)}")
                yield Way(source, f"space:{space}", faces.dish(recipe), arrives=True)
            case happened.DishMoved(_, recipe, space):
                places = (at for at, (dish, _) in before.dishes.items() if dish == recipe)
                source = f"space:{next(places, '')}"
                yield Way(source, f"space:{space}", faces.dish(recipe), arrives=True)
            case happened.DishSold(_, recipe):
                source = _own(home, f"rack:{_rack_of(recipe, before)}")
                yield Way(source, STOCK, faces.dish(recipe))
            case happened.DecorationSucceeded(seat, tile):
                target = _own(home, _latest_decoration(after, seat))
                yield Way(home, target, faces.topping(tile), arrives=True)
            case happened.PostPlaced(seat, place) | happened.HostPlaced(seat, place):
                yield Way(home, f"place:{place}", seat=seat, arrives=True)
            case happened.SpecialClaimed(seat, bonus):
                yield Way(home, _special(after, bonus, seat), seat=seat, arrives=True)
            case happened.StaffHired(_, card):
                source = place_in("hire", before.hire, card, STOCK)
                if card in before.stars:
                    source = f"star:{card}"
                yield Way(source, _own(home, f"card:{card}"), faces.card(card), arrives=True)
            case happened.TrayFilled(seat, tray, count):
                target = _tray_place(tray, seat)
                yield Way(STOCK, target, sign=f"tray-{tray}", amount=count, arrives=True)
            case happened.CardDrafted(seat, tray, card):
                yield self._kept(seat, tray, card)
                yield from self._passed(seat, tray)
            case happened.StaffForHire(cards):
                yield from self._for_hire(cards)
            case CardPlayed(seat, card):
                yield Way(_own(home, f"card:{card}"), f"player:{seat}", faces.card(card))
            case happened.SoloCardRevealed(seat, card):
                yield Way(f"player:{seat}", f"player:{seat}", faces.card(card))
            case happened.DecisionRevealed(seat, card, action):
                target = _pointed_at(faces.rules, card, action)
                yield Way(f"player:{seat}", target, faces.card(card))

    def moments(self, events: Sequence[Event]) -> Iterator[Moment]:
        """Yield the moments that some events deserve."""
        for event in events:
            yield from self._celebrated(event)

    def _celebrated(self, event: Event) -> Iterator[Moment]:
        after = self._after
        home = _home(after, getattr(event, "seat", -1))
        match event:
            case happened.DishBaked(seat, recipe, rack) if seat in after.eyes:
                raw, done = self._faces.recipe(recipe), self._faces.dish(recipe)
                yield Moment(f"rack:{rack}", "warm", was=raw, now=done)
            case happened.DishDecorated(seat, recipe, _) if seat in after.eyes:
                plain, topped = self._faces.dish(recipe), self._faces.topped(recipe)
                rack = _rack_of(recipe, after)
                yield Moment(f"rack:{rack}", "garnish", was=plain, now=topped)
            case happened.DishPresented(_, _, space) | happened.DishMoved(_, _, space):
                yield Moment(f"space:{space}", "delight")
                yield from self._won()
            case happened.DishBaked():
                yield Moment(home, "warm")
            case happened.DecorationSucceeded(seat, _):
                yield Moment(_own(home, _latest_decoration(after, seat)), "welcome")
            case happened.PostPlaced(_, place) | happened.HostPlaced(_, place):
                yield Moment(f"place:{place}", "welcome")
            case happened.SpecialClaimed(seat, bonus):
                slot, tile = _special(after, bonus, seat), f"special:{bonus}"
                yield Moment(slot, "raise", room=tile, seat=seat)
            case happened.CoinsGained(seat, _, reason) if reason == INCOME and seat in after.eyes:
                yield Moment(_purse(after, seat), "welcome")
            case happened.StaffHired(_, card):
                yield Moment(_own(home, f"card:{card}"), "welcome")

    def _won(self) -> Iterator[Moment]:
        """Yield the moments of the tables that change hands."""
        for table in self._faces.rules.board.tables:
            led, leads = (
                [each.seat for each in standings(view.dishes, table)][:1]
                for view in (self._before, self._after)
            )
            if led and leads and led != leads:
                seal, room = f"leader:{table.id}", f"table:{table.id}"
                yield Moment(seal, "raise", follows=True, room=room, seat=leads[0])

    # -- between two rounds ----------------------------------------------------------------------

    def between(self, events: Sequence[Event]) -> list[Way]:
        """Return the ways of what leaves the displays, moves on in them and is new there."""
        return [
            way._replace(order=number * DEAL // len(ways))
            for event in events
            if (ways := [*self._displayed(event)])
            for number, way in enumerate(ways)
        ]

    def _displayed(self, event: Event) -> Iterator[Way]:
        faces, before, after = self._faces, self._before, self._after
        match event:
            case happened.StaffRemoved(cards):
                yield from leaving("hire", before.hire, cards, STOCK, faces.card)
            case happened.IngredientsDiscarded(tiles):
                for tile in tiles:
                    yield Way(_shelf_of(tile, before), STOCK, faces.tile(tile))
            case happened.RecipesDiscarded(recipes):
                yield from leaving("recipe", before.recipes, recipes, STOCK, faces.recipe)
            case happened.IngredientsRevealed(tiles):
                for tile in (tile for row in after.ingredients for tile in row if tile):
                    source = STOCK if tile in tiles else _shelf_of(tile, before)
                    yield from self._shifted(source, _shelf_of(tile, after), faces.tile(tile))
            case happened.RecipesRevealed(recipes):
                for recipe in (recipe for recipe in after.recipes if recipe):
                    source = place_in("recipe", before.recipes, recipe, STOCK)
                    target = place_in("recipe", after.recipes, recipe, STOCK)
                    yield from self._shifted(source, target, faces.recipe(recipe))

    def _shifted(self, source: str, target: str, face: QObject) -> Iterator[Way]:
        """Yield the way of a piece on a display, if it was not there before."""
        if source != target:
            yield Way(source, target, face, arrives=True)

    # -- new staff -----------------------------------------------------------------------------

    def _kept(self, seat: int, tray: str, card: str | None) -> Way:
        """Return the way of a new card: the viewer's own one face up, another's face down."""
        faces, is_dealt = self._faces, not go_round(self._faces.rules)
        if card is None:
            source = STOCK if is_dealt else _tray_place(tray, seat)
            return Way(source, f"player:{seat}", faces.back(seat, tray))
        target = f"card:{card}"
        return Way(STOCK if is_dealt else target, target, faces.card(card), arrives=True)

    def _passed(self, seat: int, tray: str) -> Iterator[Way]:
        """Yield the way of a tray from the player who kept a card to the next; none if no next."""
        rules = self._faces.rules
        order = draft_order(rules, self._after.start_player, tray)
        kept = order.index(seat) + 1
        if kept < len(order) and go_round(rules):
            source, target = _tray_place(tray, seat), _tray_place(tray, order[kept])
            cards = len(order) + rules.constants.tray_extra - kept
            yield Way(source, target, sign=f"tray-{tray}", amount=cards, arrives=True)

    def _for_hire(self, cards: Sequence[str]) -> Iterator[Way]:
        """Yield the ways of the cards for hire from the trays' last players, or from the deck."""
        rules, first = self._faces.rules, self._after.start_player
        sources = [STOCK] * len(cards)
        if go_round(rules):
            last = {tray: draft_order(rules, first, tray)[-1] for tray in TRAYS}
            sources = [
                _tray_place(tray, seat)
                for tray, seat in last.items()
                for _ in range(rules.constants.tray_extra)
            ]
        for number, (source, card) in enumerate(zip(sources, cards, strict=True)):
            yield Way(source, f"hire:{number}", self._faces.card(card), arrives=True)


def flights_of(
    faces: Faces, before: View, after: View, events: Sequence[Event], carried: bool
) -> list[Way]:
    """Return the ways of one game's pieces as they fly."""
    ways = Ways(faces, before, after, carried=carried)
    return [*in_turn(ways.of(events)[:MOST]), *ways.between(events)]


def moments_of(
    faces: Faces, before: View, after: View, events: Sequence[Event]
) -> Iterator[Moment]:
    """Return the moments of one game."""
    return Ways(faces, before, after).moments(events)


def _tray_place(tray: str, seat: int) -> str:
    return f"tray:{tray}:{seat}"


def _latest_decoration(view: View, seat: int) -> str:
    return f"decoration:{len(view.players[seat].decorations) - 1}"


def _special(view: View, bonus: str, seat: int) -> str:
    return f"special:{bonus}:{list(view.special_bonuses[bonus]).index(seat)}"


def _home(view: View, seat: int) -> str:
    """Return the place of a player's belongings."""
    return "kitchen" if seat in view.eyes else f"player:{seat}"


def _purse(view: View, seat: int) -> str:
    return "purse" if seat in view.eyes else f"player:{seat}"


def _own(home: str, place: str) -> str:
    """Return a place in the viewer's kitchen, or the whole of another player's."""
    return place if home == "kitchen" else home


def _place(reason: str, view: View) -> str:
    """Return the place that an amount comes from or goes to."""
    for kind, known in (("space", view.dishes), ("place", view.posts)):
        if reason in known:
            return f"{kind}:{reason}"
    tables = [table for table, bonus in view.table_bonuses.items() if bonus == reason]
    return f"bonus:{tables[0]}" if tables else STOCK


def _shelf_of(tile: str, view: View) -> str:
    for number, row in enumerate(view.ingredients):
        if tile in row:
            return f"shelf:{number}:{row.index(tile)}"
    return STOCK


def _pointed_at(rules: RuleBook, card: str, action: str) -> str:
    """Return the place to which the decision box of a solo card points for an action."""
    box = rules.solo[card].decision
    if action == "acquire_recipes":
        return f"recipe:{box.recipe}"
    if action == "acquire_ingredients":
        return f"shelf:0:{box.column}"
    if action == "deliver":
        return f"table:{box.table}"
    return f"{'place' if box.place in rules.board.host else 'area'}:{box.place}"


def _rack_of(dish: str, view: View) -> int:
    for player in view.players:
        if dish in player.racks:
            return player.racks.index(dish)
    return 0
