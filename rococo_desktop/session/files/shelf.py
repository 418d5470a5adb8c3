"""The components of every game, with the owner's corrections if there are any."""

from collections.abc import Callable, Iterator, Mapping

from rococo_desktop.engine.match import Components
from rococo_desktop.engine.reasons import Problem
from rococo_desktop.games import GAMES
from rococo_desktop.session.files.places import Places


class OwnerShelf(Mapping[str, Components]):
    """A mapping that reads the components of a game at the first access.

    An access raises ComponentsError if the owner's file cannot be used. ``tell`` is called with the
    game and each doubtful value in it.
    """

    def __init__(self, places: Places, tell: Callable[[str, Problem], None]) -> None:
        self._places = places
        self._tell = tell
        self._read: dict[str, Components] = {}

    def __getitem__(self, game: str) -> Components:
        if game not in self._read:
            library = GAMES[game].library
            self._read[game] = library.load(self._places.owner_components(game))
            for doubt in library.doubts(self._read[game]):
                self._tell(game, doubt)
        return self._read[game]

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)
