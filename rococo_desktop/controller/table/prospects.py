"""The main actions that the player could perform with one of the cards in the hand."""

from collections.abc import Collection
from typing import NamedTuple

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession


class Turn(NamedTuple):
    """A game's questions for a card to play, and for what it does."""

    card: str
    action: str


class ProspectRow(NamedTuple):
    """A main action, whether it is ``possible`` with any card, and what it is or why it is not."""

    key: str
    label: str
    picture: str
    possible: bool
    about: str


def possible_actions(
    session: AnySession, decision: Decision | None, turn: Turn
) -> Collection[str] | None:
    """Return the answers that some card leads to; None if the question is not for a card."""
    if decision is None or decision is not session.decision or decision.kind != turn.card:
        return None
    foresee = session.match.kernel.foresee
    after = (foresee(session.state, card).state.pending for card in decision.options)
    return {
        option
        for asked in after
        if asked is not None and asked.kind == turn.action
        for option in asked.options
    }
