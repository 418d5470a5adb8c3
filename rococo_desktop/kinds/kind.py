"""The class of a game as a value, through which everything above the rules uses it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from rococo_desktop.ai.analysis import Judgement
from rococo_desktop.ai.bot import AnyBot, Evaluation
from rococo_desktop.ai.solver import Puzzles
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.ai.uct import SPARRING
from rococo_desktop.engine.match import AnyMatch, Components, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Problem, Reason
from rococo_desktop.engine.state import Decision
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words


class Library(Protocol):
    """A reader of the values printed on a game's components."""

    def load(self, owner_file: Path | None = None) -> Any:
        """Return the components, with the corrections of an owner's file if one is given.

        Raises ComponentsError if a file cannot be read or its values cannot be used.
        """

    def doubts(self, components: Any) -> tuple[Problem, ...]:
        """Return the values that differ from our guesses."""


@dataclass(frozen=True, kw_only=True)
class Advice:
    """What a coach and a hint need to know of a game."""

    facts: Callable[[Any, Any], Mapping[str, int]]
    """Returns the numbers that rules of thumb speak of, from a match and the view of one seat."""
    bot: str
    """The computer player whose turns are the coach's own."""
    evaluation: Evaluation[Any, Any]
    """Values positions in points of final score."""
    opens_turn: Callable[[Any, Decision], bool]
    """Returns whether a turn of a match begins with a question."""
    suggest: Callable[[Any, Any, Generator, int], tuple[Suggestion, ...]]
    """Returns so many plays, the best first, from a match and the view of the seat that is asked.

    Hidden parts are dealt by the generator.
    """
    analyse: Callable[[Any, Any, Sequence[str], Generator], Judgement]
    """Judges a play of a finished game: the match, the position before it, and its answers."""
    argument: Callable[[Any, Reason], str]
    """Returns what speaks for a play in the game's words."""


@dataclass(frozen=True, kw_only=True)
class GameKind:
    """A playable game: its rules, its computer players and its words."""

    key: str
    """The name of the game in saves, in settings and on the command line."""
    editions: tuple[str, ...]
    """The editions; the first one is the default."""
    expansions: tuple[str, ...]
    most_seats: int
    """The largest number of seats; automatic rivals count."""
    items: tuple[str, ...]
    """The lines of every score sheet of the game, in order."""
    rivals: Callable[[int, Collection[str]], tuple[str, ...]]
    """The names of the automatic rivals of some people with some expansions; they sit last."""
    check: Callable[[Setup], None]
    """Raises SetupError if a set-up cannot be played."""
    library: Library
    match: Callable[[Setup, Any], AnyMatch]
    """Makes a match from a set-up and the components of the library."""
    bots: Mapping[str, AnyBot]
    """The computer players by name."""
    words: Callable[[Catalogue, Any, Sequence[str]], Words]
    """Makes the sentences about a match from a catalogue, the match and the players' names."""
    advice: Advice | None = None
    """What a coach and a hint need; None for a game without either."""
    puzzles: Puzzles | None = None
    """What challenges measure; None for a game without challenges."""

    @property
    def players(self) -> Mapping[str, AnyBot]:
        """Return the bots, and the players that only commands know."""
        return {**self.bots, **SPARRING}


Shelf = Mapping[str, Components]
"""The components of each game by its key."""
