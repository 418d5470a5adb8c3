"""A short guide to the rules and the signs of a game, on one page."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count, takewhile
from typing import NamedTuple

from rococo_desktop.controller.pages.teller import Teller

OWN = "table"
"""The first heading about this program, after those about the rules."""
AT_THIS_TABLE = {
    "hints": "hint",
    "undo": "undo",
    "follow": "pause",
    "log": "clock",
    "keys": "menu",
}
"""Its sentences, which are the same in every game, each with the sign before it."""


class GuideRow(NamedTuple):
    """A sentence of the guide with its sign, or a heading without one."""

    key: str
    sign: str
    text: str


ACTIONS = "actions"
"""The heading about the main actions."""
NAMES = "names"
"""What each of them is about, in a word or two."""


class ActionRow(NamedTuple):
    """A main action: its picture, as a path in the images, or else its sign, name and sentence.

    ``lit`` says whether it can be chosen now.
    """

    key: str
    picture: str
    sign: str
    name: str
    text: str
    lit: bool


def action_rows(
    pages: Mapping[str, Mapping[str, str]],
    pictures: Mapping[str, str],
    teller: Teller,
    edition: str,
    open_now: Collection[str],
) -> Iterator[ActionRow]:
    """Yield the main actions of a game in the edition's words, those ``open_now`` lit."""
    teller.speak(edition)
    for key, sign in pages.get(ACTIONS, {}).items():
        text = teller.text(f"{teller.guide}-{ACTIONS}-{key}")
        name = teller.text(f"{teller.guide}-{NAMES}-{key}")
        yield ActionRow(key, pictures.get(key, ""), sign, name, text, key in open_now)


def guide_rows(
    pages: Mapping[str, Mapping[str, str]],
    teller: Teller,
    edition: str,
    expansions: Sequence[str] = (),
) -> Iterator[GuideRow]:
    """Yield the guide in the current language and the edition's words, with the expansions.

    ``pages`` are the sentences of each heading, each with the sign before it.
    """
    teller.speak(edition)
    for heading, sentences in pages.items():
        if heading == OWN:
            for expansion in expansions:
                yield from _expansion(teller, expansion)
        scope = "guide" if heading == OWN else teller.guide
        yield GuideRow(heading, "", teller.text(f"{scope}-heading-{heading}"))
        for key, sign in sentences.items():
            yield GuideRow(f"{heading}.{key}", sign, teller.text(f"{scope}-{heading}-{key}"))


def _expansion(teller: Teller, expansion: str) -> Iterator[GuideRow]:
    """Yield the sentences of an expansion, if it has any; each begins with its sign."""
    keys = (f"{teller.guide}-{expansion}-{number}" for number in count(1))
    for number, key in enumerate(takewhile(teller.catalogue.__contains__, keys), 1):
        if number == 1:
            yield GuideRow(expansion, "", teller.expansion(expansion))
        sign, _, text = teller.text(key).partition(" ")
        yield GuideRow(f"{expansion}.{number}", sign.removeprefix(":"), text)
