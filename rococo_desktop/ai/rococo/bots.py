"""The bots of Rococo by their names in saves and commands."""

from rococo_desktop.ai.bot import Bot, RandomBot
from rococo_desktop.ai.character import Character
from rococo_desktop.ai.rococo.greedy import Greedy
from rococo_desktop.ai.rococo.judges import Foreseeing, Learned, Thumb
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View

BEGINNER = Taste(musicians=0.5, statues=0.5, fountain=0.3, kings_hall=0.5, staff=0.3, later=0.2)
"""Sees the immediate gain of a garment, and little of what a hall or a deck may bring later."""
SHOWY = Taste(decorations=1.5, kings_hall=1.6, fountain=1.4, statues=1.4, renting=0.8)
"""Loves decorations and fireworks."""

CHARACTERS: dict[str, Character[Rococo, View]] = {
    "level1": Character(Thumb(BEGINNER), notices=55, wobble=3.5),
    "level2": Character(Thumb(SHOWY), notices=70, wobble=3.0),
    "level3": Character(Thumb(Taste()), notices=88, wobble=1.5),
    "level4": Character(Learned(), notices=93, wobble=1.2),
    "level5": Character(Learned()),
    "level6": Character(Foreseeing()),
}
"""The six characters to choose from, the gentlest first."""

BOTS: dict[str, Bot[Rococo, View]] = {
    "random": RandomBot(),
    "greedy": Greedy(Taste()),
    **CHARACTERS,
}
