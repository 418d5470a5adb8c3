"""The bonuses of the new Journeymen and Masters (Deluxe, "New Journeyman/Master Bonuses")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.base.all_halls import halls_of
from rococo_desktop.rules.rococo.base.make_dress import SELL, MakeDress
from rococo_desktop.rules.rococo.base.scoring import hall_counts
from rococo_desktop.rules.rococo.base.select_hand import turn_discards
from rococo_desktop.rules.rococo.base.turns import UseBonus, begin_bonus, leaving
from rococo_desktop.rules.rococo.book import Context, Effect, RuleBook, asking, gaining
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.holdings import (
    decorations_of,
    dresses_of,
    holds_group,
    on_master_spaces,
)
from rococo_desktop.rules.rococo.jewelry_box import components as data
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, JEWELER
from rococo_desktop.rules.rococo.jewelry_box.events import BonusCopied, EmployeeShown
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN
from rococo_desktop.rules.rococo.jewelry_box.tailor import ChooseJewelry, matches
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.occasions import ShownCard


class UseFromSupply(NamedTuple):
    """Which employee of the supply is discarded for its bonus?"""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("", isinstance(rules.bonus_of(self.card), data.UseFromSupply))

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Return nothing: all cards are in the supply."""
        return {}

    def options(self, context: Context) -> tuple[str, ...]:
        """List the employees in the supply that are not leaving."""
        return tuple(_staying(context, self.seat, context.state.players[self.seat].supply))

    def answer(self, context: Context, option: str) -> None:
        """Discard the employee and offer its bonus."""
        player = context.state.players[self.seat]
        player.supply.remove(option)
        player.discard.append(option)
        context.emit(EmployeeShown, self.seat, option)
        context.tell(ShownCard(self.seat, option))
        context.push(UseBonus(self.seat, option))


class CopyBonus(NamedTuple):
    """Which opponent's employee has its bonus copied?"""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("", isinstance(rules.bonus_of(self.card), data.CopyBonus))

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Return nothing: the owner does not affect the bonus."""
        return {}

    def options(self, context: Context) -> tuple[str, ...]:
        """List the top employees of the opponents' discard piles whose bonus has an effect."""
        return tuple(
            card
            for card in lent_cards(context.state, self.seat)
            if _lends(context, self.seat, card)
        )

    def answer(self, context: Context, option: str) -> None:
        """Use the bonus as if the player had played that employee."""
        context.emit(BonusCopied, self.seat, option)
        begin_bonus(context, self.seat, option, context.rules.employees[option].bonus)


def lent_cards(state: State, seat: int) -> tuple[str, ...]:
    """Return the top employees of the opponents' discard piles, each once."""
    tops = (
        other.discard[-1]
        for index, other in enumerate(state.players)
        if index != seat and other.discard
    )
    return tuple(dict.fromkeys(tops))


def _lends(context: Context, seat: int, card: str) -> bool:
    """Return whether a copied bonus would have an effect; copying itself is not copied."""
    bonus = context.rules.employees[card].bonus
    return (
        bonus is not None
        and not isinstance(bonus, data.CopyBonus)
        and context.rules.effects[bonus.effect].available(context, seat, card, bonus)
    )


def _halls(context: Context, seat: int, bonus: data.LivrePerHall) -> int:
    return bonus.amount * len(halls_of(context.rules, context.state, seat))


def _decorations(context: Context, seat: int, bonus: data.LivrePerDecorations) -> int:
    return bonus.amount * (len(decorations_of(context.state, seat)) // bonus.every)


def _fullest_hall(context: Context, seat: int) -> int:
    """Return the player's number of dresses in their fullest hall, which is the best choice."""
    return max(hall_counts(context.state, hall)[seat] for hall in context.rules.board.halls)


def _prestige_in_hall(context: Context, seat: int, bonus: data.PrestigeInHall) -> int:
    return _fullest_hall(context, seat) // bonus.every


def _livre_in_hall(context: Context, seat: int, bonus: data.LivreInHall) -> int:
    return bonus.amount * _fullest_hall(context, seat)


def _rings(context: Context, seat: int, bonus: data.LivrePerRings) -> int:
    jewels = BOX.of(context.rules.components).jewels
    rings = sum(not jewels[tile].necklace for tile in OWN.of(context.state.players[seat]).tiles)
    return bonus.amount * (rings // bonus.every)


def _prestige_of_jewelry(context: Context, seat: int, bonus: data.PrestigePerJewelry) -> int:
    return len(OWN.of(context.state.players[seat]).tiles) // bonus.every


def _livre_of_jewelry(context: Context, seat: int, bonus: data.LivrePerJewelry) -> int:
    return bonus.amount * (len(OWN.of(context.state.players[seat]).tiles) // bonus.every)


def _pairs(context: Context, seat: int, bonus: data.PrestigePerPair) -> int:
    colors = [dress.color for dress in dresses_of(context.rules, context.state, seat)]
    return min(colors.count(color) for color in bonus.colors)


def _master_spaces(context: Context, seat: int, bonus: data.LivrePerMasterSpaces) -> int:
    return bonus.amount * (on_master_spaces(context.rules, context.state, seat) // bonus.every)


def _without_color(context: Context, seat: int, bonus: data.LivreWithoutColor) -> int:
    colors = {dress.color for dress in dresses_of(context.rules, context.state, seat)}
    return sum(bonus.livre.of(color) for color in SILK_COLORS if color not in colors)


def _prestige(context: Context, seat: int, bonus: data.GainPrestige) -> int:
    return bonus.amount


def _staying(context: Context, seat: int, cards: list[str]) -> list[str]:
    gone = leaving(context, seat)
    return [card for card in cards if card not in gone]


def _has_supply(context: Context, seat: int, card: str, bonus: data.UseFromSupply) -> bool:
    belongings = context.state.players[seat]
    return bool(_staying(context, seat, belongings.supply + belongings.discard))


def _use_from_supply(context: Context, seat: int, card: str, bonus: data.UseFromSupply) -> None:
    if not _staying(context, seat, context.state.players[seat].supply):
        turn_discards(context, seat)
    context.push(UseFromSupply(seat, card))


def _can_make(context: Context, seat: int, card: str, bonus: data.MakeAndSell) -> bool:
    return bool(MakeDress(seat, card, extra=True, only=SELL).options(context))


def _make_and_sell(context: Context, seat: int, card: str, bonus: data.MakeAndSell) -> None:
    gain_prestige(context, seat, bonus.prestige, card)
    context.push(MakeDress(seat, card, extra=True, only=SELL))


def _can_gain_jewelry(context: Context, seat: int, card: str, bonus: data.GainJewelry) -> bool:
    funded = holds_group(context.rules, context.state, seat, JEWELER)
    return funded and any(BOARD.of(context.state).display)


def _wears(context: Context, seat: int, card: str, bonus: data.PrestigeWithJewelry) -> bool:
    jewel = OWN.of(context.state.players[seat]).worn.get(card)
    return jewel is not None and matches(context, jewel, card)


def _for_jewelry(context: Context, seat: int, card: str, bonus: data.PrestigeWithJewelry) -> None:
    gain_prestige(context, seat, bonus.amount, card)


def _rival_for_jewelry(
    context: Context, seat: int, card: str, bonus: data.PrestigeWithJewelry
) -> None:
    if _wears(context, seat, card, bonus):
        _for_jewelry(context, seat, card, bonus)


EFFECTS: dict[str, Effect] = {  # type: ignore[type-arg]
    "use_from_supply": Effect(_has_supply, _use_from_supply, tried=True),
    "copy_bonus": asking(lambda seat, card, bonus: CopyBonus(seat, card), tried=True),
    "livre_per_hall": gaining(_halls, gain_livre, tried=True),
    "livre_per_decorations": gaining(_decorations, gain_livre, tried=True),
    "make_and_sell": Effect(_can_make, _make_and_sell, tried=True),
    "prestige_in_hall": gaining(_prestige_in_hall, gain_prestige, tried=True),
    "livre_in_hall": gaining(_livre_in_hall, gain_livre, tried=True),
    "livre_per_rings": gaining(_rings, gain_livre, tried=True),
    "prestige_per_jewelry": gaining(_prestige_of_jewelry, gain_prestige, tried=True),
    "livre_per_jewelry": gaining(_livre_of_jewelry, gain_livre, tried=True),
    "prestige_per_pair": gaining(_pairs, gain_prestige, tried=True),
    "livre_per_master_spaces": gaining(_master_spaces, gain_livre, tried=True),
    "livre_without_color": gaining(_without_color, gain_livre, tried=True),
    "gain_prestige": gaining(_prestige, gain_prestige, tried=True),
    "gain_jewelry": Effect(
        _can_gain_jewelry,
        lambda context, seat, card, bonus: context.push(ChooseJewelry(seat, card)),
        tried=True,
    ),
    "prestige_with_jewelry": Effect(_wears, _for_jewelry, rival=_rival_for_jewelry, tried=True),
}
