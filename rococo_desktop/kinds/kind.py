"""The class of a game as a value, through which everything above the rules uses it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from rococo_desktop.ai.advisor import Advisor
from rococo_desktop.ai.bot import AnyBot
from rococo_desktop.ai.known import Known
from rococo_desktop.ai.solver import Puzzles
from rococo_desktop.ai.uct import SPARRING
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import AnyMatch, Components, Setup
from rococo_desktop.engine.reasons import Problem
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.corrections import Printed
from rococo_desktop.rules.library import ComponentLibrary
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument
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
class Correctable:
    """The part of a game that the form for an owner's corrections needs."""

    library: ComponentLibrary[Any]
    printed: Printed
    """The values that the form shows."""


@dataclass(frozen=True, kw_only=True)
class Advice:
    """The part of a game that a coach and a hint need."""

    facts: Callable[[Any, Any], Known]
    """Returns what rules of thumb use, from a match and the view of one seat."""
    opens_turn: Callable[[Any, Decision], bool]
    """Returns whether a turn of a match begins with a question."""
    advisor: Callable[[Any], Advisor[Any, Any, Any]]
    """Makes the advisor of a match."""
    rank: Callable[[Any, Event], str] = lambda match, event: ""  # noqa: ARG005
    """Returns the rank of whom an event is about, as far as a tip after it depends on that."""


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
    """The lines that a score sheet of the game can have, in order."""
    rivals: Callable[[int, Collection[str]], tuple[str, ...]]
    """The names of the automatic rivals for a number of people and expansions; they sit last."""
    check: Callable[[Setup], None]
    """Raises SetupError if a set-up cannot be played."""
    library: Library
    match: Callable[[Setup, Any], AnyMatch]
    """Makes a match from a set-up and the components of the library."""
    bots: Mapping[str, AnyBot]
    """The computer players by name."""
    words: Callable[[Catalogue, Any, Sequence[str]], Words]
    """Makes the sentences about a match from a catalogue, the match and the players' names."""
    numbers: Callable[[Any], Mapping[str, Argument]] = lambda components: {}  # noqa: ARG005
    """Returns the numbers of the components that texts mention, by placeholder."""
    advice: Advice | None = None
    """The part for a coach and hints; None for a game without either."""
    puzzles: Puzzles | None = None
    """What challenges measure; None for a game without challenges."""
    first_options: tuple[str, ...] = ()
    """The expansions and variants with which its rulebook recommends a first game."""
    alone: tuple[str, ...] = ()
    """The expansions with an automatic rival for somebody alone; empty for a game without one."""
    correctable: Correctable | None = None
    """The part for the form of an owner's corrections; None for a game without one."""

    @property
    def players(self) -> Mapping[str, AnyBot]:
        """Return the bots, and the players that only commands know."""
        return {**self.bots, **SPARRING}


Shelf = Mapping[str, Components]
"""The components of each game by its key."""
