"""The component values in force: ours, with the owner's corrections if these can be read."""

from pathlib import Path
from typing import TYPE_CHECKING

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.games import GAMES
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.reasons import file_message
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.engine.match import Components


class Values(dict[str, "Components"]):
    """The components by game, read when they are needed.

    An owner's file that cannot be used is ignored.
    """

    def __init__(self, places: Places, catalogue: Catalogue, clerk: FileClerk) -> None:
        self.clerk = clerk
        """Reads and writes the owner's files."""
        self._places = places
        self._catalogue = catalogue
        self._errors: dict[str, ComponentsError] = {}

    def __missing__(self, game: str) -> "Components":
        self.read(game)
        return self[game]

    def problem(self, game: str) -> str:
        """Return why the owner's file of a game is ignored; empty if it is not."""
        if game not in self._errors:
            return ""
        return file_message(self._errors[game], GAMES[game].editions[0]).text(self._catalogue)

    def file(self, game: str) -> Path:
        """Return the file of an owner's corrections of a game."""
        return self._places.components_file(game)

    @property
    def documents(self) -> Path:
        """Return the folder for files that the user exports."""
        return self._places.documents

    def read(self, game: str) -> None:
        """Read the owner's file of a game again, for future games."""
        library = GAMES[game].library
        self._errors.pop(game, None)
        try:
            self[game] = library.load(self._places.owner_components(game))
        except ComponentsError as error:
            self[game], self._errors[game] = library.load(), error
