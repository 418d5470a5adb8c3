"""The four characters that people meet, the gentlest first."""

from rococo_desktop.ai.character import Character
from rococo_desktop.ai.patisserie.evaluation import Taste
from rococo_desktop.ai.patisserie.judges import Thumb
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.view import View

SWEET_TOOTH = Taste(presenting=1.5, staff=0.1, topping=0.2, patience=0.92)
"""Loves to bake, and forgets what tables and decorations bring."""

CHARACTERS: dict[str, Character[Patisserie, View]] = {
    "level1": Character(Thumb(SWEET_TOOTH), notices=45, wobble=4.0),
    "level2": Character(Thumb(SWEET_TOOTH), notices=70, wobble=2.5),
    "level3": Character(Thumb(Taste()), notices=85, wobble=1.5),
    "level4": Character(Thumb(Taste())),
}
