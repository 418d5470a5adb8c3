"""The main actions that the player could perform with one of the cards in the hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession


class Turn(NamedTuple):
    """A game's questions for a card to play, and for what it does."""

    card: str
    action: str


class Prospect(NamedTuple):
    """Where the cards lie that lead to an action, and where what it can be about."""

    cards: list[str]
    pieces: list[str]


NOTHING = Prospect([], [])


class ProspectRow(NamedTuple):
    """A main action, the places of the cards that can do it, what it is, and why none can do it.

    ``pieces`` are the places of what it can be about.
    """

    key: str
    label: str
    picture: str
    cards: list[str]
    pieces: list[str]
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


def possible_actions(
    session: AnySession,
    after: Mapping[str, Any],
    turn: Turn,
    find: Callable[[str], Sequence[str]],
) -> Mapping[str, Prospect] | None:
    """Return what leads to each action, and where that leads; None if there are no cards to play.

    An action is about what its first question asks about, and ``find`` says where that may lie.
    Most have no place of their own.
    """
    if not after:
        return None
    found: dict[str, Prospect] = {}
    foresee = session.match.kernel.foresee
    for card, state in after.items():
        asked = state.pending
        if asked is None or asked.kind != turn.action:
            continue
        for option in asked.options:
            prospect = found.setdefault(option, Prospect([], [*find(option)]))
            prospect.cards.append(f"card:{card}")
            follows = foresee(state, option).state.pending
            for piece in () if follows is None else follows.options:
                prospect.pieces.extend(each for each in find(piece) if each not in prospect.pieces)
    return {
        action: Prospect(cards, [each for each in pieces if each not in cards])
        for action, (cards, pieces) in found.items()
    }
