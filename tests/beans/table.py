"""The game of beans in the window: the smallest table that a game can have."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.game_qml import GameQml
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.table.chapters import Chapters
from rococo_desktop.controller.table.foresight import Foresight
from rococo_desktop.controller.table.game_table import GameTable, Shown
from rococo_desktop.controller.table.movement import Movement
from rococo_desktop.controller.table.prompt import OptionRow, Prompt
from rococo_desktop.controller.table_kind import TableKind
from rococo_desktop.controller.table_kinds import QML, TABLES
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import Session
from rococo_desktop.session.tree import Moment
from rococo_desktop.texts import Catalogue, bundles, files
from tests.beans.kind import BeanWords, put_beans_on_the_lists
from tests.beans.match import Beans, HeapView
from tests.beans.rules import BeansTaken, Heap

TEXTS = Path(__file__).parent / "menu.ftl"


class Turns(Chapters[Heap]):
    """A log of turns only; taking beans is a turn."""

    def __init__(self, words: BeanWords) -> None:
        self.words = words

    def sign(self, event: Event) -> str:
        return "hand" if isinstance(event, BeansTaken) else "prestige"

    def phase(self, event: Event, phase: str) -> str:
        return str(event.seat) if isinstance(event, BeansTaken) else phase

    def heading(self, phase: str, seat: int) -> str:
        return self.words.name(seat)

    def title(self, moment: Moment[Heap]) -> str:
        return f"{moment.state.beans} beans left"


class Manners:
    """No question is answered automatically, and each answer is an act."""

    def gift(self, match: Beans, state: Heap) -> str:
        return ""

    def leads(self, decision: Decision) -> bool:
        return False

    def begins(self, decision: Decision) -> bool:
        return True


@InQml("Beans.Game")
class BeansTable(GameTable[Heap, HeapView]):
    """A heap, in words."""

    told = Signal()

    text = Value(str, notify=told)
    foresight = Value(Foresight)

    def __init__(
        self, session: Session[Heap, HeapView, Beans], catalogue: Catalogue, parent: QObject
    ) -> None:
        self.words = BeanWords(catalogue, session.match, session.setup.names)
        super().__init__(Prompt(parent), Movement(parent), Turns(self.words), Manners(), parent)
        self.foresight = Foresight(parent)  # without outlooks: what a child takes is obvious

    def show(self, shown: Shown[HeapView]) -> None:
        view, decision = shown.view, shown.view.decision
        taken = ", ".join(str(sum(each)) for each in view.taken)
        self.text = f"{view.beans} beans; taken: {taken}"
        if decision is not None:
            rows = [
                OptionRow(f"{decision.id}:{each}", each, self.words.option(decision, each))
                for each in decision.options
            ]
            self.prompt.show(self.words.prompt(decision), decision, rows)
        else:
            self.prompt.show("…" if view.asked else "The heap is gone.", view.asked)
        self.told.emit()

    def sound_of(self, events: Sequence[Event]) -> str:
        return "marker" if events else ""


TABLE = TableKind(table=BeansTable, characters=("random",))


def put_beans_in_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the window show beans like any other game for a while."""
    ours = files.files_of
    put_beans_on_the_lists(monkeypatch)
    monkeypatch.setitem(TABLES, "beans", TABLE)
    monkeypatch.setitem(QML, "beans", GameQml(scene=Path(__file__).parent / "BeansTable.qml"))
    monkeypatch.setattr(files, "files_of", lambda language: [*ours(language), TEXTS])
    bundles.forget_messages()
