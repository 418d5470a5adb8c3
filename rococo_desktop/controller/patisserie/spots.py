"""The rows of all places and pieces: what is there, whether it may be chosen, and why not."""

from typing import NamedTuple

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.patisserie.faces import Faces, StaffFace
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.controller.table.marks import Marks

NO_PRICE = -1


class SpotRow(NamedTuple):
    """A place on the table, or a piece.

    ``owner`` is the seat of its marker. ``gain`` and ``amount`` say what a place gives, ``price``
    what it costs, -1 for what has no price, and ``printed`` what the board says. A ``closed`` place
    stays free. ``topping`` is the tile above a dish in its rack, ``discard`` the words for
    discarding a recipe beside what it is chosen for; empty if it cannot be. A recipe is ``ready``
    if all that it takes is there. ``lender`` is the name of the owner of a card that is only lent.
    """

    key: str
    label: str
    choice: str = ""
    legal: bool = False
    reason: str = ""
    about: str = ""
    face: Face | None = None
    owner: int = NOBODY
    price: int = NO_PRICE
    printed: int = NO_PRICE
    gain: str = ""
    amount: int = 0
    closed: bool = False
    topping: Face | None = None
    discard: str = ""
    ready: bool = False
    lender: str = ""


def gap(faces: Faces, key: str) -> SpotRow:
    """Return the row of a place from which a card has gone, and which stays."""
    return SpotRow(key, faces.text("empty"))


def spot(face: Face, piece: str, marks: Marks, key: str = "") -> SpotRow:
    """Return the row of a piece, whose key is its id unless it lies in a numbered place."""
    about = face.standing if isinstance(face, StaffFace) else ""
    return SpotRow(key or piece, face.name, *marks.choice(piece), about=about, face=face)
