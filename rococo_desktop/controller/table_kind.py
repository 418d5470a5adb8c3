"""A game for the window, as a value; `table_kinds` lists one for each game."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject

from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.pages import Pages
from rococo_desktop.controller.settings.shortcuts import Shortcuts
from rococo_desktop.controller.table.game_table import AnyTable
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
    """Creates the object through which its QML shows one match."""
    characters: tuple[str, ...]
    """The bots to choose from, the gentlest first; commands know others too."""
    pages: Callable[[Catalogue, Values, Shortcuts, QObject], Pages] = no_pages
    """Creates the pages for its further dialogs."""
    portrait: Callable[[str], str] = lambda kind: ""  # noqa: ARG005
    """Returns the portrait for a kind of seat, as a path in the images; empty for none."""
    tutor: str = ""
    """The portrait of the lessons' tutor, as a path in the images; empty for none."""
    left_out: Callable[[Catalogue, str, Collection[str]], str] = lambda texts, key, chosen: ""  # noqa: ARG005
    """Says which parts of an expansion the chosen ones leave unused; empty if none."""
