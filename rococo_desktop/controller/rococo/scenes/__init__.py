"""What each rule set adds to the table, made only where it is played; one line each."""

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
