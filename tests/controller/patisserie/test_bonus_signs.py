"""The bonuses and conditions of staff cards as rows of numbers and signs."""

from collections.abc import Iterator

from rococo_desktop.controller.patisserie.bonus_signs import (
    bonus_signs,
    condition_signs,
    solo_signs,
)
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.entries import Step
from rococo_desktop.rules.patisserie.components import bonuses as data
from rococo_desktop.rules.patisserie.components.load import LIBRARY

MARKS = ":!*#"


def parts(row: list[str]) -> Iterator[str]:
    return (part for phrase in row for word in phrase.split(" ") for part in word.split("~"))


def test_every_card_has_a_row_of_signs_that_are_drawn() -> None:
    book = LIBRARY.load()
    rows = [bonus_signs(card.bonus) for card in book.staff.values()]
    rows += [
        condition_signs(card.condition, "If") for card in book.staff.values() if card.condition
    ]
    rows += [solo_signs(card) for card in book.solo.values()]
    for row in rows:
        assert row
        for part in parts(row):
            assert "{" not in part
            if part[0] in MARKS[:2] and len(part) > 1:
                images = resource_path("images")
                own = images / "patisserie" / "sign" / f"{part[1:]}.svg"
                assert own.is_file() or (images / f"{part[1:]}.svg").is_file()
            elif part[0] in MARKS[2:] and len(part) > 1:
                assert part[1:].isdigit()


def test_a_row_tells_numbers_kinds_and_steps() -> None:
    nuts = data.DishFilter(kind="no_nuts", lowest=5, highest=5)
    assert condition_signs(data.Dishes(condition="dishes", number=3, dishes=nuts), "If") == [
        "If 3+~!nuts~:dish~#5~:"
    ]
    assert condition_signs(data.Holding(condition="table", number=4), "If") == [
        "If 4+~:dish",
        "(~1~:table~)~:",
    ]
    assert condition_signs(data.Holding(condition="prestige", number=7), "If") == ["If *7~+~:"]
    assert bonus_signs(data.PayForAction(cost=3, action="place")) == ["3~:coin~→", ":post~/ :host"]
    assert bonus_signs(data.DrawIngredients(number=1)) == [":bag~→ :ingredient"]
    tables = data.PrestigeByTables(steps=(Step(2, 1), Step(5, 3)))
    assert bonus_signs(tables) == [":table~:", "2–4~→~*1", "5+~→~*3"]
