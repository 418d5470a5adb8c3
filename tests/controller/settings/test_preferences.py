"""The settings as the window offers them."""

from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.settings.choices import Choices
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.files.writer import AT_ONCE
from rococo_desktop.session.settings import Settings
from rococo_desktop.texts import Catalogue, languages

ELSEWHERE = {"undo"}
"""What is chosen in the form of a new game."""


@pytest.mark.parametrize("language", languages())
def test_every_choice_is_offered_in_words(tmp_path: Path, language: str) -> None:
    catalogue, parent = Catalogue(language), QObject()
    preferences = Preferences(Places(tmp_path, tmp_path), catalogue, AT_ONCE, parent)
    preferences.choose("language", language)
    groups = {group.key: group for group in Choices(preferences).rows}
    fields = {
        name: [*get_args(hint)]
        for name, hint in get_type_hints(Settings).items()
        if get_origin(hint) is Literal and name not in ELSEWHERE
    }
    assert fields.keys() <= groups.keys(), "each is offered"
    offered = {name: [choice.key for choice in groups[name].choices.rows] for name in fields}
    assert {name: sorted(keys) for name, keys in offered.items()} == {
        name: sorted(values) for name, values in fields.items()
    }
    told = {
        text
        for group in groups.values()
        for choice in group.choices.rows
        for text in (group.label, choice.label, choice.explanation)
    }
    assert not [text for text in told if text.startswith("window-")]
