"""Music of the time: one piece after the other, from its file, on a thread of its own."""

from __future__ import annotations

import queue
import threading
from array import array
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

from rococo_desktop.controller.table.mixer import open_device, stream_of

if TYPE_CHECKING:
    from rococo_desktop.controller.program.shell import Shell

RATE = 44100
LATENCY = 200
"""Milliseconds that are sent to the device in advance."""
MOST = 4096
"""The samples of each side that are read from a file at once."""
PAUSE = 15.0
"""Seconds of silence between two pieces; the device is released meanwhile."""
FADE = RATE // 2
"""The samples of each side in which a piece that is left falls silent."""
PROGRAMMES = {
    "": (),
    "menu": ("menu", "table"),
    "table": ("table", "menu"),
    "ball": ("ball",),
}
"""The pieces for what is shown, each after the one before; nothing is played for nothing."""
LOUD = 1
"""By how many bits loud music is above soft music, which is what the files have."""


class Piece:
    """A piece on its way to the device, in stereo of 16 bits."""

    def __init__(self, file: Path, *, soft: bool) -> None:
        import miniaudio

        self.soft = soft
        self.ended = threading.Event()
        self._samples = miniaudio.stream_file(str(file), sample_rate=RATE)
        self._left: int | None = None
        """The samples until it is silent, if it is left."""
        try:
            next(self._samples)
        except miniaudio.DecodeError as error:
            raise OSError(f"{file}: {error}") from error

    def leave(self) -> None:
        """Let it fall silent soon."""
        if self._left is None:
            self._left = FADE

    def take(self, count: int) -> array[int]:
        """Return the next samples of both sides, and silence after the end."""
        return array("h", bytes(4 * count)) if self.ended.is_set() else self._read(count)

    def _read(self, count: int) -> array[int]:
        taken = array("h")
        try:
            while len(taken) < 2 * count:
                taken.extend(self._samples.send(min(MOST, count - len(taken) // 2)))
        except StopIteration:
            self.ended.set()
            taken.extend([0] * (2 * count - len(taken)))
        if not self.soft:
            taken = array("h", [sample << LOUD for sample in taken])
        if self._left is not None:
            first = self._left
            taken = array("h", [s * max(0, first - i // 2) // FADE for i, s in enumerate(taken)])
            self._left = max(0, first - count)
            if self._left == 0:
                self.ended.set()
        return taken


class Musician:
    """Plays the pieces of a folder for what is shown. The device is opened for the first one.

    ``backends`` are miniaudio's names of them; by default those of the system.
    """

    def __init__(self, folder: Path, backends: Sequence[str] = ()) -> None:
        self._folder = folder
        self._backends = backends
        self._asked: queue.SimpleQueue[tuple[str, bool] | None] = queue.SimpleQueue()
        self._last: tuple[str, bool] = ("", False)
        self._thread: threading.Thread | None = None

    def play(self, programme: str, *, soft: bool) -> None:
        """Play the pieces for what is shown from now on; return at once."""
        if (programme, soft) == self._last:
            return
        self._last = (programme, soft)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            self._asked.put(self._last)

    def follow(self, shell: Shell) -> None:
        """Play what belongs to the menu, a table, or the end of a game, as the settings say."""

        def attend() -> None:
            music, game = shell.preferences.settings.music, shell.game
            shown = "menu" if game is None else "ball" if game.over else "table"
            self.play("" if music == "off" else shown, soft=music == "soft")

        for changed in (shell.changed, shell.gameChanged, shell.preferences.changed):
            changed.connect(attend)
        attend()

    def close(self) -> None:
        """Stop at once."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(timeout=1)
            self._thread = None

    def _run(self) -> None:
        asked: tuple[str, bool] | None = self._asked.get()
        with suppress(OSError):  # there is nothing to play on
            while asked is not None:
                asked = self._play(*asked)

    def _play(self, programme: str, soft: bool) -> tuple[str, bool] | None:
        """Play the pieces for what is shown until something else is asked for; return that."""
        for name in cycle(PROGRAMMES[programme]):
            device = open_device(self._backends, channels=2, rate=RATE, latency=LATENCY)
            try:
                piece = Piece(self._folder / f"{name}.ogg", soft=soft)
                device.start(stream_of(piece.take))
                while not piece.ended.wait(0.2):
                    if not self._asked.empty():
                        asked = self._newest()
                        if asked is not None:
                            piece.leave()
                            piece.ended.wait(1)
                        return asked
            finally:
                device.close()
            try:
                return self._asked.get(timeout=PAUSE)
            except queue.Empty:
                continue
        return self._asked.get()

    def _newest(self) -> tuple[str, bool] | None:
        """Return what was asked for last; None as soon as it shall end."""
        asked = self._asked.get()
        while asked is not None and not self._asked.empty():
            asked = self._asked.get()
        return asked
