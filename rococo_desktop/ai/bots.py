"""Every bot by the name that players choose it by."""

from collections.abc import Callable

from rococo_desktop.ai import random_bot
from rococo_desktop.ai.rococo.greedy import Greedy
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.seat import Seat
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.rulebook import Rococo

Bot = Callable[[Rococo, Seat, Generator], str]
"""Chooses an option of the seat's decision; all its randomness comes from the generator."""

BOTS: dict[str, Bot] = {"random": random_bot.choose, "greedy": Greedy(Taste())}
