"""The judgements of Rococo's characters: by rules of thumb, by a network, and by looking ahead."""

from collections.abc import Sequence
from dataclasses import dataclass

from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.foresight import LATER, Effort, foreseen
from rococo_desktop.ai.learned import Networked, Untrained, ended, network_named
from rococo_desktop.ai.network import Network
from rococo_desktop.ai.planner import WIDTH, Valued, valued_plays
from rococo_desktop.ai.plays import promising_plays
from rococo_desktop.ai.rococo.features import Encoder
from rococo_desktop.ai.rococo.memory import likely, remembered
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.jewelry_box.components import KEY as JEWELRY_BOX
from rococo_desktop.rules.rococo.model import SELECT, State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View

GAME = "rococo"
NODES = 4_000
"""The most positions to list for one decision."""


@dataclass(frozen=True, slots=True)
class Thumb(Untrained):
    """A judgement by rules of thumb."""

    taste: Taste

    def judge(
        self, match: Rococo, view: View, rng: Generator, budget: int
    ) -> Sequence[Judged[State]]:
        """Return the plays by the expected final prestige, the best first."""
        state = remembered(match, view, rng)
        seat = asked(view).seat
        encoder = Encoder(match.rules, state, seat, self.taste)
        turn = Turn(match, seat)
        found = promising_plays(match, state, turn, encoder.guess, min(NODES, budget)).plays
        judged = [Judged(play, encoder.guess(play.state)) for play in found]
        return sorted(judged, key=lambda each: -each.points)


@dataclass(frozen=True, slots=True)
class Learned(Networked):
    """A judgement by a network, of the position after each play."""

    def judge(
        self, match: Rococo, view: View, rng: Generator, budget: int
    ) -> Sequence[Judged[State]]:
        """Return the most promising plays, the best first."""
        state = remembered(match, view, rng)
        found = planned(match, state, asked(view).seat, network_for(match, self.network), budget)
        return [Judged(each.play, each.points) for each in found]


@dataclass(frozen=True, slots=True)
class Foreseeing(Networked):
    """A judgement by a network that continues the best plays up to the seat's next turn.

    The other seats play as the network would. The budget limits the number of continuations.
    """

    width: int = 8

    def judge(
        self, match: Rococo, view: View, rng: Generator, budget: int
    ) -> Sequence[Judged[State]]:
        """Return the plays, the best first: continued plays come before all others."""
        state = remembered(match, view, rng)
        found = self.considered(match, view, state, rng, budget, whole=False)
        return [Judged(each.play, each.points) for each in found]

    def considered(
        self,
        match: Rococo,
        view: View,
        state: State,
        rng: Generator,
        budget: int,
        *,
        whole: bool = True,
    ) -> list[Valued[State]]:
        """Return the plays from a ``state`` that fits the view, like :meth:`judge`.

        Unless they are told apart as a ``whole``, only the first answer of the best is certain.
        """
        network, decision = network_for(match, self.network), asked(view)
        found = planned(match, state, decision.seat, network, budget)
        opens = state.phase == SELECT or isinstance(decision.frame, match.rules.turn_questions)
        return self.raced(match, view, found, rng, budget if opens else budget // LATER, whole)

    def raced(
        self,
        match: Rococo,
        view: View,
        found: list[Valued[State]],
        rng: Generator,
        budget: int,
        whole: bool = True,
    ) -> list[Valued[State]]:
        """Return plays in the order in which they come after they were continued."""
        network, seat = network_for(match, self.network), asked(view).seat
        order = foreseen(
            [Judged(each.play, each.points) for each in found],
            Effort(self.width, budget // TURN, CLOSE, TRUST, whole),
            lambda: likely(match, view, rng),
            lambda dealt, tried: self._ahead(match, dealt, seat, network, tried),
        )
        valued = {each.play.answers: each for each in found}
        return [valued[play.answers]._replace(points=points) for play, points in order]

    def _ahead(
        self, match: Rococo, dealt: State, seat: int, network: Network, tried: Judged[State]
    ) -> float:
        """Return what the seat expects at the end of its next turn, after one of its plays.

        A play that draws something continues with what the deal has there.
        """
        state, begins = dealt.copy(), match.rules.kinds_of(*match.rules.turn_questions)
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
            found = planned(match, state, decision.seat, network, AHEAD, NARROW)
            if ahead:
                return found[0].points
            for answer in found[0].play.answers:
                match.kernel.advance(state, answer)
        return ended(match, state, seat, network)


CLOSE = 5.0
"""Plays that are worse than the best by more points are not continued."""
AHEAD = 100
"""The most positions to list for a decision of a continued turn."""
TURN = 2_000
"""The part of the budget for one continuation: its deal, and the turns of all seats."""
NARROW = 8
"""The plays of such a turn that the network evaluates."""
TRUST = 1.5
"""The weight of the continuation against the network's value of the play itself."""
ALONE = 65
"""The percentage by which a network counts in a game of one person."""
JEWELRY_TRUST = 50
"""The same with the Jewelry Box."""


def network_for(match: Rococo, name: str) -> Network:
    """Return a network as it plays a match: one person against a rival trusts it less.

    Few games of training are of this kind, so rules of thumb know more there.
    """
    if match.setup.players > 1:
        return network_named(GAME, name)
    return network_named(GAME, name, JEWELRY_TRUST if JEWELRY_BOX in match.rules.keys else ALONE)


def planned(
    match: Rococo, state: State, seat: int, network: Network, nodes: int, width: int = WIDTH
) -> list[Valued[State]]:
    """Return the most promising plays of a seat by a network, the best first."""
    encoder, turn = Encoder(match.rules, state, seat, Taste()), Turn(match, seat)
    return valued_plays(match, state, turn, encoder, network, nodes=min(NODES, nodes), width=width)
