"""The component values in force: ours, with the owner's corrections where these can be read."""

from collections.abc import Iterator, Mapping

from rococo_desktop.games import GAMES
from rococo_desktop.kinds.rococo import ROCOCO
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.component_errors import told
from rococo_desktop.session.places import Places
from rococo_desktop.texts import Catalogue


class Values(Mapping[str, Components]):
    """What games are played with, by game.

    ``problem`` says why the owner's file of Rococo is left out, if it is.
    """

    def __init__(self, places: Places, catalogue: Catalogue) -> None:
        self._places = places
        self._catalogue = catalogue
        self.components: Components
        self._error: ComponentsError | None
        self.read()

    def __getitem__(self, game: str) -> Components:
        return self.components if game == ROCOCO.key else GAMES[game].library.load()

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)

    @property
    def problem(self) -> str:
        if self._error is None:
            return ""
        return told(self._error, ROCOCO.editions[0]).text(self._catalogue)

    def read(self) -> None:
        """Read the owner's file again, for the games to come."""
        try:
            self.components = LIBRARY.load(self._places.owner_components(ROCOCO.key))
            self._error = None
        except ComponentsError as error:
            self.components, self._error = LIBRARY.load(), error
