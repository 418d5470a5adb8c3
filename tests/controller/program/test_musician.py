"""Music of the time: each piece in its file, one after the other, and no error without a device."""

import threading
import time
import wave
from array import array
from pathlib import Path

import miniaudio
import pytest

from rococo_desktop.controller.program import musician as module
from rococo_desktop.controller.program.musician import LOUD, PROGRAMMES, RATE, Musician, Piece
from rococo_desktop.controller.program.shell import Shell
from rococo_desktop.resources import resource_path
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue
from tools.music.pieces import PIECES

FOLDER = resource_path("music")


def test_every_piece_is_played_somewhere_and_lasts_two_minutes():
    files = {file.stem: file for file in FOLDER.iterdir()}
    assert set(files) == set(PIECES) == {name for each in PROGRAMMES.values() for name in each}
    for file in files.values():
        info = miniaudio.get_file_info(str(file))
        assert info.duration >= 120
        assert (info.nchannels, info.sample_rate) == (2, RATE)
        for samples in miniaudio.stream_file(str(file), frames_to_read=RATE // 4):
            assert max(map(abs, samples[::7])) << LOUD < 2**15
    assert sum(file.stat().st_size for file in files.values()) <= 12 * 10**6


def written(file: Path, seconds: float = 0.3) -> Path:
    """Write a loud piece; its form is told by its contents, not by its name."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(array("h", [8000]) * int(2 * RATE * seconds))
    return file


@pytest.mark.parametrize(("soft", "loudness"), [(False, 16000), (True, 8000)])
def test_a_piece_is_heard_to_its_end_and_then_nothing(tmp_path: Path, soft: bool, loudness: int):
    piece = Piece(written(tmp_path / "menu.ogg"), soft=soft)
    heard = piece.take(RATE // 10)
    assert heard == array("h", [loudness] * (2 * (RATE // 10)))
    assert not piece.ended.is_set()
    piece.take(RATE)
    assert piece.ended.is_set()
    assert piece.take(3) == array("h", [0] * 6)


def test_a_piece_that_is_left_falls_silent_by_and_by(tmp_path: Path):
    piece = Piece(written(tmp_path / "menu.ogg", 2), soft=True)
    assert max(piece.take(100)) == 8000
    piece.leave()
    tail = piece.take(RATE)
    assert tail[0] == 8000
    assert list(tail[::2]) == sorted(tail[::2], reverse=True)
    assert tail[-1] == 0
    assert piece.ended.is_set()


class Played(Piece):
    """Pieces that note their names."""

    names: list[str]

    def __init__(self, file: Path, *, soft: bool) -> None:
        super().__init__(file, soft=soft)
        self.names.append(file.stem)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pieces that were begun, the latest last."""
    Played.names = []
    monkeypatch.setattr(module, "Piece", Played)
    monkeypatch.setattr(module, "PAUSE", 0.01)
    return Played.names


def wait_for(names: list[str], expected: list[str]) -> None:
    end = time.monotonic() + 30
    while names[: len(expected)] != expected and time.monotonic() < end:
        time.sleep(0.01)
    assert names[: len(expected)] == expected


def test_pieces_follow_each_other_until_another_scene_comes(tmp_path: Path, played: list[str]):
    for name in ("menu", "table"):
        written(tmp_path / f"{name}.ogg")
    written(tmp_path / "ball.ogg", 60)
    musician = Musician(tmp_path, ["NULL"])
    musician.play("menu", soft=True)
    wait_for(played, ["menu", "table", "menu"])
    musician.play("ball", soft=True)
    musician.play("ball", soft=True)
    while "ball" not in played:
        time.sleep(0.01)
    begun = len(played)
    musician.play("", soft=True)
    musician.play("menu", soft=False)
    while len(played) == begun:
        time.sleep(0.01)
    assert played[begun] == "menu"
    musician.close()
    musician.close()


@pytest.mark.parametrize("backend", ["CUSTOM", "NULL"])
def test_without_a_device_or_a_file_nothing_is_heard_and_nothing_breaks(
    backend: str, tmp_path: Path, threads: list[threading.Thread]
):
    musician = Musician(FOLDER if backend == "CUSTOM" else tmp_path, [backend])
    musician.play("menu", soft=True)
    threads[0].join(timeout=10)
    assert not threads[0].is_alive()
    musician.play("table", soft=True)
    musician.close()


def test_it_follows_what_is_shown_and_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    shell = Shell(Places(tmp_path, tmp_path), Catalogue())
    asked: list[tuple[str, bool]] = []
    musician = Musician(FOLDER)
    monkeypatch.setattr(musician, "play", lambda name, *, soft: asked.append((name, soft)))
    musician.follow(shell)
    assert asked[-1] == ("menu", True)
    shell.preferences.choose("music", "loud")
    assert asked[-1] == ("menu", False)
    shell.preferences.toggleMusic()
    assert asked[-1] == ("", False)
    shell.preferences.toggleMusic()
    assert asked[-1] == ("menu", True)
