"""What the system says its user wishes, as far as Qt tells it.

Qt 6.11 knows of dark colours and of high contrast. Of reduced motion it tells nothing.
"""

from typing import Literal

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QGuiApplication


def wished() -> Literal["light", "evening", "contrast"]:
    """Return the theme that suits the system's user."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "evening" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def changing() -> tuple[SignalInstance, SignalInstance]:
    """Return the signals after which ``wished`` may return something else."""
    hints = QGuiApplication.styleHints()
    return hints.colorSchemeChanged, hints.accessibility().contrastPreferenceChanged
