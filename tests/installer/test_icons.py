"""The icon is drawn in every size that the installers need."""

import pytest
from PySide6.QtGui import QImage

from installer import icons


@pytest.mark.parametrize("size", [16, 48, 256])
def test_the_icon_fills_its_square(size: int) -> None:
    picture = QImage.fromData(icons.png(size))
    assert (picture.width(), picture.height()) == (size, size)
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert icons.png(32) == icons.png(32)
