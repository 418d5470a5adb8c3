"""Festivity Dresses on the table: dresses like all others, but for how they come into the bag."""

from typing import ClassVar

from rococo_desktop.controller.rococo.scenes.scene import Scene, Signs
from rococo_desktop.rules.rococo.festivity_dresses.events import FestivityMixedIn


class FestivityScene(Scene):
    """The sign of what the log tells."""

    signs: ClassVar[Signs] = {FestivityMixedIn: "bag"}
