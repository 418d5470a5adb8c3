"""The program's icon as a Windows file with several sizes."""

import struct
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QImage

from installer import icons

SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 256)
"""The sizes that Windows shows at its usual scales."""

BITMAP_BELOW = 256
"""Smaller pictures are bitmaps, which every part of Windows can read; this size is a PNG."""

_HEADER = struct.Struct("<HHH")
_ENTRY = struct.Struct("<BBBBHHII")
_BITMAP = struct.Struct("<IiiHHIIiiII")


def write(to: Path) -> Path:
    """Write the icon, and return its file."""
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(ico(SIZES))
    return to


def ico(sizes: Sequence[int]) -> bytes:
    """Return the icon in these sizes."""
    pictures = [icons.png(size) if size >= BITMAP_BELOW else _bitmap(size) for size in sizes]
    place = _HEADER.size + len(sizes) * _ENTRY.size
    entries = b""
    for size, picture in zip(sizes, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += _ENTRY.pack(side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return _HEADER.pack(0, 1, len(sizes)) + entries + b"".join(pictures)


def _bitmap(size: int) -> bytes:
    """Return rows of blue, green, red and opacity from the bottom up, then an empty mask."""
    picture = QImage.fromData(icons.png(size))
    picture = picture.convertToFormat(QImage.Format.Format_ARGB32)
    data, row = bytes(picture.constBits()), picture.bytesPerLine()
    rows = [data[start : start + row] for start in range(0, len(data), row)]
    mask = bytes((size + 31) // 32 * 4 * size)
    head = _BITMAP.pack(_BITMAP.size, size, size * 2, 1, 32, 0, 0, 0, 0, 0, 0)
    return head + b"".join(reversed(rows)) + mask
