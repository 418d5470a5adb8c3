"""The settings as the window offers them."""

from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from PySide6.QtCore import QObject, Qt, Signal

from rococo_desktop.controller.settings import wishes
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


class System(QObject):
    """A system as Qt tells of it, with a user who changes what it is asked for."""

    colorSchemeChanged = Signal(Qt.ColorScheme)  # noqa: N815 (as Qt has it)
    contrastPreferenceChanged = Signal(Qt.ContrastPreference)  # noqa: N815 (as Qt has it)

    def __init__(self) -> None:
        super().__init__()
        self.colours = Qt.ColorScheme.Unknown
        self.contrast = Qt.ContrastPreference.NoPreference

    def styleHints(self) -> "System":
        return self

    accessibility = styleHints

    def colorScheme(self) -> Qt.ColorScheme:
        return self.colours

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.contrast

    def set(self, colours: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self.colours, self.contrast = colours, contrast
        self.colorSchemeChanged.emit(colours)
        self.contrastPreferenceChanged.emit(contrast)


def test_the_theme_follows_the_system_until_another_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system, parent = System(), QObject()
    monkeypatch.setattr(wishes, "QGuiApplication", system)
    preferences = Preferences(Places(tmp_path, tmp_path), Catalogue(), AT_ONCE, parent)

    def shown() -> tuple[bool, bool]:
        return preferences.evening, preferences.stark

    dark, plain = Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference
    high = Qt.ContrastPreference.HighContrast
    assert shown() == (False, False)
    system.set(dark, plain)
    assert shown() == (True, False)
    for colours in (dark, Qt.ColorScheme.Light):
        system.set(colours, high)
        assert shown() == (True, True)
    preferences.choose("theme", "light")
    assert shown() == (False, False)
    system.set(Qt.ColorScheme.Light, plain)
    preferences.choose("theme", "contrast")
    assert shown() == (True, True)
    preferences.choose("theme", "system")
    assert shown() == (False, False)
