"""The events of the Jewelry Box."""

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.event_shapes import OfCard, OfSeat, OfUnseenCard


class JewelryRemoved(Event):
    """A tile that was not taken left the game."""

    jewel: str


class JewelryRevealed(Event):
    """New tiles were revealed in the display."""

    reveals = True
    jewels: tuple[str, ...]


class JewelryTaken(OfSeat):
    """A player rented out a tile together with a dress."""

    jewel: str
    dress: str


class JewelryAllowed(OfSeat):
    """The jewelry that a rival may take, or the reason why it takes none."""

    action: str
    """``matching``, ``suitable`` or ``none``, by the card; or ``no_jeweler`` or ``no_tile``."""


class CandidateLeft(OfCard):
    """A rival's employee was drawn at random for an examination, and left the game."""


class TaskFulfilled(OfSeat):
    """A player marked a task of an examination."""

    task: str


class ExaminationPassed(OfSeat):
    """A player completed an examination; ``action`` is its main action."""

    action: str


class DeckSearched(OfSeat):
    """A player looked through the deck of an examination."""

    reveals = True
    examination: str


class GraduateTaken(OfUnseenCard):
    """A player took an employee from an examination's deck; it is hidden from the others."""


class SpecialistHired(OfCard):
    """A player hired the specialised Apprentice dealt at the beginning."""


class EmployeeShown(OfCard):
    """A player discarded an employee from the supply for its bonus."""


class BonusCopied(OfCard):
    """A player used the bonus of an opponent's employee."""
