"""The documents of a game, which the headless commands need besides its rules."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rococo_desktop.cli.output import Document
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.state import Frame


class GameDocuments(NamedTuple):
    """The writers of a game's documents, and a reader of its position documents."""

    position_format: str
    """The ``format`` of the position documents."""
    components: Callable[[Any, str, tuple[str, ...]], Document]
    """Returns all printed values for an edition and expansions; raises SetupError."""
    position: Callable[[Any, Any, Sequence[str]], Document]
    """Returns the position in a view of a match; the third argument is the kinds of the seats."""
    read_position: Callable[[Json, Any, str], tuple[AnyMatch, Any]]
    """Returns the match and the state of a position document, for scoring only.

    It takes the document, the components, and a file name for errors; it raises UsageError.
    """
    score: Callable[[Any, Any], Document]
    """Returns the result of final scoring in a state of a match."""
    subject: Callable[[Frame], Document] = lambda frame: {}  # noqa: ARG005
    """Returns further keys of a question, which name the pieces that it is about, if any."""
