"""Main action 1: claim the Queen's favor (Deluxe, "I. Claim the Queen's Favor")."""

from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.book import Context, MainAction, RuleBook
from rococo_desktop.rules.rococo.events import FavorClaimed
from rococo_desktop.rules.rococo.obstacles import Obstacle

TAKEN = Obstacle("favor_taken")


def take_favor(context: Context, seat: int) -> None:
    """Take the favor if it is on the board."""
    if context.state.favor is None:
        context.state.favor = seat
        context.emit(FavorClaimed, seat)


def _begin(context: Context, seat: int, card: str) -> None:
    """Take the favor and gain its money."""
    take_favor(context, seat)
    gain_livre(context, seat, context.rules.constants.favor_livre, "favor")


def _numbers(rules: RuleBook) -> dict[str, int]:
    return {"livre": rules.constants.favor_livre, "prestige": rules.constants.favor_prestige}


CLAIM_FAVOR = MainAction(
    "favor",
    frozenset({"master", "journeyman"}),
    lambda context, seat, card: None if context.state.favor is None else TAKEN,
    _begin,
    numbers=_numbers,
)
