"""What is put into a sentence: text, numbers, and the names of pieces in the form it needs."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from babel.core import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType

from rococo_desktop.texts.languages import language
from rococo_desktop.texts.values import isolated

Argument: TypeAlias = "str | int | Noun"


class Noun(FluentType, ABC):
    """The name of a piece, which every language inflects in its own way.

    A sentence asks for a form by ``{ FORM($card, "the") }``: a case, say, or with an article.
    """

    @abstractmethod
    def form(self, form: str) -> str:
        """Return a form of the name; "" is the name by itself.

        :raises KeyError: there is no message for it.
        """

    def __str__(self) -> str:
        return self.form("")

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        return str(self)


class Name(Noun):
    """A message as a noun, whose forms are its attributes.

    If it has no such attribute, the message itself is used; it may hand the form on to a noun
    inside it, by ``{ FORM($card, $form) }``.
    """

    def __init__(
        self, known: Callable[[str], FluentBundle], id: str, values: Mapping[str, Argument]
    ) -> None:
        self._known = known
        self._id = id
        self._values = values

    def form(self, form: str) -> str:
        found = self._known(self._id)
        message = found.get_message(self._id)
        pattern = message.attributes.get(form, message.value)
        return formatted(found, pattern, {**self._values, "form": form})


class Several(Noun):
    """Nouns as one, all in the same form."""

    def __init__(self, parts: Sequence[Noun | str], join: Callable[[Sequence[str]], str]) -> None:
        self._parts = parts
        self._join = join

    def form(self, form: str) -> str:
        return self._join([form_of(each, form) for each in self._parts])


def form_of(named: Noun | str, form: str) -> str:
    """Return a form of a noun, the function ``FORM`` of the messages; other text has only one."""
    return named.form(form) if isinstance(named, Noun) else named


def formatted(found: FluentBundle, pattern: Pattern | None, values: Mapping[str, Argument]) -> str:
    """Return a pattern of some messages with its values filled in.

    :raises KeyError: the message has no text, only attributes.
    :raises fluent.runtime.errors.FluentFormatError: a value that it names is not given.
    """
    if pattern is None:
        raise KeyError("a message without text")
    mirrored = language(found.locales[0]).mirrors
    shown = {k: isolated(v, mirrored) if isinstance(v, str) else v for k, v in values.items()}
    text, errors = found.format_pattern(pattern, shown)
    if errors:
        raise errors[0]
    return str(text)
