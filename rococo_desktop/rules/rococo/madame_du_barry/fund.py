"""Her action of funding a decoration (Deluxe, "Madame du Barry", "6. Fund a Decoration")."""

from collections.abc import Collection

from rococo_desktop.rules.rococo.base.fund import place_marker
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.madame_du_barry.components import Card
from rococo_desktop.rules.rococo.madame_du_barry.events import MadameReasoned
from rococo_desktop.rules.rococo.occasions import RivalAction

GROUPS = {
    "fireworks": ("fireworks",),
    "kitchen": ("fountain_upper", "fountain_lower"),
    "musicians": ("musician",),
    "statues": ("statue",),
}
"""The decoration groups by the word on a card."""


def fund(context: Context, seat: int, card: Card) -> bool:
    """Fund the cheapest free space of the card's kind, without paying; return whether it did.

    Groups that a rival funds first have priority until she holds a space of them.
    """
    first = [
        group
        for group in context.rules.rival_groups
        if not holds_group(context.rules, context.state, seat, group)
    ]
    space = _cheapest(context, seat, first)
    if space is not None:
        context.emit(MadameReasoned, seat, "group_first")
    elif card.decorations is not None:
        space = _cheapest(context, seat, GROUPS[card.decorations])
    if space is None:
        return False
    place_marker(context, seat, space)
    context.tell(RivalAction(seat, "fund", (space,)))
    return True


def _cheapest(context: Context, seat: int, groups: Collection[str]) -> str | None:
    """Return the cheapest free space of some groups that she may hold, or None."""
    rules, state = context.rules, context.state
    held = {group for group in rules.single_groups if holds_group(rules, state, seat, group)}
    free = [
        space
        for space in rules.board.decorations.values()
        if space.group in groups and space.group not in held and space.id not in state.decorations
    ]
    return min(free, key=lambda space: space.cost).id if free else None
