"""Watching the fireworks (Deluxe, "Admire the Fireworks on the Balcony")."""

from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State


def terrace_of(rules: RuleBook, state: State, seat: int) -> dict[str, str]:
    """Return the player's best assignment of fireworks spaces to guest spaces of the King's hall.

    The dress with the most prestige goes to the highest multiplier, and so on; surplus dresses and
    spaces are omitted.
    """
    board = rules.board
    fireworks = [
        space for space in board.fireworks.spaces if state.decorations.get(space.id) == seat
    ]
    dresses = [
        space.id
        for space in board.halls[0].spaces
        if space.id in state.guests and state.guests[space.id][1] == seat
    ]
    fireworks.sort(key=lambda space: space.multiplier or 1, reverse=True)
    dresses.sort(key=lambda space: rules.dresses[state.guests[space][0]].prestige, reverse=True)
    return {space.id: dress for space, dress in zip(fireworks, dresses, strict=False)}
