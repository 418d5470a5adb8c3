"""The texts of the QML are filled in at once: what stands in a value stays as it is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQml import QQmlComponent, QQmlEngine

import rococo_desktop.app  # noqa: F401  registers the types for QML
from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.qt import give, qt_path
from rococo_desktop.resources import resource_path
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue, isolated
from rococo_desktop.texts.files import ids
from tests.odd_names import ODD_NAMES

FILLED_BY_HAND = re.compile(r"""\.replace\(\s*["'`/][%{]|\.arg\(""")
GLUED = re.compile(r"""(\+ ?|join\()["'`][:;.] ["'`]|\}[:.;] \$\{""")
"""Punctuation between two texts, which not every language sets in the same way."""
SAYING = re.compile(r"""Texts\.say\((.*?), \{([^}]*)\}\)""", re.DOTALL)
WITHOUT_VALUES = re.compile(r"""qsTrId\(\s*["'`]([^"'`$]+)(\$\{)?""")
"""The beginning of an id, and whether it goes on."""


@pytest.fixture
def commons(parent: QObject, tmp_path: Path) -> Commons:
    return Commons(Places(tmp_path, tmp_path), Catalogue(), parent)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_value_is_no_placeholder(commons: Commons, name: str) -> None:
    """And one from right to left does not turn its sentence around."""
    said = commons.phrases.said("window-told", {"label": name, "text": "7"})
    assert said == f"{isolated(name)}: 7"


def test_a_binding_says_it_in_the_language_that_is_spoken(commons: Commons) -> None:
    engine = QQmlEngine()
    engine.addImportPath(qt_path(resource_path("qml")))
    give(commons.phrases, engine)
    component = QQmlComponent(engine)
    component.setData(
        b"""
        import QtQml
        import Table.Controls
        QtObject {
            property real whole: 14 / 2
            property string text: Texts.say("window-table-round", {round: 3, rounds: whole})
        }
        """,
        "",
    )
    made = component.create()
    assert made is not None, component.errorString()
    assert made.property("text") == "Round 3 of 7"
    commons.preferences.choose("language", "de")
    assert made.property("text") == "Runde 3 von 7"


def said_in_qml() -> Iterator[tuple[str, set[str]]]:
    """Yield the beginnings of ids that QML says with values, and the values' names."""
    for file in resource_path("qml").rglob("*.qml"):
        for message, values in SAYING.findall(file.read_text(encoding="utf-8")):
            names = set(re.findall(r"(\w+):", values))
            for id in re.findall(r"""["'`]([^"'`]+)["'`]""", message):
                yield id, names


def test_qml_gives_each_message_the_values_that_it_names() -> None:
    catalogue = Catalogue()
    all_ids = list(ids("en"))
    said = list(said_in_qml())
    assert len(said) > 60
    for id, names in said:
        start, further, _ = id.partition("${")
        for each in [
            known for known in all_ids if known == id or (further and known.startswith(start))
        ]:
            assert further or catalogue.names(each) <= names, each
        assert further or id in all_ids, id


def test_what_qml_says_by_itself_is_the_windows_and_needs_no_values() -> None:
    catalogue = Catalogue()
    plain = catalogue.plain().keys()
    for file in resource_path("qml").rglob("*.qml"):
        for id, further in WITHOUT_VALUES.findall(file.read_text(encoding="utf-8")):
            assert id in plain or (further and any(each.startswith(id) for each in plain)), id


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
def test_sentences_have_one_full_stop(commons: Commons, parts: list[str], said: str) -> None:
    assert commons.phrases.sentences(parts) == said


def test_a_french_colon_has_a_space_before_it() -> None:
    told = Catalogue("fr").text("window-told", label="Valeur", text="3")
    assert told == "Valeur\N{NO-BREAK SPACE}: 3"
