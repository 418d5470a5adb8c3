"""The judgements of Rococo's characters: by rules of thumb, by a network, and by looking ahead."""

from collections.abc import Sequence
from dataclasses import dataclass

from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.foresight import LATER, Foresight
from rococo_desktop.ai.learned import Networked, Untrained, ended, network_named
from rococo_desktop.ai.network import Network
from rococo_desktop.ai.planner import WIDTH, valued_plays
from rococo_desktop.ai.plays import promising_plays
from rococo_desktop.ai.rococo.features import Encoder
from rococo_desktop.ai.rococo.memory import likely, remembered
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.jewelry_box.components import KEY as JEWELRY_BOX
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.state import SELECT

GAME = "rococo"
NODES = 4_000
"""The most positions to list for one decision."""
AHEAD = 100
"""The most positions to list for a decision of a continued turn."""
NARROW = 8
"""The plays of such a turn that the network evaluates."""
ALONE = 65
"""The percentage by which a network counts in a game of one person."""
JEWELRY_TRUST = 50
"""The same with the Jewelry Box."""


@dataclass(frozen=True, slots=True)
class Thumb(Untrained):
    """A judgement by rules of thumb."""

    taste: Taste

    def judge(
        self, match: Rococo, view: View, rng: Generator, budget: int
    ) -> Sequence[Judged[State]]:
        state = remembered(match, view, rng)
        seat = asked(view).seat
        encoder = Encoder(match.rules, state, seat, self.taste)
        turn = Turn(match, seat)
        found = promising_plays(match, state, turn, encoder.guess, min(NODES, budget))
        judged = [Judged(play, encoder.guess(play.state)) for play in found]
        return sorted(judged, key=lambda each: -each.points)


@dataclass(frozen=True, slots=True)
class Learned(Networked):
    """A judgement by a network, of the position after each play."""

    def judge(
        self, match: Rococo, view: View, rng: Generator, budget: int
    ) -> Sequence[Judged[State]]:
        state = remembered(match, view, rng)
        return planned(match, state, asked(view).seat, network_for(match, self.network), budget)


@dataclass(frozen=True, slots=True)
class Foreseeing(Foresight[Rococo, View, State]):
    """A judgement by a network that continues the best plays and hands up to the next turn."""

    def network_of(self, match: Rococo) -> Network:
        return network_for(match, self.network)

    def imagined(self, match: Rococo, view: View, rng: Generator) -> State:
        return remembered(match, view, rng)

    def likely(self, match: Rococo, view: View, rng: Generator) -> State:
        return likely(match, view, rng)

    def planned(
        self, match: Rococo, state: State, decision: Decision, nodes: int
    ) -> Sequence[Judged[State]]:
        return planned(match, state, decision.seat, self.network_of(match), nodes)

    def share(self, match: Rococo, state: State, decision: Decision, budget: int) -> int:
        """Return the whole budget for a hand or a turn, and a part for its later questions."""
        opens = state.phase == SELECT or isinstance(decision.frame, match.rules.turn_questions)
        return budget if opens else budget // LATER

    def ahead(self, match: Rococo, dealt: State, seat: int, tried: Judged[State]) -> float:
        network, state = self.network_of(match), dealt.copy()
        begins = match.rules.kinds_of(*match.rules.turn_questions)
        for answer in tried.play.answers:
            match.kernel.advance(state, answer)
        others = False
        while (decision := state.pending) is not None:
            mine = decision.seat == seat
            ahead = mine and (others or decision.kind in begins or state.phase == SELECT)
            others = others or not mine
            if not ahead and len(decision.options) == 1:
                match.kernel.advance(state, decision.options[0])
                continue
            best = planned(match, state, decision.seat, network, AHEAD, NARROW)[0]
            if ahead:
                return best.points
            for answer in best.play.answers:
                match.kernel.advance(state, answer)
        return ended(match, state, seat, network)


def network_for(match: Rococo, name: str) -> Network:
    """Return a network as it plays a match: one person against a rival trusts it less.

    Few games of training are of this kind, so rules of thumb know more there.
    """
    if match.setup.players > 1:
        return network_named(GAME, name)
    return network_named(GAME, name, JEWELRY_TRUST if JEWELRY_BOX in match.rules.keys else ALONE)


def planned(
    match: Rococo, state: State, seat: int, network: Network, nodes: int, width: int = WIDTH
) -> list[Judged[State]]:
    """Return the most promising plays of a seat by a network, the best first."""
    encoder, turn = Encoder(match.rules, state, seat, Taste()), Turn(match, seat)
    found = valued_plays(match, state, turn, encoder, network, nodes=min(NODES, nodes), width=width)
    return [Judged(each.play, each.points) for each in found]
