"""What the views of the games have in common."""

from dataclasses import dataclass

from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.state import Decision, Frame

UNSEEN = ""
"""The placeholder of a piece that the viewer may not see."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A game as seen by the seats in ``eyes`` together; an empty set means a spectator."""

    eyes: frozenset[int]
    edition: str
    board: str
    expansions: tuple[str, ...]
    step: int
    round: int
    phase: str
    start_player: int
    frames: tuple[Frame, ...]
    asked: Asked | None
    decision: Decision | None
    """The pending decision with its options, if one of ``eyes`` is asked."""
