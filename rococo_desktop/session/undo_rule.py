"""What may be taken back and made again, as the players agreed before the game."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, Literal, TypeVar

from rococo_desktop.engine.state import State
from rococo_desktop.session.seats import UndoPolicy
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.tree import Moment, Tree

S = TypeVar("S", bound=State)


class UndoRule(Generic[S]):
    """The steps back and forth that are allowed in the tree of a game; the session makes them."""

    def __init__(self, tree: Tree[S], setup: GameSetup) -> None:
        self._tree = tree
        self.policy: UndoPolicy | Literal["never"] = setup.undo
        self.people = setup.people
        """The seats whose decisions may be taken back."""
        self._held: Moment[S] | None = None

    def hold(self) -> None:
        """Let the last decision be taken back although it ended a turn, until ``pass_on``.

        The next player has seen nothing yet; their decision ends it too.
        """
        self._held = self._tree.here

    def pass_on(self) -> None:
        """Hand a turn that was held to the next player."""
        self._held = None

    @contextmanager
    def repeating(self) -> Iterator[None]:
        """Let every undo and redo within go where it was allowed to go when it was recorded."""
        policy, self.policy = self.policy, "free"
        try:
            yield
        finally:
            self.policy = policy

    @property
    def back(self) -> Moment[S] | None:
        """Return the moment that undo goes back to, or None.

        The policy *free* goes to the last decision of a person. *Fair* goes back one decision,
        unless it revealed something or another seat's turn has come.
        """
        here = self._tree.here
        if self.policy == "never":
            return None
        if self.policy == "fair":
            return here.before if self._is_fair(here) else None
        while here.entry is not None:
            if here.entry.seat in self.people:
                return here.before
            assert here.before is not None
            here = here.before
        return None

    @property
    def forth(self) -> Moment[S] | None:
        """Return the moment after the decision to repeat and the bots' decisions after it."""
        moment = self._tree.here.latest
        if moment is None or not self._may_step(moment):
            return None
        while (following := moment.latest) is not None:
            assert following.entry is not None
            if following.entry.seat in self.people:
                break
            moment = following
        return moment

    def may_return(self, moment: Moment[S]) -> bool:
        """Return whether the game may continue from a moment: undo and redo could reach it."""
        if moment is self._tree.here:
            return False
        return all(map(self._may_step, self._tree.between(moment)))

    def _may_step(self, moment: Moment[S]) -> bool:
        """Return whether undo and redo may step between a moment and the one before it."""
        return self.policy == "free" or (self.policy == "fair" and self._is_fair(moment))

    def _is_fair(self, moment: Moment[S]) -> bool:
        """Return whether nothing was revealed, and nobody else's turn has come.

        The seat that decided last is asked again, or still holds its turn.
        """
        entry, asked = moment.entry, moment.state.pending
        return (
            entry is not None
            and asked is not None
            and (asked.seat == entry.seat or moment is self._held)
            and entry.seat in self.people
            and not any(event.reveals for event in entry.events)
        )
