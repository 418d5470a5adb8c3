"""Messages parsed by Fluent, each when it is first needed.

To import Fluent takes an eighth of a start, so what the menu needs does without.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Readable
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Resource, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

from rococo_desktop.texts.files import files_of, written
from rococo_desktop.texts.languages import (
    DEFAULT_LANGUAGE,
    MIRRORED_LANGUAGE,
    PSEUDO_LANGUAGE,
    language,
)
from rococo_desktop.texts.nouns import Argument, Noun, form_of, formatted
from rococo_desktop.texts.pseudo import stretched, turned

_FUNCTIONS: dict[str, Any] = {"FORM": form_of}
"""What messages may call; the library's own type has one argument alone."""

_PSEUDO = {PSEUDO_LANGUAGE: stretched, MIRRORED_LANGUAGE: turned}
"""How the pseudo-languages are made of English."""

_KEPT = 10_000
"""The texts that are kept: those of many tables, of which each move says nearly all again."""


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


def filled(language: str, id: str, values: Mapping[str, Argument]) -> str:
    """Return a message of a language with its values filled in."""
    plain = [(name, each) for name, each in values.items() if not isinstance(each, Noun)]
    if len(plain) == len(values):
        return _filled(language, id, *plain)
    return _formatted(language, id, values)


@lru_cache(maxsize=_KEPT)
def _filled(language: str, id: str, *values: tuple[str, str | int]) -> str:
    return _formatted(language, id, dict(values))


def _formatted(language: str, id: str, values: Mapping[str, Argument]) -> str:
    found = bundle(language)
    return formatted(found, found.get_message(id).value, {"form": "", **values})


@cache
def variables(among: Bundle, id: str) -> frozenset[str]:
    """Return the names of the values in a message; each event of the log asks for them."""
    found = _Variables()
    found.visit(among.get_message(id).value)
    return frozenset(found.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, variable: VariableReference) -> None:  # noqa: N802
        self.names.add(variable.id.name)


def messages_of(language: str, folder: str) -> dict[str, Message]:
    """Return the messages of one folder."""
    files = (file for file in files_of(language) if file.parent.name == folder)
    return {each.id.name: each for file in files for each in messages_in(file)}


def messages_in(file: Path) -> Iterator[Message]:
    """Yield the messages of one file."""
    entries = _parsed(file.read_text(encoding="utf-8")).body
    return (each for each in entries if isinstance(each, Message))


def forget_messages() -> None:
    """Read the messages anew when they are needed: an author has changed them."""
    language.cache_clear()
    bundle.cache_clear()
    written.cache_clear()
    _filled.cache_clear()


def _parsed(text: str) -> Resource:
    # Where each part stood in its file is of no use here, and a third of what would be kept.
    return FluentParser(with_spans=False).parse(text)
