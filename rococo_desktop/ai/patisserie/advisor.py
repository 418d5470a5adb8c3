"""The advisor of a person in La Pâtisserie Rococo."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import ClassVar

from rococo_desktop.ai.advisor import Advisor, beginning
from rococo_desktop.ai.patisserie.features import Encoder
from rococo_desktop.ai.patisserie.judges import OPENING, SELECTION, Foreseeing
from rococo_desktop.ai.patisserie.staff import expected, quality
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.patisserie.turn import Turn
from rococo_desktop.ai.plays import Play
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.grounds import grounds, hand_grounds
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View

DEPTH = {OPENING: 4, "choose_action": 3}
"""By kind of question, the answers that tell plays apart; one answer does for all others."""


class PatisserieAdvisor(Advisor[Patisserie, View, State]):
    """The strongest player as the advisor of a match."""

    nodes = 600
    spreads = (3.5, 0.5)
    """Fitted to the winners of 105 games that the characters played."""
    rival_spreads = (6.0, 1.0)
    """Fitted to 160 games of ``level5`` with the Mentor, 120 of them alone."""
    underrated = (3.0, 2.0)
    """Fitted to the same games."""
    chance = "patisserie-advice-chance"
    plainer: ClassVar[Mapping[str, str]] = {
        "patisserie-advice-farthest": "patisserie-advice-discards",
        "patisserie-advice-least": "patisserie-advice-goes",
        "patisserie-advice-bonus_least": "",
    }

    def __init__(self, match: Patisserie) -> None:
        super().__init__(match, Foreseeing())

    def encoder(self, root: State, seat: int) -> Encoder:
        return Encoder(self.match.rules, root, seat, Taste())

    def turn(self, seat: int) -> Turn:
        return Turn(self.match.rules, seat)

    def kind_of(self, root: State, decision: Decision, answers: Sequence[str]) -> Hashable:
        """Return what distinguishes plays at first sight: their beginning, up to a bonus.

        Two recipes are the same play in either order.
        """
        own = beginning(answers, DEPTH.get(decision.kind, 1))
        if "acquire_recipes" in own:
            place = own.index("acquire_recipes") + 1
            return (*own[:place], frozenset(own[place : place + 2]))
        return own

    def is_aside(self, option: str) -> bool:
        """Return whether a recipe is discarded, which one may do before the action."""
        return option in self.match.rules.recipes

    def main_pieces(self, answers: Sequence[str]) -> Iterable[str]:
        """Return the main pieces of an action: both recipes, or the good in any amount."""
        rules = self.match.rules
        recipes = [*takewhile(rules.recipes.__contains__, answers[:2])]
        good = answers[0].rpartition("-")[0] if answers else ""
        return recipes or ([good] if good in rules.goods else super().main_pieces(answers))

    def hand_reasons(self, root: State, seat: int, play: Play[State]) -> tuple[Reason, ...] | None:
        if root.pending is None or root.pending.kind not in SELECTION:
            return None
        (card,), player = play.answers, root.players[seat]
        hand, recipes = player.hand, player.recipes
        rules = self.match.rules
        at = expected(rules, root, seat)
        worth = {each: quality(rules.staff[each], at) for each in (*hand, card)}
        if card not in hand:
            return hand_grounds(rules, [*hand, card], recipes, card, worth[card])
        left = [each for each in hand if each != card]
        least = min(worth[each] for each in left)
        return hand_grounds(rules, left, recipes, card, worth[card], least)

    def grounds(
        self, root: State, seat: int, play: Play[State], events: tuple[Event, ...]
    ) -> tuple[Reason, ...]:
        rules = self.match.rules
        at = expected(rules, root, seat)
        return grounds(
            rules, root, play.state, seat, events, lambda card: quality(rules.staff[card], at)
        )

    def costs(self, decision: Decision) -> bool:
        """Return False for the choice of a card, which shows its worth only when it is played."""
        return decision.kind not in SELECTION

    def lay_down(self, state: State) -> None:
        for player in state.players:
            player.unused = [*player.hand, *player.unused]
            player.hand = []
