"""The specialised Apprentices (Deluxe, "4. Hire a New Employee", "Hiring Conditions")."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.base.hire import HireEmployee
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import EmployeeHired, LivrePaid
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, CONDITIONS
from rococo_desktop.rules.rococo.jewelry_box.events import SpecialistHired
from rococo_desktop.rules.rococo.jewelry_box.hire import CONDITION, meets
from rococo_desktop.rules.rococo.obstacles import EMPTY
from tests.rules.rococo.jewelry_box.box import EXTRA, BoxTable
from tests.rules.rococo.table import LEFT, ME

Change = Callable[[BoxTable], object]


def coats(number: int) -> Change:
    return lambda table: table.rent_colors(ME, *["green", "blue", "green", "blue"][:number])


def gowns(number: int) -> Change:
    return lambda table: table.rent_colors(ME, *["yellow", "red", "yellow", "red"][:number])


def on_master_spaces(number: int) -> Change:
    def change(table: BoxTable) -> None:
        spaces = [space for hall in range(1, 6) for space in table.spaces(hall, master=True)]
        for space in spaces[:number]:
            table.rent(ME, space)

    return change


def livre(number: int) -> Change:
    return lambda table: setattr(table.me, "livre", number)


def jewelry(number: int) -> Change:
    return lambda table: table.gain(*["yellow"] * number)


def decorations(*spaces: str) -> Change:
    return lambda table: table.decorate(ME, *spaces)


def supplies(tiles: int, thread: int, lace: int) -> Change:
    def change(table: BoxTable) -> None:
        table.me.thread, table.me.lace = thread, lace
        table.me.resources = [table.new_tile(f"tile-{i}", Silk(red=1)) for i in range(tiles)]

    return change


def prestige(number: int) -> Change:
    return lambda table: setattr(table.me, "prestige", number)


def masters(number: int) -> Change:
    return lambda table: setattr(table.own, "masters", number)


def halls(*numbers: int, musician: int = 0) -> Change:
    def change(table: BoxTable) -> None:
        for number in numbers:
            table.rent(ME, table.spaces(number)[0])
        if musician:
            table.decorate(ME, table.hall(musician).musician.id)

    return change


class Case(NamedTuple):
    kind: str
    changes: tuple[Change, ...]
    met: bool


THREE_TYPES = ("jeweler-1", "statue-1", "fireworks-1")
CASES = [
    Case("coats", (coats(2), gowns(3)), False),
    Case("coats", (coats(3),), True),
    Case("gowns", (gowns(2), coats(3)), False),
    Case("gowns", (gowns(3),), True),
    Case("master_spaces", (on_master_spaces(2), halls(1, 2, 3)), False),
    Case("master_spaces", (on_master_spaces(3),), True),
    Case("livre", (livre(29),), False),
    Case("livre", (livre(30),), True),
    Case("jewelry", (jewelry(2),), False),
    Case("jewelry", (jewelry(3),), True),
    Case("decoration_types", (decorations("statue-1", "statue-2", "fireworks-1"),), False),
    Case("decoration_types", (decorations(*THREE_TYPES),), True),
    Case("supplies", (supplies(3, 2, 2),), False),
    Case("supplies", (supplies(4, 1, 2),), False),
    Case("supplies", (supplies(4, 2, 1),), False),
    Case("supplies", (supplies(4, 2, 2),), True),
    Case("prestige", (prestige(4),), False),
    Case("prestige", (prestige(5),), True),
    Case("master_examination", (masters(0),), False),
    Case("master_examination", (masters(1),), True),
    Case("master_examination", (masters(2),), True),
    Case("all_halls", (halls(1, 2, 3, 4),), False),
    Case("all_halls", (halls(1, 2, 3, 4, 5),), True),
    Case("all_halls", (halls(1, 2, 3, 4, musician=5),), True),
]


def hiring(*changes: Change, kind: str) -> tuple[BoxTable, str]:
    """A Master is played by a player who was dealt the Apprentice with this condition."""
    table = BoxTable()
    specialist = table.specialist(kind)
    for change in changes:
        change(table)
    table.turn("master")
    return table, specialist


@pytest.mark.parametrize("case", CASES, ids=[f"{c.kind}-{i}" for i, c in enumerate(CASES)])
def test_each_condition(case):
    """Deluxe, "Hiring Conditions"."""
    table, specialist = hiring(*case.changes, kind=case.kind)
    assert meets(table.rules, table.state, ME, specialist) == case.met
    assert ("hire" in table.options) == case.met
    if case.met:
        table.answer("hire", specialist)
        assert specialist in table.me.hand
        assert table.own.specialist is None


def test_every_condition_is_met_and_not_met_above():
    assert {(case.kind, case.met) for case in CASES} == {
        (kind, met) for kind in CONDITIONS for met in (True, False)
    }


@pytest.mark.parametrize("case", [case for case in CASES if case.met], ids=lambda case: case.kind)
def test_the_condition_of_others_does_not_count(case):
    """Deluxe, "Hiring Conditions": *you* must."""
    table, _ = hiring(kind=case.kind)
    there = BoxTable()
    for change in case.changes:
        change(there)
    assert not meets(there.rules, there.state, LEFT, f"specialist-{case.kind}".replace("_", "-"))
    assert "hire" not in table.options


def test_the_row_of_a_kitchen_makes_no_second_type():
    """Ruling 56: the book names the Catering Kitchen once among the five types."""
    both = ("fountain-upper-1", "fountain-lower-1")
    table, _ = hiring(decorations(*both, "statue-1"), kind="decoration_types")
    assert "hire" not in table.options
    musician = BoxTable().hall(1).musician.id
    table, _ = hiring(decorations(*both, "statue-1", musician), kind="decoration_types")
    assert "hire" in table.options


def test_hired_for_nothing_instead_of_somebody_of_the_display():
    """Deluxe, "4.": for free, by a Master's action; into the hand as usual."""
    table, specialist = hiring(prestige(5), kind="prestige")
    table.for_hire("level1-purse")
    table.answer("hire")
    assert list(table.options) == ["level1-purse", specialist]
    table.answer(specialist)
    assert table.events_of(LivrePaid) == []
    assert table.events_of(EmployeeHired) == []
    assert table.events_of(SpecialistHired) == [SpecialistHired(ME, specialist)]
    assert table.state.hire[0] == "level1-purse"
    assert (table.asked, table.options) == ("play_card", (specialist,))


def test_hired_without_money_and_with_an_empty_display():
    """Deluxe, "4.": *instead of* hiring from the Game board, for free."""
    table, specialist = hiring(prestige(5), livre(0), kind="prestige")
    assert not any(table.state.hire)
    table.answer("hire")
    assert table.options == (specialist,)


@pytest.mark.parametrize("who", ["journeyman", "apprentice"])
def test_only_a_master_hires(who):
    """Deluxe, "4.": may only be performed by a Master."""
    table = BoxTable()
    table.specialist("prestige")
    table.me.prestige = 5
    table.turn(who)
    assert "hire" not in table.options


def test_once_in_the_game():
    """Deluxe, "4.": once in the game, the one that was dealt to you."""
    table, specialist = hiring(prestige(5), kind="prestige")
    table.answer("hire", specialist)
    table.turn("master")
    assert "hire" not in table.options


def test_nobody_hires_anothers():
    """Deluxe, "4.": the specialized Apprentice that was dealt to *you*."""
    table = BoxTable()
    table.specialist("prestige", LEFT)
    table.me.prestige = 5
    table.turn("master")
    assert "hire" not in table.options


def test_an_unmet_condition_is_named():
    """The obstacle beside the card says why it cannot be hired."""
    table = BoxTable()
    specialist = table.specialist("prestige")
    table.for_hire("level1-purse")
    table.turn("master", "hire")
    frame = table.state.frames[-1]
    assert isinstance(frame, HireEmployee)
    found = dict(frame.candidates(Context(table.rules, table.state, None)))
    assert found == {"level1-purse": None, specialist: CONDITION}
    table, _ = hiring(prestige(4), kind="prestige")
    action = table.rules.main_actions["hire"]
    assert action.obstacle(Context(table.rules, table.state, None), ME, "master") == EMPTY


@pytest.mark.parametrize("kind", CONDITIONS)
def test_each_brings_3_prestige_whenever_played_even_if_the_condition_is_lost(kind):
    """Deluxe, "4.": 3 Prestige Points; the condition can be ignored after the hiring."""
    table = BoxTable()
    table.me.livre = 0
    card = next(c for c, each in BOX.of(table.components).conditions.items() if each.kind == kind)
    for times in (1, 2):
        table.turn(card, "forfeit", "use")
        assert table.me.prestige == 3 * times
    assert table.events_of(PrestigeGained) == [PrestigeGained(ME, 3, card)] * 2
    assert not meets(table.rules, table.state, ME, card) or kind == "prestige"


def test_each_is_deputed_for_4_livre_as_an_apprentice():
    """Ruling 57: the book gives Apprentices 4 Livre, these are Apprentices."""
    for card in EXTRA.employees.values():
        if card.level == 0:
            table = BoxTable()
            table.me.livre = 0
            table.turn(table.lift(card.id), "depute", "forfeit")
            assert (table.me.livre, table.state.removed) == (4, [card.id])
