"""The files of messages, ``resources/i18n/<language>/<folder>/*.ftl``, and when each is read.

The messages for any game are in the folder ``program``, those of one game in a folder with its
name. What the start menu needs is read at once, and what is read seldom only if somebody asks.
"""

import re
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, Resource, StringLiteral, TextElement

from rococo_desktop.resources import resource_path
from rococo_desktop.texts.languages import (
    DEFAULT_LANGUAGE,
    MIRRORED_LANGUAGE,
    PSEUDO_LANGUAGE,
    language,
)
from rococo_desktop.texts.nouns import form_of
from rococo_desktop.texts.pseudo import stretched, turned

PROGRAM = "program"
"""The folder of the messages for any game."""

PACKAGING = "packaging"
"""The file of what the installers and the systems say of the program, which a game never needs."""

SELDOM = ("lesson", "reference", "challenge", "series", "coach", "advice", PACKAGING)
"""The first words of a game's messages that are read only when one of them is needed.

Each is in files whose names begin with it, the series in those of the challenges. They are more
than all others together.
"""

EARLY = "menu"
"""The file of a game's messages that are read at once, for the start menu and the settings."""
EARLY_WORDS = ("window-key_name-", "window-welcome-")
"""The beginnings of ids that only these files and those for any game have."""

_FUNCTIONS: dict[str, Any] = {"FORM": form_of}
"""What messages may call; the library's own type has one argument alone."""

_PSEUDO = {PSEUDO_LANGUAGE: stretched, MIRRORED_LANGUAGE: turned}
"""How the pseudo-languages are made of English."""

_ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
"""How a message begins."""


class Depth(IntEnum):
    """How many messages are read: the first ones, most, or those seldom needed, too."""

    EARLY = 0
    USUAL = 1
    WHOLE = 2


@cache
def bundle(language: str, depth: Depth = Depth.WHOLE) -> FluentBundle:
    """Return the messages of a language; those of a part of the files, if not all are needed."""
    found = FluentBundle([language, DEFAULT_LANGUAGE], _FUNCTIONS, use_isolating=False)
    for file in files_of(_source(language), depth):
        found.add_resource(_read(language, file))
    return found


def prepare(language: str, depth: Depth) -> None:
    """Read what ``bundle`` will need, in any thread."""
    for file in files_of(_source(language), depth):
        _read(language, file)


def ids(language: str, depth: Depth = Depth.WHOLE) -> Iterator[str]:
    """Yield the ids of the messages of a language, without reading the messages themselves."""
    for file in files_of(_source(language), depth):
        yield from _ID.findall(file.read_text(encoding="utf-8"))


def plain(language: str, depth: Depth) -> Iterator[tuple[str, str]]:
    """Yield the id and the text of each message without values."""
    for file in files_of(_source(language), depth):
        for each in messages_in(language, file):
            parts = list(map(_text, each.value.elements if each.value else ()))
            if None not in parts:
                yield each.id.name, "".join(filter(None, parts))


def _text(element: TextElement | Placeable) -> str | None:
    """Return a part of a message if it is always the same."""
    match element:
        case TextElement(value=text):
            return text
        case Placeable(expression=StringLiteral() as quoted):
            return quoted.parse()["value"]
    return None


def messages_of(language: str, folder: str) -> dict[str, Message]:
    """Return the messages of one folder, as they are written."""
    files = (
        file for file in files_of(_source(language), Depth.WHOLE) if file.parent.name == folder
    )
    return {each.id.name: each for file in files for each in messages_in(language, file)}


def messages_in(language: str, file: Path) -> Iterator[Message]:
    """Yield the messages of one file."""
    return (each for each in _read(language, file).body if isinstance(each, Message))


def folders(language: str) -> list[str]:
    """Return the folders in which a language has messages."""
    return sorted(
        each.name for each in resource_path("i18n", _source(language)).iterdir() if each.is_dir()
    )


def forget_messages() -> None:
    """Read the messages anew when they are needed: an author has changed them."""
    language.cache_clear()
    bundle.cache_clear()
    _read.cache_clear()


def _source(language: str) -> str:
    """Return the language in whose folder the messages are."""
    return DEFAULT_LANGUAGE if language in _PSEUDO else language


def files_of(language: str, depth: Depth) -> list[Path]:
    """Return the files of a language that are read to a depth."""
    files = resource_path("i18n", language).glob("*/*.ftl")
    return sorted(file for file in files if depth >= _depth_of(file))


def _depth_of(file: Path) -> Depth:
    """Return how deep one must read for a file."""
    if file.stem == EARLY or (file.parent.name == PROGRAM and file.stem != PACKAGING):
        return Depth.EARLY
    return Depth.WHOLE if file.stem.startswith(SELDOM) else Depth.USUAL


@cache
def _read(language: str, file: Path) -> Resource:
    # Where each part stood in its file is of no use here, and a third of what would be kept.
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    return _PSEUDO[language](resource) if language in _PSEUDO else resource
