"""Plays the pieces into files: ``python -m tools.music``; it needs the group ``music``."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import soundfile

from tools.music import ambience, band
from tools.music.band import Samples
from tools.music.pieces import PIECES

RESOURCES = Path(__file__).parents[2] / "resources"
QUALITY = 0.7
"""How much is left out, from 0 for nothing to 1."""


def write(folder: str, pieces: Mapping[str, Callable[[], Samples]], rate: int) -> None:
    """Write the pieces of a folder that are named as ``folder/name``, or all."""
    (RESOURCES / folder).mkdir(exist_ok=True)
    for name, made in pieces.items():
        if f"{folder}/{name}" not in (sys.argv[1:] or [f"{folder}/{name}"]):
            continue
        sound = made()
        file = RESOURCES / folder / f"{name}.ogg"
        with soundfile.SoundFile(
            file, "w", rate, 2, "VORBIS", format="OGG", compression_level=QUALITY
        ) as out:
            for start in range(0, len(sound), rate):  # it cannot take much at once
                out.write(sound[start : start + rate])
        print(f"{folder}/{name}: {len(sound) / rate:.0f} s, {file.stat().st_size} bytes")


if __name__ == "__main__":
    write("music", PIECES, band.RATE)
    write("ambience", ambience.AMBIENCE, ambience.RATE)
