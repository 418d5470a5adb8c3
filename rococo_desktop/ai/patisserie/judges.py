"""The judgements of the characters of La Pâtisserie Rococo."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.foresight import LATER, Foresight
from rococo_desktop.ai.learned import Networked, Untrained, ended, network_named
from rococo_desktop.ai.network import Network
from rococo_desktop.ai.patisserie.evaluation import Appraisal
from rococo_desktop.ai.patisserie.features import Encoder
from rococo_desktop.ai.patisserie.listing import turn_plays
from rococo_desktop.ai.patisserie.memory import likely
from rococo_desktop.ai.patisserie.staff import card_to_draft, card_to_lose, card_to_take
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.patisserie.turn import Turn
from rococo_desktop.ai.planner import WIDTH, valued_plays
from rococo_desktop.ai.plays import Play
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.state import ACT

GAME = "patisserie"
NODES = 1_200
"""The most positions to list for one decision."""
OPENING = "play_card"
"""The first question of a turn."""
SELECTION: dict[str, Callable[[RuleBook, State, int, Sequence[str]], str]] = {
    "select_card": card_to_take,
    "draft_card": card_to_draft,
    "set_aside": card_to_lose,
}
"""The ways to choose cards when staff is selected."""
STAFF = 2
"""The divisor of the budget for the choice of a staff card, which is continued for longer."""
RANK = 0.5
"""The points by which a staff card is worth less than the one that rules of thumb prefer to it."""
OWN = 400
"""The positions that are listed for the seat's next turn."""
OTHERS = 150
"""Those for a turn of another seat."""
NARROW = 16
"""The plays of a continued turn that the network evaluates."""


@dataclass(frozen=True, slots=True)
class Thumb(Untrained):
    """A judgement by rules of thumb."""

    taste: Taste

    def judge(
        self, match: Patisserie, view: View, rng: Generator, budget: int
    ) -> Sequence[Judged[State]]:
        state = match.deal(view, rng)
        return judged_plays(match, state, asked(view), self.taste, min(NODES, budget))


@dataclass(frozen=True, slots=True)
class Learned(Networked):
    """A judgement by a network, of the position after each play."""

    def judge(
        self, match: Patisserie, view: View, rng: Generator, budget: int
    ) -> Sequence[Judged[State]]:
        network, state = network_named(GAME, self.network), match.deal(view, rng)
        return planned_plays(match, state, asked(view), network, min(NODES, budget))


@dataclass(frozen=True, slots=True)
class Foreseeing(Foresight[Patisserie, View, State]):
    """A judgement by a network that continues the best plays up to the seat's next turn."""

    def network_of(self, match: Patisserie) -> Network:
        return network_named(GAME, self.network)

    def imagined(self, match: Patisserie, view: View, rng: Generator) -> State:
        return match.deal(view, rng)

    def likely(self, match: Patisserie, view: View, rng: Generator) -> State:
        return likely(match, view, rng)

    def planned(
        self, match: Patisserie, state: State, decision: Decision, nodes: int
    ) -> Sequence[Judged[State]]:
        """Return the most promising plays from a decision by the network, the best first.

        Staff cards are ranked by rules of thumb, each a little below the one before.
        """
        found = planned_plays(match, state, decision, self.network_of(match), min(NODES, nodes))
        if decision.kind in SELECTION:
            return [Judged(each.play, RANK * each.points) for each in found]
        return found

    def share(self, match: Patisserie, state: State, decision: Decision, budget: int) -> int:
        """Return the whole budget for a turn, and parts for its later questions and for staff."""
        if decision.kind in SELECTION:
            return budget // STAFF
        if state.phase != ACT:
            return 0
        return budget if decision.kind == OPENING else budget // LATER

    def ahead(self, match: Patisserie, dealt: State, seat: int, tried: Judged[State]) -> float:
        """Return what the seat expects after its next turn, after one of its plays.

        Rules of thumb select the staff in between: the network has seen no hand half chosen.
        """
        network, state, others = self.network_of(match), dealt.copy(), False
        for answer in tried.play.answers:
            match.kernel.advance(state, answer)
        while (decision := state.pending) is not None:
            mine, options = decision.seat == seat, decision.options
            others = others or not mine
            ahead = state.phase == ACT and mine and (others or decision.kind == OPENING)
            if not ahead and len(options) == 1:
                match.kernel.advance(state, options[0])
                continue
            if decision.kind in SELECTION:
                chosen = SELECTION[decision.kind](match.rules, state, decision.seat, options)
                match.kernel.advance(state, chosen)
                continue
            nodes = OWN if mine else OTHERS
            best = planned_plays(match, state, decision, network, nodes, NARROW)[0]
            if ahead:
                return best.points
            for answer in best.play.answers:
                match.kernel.advance(state, answer)
        return ended(match, state, seat, network)


def planned_plays(
    match: Patisserie,
    state: State,
    decision: Decision,
    network: Network,
    nodes: int,
    width: int = WIDTH,
) -> list[Judged[State]]:
    """Return the most promising plays from a decision by a network, the best first.

    Rules of thumb choose the cards when staff is selected.
    """
    if decision.kind in SELECTION:
        return _selected(match, state, decision.seat, decision.kind, decision.options)
    encoder = Encoder(match.rules, state, decision.seat, Taste())
    turn = Turn(match.rules, decision.seat)
    found = valued_plays(
        match, state, turn, encoder, network, nodes=nodes, width=width, listed=turn_plays
    )
    return [Judged(each.play, each.points) for each in found]


def judged_plays(
    match: Patisserie, state: State, decision: Decision, taste: Taste, nodes: int
) -> list[Judged[State]]:
    """Return the plays from a decision by the expected final prestige, the best first."""
    if decision.kind in SELECTION:
        return _selected(match, state, decision.seat, decision.kind, decision.options)
    appraisal = Appraisal(match.rules, state, decision.seat, taste)
    turn = Turn(match.rules, decision.seat)
    found = turn_plays(match, state, turn, appraisal.value, nodes)
    judged = [Judged(play, appraisal.value(play.state)) for play in found]
    return sorted(judged, key=lambda each: -each.points)


def _selected(
    match: Patisserie, state: State, seat: int, kind: str, options: Sequence[str]
) -> list[Judged[State]]:
    """Return the choice of a card as plays: the cards in the order of preference."""
    ranked: list[str] = []
    left = list(options)
    while left:
        best = SELECTION[kind](match.rules, state, seat, left)
        left.remove(best)
        ranked.append(best)
    return [Judged(Play((card,), state, ""), -place) for place, card in enumerate(ranked)]
