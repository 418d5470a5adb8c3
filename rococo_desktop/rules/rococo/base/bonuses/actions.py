"""Bonuses that are a further main action, whatever the employee's training."""

from rococo_desktop.rules.rococo.base.acquire import AcquireResource, acquire_obstacle
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.make_dress import MakeDress
from rococo_desktop.rules.rococo.book import Effect, Game
from rococo_desktop.rules.rococo.components import bonuses as data


def _can_acquire(game: Game, seat: int, card: str, bonus: data.Acquire) -> bool:
    return acquire_obstacle(game, seat) is None


def _acquire(game: Game, seat: int, card: str, bonus: data.Acquire) -> None:
    game.push(AcquireResource(seat, card))


def _extra_dress(seat: int, card: str, bonus: data.MakeDress) -> MakeDress:
    return MakeDress(seat, card, extra=True, fewer=bonus.fewer, colors=bonus.colors)


def _can_make(game: Game, seat: int, card: str, bonus: data.MakeDress) -> bool:
    return bool(_extra_dress(seat, card, bonus).options(game))


def _make(game: Game, seat: int, card: str, bonus: data.MakeDress) -> None:
    game.push(_extra_dress(seat, card, bonus))


def _can_fund(game: Game, seat: int, card: str, bonus: data.Fund) -> bool:
    return bool(FundDecoration(seat, card, bonus.discount).options(game))


def _fund(game: Game, seat: int, card: str, bonus: data.Fund) -> None:
    game.push(FundDecoration(seat, card, bonus.discount))


ACQUIRE = Effect(_can_acquire, _acquire)
MAKE_DRESS = Effect(_can_make, _make)
FUND = Effect(_can_fund, _fund)
