"""What the states of the games have in common beyond what the kernel needs."""

from dataclasses import dataclass, field

from rococo_desktop.engine.sight import Open
from rococo_desktop.engine.state import State as EngineState

PREPARE = "prepare"
SELECT = "select"
ACT = "act"
INCOME = "income"
FINAL = "final"
OVER = "over"

PHASES = (PREPARE, SELECT, ACT, INCOME)
"""The phases of a round, in order."""


@dataclass(slots=True)
class TableState(EngineState):
    """A game with a board, in rounds of four phases that begin with a start player."""

    phase: Open[str] = PREPARE
    edition: Open[str] = ""
    board: Open[str] = "small"
    expansions: Open[list[str]] = field(default_factory=list)
    start_player: Open[int] = 0
