"""Main action 3: make a dress, then rent it out or sell it (Deluxe, "3. Tailor a Garment")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.questions import without_obstacle
from rococo_desktop.rules.rococo.accounts import gain_livre, gain_notions, pay_livre, pay_notions
from rococo_desktop.rules.rococo.base.acquire import take_tile, warehouse_places
from rococo_desktop.rules.rococo.base.silk import missing, payments, silk_needs, surplus, total_silk
from rococo_desktop.rules.rococo.base.turns import UseBonus, begin_bonus
from rococo_desktop.rules.rococo.book import Context, MainAction, RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.bonuses import SilkColor
from rococo_desktop.rules.rococo.components.models import Dress, Silk
from rococo_desktop.rules.rococo.events import DressMade, DressRented, DressSold, ResourcesSpent
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import EMPTY, OCCUPIED, Candidate, Obstacle, short_of
from rococo_desktop.rules.rococo.occasions import Arrival, MadeDress
from rococo_desktop.rules.rococo.questions import Held, Sentence, SentenceValues, unless_of_card

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

    ``fewer`` bales of one of ``colors`` may be omitted. An ``extra`` dress is made through a
    bonus, and cannot be one that needs a Master. ``only`` is ``SELL`` if the dress must be sold.
    """

    seat: int
    card: str
    extra: bool = False
    fewer: int = 0
    colors: tuple[SilkColor, ...] = ()
    only: str = ""

    def variant(self, rules: RuleBook) -> str:
        """Return the variant for a dress that must be sold or is made through a bonus."""
        return "sold" if self.only == SELL else "extra" if self.extra else ""

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """Yield a problem unless an extra dress has its bonus's terms, and any other has none."""
        bonus = rules.bonus_of(self.card)
        if self.extra and isinstance(bonus, data.MakeDress):
            fits = (self.fewer, self.colors) == (bonus.fewer, bonus.colors)
        else:
            only = SELL if self.extra else ""
            fits = (self.only, self.fewer, self.colors) == (only, 0, ())
        yield from unless_of_card(fits)

    def options(self, context: Context) -> tuple[str, ...]:
        """List each dress that the card can make and the player can pay for."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        held = total_silk(context.rules.resources, context.state.players[self.seat].resources)
        for dress, price in zip(context.state.workshop, context.rules.board.workshop, strict=True):
            if dress is not None:
                face = context.rules.dresses[dress]
                yield dress, dress_obstacle(context, self, face, price, held)

    def price(self, context: Context, option: str) -> int:
        return context.rules.board.workshop[context.state.workshop.index(option)]

    def payment(self, option: str) -> "PaySilk":
        """Return the payment of the dress's silk, less the bales that a bonus omits."""
        return PaySilk(self.seat, option, self.fewer, self.colors)

    def answer(self, context: Context, option: str) -> None:
        """Pay for the window and the notions, take the dress, and pay the silk."""
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
        if dress.made is not None or MadeDress in context.rules.observers:
            context.push(AdmireDress(self.seat, self.card, option))
        pay_with_silk(context, self.payment(option))


class PaySilk(NamedTuple):
    """Which tiles pay for the silk? Asked only if there is a choice."""

    seat: int
    dress: str
    fewer: int
    colors: tuple[SilkColor, ...]

    @property
    def is_discreet(self) -> bool:
        """Return True: that there is a choice reveals something about the tiles on the rack."""
        return True

    @property
    def piece(self) -> str:
        return self.dress

    def sentence_values(self, rules: RuleBook) -> SentenceValues:
        return {"needs": self.needs(rules)}

    def label(self, rules: RuleBook, option: str) -> Sentence:
        """Return a sentence with the tiles of an option and the surplus silk, if any."""
        tiles = self.given(option)
        lost = surplus(total_silk(rules.resources, tiles), self.needs(rules))
        if lost.total:
            return Sentence("option-give_lost", {"tiles": tiles, "lost": lost})
        return Sentence("option-give", {"tiles": tiles})

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        bonuses = map(rules.bonus_of, rules.sources(state, self.seat))
        terms = {(each.fewer, each.colors) for each in bonuses if isinstance(each, data.MakeDress)}
        yield from unless_of_card((self.fewer, self.colors) in {(0, ()), *terms})

    def options(self, context: Context) -> tuple[str, ...]:
        """List every set of tiles that pays without a superfluous tile."""
        return tuple(TILE_SEPARATOR.join(tiles) for tiles in self.choices(context))

    def choices(self, context: Context) -> list[tuple[str, ...]]:
        tiles = context.state.players[self.seat].resources
        return payments(context.rules.resources, tiles, self.needs(context.rules))

    def needs(self, rules: RuleBook) -> tuple[Silk, ...]:
        """Return the bales needed, one entry for each way to omit some of them."""
        return silk_needs(rules.dresses[self.dress].silk, self.fewer, self.colors)

    def given(self, option: str) -> tuple[str, ...]:
        return tuple(option.split(TILE_SEPARATOR))

    def answer(self, context: Context, option: str) -> None:
        spend_tiles(context, self.seat, self.given(option), "make_dress")


class AdmireDress(NamedTuple):
    """The immediate effects of a dress that was made and paid for."""

    seat: int
    card: str
    dress: str

    def run(self, context: Context) -> None:
        """Use the dress's bonus for making it, and notify the observers."""
        begin_bonus(context, self.seat, self.dress, context.rules.dresses[self.dress].made)
        context.tell(MadeDress(self.seat, self.card, self.dress))


class SellDress(NamedTuple):
    """The sale of a dress that must be sold."""

    seat: int
    dress: str

    @property
    def held(self) -> Held:
        return Held(dresses=(self.dress,))

    def run(self, context: Context) -> None:
        sell(context, self.seat, self.dress)


class PlaceDress(NamedTuple):
    """To which guest is the dress rented, or is it sold?

    ``only`` is ``RENT`` if it cannot be sold.
    """

    seat: int
    card: str
    dress: str
    only: str = ""

    @property
    def piece(self) -> str:
        return self.dress

    @property
    def held(self) -> Held:
        return Held(dresses=(self.dress,))

    def sentence_values(self, rules: RuleBook) -> SentenceValues:
        return {"amount": rules.dresses[self.dress].value}

    def label(self, rules: RuleBook, option: str) -> Sentence | None:
        """Return a sentence with the value for selling, else None."""
        return Sentence("option-sell", self.sentence_values(rules)) if option == SELL else None

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Return nothing: identical spaces of one hall are the same answer."""
        return {}

    def variant(self, rules: RuleBook) -> str:
        """Return the variant without selling if the dress cannot be sold."""
        sold = self.only != RENT and rules.dresses[self.dress].sellable
        return "" if sold else "unsold"

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless_of_card(self.only in ("", RENT))

    def options(self, context: Context) -> tuple[str, ...]:
        """List the free guest spaces (Master spaces only for a Master's dress), and selling."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield each guest space, selling, and the candidates of other rule sets."""
        yield from guest_spaces(context, self.card)
        if self.only != RENT:
            yield SELL, None if context.rules.dresses[self.dress].sellable else NEVER_SOLD
        yield from context.further_candidates("place_dress", self)

    def answer(self, context: Context, option: str) -> None:
        """Sell the dress, or rent it and gain the space's reward and the dress's bonus."""
        state = context.state
        if context.answered_elsewhere("place_dress", self, option):
            return
        if option == SELL:
            sell(context, self.seat, self.dress)
            return
        state.guests[option] = (self.dress, self.seat)
        context.emit(DressRented, self.seat, self.dress, option)
        if context.rules.dresses[self.dress].rented is not None:
            context.push(UseDress(self.seat, self.dress))
        gain_reward(context, self.seat, option)
        context.tell(Arrival(self.seat))


class UseDress(NamedTuple):
    """The bonus of a dress that was rented; it is optional if it costs something."""

    seat: int
    dress: str

    def run(self, context: Context) -> None:
        """Use the dress's bonus for renting it, or ask if the bonus costs something."""
        bonus = context.rules.dresses[self.dress].rented
        if bonus is not None and context.rules.effects[bonus.effect].costs:
            context.push(UseBonus(self.seat, self.dress))
        else:
            begin_bonus(context, self.seat, self.dress, bonus)


class TakeReward(NamedTuple):
    """Which tile of the warehouse is taken for free, as the reward of a guest or a dress?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        return tuple(warehouse_places(context.state))

    def places(self, state: State) -> Mapping[str, Hashable]:
        return warehouse_places(state)

    def answer(self, context: Context, option: str) -> None:
        take_tile(context, self.seat, option)


def dress_obstacle(
    context: Context, question: MakeDress, dress: Dress, price: int, held: Silk
) -> Obstacle | None:
    """Return the obstacle to making a dress for ``price`` out of the silk ``held``, or None."""
    if dress.master and question.extra:
        return EXTRA_MASTER
    if dress.master and context.rules.employees[question.card].type != "master":
        return NEEDS_MASTER
    if not dress.sellable:
        if question.only == SELL:
            return NEVER_SOLD
        if not can_rent(context, question.card):
            return NO_PLACE
    player = context.state.players[question.seat]
    return short_of(
        price - player.livre,
        dress.thread - player.thread,
        dress.lace - player.lace,
        missing(held, silk_needs(dress.silk, question.fewer, question.colors)),
    )


def sell(context: Context, seat: int, dress: str) -> None:
    """Discard a dress for its printed value in Livre (Deluxe, "3. Tailor a Garment")."""
    context.state.dress_discard.append(dress)
    context.emit(DressSold, seat, dress)
    gain_livre(context, seat, context.rules.dresses[dress].value, "sale")


def guest_spaces(context: Context, card: str) -> Iterator[Candidate]:
    """Yield each guest space as a candidate for a dress made by ``card``."""
    guests = context.state.guests
    by_master = context.rules.employees[card].type == "master"
    for space in context.rules.board.spaces.values():
        if space.id in guests:
            yield space.id, OCCUPIED
        else:
            yield space.id, None if by_master or not space.master else MASTER_SPACE


def can_rent(context: Context, card: str) -> bool:
    """Return whether a guest space is free for a dress made by ``card``."""
    return any(obstacle is None for _, obstacle in guest_spaces(context, card))


def pay_with_silk(context: Context, payment: PaySilk) -> None:
    """Pay the silk of a dress; ask only if more than one set of tiles would pay."""
    choices = payment.choices(context)
    if len(choices) > 1:
        context.push(payment)
    elif choices[0]:
        spend_tiles(context, payment.seat, choices[0], "make_dress")


def spend_tiles(context: Context, seat: int, tiles: tuple[str, ...], reason: str) -> None:
    """Move tiles from the rack to the discards; bales beyond the price are lost.

    Raises ValueError if one does not lie on the rack.
    """
    state = context.state
    for tile in tiles:
        state.players[seat].resources.remove(tile)
        state.resource_discard.append(tile)
    context.emit(ResourcesSpent, seat, tiles, reason)


def gain_reward(context: Context, seat: int, space: str) -> None:
    """Gain the reward of a guest space, if it has one: Livre, thread, lace or a tile.

    A tile is chosen by a further question.
    """
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


MAKE = MainAction(
    "make_dress",
    frozenset({"master", "journeyman"}),
    _obstacle,
    lambda context, seat, card: context.push(MakeDress(seat, card)),
)
