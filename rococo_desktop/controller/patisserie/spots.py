"""The rows of all places and pieces: what is there, whether it may be chosen, and why not."""

from typing import NamedTuple

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.table.marks import Marks

NOBODY = -1
NO_PRICE = -1


class SpotRow(NamedTuple):
    """A place on the table, or a piece.

    ``owner`` is the seat of its marker. ``gain`` and ``amount`` say what a place gives, ``price``
    what it costs, -1 for what has no price. A ``closed`` place stays free.
    """

    key: str
    label: str
    choice: str
    legal: bool
    reason: str
    about: str = ""
    face: Face | None = None
    owner: int = NOBODY
    price: int = NO_PRICE
    gain: str = ""
    amount: int = 0
    closed: bool = False


def spot(
    marks: Marks,
    key: str,
    label: str,
    choice: str = "",
    *,
    about: str = "",
    face: Face | None = None,
    owner: int = NOBODY,
    price: int = NO_PRICE,
    gain: str = "",
    amount: int = 0,
    closed: bool = False,
) -> SpotRow:
    """Return the row of a place or a piece whose choice is an option of the pending question."""
    legal, reason = marks.legal(choice), marks.reason(choice)
    return SpotRow(
        key=key,
        label=label,
        choice=choice,
        legal=legal,
        reason=reason,
        about=about,
        face=face,
        owner=owner,
        price=price,
        gain=gain,
        amount=amount,
        closed=closed,
    )
