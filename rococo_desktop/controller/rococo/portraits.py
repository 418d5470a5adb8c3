"""The portraits of computer players and rivals."""

from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.controller.rococo.scenes import SCENES
from rococo_desktop.session.seats import RIVAL


def portrait(kind: str) -> str:
    """Return the path of the portrait for a kind of seat; empty if it has none."""
    if kind == RIVAL:
        return next((scene.portrait for scene in SCENES.values() if scene.portrait), "")
    return f"tailor/{kind}" if kind in BOTS else ""
