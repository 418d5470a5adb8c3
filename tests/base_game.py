"""Rococo as tests load it, the base game alone, and as they look at it, with one seat's eyes."""

from pathlib import Path

from rococo_desktop.rules.rococo.components.load import Library
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.view import View, look

BASE_GAME = Library()


def load(owner_file: Path | None = None) -> Components:
    """Return the components of the base game; see `Library.load`."""
    return BASE_GAME.load(owner_file)


def view(state: State, viewer: int | None) -> View:
    """Return the view of the seat ``viewer``; None means a spectator."""
    return look(state, frozenset() if viewer is None else frozenset({viewer}))
