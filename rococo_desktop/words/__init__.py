"""Events and questions as sentences, in the same layer as the computer players."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.score import Part, Score
from rococo_desktop.engine.state import Decision


def deed(words: "Words", seat: int, events: Iterable[Event]) -> str:
    """Return what a seat itself does in some events as one sentence; empty if nothing.

    Cards of one name are told apart, so that the deed can be followed.
    """
    seen = (event.seen_by(seat) for event in events)
    told = [words.precise(event) for event in seen if event is not None]
    own = [text for text in told if text and words.is_about(seat, text)]
    return words.joined(seat, own) if own else ""


class Words(Protocol):
    """The sentences that every game has."""

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""

    def prompt(self, decision: Decision) -> str:
        """Return the sentence of a question."""

    def option(self, decision: Decision, option: str) -> str:
        """Return the label of an option."""

    def event(self, event: Event) -> str:
        """Return the log sentence of an event as seen by its viewer; empty if it has none."""

    def precise(self, event: Event) -> str:
        """Return the log sentence of an event, with the bonus of a card that it introduces."""

    def advice(self, tip: str, **values: str | int) -> str:
        """Return what the coach says in a tip, in the words of this game."""

    def is_about(self, seat: int, sentence: str) -> bool:
        """Return whether a sentence begins with the player in a seat as its subject."""

    def joined(self, seat: int, sentences: Sequence[str]) -> str:
        """Return one sentence for several about the same player."""

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
