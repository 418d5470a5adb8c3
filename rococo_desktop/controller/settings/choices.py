"""The settings with their choices in words, for the dialog where they are changed."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Slot

from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.settings.preferences import (
    CHOICES,
    LANGUAGE,
    SCALE,
    VOLUMES,
    Preferences,
)
from rococo_desktop.texts import Catalogue, language_name, languages

if TYPE_CHECKING:
    from rococo_desktop.texts.nouns import Argument

BRIEF = (LANGUAGE, SCALE, *VOLUMES, "screen")
"""The settings whose choices need no explanation."""


class ChoiceRow(NamedTuple):
    """One of several choices, explained in a sentence."""

    key: str
    label: str
    explanation: str


class GroupRow(NamedTuple):
    """A setting with its choices and the chosen one; ``note`` names choices without effect now."""

    key: str
    label: str
    choices: Rows
    current: str
    brief: bool
    note: str


@InQml("Table.Program")
class Choices(Rows):
    """A row for each setting."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(GroupRow, preferences)
        self._preferences = preferences
        self._choices = {key: Rows(ChoiceRow, self) for key in (LANGUAGE, *CHOICES)}
        preferences.changed.connect(self._tell)
        preferences.roomChanged.connect(self._tell)
        self._tell()

    @Slot()
    def _tell(self) -> None:
        now, texts = self._preferences.settings, self._preferences.catalogue
        known = (ChoiceRow(each, language_name(each), "") for each in languages())
        self._choices[LANGUAGE].show(sorted(known, key=lambda row: row.label))
        for key, choices in CHOICES.items():
            shown = (
                scales(texts, choices, self._preferences.room)
                if key == SCALE
                else choice_rows(texts, key, choices)
            )
            self._choices[key].show(shown)
        current = {**vars(now), LANGUAGE: texts.language}
        self.show(
            GroupRow(
                key=key,
                label=texts.text(f"window-settings-{key}"),
                choices=rows,
                current=current[key],
                brief=key in BRIEF,
                note=self._scale_note() if key == SCALE else "",
            )
            for key, rows in self._choices.items()
        )

    def _scale_note(self) -> str:
        """Return the sizes that the window has no room for; empty if it has room for all."""
        room = self._preferences.room
        if int(CHOICES[SCALE][-1]) <= room:
            return ""
        return self._preferences.catalogue.text("window-scale-room", percent=room)


def choice_rows(
    texts: Catalogue,
    group: str,
    keys: Iterable[str],
    numbers: "Callable[[str], Mapping[str, Argument]]" = lambda key: {},  # noqa: ARG005
) -> list[ChoiceRow]:
    """Return the choices of a group in words, with the ``numbers`` that each one mentions."""
    return [
        ChoiceRow(
            key,
            texts.text(f"window-{'volume' if group in VOLUMES else group}-{key}-label"),
            ""
            if group in BRIEF
            else texts.text(f"window-{group}-{key}-explanation", **numbers(key)),
        )
        for key in keys
    ]


def scales(texts: Catalogue, keys: Iterable[str], room: int) -> list[ChoiceRow]:
    """Return the scales in words and figures, and those that the window has no room for."""
    fit, *percents = keys
    beyond = texts.text("window-scale-too_large")
    return [ChoiceRow(fit, texts.text("window-scale-fit"), "")] + [
        ChoiceRow(
            key,
            texts.text("window-scale-percent", percent=key),
            beyond if int(key) > room else "",
        )
        for key in percents
    ]
