"""The advisor of a person in Rococo."""

from collections.abc import Hashable, Sequence

from rococo_desktop.ai.advisor import Advisor, beginning
from rococo_desktop.ai.plays import Play
from rococo_desktop.ai.rococo.features import Encoder
from rococo_desktop.ai.rococo.judges import AHEAD, Foreseeing
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.ai.suggestion import blended_leads, late_trust, surer
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.grounds import grounds
from rococo_desktop.rules.rococo.hand_grounds import Planned, hand_grounds
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.state import OVER, SELECT

LATE = (0.2, 0.25)
"""The trust in the network in the last round; see :func:`late_trust`.

Fitted to the leads in the last rounds of 36 games with one to four people: with a card left or
none, the network alone missed the final leads by 6.8 to 8.2 points (root mean square), the present
ones by 4.5 to 6.1, and both together by 4.4 to 5.4.
"""
CARD = 4.0
"""The lead, in the last round, for each card that a seat has more than the others on average.

It is divided by the number of seats. Whoever has just played is ahead by that card only. Fitted to
the leads at 866 turns of the last rounds of 86 games of ``level5`` with two and four seats.
"""


class RococoAdvisor(Advisor[Rococo, View, State]):
    """The strongest player as the advisor of a match."""

    nodes = 1_500
    spreads = (3.0, 1.0)
    """Fitted to the winners of games that bots played against each other."""
    rival_spreads = (7.0, 0.5)
    """Fitted to 120 games of ``level5`` alone."""
    underrated = (5.0, 3.0)
    """Fitted to the same games."""
    chance = "advice-chance"

    def __init__(self, match: Rococo) -> None:
        super().__init__(match, Foreseeing())

    def encoder(self, root: State, seat: int) -> Encoder:
        return Encoder(self.match.rules, root, seat, Taste())

    def turn(self, seat: int) -> Turn:
        return Turn(self.match, seat)

    def kind_of(self, root: State, decision: Decision, answers: Sequence[str]) -> Hashable:
        """Return what distinguishes hands, the bonuses of their cards, or plays, their beginning.

        The beginning of a turn is its first three answers, without the use of a bonus.
        """
        if root.phase == SELECT:
            employees = self.match.rules.employees
            return tuple(sorted(str(employees[card].bonus) for card in answers))
        opens = isinstance(decision.frame, self.match.rules.turn_questions)
        return beginning(answers, 3 if opens else 1)

    def hand_reasons(self, root: State, seat: int, play: Play[State]) -> tuple[Reason, ...] | None:
        if root.phase != SELECT:
            return None
        hand = (*root.players[seat].hand, *play.answers)
        planned = self._next_turn(root, seat, play.answers)
        return tuple(hand_grounds(self.match.rules, root, seat, hand, planned))

    def grounds(
        self, root: State, seat: int, play: Play[State], events: tuple[Event, ...]
    ) -> tuple[Reason, ...]:
        return grounds(self.match.rules, root, play.state, seat, events)

    def lay_down(self, state: State) -> None:
        for player in state.players:
            player.supply = [*player.hand, *player.supply]
            player.hand = []

    def leads(self, root: State, state: State) -> tuple[float, ...]:
        """Return the leads to expect; in the last round the present score counts, and the cards."""
        found, trust = super().leads(root, state), self._trust(state)
        if trust == 1:
            return found
        totals = [sheet.total for sheet in score(self.match.rules, state).players]
        blended = blended_leads(found, totals, trust)
        if self.against_rival or state.phase == OVER:
            return blended
        return tuple(
            lead + CARD * more / self.match.seats
            for lead, more in zip(blended, _cards_more(state), strict=True)
        )

    def spread(self, state: State) -> float:
        """Return the usual error, a smaller one where the present score counts."""
        return surer(super().spread(state), self._trust(state))

    def _next_turn(self, root: State, seat: int, answers: Sequence[str]) -> Planned | None:
        """Return the next turn of a seat after it has chosen a hand, as a hint would give it."""
        state = root.copy()
        for answer in answers:
            self.match.kernel.advance(state, answer)
        while (decision := state.pending) is not None:
            mine = decision.seat == seat
            opens = mine and isinstance(decision.frame, self.match.rules.turn_questions)
            nodes = self.nodes if opens else AHEAD
            play = self._strongest.planned(self.match, state, decision, nodes)[0].play
            if opens:
                return Planned(play.answers, play.state)
            for answer in play.answers:
                self.match.kernel.advance(state, answer)
        return None

    def _trust(self, state: State) -> float:
        """Return the trust in the network: late in the game the present score counts beside it."""
        if state.phase == OVER:
            return 0.0
        if self.rounds_left(state):
            return 1.0
        return late_trust(LATE, [len(player.hand) for player in state.players])


def _cards_more(state: State) -> list[float]:
    """Return by how many hand cards each seat has more than the others on average."""
    hands = [len(player.hand) for player in state.players]
    return [hand - (sum(hands) - hand) / (len(hands) - 1) for hand in hands]
