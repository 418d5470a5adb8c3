"""Parses SPDX licence expressions as far as needed to find the required texts."""

import re
from itertools import product

Needed = tuple[str, ...]
"""The names of licences and exceptions that apply together."""


def alternatives(expression: str) -> list[Needed]:
    """Return the alternatives, in the order of the expression."""
    words = re.findall(r"[()]|[^\s()]+", expression)
    return _either(words)


def chosen(expression: str, known: set[str]) -> Needed | None:
    """Return the first alternative whose texts are all known; None if there is none."""
    return next((each for each in alternatives(expression) if known.issuperset(each)), None)


def _either(words: list[str]) -> list[Needed]:
    choices = _both(words)
    while words and words[0] == "OR":
        words.pop(0)
        choices += _both(words)
    return choices


def _both(words: list[str]) -> list[Needed]:
    choices = _one(words)
    while words and words[0] == "AND":
        words.pop(0)
        choices = [left + right for left, right in product(choices, _one(words))]
    return choices


def _one(words: list[str]) -> list[Needed]:
    word = words.pop(0)
    if word == "(":
        choices = _either(words)
        words.pop(0)
        return choices
    if words and words[0] == "WITH":
        words.pop(0)
        return [(word, words.pop(0))]
    return [(word,)]
