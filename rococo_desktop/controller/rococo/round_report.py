"""The events between two rounds: all incomes by part, and the pieces that left or came."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.scenes import Scene
from rococo_desktop.controller.table.round_report import IncomeRow, RoundReport
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.texts import capital

INCOME = "income"
MONEY = "livre"


def begins_round(event: Event) -> bool:
    """Return whether an event may be the first of those between two rounds."""
    income = isinstance(event, happened.LivreGained) and event.reason == INCOME
    return income or isinstance(event, RoundBegan)


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
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, happened.LivreGained):
            seat, amount, reason = event.seat, event.amount, event.reason
            row = found.get(seat) or IncomeRow(
                key=seat, name=faces.wording.name(seat), total=0, amounts=[], signs=[], reasons=[]
            )
            found[seat] = row._replace(
                total=row.total + amount,
                amounts=[*row.amounts, amount],
                signs=[*row.signs, MONEY],
                reasons=[*row.reasons, capital(faces.wording.reason(reason))],
            )
    return [found[seat] for seat in sorted(found)]


def tell(
    report: RoundReport, faces: Faces, scenes: Sequence[Scene], events: Sequence[Event]
) -> None:
    """Report the events between two rounds."""
    first = next((n for n, event in enumerate(events) if begins_round(event)), len(events))
    between = events[first:]
    report.show(incomes(faces, between), *changes(scenes, between))
