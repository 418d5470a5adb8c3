"""The bots of La Pâtisserie Rococo by their names in saves and commands."""

from rococo_desktop.ai.bot import Bot, RandomBot
from rococo_desktop.ai.patisserie.characters import CHARACTERS
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.view import View

BOTS: dict[str, Bot[Patisserie, View]] = {
    "random": RandomBot(),
    "greedy": CHARACTERS["level5"],
    **CHARACTERS,
}
"""``greedy`` is the strongest that does not look ahead, as in the other games."""
