"""What undo takes back, in words: the player's own deed, and turns of others after it."""

from collections.abc import Iterator, Sequence
from typing import Any

from rococo_desktop.engine.kernel import Entry
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words


class UndoWording:
    """Wording of the deed and the turns that an undo takes back, before and after it.

    A deed is told as everybody may know it.
    """

    def __init__(self, catalogue: Catalogue, words: Words) -> None:
        self._texts = catalogue
        self._words = words

    def before(self, undoable: Sequence[Entry[Any]]) -> str:
        """Return what an undo would take back."""
        if turns := self._say("undo-before", undoable):
            return turns
        deed = self._deed(undoable[0]) if undoable else ""
        alone = self._texts.text("undo-alone", deed=deed)
        return alone if deed else self._texts.text("window-table-undo_hint")

    def doubt(self, undoable: Sequence[Entry[Any]]) -> str:
        """Return the question before an undo takes turns of others back; empty if it does not."""
        others = [entry for entry in undoable if entry.seat != undoable[0].seat]
        return self._say("undo-doubt", undoable) if others else ""

    def after(self, undone: Sequence[Entry[Any]]) -> str:
        """Return what was taken back; empty if it was only a decision."""
        return self._say("undo-after", undone)

    def taken(self, undone: Sequence[Entry[Any]]) -> str:
        """Return which deed was taken back; empty if ``after`` says it with other turns."""
        return "" if self.after(undone) else self._alone("undo-taken", undone)

    def again(self, redone: Sequence[Entry[Any]]) -> str:
        """Return what was made again, with the turns of others."""
        return self._alone("undo-again", redone)

    def _alone(self, key: str, entries: Sequence[Entry[Any]]) -> str:
        deed = self._deed(entries[0]) or self._texts.text("undo-decision")
        told = self._texts.details([deed, *self._turns(entries[1:])])
        return self._texts.text(key, deed=told)

    def _say(self, key: str, entries: Sequence[Entry[Any]]) -> str:
        turns = list(self._turns(entries[1:]))
        if not turns:
            return ""
        deed = self._deed(entries[0]) or self._texts.text("undo-decision")
        return self._texts.text(key, n=len(turns), deed=deed, turns=self._texts.listed(turns))

    def _deed(self, entry: Entry[Any]) -> str:
        """Return what the player did in a decision, with the name; empty if nothing is told."""
        seen = (event.seen_by(None) for event in entry.events)
        told = (self._words.told(event) for event in seen if event is not None)
        said = [each.predicate for each in told if each.predicate]
        return self._words.clause(entry.seat, said[:1]) if said else ""

    def _turns(self, entries: Sequence[Entry[Any]]) -> Iterator[str]:
        """Yield the player and the main action of each turn."""
        seat, done = None, ""
        for entry in entries:
            begins = any(event.opens_turn for event in entry.events)
            if seat is not None and (entry.seat != seat or begins):
                yield self._turn(seat, done)
                done = ""
            seat = entry.seat
            done = self._words.done(entry.before.phase, entry.events) or done
        if seat is not None:
            yield self._turn(seat, done)

    def _turn(self, seat: int, done: str) -> str:
        name = self._words.name(seat)
        return self._texts.text("undo-turn", player=name, action=done) if done else name
