"""A player's holdings on the board, for bonuses, income and final scoring."""

from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.models import Dress
from rococo_desktop.rules.rococo.model import State


def dresses_of(rules: RuleBook, state: State, seat: int) -> list[Dress]:
    """Return the player's dresses on guest spaces; sold ones are no longer there."""
    return [rules.dresses[dress] for dress, owner in state.guests.values() if owner == seat]


def couples_of(rules: RuleBook, state: State, seat: int) -> int:
    """Return the number of pairs of a lady's and a gentleman's dress of the player on the board."""
    dresses = dresses_of(rules, state, seat)
    ladies = sum(dress.guest == "lady" for dress in dresses)
    return min(ladies, len(dresses) - ladies)


def on_master_spaces(rules: RuleBook, state: State, seat: int) -> int:
    """Return the number of the player's dresses on Master guest spaces."""
    spaces = rules.board.spaces
    return sum(owner == seat and spaces[space].master for space, (_, owner) in state.guests.items())


def decorations_of(state: State, seat: int) -> list[str]:
    """Return the ids of the decoration spaces with the player's marker.

    The All-halls bonus is no decoration (Deluxe, "All Halls Bonus").
    """
    return [space for space, owner in state.decorations.items() if owner == seat]


def holds_group(rules: RuleBook, state: State, seat: int, group: str) -> bool:
    """Return whether the player holds a decoration of the group."""
    decorations = rules.board.decorations
    return any(
        owner == seat and decorations[space].group == group
        for space, owner in state.decorations.items()
    )


def terrace_of(rules: RuleBook, state: State, seat: int) -> dict[str, str]:
    """Return the player's best assignment of fireworks spaces to guest spaces of the King's hall.

    (Deluxe, "Admire the Fireworks on the Balcony")

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
