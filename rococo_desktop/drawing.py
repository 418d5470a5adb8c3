"""What draws the window: the graphics card, or where there is none Qt Quick's own renderer."""

import os
import sys
from pathlib import Path

from PySide6.QtQuick import QQuickWindow

CARDS = ("dri/renderD*", "nvidiactl", "mali*", "dxg")
"""What Linux shows of graphics cards in ``/dev``; the last is that of Windows around it."""
CHOICES = ("QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND")
"""Qt's environment variables by which somebody chooses."""
OWN_RENDERER = "software"


def choose(devices: Path = Path("/dev")) -> None:
    """Let Qt draw by itself on Linux without a graphics card, unless somebody has chosen.

    Must be called before the first window is made.
    """
    if sys.platform.startswith("linux") and not (chosen() or has_card(devices)):
        QQuickWindow.setSceneGraphBackend(OWN_RENDERER)


def chosen() -> bool:
    """Return whether the environment says what shall draw."""
    return any(os.environ.get(name) for name in CHOICES)


def has_card(devices: Path) -> bool:
    """Return whether there is a graphics card that can draw."""
    return any(next(devices.glob(pattern), None) is not None for pattern in CARDS)
