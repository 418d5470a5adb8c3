"""The advisor of a person in La Pâtisserie Rococo."""

from collections.abc import Hashable, Sequence

from rococo_desktop.ai.advisor import REASONS, Advisor, until_end
from rococo_desktop.ai.patisserie.features import Encoder
from rococo_desktop.ai.patisserie.judges import OPENING, SELECTION, Foreseeing
from rococo_desktop.ai.patisserie.staff import expected, quality
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.patisserie.turn import Turn
from rococo_desktop.ai.plays import Play
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.grounds import grounds, hand_grounds
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.questions import FORFEIT, USE
from rococo_desktop.rules.state import SELECT

SPREADS = (3.5, 0.5)
"""The spread of expectations in the last round, and its increase per remaining round.

Fitted to the winners of 105 games that the characters played.
"""
RIVAL_SPREADS = (6.0, 1.0)
"""The same against the Mentor.

Fitted to 160 games of ``level5`` with him, 120 of them alone.
"""
UNDERRATED = (3.0, 2.0)
"""What a person makes against the Mentor above expectation: in the last round, and per round left.

Fitted to the same games.
"""
DEPTH = {OPENING: 4, "choose_action": 3}
"""By kind of question, the answers that tell plays apart; one answer does for all others."""


class PatisserieAdvisor(Advisor[Patisserie, View, State]):
    """The strongest player as the advisor of a match."""

    nodes = 600

    def __init__(self, match: Patisserie) -> None:
        super().__init__(match, Foreseeing())

    def encoder(self, root: State, seat: int) -> Encoder:
        return Encoder(self.match.rules, root, seat, Taste())

    def turn(self, seat: int) -> Turn:
        return Turn(self.match.rules, seat)

    def kind_of(
        self,
        root: State,
        decision: Decision,
        answers: Sequence[str],
    ) -> Hashable:
        """Return what distinguishes plays at first sight: their beginning, up to a bonus.

        Two recipes are the same play in either order.
        """
        answers = answers[: DEPTH.get(decision.kind, 1)]
        later = (n for n, each in enumerate(answers) if n and each in (USE, FORFEIT))
        own = answers[: next(later, len(answers))]
        if "acquire_recipes" in own:
            place = own.index("acquire_recipes") + 1
            return (*own[:place], frozenset(own[place : place + 2]))
        return tuple(own)

    def reasons(
        self,
        root: State,
        seat: int,
        play: Play[State],
        events: tuple[Event, ...],
    ) -> tuple[Reason, ...]:
        if root.pending is not None and root.pending.kind in SELECTION:
            (card,), hand = play.answers, root.players[seat].hand
            left = [each for each in hand if each != card] if card in hand else [*hand, card]
            rules = self.match.rules
            worth = quality(rules.staff[card], expected(rules, root, seat))
            return hand_grounds(rules, left, worth)
        found = tuple(grounds(self.match.rules, root, play.state, seat)[:REASONS])
        return (*found, because("patisserie.advice.chance")) if play.reveals else found

    def costs(self, decision: Decision) -> bool:
        """Return False for the choice of a card, which shows its worth only when it is played."""
        return decision.kind not in SELECTION

    def handless(self, state: State) -> State:
        """Return the position, or where hands are chosen one as at the end of the previous round.

        The network has never seen empty hands with a round still to play.
        """
        if state.phase != SELECT:
            return state
        state = state.copy()
        state.round = max(1, state.round - 1)
        for player in state.players:
            player.unused = [*player.hand, *player.unused]
            player.hand = []
        return state

    def leads(self, root: State, state: State) -> tuple[float, ...]:
        underrated = until_end(UNDERRATED, self._rounds_left(root))
        return tuple(self.expected_leads(root, state, underrated))

    def spread(self, state: State) -> float:
        spreads = RIVAL_SPREADS if self.against_rival else SPREADS
        return until_end(spreads, self._rounds_left(state))

    def _rounds_left(self, state: State) -> int:
        return self.match.rules.constants.rounds - state.round
