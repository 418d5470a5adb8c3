"""A game for the window, as a value; `table_kinds` lists one for each game."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject

from rococo_desktop.controller.pages.pages import MakeSources, MakeTeller
from rococo_desktop.controller.pages.teller import Teller
from rococo_desktop.controller.table.game_table import AnyTable
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue


@dataclass(frozen=True, kw_only=True)
class TableKind:
    """A game that the window can show."""

    table: Callable[[AnySession, Catalogue, QObject], AnyTable]
    """Creates the object through which its QML shows one match."""
    characters: tuple[str, ...]
    """The bots to choose from, the gentlest first; commands know others too."""
    guide: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The sentences of each heading of its guide, each with the sign before it."""
    actions: Mapping[str, str] = field(default_factory=dict)
    """The pictures of its main actions, as paths in the images."""
    scoring: Mapping[str, str] = field(default_factory=dict)
    """The pictures of the items of its score sheet, as paths in the images."""
    teller: MakeTeller = Teller
    """Creates what tells its guide and its reference."""
    sources: MakeSources | None = None
    """Creates the page of its printed values; None for none."""
    portrait: Callable[[str], str] = lambda kind: ""  # noqa: ARG005
    """Returns the portrait for a kind of seat, as a path in the images; empty for none."""
    tutor: str = ""
    """The portrait of the lessons' tutor, as a path in the images; empty for none."""
    left_out: Callable[[Catalogue, str, Collection[str]], str] = lambda texts, key, chosen: ""  # noqa: ARG005
    """Says which parts of an expansion the chosen ones leave unused; empty if none."""
