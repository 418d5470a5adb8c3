"""Sounds of events, and no error on a machine without sound."""

import threading
import time
import wave
from array import array
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.table import mixer as module
from rococo_desktop.controller.table.mixer import LOUDEST, RATE, SIDES, Mixer, Voices, at_volume
from rococo_desktop.controller.table.sounds import WEIGHTS
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.texts import Catalogue
from tests.session.play import game, play
from tools.sounds import SOUNDS, made

FOLDER = resource_path("sounds")


def test_every_sound_has_its_file_and_every_file_is_heard():
    named = {*WEIGHTS, "fireworks"}
    assert named == set(SOUNDS) == {path.stem for path in FOLDER.glob("*.wav")}


def test_the_files_are_what_the_script_makes():
    for name, samples in made():
        with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (
                SIDES,
                2,
                RATE,
            )
            kept = array("h", file.readframes(file.getnframes()))
        assert len(kept) == len(samples)
        assert max(abs(a - b) for a, b in zip(kept, samples, strict=True)) <= 2
        assert len(kept) < SIDES * 2 * RATE
        assert kept[::2] != kept[1::2]
        assert 8000 < max(map(abs, kept)) < LOUDEST // 2 + 100


def test_sounds_lie_over_each_other_and_end():
    voices = Voices()
    voices.add(array("h", [1, 2, 3, 4, 5, 6]))
    assert voices.take(1) == array("h", [1, 2])
    voices.add(array("h", [10, LOUDEST]))
    assert voices.take(3) == array("h", [13, LOUDEST, 5, 6, 0, 0])
    assert voices.silent
    assert voices.take(1) == array("h", [0, 0])


def test_a_sound_is_as_loud_as_the_setting_says():
    sound = array("h", [LOUDEST // 2, -LOUDEST // 2])
    soft, plain, loud = (max(at_volume(sound, volume)) for volume in ("soft", "on", "loud"))
    assert (2 * soft, loud) == pytest.approx((plain, 2 * plain), abs=2)


class Heard(Voices):
    """Voices that count the sounds which were added."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def add(self, samples: "array[int]") -> None:
        super().add(samples)
        self.count += 1


def falls_silent(voices: Voices) -> bool:
    end = time.monotonic() + 10
    while not voices.silent and time.monotonic() < end:
        time.sleep(0.01)
    return voices.silent


def test_a_mixer_plays_to_the_end_and_can_be_closed(monkeypatch: pytest.MonkeyPatch):
    voices = Heard()
    monkeypatch.setattr(module, "Voices", lambda: voices)
    mixer = Mixer(FOLDER, ["NULL"])
    mixer.play("card", "on")
    mixer.play("coin", "on")
    while voices.count < 2:
        time.sleep(0.01)
    assert falls_silent(voices)
    mixer.close()
    mixer.close()


def test_without_a_device_nothing_is_heard_and_nothing_breaks(threads: list[threading.Thread]):
    mixer = Mixer(FOLDER, ["CUSTOM"])
    for _ in range(3):
        mixer.play("coin", "on")
    (thread,) = threads
    thread.join(timeout=10)
    assert not thread.is_alive()
    mixer.play("coin", "on")
    mixer.close()


def test_a_missing_file_falls_silent(tmp_path: Path, threads: list[threading.Thread]):
    mixer = Mixer(tmp_path, ["NULL"])
    mixer.play("coin", "on")
    (thread,) = threads
    thread.join(timeout=10)
    assert not thread.is_alive()


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_heard(seed: int, parent: QObject):
    session = game("human", "human", "human", seed=seed)
    play(session, seed=seed)
    table = RococoTable(session, Catalogue(), parent)
    heard = [table.sound_of(entry.events) for entry in session.history]
    assert heard[-1] == "fanfare"
    assert {"card", "coin", "silk", "marker", "bell", "fireworks"} <= set(heard)
    for entry, sound in zip(session.history, heard, strict=True):
        kinds = {type(event) for event in entry.events}
        if sound == "fireworks":
            assert happened.DecorationFunded in kinds
        assert (sound == "bell") <= (RoundBegan in kinds)
