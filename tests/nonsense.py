"""A language of nonsense, made of every English message: other letters, order, plurals and cases.

It is written in Cyrillic letters, so whatever is said in Latin ones was composed by the program. It
has the five plurals of Irish, and says the pieces of each sentence in the reverse order.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unicodedata import combining, normalize

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    Attribute,
    FunctionReference,
    Identifier,
    Message,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    Variant,
)
from fluent.syntax.visitor import Transformer

from rococo_desktop import resources
from rococo_desktop.resources import resource_path
from rococo_desktop.texts import DEFAULT_LANGUAGE
from rococo_desktop.texts.bundles import forget_messages

CODE = "ga"
"""That of a language with five plurals."""
ENDINGS = {"one": "ѳ", "two": "ъ", "few": "ь", "many": "ѣ"}
"""The last letters of the plurals that English has not."""
_WORD = re.compile(r"[A-Za-z]{2,}")
_ROMAN = re.compile(r"[IVX]+")
_LATIN = "abcdefghijklmnopqrstuvwxyz"
_CYRILLIC = "абцдефгхийклмнопярстувжѕыз"
_LETTERS = str.maketrans(_LATIN + _LATIN.upper(), _CYRILLIC + _CYRILLIC.upper())
_SIGNS = ("window-signs-",)
"""Rows of signs, whose words are the names of pictures."""


@contextmanager
def spoken(root: Path) -> Iterator[None]:
    """Add the language to the program's resources, of which an empty folder becomes the root."""
    for each in resource_path().iterdir():
        if each.name != "i18n":
            (root / each.name).symlink_to(each, target_is_directory=each.is_dir())
    (root / "i18n").mkdir()
    english = resource_path("i18n", DEFAULT_LANGUAGE)
    (root / "i18n" / DEFAULT_LANGUAGE).symlink_to(english, target_is_directory=True)
    write(english, root / "i18n" / CODE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "resources_root", lambda: root)
        forget_messages()
        yield
    forget_messages()


def latin(texts: Iterable[str]) -> set[str]:
    """Return the words in Latin letters, without the levels of cards."""
    words = {word for each in texts for word in _WORD.findall(each)}
    return {word for word in words if not _ROMAN.fullmatch(word)}


def write(english: Path, folder: Path) -> None:
    """Write the language of nonsense beside the English one."""
    folder.mkdir()
    (folder / "language.toml").write_text('name = "Глупост"\nhyphens = []\n', encoding="utf-8")
    for file in english.glob("*/*.ftl"):
        parsed = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
        for entry in parsed.body:
            if isinstance(entry, Message) and not entry.id.name.startswith(_SIGNS):
                _Nonsense().visit(entry)
        written = folder / file.parent.name / file.name
        written.parent.mkdir(exist_ok=True)
        written.write_text(FluentSerializer().serialize(parsed), encoding="utf-8")


def case(form: str) -> str:
    """Return what a form of a noun is called in this language."""
    return f"case_{form}"


class _Nonsense(Transformer):
    def visit_TextElement(self, text: TextElement) -> TextElement:
        bare = "".join(each for each in normalize("NFD", text.value) if not combining(each))
        return TextElement(bare.translate(_LETTERS))

    def visit_Pattern(self, pattern: Pattern) -> Pattern:
        self.generic_visit(pattern)
        pattern.elements.reverse()
        first, last = pattern.elements[0], pattern.elements[-1]
        if isinstance(first, TextElement):  # Fluent drops the space around a pattern
            first.value = first.value.lstrip() or "ш"
        if isinstance(last, TextElement):
            last.value = last.value.rstrip() or "ш"
        return pattern

    def visit_Attribute(self, attribute: Attribute) -> Attribute:
        self.generic_visit(attribute)
        if attribute.id.name != "do":
            attribute.id = Identifier(case(attribute.id.name))
        return attribute

    def visit_FunctionReference(self, call: FunctionReference) -> FunctionReference:
        form = call.arguments.positional[1]
        if isinstance(form, StringLiteral):
            form.value = case(form.value)
        return call

    def visit_SelectExpression(self, select: SelectExpression) -> SelectExpression:
        self.generic_visit(select)
        other = next(each for each in select.variants if each.default)
        keys = {each.key.name for each in select.variants if isinstance(each.key, Identifier)}
        if keys <= {"one", "other"}:
            more = [each for each in ENDINGS if each not in keys]
            select.variants = [
                *select.variants[:-1],
                *(Variant(Identifier(each), _counting(other.value, each)) for each in more),
                other,
            ]
        return select


def _counting(pattern: Pattern, plural: str) -> Pattern:
    """Return the words of a plural, which tells itself from the others by its last letter."""
    return Pattern([*pattern.elements, TextElement(ENDINGS[plural])])
