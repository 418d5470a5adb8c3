"""What is asked in words, such as “what is fireworks”, and what the reference says about it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.controller.input.things import living, told_around, topic_of
from rococo_desktop.controller.pages.reference import ReferenceBook
from rococo_desktop.session.typed import MOST
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.typed_words import taken_by, words_of

GAP = "…"
"""Stands in a message for what is asked about."""


class Subject(NamedTuple):
    """Something that can be asked about: an entry of the reference, or a thing on the table."""

    name: str
    key: str
    """The key of the entry; empty for a thing about which there is none."""
    about: str = ""
    """What the thing says of itself."""


class WhatIs:
    """Knows what can be asked about at the table of one game."""

    def __init__(self, catalogue: Catalogue, book: ReferenceBook) -> None:
        self._catalogue = catalogue
        self._book = book

    def wish(self, text: str) -> str | None:
        """Return what a text asks about, perhaps nothing yet; None if it is no such question."""
        typed = " ".join(words_of(text))
        asked = self._catalogue.text("window-command-what").split("/")
        ways = sorted(map(_around, asked), key=lambda each: -len("".join(each)))
        for before, after in ways:
            if typed.startswith(before) and typed.endswith(after):
                return typed.removeprefix(before).removesuffix(after)
        return "" if typed and any(before.startswith(typed) for before, _ in ways) else None

    def subjects(self, wish: str, edition: str) -> Sequence[Subject]:
        """Return what is named so, the shortest names first; then what the search finds."""
        known = [Subject(title, key) for key, title in self._book.contents(edition)]
        if not wish:
            return known[:MOST]
        words = words_of(wish)
        named = [
            each for each in (*known, *self._things()) if taken_by(each.name, words) == len(words)
        ]
        named.sort(key=lambda each: len(words_of(each.name)))
        entries = {each.key: each for each in known}
        # The rules know no numbers of single pieces, but many others.
        kind = " ".join(each for each in words if not each.isdecimal()) or wish
        found = (entries[key] for key in self._book.found(kind))
        distinct: dict[str, Subject] = {}
        for each in (*named, *found):
            distinct.setdefault(each.name.casefold(), each)
        return list(distinct.values())[:MOST]

    def answer(self, subject: Subject) -> str:
        """Return the name of a subject, what it says of itself, and what the rules say."""
        rules = self._book.sentences(subject.key) if subject.key else ""
        name = "" if subject.about.startswith(subject.name) else subject.name
        return self._catalogue.sentences(filter(None, (name, subject.about, rules)))

    def _things(self) -> Iterator[Subject]:
        for entry in living():
            if entry.label and entry.item.isVisible():
                key = self._book.key_of(told_around(entry.item, topic_of))
                if key or entry.about:
                    yield Subject(entry.label, key, entry.about)


def _around(asked: str) -> tuple[str, str]:
    """Return what is typed before and after the name of a thing, in plain words.

    Words that are written apart have a space between them and the name.
    """
    before, _, after = asked.partition(GAP)
    apart = " " if before.endswith(" ") else ""
    return " ".join(words_of(before)) + apart, " ".join(words_of(after))
