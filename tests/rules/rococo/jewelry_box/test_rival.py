"""The Jewelry Box's rules for an automatic rival (Deluxe, solo mode, 3., 6. to 8.).

The rival here is a stand-in that only counts its further turns.
"""

from collections import Counter
from typing import NamedTuple

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo import rulebook
from rococo_desktop.rules.rococo.book import Context, Rival, RuleSet
from rococo_desktop.rules.rococo.components.models import Notions, Silk
from rococo_desktop.rules.rococo.events import EmployeeLeft, LivrePaid, ResourceDrawn
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.events import (
    ExaminationPassed,
    GraduateTaken,
    JewelryTaken,
    TaskFulfilled,
)
from rococo_desktop.rules.rococo.jewelry_box.examinations import (
    COAT,
    COMMON_SILK,
    DECORATION,
    GOWN,
    MASTER_DRESS,
    NOTIONS,
    RARE_SILK,
    TASKS,
)
from rococo_desktop.rules.rococo.jewelry_box.scoring import collect_income
from rococo_desktop.rules.rococo.jewelry_box.slots import JOURNEYMAN, MASTER, deck_of
from rococo_desktop.rules.rococo.occasions import RentedDress, RivalAction
from tests.rules.rococo.jewelry_box.box import JEWELER, BoxTable, jewel
from tests.rules.rococo.table import LEFT, ME, RIGHT, changed

KEY = "stand_in"
IT = RIGHT
"""The rival's seat at a table of two people."""


class Reveal(NamedTuple):
    """Never asked in these tests."""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        return ()

    def answer(self, context: Context, option: str) -> None:
        """Nothing."""


@pytest.fixture
def extra_turns() -> Counter[int]:
    return Counter()


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, extra_turns: Counter[int]) -> BoxTable:
    def extra_turn(context: Context, seat: int) -> None:
        extra_turns[seat] += 1

    def has_turn(context: Context, seat: int) -> bool:
        return False

    def begin_turn(context: Context, seat: int) -> None:
        raise AssertionError

    rival = Rival(
        name="Stand-in",
        question=Reveal,
        has_turn=has_turn,
        begin_turn=begin_turn,
        extra_turn=extra_turn,
    )
    stand_in = RuleSet(key=KEY, frames={"reveal": Reveal}, rival=rival)
    monkeypatch.setattr(rulebook, "EXPANSIONS", (*rulebook.EXPANSIONS, stand_in))
    table = BoxTable(2, expansions=(KEY,))
    assert table.rules.seats == 3
    assert list(table.rules.people) == [ME, LEFT]
    return table


def act(table: BoxTable, action: str, *pieces: str) -> None:
    """Let the rival have done something."""
    context = Context(table.rules, table.state, table.events)
    for noticed in table.rules.observers[RivalAction]:
        noticed(context, RivalAction(IT, action, pieces))


def rent(table: BoxTable, color: str, leave: str) -> list[str]:
    """Let the rival rent a dress, and return the jewelry that it has then."""
    dress = table.new_dress(color=color)  # type: ignore[arg-type]
    context = Context(table.rules, table.state, table.events)
    for noticed in table.rules.observers[RentedDress]:
        noticed(context, RentedDress(IT, dress, leave))
    return table.of(IT).tiles


# -- set-up and income -----------------------------------------------------------------------------


def test_it_gets_no_specialised_apprentice(table):
    """Deluxe, solo mode, "Setup": a token in the Journeyman start area, no Apprentice."""
    fresh = table.match.start(3).state
    own = [player.slots["jewelry_box.player"] for player in fresh.players]
    assert [each.specialist is not None for each in own] == [True, True, False]
    assert own[IT].examination == JOURNEYMAN


def test_it_collects_no_income(table):
    """Deluxe, solo mode, "Phase 4": she does not collect any income."""
    table.gain("yellow", "red", seat=IT)
    table.players[IT].livre = 0
    table.run(collect_income)
    assert table.players[IT].livre == 0


def test_its_jewelry_scores(table):
    """Deluxe, solo mode, "End of Game": score jewelry, etc."""
    table.gain("yellow", "red", seat=IT)
    assert table.points("jewelry", IT) == 2


def test_it_funds_the_jeweler_first(table):
    """Deluxe, solo mode, 6.: if it holds no Jeweler Decoration, one of these for free."""
    assert table.rules.rival_groups == ("jeweler",)


# -- jewelry ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("leave", ["matching", "suitable"])
def test_it_needs_a_decoration_of_the_jewelers(table, leave):
    """Deluxe, solo mode, 3., 2.: it must have a token on a Jeweler Decoration space."""
    table.display(jewel("yellow"))
    assert rent(table, "yellow", leave) == []


@pytest.mark.parametrize("leave", ["none", "", "anything"])
def test_without_leave_it_takes_none(table, leave):
    """Deluxe, solo mode, 3., 2.: she may not acquire Jewelry for this Garment."""
    table.funded(IT)
    table.display(jewel("yellow"))
    assert rent(table, "yellow", leave) == []


@pytest.mark.parametrize(
    ("color", "leave", "taken"),
    [
        ("yellow", "matching", "yellow"),
        ("red", "matching", None),
        ("red", "suitable", "yellow"),
        ("green", "suitable", "blue"),
        ("green", "matching", None),
        ("blue", "matching", "blue"),
    ],
)
def test_it_takes_what_its_card_allows(table, color, leave, taken):
    """Deluxe, solo mode, 3., 2.: of the color; or a ring for a coat, a necklace for a gown."""
    table.funded(IT)
    table.display(jewel("yellow"), jewel("blue"))
    assert rent(table, color, leave) == ([jewel(taken)] if taken else [])
    assert table.events_of(JewelryTaken) == (
        [JewelryTaken(IT, jewel(taken), "dress")] if taken else []
    )


def test_it_takes_the_least_expensive_for_nothing(table):
    """Deluxe, solo mode: the least expensive; she never spends Livre."""
    table.funded(IT)
    table.display(jewel("yellow", 1), jewel("red", 1), jewel("yellow", 2), jewel("blue"))
    assert rent(table, "red", "suitable") == [jewel("yellow", 2)]
    assert table.events_of(LivrePaid) == []


def test_the_least_expensive_is_so_by_its_price(table):
    """Deluxe, solo mode: also where an owner's prices rise to the right; then the oldest tile."""
    box = BOX.of(table.components)
    display = changed(box.display, prices=(3, 2, 2, 5, 6))
    table.components.own["jewelry_box"] = changed(box, display=display)
    table.funded(IT)
    table.display(*(jewel("yellow", number) for number in range(1, 6)))
    assert rent(table, "red", "suitable") == [jewel("yellow", 3)]


@pytest.mark.parametrize(("color", "drawn"), [("yellow", 1), ("red", 0)])
def test_matching_jewelry_brings_a_random_tile(table, color, drawn):
    """Deluxe, solo mode, 3., 2.: a random, unrevealed Resource tile if the colors match."""
    table.funded(IT)
    table.display(jewel("yellow"))
    rent(table, color, "suitable")
    assert len(table.players[IT].resources) == drawn
    assert len(table.events_of(ResourceDrawn)) == drawn
    for event in table.events_of(ResourceDrawn):
        assert event.seen_by(ME) != event


def test_matching_jewelry_without_a_tile_left(table):
    """Ruling 5: bag and discards are empty."""
    table.funded(IT)
    table.display(jewel("yellow"))
    table.state.resource_bag, table.state.resource_discard = [], []
    assert rent(table, "yellow", "matching") == [jewel("yellow")]


# -- tasks -----------------------------------------------------------------------------------------


def test_acquiring_and_funding_fulfil_the_topmost_matching_task(table):
    """Ruling 58; Deluxe, solo mode, 2. and 6.: 1 token on the topmost matching free space."""
    marked = []
    tile = table.new_tile("tile", Silk(yellow=1, blue=1))
    for action, piece in [("acquire", tile), ("fund", JEWELER[0])] * 2:
        act(table, action, piece)
        marked.append(list(table.of(IT).tasks))
    assert marked == [
        [COMMON_SILK],
        [COMMON_SILK, DECORATION],
        [COMMON_SILK, DECORATION, RARE_SILK],
        [COMMON_SILK, DECORATION, RARE_SILK],
    ]
    assert [event.task for event in table.events_of(TaskFulfilled)] == marked[-1]
    assert NOTIONS in TASKS[JOURNEYMAN]


@pytest.mark.parametrize(
    ("tiles", "done", "task"),
    [
        ((Silk(green=1),), (), COMMON_SILK),
        ((Silk(red=1),), (), RARE_SILK),
        ((Silk(red=1), Silk(yellow=1)), (), COMMON_SILK),
        ((Silk(red=1), Silk(yellow=1)), (COMMON_SILK,), RARE_SILK),
        ((Silk(yellow=2),), (COMMON_SILK,), None),
        ((Silk(blue=2),), (COMMON_SILK, RARE_SILK), None),
        ((Silk(blue=2), None), (COMMON_SILK, RARE_SILK), NOTIONS),
        ((None,), (), COMMON_SILK),
        ((None,), (COMMON_SILK,), NOTIONS),
    ],
)
def test_a_task_of_acquiring_matches_what_any_of_the_tiles_shows(table, tiles, done, task):
    """Ruling 58; Deluxe, solo mode, 2.: "the topmost matching free space ... if possible"."""
    own = table.of(IT)
    own.tasks = list(done)
    nothing = Notions(mode="none")
    shown = [
        table.new_tile(f"tile-{number}", Silk(yellow=1))
        if silk is None
        else table.new_tile(f"tile-{number}", silk, nothing)
        for number, silk in enumerate(tiles)
    ]
    act(table, "acquire", *shown)
    assert own.tasks == [*done, *([task] if task else [])]


@pytest.mark.parametrize("action", ["favor", "hire", "make_dress"])
def test_other_actions_fulfil_no_task_of_the_journeyman_examination(table, action):
    """Deluxe, solo mode, 2.: using this action, and only this action."""
    table.new_dress()
    act(table, action, "dress")
    assert table.of(IT).tasks == []


@pytest.mark.parametrize(
    ("color", "master", "done", "task"),
    [
        ("yellow", False, (), GOWN),
        ("blue", False, (), COAT),
        ("yellow", True, (), MASTER_DRESS),
        ("yellow", True, (MASTER_DRESS,), GOWN),
        ("blue", True, (MASTER_DRESS,), COAT),
        ("yellow", False, (GOWN,), None),
    ],
)
def test_a_dress_fulfils_the_topmost_matching_task(table, color, master, done, task):
    """Deluxe, solo mode, 3.: for the space on the top, a Garment with a gold thimble."""
    own = table.of(IT)
    own.examination, own.tasks = MASTER, list(done)
    act(table, "make_dress", table.new_dress(color=color, master=master))
    assert own.tasks == [*done, *([task] if task else [])]


@pytest.mark.parametrize("action", ["acquire", "fund"])
def test_other_actions_fulfil_no_task_of_the_master_examination(table, action):
    """Deluxe, solo mode, 3.: whenever she tailors Garments using this action."""
    table.of(IT).examination = MASTER
    act(table, action, table.new_tile("tile", Silk(yellow=1)))
    assert table.of(IT).tasks == []


# -- examinations ----------------------------------------------------------------------------------


def last_task(table: BoxTable, examination: str) -> None:
    """Let the rival fulfil the last task of the examination."""
    own = table.of(IT)
    own.examination = examination
    own.tasks = list(TASKS[examination][:-1])
    if examination == JOURNEYMAN:
        act(table, "fund", JEWELER[0])
    else:
        act(table, "make_dress", table.new_dress(color="blue"))


@pytest.mark.parametrize(
    ("examination", "candidate", "others"),
    [
        (JOURNEYMAN, ["start-apprentice-1"], ["master", "journeyman", "level6-couples"]),
        (MASTER, ["journeyman"], ["master", "apprentice"]),
    ],
)
def test_a_full_row_is_an_examination_passed_at_once(
    table, extra_turns, examination, candidate, others
):
    """Deluxe, solo mode, 7. and 8."""
    table.staff(*others, *candidate, seat=IT)
    before = list(deck_of(table.jeweler, examination))
    last_task(table, examination)
    own, belongings = table.of(IT), table.players[IT]
    assert belongings.prestige == 1
    assert table.events_of(PrestigeGained) == [PrestigeGained(IT, 1, "examination")]
    assert table.events_of(LivrePaid) == []
    assert table.events_of(ExaminationPassed) == [
        ExaminationPassed(IT, f"{examination}_examination")
    ]
    assert table.state.removed == candidate
    assert table.events_of(EmployeeLeft) == [EmployeeLeft(IT, candidate[0])]
    (graduate,) = {*before} - {*deck_of(table.jeweler, examination)}
    assert belongings.staff() == [*others, graduate]
    assert own.tasks == []
    assert own.examination == (MASTER if examination == JOURNEYMAN else JOURNEYMAN)
    assert own.masters == (examination == MASTER)
    assert extra_turns == {IT: 1}


def test_the_graduate_stays_secret(table):
    """Deluxe, solo mode, 7.: secretly add 1 random card."""
    table.staff("start-apprentice-1", seat=IT)
    last_task(table, JOURNEYMAN)
    (graduate,) = table.players[IT].staff()
    for viewer in (ME, LEFT, None):
        assert graduate not in repr(table.view(viewer))
        for event in table.events_of(GraduateTaken):
            assert event.seen_by(viewer) == GraduateTaken(IT, None)


def test_who_leaves_and_who_comes_is_random(table):
    """Deluxe, solo mode, 7.: randomly remove any 1 Apprentice; 1 random card from the deck."""
    left, came = set(), set()
    staff = ["start-apprentice-1", "start-apprentice-2", "level6-couples"]
    for seed in range(30):
        table.state.seed, table.state.streams = seed, {}
        table.staff(*staff, seat=IT)
        deck = list(table.jeweler.journeymen)
        last_task(table, JOURNEYMAN)
        left.update({*staff} - {*table.players[IT].staff()})
        came.update({*table.players[IT].staff()} - {*staff})
        table.jeweler.journeymen = deck
        table.of(IT).new_journeymen.clear()
    assert left == {"start-apprentice-1", "start-apprentice-2"}
    assert len(came) > 4


def test_an_apprentice_of_level_6_never_leaves(table, extra_turns):
    """Deluxe, solo mode, 7.: any 1 Apprentice (but not from Level VI)."""
    table.staff("level6-couples", "level6-staff", seat=IT)
    last_task(table, JOURNEYMAN)
    assert table.state.removed == []
    assert len(table.players[IT].staff()) == 3
    assert extra_turns == {IT: 1}


def test_a_journeyman_of_level_6_may_leave(table):
    """Deluxe, solo mode, 8.: any 1 Journeyman."""
    assert table.rules.employees["level6-fund"].type == "journeyman"
    table.staff("level6-fund", seat=IT)
    last_task(table, MASTER)
    assert table.state.removed == ["level6-fund"]


def test_with_an_empty_deck_nobody_comes(table, extra_turns):
    """Ruling 53: the steps that can be done are done."""
    table.jeweler.journeymen = []
    table.staff("start-apprentice-1", seat=IT)
    last_task(table, JOURNEYMAN)
    assert table.players[IT].staff() == []
    assert table.of(IT).examination == MASTER
    assert extra_turns == {IT: 1}


def test_examinations_alternate(table, extra_turns):
    """Deluxe, solo mode, 7. and 8.: the token moves from the one start area to the other."""
    for number in range(3):
        for examination in (JOURNEYMAN, MASTER):
            table.staff("start-apprentice-1", "start-journeyman", seat=IT)
            assert table.of(IT).examination == examination
            last_task(table, examination)
        assert table.of(IT).masters == number + 1
    assert extra_turns == {IT: 6}
