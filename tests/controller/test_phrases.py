"""The texts of the QML are filled in at once: what stands in a value stays as it is."""

import re

import pytest
from PySide6.QtQml import QQmlComponent, QQmlEngine

import rococo_desktop.app  # noqa: F401  registers the types for QML
from rococo_desktop.controller.phrases import Phrases
from rococo_desktop.resources import resource_path
from rococo_desktop.texts import Catalogue, filled

FILLED_BY_HAND = re.compile(r"""\.replace\(\s*["'`/][%{]|\.arg\(""")
GLUED = re.compile(r"""(\+ ?|join\()["'`][:;.] ["'`]|\}[:.;] \$\{""")
"""Punctuation between two texts, which not every language sets in the same way."""
NAMES = ("Ann", "Ann Marie", "$&", "%2", "$'", "$`", "$1", "{n}", "%1 \\1", "王小明", "👨‍👩‍👧‍👦")


@pytest.mark.parametrize("name", NAMES)
def test_a_value_is_no_placeholder(name: str) -> None:
    assert filled("%1, %2, %1", [name, "7"]) == f"{name}, 7, {name}"


def test_a_name_from_right_to_left_does_not_turn_its_sentence_around() -> None:
    assert filled("%1: %2", ["عمر", "7"]) == "\u2068عمر\u2069: 7"


@pytest.mark.parametrize("name", [*NAMES, "עומר"])
def test_qml_fills_texts_the_same_way(qapp: object, name: str) -> None:
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(
        b"""
        import QtQml
        import Table.Program
        QtObject {
            required property string name
            property int count: 7
            property real whole: 14 / 2
            property string text: Phrases.filled("%1: %2, %3, %1", [name, count, whole])
        }
        """,
        "",
    )
    made = component.createWithInitialProperties({"name": name})
    assert made is not None, component.errorString()
    assert made.property("text") == filled("%1: %2, %2, %1", [name, "7"])


def test_no_qml_fills_a_text_by_hand() -> None:
    files = list(resource_path("qml").rglob("*.qml"))
    assert len(files) > 100
    for file in files:
        assert not FILLED_BY_HAND.search(file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize(
    "text", ['qsTrId("x").replace("%1", name)', "x.replace('{n}', n)", 'qsTrId("x").arg(name)']
)
def test_a_text_filled_by_hand_is_found(text: str) -> None:
    assert FILLED_BY_HAND.search(text)


def test_no_qml_glues_texts_together() -> None:
    """In French a space stands before a colon; a sentence that has ended needs no second stop."""
    for file in resource_path("qml").rglob("*.qml"):
        assert not GLUED.search(file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize("text", ['name + ": " + value', "`${name}: ${value}`", 'all.join(". ")'])
def test_glued_texts_are_found(text: str) -> None:
    assert GLUED.search(text)


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (["It is.", "2 of them"], "It is. 2 of them"),
        (["", "Garment", "", "Sold?", "Yes"], "Garment. Sold? Yes"),
        ([], ""),
    ],
)
def test_sentences_have_one_full_stop(parts: list[str], said: str) -> None:
    assert Phrases().sentences(parts) == said


def test_a_french_colon_has_a_space_before_it() -> None:
    assert (
        filled(Catalogue("fr").text("window.told"), ["Valeur", "3"])
        == "Valeur\N{NO-BREAK SPACE}: 3"
    )
