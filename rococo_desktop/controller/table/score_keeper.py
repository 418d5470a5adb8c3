"""The export of the final scoring's table to a file, as a picture or as values."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QDateTime, QIODevice, QLocale, QObject, QSize, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem, QSharedPointer_QQuickItemGrabResult

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.files.file_names import LONGEST_NAME, is_reserved, is_usable
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.table.score_sheet import ScoreSheet
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files.files import file_name
from rococo_desktop.session.saves.exports import table_bytes, write_export

WIDTH = 1600
"""The minimum width of the picture in pixels."""
PICTURE, TABLE = ".png", ".csv"


@InQml("Table.Program")
class ScoreKeeper(QObject):
    """The folder and name for exporting the table, and the result of the export."""

    changed = Signal()

    folder = Value(str, notify=changed)
    name = Value(str, notify=changed)
    problem = Value(str, notify=changed)
    """The error in folder or name, or why nothing was written; empty if all is well."""
    done = Value(str, notify=changed)
    """A sentence about the last written file; empty if there is none."""
    day = Value(str, notify=changed)
    """The day and time on the picture."""

    def __init__(self, commons: Commons, parent: QObject) -> None:
        super().__init__(parent)
        self._clerk = commons.clerk
        self._catalogue = commons.catalogue
        self.folder = str(commons.places.documents)
        self._grab: QSharedPointer_QQuickItemGrabResult | None = None

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return is_usable(self.name.strip()) and bool(self.folder.strip())

    def suggest(self, game: str, names: tuple[str, ...], now: datetime) -> None:
        """Suggest a name for the table of a ``game`` that has just ended."""
        when = QDateTime.fromSecsSinceEpoch(int(now.timestamp()))
        self.day = QLocale().toString(when, QLocale.FormatType.ShortFormat)
        self.name = f"{self._catalogue.text(f'window-game-{game}-label')} {now:%Y-%m-%d %H.%M}"
        for number, name in enumerate(names):
            longer = f"{self.name}{', ' if number else ' '}{name}"
            if not is_usable(longer):
                break
            self.name = longer
        self._change()

    @Slot(str)
    def setFolder(self, folder: str) -> None:
        self.folder = folder
        self._change()

    @Slot(str)
    def setName(self, name: str) -> None:
        """Set the name, without its extension."""
        self.name = name
        self._change()

    @Slot(QQuickItem)
    def keepPicture(self, table: QQuickItem) -> None:
        """Write a picture of what ``table`` shows, as soon as it is drawn."""
        larger = max(1.0, WIDTH / table.width())
        grab = table.grabToImage(
            QSize(round(table.width() * larger), round(table.height() * larger))
        )
        grab.data().ready.connect(self._write_picture)
        self._grab = grab

    @Slot(ScoreSheet)
    def keepTable(self, score: ScoreSheet) -> None:
        """Write the table as comma-separated values."""
        rows = score.table()
        self._write(TABLE, lambda: table_bytes(rows))

    @Slot()
    def _write_picture(self) -> None:
        if self._grab is not None:
            picture, self._grab = self._grab.data().image(), None
            self._write(PICTURE, lambda: _png(picture))

    def _write(self, ending: str, data: Callable[[], bytes]) -> None:
        try:
            folder = Path(file_name(self.folder.strip())).expanduser()
        except RuntimeError:  # the home of an unknown user
            key = "places-no_user"
            self.problem = self._catalogue.text(key, folder=self.folder.strip())
            self.changed.emit()
            return
        path = folder / file_name(f"{self.name.strip()}{ending}")

        def tell(_: None) -> None:
            self.done = self._catalogue.text("window-keep-done", file=str(path))
            self._check()

        def refuse(error: MessageError) -> None:
            self.problem = error.text(self._catalogue)
            self.changed.emit()

        self._clerk.ask(lambda: write_export(path, data()), tell, refuse)

    def _change(self) -> None:
        self.done = ""
        self._check()

    def _check(self) -> None:
        if not self.folder.strip():
            self.problem = self._catalogue.text("window-keep-no_folder")
        elif is_reserved(self.name.strip()):
            self.problem = self._catalogue.text("window-saves-reserved", name=self.name.strip())
        elif not is_usable(self.name.strip()):
            self.problem = self._catalogue.text("window-saves-bad_name", most=LONGEST_NAME)
        else:
            self.problem = ""
        self.changed.emit()


def _png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
