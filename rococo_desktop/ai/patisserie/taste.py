"""The value of each thing to a computer player with rules of thumb."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """The weights of the rules of thumb, in points of prestige."""

    coin: float = 0.1
    """A coin at the end of the game."""
    early_coin: float = 0.16
    """The extra worth of a coin while there is something to buy."""
    change: float = 0.05
    """The extra worth of the first few coins at hand."""
    action: float = 1.9
    """An action that unfinished work still takes."""
    turn: float = 1.2
    """A hand card that is not played yet."""
    patience: float = 0.95
    """The part of unfinished work that remains for each action that it takes."""
    tables: float = 1.0
    """The majorities."""
    decorations: float = 1.0
    dish: float = 2.0
    """The gain of a dish beyond its table: cards, conditions and bonuses that count dishes."""
    spare: float = 0.6
    """The part of its price that a unit in stock is worth beyond what the recipes need."""
    drawn: float = 1.0
    """A draw from a bag, before it is seen."""
    step: float = 0.8
    """The odds of a special bonus for each thing that it still lacks."""
    hand: float = 0.8
    """The quality of a hand card."""
    staff: float = 0.2
    """The quality of staff that is selected in later rounds."""
