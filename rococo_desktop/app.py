"""The Qt application: its renderer, the window, its fonts, its texts and what is behind it."""

import os
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFileOpenEvent, QFont, QFontDatabase, QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from rococo_desktop import APP_ID
from rococo_desktop.controller import phrases  # noqa: F401 (QML has its class, and those below)
from rococo_desktop.controller.input import (  # noqa: F401
    beside,
    context_help,
    dragging,
    gestures,
    guard,
    piece_finder,
    reading_order,
    seeker,
    walker,
)
from rococo_desktop.controller.program.garbage_collector import GarbageCollector
from rococo_desktop.controller.program.shell import Shell
from rococo_desktop.controller.program.surroundings import Surroundings
from rococo_desktop.controller.program.translator import CatalogueTranslator
from rococo_desktop.controller.qt import give, qt_path
from rococo_desktop.controller.table.glyphs import PAINTERS, Painter
from rococo_desktop.controller.table.mixer import Mixer
from rococo_desktop.resources import resource_path
from rococo_desktop.session.files.places import Places, PlacesError
from rococo_desktop.texts import Catalogue, language

NAME = "rococo-desktop"
BAD_INPUT = 2
"""The exit status if the system lacks something that the program needs."""

CARDS = ("dri/renderD*", "nvidiactl", "mali*", "dxg")
"""Device files of graphics cards in Linux's ``/dev``; the last is that of Linux within Windows."""
RENDERERS = ("QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND")
"""Qt's environment variables by which a user chooses the renderer."""
OWN_RENDERER = "software"

WHOLE_COLLECTIONS = ("QV4_GC_TIMELIMIT", "0")
"""The environment variable with which QML collects its garbage at once, in some 30 ms now and then.

When Qt 6.11 does so in steps, as it would by itself, items that are being made meanwhile may lose
their properties ("Cannot find member data").
"""

SUBSTITUTES = {"EB Garamond": "Noto Serif JP", "Fira Sans": "Noto Sans JP"}
"""The families from which each one takes the characters that it lacks, in any language.

Until such a character is to be drawn, nothing of their files has been read but what they hold.
"""


class Window:
    """The window, with everything that lives as long as it does."""

    def __init__(self, places: Places, *, motion: float = 1.0, as_left: bool = False) -> None:
        """Open the window, ``as_left`` when it was last closed, or in its smallest full size.

        ``motion`` scales all durations; 0 switches them off.
        """
        self._garbage = GarbageCollector()
        catalogue = Catalogue()
        self.shell = Shell(places, catalogue)  # which sets the catalogue's language
        self._turn()
        self._translator = CatalogueTranslator(catalogue)
        QGuiApplication.installTranslator(self._translator)
        os.environ.setdefault(*WHOLE_COLLECTIONS)
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(qt_path(resource_path("qml")))
        for kind in PAINTERS:
            self.engine.addImageProvider(kind, Painter(kind))
        for thing in (self.shell.shortcuts, self.shell.phrases, self.shell.speaker):
            give(thing, self.engine)
        load_fonts()
        self.engine.setInitialProperties(
            {"shell": self.shell, "motion": motion, **(self._left() if as_left else {})}
        )
        self.engine.loadFromModule("Table.Screens", "Main")
        roots: list[QObject] = self.engine.rootObjects()
        if not roots:
            raise RuntimeError("the window's QML could not be loaded")
        self.root = cast("QQuickWindow", roots[0])
        self.shell.quitAsked.connect(self.root.close)
        self.shell.gameChanged.connect(self._garbage.be_thorough)
        self._garbage.cleared.connect(self.root.releaseResources)  # images that nobody shows
        self.shell.spoke.connect(self._translator.speak)
        self.shell.spoke.connect(self._turn)
        self.shell.spoke.connect(self.engine.retranslate)

    def _turn(self) -> None:
        """Let the window run in the direction of its language."""
        mirrored = language(self.shell.phrases.language).mirrors
        QGuiApplication.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight
        )

    def _left(self) -> dict[str, object]:
        """Return the window's size when it was closed; if too large, what fits, maximized."""
        settings, room = self.shell.preferences.settings, screen_room()
        size = QSize(settings.width, settings.height)
        fitting = size.boundedTo(room)
        return {
            "remembering": True,
            "opensMaximized": settings.maximized or fitting != size,
            "width": fitting.width(),
            "height": fitting.height(),
        }

    def close(self) -> None:
        """Close the window, then release what it showed."""
        self.root.close()
        self.shell.quitAsked.disconnect(self.root.close)  # it may wait for the disk
        shiboken6.delete(self.engine)  # first, so that no binding uses the shell any more
        self.shell.close()
        self._garbage.stop()
        QGuiApplication.removeTranslator(self._translator)


def screen_room() -> QSize:
    """Return the space for windows on the screen, in device-independent pixels."""
    return QGuiApplication.primaryScreen().availableSize()


class Application(QGuiApplication):
    """The program, as the system sees it."""

    asked = Signal(str)
    """Emitted with the address of a file that the system wants to be opened; only macOS does so."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            address = event.file()
            if not address.startswith("file:"):  # the path: its bytes are only in the address
                address = event.url().toEncoded().toStdString()
            self.asked.emit(address)
            return True
        return super().event(event)


def make_application() -> Application:
    """Return the application with its name, its icon and its style.

    Qt sees nothing of the command line: it dies of a path that is not UTF-8.
    """
    os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
    if getattr(sys, "frozen", False):
        os.environ.setdefault("QML_DISK_CACHE", "aot,qmlc-read")  # all QML is compiled already
    choose_renderer()
    application = Application([NAME])
    application.setApplicationName(NAME)
    application.setApplicationDisplayName("Rococo Desktop")
    application.setDesktopFileName(APP_ID)
    application.setWindowIcon(QIcon(qt_path(resource_path("images", "app", "icon.svg"))))
    return application


def choose_renderer(devices: Path = Path("/dev")) -> None:
    """Select Qt's own renderer on Linux without a graphics card, unless the user has chosen.

    Must be called before the first window is created.
    """
    chosen = any(os.environ.get(name) for name in RENDERERS)
    if sys.platform.startswith("linux") and not (chosen or has_card(devices)):
        QQuickWindow.setSceneGraphBackend(OWN_RENDERER)


def has_card(devices: Path) -> bool:
    """Return whether there is a graphics card that can draw."""
    return any(next(devices.glob(pattern), None) is not None for pattern in CARDS)


def main(arguments: Sequence[str] = ()) -> int:
    """Open the window, with the game of a file if one is given, and return the exit status."""
    try:
        places = Places.find()
    except PlacesError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    if places.in_one_folder:
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DisableShaderDiskCache)
    application = make_application()
    window = Window(places, as_left=True)
    application.asked.connect(window.shell.load)
    window.root.frameSwapped.connect(
        window.shell.fetcher.fetch, Qt.ConnectionType.SingleShotConnection
    )
    for file in arguments[:1]:
        window.shell.load(file)
    mixer = Mixer(resource_path("sounds"))
    preferences = window.shell.preferences
    window.shell.heard.connect(lambda sound: mixer.play(sound, preferences.settings.sound))
    surroundings = Surroundings(window.shell)
    window.root.frameSwapped.connect(surroundings.begin, Qt.ConnectionType.SingleShotConnection)
    try:
        return application.exec()
    finally:
        window.close()
        mixer.close()
        surroundings.close()


@cache
def load_fonts() -> None:
    """Load the fonts in ``resources/fonts``, so that every machine shows the same ones."""
    for file in sorted(resource_path("fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(qt_path(file)) < 0:
            raise RuntimeError(f"{file} is no font")
    for family, other in SUBSTITUTES.items():
        QFont.insertSubstitution(family, other)
