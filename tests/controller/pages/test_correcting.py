"""The form of corrections names everything that is printed on a piece, in either game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.controller.patisserie.sources import PatisserieSources
from rococo_desktop.controller.rococo.sources import RococoSources
from rococo_desktop.games import GAMES
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue
from tests.qml.legible import LONG_AND_SHORT

Made = Callable[[str, Catalogue, Values, QObject], Sources]


@pytest.mark.parametrize(
    ("game", "make"), [("rococo", RococoSources), ("patisserie", PatisserieSources)]
)
@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_every_field_has_a_name_and_its_choices_have_words(
    tmp_path: Path, language: str, game: str, make: Made
) -> None:
    parent, catalogue = QObject(), Catalogue(language)
    values = Values(Places(tmp_path, tmp_path), catalogue, FileClerk(parent))
    sources = make(game, catalogue, values, parent)
    sources.tell(GAMES[game].library.load(), "")
    sources.form.begin()
    values.clerk.finish()
    unnamed = set()
    for row in sources.rows.rows:
        sources.correct(row.key)
        for field in sources.form.fields.rows:
            said = (field.label, field.text, *field.choices)
            unnamed |= {text for text in said if "." in text}
    assert not unnamed
