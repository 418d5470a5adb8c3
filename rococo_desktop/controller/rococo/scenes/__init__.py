"""The additions of each rule set to the table, made only if it is played."""

from rococo_desktop.controller.rococo.scenes.base import BaseScene
from rococo_desktop.controller.rococo.scenes.festivity import FestivityScene
from rococo_desktop.controller.rococo.scenes.jeweler import JewelerScene
from rococo_desktop.controller.rococo.scenes.madame import MadameScene
from rococo_desktop.controller.rococo.scenes.scene import PLACES, Scene

__all__ = ["PLACES", "SCENES", "Scene"]

SCENES: dict[str, type[Scene]] = {
    "base": BaseScene,
    "jewelry_box": JewelerScene,
    "festivity_dresses": FestivityScene,
    "madame_du_barry": MadameScene,
}
