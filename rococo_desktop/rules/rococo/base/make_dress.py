"""Main action 3: make a dress, then rent it out or sell it (Deluxe, "3. Tailor a Garment")."""

from typing import NamedTuple

from rococo_desktop.rules.components.models import Color, Dress, Silk
from rococo_desktop.rules.rococo.accounts import (
    gain_livre,
    gain_notions,
    pay_livre,
    pay_notions,
)
from rococo_desktop.rules.rococo.base.acquire import take_tile
from rococo_desktop.rules.rococo.base.silk import covers, payments, silk_needs, total_silk
from rococo_desktop.rules.rococo.events import DressMade, DressRented, DressSold, ResourcesSpent
from rococo_desktop.rules.rococo.game import Game
from rococo_desktop.rules.rococo.ruleset import MainAction, RuleBook

SELL = "sell"
TILE_SEPARATOR = "+"


class MakeDress(NamedTuple):
    """Which dress of the workshop is made?

    ``fewer`` bales of one of ``colors`` may be left out; an ``extra`` dress, one made through a
    bonus, is never one that needs a Master.
    """

    player: int
    card: str
    extra: bool = False
    fewer: int = 0
    colors: tuple[Color, ...] = ()

    def options(self, game: Game) -> tuple[str, ...]:
        """List each dress that the card may make and the player can pay for."""
        return tuple(makeable(game, self))

    def answer(self, game: Game, option: str) -> None:
        """Pay for the window and the notions, take the dress, and give the silk."""
        state = game.state
        dress = game.rules.dresses[option]
        window = state.workshop.index(option)
        pay_livre(game, self.player, game.rules.board.workshop[window], "make_dress")
        pay_notions(game, self.player, dress.thread, dress.lace, "make_dress")
        state.workshop[window] = None
        game.tell(DressMade, self.player, option, self.card)
        game.push(PlaceDress(self.player, self.card, option))
        pay_with_silk(game, PaySilk(self.player, option, self.fewer, self.colors))


class PaySilk(NamedTuple):
    """Which tiles are given for the silk? Asked only when there is a real choice."""

    player: int
    dress: str
    fewer: int
    colors: tuple[Color, ...]

    def options(self, game: Game) -> tuple[str, ...]:
        """List every set of tiles that pays and of which none is superfluous."""
        return tuple(TILE_SEPARATOR.join(tiles) for tiles in self.choices(game))

    def choices(self, game: Game) -> list[tuple[str, ...]]:
        """Return the sets of tiles that pay."""
        tiles = game.state.players[self.player].resources
        return payments(game.rules.resources, tiles, self.needs(game.rules))

    def needs(self, rules: RuleBook) -> tuple[Silk, ...]:
        """Return the bales needed, one entry for each way to leave some out."""
        return silk_needs(rules.dresses[self.dress].silk, self.fewer, self.colors)

    def answer(self, game: Game, option: str) -> None:
        """Discard the chosen tiles."""
        spend_tiles(game, self.player, tuple(option.split(TILE_SEPARATOR)), "make_dress")


class PlaceDress(NamedTuple):
    """Where does the dress go: to which guest, or to be sold?"""

    player: int
    card: str
    dress: str

    def options(self, game: Game) -> tuple[str, ...]:
        """List the free guest spaces (Master spaces only for a Master's dress), and selling."""
        guests = game.state.guests
        by_master = game.rules.employees[self.card].type == "master"
        free = [
            space.id
            for space in game.rules.board.spaces.values()
            if space.id not in guests and (by_master or not space.master)
        ]
        return (*free, SELL)

    def answer(self, game: Game, option: str) -> None:
        """Sell the dress, or rent it and gain the reward of the space."""
        state = game.state
        if option == SELL:
            state.dress_discard.append(self.dress)
            game.tell(DressSold, self.player, self.dress)
            gain_livre(game, self.player, game.rules.dresses[self.dress].value, "sale")
            return
        state.guests[option] = (self.dress, self.player)
        game.tell(DressRented, self.player, self.dress, option)
        gain_reward(game, self.player, option)
        for noticed in game.rules.presence_changed:
            noticed(game, self.player)


class TakeReward(NamedTuple):
    """Which tile of the warehouse is taken as the reward of a guest space?"""

    player: int

    def options(self, game: Game) -> tuple[str, ...]:
        """Any tile of any segment; none is asked for when the warehouse is empty."""
        return tuple(
            tile for segment in game.state.warehouse for tile in segment if tile is not None
        )

    def answer(self, game: Game, option: str) -> None:
        """Take the tile free of charge."""
        take_tile(game, self.player, option)


def makeable(game: Game, wish: MakeDress) -> list[str]:
    """Return the dresses in the workshop that ``wish`` may make."""
    rules, player = game.rules, game.state.players[wish.player]
    by_master = rules.employees[wish.card].type == "master" and not wish.extra
    held = total_silk(rules.resources, player.resources)
    dresses = []
    for dress_id, price in zip(game.state.workshop, rules.board.workshop, strict=True):
        if dress_id is None or price > player.livre:
            continue
        dress: Dress = rules.dresses[dress_id]
        if (
            dress.thread <= player.thread
            and dress.lace <= player.lace
            and (by_master or not dress.master)
            and any(covers(held, n) for n in silk_needs(dress.silk, wish.fewer, wish.colors))
        ):
            dresses.append(dress_id)
    return dresses


def pay_with_silk(game: Game, payment: PaySilk) -> None:
    """Give the silk of a dress; asks only when more than one set of tiles would do."""
    choices = payment.choices(game)
    if len(choices) > 1:
        game.push(payment)
    elif choices[0]:
        spend_tiles(game, payment.player, choices[0], "make_dress")


def spend_tiles(game: Game, player: int, tiles: tuple[str, ...], reason: str) -> None:
    """Discard tiles from the rack; bales that were not needed are lost."""
    state = game.state
    for tile in tiles:
        state.players[player].resources.remove(tile)
        state.resource_discard.append(tile)
    game.tell(ResourcesSpent, player, tiles, reason)


def gain_reward(game: Game, player: int, space: str) -> None:
    """Gain what the guest space shows, at once."""
    reward = game.rules.board.spaces[space].reward
    if reward is None:
        return
    if reward.kind == "livre":
        gain_livre(game, player, reward.amount, "reward")
    elif reward.kind == "thread":
        gain_notions(game, player, reward.amount, 0, "reward")
    elif reward.kind == "lace":
        gain_notions(game, player, 0, reward.amount, "reward")
    else:
        game.push(TakeReward(player))


def _available(game: Game, player: int, card: str) -> bool:
    return bool(makeable(game, MakeDress(player, card)))


def _begin(game: Game, player: int, card: str) -> None:
    game.push(MakeDress(player, card))


MAKE = MainAction("make_dress", frozenset({"master", "journeyman"}), _available, _begin)
