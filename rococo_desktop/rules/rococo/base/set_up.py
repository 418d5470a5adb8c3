"""Set-up of the base game (Deluxe, "Setup Base Game").

It deviates from the book in one invisible way: bags are shuffled once, then drawn from the end,
instead of being drawn from at random each time.
"""

from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.model import Player

EMPLOYEES = "employees"
RESOURCES = "resources"
DRESSES = "dresses"
START_PLAYER = "start_player"
STREAMS = frozenset({EMPLOYEES, RESOURCES, DRESSES, START_PLAYER})


def fill_bags(context: Context) -> None:
    """Shuffle all resource tiles and all dress tiles."""
    state = context.state
    state.resource_bag = list(context.rules.resources)
    state.shuffle(RESOURCES, state.resource_bag)
    state.dress_bag = list(context.rules.dresses)
    for chosen in context.rules.dress_bag:
        state.dress_bag = chosen(context, state.dress_bag)
    state.shuffle(DRESSES, state.dress_bag)


def empty_displays(context: Context) -> None:
    """Lay out the board with empty windows, warehouse segments and hire spaces."""
    board, state = context.rules.board, context.state
    state.workshop = [None] * len(board.workshop)
    state.warehouse = [[None] * board.warehouse_spaces for _ in range(board.warehouse_segments)]
    state.hire = [None] * len(board.hire)


def build_employee_stack(context: Context) -> None:
    """Shuffle the cards of each level and stack the levels, VI at the bottom, I on top."""
    state = context.state
    employees = context.rules.employees.values()
    for level in sorted({e.level for e in employees if e.level}, reverse=True):
        cards = [e.id for e in employees if e.level == level]
        for chosen in context.rules.level_cards:
            cards = chosen(context, level, cards)
        state.shuffle(EMPLOYEES, cards)
        state.employee_stack += cards


def seat_players(context: Context) -> None:
    """Give each player 15 Livre, a thread, a lace and the five base employees."""
    constants = context.rules.constants
    base_employees = [e.id for e in context.rules.employees.values() if e.set == "start"]
    context.state.players = [
        Player(
            livre=constants.start_livre,
            thread=constants.start_thread,
            lace=constants.start_lace,
            supply=list(base_employees),
            slots=context.rules.new_player_slots(),
        )
        for _ in range(context.rules.seats)
    ]


def name_start_player(context: Context) -> None:
    """Draw the start player at random (the program cannot tell who last used a needle)."""
    context.state.start_player = context.state.below(START_PLAYER, context.rules.seats)


SET_UP = (fill_bags, empty_displays, build_employee_stack, seat_players, name_start_player)
