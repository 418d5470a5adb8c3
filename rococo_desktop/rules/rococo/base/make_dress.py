"""Main action 3: make a dress, then rent it out or sell it (Deluxe, "3. Tailor a Garment")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.rococo.accounts import (
    gain_livre,
    gain_notions,
    pay_livre,
    pay_notions,
)
from rococo_desktop.rules.rococo.base.acquire import take_tile, warehouse_places
from rococo_desktop.rules.rococo.base.further import answered_further, further_candidates
from rococo_desktop.rules.rococo.base.silk import (
    missing,
    payments,
    silk_needs,
    surplus,
    total_silk,
)
from rococo_desktop.rules.rococo.base.turns import UseBonus, begin_bonus
from rococo_desktop.rules.rococo.book import Game, MainAction, RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Color, Dress, Silk
from rococo_desktop.rules.rococo.events import DressMade, DressRented, DressSold, ResourcesSpent
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import (
    EMPTY,
    OCCUPIED,
    Candidate,
    Obstacle,
    short_of,
    without_obstacle,
)
from rococo_desktop.rules.rococo.occasions import Arrival, MadeDress
from rococo_desktop.rules.rococo.questions import NOT_OF_CARD, Held, Sentence, Told

SELL = "sell"
RENT = "rent"
TILE_SEPARATOR = "+"

NEEDS_MASTER = Obstacle("needs_master", narrow=True)
EXTRA_MASTER = Obstacle("extra_master")
MASTER_SPACE = Obstacle("master_space")
NO_DRESS = Obstacle("no_dress")
NEVER_SOLD = Obstacle("never_sold")
NO_PLACE = Obstacle("no_place")


class MakeDress(NamedTuple):
    """Which dress of the workshop is made?

    ``fewer`` bales of one of ``colors`` may be left out; an ``extra`` dress, one made through a
    bonus, is never one that needs a Master. ``only`` is what must become of it, if anything.
    """

    seat: int
    card: str
    extra: bool = False
    fewer: int = 0
    colors: tuple[Color, ...] = ()
    only: str = ""

    def variant(self, rules: RuleBook) -> str:
        """What a bonus brings is one dress more, and may be for sale alone."""
        return "sold" if self.only == SELL else "extra" if self.extra else ""

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """An extra dress has the terms of its bonus, any other none."""
        bonus = rules.bonus_of(self.card)
        if self.extra and isinstance(bonus, data.MakeDress):
            fits = (self.fewer, self.colors) == (bonus.fewer, bonus.colors)
        else:
            fits = self.only == (SELL if self.extra else "") and (self.fewer, self.colors) == (
                0,
                (),
            )
        if not fits:
            yield NOT_OF_CARD

    def options(self, game: Game) -> tuple[str, ...]:
        """List each dress that the card may make and the player can pay for."""
        return without_obstacle(self.candidates(game))

    def candidates(self, game: Game) -> Iterator[Candidate]:
        """Yield each dress of the workshop."""
        held = total_silk(game.rules.resources, game.state.players[self.seat].resources)
        for dress, price in zip(game.state.workshop, game.rules.board.workshop, strict=True):
            if dress is not None:
                yield dress, dress_obstacle(game, self, game.rules.dresses[dress], price, held)

    def price(self, game: Game, option: str) -> int:
        """By the window that the dress is in."""
        return game.rules.board.workshop[game.state.workshop.index(option)]

    def payment(self, option: str) -> "PaySilk":
        """Its silk, less what a bonus lets one leave out."""
        return PaySilk(self.seat, option, self.fewer, self.colors)

    def answer(self, game: Game, option: str) -> None:
        """Pay for the window and the notions, take the dress, and give the silk."""
        state = game.state
        dress = game.rules.dresses[option]
        window = state.workshop.index(option)
        pay_livre(game, self.seat, self.price(game, option), "make_dress")
        pay_notions(game, self.seat, dress.thread, dress.lace, "make_dress")
        state.workshop[window] = None
        game.tell(DressMade, self.seat, option, self.card)
        if self.only == SELL:
            game.push(SellDress(self.seat, option))
        else:
            game.push(PlaceDress(self.seat, self.card, option, self.only))
        if dress.made is not None or game.rules.observers.dress_made:
            game.push(AdmireDress(self.seat, self.card, option))
        pay_with_silk(game, self.payment(option))


class PaySilk(NamedTuple):
    """Which tiles are given for the silk? Asked only when there is a real choice."""

    seat: int
    dress: str
    fewer: int
    colors: tuple[Color, ...]

    @property
    def is_discreet(self) -> bool:
        """That there is a choice tells of the tiles on the rack."""
        return True

    @property
    def piece(self) -> str:
        """The dress."""
        return self.dress

    def label(self, rules: RuleBook, option: str) -> Sentence:
        """Answers are sets of tiles; what of them is lost is told."""
        tiles = self.given(option)
        lost = surplus(total_silk(rules.resources, tiles), self.needs(rules))
        if lost.total:
            return Sentence("option.give_lost", {"tiles": tiles, "lost": lost})
        return Sentence("option.give", {"tiles": tiles})

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """Silk is left out by the terms of a bonus alone."""
        bonuses = map(rules.bonus_of, rules.sources(state, self.seat))
        terms = {(each.fewer, each.colors) for each in bonuses if isinstance(each, data.MakeDress)}
        if (self.fewer, self.colors) not in {(0, ()), *terms}:
            yield NOT_OF_CARD

    def options(self, game: Game) -> tuple[str, ...]:
        """List every set of tiles that pays and of which none is superfluous."""
        return tuple(TILE_SEPARATOR.join(tiles) for tiles in self.choices(game))

    def choices(self, game: Game) -> list[tuple[str, ...]]:
        """Return the sets of tiles that pay."""
        tiles = game.state.players[self.seat].resources
        return payments(game.rules.resources, tiles, self.needs(game.rules))

    def needs(self, rules: RuleBook) -> tuple[Silk, ...]:
        """Return the bales needed, one entry for each way to leave some out."""
        return silk_needs(rules.dresses[self.dress].silk, self.fewer, self.colors)

    def given(self, option: str) -> tuple[str, ...]:
        """Return the tiles that an option gives."""
        return tuple(option.split(TILE_SEPARATOR))

    def answer(self, game: Game, option: str) -> None:
        """Discard the chosen tiles."""
        spend_tiles(game, self.seat, self.given(option), "make_dress")


class AdmireDress(NamedTuple):
    """A dress is made and paid for: what it brings at once, and who notices it."""

    seat: int
    card: str
    dress: str

    def run(self, game: Game) -> None:
        """Gain what the dress brings when it is made."""
        begin_bonus(game, self.seat, self.dress, game.rules.dresses[self.dress].made)
        for noticed in game.rules.observers.dress_made:
            noticed(game, MadeDress(self.seat, self.card, self.dress))


class SellDress(NamedTuple):
    """A dress that must be sold is."""

    seat: int
    dress: str

    @property
    def held(self) -> Held:
        """The dress lies nowhere else."""
        return Held(dresses=(self.dress,))

    def run(self, game: Game) -> None:
        """Discard the dress for its value."""
        sell(game, self.seat, self.dress)


class PlaceDress(NamedTuple):
    """Where does the dress go: to which guest, or to be sold?

    ``only`` is ``RENT`` where it must not be sold any more.
    """

    seat: int
    card: str
    dress: str
    only: str = ""

    @property
    def piece(self) -> str:
        """The dress."""
        return self.dress

    @property
    def held(self) -> Held:
        """The dress lies nowhere else."""
        return Held(dresses=(self.dress,))

    def tells(self, rules: RuleBook) -> Told:
        """What it is sold for."""
        return {"amount": rules.dresses[self.dress].value}

    def label(self, rules: RuleBook, option: str) -> Sentence | None:
        """What selling brings is told."""
        return Sentence("option.sell", self.tells(rules)) if option == SELL else None

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Spaces of one hall say the same."""
        return {}

    def variant(self, rules: RuleBook) -> str:
        """Selling is not spoken of where it cannot be chosen."""
        sold = self.only != RENT and rules.dresses[self.dress].sellable
        return "" if sold else "unsold"

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """It may be rented alone, or sold as well."""
        if self.only not in ("", RENT):
            yield NOT_OF_CARD

    def options(self, game: Game) -> tuple[str, ...]:
        """List the free guest spaces (Master spaces only for a Master's dress), and selling."""
        return without_obstacle(self.candidates(game))

    def candidates(self, game: Game) -> Iterator[Candidate]:
        """Yield each guest space, and selling."""
        yield from guest_spaces(game, self.card)
        if self.only != RENT:
            yield SELL, None if game.rules.dresses[self.dress].sellable else NEVER_SOLD
        yield from further_candidates(game, "place_dress", self)

    def answer(self, game: Game, option: str) -> None:
        """Sell the dress, or rent it and gain the reward of the space and what it brings."""
        state = game.state
        if answered_further(game, "place_dress", self, option):
            return
        if option == SELL:
            sell(game, self.seat, self.dress)
            return
        state.guests[option] = (self.dress, self.seat)
        game.tell(DressRented, self.seat, self.dress, option)
        if game.rules.dresses[self.dress].rented is not None:
            game.push(UseDress(self.seat, self.dress))
        gain_reward(game, self.seat, option)
        for noticed in game.rules.observers.presence_changed:
            noticed(game, Arrival(self.seat))


class UseDress(NamedTuple):
    """A dress was placed: what it brings, which is asked only if it would cost something."""

    seat: int
    dress: str

    def run(self, game: Game) -> None:
        """Gain what the dress brings when it is rented."""
        bonus = game.rules.dresses[self.dress].rented
        if bonus is not None and game.rules.effects[bonus.effect].costs:
            game.push(UseBonus(self.seat, self.dress))
        else:
            begin_bonus(game, self.seat, self.dress, bonus)


class TakeReward(NamedTuple):
    """Which tile of the warehouse is taken free of charge, as a guest's or a dress's reward?"""

    seat: int

    def options(self, game: Game) -> tuple[str, ...]:
        """Any tile of any segment; none is asked for when the warehouse is empty."""
        return tuple(
            tile for segment in game.state.warehouse for tile in segment if tile is not None
        )

    def places(self, state: State) -> Mapping[str, Hashable]:
        """In the segments of the warehouse."""
        return warehouse_places(state)

    def answer(self, game: Game, option: str) -> None:
        """Take the tile free of charge."""
        take_tile(game, self.seat, option)


def dress_obstacle(
    game: Game, wish: MakeDress, dress: Dress, price: int, held: Silk
) -> Obstacle | None:
    """Return what keeps ``wish`` from making a dress for ``price`` out of the silk ``held``."""
    if dress.master and wish.extra:
        return EXTRA_MASTER
    if dress.master and game.rules.employees[wish.card].type != "master":
        return NEEDS_MASTER
    if not dress.sellable:
        if wish.only == SELL:
            return NEVER_SOLD
        if not can_rent(game, wish.card):
            return NO_PLACE
    player = game.state.players[wish.seat]
    return short_of(
        price - player.livre,
        dress.thread - player.thread,
        dress.lace - player.lace,
        missing(held, silk_needs(dress.silk, wish.fewer, wish.colors)),
    )


def sell(game: Game, seat: int, dress: str) -> None:
    """Discard a dress for its value."""
    game.state.dress_discard.append(dress)
    game.tell(DressSold, seat, dress)
    gain_livre(game, seat, game.rules.dresses[dress].value, "sale")


def guest_spaces(game: Game, card: str) -> Iterator[Candidate]:
    """Yield each guest space for a dress that ``card`` has made."""
    guests = game.state.guests
    by_master = game.rules.employees[card].type == "master"
    for space in game.rules.board.spaces.values():
        if space.id in guests:
            yield space.id, OCCUPIED
        else:
            yield space.id, None if by_master or not space.master else MASTER_SPACE


def can_rent(game: Game, card: str) -> bool:
    """Return whether there is a guest for a dress that ``card`` makes."""
    return any(obstacle is None for _, obstacle in guest_spaces(game, card))


def pay_with_silk(game: Game, payment: PaySilk) -> None:
    """Give the silk of a dress; asks only when more than one set of tiles would do."""
    choices = payment.choices(game)
    if len(choices) > 1:
        game.push(payment)
    elif choices[0]:
        spend_tiles(game, payment.seat, choices[0], "make_dress")


def spend_tiles(game: Game, seat: int, tiles: tuple[str, ...], reason: str) -> None:
    """Discard tiles from the rack; bales that were not needed are lost."""
    state = game.state
    for tile in tiles:
        state.players[seat].resources.remove(tile)
        state.resource_discard.append(tile)
    game.tell(ResourcesSpent, seat, tiles, reason)


def gain_reward(game: Game, seat: int, space: str) -> None:
    """Gain what the guest space shows, at once."""
    reward = game.rules.board.spaces[space].reward
    if reward is None:
        return
    if reward.kind == "livre":
        gain_livre(game, seat, reward.amount, "reward")
    elif reward.kind == "thread":
        gain_notions(game, seat, reward.amount, 0, "reward")
    elif reward.kind == "lace":
        gain_notions(game, seat, 0, reward.amount, "reward")
    else:
        game.push(TakeReward(seat))


def _obstacle(game: Game, seat: int, card: str) -> Obstacle | None:
    if not any(game.state.workshop):
        return EMPTY
    wanted = MakeDress(seat, card).candidates(game)
    return None if any(obstacle is None for _, obstacle in wanted) else NO_DRESS


def _begin(game: Game, seat: int, card: str) -> None:
    game.push(MakeDress(seat, card))


MAKE = MainAction("make_dress", frozenset({"master", "journeyman"}), _obstacle, _begin)
