"""Sentences about a player are known by the whole name, whatever it is."""

from typing import cast

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.events import ItemScored, SupplyTurned
from rococo_desktop.rules.rococo.rulebook import EDITIONS, LIBRARY, Rococo
from rococo_desktop.texts import Catalogue, isolated
from rococo_desktop.words.rococo.wording import Wording
from tests.beans.kind import BeanWords
from tests.beans.match import Beans
from tests.odd_names import ODD_NAMES

TEXTS = Catalogue()
MATCH = Rococo(Setup(2, EDITIONS[0], ()), LIBRARY.load())


@pytest.mark.parametrize("name", ODD_NAMES)
def test_what_is_said_of_a_player_does_not_depend_on_the_name(name: str) -> None:
    """Nothing looks for the name in the sentence."""
    words = Wording(TEXTS, MATCH.rules, EDITIONS[0], (name, "Bo"))
    told = words.told(SupplyTurned(0))
    assert told.predicate == TEXTS.text("event-supply_turned")
    assert told.text == f"{isolated(name)} {told.predicate}."


@pytest.mark.parametrize("seat", range(len(ODD_NAMES)))
def test_several_sentences_about_a_player_are_one(seat: int) -> None:
    words = BeanWords(TEXTS, cast("Beans", None), ODD_NAMES)
    joined = words.joined(seat, ["buys silk", "buys silk", "hires somebody"])
    assert joined == f"{isolated(ODD_NAMES[seat])} buys silk (×2), hires somebody."


def test_a_sentence_about_something_else_has_no_predicate() -> None:
    words = Wording(TEXTS, MATCH.rules, EDITIONS[0], ("Ann", "Bo"))
    told = words.told(ItemScored(0, "halls", 2))
    assert told.text.endswith("Ann scores 2 prestige.")
    assert told.predicate == ""


def test_a_list_of_names_is_read_in_its_order() -> None:
    """Each name is isolated: as one text the list would run from right to left."""
    names = ["عمر", "Ann", "דנה"]
    first, last = isolated(names[0]), isolated(names[2])
    assert TEXTS.listed(names) == f"{first}, Ann, {last}"
    assert TEXTS.joined(names) == f"{first}, Ann, and {last}"
    assert isolated(TEXTS.listed(names)) == TEXTS.listed(names)


@pytest.mark.parametrize(("parts", "told"), [([], ""), (["a"], "a"), (["a", "b"], "a and b")])
def test_the_last_of_a_list_follows_a_word(parts: list[str], told: str) -> None:
    assert TEXTS.joined(parts) == told
