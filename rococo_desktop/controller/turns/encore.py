"""What happened earlier, shown on the table once more."""

from itertools import takewhile
from typing import Any

from PySide6.QtCore import QObject, Slot

from rococo_desktop.controller.table.game_table import AnyTable
from rococo_desktop.controller.turns.hot_seat import HotSeat
from rococo_desktop.controller.turns.timeline import Timeline
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.tree import Moment
from rococo_desktop.texts import Catalogue


class Encore(QObject):
    """Lets pieces fly again as they did between two moments of the game or of a branch."""

    def __init__(
        self,
        session: AnySession,
        catalogue: Catalogue,
        table: AnyTable,
        hot_seat: HotSeat,
        timeline: Timeline,
    ) -> None:
        super().__init__(timeline)
        self._session, self._catalogue = session, catalogue
        self._table, self._hot_seat = table, hot_seat
        timeline.replayed.connect(self._replay)
        timeline.stayed.connect(self._say_shown)

    @Slot(object, object)
    def _replay(self, before: Moment[Any], after: Moment[Any]) -> None:
        viewer = self._hot_seat.seen_by
        since = list(takewhile(lambda moment: moment is not before, reversed(after.way())))
        entries = (moment.entry for moment in reversed(since))
        events = [event for entry in entries if entry is not None for event in entry.events]
        then, later = (self._session.look_back(each, viewer) for each in (before, after))
        self._table.motion.replay(then, later, events)

    @Slot()
    def _say_shown(self) -> None:
        self._table.prompt.mention(self._catalogue.text("window-past-shown"))
