"""Outlooks: the cost and gain of an option before it is chosen, without anything hidden."""

from collections.abc import Iterable
from typing import NamedTuple

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.actions.bake import PayIngredients
from rococo_desktop.rules.patisserie.actions.service import ReceiveGain
from rococo_desktop.rules.patisserie.actions.specials import open_to
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import GOODS, Amounts
from rococo_desktop.rules.patisserie.events import (
    DishBaked,
    DishDecorated,
    IngredientsSpent,
    PostPlaced,
)
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.income import income_of
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import COINS, PRESTIGE, finished, sheet, standings
from rococo_desktop.rules.questions import USE

UNTOLD = frozenset({PRESTIGE, COINS})
"""The items of the final scoring that are not in ``final``: prestige and coins are told as such."""


class Majority(NamedTuple):
    """The seat in first place at a table; ``lead`` is 0 if the nearest dish breaks a tie."""

    table: str
    leader: int
    lead: int


class Tiles(NamedTuple):
    """The ingredient tiles that are spent, and what is on them and serves no recipe and no dish."""

    spent: tuple[str, ...] = ()
    ingredients: Amounts = Amounts()
    toppings: int = 0


class Outlook(NamedTuple):
    """The changes that an option makes for the asked seat, up to the next question or to chance.

    What is certain to be received after these is counted, too.

    Amounts are differences; ``goods`` are flour, sugar and butter, ``income`` is that of each round
    to come in coins and prestige. ``final`` are the differences in an immediate final scoring by
    item, and ``money`` is that of the points for coins. ``asks`` is the kind of the question that
    follows in the same act, if it differs, and ``chance`` the kind of the event that draws or
    reveals something; both may be empty. ``used`` are the tiles that the option spends, ``post``
    the service post that it takes, ``sales`` the points for money that come or go because there is
    another dish to sell at the end, or one less. ``offers`` is whether the question that follows
    only offers a bonus on top. ``specials`` are the special bonuses that can be claimed for it, and
    are counted in ``final``.
    """

    coins: int
    prestige: int
    goods: tuple[int, int, int]
    tiles: int
    income: tuple[int, int]
    final: tuple[tuple[str, int], ...]
    majority: Majority | None
    asks: str
    chance: str
    money: int = 0
    used: Tiles = Tiles()
    post: str = ""
    sales: int = 0
    offers: bool = False
    specials: tuple[str, ...] = ()


def foresee(match: Patisserie, state: State, viewer: int, answers: Iterable[str]) -> Outlook | None:
    """Return the outlook on a sequence of answers; None unless ``viewer`` is asked the first.

    The answers are dropped from the first that is not an option.
    """
    rules, after = match.rules, state
    asked: Decision | None = None
    place = chance = ""
    events: list[Event] = []
    needed = Amounts()
    for answer in answers:
        pending = after.pending
        if pending is None or pending.seat != viewer or answer not in pending.options:
            break
        foreseen = match.kernel.foresee(after, answer)
        asked, place, after, chance = pending, answer, foreseen.state, foreseen.reveals
        events += foreseen.events
        if isinstance(pending.frame, PayIngredients):
            needed += pending.frame.needed(rules)
    if asked is None:
        return None
    follows, after = after.pending, _with_rewards(match, state, after)
    specials = tuple(_newly_open(rules, state, after, viewer))
    if specials:
        after = after.copy()
        for bonus in specials:
            after.special_bonuses[bonus] = [*after.special_bonuses[bonus], viewer]
    was, now = state.players[viewer], after.players[viewer]
    old, new = income_of(rules, state, viewer), income_of(rules, after, viewer)
    scored = dict(_final(rules, state, after, viewer))
    flour, sugar, butter = (now.stock(good) - was.stock(good) for good in GOODS)
    return Outlook(
        coins=now.coins - was.coins,
        prestige=now.prestige - was.prestige,
        goods=(flour, sugar, butter),
        tiles=len(now.ingredients) - len(was.ingredients),
        income=(new.coins - old.coins, new.prestige - old.prestige),
        final=tuple((item, points) for item, points in scored.items() if item not in UNTOLD),
        majority=_majority(rules, after, place),
        asks="" if follows is None or follows.kind == asked.kind else follows.kind,
        chance=chance,
        money=scored.get(COINS, 0),
        used=_used(rules, events, needed),
        post=next((event.post for event in events if isinstance(event, PostPlaced)), ""),
        sales=_sales(rules, state, after, viewer),
        offers=follows is not None and USE in follows.options,
        specials=specials,
    )


def _with_rewards(match: Patisserie, before: State, after: State) -> State:
    """Return a position with the rewards that are certain, though chance or a choice comes first.

    So the space of a table may draw a tile before the bonus of the table gives coins.
    """
    due = [
        each for each in after.frames if isinstance(each, ReceiveGain) and each not in before.frames
    ]
    if due:
        after = after.copy()
        after.pending, after.frames = None, [*due]
        match.kernel.proceed(after)
    return after


def _newly_open(rules: RuleBook, before: State, after: State, seat: int) -> Iterable[str]:
    """Return the special bonuses that a seat can claim after an option, and not without it."""
    claimable = open_to(rules, before, seat)
    return (each for each in open_to(rules, after, seat) if each not in claimable)


def _used(rules: RuleBook, events: Iterable[Event], needed: Amounts) -> Tiles:
    """Return the tiles that are spent.

    What is ``needed`` is known where the tiles are chosen; elsewhere it is what the dishes take,
    and an ingredient that a bonus saves is none that is lost.
    """
    spent: list[str] = []
    baking: list[str] = []
    held = Amounts()
    for event in events:
        match event:
            case IngredientsSpent(reason="bake"):
                baking += event.tiles
            case DishDecorated():
                spent.append(event.tile)
            case DishBaked():
                needed += rules.recipes[event.recipe].ingredients
    spent += baking
    for tile in spent:
        held += rules.ingredients[tile].ingredients
    lost = Amounts(*(max(0, has - takes) for has, takes in zip(held, needed, strict=True)))
    return Tiles(tuple(spent), lost, sum(rules.ingredients[tile].topping for tile in baking))


def _final(rules: RuleBook, before: State, after: State, seat: int) -> Iterable[tuple[str, int]]:
    """Yield the items that a final scoring would count differently, with the differences."""
    then, now = (sheet(rules, finished(rules, state), seat).items for state in (before, after))
    for old, new in zip(then, now, strict=True):
        if new.points != old.points:
            yield new.item, new.points - old.points


def _sales(rules: RuleBook, before: State, after: State, seat: int) -> int:
    """Return what other dishes to sell at the end change in the points for money."""
    racks = before.players[seat].racks
    if racks == after.players[seat].racks:
        return 0
    left = after.copy()
    left.players[seat].racks = [*racks]
    then, now = (_points_of(rules, finished(rules, each), seat) for each in (left, after))
    return now - then


def _points_of(rules: RuleBook, final: State, seat: int) -> int:
    """Return the points for coins after the last sales."""
    return sum(each.points for each in sheet(rules, final, seat).items if each.item == COINS)


def _majority(rules: RuleBook, state: State, place: str) -> Majority | None:
    """Return the majority at the table of a place; None for other places."""
    table = rules.board.table_of.get(place)
    ranked = [] if table is None else standings(state.dishes, table)
    if table is None or not ranked:
        return None
    first, *others = ranked
    rest = others[0].number if others else 0
    return Majority(table.id, first.seat, first.number - rest)
