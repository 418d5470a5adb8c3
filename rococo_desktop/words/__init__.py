"""What happens and what is asked, in sentences: a layer beside the computer players."""

from collections.abc import Sequence
from typing import Protocol

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.score import Part, Score
from rococo_desktop.engine.state import Decision


class Words(Protocol):
    """The sentences that every game has."""

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""

    def prompt(self, decision: Decision) -> str:
        """Return what is asked."""

    def option(self, decision: Decision, option: str) -> str:
        """Return what an answer is called."""

    def event(self, event: Event) -> str:
        """Return the log's sentence for an event as its viewer may see it; empty for no line."""

    def is_about(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence says what the player in a seat does, beginning with them."""

    def joined(self, seat: int, sentences: Sequence[str]) -> str:
        """Return sentences about a player as one."""

    def done(self, phase: str, events: Sequence[Event]) -> str:
        """Return in a word what somebody did mainly with a decision in a phase; empty for nothing.

        The ``events`` are what came of it.
        """

    def item(self, item: str) -> str:
        """Return the name of an item of the score sheet."""

    def part(self, part: Part) -> str:
        """Return one summand of an item."""

    def total(self) -> str:
        """Return what the points of the score sheet are called."""

    def left(self) -> str:
        """Return what that is called which breaks ties."""

    def verdict(self, score: Score) -> str:
        """Return who won, and by what."""
