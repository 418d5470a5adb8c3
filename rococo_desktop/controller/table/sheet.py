"""The sheet of one player: what the player has, and the score if the game ended now."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import Rows, RowsOf
from rococo_desktop.engine.score import Estimate
from rococo_desktop.session.seats import RIVAL
from rococo_desktop.session.session import AnySession

HIDDEN = -1


class ItemRow(NamedTuple):
    """An item of the current score; ``points`` is -1 if it is hidden."""

    key: str
    name: str
    points: int


class PieceRow(NamedTuple):
    """A piece on a sheet."""

    key: str
    label: str
    face: Face


class PartRow(NamedTuple):
    """A part of a sheet: pieces, or numbers with their signs, which are ``told`` in words."""

    key: str
    heading: str
    pieces: Rows
    signs: list[str]
    numbers: list[int]
    told: str


class Holding(NamedTuple):
    """What a part of a sheet has, below its heading; ``counts`` are numbers by their signs."""

    key: str
    heading: str
    faces: Sequence[Face] = ()
    counts: Mapping[str, int] = {}
    told: str = ""


@InQml("Table.Program")
class Sheet(QObject):
    """The sheet of the player viewed last."""

    changed = Signal()

    seat = Value(int, notify=changed)
    items = RowsOf(ItemRow)
    name = Value(str, notify=changed)
    own = Value(bool, notify=changed)
    """Whether the sheet is that of the person at the screen."""
    rival = Value(bool, notify=changed)
    """Whether the sheet is that of a rival, which nobody plays."""
    score = Value(int, notify=changed)
    """The player's score if the game ended now, as far as it is known."""
    scoreWhole = Value(bool, notify=changed)

    parts = RowsOf(PartRow)
    """What the player has, as far as it is known; parts without anything are left out."""

    def __init__(self, session: AnySession, item: Callable[[str], str], parent: QObject) -> None:
        """Name the items of the score by ``item``."""
        super().__init__(parent)
        self._session = session
        self._item = item
        self._eyes: Collection[int] = ()
        self._estimates: tuple[Estimate, ...] = ()
        self._pieces = defaultdict[str, Rows](lambda: Rows(PieceRow, self))
        self._show()

    def look_at(self, seat: int) -> bool:
        """Turn to the sheet of a player; return whether that player exists."""
        known = 0 <= seat < len(self._session.setup.seats)
        if known:
            self.seat = seat
            self._show()
        return known

    def refresh(self, eyes: Collection[int], estimates: tuple[Estimate, ...]) -> None:
        """Take what is known now, as the seats in ``eyes`` see it."""
        self._eyes, self._estimates = eyes, estimates
        self._show()

    def lay(self, parts: Iterable[Holding]) -> None:
        """Show what the player has."""
        rows = []
        for part in parts:
            if not part.faces and not part.told:
                continue
            self._pieces[part.key].show(
                PieceRow(str(n), face.name, face) for n, face in enumerate(part.faces)
            )
            counts = [*part.counts], [*part.counts.values()]
            rows.append(PartRow(part.key, part.heading, self._pieces[part.key], *counts, part.told))
        self.parts.show(rows)

    def _show(self) -> None:
        plan = self._session.setup.seats[self.seat]
        self.name, self.rival, self.own = plan.name, plan.kind == RIVAL, self.seat in self._eyes
        self.score, self.scoreWhole = 0, True
        if self._estimates:
            known = self._estimates[self.seat]
            self.score, self.scoreWhole = known.total, not known.hidden
            self.items.show(
                [ItemRow(item, self._item(item), HIDDEN) for item in known.hidden]
                + [ItemRow(each.item, self._item(each.item), each.points) for each in known.items]
            )
        self.changed.emit()
