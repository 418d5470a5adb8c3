"""The bots of La Pâtisserie Rococo by their names in saves and commands."""

from rococo_desktop.ai.bot import Bot, RandomBot
from rococo_desktop.ai.character import Character
from rococo_desktop.ai.patisserie.judges import Foreseeing, Learned, Thumb
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.view import View

SWEET_TOOTH = Taste(tables=0.3, decorations=0.0, staff=0.1, step=0.3)
"""Loves to bake, and forgets the gains from tables and decorations."""
DECORATOR = Taste(decorations=1.5)
"""Thinks more of decorations than they bring on average."""

CHARACTERS: dict[str, Character[Patisserie, View]] = {
    "level1": Character(Thumb(SWEET_TOOTH), notices=50, wobble=3.5),
    "level2": Character(Thumb(SWEET_TOOTH), notices=70, wobble=2.5),
    "level3": Character(Thumb(DECORATOR), notices=88, wobble=1.5),
    "level4": Character(Learned(), notices=93, wobble=1.2),
    "level5": Character(Learned()),
    "level6": Character(Foreseeing()),
}
"""The six characters to choose from, the gentlest first."""

BOTS: dict[str, Bot[Patisserie, View]] = {
    "random": RandomBot(),
    "greedy": Character(Thumb(Taste())),
    **CHARACTERS,
}
"""``greedy`` takes the best play by rules of thumb."""
