"""The components of every game, with the owner's corrections where there are any."""

from collections.abc import Iterator, Mapping

from rococo_desktop.engine.match import Components
from rococo_desktop.games import GAMES
from rococo_desktop.session.places import Places


class OwnerShelf(Mapping[str, Components]):
    """Reads the components of a game when they are asked for the first time.

    Raises ComponentsError if the owner's file cannot be used.
    """

    def __init__(self, places: Places) -> None:
        self._places = places
        self._read: dict[str, Components] = {}

    def __getitem__(self, game: str) -> Components:
        if game not in self._read:
            file = self._places.owner_components(game)
            self._read[game] = GAMES[game].library.load(file)
        return self._read[game]

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)
