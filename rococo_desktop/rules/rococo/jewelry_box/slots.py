"""The jeweler's board and each player's jewelry, as parts of the state."""

from dataclasses import dataclass, field

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.slots import Slot
from rococo_desktop.rules.rococo.book import player_key
from rococo_desktop.rules.rococo.jewelry_box.components import KEY
from rococo_desktop.rules.view import UNSEEN

JOURNEYMAN = "journeyman"
MASTER = "master"


@dataclass(slots=True)
class Jeweler(Record):
    """The jeweler's board: the ``display`` from left to right, the examination decks, the bag.

    ``removed`` tiles have left the game; ``box`` holds the specialised Apprentices not dealt.
    """

    display: list[str | None] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    journeymen: list[str] = field(default_factory=list)
    masters: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)

    def seen_by(self, *, own: bool) -> "Jeweler":
        """Hide the bag, the decks and the box."""
        seen = self.copy()
        for pile in (seen.bag, seen.journeymen, seen.masters, seen.box):
            pile[:] = [UNSEEN] * len(pile)
        return seen


@dataclass(slots=True)
class Jewelry(Record):
    """A player's jewelry and examinations.

    ``worn`` maps a dress to the tile that was rented out with it. ``examination`` is the current
    one, ``tasks`` those fulfilled for it, ``masters`` the number of completed Master examinations.
    ``specialist`` is the Apprentice that was dealt, until it is hired. ``new_journeymen`` and
    ``new_masters`` are graduates that other players have not seen yet.
    """

    tiles: list[str] = field(default_factory=list)
    worn: dict[str, str] = field(default_factory=dict)
    examination: str = JOURNEYMAN
    tasks: list[str] = field(default_factory=list)
    masters: int = 0
    specialist: str | None = None
    new_journeymen: list[str] = field(default_factory=list)
    new_masters: list[str] = field(default_factory=list)

    def graduates(self, examination: str) -> list[str]:
        """Return the graduates of an examination that other players have not seen yet."""
        return self.new_journeymen if examination == JOURNEYMAN else self.new_masters

    def unshown(self) -> list[str]:
        """Return all graduates that other players have not seen yet."""
        return self.new_journeymen + self.new_masters

    def seen_by(self, *, own: bool) -> "Jewelry":
        """Hide the specialist and the identity of the new graduates, unless ``own``."""
        seen = self.copy()
        if not own:
            seen.specialist = None if self.specialist is None else UNSEEN
            for cards in (seen.new_journeymen, seen.new_masters):
                cards[:] = [UNSEEN] * len(cards)
        return seen


BOARD = Slot(KEY, Jeweler)
OWN = Slot(player_key(KEY), Jewelry)


def deck_of(board: Jeweler, examination: str) -> list[str]:
    """Return the deck of new Journeymen or of new Masters: the list of the state itself."""
    return board.journeymen if examination == JOURNEYMAN else board.masters
