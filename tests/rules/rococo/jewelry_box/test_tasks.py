"""The tasks of the examinations (Deluxe, "Jewelry Box", "The Examination Tasks")."""

import pytest

from rococo_desktop.rules.rococo.base.make_dress import TakeReward
from rococo_desktop.rules.rococo.components.bonuses import DrawResource, SilkColor
from rococo_desktop.rules.rococo.components.models import Notions, Silk
from rococo_desktop.rules.rococo.jewelry_box.components import MakeAndSell
from rococo_desktop.rules.rococo.jewelry_box.events import TaskFulfilled
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
from rococo_desktop.rules.rococo.jewelry_box.slots import JOURNEYMAN, MASTER
from tests.rules.rococo.jewelry_box.box import SILK_COLORS, BoxTable
from tests.rules.rococo.table import LEFT, ME, card

PLAIN = Notions(mode="none", thread=0, lace=0)
MIXED = Silk(yellow=1, red=1)
DRAW = DrawResource(effect="draw_resource", cost=0)


def acquiring(silk: Silk, *, who: str = "apprentice", done: tuple[str, ...] = ()) -> BoxTable:
    """An employee has taken a tile with this silk, and says whether it is kept."""
    table = BoxTable()
    table.own.tasks = list(done)
    table.segment(table.new_tile("tile", silk))
    table.turn(who, "acquire", "tile")
    return table


def making(who: str, color: SilkColor = "yellow", examination: str = MASTER) -> BoxTable:
    """An employee has made a dress, which is sold."""
    table = BoxTable()
    table.own.examination = examination
    table.workshop(table.new_dress(color=color))
    table.rack(table.new_tile("silk", Silk(**{color: 1})))
    table.turn(who, "make_dress", "dress")
    return table


# -- Journeyman examination ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("color", "task"),
    [("yellow", COMMON_SILK), ("green", COMMON_SILK), ("red", RARE_SILK), ("blue", RARE_SILK)],
)
@pytest.mark.parametrize("bales", [1, 2])
def test_an_apprentice_acquires_silk(color, task, bales):
    """Deluxe, "Tasks": at least 1 bale of blue and/or pink (green and/or orange), kept as silk."""
    table = acquiring(Silk(**{color: bales}))
    assert table.own.tasks == []
    table.answer("silk")
    assert table.own.tasks == [task]
    assert table.events_of(TaskFulfilled) == [TaskFulfilled(ME, task)]
    assert table.asked is None


@pytest.mark.parametrize("answer", ["thread", "lace"])
def test_an_apprentice_acquires_thread_or_lace(answer):
    """Deluxe, "Tasks": a tile that one then discards for its tokens; its silk does not count."""
    table = acquiring(MIXED)
    table.answer(answer)
    assert table.own.tasks == [NOTIONS]


def test_an_apprentice_acquires_thread_and_lace():
    """Deluxe, "Tasks": depicting Thread and/or Lace."""
    table = BoxTable()
    table.segment(table.new_tile("tile", MIXED, Notions(mode="all", thread=1, lace=1)))
    table.turn("apprentice", "acquire", "tile", "notions")
    assert table.own.tasks == [NOTIONS]


def test_a_tile_without_a_lower_half_counts_as_silk():
    """Ruling 11: it is kept without a question."""
    table = BoxTable()
    table.segment(table.new_tile("tile", Silk(blue=1), PLAIN))
    table.turn("apprentice", "acquire", "tile")
    assert table.own.tasks == [RARE_SILK]


@pytest.mark.parametrize("chosen", [COMMON_SILK, RARE_SILK])
@pytest.mark.parametrize("silk", [MIXED, Silk(green=1, blue=1), Silk(yellow=1, blue=2)])
def test_a_tile_that_fits_two_tasks_fulfils_the_chosen_one(silk, chosen):
    """Deluxe, "Tasks": not more than one per action; you must choose which."""
    table = acquiring(silk)
    table.answer("silk")
    assert (table.asked, table.options) == ("choose_task", (COMMON_SILK, RARE_SILK))
    assert table.own.tasks == []
    table.answer(chosen)
    assert table.own.tasks == [chosen]
    assert table.asked is None


@pytest.mark.parametrize(("done", "left"), [(COMMON_SILK, RARE_SILK), (RARE_SILK, COMMON_SILK)])
def test_nothing_is_asked_where_one_of_the_two_is_fulfilled_already(done, left):
    """Deluxe, "Tasks": fulfilled automatically and immediately."""
    table = acquiring(MIXED, done=(done,))
    table.answer("silk")
    assert table.own.tasks == [done, left]
    assert table.asked is None


def test_a_task_is_fulfilled_once():
    """Deluxe, "Tasks": a space holds one token."""
    table = acquiring(MIXED, done=(COMMON_SILK, RARE_SILK))
    table.answer("silk")
    assert table.own.tasks == [COMMON_SILK, RARE_SILK]
    table = acquiring(MIXED, done=(NOTIONS,))
    table.answer("lace")
    assert table.own.tasks == [NOTIONS]
    assert table.events_of(TaskFulfilled) == []


def test_an_apprentice_funds_a_decoration():
    """Deluxe, "Tasks": any decoration, the jeweler's too."""
    for space in ("jeweler-1", "statue-1"):
        table = BoxTable()
        table.me.livre = 30
        table.turn("apprentice", "fund", space)
        assert table.own.tasks == [DECORATION]


@pytest.mark.parametrize("who", ["journeyman", "master"])
def test_the_journeyman_tasks_are_for_apprentices_alone(who):
    """Deluxe, "Tasks": using an Apprentice."""
    for answer in ("silk", "thread"):
        table = acquiring(MIXED, who=who)
        table.answer(answer)
        assert table.own.tasks == []
    table.me.livre = 30
    table.turn(who, "fund", "statue-1")
    assert table.own.tasks == []


def test_only_an_acquire_action_counts():
    """Deluxe, "Tasks": a guest's reward and a tile drawn by a bonus are no such action."""
    table = BoxTable()
    table.segment(table.new_tile("tile", MIXED))
    table.ask(TakeReward(ME))
    table.answer("tile", "silk")
    assert table.own.tasks == []
    table.me.livre = 1
    table.turn(table.new_card("drawer", type="apprentice", bonus=DRAW), "forfeit", "use")
    table.answer("silk")
    assert table.me.resources
    assert table.own.tasks == []


def test_main_action_and_bonus_action_may_fulfil_one_task_each():
    """Deluxe, "Tasks": one with the Main action and a second one with the Bonus action."""
    table = BoxTable()
    table.segment(table.new_tile("one", MIXED), table.new_tile("two", MIXED))
    shopper = card(None, "acquire")
    assert table.rules.employees[shopper].type == "apprentice"
    table.turn(shopper, "acquire", "one", "silk", COMMON_SILK, "use", "two", "silk")
    assert table.own.tasks == [COMMON_SILK, RARE_SILK]
    assert table.asked is None


def test_a_decoration_and_a_tile_in_one_turn():
    """Deluxe, "Tasks": provided that the Bonus action matches the required action."""
    table = BoxTable()
    table.me.livre = 30
    table.segment(table.new_tile("one", MIXED))
    table.turn(card(None, "acquire"), "fund", "statue-1", "use", "one", "thread")
    assert table.own.tasks == [DECORATION, NOTIONS]


def test_journeyman_tasks_wait_for_the_journeyman_examination():
    """Deluxe, "8.": only for the exam where you have your Trademark token in the start area."""
    table = BoxTable()
    table.own.examination = MASTER
    table.me.livre = 30
    table.segment(table.new_tile("tile", MIXED))
    table.turn("apprentice", "acquire", "tile", "silk")
    table.turn("apprentice", "fund", "statue-1")
    assert table.own.tasks == []


def test_each_player_has_tasks_of_their_own():
    """Deluxe, "Tasks": one of *your* tokens marks it."""
    table = BoxTable()
    table.players[LEFT].livre = 30
    table.turn("apprentice", "fund", "statue-1", seat=LEFT)
    assert (table.own.tasks, table.of(LEFT).tasks) == ([], [DECORATION])


def test_all_four_are_fulfilled_in_any_order():
    """Deluxe, "7.", 2: each of the 4 tasks."""
    table = BoxTable()
    table.me.livre = 30
    table.segment(*(table.new_tile(name, MIXED) for name in ("one", "two", "three")))
    table.turn("apprentice", "fund", "statue-1")
    table.turn("apprentice", "acquire", "one", "thread")
    table.turn("apprentice", "acquire", "two", "silk", RARE_SILK)
    table.turn("apprentice", "acquire", "three", "silk")
    assert table.own.tasks == [DECORATION, NOTIONS, RARE_SILK, COMMON_SILK]
    assert {*table.own.tasks} == {*TASKS[JOURNEYMAN]}


# -- Master examination ----------------------------------------------------------------------------


@pytest.mark.parametrize("color", SILK_COLORS)
def test_a_journeyman_makes_a_ladys_dress_or_a_coat(color):
    """Deluxe, "Tasks": using a Journeyman to tailor a ladies' gown (a gentleman's frock coat)."""
    task = GOWN if color in ("yellow", "red") else COAT
    table = making("journeyman", color)
    assert table.own.tasks == [task]
    assert table.events_of(TaskFulfilled) == [TaskFulfilled(ME, task)]


@pytest.mark.parametrize("color", SILK_COLORS)
def test_a_master_makes_any_dress(color):
    """Deluxe, "Tasks": using a Master; that fulfils nothing else."""
    assert making("master", color).own.tasks == [MASTER_DRESS]


@pytest.mark.parametrize("answer", ["sell", "rent"])
def test_a_dress_counts_whether_it_is_rented_or_sold(answer):
    """Deluxe, "3. Tailor a Garment": the action is to rent out or to sell."""
    table = making("journeyman")
    table.answer("sell" if answer == "sell" else table.options[0])
    assert table.own.tasks == [GOWN]


@pytest.mark.parametrize("who", ["journeyman", "master"])
def test_master_tasks_wait_for_the_master_examination(who):
    """Deluxe, "8.": only for the exam where you have your Trademark token in the start area."""
    assert making(who, examination=JOURNEYMAN).own.tasks == []


def test_a_dress_made_by_a_bonus_counts():
    """Deluxe, "Tasks": Tailor a Garment as a Bonus action of a Journeyman."""
    table = BoxTable()
    table.own.examination = MASTER
    seller = table.new_card(
        "seller", type="journeyman", bonus=MakeAndSell(effect="make_and_sell", prestige=1)
    )
    table.workshop(table.new_dress("gown", color="red"), table.new_dress("coat", color="blue"))
    table.rack(table.new_tile("red", Silk(red=1)), table.new_tile("blue", Silk(blue=1)))
    table.turn(seller, "make_dress", "gown", "sell", "use", "coat")
    assert table.own.tasks == [GOWN, COAT]


def test_a_task_of_a_dress_is_fulfilled_after_it_is_paid_for():
    """Deluxe, "3. Tailor a Garment": the silk belongs to the action."""
    table = BoxTable()
    table.own.examination = MASTER
    table.workshop(table.new_dress(silk=Silk(yellow=1)))
    table.rack(table.new_tile("a", Silk(yellow=1)), table.new_tile("b", Silk(yellow=1, blue=1)))
    table.turn("journeyman", "make_dress", "dress")
    assert (table.asked, table.own.tasks) == ("pay_silk", [])
    table.answer("a")
    assert table.own.tasks == [GOWN]
