"""The QML files of a game, which are known before anything of the game is imported."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rococo_desktop.resources import resource_path


@dataclass(frozen=True, kw_only=True)
class GameQml:
    """The QML files through which the window shows a game."""

    scene: Path
    """The table, a ``GameScreen``."""
    dialogs: Mapping[str, Path] = field(default_factory=dict)
    """The further dialogs by name."""
    finale: Path | None = None
    """The scene between final scoring and score sheet; None for none."""
    look: Path | None = None
    """The looks of its signs and pieces, a ``Look``; None if it has none."""
    welcome: Path | None = None
    """The start menu's decoration, a ``Welcome``; None for none."""
    picture: str = ""
    """What stands for the game in the menu, as a path in the images; empty for none."""


_SHEETS = resource_path("qml", "Table", "Sheets")
SHEETS: Mapping[str, Path] = {
    "guide": _SHEETS / "GuideDialog.qml",
    "sources": _SHEETS / "SourcesDialog.qml",
    "supplies": _SHEETS / "SuppliesDialog.qml",
}
"""The dialogs of a game that has a guide, printed values, and supplies on its table."""
