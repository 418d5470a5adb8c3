"""The bots of Rococo by their names in saves and commands."""

from rococo_desktop.ai.bot import Bot, RandomBot
from rococo_desktop.ai.rococo.characters import CHARACTERS
from rococo_desktop.ai.rococo.greedy import Greedy
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View

BOTS: dict[str, Bot[Rococo, View]] = {
    "random": RandomBot(),
    "greedy": Greedy(Taste()),
    **CHARACTERS,
}
