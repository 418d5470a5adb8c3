"""A shelf of components for tests that need one for every game."""

from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.rules.rococo.components.models import Components


def shelf(components: Components) -> Shelf:
    """Return a shelf with some components of Rococo."""
    return {"rococo": components}
