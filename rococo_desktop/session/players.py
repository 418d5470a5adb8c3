"""Who plays each seat of a game, and who played it before it was handed over."""

from copy import copy
from typing import Any

from rococo_desktop.session.seats import Before, HandOver
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.tree import Tree


class Players:
    """The players of a game by seat, now and before.

    A saved game only tells who plays now, and until when somebody else played before.
    """

    def __init__(self, setup: GameSetup, tree: Tree[Any], earlier: int) -> None:
        """Begin with the players of ``setup``; ``earlier`` answers are from before the tree."""
        self.setup = setup
        self._tree = tree
        self._earlier = earlier
        self._handed = [
            HandOver(seat, plan.kind, plan.before.after)
            for seat, plan in enumerate(setup.seats)
            if plan.before is not None and plan.before.kind != plan.kind
        ]

    @property
    def _now(self) -> int:
        """Return the number of answers since the start of the game."""
        return self._earlier + len(self._tree.history)

    def handed(self, seat: int, kind: str) -> "Players":
        """Return the players if a person, or a bot by its name, plays a seat from now on."""
        before, alone, now = self.setup.seats[seat].before, self.of(seat), self._now
        if alone == kind:
            before = None
        elif alone is not None:
            before = Before(kind=alone, after=now)
        players = copy(self)
        players.setup = self.setup.handed(seat, kind, before)
        players._handed = [
            each
            for each in self._handed
            if each.seat != seat or (alone != kind and each.after < now)
        ]
        if alone != kind:
            players._handed.append(HandOver(seat, kind, now))
        return players

    def note_answer(self, seat: int) -> None:
        """Note that a seat's current player replaces a decision of an earlier player."""
        plan, now = self.setup.seats[seat], self._now
        if plan.before is not None and now < plan.before.after:
            noted = Before(kind=plan.before.kind, after=now)
            self.setup = self.setup.handed(seat, plan.kind, noted)
            self._handed = [
                each._replace(after=min(each.after, now)) if each.seat == seat else each
                for each in self._handed
            ]

    @property
    def hand_overs(self) -> list[HandOver]:
        """Return when seats were handed over, by the number of decisions in the history."""
        known = [each._replace(after=max(0, each.after - self._earlier)) for each in self._handed]
        return sorted(known, key=lambda each: each.after)

    def of(self, seat: int) -> str | None:
        """Return the kind of the player who made every decision of a seat; None for several."""
        plan = self.setup.seats[seat]
        if plan.before is None:
            return plan.kind
        handed = plan.before.after - self._earlier
        history, unknown = self._tree.history, self._earlier > 0
        if handed >= 0 and all(entry.seat != seat for entry in history[handed:]):
            return plan.before.kind
        first = history[: max(0, handed)]
        return None if unknown or any(entry.seat == seat for entry in first) else plan.kind

    def at(self, seat: int, moment: int) -> str:
        """Return the kind of the player who played a seat after ``moment`` decisions.

        Of several changes before the game was saved, only the first is known.
        """
        kinds = [e.kind for e in self.hand_overs if e.seat == seat and e.after <= moment]
        plan = self.setup.seats[seat]
        if kinds:
            return kinds[-1]
        if plan.before is not None and moment + self._earlier < plan.before.after:
            return plan.before.kind
        return plan.kind
