"""The turns that undo takes back besides the player's own decision, in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from rococo_desktop.engine.kernel import Entry
from rococo_desktop.texts import Catalogue, listed
from rococo_desktop.words import Words


class UndoWording:
    """Wording of the other players' turns that an undo takes back, before and after it."""

    def __init__(self, catalogue: Catalogue, words: Words) -> None:
        self._texts = catalogue
        self._words = words

    def before(self, undoable: Sequence[Entry[Any]]) -> str:
        """Return what an undo would take back."""
        return self._say("undo.before", undoable) or self._texts.text("window.table.undo_hint")

    def after(self, undone: Sequence[Entry[Any]]) -> str:
        """Return the turns that were taken back; empty if it was only a decision."""
        return self._say("undo.after", undone)

    def _say(self, key: str, entries: Sequence[Entry[Any]]) -> str:
        turns = list(self._turns(entries[1:]))
        return self._texts.text(key, n=len(turns), turns=listed(turns)) if turns else ""

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
        return self._texts.text("undo.turn", player=name, action=done) if done else name
