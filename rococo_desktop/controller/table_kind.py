"""What the window knows of a game: a value, of which there is one in `tables`."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject

from rococo_desktop.controller.game_table import AnyTable
from rococo_desktop.controller.pages import Pages
from rococo_desktop.controller.shortcuts import Shortcuts
from rococo_desktop.controller.values import Values
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue


def no_pages(
    catalogue: Catalogue,  # noqa: ARG001
    values: Values,  # noqa: ARG001
    shortcuts: Shortcuts,  # noqa: ARG001
    parent: QObject,
) -> Pages:
    """Return the pages of a game that has none."""
    return Pages(parent)


@dataclass(frozen=True, kw_only=True)
class TableKind:
    """A game that the window can show."""

    table: Callable[[AnySession, Catalogue, QObject], AnyTable]
    """Makes the objects that its QML shows of one match."""
    scene: Path
    """The QML file of its table, a ``GameScreen``."""
    usual_bot: str
    """Who takes a seat until somebody else is chosen for it."""
    pages: Callable[[Catalogue, Values, Shortcuts, QObject], Pages] = no_pages
    """Makes what its further dialogs show."""
    dialogs: Mapping[str, Path] = field(default_factory=dict)
    """The QML files of its further dialogs by name."""
    finale: Path | None = None
    """The QML file of what is shown between the counting and the score sheet; None for nothing."""
    look: Path | None = None
    """The QML file of the looks of its signs and pieces, a ``Look``; None for none of its own."""
    welcome: Path | None = None
    """The QML file of what adorns the start menu, a ``Welcome``; None for nothing."""
    portrait: Callable[[str], str] = lambda kind: ""  # noqa: ARG005
    """Returns who is painted for a kind of seat, as a path in the images; empty for nobody."""
    left_out: Callable[[Catalogue, str, Collection[str]], str] = lambda texts, key, chosen: ""  # noqa: ARG005
    """Says what of an expansion stays in the box beside the chosen ones; empty for nothing."""
