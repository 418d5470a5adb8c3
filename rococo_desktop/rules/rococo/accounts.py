"""Gains and payments: the only way to move money or notions, each with its event."""

from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.events import LivreGained, LivrePaid, NotionsGained, NotionsPaid


def gain_livre(context: Context, seat: int, amount: int, reason: str) -> None:
    """Give ``amount`` Livre from the bank, which has no limit (Deluxe, "General Notes").

    ``reason`` is a word or an id of ``docs/formats.md``; 0 Livre emit no event.
    """
    if amount:
        context.state.players[seat].livre += amount
        context.emit(LivreGained, seat, amount, reason)


def pay_livre(context: Context, seat: int, amount: int, reason: str) -> None:
    """Pay ``amount`` Livre to the bank.

    Whether the player has it is for the caller to check; 0 changes nothing and emits no event.
    """
    if amount:
        context.state.players[seat].livre -= amount
        context.emit(LivrePaid, seat, amount, reason)


def gain_notions(context: Context, seat: int, thread: int, lace: int, reason: str) -> None:
    """Give ``thread`` and ``lace``, each a number of tokens, from the general supply.

    The supply has no limit (Deluxe, "General Notes").
    """
    if thread or lace:
        belongings = context.state.players[seat]
        belongings.thread += thread
        belongings.lace += lace
        context.emit(NotionsGained, seat, thread, lace, reason)


def pay_notions(context: Context, seat: int, thread: int, lace: int, reason: str) -> None:
    """Return numbers of thread and lace tokens to the general supply.

    Whether the player has it is for the caller to check; 0 changes nothing and emits no event.
    """
    if thread or lace:
        belongings = context.state.players[seat]
        belongings.thread -= thread
        belongings.lace -= lace
        context.emit(NotionsPaid, seat, thread, lace, reason)
