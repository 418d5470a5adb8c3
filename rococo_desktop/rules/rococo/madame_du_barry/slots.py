"""Madame du Barry's cards as a part of the state."""

from dataclasses import dataclass, field

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Counted, Open
from rococo_desktop.engine.slots import Slot
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY


@dataclass(slots=True)
class Cards(Record):
    """Her cards; the last of ``supply`` and ``hand`` is on top, ``discard`` is face up."""

    supply: Counted[list[str]] = field(default_factory=list)
    hand: Counted[list[str]] = field(default_factory=list)
    discard: Open[list[str]] = field(default_factory=list)


CARDS = Slot(KEY, Cards)
