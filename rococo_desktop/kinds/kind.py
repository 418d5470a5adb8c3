"""What everything above the rules knows of a game: a value, of which there is one in `games`."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from rococo_desktop.ai.bot import AnyBot
from rococo_desktop.engine.match import AnyMatch, Components, Setup
from rococo_desktop.engine.reasons import Problem
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words


class Library(Protocol):
    """Reads what is printed on a game's components."""

    def load(self, owner_file: Path | None = None) -> Any:
        """Return the components, with an owner's corrections where there is a file of them.

        Raises ComponentsError.
        """

    def doubts(self, components: Any) -> tuple[Problem, ...]:
        """Return what is unlike our guesses in them."""


@dataclass(frozen=True, kw_only=True)
class GameKind:
    """A game that can be played: its rules, its computer players and its words."""

    key: str
    """By this it is called in saves, in settings and on the command line."""
    editions: tuple[str, ...]
    """The first one is played where none is named."""
    expansions: tuple[str, ...]
    fewest_seats: int
    """Automatic rivals count as players, here and in ``most_seats``."""
    most_seats: int
    items: tuple[str, ...]
    """The lines that every score sheet of the game has, in order."""
    rivals: Callable[[Collection[str]], tuple[str, ...]]
    """The names of the automatic rivals who sit down with some expansions, behind all others."""
    check: Callable[[Setup], None]
    """Raises SetupError if a set-up cannot be played."""
    library: Library
    match: Callable[[Setup, Any], AnyMatch]
    """Makes a match of a set-up and of components of the library."""
    bots: Mapping[str, AnyBot]
    """The computer players by name."""
    words: Callable[[Catalogue, Any, Sequence[str]], Words]
    """Makes the sentences about a match of players with some names."""


Shelf = Mapping[str, Components]
"""The components of each game by its key."""
