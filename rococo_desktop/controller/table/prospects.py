"""The main actions that the player could perform with one of the cards in the hand."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession


class Turn(NamedTuple):
    """A game's questions for a card to play, and for what it does."""

    card: str
    action: str


class ProspectRow(NamedTuple):
    """A main action, the places of the cards that can do it, what it is, and why none can do it."""

    key: str
    label: str
    picture: str
    cards: list[str]
    about: str
    reason: str


def after_each_card(
    session: AnySession, decision: Decision | None, turn: Turn
) -> Mapping[str, Any]:
    """Return the states after each card that can be played; none if a card is not asked for."""
    if decision is None or decision is not session.decision or decision.kind != turn.card:
        return {}
    foresee = session.match.kernel.foresee
    return {card: foresee(session.state, card).state for card in decision.options}


def possible_actions(after: Mapping[str, Any], turn: Turn) -> Mapping[str, Sequence[str]] | None:
    """Return which of the cards lead to each action; None if there are no cards to play."""
    if not after:
        return None
    found: dict[str, list[str]] = {}
    for card, state in after.items():
        asked = state.pending
        if asked is not None and asked.kind == turn.action:
            for option in asked.options:
                found.setdefault(option, []).append(card)
    return found


def places(possible: Mapping[str, Sequence[str]] | None, action: str) -> list[str]:
    """Return where the cards lie that lead to an action."""
    return [f"card:{card}" for card in (possible or {}).get(action, ())]
