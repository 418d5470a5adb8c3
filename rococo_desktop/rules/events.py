"""The events that mean the same in every game with rounds, players and cards.

``reason`` is the account entry's word: an action, the id of a card, and so on.
"""

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.event_shapes import OfAmount, OfCard, OfSeat, OfUnseenCard


class RoundBegan(Event):
    """A round began."""

    round: int


class StartPlayerNamed(OfSeat):
    """A player became start player."""


class CardTaken(OfUnseenCard):
    """A player took a card from the own face-down pile into the hand; the others do not see it."""


class CardPlayed(OfCard):
    """A player played a card."""

    opens_turn = True


class ActionChosen(OfSeat):
    """A player chose a main action, or to forfeit it."""

    action: str


class BonusUsed(OfCard):
    """A player used the bonus of a card."""


class PrestigeGained(OfAmount):
    """A player gained prestige during play."""
