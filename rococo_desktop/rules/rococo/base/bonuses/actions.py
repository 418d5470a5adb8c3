"""Bonuses that grant an additional main action, regardless of the employee's training."""

from rococo_desktop.rules.rococo.base.acquire import AcquireResource, acquire_obstacle
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.make_dress import MakeDress
from rococo_desktop.rules.rococo.book import Context, Effect
from rococo_desktop.rules.rococo.components import bonuses as data


def _can_acquire(context: Context, seat: int, card: str, bonus: data.Acquire) -> bool:
    return acquire_obstacle(context, seat) is None


def _acquire(context: Context, seat: int, card: str, bonus: data.Acquire) -> None:
    context.push(AcquireResource(seat, card))


def _extra_dress(seat: int, card: str, bonus: data.MakeDress) -> MakeDress:
    return MakeDress(seat, card, extra=True, fewer=bonus.fewer, colors=bonus.colors)


def _can_make(context: Context, seat: int, card: str, bonus: data.MakeDress) -> bool:
    return bool(_extra_dress(seat, card, bonus).options(context))


def _make(context: Context, seat: int, card: str, bonus: data.MakeDress) -> None:
    context.push(_extra_dress(seat, card, bonus))


def _can_fund(context: Context, seat: int, card: str, bonus: data.Fund) -> bool:
    return bool(FundDecoration(seat, card, bonus.discount).options(context))


def _fund(context: Context, seat: int, card: str, bonus: data.Fund) -> None:
    context.push(FundDecoration(seat, card, bonus.discount))


ACQUIRE = Effect(_can_acquire, _acquire)
MAKE_DRESS = Effect(_can_make, _make)
FUND = Effect(_can_fund, _fund)
