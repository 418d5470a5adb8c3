"""Statues, dresses on the terrace and elsewhere, decorations, All-halls bonus (Deluxe, 5 to 7)."""

from collections import Counter

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of, terrace_of
from rococo_desktop.rules.rococo.model import State


def dress_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the prestige of each dress (Deluxe, "End of Game Scoring", 5 and 7).

    On the terrace it counts as often as its fireworks say, two or three times.
    """
    decorations = rules.board.decorations
    multipliers = {
        space: decorations[fireworks].multiplier or 1
        for fireworks, space in terrace_of(rules, state, seat).items()
    }
    parts = []
    for space, (dress, owner) in state.guests.items():
        if owner == seat:
            factor = multipliers.get(space, 1)
            points = rules.dresses[dress].prestige * factor
            kind = "dress" if factor == 1 else "dress_on_terrace"
            parts.append(Part(kind, points, subject=dress, number=factor))
    return parts


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


def decoration_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the printed prestige of each decoration (Deluxe, "End of Game Scoring", 7)."""
    decorations = rules.board.decorations
    return [
        Part("decoration", decorations[space].prestige, subject=space)
        for space in decorations_of(state, seat)
    ]


def all_halls_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the prestige of the player's All-halls space ("End of Game Scoring", 7).

    Nothing if the player holds none.
    """
    if seat not in state.all_halls:
        return []
    return [Part("all_halls", rules.board.all_halls[state.all_halls.index(seat)])]
