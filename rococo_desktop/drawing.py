"""The choice of renderer: the graphics card, or Qt Quick's own renderer if there is none."""

import os
import sys
from pathlib import Path

from PySide6.QtQuick import QQuickWindow

CARDS = ("dri/renderD*", "nvidiactl", "mali*", "dxg")
"""Device files of graphics cards in Linux's ``/dev``; the last is that of Linux within Windows."""
CHOICES = ("QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND")
"""Qt's environment variables by which a user chooses the renderer."""
OWN_RENDERER = "software"


def choose(devices: Path = Path("/dev")) -> None:
    """Select Qt's own renderer on Linux without a graphics card, unless the user has chosen.

    Must be called before the first window is created.
    """
    if sys.platform.startswith("linux") and not (chosen() or has_card(devices)):
        QQuickWindow.setSceneGraphBackend(OWN_RENDERER)


def chosen() -> bool:
    """Return whether the environment selects a renderer."""
    return any(os.environ.get(name) for name in CHOICES)


def has_card(devices: Path) -> bool:
    """Return whether there is a graphics card that can draw."""
    return any(next(devices.glob(pattern), None) is not None for pattern in CARDS)
