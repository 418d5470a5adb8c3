"""What the headless commands need of a game besides its rules: its own documents."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rococo_desktop.cli.output import Document
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import AnyMatch


class GameDocuments(NamedTuple):
    """How a game's documents are written, and read where that is possible."""

    position_format: str
    """The ``format`` of its position documents."""
    components: Callable[[Any, str, tuple[str, ...]], Document]
    """Everything printed, with an edition and expansions; raises SetupError."""
    position: Callable[[Any, Any, Sequence[str]], Document]
    """What a view of a match shows; the third says who sits where."""
    read_position: Callable[[Json, Any, str], tuple[AnyMatch, Any]]
    """The match and the state of a position document that is only scored; raises UsageError.

    It is read with some components, and called by a file's name in errors.
    """
    score: Callable[[Any, Any], Document]
    """What final scoring gives in a state of a match."""
