"""Phase 1: prepare for a new round (2013, "(A)" to "(D)"; Deluxe, "Phase 1")."""

from rococo_desktop.rules.events import StartPlayerNamed
from rococo_desktop.rules.rococo.base.prepare import (
    pass_start_player,
    show_dresses,
    show_employees,
    show_resources,
)
from rococo_desktop.rules.rococo.events import (
    DressBagRefilled,
    DressesDiscarded,
    DressesRevealed,
    EmployeesRemoved,
    EmployeesRevealed,
    ResourceBagRefilled,
    ResourcesRevealed,
)
from tests.rules.rococo.table import COMPONENTS, LEFT, ME, Table

# -- A) the Queen's favor --------------------------------------------------------------------------


def test_the_favor_is_given_back_for_the_start_player_marker():
    """Deluxe, "A) Queen's Favor > Start Player"."""
    table = Table()
    table.state.favor = LEFT
    table.run(pass_start_player)
    assert [table.state.start_player, table.state.favor] == [LEFT, None]
    assert table.events_of(StartPlayerNamed) == [StartPlayerNamed(LEFT)]


def test_without_a_favor_the_start_player_remains():
    """Deluxe, "A) Queen's Favor > Start Player": if no one acquired it, nothing changes."""
    table = Table()
    table.run(pass_start_player)
    assert table.state.start_player == ME
    assert table.events == []


# -- B) employees ----------------------------------------------------------------------------------


def test_leftover_employees_leave_the_game_and_four_new_ones_come():
    """Deluxe, "B) New Employee Cards"."""
    table = Table()
    table.run(show_employees)
    first = list(table.state.hire)
    assert None not in first
    assert len(first) == 4
    hired = table.state.hire[1]
    table.state.hire[1] = None
    stack = list(table.state.employee_stack)
    table.run(show_employees)
    leftover = [card for card in first if card and card != hired]
    assert table.state.removed == leftover
    assert table.state.hire == stack[::-1][:4]
    assert table.events_of(EmployeesRemoved) == [EmployeesRemoved(tuple(leftover))]
    assert list(table.events_of(EmployeesRevealed)[1].cards) == table.state.hire


def test_the_levels_come_round_by_round_and_end_with_the_stack():
    """2013, "(B) 4 new Employee cards": in rounds 1 to 6 the highest level is the round's number;
    after round 7 the stack is empty.
    """
    table = Table()
    for number in range(1, 8):
        table.run(show_employees)
        levels = [COMPONENTS.employees[card].level or 0 for card in table.state.hire if card]
        assert max(levels) == min(number, 6)
    assert table.state.employee_stack == []
    assert len(table.state.removed) == 24


def test_spaces_stay_empty_when_the_stack_runs_out():
    """Deluxe, "B) New Employee Cards": no more is drawn than there is."""
    table = Table()
    table.state.employee_stack = table.state.employee_stack[:2]
    table.run(show_employees)
    assert table.state.hire[2:] == [None, None]
    assert None not in table.state.hire[:2]


# -- C) resource tiles -----------------------------------------------------------------------------


def test_empty_warehouse_spaces_are_filled_from_left_to_right():
    """Ruling 4; Deluxe, "C) New Resource Tiles": what lies there stays, the rest is drawn."""
    table = Table()
    stays = table.tile(COMPONENTS.resources["green2-choose-1"].silk)
    table.segment(stays, number=1)
    table.state.warehouse[1] = [None, stays, None]
    bag = list(table.state.resource_bag)
    table.run(show_resources)
    drawn = bag[::-1][:8]
    assert table.state.warehouse == [drawn[:3], [drawn[3], stays, drawn[4]], drawn[5:]]
    assert table.events_of(ResourcesRevealed) == [ResourcesRevealed(tuple(drawn))]
    assert table.state.resource_bag == bag[:-8]


def test_the_discards_become_the_new_stock_when_the_bag_is_empty():
    """Ruling 5; Deluxe, "C) New Resource Tiles": when a tile is wanted and the bag is empty."""
    table = Table()
    everything = table.state.resource_bag
    table.state.resource_bag, table.state.resource_discard = everything[:4], everything[4:16]
    table.run(show_resources)
    shown = [tile for part in table.state.warehouse for tile in part]
    assert set(shown[:4]) == set(everything[:4])
    assert set(shown[4:]) < set(everything[4:16])
    assert table.events_of(ResourceBagRefilled) == [ResourceBagRefilled(12)]
    assert table.state.resource_discard == []
    assert len(table.state.resource_bag) == 7


def test_the_discards_wait_until_a_tile_is_wanted():
    """Ruling 5: a bag that has just become empty is not refilled before the next draw."""
    table = Table()
    everything = table.state.resource_bag
    table.state.resource_bag, table.state.resource_discard = everything[:9], everything[9:]
    table.run(show_resources)
    assert table.state.resource_bag == []
    assert table.state.resource_discard == everything[9:]
    assert table.events_of(ResourceBagRefilled) == []


def test_new_stock_is_shuffled():
    """2013, "(C) New Resource tiles": shuffle the discarded tiles."""
    orders = set()
    for seed in range(4):
        table = Table(seed=seed)
        tiles = sorted(COMPONENTS.resources)
        table.state.resource_bag, table.state.resource_discard = [], tiles
        table.run(show_resources)
        orders.add(tuple(table.state.resource_bag))
    assert len(orders) == 4


def test_warehouse_spaces_stay_empty_when_nothing_is_left():
    """Deluxe, "C) New Resource Tiles": if the resources run out, spaces stay empty."""
    table = Table()
    table.state.resource_bag = table.state.resource_bag[:2]
    table.run(show_resources)
    assert [tile is None for tile in table.state.warehouse[0]] == [False, False, True]
    assert table.state.warehouse[1:] == [[None] * 3, [None] * 3]


# -- D) dresses ------------------------------------------------------------------------------------


def test_the_workshop_is_filled_from_right_to_left():
    """Deluxe, "D) New Garment Tiles": step 3 (ruling 4)."""
    table = Table()
    bag = list(table.state.dress_bag)
    table.run(show_dresses)
    windows = len(table.board.workshop)
    assert table.state.workshop == bag[-windows:]
    assert table.events_of(DressesRevealed) == [DressesRevealed(tuple(bag[::-1][:windows]))]
    assert table.events_of(DressesDiscarded) == []


def test_the_two_rightmost_windows_are_cleared_first():
    """Deluxe, "D) New Garment Tiles": step 1."""
    table = Table()
    a, b, c = (table.new_dress(name) for name in "abc")
    table.workshop(a, b, c)
    table.run(show_dresses)
    assert table.state.dress_discard == [b, c]
    assert table.events_of(DressesDiscarded) == [DressesDiscarded((b, c))]
    assert table.state.workshop[-1] == a


def test_an_empty_rightmost_window_spares_no_other_dress():
    """2013, "(D)": only what remains on the two rightmost windows is discarded."""
    table = Table()
    a, b, c = (table.new_dress(name) for name in "abc")
    table.workshop(a, b, c, None)
    table.run(show_dresses)
    assert table.state.dress_discard == [c]
    assert table.state.workshop[-2:] == [a, b]


def test_the_rest_moves_together_to_the_right():
    """Deluxe, "D) New Garment Tiles": step 2, then the gaps on the left are filled."""
    table = Table()
    a, b = table.new_dress("a"), table.new_dress("b")
    windows = len(table.board.workshop)
    table.state.workshop = [a, None, b, *[None] * (windows - 3)]
    bag = list(table.state.dress_bag)
    table.run(show_dresses)
    assert table.state.workshop == [*bag[2 - windows :], a, b]


def test_the_discarded_dresses_go_back_into_an_empty_bag():
    """Deluxe, "D) New Garment Tiles": the bag is refilled, then filling goes on."""
    table = Table()
    windows = len(table.board.workshop)
    everything = table.state.dress_bag
    table.state.dress_bag, table.state.dress_discard = everything[:1], everything[1:12]
    table.run(show_dresses)
    assert table.state.workshop[-1] == everything[0]
    assert set(table.state.workshop[:-1]) < set(everything[1:12])
    assert table.state.dress_discard == []
    assert len(table.state.dress_bag) == 12 - windows
    assert table.events_of(DressBagRefilled) == [DressBagRefilled(11)]


def test_the_refilled_bag_is_shuffled():
    """Deluxe, "D) New Garment Tiles": mix them well."""
    orders = set()
    for seed in range(4):
        table = Table(seed=seed)
        table.state.dress_bag, table.state.dress_discard = [], sorted(COMPONENTS.dresses)
        table.run(show_dresses)
        orders.add(tuple(table.state.dress_bag))
    assert len(orders) == 4


def test_the_leftmost_windows_stay_empty_when_no_dress_is_left():
    """Deluxe, "D) New Garment Tiles": if the tiles run out."""
    table = Table()
    windows = len(table.board.workshop)
    a = table.new_dress("a")
    table.state.workshop = [a, *[None] * (windows - 1)]
    last = table.state.dress_bag[-1]
    table.state.dress_bag = [last]
    table.run(show_dresses)
    assert table.state.workshop == [*[None] * (windows - 2), last, a]
