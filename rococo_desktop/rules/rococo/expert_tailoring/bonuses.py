"""The bonuses for renting an expertly tailored dress that the base game does not have."""

from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.base.acquire import collect_drawn_tile
from rococo_desktop.rules.rococo.base.favor import take_favor
from rococo_desktop.rules.rococo.base.make_dress import TakeReward
from rococo_desktop.rules.rococo.book import Context, Effect
from rococo_desktop.rules.rococo.expert_tailoring.components import GainFavor, TakeResource


def _always(context: Context, seat: int, card: str, bonus: GainFavor) -> bool:
    return True


def _gain_favor(context: Context, seat: int, card: str, bonus: GainFavor) -> None:
    if context.state.favor is None:
        take_favor(context, seat)
    gain_livre(context, seat, bonus.amount, card)


def _rival_takes_favor(context: Context, seat: int, card: str, bonus: GainFavor) -> None:
    if context.state.favor is None:
        take_favor(context, seat)


def _has_tile(context: Context, seat: int, card: str, bonus: TakeResource) -> bool:
    return any(tile is not None for segment in context.state.warehouse for tile in segment)


def _take_tile(context: Context, seat: int, card: str, bonus: TakeResource) -> None:
    context.push(TakeReward(seat))


def _rival_draws_tile(context: Context, seat: int, card: str, bonus: TakeResource) -> None:
    collect_drawn_tile(context, seat)


EFFECTS: dict[str, Effect] = {  # type: ignore[type-arg]
    "gain_favor": Effect(_always, _gain_favor, rival=_rival_takes_favor, tried=True),
    "take_resource": Effect(_has_tile, _take_tile, rival=_rival_draws_tile, tried=True),
}
