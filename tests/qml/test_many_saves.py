"""A hundred saves: their list is opened, left and shortened faster than its rows are made."""

import random
from collections.abc import Sequence
from typing import Protocol

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt import logging

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.saves.saves import write_into_folder
from tests.qml.hands import Hands, session


class Log(Protocol):
    """What Qt has said during a test."""

    @property
    def records(self) -> Sequence[logging.Record]: ...


def look_on(times: int) -> None:
    """Give the window so many turns, in which it makes some rows."""
    for _ in range(times):
        QCoreApplication.processEvents()


@pytest.mark.parametrize(
    "turns", [pytest.param(60, id="quick"), pytest.param(600, marks=pytest.mark.heavy, id="soak")]
)
def test_haste_among_a_hundred_saves_is_no_warning(
    hands: Hands, places: Places, qtlog: Log, turns: int
) -> None:
    document = session(2).save()
    for number in range(100):
        write_into_folder(document, places.saves / f"game {number}.rococo")
    chance, shell = random.Random(1), hands.shell
    for _ in range(turns):
        shell.open(chance.choice(("load", "load", "save", "records", "settings")))
        look_on(chance.randrange(4))
        if chance.random() < 0.5:
            shell.clerk.finish()
            look_on(1)
        rows = shell.backstage.saves.rows.rows
        if shell.dialog == "load" and len(rows) > 50 and chance.random() < 0.4:
            shell.backstage.saves.askDelete(chance.choice(rows).key)
            look_on(1)
            shell.backstage.saves.agree()
            if chance.random() < 0.5:
                shell.clerk.finish()
        if chance.random() < 0.6:
            shell.back()
            look_on(chance.randrange(3))
        if chance.random() < 0.3:
            hands.settle()
    shell.open("load")
    hands.lay_out()
    assert shell.dialog == "load"
    assert 0 < len(shell.backstage.saves.rows.rows) < 100
    said = [record.message for record in qtlog.records]
    assert not [each for each in said if "delegate" in each or "incubation" in each]
