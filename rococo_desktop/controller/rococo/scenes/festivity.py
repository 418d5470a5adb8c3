"""Festivity Dresses on the table: ordinary dresses, except for how they come into the bag."""

from typing import ClassVar

from rococo_desktop.controller.rococo.scenes.scene import Scene, Signs
from rococo_desktop.rules.rococo.festivity_dresses import FestivityMixedIn


class FestivityScene(Scene):
    """The sign of the expansion's event in the log."""

    signs: ClassVar[Signs] = {FestivityMixedIn: "bag"}
