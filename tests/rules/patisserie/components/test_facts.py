"""The components agree with what the rulebook says of them; the lines are those of its text."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.rules.patisserie.components.load import LIBRARY

COMPONENTS = LIBRARY.load()


def test_the_box_contains_so_many_tiles_and_cards() -> None:
    """Components, lines 105 to 131; solo game, line 745; promos, lines 1022 to 1077."""
    kinds = Counter((card.deck, card.set) for card in COMPONENTS.staff.values())
    assert len(COMPONENTS.recipes) == 45
    assert len(COMPONENTS.ingredients) == 50
    assert len(COMPONENTS.solo) == 30
    assert kinds == {
        ("start", "start"): 4,
        ("start", "promo_start_staff"): 2,
        ("numbered", "base"): 68,
        ("star", "base"): 8,
        ("star", "promo_staff"): 3,
    }
    assert Counter(tile.set for tile in COMPONENTS.table_bonuses.values()) == {
        "base": 11,
        "promo_table_bonuses": 3,
    }
    assert Counter(tile.set for tile in COMPONENTS.special_bonuses.values()) == {
        "base": 6,
        "promo_special_bonuses": 3,
    }
