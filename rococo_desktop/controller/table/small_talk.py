"""What computer players say at their own deeds: a few words, seldom, and one of them at a time.

Each character of a game has words of its own. They tell nothing that is not on the table.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.engine.events import Event
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue

VARIANTS = 2
"""How many words a character has for each kind of occasion."""


class Occasion(NamedTuple):
    """A deed of a player of which there is something to say; ``moment`` is its kind."""

    seat: int
    moment: str


Occasions = Callable[[Sequence[Event], Any, Any], Iterable[Occasion]]
"""Returns the occasions in what everybody saw happen between two states, the greatest first."""


def greatest_first(found: Iterable[Occasion], moments: Sequence[str]) -> list[Occasion]:
    """Return the last occasion of each kind in the order of the kinds in ``moments``."""
    last = {each.moment: each for each in found}
    return [last[moment] for moment in moments if moment in last]


@InQml("Table.Program")
class SmallTalk(QObject):
    """Who speaks, and what: nobody more than once in a round, and nothing twice in a game."""

    changed = Signal()

    seat = Value(int, notify=changed)
    """Who speaks; -1 for nobody."""
    words = Value(str, notify=changed)

    def __init__(
        self, session: AnySession, catalogue: Catalogue, occasions: Occasions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._catalogue = catalogue
        self._occasions = occasions
        self._spoke: dict[int, int] = {}
        """The round in which each seat spoke last."""
        self._said: set[str] = set()
        self.seat = NOBODY

    def follow(self, events: Sequence[Event]) -> None:
        """Let somebody speak of what the last answer brought, unless somebody speaks already."""
        if not events or self.seat != NOBODY:
            return
        seen = [each for event in events if (each := event.seen_by(None)) is not None]
        before, after = self._session.history[-1].before, self._session.state
        for occasion in self._occasions(seen, before, after):
            if self._spoke.get(occasion.seat) != before.round and (key := self._key(occasion)):
                self._spoke[occasion.seat] = before.round
                self._said.add(key)
                self._show(occasion.seat, self._catalogue.text(key))
                return

    @Slot()
    def hush(self) -> None:
        if self.seat != NOBODY:
            self._show(NOBODY, "")

    def _show(self, seat: int, words: str) -> None:
        self.seat, self.words = seat, words
        self.changed.emit()

    def _key(self, occasion: Occasion) -> str:
        """Return the key of words for an occasion that were not said yet; empty for none.

        The same game at the same moment begins with the same ones.
        """
        setup = self._session.setup
        kind = setup.seats[occasion.seat].kind
        first = setup.seed + len(self._session.answers)
        keys = (
            f"talk-{setup.game}-{kind}-{occasion.moment}-{1 + (first + number) % VARIANTS}"
            for number in range(VARIANTS)
        )
        return next((key for key in keys if key in self._catalogue and key not in self._said), "")
