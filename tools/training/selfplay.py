"""Games that a network plays against itself, and the positions that it learns from."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeVar

from rococo_desktop.ai.bot import BUDGET, AnyBot
from rococo_desktop.ai.network import MARGIN, Network, Values
from rococo_desktop.ai.planner import UNIT, Valued, valued_plays
from rococo_desktop.ai.plays import promising_plays
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.ai.rococo.features import Encoder
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo

T = TypeVar("T")

EXPLORED = 35
"""The percentage of decisions at which a good play is drawn instead of the best."""
WARMTH = 2.0
"""The points by which a play becomes less likely by a factor of e, when one is drawn."""
NODES = 1_500
BASE_ONLY = 50
"""The percentage of games without an expansion."""
SEATS = (2, 2, 2, 3, 3, 4, 4, 4, 4, 5)
"""The numbers of seats from which that of a game is drawn."""


class Sample(NamedTuple):
    """A position after a seat's play, and the seat; the targets follow from the game's end."""

    seat: int
    features: tuple[int, ...]
    chance: float
    """What the network expected; 0.5 if there was none."""
    margin: float


@dataclass
class Record:
    """A whole game: its samples in order, and by seat the share of the win and the lead."""

    players: int
    samples: list[Sample] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)


@lru_cache(maxsize=64)
def match_of(players: int, expansions: tuple[str, ...]) -> Rococo:
    """Return the match of a set-up."""
    return Rococo(Setup(players, expansions=expansions), LIBRARY.load())


def drawn_match(chance: Generator) -> Rococo:
    """Return the match of a set-up that is drawn."""
    players = SEATS[chance.below(len(SEATS))]
    if chance.below(100) < BASE_ONLY:
        return match_of(players, ())
    keys = [each.key for each in EXPANSIONS if each.rival is None]
    chosen = [key for key in keys if chance.below(2)]
    if players < 5 and not chance.below(5):
        rivals = [each.key for each in EXPANSIONS if each.rival is not None]
        return match_of(max(1, players - 1), (*chosen, *rivals))
    return match_of(players, tuple(chosen))


def play(network: Network | None, seed: int, match: Rococo | None = None) -> Record:
    """Return the record of a game of a seed; without a network, rules of thumb choose."""
    chance = Generator(seed, "training")
    match = match or drawn_match(chance)
    return _played(network, match, seed, chance, {})


def play_against(network: Network | None, name: str, seed: int) -> Record:
    """Return the record of one seat in a game of two against a computer player."""
    match = match_of(2, ())
    others = {1 - seed % 2: BOTS[name]}
    return _played(network, match, seed, Generator(seed, "training"), others)


def _played(
    network: Network | None,
    match: Rococo,
    seed: int,
    chance: Generator,
    others: Mapping[int, AnyBot],
) -> Record:
    """Return the record of the seats that learn; other players have the rest."""
    state, _ = match.start(seed)
    record, stream = Record(match.setup.players), Generator(seed, "other")
    while (decision := state.pending) is not None:
        if len(decision.options) == 1 or decision.seat not in match.rules.people:
            match.kernel.advance(state, decision.options[0])
            continue
        if (other := others.get(decision.seat)) is not None:
            view = match.look(state, frozenset((decision.seat,)))
            match.kernel.advance(state, other.choose(match, view, stream, BUDGET))
            continue
        chosen = _chosen(match, state, decision.seat, network, chance)
        values = chosen.values
        record.samples.append(
            Sample(
                decision.seat,
                chosen.features,
                1 / (1 + math.exp(-values.chance / UNIT)) if network else 0.5,
                MARGIN * values.margin / UNIT,
            )
        )
        for answer in chosen.play.answers:
            match.kernel.advance(state, answer)
    result = match.score(state)
    totals = [sheet.total for sheet in result.players]
    for seat, total in enumerate(totals):
        record.shares.append((seat in result.winners) / len(result.winners))
        record.leads.append(total - max(t for s, t in enumerate(totals) if s != seat))
    return record


def _chosen(
    match: Rococo, state: State, seat: int, network: Network | None, chance: Generator
) -> Valued[State]:
    encoder, turn = Encoder(match.rules, state, seat, Taste()), Turn(match.rules, seat)
    if network is None:
        return _by_thumb(match, state, encoder, turn, chance)
    found = valued_plays(match, state, turn, encoder, network, nodes=NODES)
    if chance.below(100) >= EXPLORED:
        return found[0]
    return _drawn(found, [(each.points - found[0].points) / WARMTH for each in found], chance)


def _by_thumb(
    match: Rococo, state: State, encoder: Encoder, turn: Turn, chance: Generator
) -> Valued[State]:
    found = promising_plays(match, state, turn, encoder.guess, NODES).plays
    guesses = [encoder.guess(each.state) for each in found]
    best = max(guesses)
    place = guesses.index(best)
    if chance.below(100) < EXPLORED:
        place = _drawn(range(len(found)), [(guess - best) / WARMTH for guess in guesses], chance)
    play = found[place]
    features = tuple(encoder.features(play.state, play.reveals))
    return Valued(play, features, Values(0, 0), guesses[place])


def _drawn(things: Sequence[T], logits: Sequence[float], chance: Generator) -> T:
    """Return one of the things, by the softmax of their logits."""
    weights = [math.exp(max(-30.0, logit)) for logit in logits]
    drawn = sum(weights) * chance.below(1 << 30) / (1 << 30)
    for thing, weight in zip(things, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return thing
    return things[-1]
