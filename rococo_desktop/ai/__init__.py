"""Players that are no people: a seat at the table in, one of its decision's options out."""

from rococo_desktop.ai.bots import BOTS, Bot
from rococo_desktop.ai.seat import Seat

__all__ = ["BOTS", "Bot", "Seat"]
