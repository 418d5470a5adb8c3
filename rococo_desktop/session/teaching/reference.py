"""The reference: entries about everything on a game's table, and the search in them.

A game's entries are in ``resources/reference/<game>/*.toml``, and those about the program, which
every reference ends with, in ``resources/reference/program.toml``. Their texts are in the
catalogue: a title, a text, further search terms and, where the rulebook is silent, the ruling.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import Field

from rococo_desktop.engine.parsing import parse_toml
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.entries import Strict
from rococo_desktop.texts.typed_words import words_of

Key = Annotated[str, Field(pattern=r"^[a-z0-9_.:-]+$")]
Keys = Annotated[tuple[Key, ...], Field(strict=False)]


class Entry(Strict):
    """An entry about one thing; its texts are messages of the catalogue."""

    id: Key
    scope: Key | None = None
    """The name under which its texts are; None if they are under none."""
    title: Key | None = None
    """The key of its title if that is another message; otherwise it has its own."""
    pictures: Keys = ()
    """Signs, and pieces that the game draws."""
    links: Keys = ()
    """The entries to read next."""
    topics: Keys = ()
    """The things on the table that it explains, besides its own id."""
    lesson: str = ""
    """The key of a lesson that shows it."""
    rulings: Annotated[tuple[int, ...], Field(strict=False)] = ()
    """The numbers in the list of rulings, if the book is silent about something."""

    @property
    def titled(self) -> str:
        return self.title or self.message("title")

    def message(self, part: str) -> str:
        """Return the key of its ``text``, its search ``terms`` or its ``ruling``."""
        return "-".join(filter(None, ("reference", self.scope, self.id, part)))


class Document(Strict):
    """A file of entries, of the game itself or of one expansion."""

    expansion: Key | None = None
    scope: Key | None = None
    """The name under which all its texts are: two games may have entries of the same id."""
    entry: Annotated[tuple[Entry, ...], Field(strict=False)]


class Reference:
    """The entries of one game, in order, by id and by what they are about."""

    def __init__(self, documents: Iterable[Document] = ()) -> None:
        """Raise ValueError if two entries claim the same thing, or a link leads nowhere."""
        self.entries: dict[str, Entry] = {}
        self.expansions: dict[str, str] = {}
        """The expansion of each entry that belongs to one."""
        self.topics: dict[str, Entry] = {}
        """The entry about each thing."""
        for document in documents:
            for entry in document.entry:
                self.entries[entry.id] = entry
                if document.expansion:
                    self.expansions[entry.id] = document.expansion
                for topic in (entry.id, *entry.topics):
                    if topic in self.topics:
                        raise ValueError(f"{topic}: {self.topics[topic].id} and {entry.id}")
                    self.topics[topic] = entry
        for entry in self.entries.values():
            for link in entry.links:
                if link not in self.entries:
                    raise ValueError(f"{entry.id}: no entry {link}")

    def about(self, topic: str) -> Entry | None:
        """Return the entry about a thing, or about the thing of which it is a part or a kind.

        A thing such as ``decision.choose_action.favor`` is a kind of ``decision.choose_action``.
        """
        while topic:
            if found := self.topics.get(topic):
                return found
            topic = topic.rpartition(".")[0]
        return None


@cache
def read_reference(game: str) -> Reference:
    """Return the reference of a game, an empty one if it has none."""
    files = sorted(resource_path("reference", game).glob("*.toml"))
    if not files:
        return Reference()
    documents = sorted(map(_read, files), key=lambda each: each.expansion is not None)
    return Reference([*documents, _read(resource_path("reference", "program.toml"))])


def _read(file: Path) -> Document:
    plain = parse_toml(file.read_bytes())
    for entry in plain["entry"]:
        entry["scope"] = plain.get("scope")
    return Document.model_validate(plain)


# -- search ----------------------------------------------------------------------------------------

EXACT, BEGINNING, INSIDE, SIMILAR = 8, 6, 2, 1
"""The weights of matches, from the whole word to a misspelt one."""

ANY_TITLE, TERMS, TEXT = 2, 5, 1
"""The weight of a word in each part of an entry."""
SHORT_TITLE = 14
"""The extra weight of a title of one word; a title of four words counts like the terms."""

LEAST_INSIDE = 4
"""The fewest letters to look for within longer words, or among similar ones."""
LETTERS = {"CJK": 4, "HIRAGANA": 2, "KATAKANA": 2}
"""How many letters a sign of a script without spaces counts for, by its name in Unicode."""
LONG = 8
"""The fewest letters of a word that may be misspelt twice."""


class Weighted(NamedTuple):
    """A text in which a search finds something, and how much that counts."""

    weight: int
    text: str


def weighed(title: str, terms: str, text: str) -> list[Weighted]:
    """Return the texts of an entry; a title with fewer words counts more."""
    return [
        Weighted(ANY_TITLE + SHORT_TITLE // max(1, len(words_of(title))), title),
        Weighted(TERMS, terms),
        Weighted(TEXT, text),
    ]


def length(word: str) -> int:
    """Return how many letters of an alphabet would say as much."""
    return sum(LETTERS.get(unicodedata.name(sign, "").partition(" ")[0], 1) for sign in word)


class Index:
    """Finds documents by words or their beginnings, despite misspellings."""

    def __init__(self, documents: Mapping[str, Sequence[Weighted]]) -> None:
        self._order = {key: place for place, key in enumerate(documents)}
        self._found: dict[str, dict[str, int]] = defaultdict(dict)
        self._named: set[str] = set()
        """The words of titles and terms; only these are found if misspelt."""
        for key, texts in documents.items():
            for weight, text in texts:
                for word in words_of(text):
                    here = self._found[word]
                    here[key] = max(weight, here.get(key, 0))
                    if weight > TEXT and len(word) >= LEAST_INSIDE:
                        self._named.add(word)

    def find(self, query: str) -> list[str]:
        """Return the documents with most of the words, the best first; none for no word."""
        scores: dict[str, list[int]] = defaultdict(list)
        for word in words_of(query):
            for key, score in self._scores(word).items():
                scores[key].append(score)
        most = max(map(len, scores.values()), default=0)
        found = [key for key, parts in scores.items() if len(parts) == most]
        return sorted(found, key=lambda key: (-sum(scores[key]), self._order[key]))

    def _scores(self, wanted: str) -> dict[str, int]:
        scores: dict[str, int] = {}
        for word, grade in self._matches(wanted):
            for key, weight in self._found[word].items():
                scores[key] = max(scores.get(key, 0), grade * weight)
        return scores

    def _matches(self, wanted: str) -> list[tuple[str, int]]:
        """Return the known words that may be meant; similar ones only if there are no others."""
        found = [
            (word, EXACT if word == wanted else BEGINNING)
            for word in self._found
            if word.startswith(wanted)
        ]
        if length(wanted) < LEAST_INSIDE:
            return found
        found += [(word, INSIDE) for word in self._found if word.find(wanted) > 0]
        if found or len(wanted) < LEAST_INSIDE:
            return found
        from rapidfuzz.distance import OSA  # slow to import, seldom needed

        most = 2 if len(wanted) >= LONG else 1
        meant = (word for word in self._named if OSA.distance(wanted, word) <= most)
        return [(word, SIMILAR) for word in meant]
