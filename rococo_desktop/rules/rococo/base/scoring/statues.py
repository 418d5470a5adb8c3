"""Statues (Deluxe, "End of Game Scoring", 6)."""

from collections import Counter

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.holdings import dresses_of
from rococo_desktop.rules.rococo.model import State


def statue_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return 2 points for each colour of each statue's own set of dresses.

    No dress counts twice, so statue number n scores a colour only if the player has n dresses of
    it; no other distribution of the dresses scores more.
    """
    colors = Counter(dress.color for dress in dresses_of(rules, state, seat))
    statues = [space.id for space in rules.board.statues if state.decorations.get(space.id) == seat]
    parts = []
    for number, statue in enumerate(statues, start=1):
        shown = sum(count >= number for count in colors.values())
        points = shown * rules.constants.statue_prestige_per_color
        parts.append(Part("statue", points, subject=statue, number=shown))
    return parts
