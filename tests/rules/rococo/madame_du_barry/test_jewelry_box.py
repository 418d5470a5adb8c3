"""She plays with the Jewelry Box (Deluxe, "Madame du Barry", what stands in gold boxes)."""

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import EmployeeLeft, ResourceDrawn
from rococo_desktop.rules.rococo.jewelry_box.events import (
    CandidateLeft,
    ExaminationPassed,
    GraduateTaken,
    JewelryAllowed,
    JewelryTaken,
)
from rococo_desktop.rules.rococo.jewelry_box.examinations import (
    COAT,
    COMMON_SILK,
    DECORATION,
    GOWN,
    MASTER_DRESS,
    NOTIONS,
    RARE_SILK,
)
from rococo_desktop.rules.rococo.jewelry_box.slots import JOURNEYMAN, MASTER
from rococo_desktop.rules.rococo.madame_du_barry.events import MadameReasoned
from rococo_desktop.rules.rococo.score import score
from tests.rules.rococo.jewelry_box.box import JEWELER, jewel
from tests.rules.rococo.madame_du_barry.salon import BoxSalon
from tests.rules.rococo.table import card, changed


def box(people: int = 1) -> BoxSalon:
    return BoxSalon(people)


def salon(color: str, *display: str, leave: str, funded: bool = True) -> BoxSalon:
    """Let her tailor a garment of a color while jewelry is on display, from left to right."""
    table = box()
    if funded:
        table.funded(1)
    table.workshop(table.new_dress("dress", color=color))  # type: ignore[arg-type]
    table.display(*display)
    table.tailors("hall1", leave=leave)
    return table


# -- set-up ----------------------------------------------------------------------------------------


def test_she_begins_at_the_journeyman_examination_without_a_specialised_apprentice():
    """Deluxe: "she places a Trademark token in the Journeyman start area but does not gain a
    specialized apprentice."
    """
    table = BoxSalon(2)
    state = table.match.start(7).state
    owns = [player.slots["jewelry_box.player"] for player in state.players]
    assert [own.specialist is None for own in owns] == [False, False, True]  # type: ignore[attr-defined]
    assert owns[2].examination == JOURNEYMAN  # type: ignore[attr-defined]


# -- jewelry ---------------------------------------------------------------------------------------


def test_a_matching_leave_takes_the_least_expensive_of_the_color_and_draws_a_tile():
    """Deluxe: "the least expensive Jewelry that matches the color of the Garment ... also draws a
    random, unrevealed Resource tile from the Resource bag"
    """
    cheap, dear, other = jewel("yellow", 1), jewel("yellow", 2), jewel("red", 1)
    table = salon("yellow", dear, cheap, other, leave="matching")
    assert table.of(1).tiles == [cheap]
    assert table.events_of(JewelryTaken) == [JewelryTaken(1, cheap, "dress")]
    assert table.events_of(JewelryAllowed) == [JewelryAllowed(1, "matching")]
    assert len(table.her.resources) == 1
    assert len(table.events_of(ResourceDrawn)) == 1
    assert table.her.livre == 0


def test_a_matching_leave_without_that_color_takes_nothing():
    """Deluxe: "if such a Jewelry tile is available"."""
    table = salon("yellow", jewel("red"), jewel("green"), leave="matching")
    assert table.of(1).tiles == []
    assert [each.action for each in table.events_of(JewelryAllowed)] == ["matching", "no_tile"]


@pytest.mark.parametrize(
    ("color", "fits", "other"),
    [("yellow", "red", "blue"), ("red", "yellow", "green"), ("green", "blue", "red")],
)
def test_a_suitable_leave_takes_the_least_expensive_necklace_or_ring(color, fits, other):
    """Deluxe: "i.e. a ring for a gentleman's frock coat or a necklace for a lady's gown"; no tile
    if the color does not match.
    """
    table = salon(color, jewel(color), jewel(fits), jewel(other), leave="suitable")
    assert table.of(1).tiles == [jewel(fits)]
    assert table.her.resources == []


def test_a_suitable_leave_draws_a_tile_if_the_color_happens_to_match():
    """Deluxe: "If that Jewelry happens to match the Garment color, she also draws"."""
    table = salon("blue", jewel("green"), jewel("blue"), leave="suitable")
    assert table.of(1).tiles == [jewel("blue")]
    assert len(table.her.resources) == 1


def test_a_suitable_leave_finds_nothing_among_the_other_kind():
    table = salon("blue", jewel("red"), jewel("yellow"), leave="suitable")
    assert table.of(1).tiles == []
    assert table.events_of(JewelryAllowed)[-1].action == "no_tile"


def test_without_a_leave_she_takes_nothing():
    """Deluxe: "She may not acquire Jewelry for this Garment.\""""
    table = salon("yellow", jewel("yellow"), leave="none")
    assert table.of(1).tiles == []
    assert table.events_of(JewelryAllowed) == [JewelryAllowed(1, "none")]


@pytest.mark.parametrize("leave", ["matching", "suitable"])
def test_she_needs_a_place_at_the_jewelers(leave):
    """Deluxe: "she must have already placed one of her Trademark tokens onto a Jeweler Decoration
    space".
    """
    table = salon("yellow", jewel("yellow"), leave=leave, funded=False)
    assert (table.of(1).tiles, table.her.resources) == ([], [])
    assert table.events_of(JewelryAllowed) == [JewelryAllowed(1, "no_jeweler")]


def test_the_leave_is_that_of_the_card_which_names_the_hall():
    """Ruling 63: after a full hall "another card" decides both."""
    table = box()
    table.funded(1)
    table.workshop(table.new_dress("dress"))
    table.display(jewel("yellow"))
    table.fill(2)
    table.places("hall2", "hall3")
    full, place = table.cards.supply[-1], table.cards.supply[-2]
    table.becomes(full, action="favor", hall="hall2", leave="matching")
    table.becomes(place, action="favor", hall="hall3", leave="none")
    table.reveals("make_dress", number=1)
    assert table.of(1).tiles == []


# -- the jeweler before other decorations ----------------------------------------------------------


@pytest.mark.parametrize("kind", ["fireworks", "kitchen", "musicians", "statues"])
def test_her_first_decoration_is_the_least_expensive_of_the_jeweler(kind):
    """Deluxe: "she now places one onto the least expensive unoccupied Jeweler Decoration space for
    free".
    """
    table = box()
    table.funded(0)
    table.funds(kind)
    assert table.state.decorations == {JEWELER[0]: 0, JEWELER[1]: 1}
    assert [each.action for each in table.events_of(MadameReasoned)] == ["group_first"]
    table.events.clear()
    table.funds(kind)
    (last,) = {*table.state.decorations} - {*JEWELER}
    assert table.state.decorations[last] == 1
    assert table.events_of(MadameReasoned) == []


def test_where_the_jeweler_has_no_space_left_the_card_decides():
    """Ruling 68."""
    table = box()
    table.decorate(0, *JEWELER)
    table.funds("statues")
    assert table.state.decorations["statue-1"] == 1


# -- examinations ----------------------------------------------------------------------------------


def full_drawers(table: BoxSalon) -> None:
    for drawer in range(3):
        names = [f"{drawer + 1}-{place + 1}" for place in range(3)]
        tiles = [table.new_tile(name, Silk(yellow=1, red=1)) for name in names]
        table.segment(*tiles, number=drawer)


def test_each_acquire_action_marks_the_topmost_of_the_three_tasks():
    """Deluxe: "place 1 Trademark token on the topmost matching free space of the Journeyman
    Examination Tasks"; ruling 58: each of these tiles matches all three.
    """
    table = box()
    full_drawers(table)
    for tiles, marked in (
        ("drawer1", [COMMON_SILK]),
        ("drawer2", [COMMON_SILK, RARE_SILK]),
        ("drawer3", [COMMON_SILK, RARE_SILK, NOTIONS]),
    ):
        table.acquires(tiles)
        assert table.of(1).tasks == marked
    full_drawers(table)
    table.acquires("left")
    assert table.of(1).tasks == [COMMON_SILK, RARE_SILK, NOTIONS]


def test_an_action_that_could_not_be_performed_marks_nothing():
    table = box()
    table.acquires("drawer1")
    table.decorate(0, *table.board.decorations)
    table.funds("statues")
    assert table.of(1).tasks == []
    assert table.her.prestige == 6


def test_tiles_that_came_otherwise_mark_nothing():
    """Deluxe: "using this action (and only this action)"."""
    table = salon("yellow", jewel("yellow"), leave="matching")
    assert len(table.her.resources) == 1
    assert table.of(1).tasks == []


def test_a_decoration_of_any_kind_marks_its_task_once():
    """Deluxe: "on the matching free space of her Journeyman Examination tasks"."""
    table = box()
    table.funds("statues")
    assert table.of(1).tasks == [DECORATION]
    table.funds("statues")
    assert table.of(1).tasks == [DECORATION]


@pytest.mark.parametrize(
    ("color", "master", "before", "marked"),
    [
        ("yellow", False, [], [GOWN]),
        ("blue", False, [], [COAT]),
        ("yellow", True, [], [MASTER_DRESS]),
        ("yellow", True, [MASTER_DRESS], [MASTER_DRESS, GOWN]),
        ("green", True, [MASTER_DRESS], [MASTER_DRESS, COAT]),
        ("yellow", False, [GOWN], [GOWN]),
        ("yellow", True, [GOWN], [GOWN, MASTER_DRESS]),
    ],
)
def test_a_garment_marks_the_topmost_task_that_it_matches(color, master, before, marked):
    """Deluxe: "For the space on the top, she must Tailor a Garment with a gold thimble.\""""
    table = box()
    own = table.of(1)
    own.examination, own.tasks = MASTER, [*before]
    table.workshop(table.new_dress("dress", color=color, master=master))
    table.tailors("hall1")
    assert table.of(1).tasks == marked


def test_tasks_of_the_other_examination_are_not_marked():
    """Deluxe: "and she is currently preparing for" it."""
    table = box()
    table.workshop(table.new_dress("dress", master=True))
    table.tailors("hall1")
    assert table.of(1).tasks == []
    table.of(1).examination = MASTER
    full_drawers(table)
    table.acquires("left")
    table.funds("statues")
    assert table.of(1).tasks == []


def journeyman_examination() -> BoxSalon:
    """She fulfils the last task for a Journeyman; her Apprentices are start and level VI cards."""
    table = box()
    table.of(1).tasks = [COMMON_SILK, RARE_SILK, NOTIONS]
    table.staff("start-apprentice-1", "master", card(6, "couples"), "journeyman", seat=1)
    table.funds("statues")
    return table


def test_she_completes_the_journeyman_examination_at_once():
    """Deluxe: "Gain 1 Prestige point. Randomly remove any 1 Apprentice (but not from Level VI) ...
    Secretly add 1 random card ... Add 1 facedown card ... Remove all tokens ... Move her token"
    """
    table = journeyman_examination()
    her, own = table.her, table.of(1)
    assert table.events_of(PrestigeGained) == [PrestigeGained(1, 1, "examination")]
    assert table.events_of(ExaminationPassed) == [ExaminationPassed(1, "journeyman_examination")]
    assert "start-apprentice-1" in table.state.removed
    assert table.events_of(CandidateLeft) == [CandidateLeft(1, "start-apprentice-1")]
    assert table.events_of(EmployeeLeft) == [EmployeeLeft(1, "start-apprentice-1")]
    assert card(6, "couples") in her.supply
    (graduate,) = own.new_journeymen
    assert graduate in her.supply
    assert graduate not in table.jeweler.journeymen
    assert table.rules.employees[graduate].type == "journeyman"
    assert (own.tasks, own.examination, own.masters) == ([], MASTER, 0)
    assert len(table.cards.hand) == 1
    assert her.livre == 0
    assert table.asked == "reveal_card"


def test_any_apprentice_may_be_drawn_by_lot():
    """Deluxe: "Randomly remove any 1 Apprentice"."""
    gone = set()
    for seed in range(12):
        table = BoxSalon(seed=seed)
        table.of(1).tasks = [COMMON_SILK, RARE_SILK, NOTIONS]
        table.funds("statues")
        gone.add(table.events_of(CandidateLeft)[0].card)
    assert gone == {"start-apprentice-1", "start-apprentice-2"}


def test_without_an_apprentice_nobody_leaves():
    """Ruling 69; an Apprentice of level VI does not."""
    table = box()
    table.of(1).tasks = [COMMON_SILK, RARE_SILK, NOTIONS]
    table.staff("master", card(6, "couples"), seat=1)
    table.funds("statues")
    assert table.events_of(CandidateLeft) == []
    assert len(table.her.supply) == 3
    assert table.of(1).examination == MASTER


def test_an_empty_deck_gives_nobody():
    """Ruling 53."""
    table = box()
    table.of(1).tasks = [COMMON_SILK, RARE_SILK, NOTIONS]
    table.state.employee_stack += table.jeweler.journeymen
    table.jeweler.journeymen = []
    table.funds("statues")
    assert table.events_of(GraduateTaken) == []
    assert table.of(1).examination == MASTER
    assert len(table.cards.hand) == 1


def test_she_completes_the_master_examination_at_once():
    """Deluxe: "Randomly remove any 1 Journeyman", of whatever level."""
    table = box()
    leaves = table.new_card("leaves", type="journeyman")
    table.components.employees[leaves] = changed(table.components.employees[leaves], level=6)
    own = table.of(1)
    own.examination, own.tasks = MASTER, [GOWN, COAT]
    table.staff("master", leaves, "apprentice", seat=1)
    table.workshop(table.new_dress("dress", master=True))
    table.tailors("hall1")
    own = table.of(1)
    assert leaves in table.state.removed
    (graduate,) = own.new_masters
    assert graduate in table.her.supply
    assert table.rules.employees[graduate].type == "master"
    assert (own.tasks, own.examination, own.masters) == ([], JOURNEYMAN, 1)
    assert table.her.prestige == 1
    assert len(table.cards.hand) == 1


# -- final scoring ---------------------------------------------------------------------------------


def test_jewelry_is_worth_a_point_each_and_she_gains_no_income_of_it():
    """Deluxe: "score jewelry, etc."; "does not collect any income"."""
    table = box()
    table.gain("yellow", "red", "blue", seat=1)
    assert table.points("jewelry", seat=1) == 3


def test_a_crown_of_a_secret_graduate_counts_in_the_end():
    table = box()
    table.give_her_a_secret_crown()
    items = {each.item: each.points for each in score(table.rules, table.state).players[1].items}
    assert items["employees"] == 2
