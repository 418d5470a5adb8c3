"""Sentences about a player are known by the whole name, whatever it is."""

import pytest

from rococo_desktop.texts import Catalogue
from rococo_desktop.words.named import Named

NAMES = (
    "Ann",
    "Ann Marie",
    "$&",
    "%2",
    "$'",
    "عمر",
    "می\u200cخواهم",
    "ශ්\u200dරී",
    "王小明",
    "👨\u200d👩\u200d👧",
)


def said(name: str) -> str:
    return Catalogue().text("{player} buys silk.", player=name)


@pytest.mark.parametrize("seat", range(len(NAMES)))
def test_a_sentence_is_about_one_player(seat: int) -> None:
    named = Named(NAMES)
    about = [each for each in range(len(NAMES)) if named.is_about(each, said(NAMES[seat]))]
    assert about == [seat]
    sentences = [said(NAMES[seat]), said(NAMES[seat])]
    twice = named.joined(seat, sentences)
    assert twice == said(NAMES[seat]).replace("silk.", "silk (×2).")


def test_a_sentence_about_nobody() -> None:
    assert not Named(NAMES).is_about(0, "The round begins.")
