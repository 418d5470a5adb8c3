"""What each expansion adds to the table, made only where it is played; one line each."""

from rococo_desktop.controller.rococo.scenes.jeweler import JewelerScene
from rococo_desktop.controller.rococo.scenes.madame import MadameScene
from rococo_desktop.controller.rococo.scenes.scene import Scene

__all__ = ["SCENES", "Scene"]

SCENES: dict[str, type[Scene]] = {
    "jewelry_box": JewelerScene,
    "madame_du_barry": MadameScene,
}
