"""The six tailors that play against people, the gentlest first."""

from rococo_desktop.ai.bot import Bot
from rococo_desktop.ai.rococo.greedy import Greedy
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View

CHARACTERS: dict[str, Bot[Rococo, View]] = {
    "level1": Greedy(Taste(kings_hall=0.2, statues=0.2, staff=0.1, master=0.0, later=0.1)),
    "level2": Greedy(Taste(decorations=1.6, kings_hall=1.5, fountain=1.5, statues=1.5, staff=0.4)),
    "level3": Greedy(Taste(livre=0.4, livre_early=0.07)),
    "level4": Greedy(Taste(renting=1.15, staff=1.2, master=1.2)),
    "level5": Greedy(Taste(later=0.6)),
    "level6": Greedy(Taste()),
}
