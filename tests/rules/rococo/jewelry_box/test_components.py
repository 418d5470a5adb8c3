"""The certain facts about the Jewelry Box's components are checked, also in an owner's file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rococo_desktop.rules.entries import PriceTable
from rococo_desktop.rules.rococo.components.models import Extra
from rococo_desktop.rules.rococo.jewelry_box.components import (
    CARDS,
    CONDITIONS,
    JewelryTable,
    problems,
)
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from tests.rules.component_errors import refused, sentences
from tests.rules.rococo.jewelry_box.box import EXTRA, PRICES
from tests.rules.rococo.table import changed

OWN = EXTRA.own
assert isinstance(OWN, JewelryTable)


def with_own(**fields: object) -> Extra:
    assert isinstance(OWN, JewelryTable)
    return changed(EXTRA, own=changed(OWN, **fields))


def tiles(**numbers: int) -> Extra:
    assert isinstance(OWN, JewelryTable)
    return with_own(tiles=changed(OWN.tiles, numbers=OWN.tiles.numbers._replace(**numbers)))


def without_card(card: str) -> Extra:
    return changed(EXTRA, employees={k: v for k, v in EXTRA.employees.items() if k != card})


def condition(card: str, kind: str) -> Extra:
    assert isinstance(OWN, JewelryTable)
    other = changed(OWN.conditions[card], kind=kind)
    return with_own(conditions=OWN.conditions | {card: other})


def prices(*row: int) -> Extra:
    return with_own(display=PriceTable.model_construct(source="owner", designed=(), prices=row))


def statue() -> Extra:
    space = changed(EXTRA.decorations["jeweler-1"], group="statue")
    return changed(EXTRA, decorations=EXTRA.decorations | {"jeweler-1": space})


def test_the_components_as_they_are():
    """Deluxe, "Jewelry Box", "Components"."""
    assert list(problems(EXTRA)) == []
    assert sum(CARDS.values()) == len(EXTRA.employees) == 28
    assert len(CONDITIONS) == 10
    assert list(PRICES) == sorted(PRICES, reverse=True)


def test_what_no_text_prints_is_marked_as_reconstructed():
    """docs/components.md, "Jewelry Box"."""
    assert isinstance(OWN, JewelryTable)
    assert {card.source for card in EXTRA.employees.values()} == {"rulebook"}
    assert {condition.source for condition in OWN.conditions.values()} == {"rulebook"}
    assert OWN.examination.source == "rulebook"
    assert {OWN.display.source, OWN.tiles.source} == {"reconstructed"}
    assert {space.source for space in EXTRA.decorations.values()} == {"reconstructed"}


def test_a_dearer_place_at_the_jewelers_is_never_worth_less():
    """docs/components.md, "Jewelry Box": the dear ones make up for it with points."""
    spaces = list(EXTRA.decorations.values())
    assert [space.cost for space in spaces] == sorted({space.cost for space in spaces})
    assert [space.prestige for space in spaces] == sorted(space.prestige for space in spaces)


NUMBERS = "must be 9 × Journeyman 2, 9 × Master 5, 10 × Apprentice, not"


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: tiles(yellow=7), "there must be 24, not 25"),
        (lambda: tiles(yellow=12, red=0), "necklaces and rings of all four colors"),
        (lambda: without_card("new-master-hall"), NUMBERS),
        (lambda: without_card("specialist-coats"), NUMBERS),
        (lambda: condition("specialist-coats", "gowns"), "each kind of condition occurs once"),
        (statue, "must be jeweler"),
        (lambda: changed(EXTRA, decorations={}), "a space of the group jeweler"),
    ],
)
def test_what_is_certain_is_checked(make: Callable[[], Extra], words: str):
    assert any(words in text for text in sentences(problems(make())))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[decorations.jeweler-1]\ncost = 5\n", None),
        ("[jewelry_box.display]\nprices = [5, 4, 3, 2]\n", None),
        ("[jewelry_box.display]\nprices = [1, 2]\n", None),
        ("[jewelry_box.tiles]\nnumbers = { yellow = 7, green = 5, red = 7, blue = 5 }\n", None),
        ("[jewelry_box.tiles]\nnumbers = { yellow = 7 }\n", "must be 24, not"),
    ],
)
def test_an_owner_corrects_what_is_ours(tmp_path: Path, text: str, words: str | None):
    """docs/components.md, "How an owner corrects a value"."""
    file = tmp_path / "components.toml"
    file.write_text(text)
    if words is None:
        corrected = LIBRARY.load(file).extras["jewelry_box"]
        assert corrected != EXTRA
        return
    with refused(words):
        LIBRARY.load(file)
