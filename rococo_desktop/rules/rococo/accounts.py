"""Gains and payments, so that no money, notion or point moves without an event."""

from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.events import (
    LivreGained,
    LivrePaid,
    NotionsGained,
    NotionsPaid,
    PrestigeGained,
)


def gain_livre(game: Game, seat: int, amount: int, reason: str) -> None:
    """Give Livre from the bank; nothing is told of nothing."""
    if amount:
        game.state.players[seat].livre += amount
        game.tell(LivreGained, seat, amount, reason)


def pay_livre(game: Game, seat: int, amount: int, reason: str) -> None:
    """Take Livre to the bank; nothing is told of nothing."""
    if amount:
        game.state.players[seat].livre -= amount
        game.tell(LivrePaid, seat, amount, reason)


def gain_prestige(game: Game, seat: int, amount: int, reason: str) -> None:
    """Give prestige during play; nothing is told of nothing."""
    if amount:
        game.state.players[seat].prestige += amount
        game.tell(PrestigeGained, seat, amount, reason)


def gain_notions(game: Game, seat: int, thread: int, lace: int, reason: str) -> None:
    """Give thread and lace from the general supply, which is unlimited."""
    if thread or lace:
        belongings = game.state.players[seat]
        belongings.thread += thread
        belongings.lace += lace
        game.tell(NotionsGained, seat, thread, lace, reason)


def pay_notions(game: Game, seat: int, thread: int, lace: int, reason: str) -> None:
    """Take thread and lace back to the general supply."""
    if thread or lace:
        belongings = game.state.players[seat]
        belongings.thread -= thread
        belongings.lace -= lace
        game.tell(NotionsPaid, seat, thread, lace, reason)
