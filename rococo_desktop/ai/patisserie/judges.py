"""The judgements of the characters of La Pâtisserie Rococo."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.patisserie.evaluation import Appraisal, Taste
from rococo_desktop.ai.patisserie.staff import card_to_draft, card_to_lose, card_to_take
from rococo_desktop.ai.patisserie.turn import Turn
from rococo_desktop.ai.plays import Play, promising_plays
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View

NODES = 1_500
"""The positions that are listed for one decision, at most."""

SELECTION: dict[str, Callable[[RuleBook, State, int, Sequence[str]], str]] = {
    "select_card": card_to_take,
    "draft_card": card_to_draft,
    "set_aside": card_to_lose,
}
"""How the cards are chosen when staff is selected."""


@dataclass(frozen=True, slots=True)
class Thumb:
    """A judgement by rules of thumb."""

    taste: Taste

    @property
    def network(self) -> None:
        """Return None: rules of thumb need no network."""

    def with_network(self, network: str) -> Self:
        """Raise ValueError: rules of thumb need no network."""
        raise ValueError("rules of thumb have no network")

    def judge(
        self, match: Patisserie, view: View, rng: Generator, budget: int
    ) -> Sequence[Judged[State]]:
        """Return the plays by the expected final prestige, the best first."""
        state = match.deal(view, rng)
        return judged_plays(match, state, asked(view), self.taste, min(NODES, budget))


def judged_plays(
    match: Patisserie, state: State, decision: Decision, taste: Taste, nodes: int
) -> list[Judged[State]]:
    """Return the plays from a decision by the expected final prestige, the best first."""
    if decision.kind in SELECTION:
        return _selected(match, state, decision.seat, decision.kind, decision.options)
    appraisal = Appraisal(match.rules, state, decision.seat, taste)
    turn = Turn(match.rules, decision.seat)
    found = promising_plays(match, state, turn, appraisal.value, nodes).plays
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
