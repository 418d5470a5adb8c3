"""A value declared once is a property that QML reads and follows."""

import pytest
from PySide6.QtCore import QMetaProperty, QObject, QUrl, Signal
from PySide6.QtQml import QQmlComponent, QQmlEngine

from rococo_desktop.controller.qt import Value

QML = b"""
import QtQml

QtObject {
    required property QtObject purse
    readonly property string told: purse.owner + purse.coins + purse.colors.join()
}
"""


class Purse(QObject):
    changed = Signal()

    owner = Value(str)
    coins = Value(int, notify=changed)
    colors = Value("QStringList", notify=changed)

    def __init__(self, owner: str, coins: int) -> None:
        super().__init__()
        self.owner, self.coins, self.colors = owner, coins, ["red", "blue"]


@pytest.fixture
def purses(qapp: QObject) -> tuple[Purse, Purse]:
    return Purse("Ada", 3), Purse("Bea", 5)


def described(purse: Purse, name: str) -> QMetaProperty:
    kind = purse.metaObject()
    return kind.property(kind.indexOfProperty(name))


def test_every_object_has_values_of_its_own(purses: tuple[Purse, Purse]) -> None:
    first, second = purses
    first.coins += 1
    assert (first.owner, first.coins, first.property("coins")) == ("Ada", 4, 4)
    assert (second.owner, second.coins, second.property("coins")) == ("Bea", 5, 5)


def test_qml_follows_a_value_when_its_object_says_so(purses: tuple[Purse, Purse]) -> None:
    purse, _ = purses
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(QML, QUrl())
    shown = component.createWithInitialProperties({"purse": purse})
    assert shown is not None, component.errors()
    assert shown.property("told") == "Ada3red,blue"
    purse.coins, purse.colors = 7, ["green"]
    assert shown.property("told") == "Ada3red,blue"
    purse.changed.emit()
    assert shown.property("told") == "Ada7green"


def test_a_value_without_a_signal_is_constant(purses: tuple[Purse, Purse]) -> None:
    purse, _ = purses
    assert described(purse, "owner").isConstant()
    assert not described(purse, "coins").isConstant()
    assert described(purse, "coins").notifySignal().name() == b"changed"


def test_no_half_of_a_character_reaches_qt(qapp: QObject) -> None:
    purse = Purse("Ada\ud800", 0)
    assert purse.property("owner") == purse.owner == "Ada\ufffd"
