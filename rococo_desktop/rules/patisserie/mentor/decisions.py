"""Decision cards (rulebook, "Solo Gameplay": "If a Decision card needs to be revealed")."""

from collections.abc import Callable
from typing import TypeVar

from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.components.models import Decision
from rococo_desktop.rules.patisserie.events import DecisionRevealed, DecisionsShuffled

SOLO = "solo"
MOST_REVEALS = 200
"""A bound for values of an owner with which no card ever fits."""

T = TypeVar("T")


def next_decision(context: Context) -> str | None:
    """Take the top decision card; shuffle the spent and the used cards if there is none.

    Return None if no card is left at all.
    """
    mentor = context.state.mentor
    if not mentor.deck:
        mentor.deck = mentor.spent + mentor.used
        mentor.spent, mentor.used = [], []
        if not mentor.deck:
            return None
        context.state.shuffle(SOLO, mentor.deck)
        context.emit(DecisionsShuffled, len(mentor.deck))
    return mentor.deck.pop()


def decide(
    context: Context, seat: int, action: str, choice: Callable[[Decision], T | None]
) -> T | None:
    """Reveal decision cards until one fits, and return the choice that it makes.

    ``choice`` returns None for a card that does not fit. Return None if no card fits.
    """
    for _ in range(MOST_REVEALS):
        card = next_decision(context)
        if card is None:
            return None
        context.emit(DecisionRevealed, seat, card, action)
        context.state.mentor.spent.append(card)
        chosen = choice(context.rules.solo[card].decision)
        if chosen is not None:
            return chosen
    return None
