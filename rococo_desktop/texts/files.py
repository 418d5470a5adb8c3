"""The files of messages, ``resources/i18n/<language>/<folder>/*.ftl``.

The messages for any game are in the folder ``program``, those of one game in a folder with its
name. All files are read at once, which takes some milliseconds; each message is parsed when it is
first needed.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Readable
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

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

WINDOW = "window-"
"""The beginning of the ids of what the window says by itself."""

_FUNCTIONS: dict[str, Any] = {"FORM": form_of}
"""What messages may call; the library's own type has one argument alone."""

_PSEUDO = {PSEUDO_LANGUAGE: stretched, MIRRORED_LANGUAGE: turned}
"""How the pseudo-languages are made of English."""

_ENTRY = re.compile(r"^(-?[a-z][\w-]*) =.*(?:\n+[ }].*)*", re.MULTILINE)
"""A message or a term with all its lines, and its id; that of a term begins with a hyphen."""


class Bundle(FluentBundle):
    """The messages of one language, each of which is parsed when it is first needed."""

    def __init__(self, language: str) -> None:
        super().__init__([language, DEFAULT_LANGUAGE], _FUNCTIONS, use_isolating=False)
        self._written = written(language)
        self._change = _PSEUDO.get(language)
        self._parsed = set[str]()

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written

    def get_message(self, message_id: str) -> Readable:
        self._parse(message_id)
        return super().get_message(message_id)

    def plain(self, id: str) -> str | None:
        """Return the text of a message that is the same whatever is put in, and need not be parsed.

        None if it must be parsed, to see what it says.
        """
        lines = self._written[id]
        parts = "{" in lines or "\n" in lines or self._change is not None
        return None if parts else lines.partition("=")[2].strip()

    def _parse(self, id: str) -> None:
        """Parse an entry, after those to which it refers."""
        if id in self._parsed or id not in self._written:
            return
        resource = _parsed(self._written[id])
        named = _References()
        named.visit(resource)
        for each in named.ids:
            self._parse(each)
        self.add_resource(self._change(resource) if self._change else resource)
        self._parsed.add(id)


class _References(Visitor):
    """Finds the ids of other entries."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, reference: MessageReference) -> None:  # noqa: N802
        self.ids.add(reference.id.name)

    def visit_TermReference(self, reference: TermReference) -> None:  # noqa: N802
        self.ids.add(f"-{reference.id.name}")
        self.generic_visit(reference)


@cache
def bundle(language: str) -> Bundle:
    """Return the messages of a language."""
    return Bundle(language)


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


def plain(language: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the text of each message without values that the window says by itself.

    Almost none needs to be parsed.
    """
    found = bundle(language)
    for id, lines in written(language).items():
        if not id.startswith(WINDOW) or "{" in lines:
            continue
        text = found.plain(id)
        if text is None and (value := found.get_message(id).value):
            text = str(found.format_pattern(value)[0])
        if text is not None:
            yield id, text


def messages_of(language: str, folder: str) -> dict[str, Message]:
    """Return the messages of one folder, parsed."""
    files = (file for file in files_of(language) if file.parent.name == folder)
    return {each.id.name: each for file in files for each in messages_in(file)}


def messages_in(file: Path) -> Iterator[Message]:
    """Yield the messages of one file, parsed."""
    entries = _parsed(file.read_text(encoding="utf-8")).body
    return (each for each in entries if isinstance(each, Message))


def folders(language: str) -> list[str]:
    """Return the folders in which a language has messages."""
    return sorted(
        each.name for each in resource_path("i18n", _source(language)).iterdir() if each.is_dir()
    )


def forget_messages() -> None:
    """Read the messages anew when they are needed: an author has changed them."""
    language.cache_clear()
    bundle.cache_clear()
    written.cache_clear()


def files_of(language: str) -> list[Path]:
    """Return the files of a language."""
    return sorted(resource_path("i18n", _source(language)).glob("*/*.ftl"))


def _source(language: str) -> str:
    """Return the language in whose folder the messages are."""
    return DEFAULT_LANGUAGE if language in _PSEUDO else language


def _parsed(text: str) -> Resource:
    # Where each part stood in its file is of no use here, and a third of what would be kept.
    return FluentParser(with_spans=False).parse(text)
