"""The files of messages, ``resources/i18n/<language>/<folder>/*.ftl``, as they are written.

The messages for any game are in the folder ``program``, those of one game in a folder with its
name. All files are read at once, which takes some milliseconds.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from rococo_desktop.resources import resource_path
from rococo_desktop.texts.languages import DEFAULT_LANGUAGE, PSEUDO_LANGUAGES

PROGRAM = "program"
"""The folder of the messages for any game."""

_ENTRY = re.compile(r"^(-?[a-z][\w-]*) =.*(?:\n+[ }].*)*", re.MULTILINE)
"""A message or a term with all its lines, and its id; that of a term begins with a hyphen."""


@cache
def written(language: str) -> Mapping[str, str]:
    """Return all messages and terms of a language as they are written, by id."""
    return {
        entry[1]: entry[0]
        for file in files_of(language)
        for entry in _ENTRY.finditer(file.read_text(encoding="utf-8"))
    }


def ids(language: str) -> Iterator[str]:
    """Yield the ids of the messages of a language."""
    return (id for id in written(language) if not id.startswith("-"))


def unparsed(language: str, id: str) -> str | None:
    """Return the text of a message that is one line for itself; None if it must be parsed."""
    lines = written(language)[id]
    parsed = "{" in lines or "\n" in lines or language in PSEUDO_LANGUAGES
    return None if parsed else lines.partition("=")[2].strip()


def folders(language: str) -> list[str]:
    """Return the folders in which a language has messages."""
    return sorted(
        each.name for each in resource_path("i18n", _source(language)).iterdir() if each.is_dir()
    )


def files_of(language: str) -> list[Path]:
    """Return the files of a language."""
    return sorted(resource_path("i18n", _source(language)).glob("*/*.ftl"))


def _source(language: str) -> str:
    """Return the language in whose folder the messages are."""
    return DEFAULT_LANGUAGE if language in PSEUDO_LANGUAGES else language
