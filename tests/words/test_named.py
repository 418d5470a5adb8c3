"""Sentences about a player are known by the whole name, whatever it is."""

import pytest

from rococo_desktop.texts import Catalogue, isolated
from rococo_desktop.words.named import Named, tell

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


TEXTS = Catalogue()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_of_a_player_does_not_depend_on_the_name(name: str) -> None:
    """Nothing looks for the name in the sentence."""
    told = tell(TEXTS, "event.supply_turned", player=name)
    assert told.text == f"{isolated(name)} {told.predicate}."
    assert told.predicate == tell(TEXTS, "event.supply_turned", player="Ann").predicate


@pytest.mark.parametrize("seat", range(len(NAMES)))
def test_several_sentences_about_a_player_are_one(seat: int) -> None:
    named = Named(NAMES)
    joined = named.joined(seat, ["buys silk", "buys silk", "hires somebody"])
    assert joined == f"{isolated(NAMES[seat])} buys silk (×2), hires somebody."


def test_a_sentence_that_begins_otherwise_has_no_predicate() -> None:
    assert tell(TEXTS, "event.item_scored", item="Ann", player="Ann", prestige="2").predicate == ""
