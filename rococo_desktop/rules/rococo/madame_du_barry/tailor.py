"""She makes and rents a dress (Deluxe, "Madame du Barry", "3. Tailor a Garment")."""

from typing import cast

from rococo_desktop.rules.rococo.accounts import gain_notions
from rococo_desktop.rules.rococo.base.acquire import collect_drawn_tile
from rococo_desktop.rules.rococo.base.turns import begin_bonus
from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.components.models import GuestSpace
from rococo_desktop.rules.rococo.events import DressMade, DressRented
from rococo_desktop.rules.rococo.madame_du_barry.cards import top_card
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME, Card
from rococo_desktop.rules.rococo.madame_du_barry.events import MadamePlaced, MadameReasoned
from rococo_desktop.rules.rococo.madame_du_barry.slots import CARDS
from rococo_desktop.rules.rococo.occasions import Arrival, RentedDress, RivalAction

REWARDS = ("resource", "thread", "lace", "livre")
"""What she prefers among equal spaces; thread and lace are alike to her."""


def tailor(game: Game, seat: int, card: Card) -> bool:
    """Make the dress that the card counts from the right, and rent it; False if there is none."""
    state = game.state
    prices = game.rules.board.workshop
    windows = [place for place in reversed(range(len(prices))) if state.workshop[place] is not None]
    if not windows or not _finds_place(game):
        return False
    if card.number <= len(windows):
        window = windows[card.number - 1]
    else:
        game.tell(MadameReasoned, seat, "dearest")
        window = max(reversed(windows), key=lambda place: prices[place])
    dress = cast("str", state.workshop[window])
    state.workshop[window] = None
    game.tell(DressMade, seat, dress, "")
    begin_bonus(game, seat, dress, game.rules.dresses[dress].made)
    where = _placing_card(game, seat)
    space = min(_free(game, where.hall), key=_rank)
    for rented in game.rules.observers.rival_rented:
        rented(game, RentedDress(seat, dress, where.leave))
    state.guests[space.id] = (dress, seat)
    game.tell(DressRented, seat, dress, space.id)
    _gain_reward(game, seat, space)
    _gain_bonus(game, seat, dress)
    for arrived in game.rules.observers.presence_changed:
        arrived(game, Arrival(seat))
    for acted in game.rules.observers.rival_acted:
        acted(game, RivalAction(seat, "make_dress", (dress,)))
    return True


def _finds_place(game: Game) -> bool:
    """Return whether a card of her supply or her discard pile names a hall with a free space."""
    cards, table = CARDS.of(game.state), MADAME.of(game.rules.components).cards
    return any(_free(game, table[id].hall) for id in (*cards.supply, *cards.discard))


def _placing_card(game: Game, seat: int) -> Card:
    """Reveal cards of the supply until one highlights a hall with a free space."""
    while True:
        id = top_card(game)
        CARDS.of(game.state).discard.append(id)
        card = MADAME.of(game.rules.components).cards[id]
        free = bool(_free(game, card.hall))
        game.tell(MadamePlaced, seat, id, card.hall, "hall" if free else "full")
        if free:
            return card


def _free(game: Game, hall: str) -> list[GuestSpace]:
    spaces = game.rules.board.halls_by_id[hall].spaces
    return [space for space in spaces if space.id not in game.state.guests]


def _rank(space: GuestSpace) -> tuple[bool, int, int]:
    """Return how much she likes a space, the best first: a Master's guest, then the reward.

    Of rewards of one kind the larger is the more valuable, even of Livre, which she never gains.
    """
    if space.reward is None:
        return not space.master, len(REWARDS), 0
    kind = "thread" if space.reward.kind == "lace" else space.reward.kind
    return not space.master, REWARDS.index(kind), -space.reward.amount


def _gain_bonus(game: Game, seat: int, dress: str) -> None:
    """Gain of what renting the dress brings whatever needs no choice, and is no Livre."""
    bonus = game.rules.dresses[dress].rented
    gain = None if bonus is None else game.rules.effects[bonus.effect].rival
    if gain is not None:
        gain(game, seat, dress, bonus)


def _gain_reward(game: Game, seat: int, space: GuestSpace) -> None:
    """Gain thread, lace or a random tile; she never gains Livre."""
    reward = space.reward
    if reward is None:
        return
    if reward.kind == "resource":
        collect_drawn_tile(game, seat)
    elif reward.kind == "thread":
        gain_notions(game, seat, reward.amount, 0, "reward")
    elif reward.kind == "lace":
        gain_notions(game, seat, 0, reward.amount, "reward")
