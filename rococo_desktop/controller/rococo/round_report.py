"""The report of a new round: all incomes by part, and the pieces that left or came."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rococo.faces import Faces, capital
from rococo_desktop.controller.rococo.scenes import Scene
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as happened

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

INCOME = "income"


class IncomeRow(NamedTuple):
    """A player's income; each of its parts has an amount of Livre and a reason."""

    key: int
    name: str
    total: int
    amounts: list[int]
    reasons: list[str]


class FaceRow(NamedTuple):
    """A piece that left or came."""

    key: int
    face: QObject


def begins_round(event: Event) -> bool:
    """Return whether an event may be the first of those between two rounds."""
    income = isinstance(event, happened.LivreGained) and event.reason == INCOME
    return income or isinstance(event, happened.RoundBegan)


class Changes(NamedTuple):
    """The unclaimed pieces that left the table, and the new pieces on it."""

    gone: list[QObject]
    come: list[QObject]


def changes(scenes: Sequence[Scene], events: Sequence[Event]) -> Changes:
    """Return the pieces that left the table and those that came."""
    pairs = [(scene, event) for event in events for scene in scenes]
    return Changes(
        [face for scene, event in pairs for face in scene.gone(event)],
        [face for scene, event in pairs for face in scene.come(event)],
    )


def incomes(faces: Faces, events: Sequence[Event]) -> list[IncomeRow]:
    """Return the incomes between two rounds, by seat."""
    found: dict[int, IncomeRow] = {}
    for event in events:
        if isinstance(event, happened.RoundBegan):
            break
        if isinstance(event, happened.LivreGained):
            seat, amount, reason = event.seat, event.amount, event.reason
            row = found.get(seat) or IncomeRow(seat, faces.wording.name(seat), 0, [], [])
            found[seat] = row._replace(
                total=row.total + amount,
                amounts=[*row.amounts, amount],
                reasons=[*row.reasons, capital(faces.wording.reason(reason))],
            )
    return [found[seat] for seat in sorted(found)]


@QmlElement
@QmlUncreatable("Reports come from the program.")
class RoundReport(QObject):
    """The round that began last, for a banner."""

    changed = Signal()

    def __init__(self, faces: Faces, scenes: Sequence[Scene], parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._scenes = scenes
        self._incomes = Rows(IncomeRow, self)
        self._gone = Rows(FaceRow, self)
        self._come = Rows(FaceRow, self)

    @Property(Rows, constant=True)
    def incomes(self) -> Rows:
        return self._incomes

    @Property(Rows, constant=True)
    def gone(self) -> Rows:
        """The pieces that left the table."""
        return self._gone

    @Property(Rows, constant=True)
    def come(self) -> Rows:
        """The new pieces on the table."""
        return self._come

    def show(self, events: Sequence[Event]) -> None:
        """Show the events between two rounds."""
        first = next((n for n, event in enumerate(events) if begins_round(event)), len(events))
        between = events[first:]
        self._incomes.show(incomes(self._faces, between))
        gone, come = changes(self._scenes, between)
        self._gone.show(_rows(gone))
        self._come.show(_rows(come))
        self.changed.emit()


def _rows(faces: Sequence[QObject]) -> list[FaceRow]:
    return [FaceRow(number, face) for number, face in enumerate(faces)]
