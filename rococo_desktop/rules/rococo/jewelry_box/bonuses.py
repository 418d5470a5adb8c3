"""The bonuses of the new Journeymen and Masters (Deluxe, "New Journeyman/Master Bonuses")."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.rococo.accounts import gain_livre, gain_prestige
from rococo_desktop.rules.rococo.base.all_halls import halls_of
from rococo_desktop.rules.rococo.base.make_dress import SELL, MakeDress
from rococo_desktop.rules.rococo.base.scoring.majorities import hall_counts
from rococo_desktop.rules.rococo.base.select_hand import turn_discards
from rococo_desktop.rules.rococo.base.turns import UseBonus, begin_bonus, leaving
from rococo_desktop.rules.rococo.book import Effect, Game, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import COLORS, Bonus
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
from rococo_desktop.rules.rococo.questions import NOT_NOW

B = TypeVar("B", bound=Bonus)


class UseFromSupply(NamedTuple):
    """Which employee of the supply goes to the discard pile, and lends the bonus?"""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """The card has such a bonus."""
        if not isinstance(rules.bonus_of(self.card), data.UseFromSupply):
            yield NOT_NOW

    def places(self, state: State) -> Mapping[str, Hashable]:
        """All lie in the supply."""
        return {}

    def options(self, game: Game) -> tuple[str, ...]:
        """Anyone in the supply who is not leaving."""
        return tuple(_staying(game, self.seat, game.state.players[self.seat].supply))

    def answer(self, game: Game, option: str) -> None:
        """Show the employee, whose bonus may then be used."""
        player = game.state.players[self.seat]
        player.supply.remove(option)
        player.discard.append(option)
        game.tell(EmployeeShown, self.seat, option)
        for noticed in game.rules.observers.card_shown:
            noticed(game, ShownCard(self.seat, option))
        game.push(UseBonus(self.seat, option))


class CopyBonus(NamedTuple):
    """Which opponent's employee lends the bonus?"""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """The card has such a bonus."""
        if not isinstance(rules.bonus_of(self.card), data.CopyBonus):
            yield NOT_NOW

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Whose employee it is says nothing of the bonus."""
        return {}

    def options(self, game: Game) -> tuple[str, ...]:
        """The uppermost employees of the opponents' discard piles whose bonus does something."""
        return tuple(
            card for card in lent_cards(game.state, self.seat) if _lends(game, self.seat, card)
        )

    def answer(self, game: Game, option: str) -> None:
        """Use the bonus as if one had played that employee."""
        game.tell(BonusCopied, self.seat, option)
        begin_bonus(game, self.seat, option, game.rules.employees[option].bonus)


def lent_cards(state: State, seat: int) -> tuple[str, ...]:
    """Return the uppermost employees of the opponents' discard piles, each once."""
    tops = (
        other.discard[-1]
        for index, other in enumerate(state.players)
        if index != seat and other.discard
    )
    return tuple(dict.fromkeys(tops))


def _lends(game: Game, seat: int, card: str) -> bool:
    """Return whether a copied bonus would do something; copying is not copied."""
    bonus = game.rules.employees[card].bonus
    return (
        bonus is not None
        and not isinstance(bonus, data.CopyBonus)
        and game.rules.effects[bonus.effect].available(game, seat, card, bonus)
    )


def _gain(
    amount: Callable[[Game, int, B], int], give: Callable[[Game, int, int, str], None]
) -> Effect:  # type: ignore[type-arg]
    """Return the effect of gaining what ``amount`` counts, if it is anything."""

    def available(game: Game, seat: int, card: str, bonus: B) -> bool:
        return amount(game, seat, bonus) > 0

    def begin(game: Game, seat: int, card: str, bonus: B) -> None:
        give(game, seat, amount(game, seat, bonus), card)

    return Effect(available, begin)


def _halls(game: Game, seat: int, bonus: data.LivrePerHall) -> int:
    return bonus.amount * len(halls_of(game.rules, game.state, seat))


def _decorations(game: Game, seat: int, bonus: data.LivrePerDecorations) -> int:
    return bonus.amount * (len(decorations_of(game.state, seat)) // bonus.every)


def _fullest_hall(game: Game, seat: int) -> int:
    """Return the most dresses that the player has in one hall, the one worth choosing."""
    return max(hall_counts(game.state, hall)[seat] for hall in game.rules.board.halls)


def _prestige_in_hall(game: Game, seat: int, bonus: data.PrestigeInHall) -> int:
    return _fullest_hall(game, seat) // bonus.every


def _livre_in_hall(game: Game, seat: int, bonus: data.LivreInHall) -> int:
    return bonus.amount * _fullest_hall(game, seat)


def _rings(game: Game, seat: int, bonus: data.LivrePerRings) -> int:
    jewels = BOX.of(game.rules.components).jewels
    rings = sum(not jewels[tile].necklace for tile in OWN.of(game.state.players[seat]).tiles)
    return bonus.amount * (rings // bonus.every)


def _prestige_of_jewelry(game: Game, seat: int, bonus: data.PrestigePerJewelry) -> int:
    return len(OWN.of(game.state.players[seat]).tiles) // bonus.every


def _livre_of_jewelry(game: Game, seat: int, bonus: data.LivrePerJewelry) -> int:
    return bonus.amount * (len(OWN.of(game.state.players[seat]).tiles) // bonus.every)


def _pairs(game: Game, seat: int, bonus: data.PrestigePerPair) -> int:
    colors = [dress.color for dress in dresses_of(game.rules, game.state, seat)]
    return min(colors.count(color) for color in bonus.colors)


def _master_spaces(game: Game, seat: int, bonus: data.LivrePerMasterSpaces) -> int:
    return bonus.amount * (on_master_spaces(game.rules, game.state, seat) // bonus.every)


def _without_color(game: Game, seat: int, bonus: data.LivreWithoutColor) -> int:
    colors = {dress.color for dress in dresses_of(game.rules, game.state, seat)}
    return sum(bonus.livre.of(color) for color in COLORS if color not in colors)


def _prestige(game: Game, seat: int, bonus: data.GainPrestige) -> int:
    return bonus.amount


def _staying(game: Game, seat: int, cards: list[str]) -> list[str]:
    gone = leaving(game, seat)
    return [card for card in cards if card not in gone]


def _has_supply(game: Game, seat: int, card: str, bonus: data.UseFromSupply) -> bool:
    belongings = game.state.players[seat]
    return bool(_staying(game, seat, belongings.supply + belongings.discard))


def _use_from_supply(game: Game, seat: int, card: str, bonus: data.UseFromSupply) -> None:
    if not _staying(game, seat, game.state.players[seat].supply):
        turn_discards(game, seat)
    game.push(UseFromSupply(seat, card))


def _can_copy(game: Game, seat: int, card: str, bonus: data.CopyBonus) -> bool:
    return bool(CopyBonus(seat, card).options(game))


def _copy(game: Game, seat: int, card: str, bonus: data.CopyBonus) -> None:
    game.push(CopyBonus(seat, card))


def _can_make(game: Game, seat: int, card: str, bonus: data.MakeAndSell) -> bool:
    return bool(MakeDress(seat, card, extra=True, only=SELL).options(game))


def _make_and_sell(game: Game, seat: int, card: str, bonus: data.MakeAndSell) -> None:
    gain_prestige(game, seat, bonus.prestige, card)
    game.push(MakeDress(seat, card, extra=True, only=SELL))


def _can_gain_jewelry(game: Game, seat: int, card: str, bonus: data.GainJewelry) -> bool:
    served = holds_group(game.rules, game.state, seat, JEWELER)
    return served and any(BOARD.of(game.state).display)


def _gain_jewelry(game: Game, seat: int, card: str, bonus: data.GainJewelry) -> None:
    game.push(ChooseJewelry(seat, card))


def _wears(game: Game, seat: int, card: str, bonus: data.PrestigeWithJewelry) -> bool:
    jewel = OWN.of(game.state.players[seat]).worn.get(card)
    return jewel is not None and matches(game, jewel, card)


def _for_jewelry(game: Game, seat: int, card: str, bonus: data.PrestigeWithJewelry) -> None:
    gain_prestige(game, seat, bonus.amount, card)


def _rival_for_jewelry(game: Game, seat: int, card: str, bonus: data.PrestigeWithJewelry) -> None:
    if _wears(game, seat, card, bonus):
        _for_jewelry(game, seat, card, bonus)


EFFECTS: dict[str, Effect] = {  # type: ignore[type-arg]
    "use_from_supply": Effect(_has_supply, _use_from_supply),
    "copy_bonus": Effect(_can_copy, _copy),
    "livre_per_hall": _gain(_halls, gain_livre),
    "livre_per_decorations": _gain(_decorations, gain_livre),
    "make_and_sell": Effect(_can_make, _make_and_sell),
    "prestige_in_hall": _gain(_prestige_in_hall, gain_prestige),
    "livre_in_hall": _gain(_livre_in_hall, gain_livre),
    "livre_per_rings": _gain(_rings, gain_livre),
    "prestige_per_jewelry": _gain(_prestige_of_jewelry, gain_prestige),
    "livre_per_jewelry": _gain(_livre_of_jewelry, gain_livre),
    "prestige_per_pair": _gain(_pairs, gain_prestige),
    "livre_per_master_spaces": _gain(_master_spaces, gain_livre),
    "livre_without_color": _gain(_without_color, gain_livre),
    "gain_prestige": _gain(_prestige, gain_prestige),
    "gain_jewelry": Effect(_can_gain_jewelry, _gain_jewelry),
    "prestige_with_jewelry": Effect(_wears, _for_jewelry, rival=_rival_for_jewelry),
}
