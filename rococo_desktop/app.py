"""Builds the Qt application: the window, its fonts, its texts and the controllers behind it."""

import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import cast

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QFontDatabase, QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from rococo_desktop.controller.glyphs import (
    GlyphProvider,
    GroundProvider,
    PictureProvider,
    PlateProvider,
)
from rococo_desktop.controller.mixer import Mixer
from rococo_desktop.controller.shell import Shell
from rococo_desktop.controller.translator import CatalogueTranslator
from rococo_desktop.controller.walker import FocusWalker
from rococo_desktop.resources import resource_path
from rococo_desktop.session.places import Places
from rococo_desktop.texts import Catalogue


class Window:
    """The window with everything that lives as long as it does."""

    def __init__(self, places: Places, *, motion: float = 1.0) -> None:
        """Open the window; ``motion`` scales all durations, 0 switches them off."""
        catalogue = Catalogue()
        self._translator = CatalogueTranslator(catalogue)
        QGuiApplication.installTranslator(self._translator)
        self.shell = Shell(places, catalogue)
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(str(resource_path("qml")))
        self.engine.addImageProvider("glyph", GlyphProvider())
        self.engine.addImageProvider("picture", PictureProvider())
        self.engine.addImageProvider("ground", GroundProvider())
        self.engine.addImageProvider("plate", PlateProvider())
        load_fonts()
        self.engine.setInitialProperties({"shell": self.shell, "motion": motion})
        self.engine.loadFromModule("Rococo.Screens", "Main")
        roots: list[QObject] = self.engine.rootObjects()
        if not roots:
            raise RuntimeError("the window's QML could not be loaded")
        self.root = cast("QQuickWindow", roots[0])
        self.shell.quitAsked.connect(self.root.close)
        self.shell.spoke.connect(self.engine.retranslate)

    def close(self) -> None:
        """Close the window, then let go of what it showed."""
        self.root.close()
        shiboken6.delete(self.engine)  # first, so that nothing is bound to the shell any more
        self.shell.close()
        QGuiApplication.removeTranslator(self._translator)


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and return the exit status when it is closed."""
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    application = QGuiApplication(list(sys.argv if arguments is None else arguments))
    application.setApplicationName("rococo-desktop")
    application.setApplicationDisplayName("Rococo Desktop")
    application.setWindowIcon(QIcon(str(resource_path("images", "app", "icon.svg"))))
    window = Window(Places.find())
    mixer = Mixer(resource_path("sounds"))
    window.shell.heard.connect(mixer.play)
    try:
        return application.exec()
    finally:
        window.close()
        mixer.close()


@cache
def load_fonts() -> None:
    """Make the fonts in ``resources/fonts`` known, so that every machine shows the same."""
    for file in sorted(resource_path("fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise RuntimeError(f"{file} is no font")


__all__ = ["FocusWalker", "Window", "main"]
