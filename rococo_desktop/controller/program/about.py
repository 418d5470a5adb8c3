"""The page about the program: its version, and the credits for third-party work."""

from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop import __version__
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.engine.parsing import parse_toml
from rococo_desktop.resources import resource_path


class CreditRow(NamedTuple):
    """A third-party part of the program; ``text`` is a file with its licence."""

    key: str
    version: str
    by: str
    licence: str
    address: str
    text: str


@InQml("Table.Program")
class About(QObject):
    """The version and credits of the program, read when the page is opened."""

    changed = Signal()

    credits = RowsOf(CreditRow)
    text = Value(str, notify=changed)
    """The licence on show; empty for the credits."""

    version = Value(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.version = __version__

    def tell(self) -> None:
        document = parse_toml(resource_path("credits.toml").read_bytes())
        self.credits.show(_row(credit) for credit in document["credit"] if _is_here(credit))
        self.close()

    @Slot(str)
    def read(self, text: str) -> None:
        if text in (row.text for row in self.credits.rows):
            self.text = resource_path(*text.split("/")).read_text(encoding="utf-8")
            self.changed.emit()

    @Slot()
    def close(self) -> None:
        self.text = ""
        self.changed.emit()


def _row(credit: dict[str, str]) -> CreditRow:
    return CreditRow(
        key=credit["name"],
        version=_version(credit.get("package", "")),
        by=credit["by"],
        licence=credit["licence"],
        address=credit["address"],
        text=credit.get("text", ""),
    )


def _is_here(credit: dict[str, str]) -> bool:
    """Return whether the part ships: frozen programs lack packages, others the bootloader."""
    return "package" not in credit or bool(_version(credit["package"]))


def _version(package: str) -> str:
    try:
        return version(package) if package else ""
    except PackageNotFoundError:
        return ""
