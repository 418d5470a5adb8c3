"""Her actions (Deluxe, "Madame du Barry", "2. Acquire Resources" to "6. Fund a Decoration")."""

from collections.abc import Collection
from typing import cast

from rococo_desktop.rules.rococo.base.acquire import collect_drawn_tile, pick_up_tile
from rococo_desktop.rules.rococo.base.fund import place_marker
from rococo_desktop.rules.rococo.base.make_dress import gain_reward
from rococo_desktop.rules.rococo.base.turns import begin_bonus
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.components.models import GuestSpace
from rococo_desktop.rules.rococo.events import DressMade, DressRented
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS, draw, top_card
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME, Card
from rococo_desktop.rules.rococo.madame_du_barry.events import (
    MadameHired,
    MadamePlaced,
    MadameReasoned,
)
from rococo_desktop.rules.rococo.occasions import Arrival, RentedDress, RivalAction

REWARDS = ("resource", "thread", "lace", "livre")
"""The rewards in order of her preference among spaces; thread and lace are equal."""

GROUPS = {
    "fireworks": ("fireworks",),
    "kitchen": ("fountain_upper", "fountain_lower"),
    "musicians": ("musician",),
    "statues": ("statue",),
}
"""The decoration groups by the word on a card."""


def acquire(context: Context, seat: int, card: Card) -> bool:
    """Take all tiles of a drawer, or of one place in every drawer; return whether it took any."""
    tiles = [
        tile
        for number, drawer in enumerate(context.state.warehouse, start=1)
        for place, tile in enumerate(drawer)
        if tile is not None and _means(card, number, place, len(drawer) - 1)
    ]
    for tile in tiles:
        pick_up_tile(context, seat, tile)
        context.state.players[seat].resources.append(tile)
    if tiles:
        context.tell(RivalAction(seat, "acquire", tuple(tiles)))
    return bool(tiles)


def _means(card: Card, drawer: int, place: int, last: int) -> bool:
    """Return whether a card takes the tile in a place; all inner places are the center."""
    side = "left" if place == 0 else "right" if place == last else "center"
    return card.tiles in (f"drawer{drawer}", side)


def tailor(context: Context, seat: int, card: Card) -> bool:
    """Make the dress counted from the right and rent it; return whether that was possible."""
    state = context.state
    prices = context.rules.board.workshop
    windows = [place for place in reversed(range(len(prices))) if state.workshop[place] is not None]
    cards, table = CARDS.of(context.state), MADAME.of(context.rules.components).cards
    placing = (table[id] for id in (*cards.supply, *cards.discard))
    if not windows or not any(_free(context, card.hall) for card in placing):
        return False
    if card.number <= len(windows):
        window = windows[card.number - 1]
    else:
        context.emit(MadameReasoned, seat, "dearest")
        window = max(reversed(windows), key=lambda place: prices[place])
    dress = cast("str", state.workshop[window])
    state.workshop[window] = None
    context.emit(DressMade, seat, dress, "")
    begin_bonus(context, seat, dress, context.rules.dresses[dress].made)
    where = _placing_card(context, seat)
    space = min(_free(context, where.hall), key=_rank)
    context.tell(RentedDress(seat, dress, where.leave))
    state.guests[space.id] = (dress, seat)
    context.emit(DressRented, seat, dress, space.id)
    _gain_reward(context, seat, space)
    _gain_bonus(context, seat, dress)
    context.tell(Arrival(seat))
    context.tell(RivalAction(seat, "make_dress", (dress,)))
    return True


def _placing_card(context: Context, seat: int) -> Card:
    """Reveal cards of the supply until one names a hall with a free space."""
    while True:
        id = top_card(context)
        CARDS.of(context.state).discard.append(id)
        card = MADAME.of(context.rules.components).cards[id]
        free = bool(_free(context, card.hall))
        context.emit(MadamePlaced, seat, id, card.hall, "hall" if free else "full")
        if free:
            return card


def _free(context: Context, hall: str) -> list[GuestSpace]:
    spaces = context.rules.board.halls_by_id[hall].spaces
    return [space for space in spaces if space.id not in context.state.guests]


def _rank(space: GuestSpace) -> tuple[bool, int, int]:
    """Return the sort key of a space, best first: Master spaces, then by the reward.

    Of rewards of one kind the larger is better, even for Livre, which she never gains.
    """
    if space.reward is None:
        return not space.master, len(REWARDS), 0
    kind = "thread" if space.reward.kind == "lace" else space.reward.kind
    return not space.master, REWARDS.index(kind), -space.reward.amount


def _gain_bonus(context: Context, seat: int, dress: str) -> None:
    """Gain the part of the dress's bonus that is neither a choice nor Livre."""
    bonus = context.rules.dresses[dress].rented
    gain = None if bonus is None else context.rules.effects[bonus.effect].rival
    if gain is not None:
        gain(context, seat, dress, bonus)


def _gain_reward(context: Context, seat: int, space: GuestSpace) -> None:
    """Gain thread, lace or a random tile, but never Livre."""
    kind = None if space.reward is None else space.reward.kind
    if kind == "resource":
        collect_drawn_tile(context, seat)
    elif kind != "livre":
        gain_reward(context, seat, space.id)


def hire(context: Context, seat: int, card: Card) -> bool:
    """Hire the best crown card, or the employee counted by her card; return whether it did.

    She gets another turn in this round.
    """
    state = context.state
    shown = [employee for employee in state.hire if employee is not None]
    if not shown:
        return False
    if card.direction == "right":
        shown.reverse()
    crowns = [each for each in shown if context.rules.employees[each].scoring is not None]
    if crowns:
        context.emit(MadameReasoned, seat, "crown")
        hired = max(crowns, key=lambda crown: _worth(context, seat, crown))
    else:
        hired = shown[min(card.number, len(shown)) - 1]
    state.hire[state.hire.index(hired)] = None
    state.players[seat].supply.append(hired)
    context.emit(MadameHired, seat, hired, 0)
    context.tell(RivalAction(seat, "hire", (hired,)))
    draw(context, seat)
    return True


def _worth(context: Context, seat: int, crown: str) -> tuple[int, int]:
    """Return a crown card's current points for her, then the highest points for another player."""
    people = max(_points(context, person, crown) for person in context.rules.people)
    return _points(context, seat, crown), people


def _points(context: Context, seat: int, crown: str) -> int:
    """Return the points of a crown card if a seat had it in the deck."""
    final = context.rules.employees[crown].scoring
    if final is None:
        return 0
    state = context.state.copy()
    state.players[seat].supply.append(crown)
    return context.rules.finals[final.final](context.rules, state, seat, final)


def fund(context: Context, seat: int, card: Card) -> bool:
    """Fund the cheapest free space of the card's kind, without paying; return whether it did.

    Groups that a rival funds first have priority until she holds a space of them.
    """
    first = [
        group
        for group in context.rules.rival_groups
        if not holds_group(context.rules, context.state, seat, group)
    ]
    space = _cheapest(context, seat, first)
    if space is not None:
        context.emit(MadameReasoned, seat, "group_first")
    elif card.decorations is not None:
        space = _cheapest(context, seat, GROUPS[card.decorations])
    if space is None:
        return False
    place_marker(context, seat, space)
    context.tell(RivalAction(seat, "fund", (space,)))
    return True


def _cheapest(context: Context, seat: int, groups: Collection[str]) -> str | None:
    """Return the cheapest free space of some groups that she may hold, or None."""
    rules, state = context.rules, context.state
    held = {group for group in rules.single_groups if holds_group(rules, state, seat, group)}
    free = [
        space
        for space in rules.board.decorations.values()
        if space.group in groups and space.group not in held and space.id not in state.decorations
    ]
    return min(free, key=lambda space: space.cost).id if free else None
