"""Games that a network plays against itself, and the positions that it learns from."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias, TypeVar

from rococo_desktop.ai.bot import BUDGET, AnyBot
from rococo_desktop.ai.network import MARGIN, Network, Values
from rococo_desktop.ai.planner import UNIT, Encoder, Valued, valued_plays
from rococo_desktop.ai.plays import Turn
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.score import lead
from rococo_desktop.engine.state import State
from rococo_desktop.games import GAMES
from tools.training.student import Student, match_of

T = TypeVar("T")
Whim: TypeAlias = Callable[[State], float]

EXPLORED = 35
"""The percentage of decisions at which rules of thumb choose a random good play, not the best."""
VARIED = 20
"""The same for a network, which needs less variety: its games differ from those before."""
WARMTH = 2.0
"""The points by which a play becomes less likely by a factor of e, when one is drawn."""
WHIMSICAL = 25
"""The percentage of seats that love what most players neglect, in games with such a thing."""
WHIM = 2.0
"""The points that such a seat adds for each thing that it loves."""
NODES = 1_500


class Sample(NamedTuple):
    """A position after a seat's play, and the seat; the targets follow from the game's end."""

    seat: int
    features: tuple[int, ...]
    chance: float
    """The network's expectation; 0.5 without a network."""
    margin: float


@dataclass
class Record:
    """A whole game: its samples in order, and by seat the share of the win and the lead."""

    players: int
    samples: list[Sample] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)


def play(
    student: Student, network: Network | None, seed: int, match: AnyMatch | None = None
) -> Record:
    """Return the record of a game of a seed; without a network, rules of thumb choose."""
    chance = Generator(seed, "training")
    match = match or student.drawn_match(chance)
    return _played(student, network, match, seed, chance, {})


def play_against(student: Student, network: Network | None, name: str, seed: int) -> Record:
    """Return the record of one seat in a game of two against a computer player."""
    match = match_of(student.game, 2)
    others = {1 - seed % 2: GAMES[student.game].bots[name]}
    return _played(student, network, match, seed, Generator(seed, "training"), others)


def _played(
    student: Student,
    network: Network | None,
    match: AnyMatch,
    seed: int,
    chance: Generator,
    others: Mapping[int, AnyBot],
) -> Record:
    """Return the record of the seats that learn; other players have the rest."""
    state, _ = match.start(seed)
    whims = drawn_whims(student, match.setup.players, chance)
    record, stream = Record(match.setup.players), Generator(seed, "other")
    while (decision := state.pending) is not None:
        if len(decision.options) == 1 or decision.seat >= match.setup.players:
            match.kernel.advance(state, decision.options[0])
            continue
        if (habit := student.habit(match, state)) is not None:
            match.kernel.advance(state, habit)
            continue
        if (other := others.get(decision.seat)) is not None:
            view = match.look(state, frozenset((decision.seat,)))
            match.kernel.advance(state, other.choose(match, view, stream, BUDGET))
            continue
        seat, whim = decision.seat, whims.get(decision.seat, indifferent)
        chosen = chosen_play(student, match, state, seat, network, chance, whim)
        values = chosen.values
        record.samples.append(
            Sample(
                seat,
                chosen.features,
                1 / (1 + math.exp(-values.chance / UNIT)) if network else 0.5,
                MARGIN * values.margin / UNIT,
            )
        )
        for answer in chosen.play.answers:
            match.kernel.advance(state, answer)
    result = match.score(state)
    totals = [sheet.total for sheet in result.players]
    for seat in range(len(totals)):
        record.shares.append((seat in result.winners) / len(result.winners))
        record.leads.append(lead(totals, seat))
    return record


def indifferent(_: State) -> float:
    """Return the points that a seat without a whim adds to a position."""
    return 0.0


def drawn_whims(student: Student, seats: int, chance: Generator) -> dict[int, Whim]:
    """Return the points that some seats add to positions, by seat, for what they love."""
    loved = student.loved
    if loved is None:
        return {}

    def whim(seat: int) -> Whim:
        return lambda state: WHIM * loved(state, seat)

    return {seat: whim(seat) for seat in range(seats) if chance.below(100) < WHIMSICAL}


def chosen_play(
    student: Student,
    match: AnyMatch,
    state: State,
    seat: int,
    network: Network | None,
    chance: Generator,
    whim: Whim,
) -> Valued[State]:
    """Return the play that seems best with the points of a whim, or now and then a worse one."""
    encoder, turn = student.encoder(match, state, seat), student.turn(match, seat)
    if network is None:
        return _by_thumb(student, match, state, encoder, turn, chance, whim)
    found = valued_plays(match, state, turn, encoder, network, nodes=NODES, listed=student.plays)
    found = [each._replace(points=each.points + whim(each.play.state)) for each in found]
    found.sort(key=lambda each: -each.points)
    if chance.below(100) >= VARIED:
        return found[0]
    return _drawn(found, [(each.points - found[0].points) / WARMTH for each in found], chance)


def _by_thumb(
    student: Student,
    match: AnyMatch,
    state: State,
    encoder: Encoder[State],
    turn: Turn[State],
    chance: Generator,
    whim: Whim,
) -> Valued[State]:
    def guess(reached: State) -> float:
        return encoder.guess(reached) + whim(reached)

    found = student.plays(match, state, turn, guess, NODES)
    guesses = [guess(each.state) for each in found]
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
