"""Phase 1: prepare for a new round (Deluxe, "Phase 1: Prepare for a New Round")."""

from rococo_desktop.rules.displays import cleared, draw, shifted
from rococo_desktop.rules.events import StartPlayerNamed
from rococo_desktop.rules.rococo import events
from rococo_desktop.rules.rococo.base.set_up import DRESSES, RESOURCES
from rococo_desktop.rules.rococo.book import Context


def pass_start_player(context: Context) -> None:
    """A) Make the holder of the Queen's favor the start player, and return the favor."""
    state = context.state
    if state.favor is not None:
        state.start_player, state.favor = state.favor, None
        context.emit(StartPlayerNamed, state.start_player)


def show_employees(context: Context) -> None:
    """B) Remove the employees that were not hired from the game, and reveal four new ones."""
    state = context.state
    leftover = tuple(card for card in state.hire if card is not None)
    if leftover:
        state.removed += leftover
        context.emit(events.EmployeesRemoved, leftover)
    drawn = [state.employee_stack.pop() for _ in state.hire if state.employee_stack]
    state.hire = drawn + [None] * (len(state.hire) - len(drawn))
    context.emit(events.EmployeesRevealed, tuple(drawn))


def draw_resource(context: Context) -> str | None:
    """Draw a tile from the bag, refilled from the discards if empty; None if no tile is left."""
    state = context.state
    return draw(
        context, RESOURCES, state.resource_bag, state.resource_discard, events.ResourceBagRefilled
    )


def show_resources(context: Context) -> None:
    """C) Fill the empty spaces of the warehouse from left to right; other tiles stay."""
    revealed = []
    for segment in context.state.warehouse:
        for space, tile in enumerate(segment):
            if tile is None and (drawn := draw_resource(context)) is not None:
                segment[space] = drawn
                revealed.append(drawn)
    context.emit(events.ResourcesRevealed, tuple(revealed))


def show_dresses(context: Context) -> None:
    """D) Clear the two rightmost windows, shift the rest to the right, and reveal new dresses."""
    state = context.state
    places, discarded = cleared(state.workshop, context.rules.constants.cleared_windows)
    if discarded:
        state.dress_discard += discarded
        context.emit(events.DressesDiscarded, discarded)
    piles = (state.dress_bag, state.dress_discard)
    state.workshop, drawn = shifted(
        places, lambda: draw(context, DRESSES, *piles, events.DressBagRefilled)
    )
    context.emit(events.DressesRevealed, drawn)
