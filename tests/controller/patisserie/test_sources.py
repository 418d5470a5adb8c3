"""The page of component values of the second game: every value, each with its source in words."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.patisserie.sources import PatisserieSources
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue, languages
from tests.rules.sources import sources_of


@pytest.mark.parametrize("language", languages())
def test_every_value_is_listed_with_its_source(tmp_path: Path, language: str) -> None:
    components, catalogue = LIBRARY.load(), Catalogue(language)
    parent = QObject()
    values = Values(Places(tmp_path, tmp_path), catalogue, FileClerk(parent))
    sources = PatisserieSources("patisserie", catalogue, values, parent)
    sources.tell(components, "")
    listed = [row for row in sources.rows.rows if not row.heading]
    assert len(listed) == sum(sources_of(components).values())
    expected = {catalogue.text(f"window-sources-source-{each}") for each in sources_of(components)}
    assert {row.source for row in listed} == expected
    assert len({row.key for row in sources.rows.rows}) == len(sources.rows.rows)
    said = [text for row in sources.rows.rows for text in (row.name, row.values)]
    assert not [text for text in said if "patisserie-" in text or "{" in text]
