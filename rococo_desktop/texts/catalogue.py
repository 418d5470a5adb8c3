"""The catalogue: every sentence for people, by the id of its message and the language."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from rococo_desktop.texts.files import Bundle, bundle, plain
from rococo_desktop.texts.languages import DEFAULT_LANGUAGE, language, locale
from rococo_desktop.texts.nouns import Argument, Name, Noun, Several, formatted
from rococo_desktop.texts.values import isolated

SOFT_HYPHEN = "\u00ad"
"""Where a word may be divided; it is seen only at the end of a line."""

_ENDS = (*".!?…:", *"。！？：")
"""What ends a sentence, or leads to the next one."""
_WORD = re.compile(r"\w+")


class Catalogue:
    """The messages of one language; missing ones are in English."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.speak(language)

    def speak(self, code: str) -> None:
        """Say everything in a language from now on."""
        self.language = code
        spoken = language(code)
        self.italics = spoken.italics
        parted = [each.split("-") for each in spoken.hyphens]
        self._hyphenated = {"".join(each): SOFT_HYPHEN.join(each) for each in parted}

    def __contains__(self, id: str) -> bool:
        return self._bundle(id) is not None

    def plain(self) -> dict[str, str]:
        """Return the texts of the window's messages without values, by id."""
        own = bundle(self.language)
        missing = {id: text for id, text in plain(DEFAULT_LANGUAGE) if not own.has_message(id)}
        return {**missing, **dict(plain(self.language))}

    def text(self, id: str, /, **values: Argument) -> str:
        """Return a message with its values filled in.

        :raises KeyError: neither the language nor English has the message.
        :raises fluent.runtime.errors.FluentFormatError: a value that it names is not given.
        """
        found = self._known(id)
        if (text := found.plain(id)) is not None:
            return text
        return formatted(found, found.get_message(id).value, {"form": "", **values})

    def attribute(self, id: str, name: str, /, **values: Argument) -> str:
        """Return an attribute of a message with its values filled in; empty if it has none."""
        found = self._known(id)
        pattern = found.get_message(id).attributes.get(name)
        return formatted(found, pattern, values) if pattern is not None else ""

    def noun(self, id: str, /, **values: Argument) -> Noun:
        """Return a message as a noun, in whose forms it can be put into sentences."""
        return Name(self._known, id, values)

    def names(self, id: str) -> frozenset[str]:
        """Return the names of the values in a message; none if it does not exist."""
        found = self._bundle(id)
        return frozenset() if found is None else _variables(found, id)

    def joined(
        self, parts: Sequence[str | Noun], style: Literal["standard", "or"] = "standard"
    ) -> str:
        """Return parts as a list of this language: all of them, or one of them."""
        return format_list(
            [self.isolated(str(part)) for part in parts], style, locale(self.language)
        )

    def nouns(
        self, parts: Sequence[Noun | str], style: Literal["standard", "or"] = "standard"
    ) -> Noun:
        """Return nouns as such a list, in whose forms it can be put into sentences."""
        return Several(parts, lambda forms: self.joined(forms, style))

    def listed(self, parts: Iterable[str | Noun]) -> str:
        """Return parts one after the other, with no word before the last one."""
        return self.text("list-comma").join(self.isolated(str(part)) for part in parts)

    def isolated(self, value: str) -> str:
        """Return a name that leaves the direction of the text around it alone."""
        return isolated(value, language(self.language).mirrors)

    def details(self, parts: Iterable[str]) -> str:
        """Return parts that may have commas themselves, one after the other."""
        return self.text("list-details").join(parts)

    def sentences(self, parts: Iterable[str]) -> str:
        """Return texts one after the other, each of them a sentence; empty ones are left out.

        All but the last get a full stop, unless they end by themselves.
        """
        *ended, last = [part for part in parts if part] or [""]
        return self.text("list-sentences").join((*map(self.ended, ended), last))

    def ended(self, text: str) -> str:
        """Return a text as a sentence, which it may be already."""
        return text if text.endswith(_ENDS) else self.text("sentence-ended", text=text)

    def bracketed(self, text: str, more: str) -> str:
        """Return a text with something added in brackets."""
        return self.text("sentence-bracketed", text=text, more=more)

    def hyphenated(self, text: str) -> str:
        """Return a text whose long words may be divided at soft hyphens, for a narrow place."""
        return _WORD.sub(lambda word: self._hyphenated.get(word[0], word[0]), text)

    def variant(self, id: str, of: str, /, **values: Argument) -> str:
        """Return the message for the game or edition ``of``, or else the general one."""
        return self.text(self.variant_id(id, of), **values)

    def variant_id(self, id: str, of: str) -> str:
        """Return the id of the message for the game or edition ``of``, or else the general one."""
        special = f"{id}-{of}"
        return special if special in self else id

    def _known(self, id: str) -> Bundle:
        """Return the messages among which one is.

        :raises KeyError: neither the language nor English has it.
        """
        if (found := self._bundle(id)) is None:
            raise KeyError(id)
        return found

    def _bundle(self, id: str) -> Bundle | None:
        """Return the messages among which one is; None if there is none."""
        codes = dict.fromkeys((self.language, DEFAULT_LANGUAGE))
        return next((found for found in map(bundle, codes) if found.has_message(id)), None)


@cache
def _variables(among: FluentBundle, id: str) -> frozenset[str]:
    """Return the names of the values in a message; each event of the log asks for them."""
    found = _Variables()
    found.visit(among.get_message(id).value)
    return frozenset(found.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, variable: VariableReference) -> None:  # noqa: N802
        self.names.add(variable.id.name)
