"""Messages as they are written, for tests that read them all."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import product

from fluent.syntax.ast import Identifier, Message, Pattern, Placeable, SelectExpression, TextElement
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from rococo_desktop.texts.bundles import messages_of
from rococo_desktop.texts.files import folders

VALUE = re.compile(r"\{ (?:FORM\()?\$(\w+)(?:, [^)]*\))? \}")
"""A value in a written message, such as ``{ $player }`` or ``{ FORM($card, "the") }``."""

FORM = re.compile(r"FORM\(\$(\w+), (?:\"(\w+)\"|\$form)\)")
"""A value whose form a message asks for, and that form; empty if it is handed on."""

FULL_STOPS = (".", "。")
"""What ends a sentence, whatever the language."""

Forms = tuple[str, ...]
"""All that a message can say, such as singular and plural, with its values as they are written."""


@cache
def written(language: str) -> Mapping[str, Forms]:
    """Return the forms of all messages of a language."""
    return {
        id: forms
        for folder in folders(language)
        for id, forms in written_in(language, folder).items()
    }


@cache
def written_in(language: str, folder: str) -> Mapping[str, Forms]:
    """Return the forms of the messages in one folder."""
    return {id: forms_of(message) for id, message in messages_of(language, folder).items()}


@cache
def plurals_of(language: str) -> Mapping[str, frozenset[str]]:
    """Return the plurals that each message of a language tells apart."""
    found = {}
    for folder in folders(language):
        for id, message in messages_of(language, folder).items():
            keys = _Plurals()
            keys.visit(message)
            found[id] = frozenset(keys.found)
    return found


class _Plurals(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, select: SelectExpression) -> None:
        keys = {each.key.name for each in select.variants if isinstance(each.key, Identifier)}
        if keys <= {"zero", "one", "two", "few", "many", "other"} and keys != {"other"}:
            self.found |= keys
        self.generic_visit(select)


@cache
def inflections(language: str) -> Mapping[str, Mapping[str, Forms]]:
    """Return the forms of each noun of a language, by their names."""
    return {
        id: {each.id.name: _forms(each.value) for each in message.attributes}
        for folder in folders(language)
        for id, message in messages_of(language, folder).items()
        if message.attributes
    }


def forms_of(message: Message) -> Forms:
    assert message.value is not None, message.id.name
    return _forms(message.value)


def _forms(pattern: Pattern) -> Forms:
    return tuple("".join(parts) for parts in product(*map(_parts, pattern.elements)))


def _parts(element: TextElement | Placeable) -> Forms:
    if isinstance(element, TextElement):
        return (element.value,)
    if isinstance(element.expression, SelectExpression):
        return tuple(
            form for variant in element.expression.variants for form in _forms(variant.value)
        )
    return (f"{{ {serialize_expression(element.expression)} }}",)
