"""Plays the pieces into files: ``python -m tools.music``; it needs the group ``music``."""

import sys
from pathlib import Path

import soundfile

from tools.music.band import RATE
from tools.music.pieces import PIECES

FOLDER = Path(__file__).parents[2] / "resources" / "music"
QUALITY = 0.7
"""How much is left out, from 0 for nothing to 1."""


def main() -> None:
    """Write the pieces that are named, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or PIECES:
        sound = PIECES[name]()
        file = FOLDER / f"{name}.ogg"
        with soundfile.SoundFile(
            file, "w", RATE, 2, "VORBIS", format="OGG", compression_level=QUALITY
        ) as out:
            for start in range(0, len(sound), RATE):  # it cannot take much at once
                out.write(sound[start : start + RATE])
        print(f"{name}: {len(sound) / RATE:.0f} s, {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
