"""Decision cards (rulebook, "Solo Gameplay": "If a Decision card needs to be revealed")."""

from collections.abc import Callable
from typing import TypeVar

from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.components.models import Decision
from rococo_desktop.rules.patisserie.events import DecisionRevealed, DecisionsShuffled

SOLO = "solo"
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


def can_decide(context: Context, choice: Callable[[Decision], T | None]) -> bool:
    """Return whether any card that could be revealed fits (ruling 34)."""
    mentor, solo = context.state.mentor, context.rules.solo
    cards = (*mentor.deck, *mentor.spent, *mentor.used)
    return any(choice(solo[card].decision) is not None for card in cards)


def decide(
    context: Context, seat: int, action: str, choice: Callable[[Decision], T | None]
) -> T | None:
    """Reveal decision cards until one fits, and return the choice that it makes.

    ``choice`` returns None for a card that does not fit. Return None if none fits.
    """
    if not can_decide(context, choice):
        return None
    chosen = None
    while chosen is None and (card := next_decision(context)) is not None:
        context.emit(DecisionRevealed, seat, card, action)
        context.state.mentor.spent.append(card)
        chosen = choice(context.rules.solo[card].decision)
    return chosen
