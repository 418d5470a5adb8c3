"""The bots of La Pâtisserie Rococo by their names in saves and commands."""

from rococo_desktop.ai.bot import Bot, RandomBot
from rococo_desktop.ai.character import Character
from rococo_desktop.ai.patisserie.characters import CHARACTERS
from rococo_desktop.ai.patisserie.judges import Thumb
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.view import View

BOTS: dict[str, Bot[Patisserie, View]] = {
    "random": RandomBot(),
    "greedy": Character(Thumb(Taste())),
    **CHARACTERS,
}
"""``greedy`` takes the best play by rules of thumb."""
