"""The jeweler's board and each player's jewelry, as parts of the state."""

from dataclasses import dataclass, field

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Counted, Open, Own
from rococo_desktop.engine.state import Slot
from rococo_desktop.rules.rococo.book import player_key
from rococo_desktop.rules.rococo.jewelry_box.components import KEY

JOURNEYMAN = "journeyman"
MASTER = "master"


@dataclass(slots=True)
class Jeweler(Record):
    """The jeweler's board: the ``display`` from left to right, the examination decks, the bag.

    ``removed`` tiles have left the game; ``box`` holds the specialised Apprentices not dealt.
    """

    display: Open[list[str | None]] = field(default_factory=list)
    bag: Counted[list[str]] = field(default_factory=list)
    removed: Open[list[str]] = field(default_factory=list)
    journeymen: Counted[list[str]] = field(default_factory=list)
    masters: Counted[list[str]] = field(default_factory=list)
    box: Counted[list[str]] = field(default_factory=list)


@dataclass(slots=True)
class Jewelry(Record):
    """A player's jewelry and examinations.

    ``worn`` maps a dress to the tile that was rented out with it. ``examination`` is the current
    one, ``tasks`` those fulfilled for it, ``masters`` the number of completed Master examinations.
    ``specialist`` is the Apprentice that was dealt, until it is hired. ``new_journeymen`` and
    ``new_masters`` are graduates that other players have not seen yet.
    """

    tiles: Open[list[str]] = field(default_factory=list)
    worn: Open[dict[str, str]] = field(default_factory=dict)
    examination: Open[str] = JOURNEYMAN
    tasks: Open[list[str]] = field(default_factory=list)
    masters: Open[int] = 0
    specialist: Own[str | None] = None
    new_journeymen: Own[list[str]] = field(default_factory=list)
    new_masters: Own[list[str]] = field(default_factory=list)

    def graduates(self, examination: str) -> list[str]:
        """Return the graduates of an examination that other players have not seen yet."""
        return self.new_journeymen if examination == JOURNEYMAN else self.new_masters

    def unshown(self) -> list[str]:
        """Return all graduates that other players have not seen yet."""
        return self.new_journeymen + self.new_masters


BOARD = Slot(KEY, Jeweler)
OWN = Slot(player_key(KEY), Jewelry)


def deck_of(board: Jeweler, examination: str) -> list[str]:
    """Return the deck of new Journeymen or of new Masters: the list of the state itself."""
    return board.journeymen if examination == JOURNEYMAN else board.masters
