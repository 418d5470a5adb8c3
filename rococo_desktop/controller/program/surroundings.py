"""What is heard for long: the music, and what is going on around the table."""

from __future__ import annotations

import queue
import threading
from array import array
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rococo_desktop.controller.table.mixer import Player, at_volume, open_device, stream_of
from rococo_desktop.resources import resource_path

if TYPE_CHECKING:
    from rococo_desktop.controller.program.shell import Shell
    from rococo_desktop.session.settings import Volume

RATE = 44100
LATENCY = 200
"""Milliseconds that are sent to the device in advance."""
MOST = 4096
"""The samples of each side that are read from a file at once."""
PAUSE = 15.0
"""Seconds of silence between two pieces of music; the device is released meanwhile."""
FADE = RATE // 2
"""The samples of each side in which a piece that is left falls silent."""
MENU, BALL = "menu", "ball"
MUSIC = {MENU: ("menu", "table"), "table": ("table", "menu"), BALL: ("ball",)}
"""The pieces for what is shown, each after the one before."""


class Programme(NamedTuple):
    """The pieces to play, one after the other and again from the first; none for silence."""

    pieces: tuple[str, ...] = ()
    volume: Volume = "on"


class Piece:
    """A piece on its way to the device, in stereo of 16 bits. Raises OSError without its file.

    An ``endless`` one has an end that fits its beginning.
    """

    def __init__(self, file: Path, volume: Volume, *, endless: bool = False) -> None:
        self.ended = threading.Event()
        self._file, self._volume, self._endless = file, volume, endless
        self._begin()
        self._left: int | None = None
        """The samples until it is silent, if it is left."""

    def _begin(self) -> None:
        import miniaudio

        self._samples = miniaudio.stream_file(str(self._file), sample_rate=RATE)
        try:
            next(self._samples)
        except miniaudio.DecodeError as error:
            raise OSError(f"{self._file}: {error}") from error

    def leave(self) -> None:
        """Let it fall silent soon."""
        if self._left is None:
            self._left = FADE

    def take(self, count: int) -> array[int]:
        """Return the next samples of both sides, and silence after the end."""
        return array("h", bytes(4 * count)) if self.ended.is_set() else self._read(count)

    def _read(self, count: int) -> array[int]:
        taken = array("h")
        while len(taken) < 2 * count:
            try:
                taken.extend(self._samples.send(min(MOST, count - len(taken) // 2)))
            except StopIteration:
                if self._endless:
                    self._begin()
                    continue
                self.ended.set()
                taken.extend([0] * (2 * count - len(taken)))
        taken = at_volume(taken, self._volume)
        if self._left is not None:
            first = self._left
            taken = array("h", [s * max(0, first - i // 2) // FADE for i, s in enumerate(taken)])
            self._left = max(0, first - count)
            if self._left == 0:
                self.ended.set()
        return taken


class Musician(Player[Programme]):
    """Plays the pieces of a folder; the device is opened for the first.

    Between two pieces it rests for ``pause`` seconds; without a pause each piece is endless.
    """

    def __init__(self, folder: Path, pause: float, backends: Sequence[str] = ()) -> None:
        super().__init__(folder, backends)
        self._pause = pause
        self._last = Programme()

    def play(self, programme: Programme) -> None:
        """Play a programme from now on; return at once."""
        if programme != self._last:
            self._last = programme
            self.ask(programme)

    def _run(self) -> None:
        asked = self._asked.get()
        with suppress(OSError):  # there is nothing to play on
            while asked is not None:
                asked = self._play(asked)

    def _play(self, programme: Programme) -> Programme | None:
        """Play a programme until something else is asked for; return that."""
        for name in cycle(programme.pieces):
            file = self.folder / f"{name}.ogg"
            piece = Piece(file, programme.volume, endless=not self._pause)
            device = open_device(self._backends, rate=RATE, latency=LATENCY)
            try:
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
                return self._asked.get(timeout=self._pause)
            except queue.Empty:
                continue
        return self._asked.get()

    def _newest(self) -> Programme | None:
        """Return what was asked for last; None as soon as it shall end."""
        asked = self._asked.get()
        while asked is not None and not self._asked.empty():
            asked = self._asked.get()
        return asked


class Surroundings:
    """The music and the ambience for what the window shows, as loud as the settings say."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._music = Musician(resource_path("music"), PAUSE)
        self._ambience = Musician(resource_path("ambience"), 0)

    def begin(self) -> None:
        """Play from now on what belongs to the menu, a table, or the end of a game."""
        shell = self._shell
        for changed in (shell.changed, shell.gameChanged, shell.preferences.changed):
            changed.connect(self._attend)
        self._attend()

    def _attend(self) -> None:
        settings, game = self._shell.preferences.settings, self._shell.game
        shown = MENU if game is None else BALL if game.over else "table"
        around = MENU if game is None else game.session.setup.game
        self._music.play(_programme(MUSIC[shown], settings.music))
        self._ambience.play(_programme((around,), settings.ambience))

    def close(self) -> None:
        """Stop at once."""
        self._music.close()
        self._ambience.close()


def _programme(pieces: tuple[str, ...], volume: Volume) -> Programme:
    return Programme() if volume == "off" else Programme(pieces, volume)
