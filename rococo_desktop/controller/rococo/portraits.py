"""The faces of those who play where no person does."""

from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.controller.rococo.scenes import SCENES
from rococo_desktop.session.setup import RIVAL


def portrait(kind: str) -> str:
    """Return who is painted for a kind of seat, as a path in the images; empty for nobody."""
    if kind == RIVAL:
        return next((scene.portrait for scene in SCENES.values() if scene.portrait), "")
    return f"tailor/{kind}" if kind in BOTS else ""
