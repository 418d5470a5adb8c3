"""The branches of a game in rows: decisions that were taken back, and where each branch departs."""

from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.rows import NOBODY, Rows
from rococo_desktop.controller.table.log import Log, LogRow
from rococo_desktop.engine.state import State
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.tree import Moment
from rococo_desktop.texts import Catalogue

NOW = 0
"""The key of the current line; the beginning of a game is on no branch."""


class BranchRow(NamedTuple):
    """A branch, ``depth`` steps from the current line; ``seat`` made the first of its decisions.

    ``text`` says how it departs, and how many decisions it has.
    """

    key: int
    text: str
    sign: str
    shown: bool
    depth: int = 0
    seat: int = NOBODY


class Branches:
    """The branches that a viewer may see, the latest to depart first, below the current line."""

    def __init__(
        self, session: AnySession, catalogue: Catalogue, log: Log, parent: QObject
    ) -> None:
        self.rows = Rows(BranchRow, parent)
        self._session = session
        self._catalogue = catalogue
        self._log = log
        self._firsts: dict[int, Moment[State]] = {}
        self._lines: dict[tuple[int, int | None], LogRow | None] = {}

    def first(self, key: int) -> Moment[State] | None:
        """Return the first moment of a branch; None for the current line."""
        return self._firsts.get(key)

    def refresh(self, viewer: int | None, shown: Moment[State] | None, *, may_walk: bool) -> None:
        """Show the branches that ``viewer`` may know; none unless the viewer ``may_walk``."""
        found = self._session.branches() if may_walk else []
        self._firsts = {moment.number: moment for moment in found}
        if not found:
            self.rows.show([])
            return
        places: dict[int, list[tuple[int, int]]] = {}
        for moment in found:
            places[moment.number] = [*self._outer(moment, places), (-moment.depth, moment.number)]
        found.sort(key=lambda each: places[each.number])
        text = self._catalogue.text("window-branches-now")
        now = BranchRow(key=NOW, text=text, sign="clock", shown=shown is None)
        rows = [self._row(each, len(places[each.number]), viewer, shown) for each in found]
        self.rows.show([now, *rows])

    def _outer(
        self, moment: Moment[State], places: dict[int, list[tuple[int, int]]]
    ) -> list[tuple[int, int]]:
        """Return the place of the branch that contains a moment; empty for the game itself."""
        at = moment.before
        while at is not None and self._session.tree.has_left(at):
            if at.number in places:
                return places[at.number]
            at = at.before
        return []

    def _row(
        self, moment: Moment[State], depth: int, viewer: int | None, shown: Moment[State] | None
    ) -> BranchRow:
        run = self._session.run_from(moment)
        key = (moment.number, viewer)
        if key not in self._lines:
            self._lines[key] = self._log.sentence(run, viewer)
        line, text = self._lines[key], self._catalogue.text
        before = moment.state if moment.before is None else moment.before.state
        said = line.text if line else "…"
        departs = text("window-branches-departs", round=before.round, line=said)
        return BranchRow(
            key=moment.number,
            depth=depth,
            text=self._catalogue.bracketed(departs, text("window-branches-length", n=len(run))),
            seat=line.seat if line else NOBODY,
            sign=line.sign if line else "",
            shown=moment is shown,
        )
