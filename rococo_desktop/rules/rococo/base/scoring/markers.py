"""Dresses, with those on the terrace, decorations and the All-halls bonus (Deluxe, 5 and 7)."""

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.terrace import terrace_of


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
            prestige = rules.dresses[dress].prestige
            parts.append(
                Part(
                    "dress" if factor == 1 else "dress_on_terrace",
                    prestige * factor,
                    subject=dress,
                    number=factor,
                )
            )
    return parts


def decoration_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the printed prestige of each decoration (Deluxe, "End of Game Scoring", 7)."""
    decorations = rules.board.decorations
    return [
        Part("decoration", decorations[space].prestige, subject=space)
        for space, owner in state.decorations.items()
        if owner == seat
    ]


def all_halls_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the prestige of the player's All-halls space ("End of Game Scoring", 7).

    Nothing if the player holds none.
    """
    if seat not in state.all_halls:
        return []
    return [Part("all_halls", rules.board.all_halls[state.all_halls.index(seat)])]
