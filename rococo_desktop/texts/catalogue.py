"""The catalogue: every sentence for people, by the id of its message and the language."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from rococo_desktop.texts.files import unparsed, written
from rococo_desktop.texts.languages import DEFAULT_LANGUAGE, language, locale
from rococo_desktop.texts.values import isolated

if TYPE_CHECKING:
    from rococo_desktop.texts.bundles import Bundle
    from rococo_desktop.texts.nouns import Argument, Noun

WINDOW = "window-"
"""The beginning of the ids of what the window says by itself."""
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
        return self._language_of(id) is not None

    def plain(self) -> dict[str, str]:
        """Return the texts of the window's messages without values, by id."""
        entries = {**written(DEFAULT_LANGUAGE), **written(self.language)}
        plain = (id for id, lines in entries.items() if id.startswith(WINDOW) and "{" not in lines)
        return {id: self.text(id) for id in plain}

    def text(self, id: str, /, **values: "Argument") -> str:
        """Return a message with its values filled in.

        :raises KeyError: neither the language nor English has the message.
        :raises fluent.runtime.errors.FluentFormatError: a value that it names is not given.
        """
        known = self._known(id)
        if (text := unparsed(known, id)) is not None:
            return text
        from rococo_desktop.texts.bundles import filled

        return filled(known, id, values)

    def attribute(self, id: str, name: str, /, **values: "Argument") -> str:
        """Return an attribute of a message with its values filled in; empty if it has none."""
        from rococo_desktop.texts.nouns import formatted

        found = self._parsed(id)
        pattern = found.get_message(id).attributes.get(name)
        return formatted(found, pattern, values) if pattern is not None else ""

    def noun(self, id: str, /, **values: "Argument") -> "Noun":
        """Return a message as a noun, in whose forms it can be put into sentences."""
        from rococo_desktop.texts.nouns import Name

        return Name(self._parsed, id, values)

    def names(self, id: str) -> frozenset[str]:
        """Return the names of the values in a message; none if it does not exist."""
        from rococo_desktop.texts.bundles import variables

        return variables(self._parsed(id), id) if id in self else frozenset()

    def joined(
        self, parts: "Sequence[str | Noun]", style: Literal["standard", "or"] = "standard"
    ) -> str:
        """Return parts as a list of this language: all of them, or one of them."""
        from babel.lists import format_list

        return format_list(
            [self.isolated(str(part)) for part in parts], style, locale(self.language)
        )

    def nouns(
        self, parts: "Sequence[Noun | str]", style: Literal["standard", "or"] = "standard"
    ) -> "Noun":
        """Return nouns as such a list, in whose forms it can be put into sentences."""
        from rococo_desktop.texts.nouns import Several

        return Several(parts, lambda forms: self.joined(forms, style))

    def listed(self, parts: "Iterable[str | Noun]") -> str:
        """Return parts one after the other, with no word before the last one."""
        return self.text("list-comma").join(self.isolated(str(part)) for part in parts)

    def isolated(self, value: str) -> str:
        """Return a name that leaves the direction of the text around it alone."""
        return isolated(value, language(self.language).mirrors)

    def details(self, parts: Iterable[str]) -> str:
        """Return parts that may have commas themselves, one after the other."""
        return self.text("list-details").join(parts)

    def between(self, parts: Iterable[str]) -> str:
        """Return parts that say different things, with a sign between them."""
        return self.text("list-between").join(parts)

    def added(self, parts: Iterable[str]) -> str:
        """Return amounts that come together, with a plus between them."""
        return self.text("list-plus").join(parts)

    def scored(self, name: str, points: int | str) -> str:
        """Return a name with its points."""
        return self.text("list-scored", name=self.isolated(name), points=points)

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

    def with_price(self, about: str, price: str, printed: str) -> str:
        """Return what a thing is for, after its price now if that is not what is printed."""
        if price == printed:
            return about
        return f"{self.text('sentence-cheaper', price=price, printed=printed)}\n{about}"

    def hyphenated(self, text: str) -> str:
        """Return a text whose long words may be divided at soft hyphens, for a narrow place."""
        return _WORD.sub(lambda word: self._hyphenated.get(word[0], word[0]), text)

    def variant(self, id: str, of: str, /, **values: "Argument") -> str:
        """Return the message for the game or edition ``of``, or else the general one."""
        return self.text(self.variant_id(id, of), **values)

    def variant_id(self, id: str, of: str) -> str:
        """Return the id of the message for the game or edition ``of``, or else the general one."""
        special = f"{id}-{of}"
        return special if special in self else id

    def _parsed(self, id: str) -> "Bundle":
        """Return the messages among which one is, to be parsed.

        :raises KeyError: neither the language nor English has it.
        """
        from rococo_desktop.texts.bundles import bundle

        return bundle(self._known(id))

    def _known(self, id: str) -> str:
        """Return the language that has a message.

        :raises KeyError: neither this one nor English has it.
        """
        if (found := self._language_of(id)) is None:
            raise KeyError(id)
        return found

    def _language_of(self, id: str) -> str | None:
        """Return the language that has a message, this one or English; None if neither has it."""
        if id in written(self.language):
            return self.language
        return DEFAULT_LANGUAGE if id in written(DEFAULT_LANGUAGE) else None
