"""The folders and files in which the program keeps what belongs to the user."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from platformdirs import PlatformDirs

from rococo_desktop.games import FIRST_GAME
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files.files import is_there

HOME_VARIABLE = "ROCOCO_DESKTOP_HOME"
"""An environment variable with one folder for everything, instead of the system's folders."""

PORTABLE_FILE = "portable.txt"
"""A file beside the program; if it exists, the program keeps everything beside it too."""
PORTABLE_FOLDER = "rococo-desktop-games"


VALUES_SUFFIX = ".values.toml"
"""The end of the names of files in which owners share component values."""


class PlacesError(MessageError):
    """The user has no folder for their files."""


class Places(NamedTuple):
    """The user's folders; they are created with the first file."""

    config: Path
    data: Path
    own: Path | None = None
    """The user's documents folder; None if documents go into the data folder."""

    @classmethod
    def find(cls) -> "Places":
        """Return the folders of the variable, of a portable program, or of the system.

        Raises PlacesError if the user has no folder at all, or names that of an unknown user.
        """
        if home := os.environ.get(HOME_VARIABLE):
            folder = _expanded(Path(home))
            return cls(folder, folder)
        if (beside := program_folder()) and (beside / PORTABLE_FILE).is_file():
            return cls(beside / PORTABLE_FOLDER, beside / PORTABLE_FOLDER)
        folders = PlatformDirs("rococo-desktop", appauthor=False, roaming=False)
        config, data = (
            _home(lambda: folders.user_config_path),
            _home(lambda: folders.user_data_path),
        )
        if config is None or data is None:
            raise PlacesError("places-no_home", variable=HOME_VARIABLE)
        return cls(config, data, _home(lambda: folders.user_documents_path))

    @property
    def in_one_folder(self) -> bool:
        """Return whether everything is kept in one folder."""
        return self.config == self.data and self.own is None

    def components_file(self, game: str) -> Path:
        """Return the path of the owner's corrections of a game's components; it may not exist."""
        name = "components" if game == FIRST_GAME else f"components-{game}"
        return self.config / f"{name}.toml"

    @property
    def documents(self) -> Path:
        """Return the folder for files that the user exports."""
        return self.data / "documents" if self.own is None else self.own

    @property
    def settings_file(self) -> Path:
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        return self.data / "saves"

    @property
    def journals(self) -> Path:
        """Return the folder for the journals of running games."""
        return self.data / "journals"

    @property
    def finished(self) -> Path:
        return self.data / "finished"

    @property
    def chronicle(self) -> Path:
        """Return the file with the results of finished games."""
        return self.data / "chronicle.jsonl"

    def owner_components(self, game: str) -> Path | None:
        """Return the file of the owner's corrections; None if there is none."""
        file = self.components_file(game)
        return file if is_there(file) else None


def _expanded(folder: Path) -> Path:
    """Return a folder whose ``~`` or ``~user``, which no shell has read, is that user's home."""
    try:
        return folder.expanduser()
    except RuntimeError:
        raise PlacesError("places-no_user", folder=str(folder)) from None


def _home(find: Callable[[], Path]) -> Path | None:
    """Return a folder of the user; None if there is none.

    Depending on the version, the lookup then raises RuntimeError or returns a relative path.
    """
    try:
        folder = find()
    except RuntimeError:
        return None
    return folder if folder.is_absolute() else None


def program_folder() -> Path | None:
    """Return the folder in which people see the frozen program; None if it is not frozen."""
    if not getattr(sys, "frozen", False):
        return None
    file = Path(sys.executable).resolve()
    bundle = next((folder for folder in file.parents if folder.suffix == ".app"), file)
    return bundle.parent
