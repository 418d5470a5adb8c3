"""Whole plays of a seat's turn with their values by a network, in any game."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias

from rococo_desktop.ai.bot import S, S_contra
from rococo_desktop.ai.network import MARGIN, OUT, Network, Values
from rococo_desktop.ai.plays import Play, Turn, promising_plays
from rococo_desktop.engine.match import AnyMatch

NODES = 6_000
"""The most positions to list for one decision."""
WIDTH = 60
"""The number of plays that the network evaluates: the best by rules of thumb."""


class Encoder(Protocol[S_contra]):
    """Encodes the positions that a seat's turn leads to as features of a game's network."""

    def features(self, state: S_contra, reveals: str = "") -> list[int]:
        """Return the features; ``reveals`` is the event before which a play had to stop."""

    def guess(self, state: S_contra) -> float:
        """Return the value by rules of thumb, in points."""


Lister: TypeAlias = Callable[[Any, S, Any, Callable[[S], float], int], list[Play[S]]]
"""Lists the plays of a turn of a match from a position by a guess, with a number of nodes."""


class Valued(NamedTuple, Generic[S]):
    """A whole play, its features, and the network's values for them."""

    play: Play[S]
    features: tuple[int, ...]
    values: Values
    points: float
    """The play's worth by network and rules of thumb; comparable within one decision."""


UNIT = 1 << OUT
CHANCE_POINTS = 4.0
"""The points that a unit of the logit stands for."""


def blended(network: Network, values: Values, guess: float) -> float:
    """Return the worth of a position in points: by the network as far as it is trusted.

    That is half by the chance to win, and half by the lead.
    """
    trust = network.trust / 100
    points = (CHANCE_POINTS * values.chance + MARGIN / 2 * values.margin) / UNIT
    return trust * points + (1 - trust) * guess


def expected_lead(network: Network, encoder: Encoder[S], root: S, state: S) -> float:
    """Return the lead in points that a network expects after a play from ``root``."""
    before = encoder.features(root)
    after = before if state is root else encoder.features(state)
    (values,) = network.values(before, [after])
    return values.margin * MARGIN / UNIT


def valued_plays(
    match: AnyMatch,
    root: S,
    turn: Turn[S],
    encoder: Encoder[S],
    network: Network,
    *,
    nodes: int = NODES,
    width: int = WIDTH,
    listed: Lister[S] = promising_plays,
) -> list[Valued[S]]:
    """Return the plays from ``root`` that are worth considering, the best first.

    Of plays that look alike to the network, only the first is kept.
    """
    found = listed(match, root, turn, encoder.guess, nodes)
    guesses = [encoder.guess(play.state) for play in found]
    order = sorted(range(len(found)), key=lambda place: -guesses[place])
    features: dict[tuple[int, ...], int] = {}
    for place in order:
        features.setdefault(
            tuple(encoder.features(found[place].state, found[place].reveals)), place
        )
        if len(features) == width:
            break
    outputs = network.values(encoder.features(root), [*features])
    result = [
        Valued(found[place], each, values, blended(network, values, guesses[place]))
        for (each, place), values in zip(features.items(), outputs, strict=True)
    ]
    return sorted(result, key=lambda valued: -valued.points)
