"""Every card of the book is there once, by its level (Deluxe, "Overview of Employee Bonuses")."""

from collections import Counter

import pytest

from rococo_desktop.rules.rococo.base.bonuses import EFFECTS
from rococo_desktop.rules.rococo.base.scoring import FINALS
from tests.rules.rococo.table import COMPONENTS

BOOK = {
    None: ["none", "none", "buy_notion", "acquire", "gain_livre"],
    1: [
        "gain_livre",
        "depute_with_bonus",
        "draw_resource",
        "acquire",
        "draw_resource",
        "gain_notion",
    ],
    2: ["per_dress", "make_dress", "depute_for_livre", "prestige_per_decorations"],
    3: ["livre_per_decoration", "prestige_per_dresses", "fund", "livre_by_staff"],
    4: ["livre_by_staff", "make_dress", "per_dress", "prestige_for_livre"],
    5: ["per_dress", "prestige_per_decorations", "prestige_per_dresses", "discard_resources"],
    6: [
        "prestige_for_livre",
        "fund",
        "deck_size",
        "thread_lace_pairs",
        "master_space_pairs",
        "couples",
    ],
}


@pytest.mark.parametrize("level", BOOK)
def test_the_cards_of_a_level(level):
    """2013, "Overview of the Employee bonuses": each employee grants a unique bonus."""
    found = []
    for card in COMPONENTS.employees.values():
        if card.level == level:
            key = card.bonus.effect if card.bonus else card.final
            found.append(key or "none")
    assert Counter(found) == Counter(BOOK[level])


def test_every_effect_is_on_a_card_and_every_card_has_its_effect():
    """2013, "Overview of the Employee bonuses": no effect is left over, none is missing."""
    printed = {key for keys in BOOK.values() for key in keys} - {"none"}
    assert printed == EFFECTS.keys() | FINALS.keys()
