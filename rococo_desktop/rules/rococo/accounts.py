"""Gains and payments: the only way to move money, notions or points, each with its event."""

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.events import LivreGained, LivrePaid, NotionsGained, NotionsPaid


def gain_livre(context: Context, seat: int, amount: int, reason: str) -> None:
    """Give Livre from the bank; an amount of 0 emits no event."""
    if amount:
        context.state.players[seat].livre += amount
        context.emit(LivreGained, seat, amount, reason)


def pay_livre(context: Context, seat: int, amount: int, reason: str) -> None:
    """Pay Livre to the bank; an amount of 0 emits no event."""
    if amount:
        context.state.players[seat].livre -= amount
        context.emit(LivrePaid, seat, amount, reason)


def gain_prestige(context: Context, seat: int, amount: int, reason: str) -> None:
    """Give prestige during play; an amount of 0 emits no event."""
    if amount:
        context.state.players[seat].prestige += amount
        context.emit(PrestigeGained, seat, amount, reason)


def gain_notions(context: Context, seat: int, thread: int, lace: int, reason: str) -> None:
    """Give thread and lace from the general supply, which is unlimited."""
    if thread or lace:
        belongings = context.state.players[seat]
        belongings.thread += thread
        belongings.lace += lace
        context.emit(NotionsGained, seat, thread, lace, reason)


def pay_notions(context: Context, seat: int, thread: int, lace: int, reason: str) -> None:
    """Return thread and lace to the general supply."""
    if thread or lace:
        belongings = context.state.players[seat]
        belongings.thread -= thread
        belongings.lace -= lace
        context.emit(NotionsPaid, seat, thread, lace, reason)
