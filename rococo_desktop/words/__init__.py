"""Events and questions as sentences, in the same layer as the computer players."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.score import Part, Score
from rococo_desktop.engine.state import Decision
from rococo_desktop.words.named import Told


def deed(words: "Words", seat: int, events: Iterable[Event]) -> str:
    """Return what a seat itself does in some events as one sentence; empty if nothing.

    Cards of one name are told apart, so that the deed can be followed.
    """
    own = [event for event in events if getattr(event, "seat", None) == seat]
    seen = (event.seen_by(seat) for event in own)
    told = (words.precise(event).predicate for event in seen if event is not None)
    predicates = [said for said in told if said]
    return words.joined(seat, predicates) if predicates else ""


class Words(Protocol):
    """The sentences that every game has."""

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""

    def prompt(self, decision: Decision) -> str:
        """Return the sentence of a question."""

    def option(self, decision: Decision, option: str) -> str:
        """Return the label of an option."""

    def told(self, event: Event) -> Told:
        """Return the log sentence of an event as seen by its viewer."""

    def event(self, event: Event) -> str:
        """Return the text of that sentence; empty if the event has none."""

    def precise(self, event: Event) -> Told:
        """Return the log sentence of an event, with the bonus of a card that it introduces."""

    def advice(self, tip: str, **values: str | int) -> str:
        """Return what the coach says in a tip, in the words of this game."""

    def joined(self, seat: int, predicates: Sequence[str]) -> str:
        """Return one sentence for what is said of a player."""

    def done(self, phase: str, events: Sequence[Event]) -> str:
        """Return the word for the main result of a decision in a phase; empty if there is none.

        The ``events`` are those of the decision.
        """

    def item(self, item: str) -> str:
        """Return the name of an item of the score sheet."""

    def part(self, part: Part) -> str:
        """Return the label of one part of an item."""

    def total(self) -> str:
        """Return the name of the points of the score sheet."""

    def left(self) -> str:
        """Return the name of the tie-breaker."""

    def verdict(self, score: Score) -> str:
        """Return a sentence with the winners and the decisive score."""
