"""Music and ambience: each piece in its file, for what is shown, and no error without a device."""

import threading
import time
import wave
from array import array
from pathlib import Path

import miniaudio
import pytest

from rococo_desktop.controller.program import surroundings as module
from rococo_desktop.controller.program.shell import Shell
from rococo_desktop.controller.program.surroundings import (
    MENU,
    MUSIC,
    RATE,
    Musician,
    Piece,
    Programme,
    Surroundings,
)
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resource_path
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import Volume
from rococo_desktop.texts import Catalogue
from tests.session.play import game, play
from tools.music.ambience import AMBIENCE
from tools.music.pieces import PIECES

FOLDER = resource_path("music")


def test_every_piece_is_played_somewhere_and_lasts_two_minutes():
    music, around = (
        {file.stem: file for file in resource_path(name).iterdir()}
        for name in ("music", "ambience")
    )
    assert set(music) == set(PIECES) == {name for each in MUSIC.values() for name in each}
    assert set(around) == set(AMBIENCE) == {MENU, *GAMES}
    files = [*music.values(), *around.values()]
    for file in files:
        info = miniaudio.get_file_info(str(file))
        assert info.duration >= 120
        assert info.nchannels == 2
        for samples in miniaudio.stream_file(str(file), frames_to_read=RATE):
            assert 2 * max(map(abs, samples[::7])) < 2**15
    assert sum(file.stat().st_size for file in files) <= 12 * 10**6


def written(file: Path, seconds: float = 0.3) -> Path:
    """Write a loud piece; its form is told by its contents, not by its name."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(array("h", [8000]) * int(2 * RATE * seconds))
    return file


@pytest.mark.parametrize(("volume", "loudness"), [("soft", 4000), ("on", 8000), ("loud", 16000)])
def test_a_piece_is_heard_to_its_end_and_then_nothing(
    tmp_path: Path, volume: Volume, loudness: int
):
    piece = Piece(written(tmp_path / "menu.ogg"), volume)
    heard = piece.take(RATE // 10)
    assert heard == array("h", [loudness] * (2 * (RATE // 10)))
    assert not piece.ended.is_set()
    piece.take(RATE)
    assert piece.ended.is_set()
    assert piece.take(3) == array("h", [0] * 6)


def test_a_piece_that_is_left_falls_silent_by_and_by(tmp_path: Path):
    piece = Piece(written(tmp_path / "menu.ogg", 2), "on")
    assert max(piece.take(100)) == 8000
    piece.leave()
    tail = piece.take(RATE)
    assert tail[0] == 8000
    assert list(tail[::2]) == sorted(tail[::2], reverse=True)
    assert tail[-1] == 0
    assert piece.ended.is_set()


def test_an_endless_piece_begins_again_without_a_gap(tmp_path: Path):
    piece = Piece(written(tmp_path / "menu.ogg"), "on", endless=True)
    assert piece.take(RATE) == array("h", [8000] * (2 * RATE))
    assert not piece.ended.is_set()


class Played(Piece):
    """Pieces that note their names."""

    names: list[str]

    def __init__(self, file: Path, volume: Volume, *, endless: bool = False) -> None:
        super().__init__(file, volume, endless=endless)
        self.names.append(file.stem)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pieces that were begun, the latest last."""
    Played.names = []
    monkeypatch.setattr(module, "Piece", Played)
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
    musician = Musician(tmp_path, 0.01, ["NULL"])
    musician.play(Programme(("menu", "table")))
    wait_for(played, ["menu", "table", "menu"])
    musician.play(Programme(("ball",)))
    musician.play(Programme(("ball",)))
    while "ball" not in played:
        time.sleep(0.01)
    begun = len(played)
    musician.play(Programme())
    musician.play(Programme(("menu",), "loud"))
    while len(played) == begun:
        time.sleep(0.01)
    assert played[begun] == "menu"
    musician.close()
    musician.close()


@pytest.mark.parametrize("backend", ["CUSTOM", "NULL"])
def test_without_a_device_or_a_file_nothing_is_heard_and_nothing_breaks(
    backend: str, tmp_path: Path, threads: list[threading.Thread]
):
    musician = Musician(FOLDER if backend == "CUSTOM" else tmp_path, 1, [backend])
    musician.play(Programme(("menu",)))
    threads[0].join(timeout=10)
    assert not threads[0].is_alive()
    musician.play(Programme(("table",)))
    musician.close()


def test_they_follow_what_is_shown_and_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    shell = Shell(Places(tmp_path, tmp_path), Catalogue())
    asked: dict[str, Programme] = {}
    monkeypatch.setattr(
        Musician, "play", lambda musician, what: asked.update({musician.folder.name: what})
    )
    surroundings = Surroundings(shell)
    surroundings.begin()
    music = MUSIC[MENU]
    assert asked == {"music": Programme(music), "ambience": Programme((MENU,))}
    shell.preferences.choose("music", "loud")
    shell.preferences.choose("ambience", "soft")
    assert asked == {"music": Programme(music, "loud"), "ambience": Programme((MENU,), "soft")}
    shell.preferences.toggleMusic()
    assert asked["music"] == Programme()
    shell.preferences.toggleMusic()
    assert asked["music"] == Programme(music)
    session = game("human", "human")
    shell.games.play(session)
    assert asked == {"music": Programme(MUSIC["table"]), "ambience": Programme(("rococo",), "soft")}
    play(session)
    shell.games.play(session)
    assert asked["music"] == Programme(MUSIC["ball"])
