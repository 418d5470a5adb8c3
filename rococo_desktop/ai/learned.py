"""Judgements with and without a trained network: what is common to all games."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from rococo_desktop.ai.network import MARGIN, Network, Values
from rococo_desktop.ai.planner import UNIT, blended
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.score import lead
from rococo_desktop.engine.state import State
from rococo_desktop.resources import resource_path

STRONG = "strong"
"""The network of a game's strongest players."""
SURE = 3.0
"""The logit of a game that is won."""


@lru_cache(maxsize=4)
def network_named(game: str, name: str, trust: int = 100) -> Network:
    """Return a network that ships with a game, or that of a path; each is read once.

    It counts ``trust`` percent beside rules of thumb, or less if its file says so.
    """
    network = _kind.read(resource_path("opponents", game, name).with_suffix(".json"))
    return network if network.trust <= trust else _kind(network.layers, trust)


_kind: type[Network] = Network


def compute_by(kind: type[Network]) -> None:
    """Let networks read from now on be of a class that finds the same values in another way."""
    global _kind
    _kind = kind
    network_named.cache_clear()


@dataclass(frozen=True, slots=True)
class Untrained:
    """A judgement by rules of thumb, which needs no network."""

    @property
    def network(self) -> None:
        """Return None: rules of thumb need no network."""

    def with_network(self, network: str) -> Self:
        raise ValueError("rules of thumb have no network")


@dataclass(frozen=True, slots=True)
class Networked:
    """A judgement by a network."""

    network: str = STRONG

    def with_network(self, network: str) -> Self:
        return replace(self, network=network)


def ended(match: AnyMatch, state: State, seat: int, network: Network) -> float:
    """Return what a finished game is worth, as if the network knew how it ended."""
    result = match.score(state)
    totals = [sheet.total for sheet in result.players]
    won = (seat in result.winners) / len(result.winners)
    values = Values(round(SURE * (2 * won - 1) * UNIT), lead(totals, seat) * UNIT // MARGIN)
    return blended(network, values, totals[seat])
