"""Cards that are chosen one after another, each with the place in which it lay."""

from collections.abc import Sequence

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.questions import ForHand


class Choosing:
    """The cards to choose from, which keep their places until the choice is complete."""

    def __init__(self) -> None:
        self._seat: int | None = None
        self._taken: list[str] = []
        self.places: Sequence[str] = ()
        """All cards in the order of their places, also those that were taken."""

    @property
    def last(self) -> str:
        """The card that was taken last; empty for none."""
        return self._taken[-1] if self._taken else ""

    def follow(self, decision: Decision | None) -> None:
        """Go on with the question that a person is asked now, or with another choice."""
        if decision is None or not isinstance(decision.frame, ForHand):
            self._seat, self._taken, self.places = None, [], ()
            return
        left = decision.options
        if decision.seat != self._seat or not {*left} <= {*self.places}:
            self._seat, self._taken, self.places = decision.seat, [], left
            return
        gone = [each for each in self.places if each not in left]
        known = [each for each in self._taken if each in gone]
        self._taken = known + [each for each in gone if each not in known]
