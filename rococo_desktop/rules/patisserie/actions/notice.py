"""Main action 8: give notice (rulebook, "8. Give Notice")."""

from typing import NamedTuple

from rococo_desktop.rules.patisserie.accounts import gain_coins
from rococo_desktop.rules.patisserie.actions.action import BOTH, MainAction
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.events import NoticeGiven
from rococo_desktop.rules.patisserie.obstacles import Obstacle

FEW_STAFF = Obstacle("staff")


class GiveNotice(NamedTuple):
    """Which card of the staff inventory is given notice? It may be the one just played."""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """List unused staff, hand and used staff; nothing if only four cards are left."""
        if notice_obstacle(context, self.seat) is not None:
            return ()
        return tuple(context.state.players[self.seat].inventory())

    def answer(self, context: Context, option: str) -> None:
        player = context.state.players[self.seat]
        for cards in (player.unused, player.hand, player.used, player.hired, player.fresh):
            if option in cards:
                cards.remove(option)
        player.since.pop(option, None)
        context.state.removed.append(option)
        context.emit(NoticeGiven, self.seat, option)
        gain_coins(context, self.seat, notice_coins(context.rules, option), "give_notice")


def notice_coins(rules: RuleBook, card: str) -> int:
    """Return the coins for giving notice to a card."""
    constants = rules.constants
    chef = rules.staff[card].training == "chef"
    return constants.chef_notice if chef else constants.assistant_notice


def notice_obstacle(context: Context, seat: int) -> Obstacle | None:
    """Return the obstacle to giving notice, or None; four cards must remain."""
    size = context.state.players[seat].staff_size()
    return None if size > context.rules.constants.minimum_staff else FEW_STAFF


GIVE_NOTICE = MainAction(
    "give_notice", BOTH, asks=lambda seat, *_: GiveNotice(seat), blocked=notice_obstacle
)
