"""The events of Madame du Barry, with her reasons."""

from rococo_desktop.rules.event_shapes import OfSeat
from rococo_desktop.rules.rococo.events import EmployeeHired


class MadameDrew(OfSeat):
    """Madame du Barry drew cards into her hand, face down."""

    count: int


class MadameRevealed(OfSeat):
    """Madame du Barry revealed the card of her turn."""

    reveals = True
    opens_turn = True
    madame: str


class MadamePlaced(OfSeat):
    """Madame du Barry revealed another card to determine the hall of her dress."""

    reveals = True
    madame: str
    hall: str
    action: str
    """``hall``, or ``full`` if that hall had no free space and one more card was revealed."""


class MadameReasoned(OfSeat):
    """The reason why Madame du Barry deviated from her card."""

    action: str
    """``instead`` if nothing was possible; ``crown``, ``group_first``, ``dearest`` by her rules."""


class MadameHired(EmployeeHired):
    """Madame du Barry hired an employee for free."""
