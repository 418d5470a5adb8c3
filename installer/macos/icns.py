"""The icon in the format of macOS: pictures of several sizes in one file."""

import struct
from pathlib import Path

from installer import icons

SIZES = {
    b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512,
    b"ic09": 512, b"ic10": 1024,
}  # fmt: skip
"""The side of the picture in pixels by its name; several are double-resolution versions."""


def write(file: Path) -> Path:
    """Write the file and return it."""
    pictures = b"".join(_entry(name, icons.png(size)) for name, size in SIZES.items())
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(_entry(b"icns", pictures))
    return file


def _entry(name: bytes, content: bytes) -> bytes:
    return struct.pack(">4sI", name, len(content) + 8) + content
