"""Renders pictures side by side for inspection: ``python -m tools.art.sheet OUT.png GLOB...``."""

import sys
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.art.places import IMAGES


def _as_seen_by_a_deuteranope(image: QImage) -> None:
    """Change the colours to those seen without green cones (Machado 2009)."""
    rows = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
    for y in range(image.height()):
        for x in range(image.width()):
            c = image.pixelColor(x, y)
            parts = [(v / 255) ** 2.2 for v in (c.red(), c.green(), c.blue())]
            out = [sum(a * b for a, b in zip(row, parts, strict=True)) for row in rows]
            image.setPixelColor(
                x, y, QColor(*(round(255 * min(1, max(0, v)) ** (1 / 2.2)) for v in out))
            )


def main() -> None:
    """Draw the sheet: ``--h=96`` each height, ``--w=1800`` its width; ``--cvd``, ``--dark``."""
    options = {k: v for k, _, v in (a.partition("=") for a in sys.argv if a.startswith("--"))}
    words = [a for a in sys.argv[1:] if not a.startswith("--")]
    app = QGuiApplication(["sheet", "-platform", "offscreen"])
    files = [f for pattern in words[1:] for f in sorted(IMAGES.glob(pattern))]
    high, wide, gap = int(options.get("--h", "96")), int(options.get("--w", "1600")), 8
    boxes: list[tuple[Path, QRectF]] = []
    x = y = float(gap)
    for f in files:
        size = QSvgRenderer(str(f)).defaultSize()
        w = high * size.width() / size.height()
        if x + w + gap > wide and x > gap:
            x, y = float(gap), y + high + gap
        boxes.append((f, QRectF(x, y, w, high)))
        x += w + gap
    image = QImage(wide, int(y + high + gap), QImage.Format.Format_RGB32)
    image.fill(QColor("#4a2c1e" if "--dark" in options else "#e9eee6"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for f, rect in boxes:
        renderer = QSvgRenderer(str(f))
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        renderer.render(painter, rect)
    painter.end()
    if "--cvd" in options:
        _as_seen_by_a_deuteranope(image)
    image.save(words[0])
    app.quit()


if __name__ == "__main__":
    main()
