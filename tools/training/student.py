"""A student: what training must know about a game before a network can learn it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from rococo_desktop.ai.planner import Encoder
from rococo_desktop.ai.plays import Play, Turn
from rococo_desktop.engine.match import AnyMatch, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES


class Student(NamedTuple):
    """A game whose computer players learn from games against themselves."""

    game: str
    drawn_match: Callable[[Generator], AnyMatch]
    """Returns the match of a random set-up."""
    encoder: Callable[[Any, Any, int], Encoder[Any]]
    """Returns the encoder of the positions in a seat's turn."""
    turn: Callable[[Any, int], Turn[Any]]
    plays: Callable[[Any, Any, Any, Any, int], list[Play[Any]]]
    """Lists the plays of a turn."""
    habit: Callable[[Any, Any], str | None]
    """Returns the answer to a question not left to the network; None for all others."""
    loved: Callable[[Any, int], int] | None = None
    """Returns how much a seat has of what most players neglect and some seats of self-play love."""


@lru_cache(maxsize=64)
def match_of(
    game: str, players: int, expansions: tuple[str, ...] = (), edition: str = ""
) -> AnyMatch:
    """Return the match of a set-up of a game; each is made once.

    Raises SetupError if it cannot be played.
    """
    kind = GAMES[game]
    return kind.match(Setup(players, edition, expansions), kind.library.load())
