"""The All-halls bonus (Deluxe, "All Halls Bonus")."""

from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.events import AllHallsReached
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.occasions import Arrival


def claim_all_halls(context: Context, arrival: Arrival) -> None:
    """Mark the most valuable free space for a player who is represented in every hall.

    A dress or the musician counts as presence. A player holds at most one space, and gets none if
    all are taken.
    """
    state, board, seat = context.state, context.rules.board, arrival.seat
    if seat in state.all_halls or len(state.all_halls) == len(board.all_halls):
        return
    if len(halls_of(context.rules, state, seat)) == len(board.halls):
        state.all_halls.append(seat)
        context.emit(AllHallsReached, seat, len(state.all_halls) - 1)


def halls_of(rules: RuleBook, state: State, seat: int) -> set[str]:
    """Return the halls in which a player is represented."""
    board = rules.board
    present = {
        board.spaces[space].hall for space, (_, owner) in state.guests.items() if owner == seat
    }
    for space, owner in state.decorations.items():
        if owner == seat and (hall := board.decorations[space].hall) is not None:
            present.add(hall)
    return present
