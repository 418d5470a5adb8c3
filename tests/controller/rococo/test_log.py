"""The lines of the log that begin a phase or a turn."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.chapters import RococoChapters
from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.palace import Palace
from rococo_desktop.controller.rococo.scenes.base import BaseScene
from rococo_desktop.controller.table.log import Log, LogRow
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import CardPlayed, CardTaken, RoundBegan
from rococo_desktop.rules.rococo.events import NotionsGained, NotionsPaid, SupplyTurned
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording
from tests.rules.rococo.table import Table


def rows_of(*events: Event) -> Sequence[LogRow]:
    """Return the lines of these events."""
    owner = QObject()
    catalogue, names = Catalogue(), ("Ada", "Bot", "Cleo")
    wording = Wording(catalogue, Table().rules, "deluxe", names)
    faces = Faces(catalogue, Table().rules, wording, "deluxe", owner)
    scenes = [BaseScene(faces, Palace(faces, owner), owner)]
    log = Log(wording, names, RococoChapters(faces, scenes), owner)
    log.refresh(events, (), 0)
    return log.lines.rows


def groups(*events: Event) -> list[str]:
    """Return the heading of each line of these events."""
    return [row.group for row in rows_of(*events)]


def test_a_supply_that_is_turned_over_begins_the_selection() -> None:
    select, turned, taken = groups(RoundBegan(2), SupplyTurned(0), CardTaken(0, "start-master-1"))
    assert (bool(select), bool(turned), taken) == (False, True, "")


def test_a_supply_that_is_turned_over_in_a_turn_goes_on_with_it() -> None:
    """Ruling 70: a new Journeyman may turn it over."""
    lines = groups(RoundBegan(2), CardPlayed(0, "start-journeyman"), SupplyTurned(0))
    assert lines == ["", "Ada", ""]


def test_lace_has_the_sign_of_lace_and_thread_that_of_thread() -> None:
    lines = rows_of(
        NotionsGained(0, 1, 0, "tile"),
        NotionsGained(0, 0, 1, "tile"),
        NotionsGained(0, 1, 1, "tile"),
        NotionsPaid(0, 2, 0, "make_dress"),
        NotionsPaid(0, 0, 1, "make_dress"),
    )
    assert [row.sign for row in lines] == ["thread", "lace", "thread", "thread", "lace"]
