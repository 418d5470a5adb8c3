"""The portraits of computer players and of the Mentor."""

from rococo_desktop.ai.patisserie.bots import CHARACTERS
from rococo_desktop.session.seats import RIVAL

BY_CHANCE = ("random", "greedy")
"""The further bots that commands know; they have the same faces in every game."""


def portrait(kind: str) -> str:
    """Return the path of the portrait for a kind of seat; empty if it has none."""
    if kind == RIVAL:
        return "patisserie/staff/mentor"
    if kind in CHARACTERS:
        return f"patisserie/cook/{kind}"
    return f"tailor/{kind}" if kind in BY_CHANCE else ""
