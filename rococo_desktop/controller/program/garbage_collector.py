"""Garbage collection in the window's thread only."""

import gc
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

PAUSE = 500
"""Milliseconds between two checks of the amount of garbage."""
SHARE = 20
"""Collecting everything takes at most one in so many seconds, unless a game has been left."""


class GarbageCollector(QObject):
    """Collects garbage in the thread of the window, as long as there is one.

    Python collects in whatever thread allocates next, such as one that waits for a computer player.
    A cycle of garbage may hold objects of Qt, which may only be freed in their own thread:
    elsewhere the program crashes, at once or at a later click.
    """

    cleared = Signal()
    """Emitted when everything was collected."""

    def __init__(self) -> None:
        super().__init__()
        gc.disable()
        self._timer = QTimer(self, interval=PAUSE)
        self._timer.timeout.connect(self._collect)
        self._timer.start()
        self._thoroughly = False
        self._rested = 0.0
        """When everything may be collected again, in seconds of the clock that never goes back."""

    def stop(self) -> None:
        """Stop collecting; nothing else collects either."""
        self._timer.stop()

    @Slot()
    def be_thorough(self) -> None:
        """Collect everything after a pause, as when another game comes on the table.

        The one before leaves many old objects behind at once. Before they are collected in the
        usual order, the next game would need as much again.
        """
        self._thoroughly = True
        self._timer.start()  # anew, because what is left has yet to be taken off the table

    @Slot()
    def _collect(self) -> None:
        """Collect the oldest generation that Python would have collected by now, or everything.

        The more there is that stays, the longer the oldest takes, so it rests in between.
        """
        due = zip(range(3), gc.get_count(), gc.get_threshold(), strict=True)
        ripe = [generation for generation, count, limit in due if count > limit]
        if self._thoroughly or (2 in ripe and monotonic() > self._rested):
            began = monotonic()
            gc.collect()
            self._rested = began + SHARE * (monotonic() - began)
        elif ripe:
            gc.collect(min(ripe[-1], 1))
        if self._thoroughly:
            self._thoroughly = False
            self.cleared.emit()
