"""Short sounds, mixed on a thread of their own; without a device they stay silent."""

from __future__ import annotations

import os
import queue
import sys
import threading
import wave
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    import miniaudio

    from rococo_desktop.session.settings import Volume

Asked = TypeVar("Asked")

RATE = 22050
"""Samples per second of every sound, both sides in 16 bits."""
SIDES = 2
LOUDEST = 32767
LATENCY = 60
"""Milliseconds that are sent to the device in advance."""
REST = 3.0
"""Seconds without a sound after which the device is released."""


def can_play() -> bool:
    """Return whether the library is installed; a missing device is only found later."""
    try:
        import miniaudio  # noqa: F401
    except ImportError:
        return False
    return True


def _has_sound() -> bool:
    """Return whether there is anything to play on; ALSA complains on the console if not."""
    servers = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    return (
        "PULSE_SERVER" in os.environ
        or any((servers / name).exists() for name in ("pulse/native", "pipewire-0"))
        or any(Path("/dev/snd").glob("pcm*p"))
    )


def open_device(backends: Sequence[str], *, rate: int, latency: int) -> miniaudio.PlaybackDevice:
    """Return a device for both sides, ``rate`` samples of 16 bits a second, ``latency`` ms ahead.

    Raises OSError if there is none.
    """
    if not backends and sys.platform == "linux" and not _has_sound():
        raise OSError("no sound card and no sound server")
    import miniaudio

    names = backends or [each.name for each in miniaudio.Backend if each.name != "NULL"]
    try:
        return miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=SIDES,
            sample_rate=rate,
            buffersize_msec=latency,
            backends=[miniaudio.Backend[name] for name in names],
            app_name="Rococo",
        )
    except miniaudio.MiniaudioError as error:
        raise OSError(str(error)) from error


def stream_of(take: Callable[[int], array[int]]) -> Generator[array[int], int, None]:
    """Return what a device reads: ``take`` gives it as many samples as it asks for, for ever."""

    def endless() -> Generator[array[int], int, None]:
        count = yield array("h")
        while True:
            count = yield take(count)

    stream = endless()
    next(stream)
    return stream


def at_volume(samples: array[int], volume: Volume) -> array[int]:
    """Return samples half as loud, as they are, or twice as loud, which no file is too loud for."""
    if volume == "soft":
        return array("h", [sample >> 1 for sample in samples])
    return array("h", [sample << 1 for sample in samples]) if volume == "loud" else samples


class Voices:
    """The sounds that are playing together; the device's thread reads them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[array[int]] = []

    def add(self, samples: array[int]) -> None:
        with self._lock:
            self._voices.append(samples)

    @property
    def silent(self) -> bool:
        with self._lock:
            return not self._voices

    def take(self, count: int) -> array[int]:
        """Return the next samples of all sounds mixed, clipped to 16 bits."""
        whole = [0] * (SIDES * count)
        with self._lock:
            for voice in self._voices:
                for index, sample in enumerate(voice[: len(whole)]):
                    whole[index] += sample
            self._voices = [
                voice[len(whole) :] for voice in self._voices if len(voice) > len(whole)
            ]
        return array("h", [max(-LOUDEST, min(LOUDEST, sample)) for sample in whole])


class Player(ABC, Generic[Asked]):
    """Plays what it is asked for, on a thread of its own that begins with the first wish.

    Its files are in ``folder``. ``backends`` are miniaudio's names of them; by default those of the
    system.
    """

    def __init__(self, folder: Path, backends: Sequence[str] = ()) -> None:
        self.folder = folder
        self._backends = backends
        self._asked: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def ask(self, asked: Asked) -> None:
        """Play something soon; return at once. Where nothing can be played, nothing is."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            self._asked.put(asked)

    def close(self) -> None:
        """Stop all that is heard, and the thread."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(timeout=1)
            self._thread = None

    @abstractmethod
    def _run(self) -> None:
        """Play until None is asked for; end at once without a device."""


class Mixer(Player[tuple[str, "Volume"]]):
    """Plays the sounds of a folder by name. The device is opened for the first sound."""

    def __init__(self, folder: Path, backends: Sequence[str] = ()) -> None:
        super().__init__(folder, backends)
        self._voices = Voices()
        self._known: dict[str, array[int]] = {}

    def play(self, sound: str, volume: Volume) -> None:
        """Start a sound soon; return at once."""
        self.ask((sound, volume))

    def _run(self) -> None:
        device: miniaudio.PlaybackDevice | None = None
        try:
            while asked := self._next(device):
                sound, volume = asked
                self._voices.add(at_volume(self._samples(sound), volume))
                if device is None:
                    device = self._open()
        except (OSError, wave.Error):
            return
        finally:
            if device is not None:
                device.close()

    def _next(self, device: miniaudio.PlaybackDevice | None) -> tuple[str, Volume] | None:
        """Wait for the next requested sound and return it; release an idle device meanwhile."""
        while True:
            try:
                return self._asked.get(timeout=REST)
            except queue.Empty:
                if device is not None and self._voices.silent and device.running:
                    device.stop()
                asked = self._asked.get()
                if device is not None and asked is not None:
                    device.start(stream_of(self._voices.take))
                return asked

    def _open(self) -> miniaudio.PlaybackDevice:
        device = open_device(self._backends, rate=RATE, latency=LATENCY)
        device.start(stream_of(self._voices.take))
        return device

    def _samples(self, sound: str) -> array[int]:
        if sound not in self._known:
            with wave.open(str(self.folder / f"{sound}.wav"), "rb") as file:
                samples = array("h", file.readframes(file.getnframes()))
            if sys.byteorder == "big":
                samples.byteswap()
            self._known[sound] = samples
        return self._known[sound]
