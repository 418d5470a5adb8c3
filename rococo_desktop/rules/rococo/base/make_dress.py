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
from rococo_desktop.rules.rococo.book import Context, MainAction, RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Dress, Silk, SilkColor
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
    colors: tuple[SilkColor, ...] = ()
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

    def options(self, context: Context) -> tuple[str, ...]:
        """List each dress that the card may make and the player can pay for."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield each dress of the workshop."""
        held = total_silk(context.rules.resources, context.state.players[self.seat].resources)
        for dress, price in zip(context.state.workshop, context.rules.board.workshop, strict=True):
            if dress is not None:
                yield (
                    dress,
                    dress_obstacle(context, self, context.rules.dresses[dress], price, held),
                )

    def price(self, context: Context, option: str) -> int:
        """By the window that the dress is in."""
        return context.rules.board.workshop[context.state.workshop.index(option)]

    def payment(self, option: str) -> "PaySilk":
        """Its silk, less what a bonus lets one leave out."""
        return PaySilk(self.seat, option, self.fewer, self.colors)

    def answer(self, context: Context, option: str) -> None:
        """Pay for the window and the notions, take the dress, and give the silk."""
        state = context.state
        dress = context.rules.dresses[option]
        window = state.workshop.index(option)
        pay_livre(context, self.seat, self.price(context, option), "make_dress")
        pay_notions(context, self.seat, dress.thread, dress.lace, "make_dress")
        state.workshop[window] = None
        context.emit(DressMade, self.seat, option, self.card)
        if self.only == SELL:
            context.push(SellDress(self.seat, option))
        else:
            context.push(PlaceDress(self.seat, self.card, option, self.only))
        if dress.made is not None or context.rules.observers.dress_made:
            context.push(AdmireDress(self.seat, self.card, option))
        pay_with_silk(context, self.payment(option))


class PaySilk(NamedTuple):
    """Which tiles are given for the silk? Asked only when there is a real choice."""

    seat: int
    dress: str
    fewer: int
    colors: tuple[SilkColor, ...]

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

    def options(self, context: Context) -> tuple[str, ...]:
        """List every set of tiles that pays and of which none is superfluous."""
        return tuple(TILE_SEPARATOR.join(tiles) for tiles in self.choices(context))

    def choices(self, context: Context) -> list[tuple[str, ...]]:
        """Return the sets of tiles that pay."""
        tiles = context.state.players[self.seat].resources
        return payments(context.rules.resources, tiles, self.needs(context.rules))

    def needs(self, rules: RuleBook) -> tuple[Silk, ...]:
        """Return the bales needed, one entry for each way to leave some out."""
        return silk_needs(rules.dresses[self.dress].silk, self.fewer, self.colors)

    def given(self, option: str) -> tuple[str, ...]:
        """Return the tiles that an option gives."""
        return tuple(option.split(TILE_SEPARATOR))

    def answer(self, context: Context, option: str) -> None:
        """Discard the chosen tiles."""
        spend_tiles(context, self.seat, self.given(option), "make_dress")


class AdmireDress(NamedTuple):
    """A dress is made and paid for: what it brings at once, and who notices it."""

    seat: int
    card: str
    dress: str

    def run(self, context: Context) -> None:
        """Gain what the dress brings when it is made."""
        begin_bonus(context, self.seat, self.dress, context.rules.dresses[self.dress].made)
        for noticed in context.rules.observers.dress_made:
            noticed(context, MadeDress(self.seat, self.card, self.dress))


class SellDress(NamedTuple):
    """A dress that must be sold is."""

    seat: int
    dress: str

    @property
    def held(self) -> Held:
        """The dress lies nowhere else."""
        return Held(dresses=(self.dress,))

    def run(self, context: Context) -> None:
        """Discard the dress for its value."""
        sell(context, self.seat, self.dress)


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

    def options(self, context: Context) -> tuple[str, ...]:
        """List the free guest spaces (Master spaces only for a Master's dress), and selling."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield each guest space, and selling."""
        yield from guest_spaces(context, self.card)
        if self.only != RENT:
            yield SELL, None if context.rules.dresses[self.dress].sellable else NEVER_SOLD
        yield from further_candidates(context, "place_dress", self)

    def answer(self, context: Context, option: str) -> None:
        """Sell the dress, or rent it and gain the reward of the space and what it brings."""
        state = context.state
        if answered_further(context, "place_dress", self, option):
            return
        if option == SELL:
            sell(context, self.seat, self.dress)
            return
        state.guests[option] = (self.dress, self.seat)
        context.emit(DressRented, self.seat, self.dress, option)
        if context.rules.dresses[self.dress].rented is not None:
            context.push(UseDress(self.seat, self.dress))
        gain_reward(context, self.seat, option)
        for noticed in context.rules.observers.presence_changed:
            noticed(context, Arrival(self.seat))


class UseDress(NamedTuple):
    """A dress was placed: what it brings, which is asked only if it would cost something."""

    seat: int
    dress: str

    def run(self, context: Context) -> None:
        """Gain what the dress brings when it is rented."""
        bonus = context.rules.dresses[self.dress].rented
        if bonus is not None and context.rules.effects[bonus.effect].costs:
            context.push(UseBonus(self.seat, self.dress))
        else:
            begin_bonus(context, self.seat, self.dress, bonus)


class TakeReward(NamedTuple):
    """Which tile of the warehouse is taken free of charge, as a guest's or a dress's reward?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """Any tile of any segment; none is asked for when the warehouse is empty."""
        return tuple(
            tile for segment in context.state.warehouse for tile in segment if tile is not None
        )

    def places(self, state: State) -> Mapping[str, Hashable]:
        """In the segments of the warehouse."""
        return warehouse_places(state)

    def answer(self, context: Context, option: str) -> None:
        """Take the tile free of charge."""
        take_tile(context, self.seat, option)


def dress_obstacle(
    context: Context, wish: MakeDress, dress: Dress, price: int, held: Silk
) -> Obstacle | None:
    """Return what keeps ``wish`` from making a dress for ``price`` out of the silk ``held``."""
    if dress.master and wish.extra:
        return EXTRA_MASTER
    if dress.master and context.rules.employees[wish.card].type != "master":
        return NEEDS_MASTER
    if not dress.sellable:
        if wish.only == SELL:
            return NEVER_SOLD
        if not can_rent(context, wish.card):
            return NO_PLACE
    player = context.state.players[wish.seat]
    return short_of(
        price - player.livre,
        dress.thread - player.thread,
        dress.lace - player.lace,
        missing(held, silk_needs(dress.silk, wish.fewer, wish.colors)),
    )


def sell(context: Context, seat: int, dress: str) -> None:
    """Discard a dress for its value."""
    context.state.dress_discard.append(dress)
    context.emit(DressSold, seat, dress)
    gain_livre(context, seat, context.rules.dresses[dress].value, "sale")


def guest_spaces(context: Context, card: str) -> Iterator[Candidate]:
    """Yield each guest space for a dress that ``card`` has made."""
    guests = context.state.guests
    by_master = context.rules.employees[card].type == "master"
    for space in context.rules.board.spaces.values():
        if space.id in guests:
            yield space.id, OCCUPIED
        else:
            yield space.id, None if by_master or not space.master else MASTER_SPACE


def can_rent(context: Context, card: str) -> bool:
    """Return whether there is a guest for a dress that ``card`` makes."""
    return any(obstacle is None for _, obstacle in guest_spaces(context, card))


def pay_with_silk(context: Context, payment: PaySilk) -> None:
    """Give the silk of a dress; asks only when more than one set of tiles would do."""
    choices = payment.choices(context)
    if len(choices) > 1:
        context.push(payment)
    elif choices[0]:
        spend_tiles(context, payment.seat, choices[0], "make_dress")


def spend_tiles(context: Context, seat: int, tiles: tuple[str, ...], reason: str) -> None:
    """Discard tiles from the rack; bales that were not needed are lost."""
    state = context.state
    for tile in tiles:
        state.players[seat].resources.remove(tile)
        state.resource_discard.append(tile)
    context.emit(ResourcesSpent, seat, tiles, reason)


def gain_reward(context: Context, seat: int, space: str) -> None:
    """Gain what the guest space shows, at once."""
    reward = context.rules.board.spaces[space].reward
    if reward is None:
        return
    if reward.kind == "livre":
        gain_livre(context, seat, reward.amount, "reward")
    elif reward.kind == "thread":
        gain_notions(context, seat, reward.amount, 0, "reward")
    elif reward.kind == "lace":
        gain_notions(context, seat, 0, reward.amount, "reward")
    else:
        context.push(TakeReward(seat))


def _obstacle(context: Context, seat: int, card: str) -> Obstacle | None:
    if not any(context.state.workshop):
        return EMPTY
    wanted = MakeDress(seat, card).candidates(context)
    return None if any(obstacle is None for _, obstacle in wanted) else NO_DRESS


def _begin(context: Context, seat: int, card: str) -> None:
    context.push(MakeDress(seat, card))


MAKE = MainAction("make_dress", frozenset({"master", "journeyman"}), _obstacle, _begin)
