"""Phase 1: prepare for a new round (Deluxe, "Phase 1: Prepare for a New Round")."""

from rococo_desktop.rules.rococo.base.set_up import DRESSES, RESOURCES
from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.events import (
    DressBagRefilled,
    DressesDiscarded,
    DressesRevealed,
    EmployeesRemoved,
    EmployeesRevealed,
    ResourceBagRefilled,
    ResourcesRevealed,
    StartPlayerNamed,
)


def pass_start_player(game: Game) -> None:
    """A) The holder of the Queen's favor returns it and becomes start player."""
    state = game.state
    if state.favor is not None:
        state.start_player, state.favor = state.favor, None
        game.tell(StartPlayerNamed, state.start_player)


def show_employees(game: Game) -> None:
    """B) Whoever was not hired leaves the game; four new employees come."""
    state = game.state
    leftover = tuple(card for card in state.hire if card is not None)
    if leftover:
        state.removed += leftover
        game.tell(EmployeesRemoved, leftover)
    drawn = [state.employee_stack.pop() for _ in state.hire if state.employee_stack]
    state.hire = drawn + [None] * (len(state.hire) - len(drawn))
    game.tell(EmployeesRevealed, tuple(drawn))


def draw_resource(game: Game) -> str | None:
    """Draw a tile from the bag, out of the discards when it is empty; None when there is none."""
    state = game.state
    if not state.resource_bag and state.resource_discard:
        state.resource_bag, state.resource_discard = state.resource_discard, []
        state.shuffle(RESOURCES, state.resource_bag)
        game.tell(ResourceBagRefilled, len(state.resource_bag))
    return state.resource_bag.pop() if state.resource_bag else None


def show_resources(game: Game) -> None:
    """C) Empty spaces of the warehouse are filled from left to right, what lies there stays."""
    revealed = []
    for segment in game.state.warehouse:
        for space, tile in enumerate(segment):
            if tile is None and (drawn := draw_resource(game)) is not None:
                segment[space] = drawn
                revealed.append(drawn)
    game.tell(ResourcesRevealed, tuple(revealed))


def draw_dress(game: Game) -> str | None:
    """Draw a dress from the bag, out of the discards when it is empty; None when there is none."""
    state = game.state
    if not state.dress_bag and state.dress_discard:
        state.dress_bag, state.dress_discard = state.dress_discard, []
        state.shuffle(DRESSES, state.dress_bag)
        game.tell(DressBagRefilled, len(state.dress_bag))
    return state.dress_bag.pop() if state.dress_bag else None


def show_dresses(game: Game) -> None:
    """D) The two rightmost windows are cleared, the rest shifts right, new dresses come."""
    state = game.state
    windows, clear = len(state.workshop), game.rules.constants.cleared_windows
    kept, cleared = state.workshop[: windows - clear], state.workshop[windows - clear :]
    discarded = tuple(dress for dress in cleared if dress is not None)
    if discarded:
        state.dress_discard += discarded
        game.tell(DressesDiscarded, discarded)
    stay = [dress for dress in kept if dress is not None]
    drawn: list[str] = []
    while len(drawn) < windows - len(stay) and (dress := draw_dress(game)) is not None:
        drawn.append(dress)
    empty: list[str | None] = [None] * (windows - len(stay) - len(drawn))
    state.workshop = [*empty, *reversed(drawn), *stay]
    game.tell(DressesRevealed, tuple(drawn))
