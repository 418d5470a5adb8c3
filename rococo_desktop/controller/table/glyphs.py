"""Vector images, drawn at the size at which they are shown.

``image://glyph/<name>/<colour>/<second colour>/<pixels>`` is a sign in any two colours, and
``image://picture/<path>/<fit, fill or stretch>/<width>x<height>`` a picture as it was drawn.
``image://ground/<colour>/<percent>/<light>/<path>/<fit, fill or stretch>/<width>x<height>`` is a
picture in light of a colour, faint over another. It is opaque, so nothing under it need be drawn. ``image://plate/<colour>/<edge's
colour>/<edge's width>/<radius>/<width>x<height>`` is a plate with round corners; its colours may be
translucent (``aarrggbb``). ``image://cloth/<path>/<percent>/<width>x<height>`` is a picture of nine
parts, at that percentage of its own size: its corners keep their shape, and what lies between them
is repeated. ``image://veil/<colour>/<percent>/<path>/<fit, fill or stretch>/<width>x<height>`` is a
picture under a veil of a colour, which hides that percentage of it.

Each returns a copy of what it painted: with a painted image Qt keeps its painter's data, some 8 KB.
"""

from collections.abc import Callable
from functools import cache
from itertools import pairwise

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

from rococo_desktop.controller.qt import qt_path
from rococo_desktop.resources import resource_path

MAIN = "currentColor"
SECOND = "#fedcba"
"""The colour that stands for the second one in the files of ``resources/images``."""
FITS = {
    "fit": Qt.AspectRatioMode.KeepAspectRatio,
    "fill": Qt.AspectRatioMode.KeepAspectRatioByExpanding,
    "stretch": Qt.AspectRatioMode.IgnoreAspectRatio,
}
"""How a picture that has other proportions than its frame is put into it."""


class Painter(QQuickImageProvider):
    """Provides QML with the images of one kind of URL."""

    def __init__(self, kind: str) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._kind = kind

    def requestImage(self, id: str, size: QSize, requested_size: QSize) -> QImage:  # noqa: ARG002
        return PAINTERS[self._kind](id)


@cache
def _text(name: str) -> str:
    """Return the file of a sign.

    A game's own sign may be requested while its table closes and another game's looks are already
    there.
    """
    images = resource_path("images")
    shared = images / f"{name}.svg"
    own = () if shared.is_file() else images.glob(f"*/sign/{name}.svg")
    return next(iter(own), shared).read_text(encoding="utf-8")


def glyph(id: str) -> QImage:
    """Paint ``<name>/<colour>/<second colour>/<pixels>``: a file in these colours."""
    name, main, second, pixels = id.split("/")
    text = _text(name).replace(MAIN, f"#{main}").replace(SECOND, f"#{second}")
    image = _clear(int(pixels), int(pixels))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(text.encode())).render(painter)
    painter.end()
    return image.copy()


def ground(id: str) -> QImage:
    """Paint ``<colour>/<percent>/<light>/<picture>``: a picture in a light, faint over a colour."""
    colour, percent, light, what = id.split("/", 3)
    drawn = picture(what)
    image = QImage(drawn.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(f"#{colour}"))
    painter = QPainter(image)
    painter.setOpacity(int(percent) / 100)
    painter.drawImage(0, 0, _lit(drawn, QColor(f"#{light}")))
    painter.end()
    return image.copy()


def plate(id: str) -> QImage:
    """Paint ``<colour>/<edge's colour>/<edge's width>/<radius>/<width>x<height>``.

    Its corners are round, and its edge lies inside it.
    """
    colour, edge, thick, round_, measure = id.split("/")
    width, height = map(int, measure.split("x"))
    half = float(thick) / 2
    corner = min(float(round_), width / 2, height / 2) - half
    image = _clear(width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(f"#{colour}"))
    painter.setPen(QPen(QColor(f"#{edge}"), 2 * half) if half else Qt.PenStyle.NoPen)
    frame = QRectF(half, half, width - 2 * half, height - 2 * half)
    painter.drawRoundedRect(frame, corner, corner)
    painter.end()
    return image.copy()


def picture(id: str) -> QImage:
    """Paint ``<path>/<fit, fill or stretch>/<width>x<height>``.

    The picture is whole, or fills its frame and is cut off, or takes the frame's proportions.
    """
    path, fit, measure = id.rsplit("/", 2)
    width, height = map(int, measure.split("x"))
    renderer = QSvgRenderer(qt_path(resource_path("images", f"{path}.svg")))
    image = _clear(width, height)
    frame = QSizeF(width, height)
    drawn = QSizeF(renderer.defaultSize()).scaled(frame, FITS[fit])
    left, top = (width - drawn.width()) / 2, (height - drawn.height()) / 2
    painter = QPainter(image)
    renderer.render(painter, QRectF(QPointF(left, top), drawn))
    painter.end()
    return image.copy()


def cloth(id: str) -> QImage:
    """Paint ``<path>/<percent>/<width>x<height>``: corners, and repeated parts between them."""
    path, percent, measure = id.rsplit("/", 2)
    width, height = map(int, measure.split("x"))
    renderer = QSvgRenderer(qt_path(resource_path("images", f"{path}.svg")))
    part = round(min(renderer.defaultSize().width() * float(percent) / 300, width / 2, height / 2))
    drawn = _clear(3 * part, 3 * part)
    painter = QPainter(drawn)
    renderer.render(painter)
    painter.end()
    image = _clear(width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for top, high, row in _parts(height, part):
        for left, wide, column in _parts(width, part):
            source = QRect(column * part, row * part, part, part)
            painter.drawImage(QRect(left, top, wide, high), drawn, source)
    painter.end()
    return image.copy()


def veil(id: str) -> QImage:
    """Paint ``<colour>/<percent>/<picture>``: a picture under a veil of a colour."""
    colour, percent, what = id.split("/", 2)
    image = picture(what)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setOpacity(int(percent) / 100)
    painter.fillRect(image.rect(), QColor(f"#{colour}"))
    painter.end()
    return image


def _parts(length: int, part: int) -> list[tuple[int, int, int]]:
    """Return the start, length and third of a picture of each part along a side."""
    count = max(1, round((length - 2 * part) / part))
    marks = [part + round(k * (length - 2 * part) / count) for k in range(count + 1)]
    between = [(a, b - a, 1) for a, b in pairwise(marks)]
    return [(0, part, 0), *between, (length - part, part, 2)]


def _lit(image: QImage, light: QColor) -> QImage:
    """Return an image in light of a colour; white light changes nothing."""
    lit = QImage(image)
    painter = QPainter(lit)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(image.rect(), light)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, image)
    painter.end()
    return lit


def _clear(width: int, height: int) -> QImage:
    """Return a fully transparent image."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


PAINTERS: dict[str, Callable[[str], QImage]] = {
    "glyph": glyph,
    "picture": picture,
    "ground": ground,
    "plate": plate,
    "cloth": cloth,
    "veil": veil,
}
"""The functions that paint the images of each kind of URL."""
