"""The certain facts about her 25 cards; tables that break them are refused."""

from typing import Any

import pytest

from rococo_desktop.rules.rococo.components.models import Extra
from rococo_desktop.rules.rococo.madame_du_barry.components import (
    HALLS,
    KEY,
    Card,
    MadameTable,
    doubts,
    problems,
)
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from tests.rules.component_errors import sentences
from tests.rules.rococo.table import changed

EXTRA = LIBRARY.load().extras[KEY]


def table() -> MadameTable:
    assert isinstance(EXTRA.own, MadameTable)
    return EXTRA.own


def found(**cards: dict[str, Any] | None) -> list[str]:
    """Return the errors if some cards are printed differently or (None) missing."""
    return sentences(problems(printed_otherwise(**cards)))


def doubted(**cards: dict[str, Any] | None) -> list[str]:
    """Return the deviations from our guesses then."""
    return sentences(doubts(printed_otherwise(**cards)))


def printed_otherwise(**cards: dict[str, Any] | None) -> Extra:
    own = table()
    changes = {f"madame-{name[1:]}": card for name, card in cards.items()}
    printed = {id: card for id, card in own.cards.items() if id not in changes}
    printed |= {
        id: Card.model_validate({"source": "owner", "hall": own.cards[id].hall, **card})
        for id, card in changes.items()
        if card is not None
    }
    return changed(EXTRA, own=changed(own, cards=printed))


def test_ours_hold():
    assert list(problems(EXTRA)) == list(doubts(EXTRA)) == []


def test_there_are_25():
    """Deluxe, "Components": "25 Madame du Barry cards"."""
    assert "there must be 25, not 24" in found(_02=None)


def test_every_kind_of_action_is_on_a_card():
    """Deluxe lists six places of tiles, four kinds of decorations, and the other actions."""
    cards = table().cards
    assert {card.action for card in cards.values()} == {
        "favor",
        "acquire",
        "make_dress",
        "hire",
        "fund",
    }
    (favor,) = [id for id, card in cards.items() if card.action == "favor"]
    again = {"action": "fund", "decorations": "statues", "leave": "none"}
    assert "one must have the action favor" in found(**{f"_{favor[-2:]}": again})
    (center,) = [id for id, card in cards.items() if card.tiles == "center"]
    assert "one must have the tiles center" in found(**{f"_{center[-2:]}": again})


@pytest.mark.parametrize(
    "card",
    [
        {"action": "acquire"},
        {"action": "fund"},
        {"action": "hire"},
        {"action": "make_dress"},
        {"action": "favor", "number": 1},
        {"action": "hire", "number": 1, "tiles": "left"},
        {"action": "acquire", "tiles": "left", "decorations": "statues"},
    ],
)
def test_a_card_says_what_its_action_is_about(card):
    assert "does not say what its action is about" in found(_02={**card, "leave": "none"})


def test_a_full_hand_leaves_a_card_of_every_hall():
    """Ruling 59, as we guess: else a garment might find no place although there is one."""
    cards = table().cards
    assert {card.hall for card in cards.values()} == {*HALLS}
    one = next(id for id, card in cards.items() if card.hall == "hall5" and card.action == "fund")
    kind = cards[one].decorations
    moved = {"action": "fund", "decorations": kind, "leave": "none", "hall": "hall1"}
    printed = f"_{one[-2:]}"
    assert found(**{printed: moved}) == []
    assert "a full hand must leave a card of every hall" in doubted(**{printed: moved})
