"""Sentences about a player are known by the whole name, whatever it is."""

from typing import cast

import pytest

from rococo_desktop.texts import Catalogue, isolated, languages, listed, messages
from rococo_desktop.words import tell
from tests.beans.kind import BeanWords
from tests.beans.match import Beans

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
    words = BeanWords(TEXTS, cast("Beans", None), NAMES)
    joined = words.joined(seat, ["buys silk", "buys silk", "hires somebody"])
    assert joined == f"{isolated(NAMES[seat])} buys silk (×2), hires somebody."


def test_a_sentence_that_begins_otherwise_has_no_predicate() -> None:
    assert tell(TEXTS, "event.item_scored", item="Ann", player="Ann", prestige="2").predicate == ""


@pytest.mark.parametrize("language", languages())
def test_a_sentence_with_a_name_in_front_has_it_there_in_every_language(language: str) -> None:
    """Hints and the analysis join what follows the name, and would drop any other sentence."""

    def headed(of: str) -> set[str]:
        return {
            key
            for key, message in messages(of).items()
            if key.partition("event.")[1]
            for form in ((message,) if isinstance(message, str) else message)
            if form.startswith("{player} ")
        }

    assert headed(language) == headed("en")


def test_a_list_of_names_is_read_in_its_order() -> None:
    """Each name is isolated: as one text the list would run from right to left."""
    names = ["عمر", "Ann", "דנה"]
    first, last = isolated(names[0]), isolated(names[2])
    assert listed(names) == f"{first}, Ann, {last}"
    assert TEXTS.joined(names) == f"{first}, Ann and {last}"
    assert isolated(listed(names)) == listed(names)


@pytest.mark.parametrize(("parts", "told"), [([], ""), (["a"], "a"), (["a", "b"], "a and b")])
def test_the_last_of_a_list_follows_a_word(parts: list[str], told: str) -> None:
    assert TEXTS.joined(parts) == told
