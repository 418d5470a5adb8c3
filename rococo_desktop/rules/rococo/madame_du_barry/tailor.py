"""Her action of making and renting a dress (Deluxe, "Madame du Barry", "3. Tailor a Garment")."""

from typing import cast

from rococo_desktop.rules.rococo.accounts import gain_notions
from rococo_desktop.rules.rococo.base.acquire import collect_drawn_tile
from rococo_desktop.rules.rococo.base.turns import begin_bonus
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.components.models import GuestSpace
from rococo_desktop.rules.rococo.events import DressMade, DressRented
from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS, top_card
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME, Card
from rococo_desktop.rules.rococo.madame_du_barry.events import MadamePlaced, MadameReasoned
from rococo_desktop.rules.rococo.occasions import Arrival, RentedDress, RivalAction

REWARDS = ("resource", "thread", "lace", "livre")
"""The rewards in order of her preference among spaces; thread and lace are equal."""


def tailor(context: Context, seat: int, card: Card) -> bool:
    """Make the dress counted from the right and rent it; return whether that was possible."""
    state = context.state
    prices = context.rules.board.workshop
    windows = [place for place in reversed(range(len(prices))) if state.workshop[place] is not None]
    if not windows or not _finds_place(context):
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


def _finds_place(context: Context) -> bool:
    """Return whether a card of her supply or discard pile names a hall with a free space."""
    cards, table = CARDS.of(context.state), MADAME.of(context.rules.components).cards
    return any(_free(context, table[id].hall) for id in (*cards.supply, *cards.discard))


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
    reward = space.reward
    if reward is None:
        return
    if reward.kind == "resource":
        collect_drawn_tile(context, seat)
    elif reward.kind == "thread":
        gain_notions(context, seat, reward.amount, 0, "reward")
    elif reward.kind == "lace":
        gain_notions(context, seat, 0, reward.amount, "reward")
