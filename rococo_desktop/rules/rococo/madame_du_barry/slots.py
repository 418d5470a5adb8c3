"""Madame du Barry's cards as a part of the state."""

from dataclasses import dataclass, field

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.slots import Slot
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY
from rococo_desktop.rules.view import UNSEEN


@dataclass(slots=True)
class Cards(Record):
    """Her cards; the last of ``supply`` and ``hand`` is on top, ``discard`` is face up."""

    supply: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)

    def seen_by(self, *, own: bool) -> "Cards":
        """Hide the face-down cards."""
        return Cards([UNSEEN] * len(self.supply), [UNSEEN] * len(self.hand), list(self.discard))


CARDS = Slot(KEY, Cards)
