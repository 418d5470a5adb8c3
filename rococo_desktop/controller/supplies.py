"""What is left of each level of employees and of each colour of dresses."""

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.faces import Faces, capital
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.rules.components.models import COLORS
from rococo_desktop.rules.rococo.remaining import (
    Remaining,
    dresses_remaining,
    employees_remaining,
)
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.pieces import ROMAN

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1


class SupplyRow(NamedTuple):
    """A kind of pieces and where they are; ``sign`` is the kind's icon, empty for a level."""

    key: str
    name: str
    sign: str
    total: int
    toCome: int
    onDisplay: int
    inUse: int
    rest: int
    summary: str


@QmlElement
@QmlUncreatable("The supplies come from the program.")
class Supplies(QObject):
    """The pieces that may still come, as everybody may know."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._employees = Rows(SupplyRow, self)
        self._dresses = Rows(SupplyRow, self)

    @Property(Rows, constant=True)
    def employees(self) -> Rows:
        return self._employees

    @Property(Rows, constant=True)
    def dresses(self) -> Rows:
        return self._dresses

    def refresh(self, view: View) -> None:
        """Show what ``view`` lets one know."""
        rules, wording = self._faces.rules, self._faces.wording
        self._employees.show(
            [
                self._row("employees", each, ROMAN[int(each.kind)], "")
                for each in employees_remaining(rules, view)
            ]
        )
        names = {color: capital(wording.color(color)) for color in COLORS}
        self._dresses.show(
            [
                self._row("dresses", each, names[color], f"silk-{color}")
                for color, each in zip(COLORS, dresses_remaining(rules, view), strict=True)
            ]
        )

    def _row(self, group: str, each: Remaining, name: str, sign: str) -> SupplyRow:
        numbers = each._asdict()
        summary = self._faces.catalogue.text(
            f"window.supplies.{group}.row", **{**numbers, "kind": name}
        )
        return SupplyRow(
            each.kind,
            name,
            sign,
            each.total,
            each.to_come,
            each.on_display,
            each.in_use,
            each.rest,
            summary,
        )
