"""La Pâtisserie Rococo for training: its set-ups, its features and its turns."""

from __future__ import annotations

from rococo_desktop.ai.patisserie.features import Encoder
from rococo_desktop.ai.patisserie.judges import SELECTION
from rococo_desktop.ai.patisserie.listing import turn_plays
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.patisserie.turn import Turn
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.mentor import EXTRA_CRUNCHY, MENTOR, SAVORY
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.promos import PROMOS
from tools.training.student import Student, match_of

GAME = "patisserie"
BASE_ONLY = 60
"""The percentage of the other games without a promo."""
MENTORED = 12
"""The percentage of games against the Mentor, alone or with one other seat."""
SEATS = (2, 2, 2, 3, 3, 4, 4, 4, 5)
"""The numbers of seats from which that of a game is drawn."""


def drawn_match(chance: Generator) -> AnyMatch:
    """Return the match of a random set-up."""
    players = SEATS[chance.below(len(SEATS))]
    if chance.below(100) < MENTORED:
        rivals = ((1, ()), (1, (SAVORY,)), (1, (EXTRA_CRUNCHY,)), (2, (MENTOR,)))
        return match_of(GAME, *rivals[chance.below(len(rivals))])
    if chance.below(100) < BASE_ONLY:
        return match_of(GAME, players)
    return match_of(GAME, players, tuple(key for key in PROMOS if chance.below(2)))


def _encoder(match: Patisserie, root: State, seat: int) -> Encoder:
    return Encoder(match.rules, root, seat, Taste())


def _turn(match: Patisserie, seat: int) -> Turn:
    return Turn(match.rules, seat)


def _selected(match: Patisserie, state: State) -> str | None:
    """Return the card that rules of thumb select: it shows its worth only when it is played."""
    decision = state.pending
    if decision is None or decision.kind not in SELECTION:
        return None
    return SELECTION[decision.kind](match.rules, state, decision.seat, decision.options)


def _decorations(state: State, seat: int) -> int:
    """Return the number of decorations of a seat, with those on their way.

    Few players decorate unless they plan for it from the first round, so a network that only met
    them would never learn what decorations are worth.
    """
    player = state.players[seat]
    return len(player.decorations) + sum(topping is not None for topping in player.toppings)


PATISSERIE = Student(
    game=GAME,
    drawn_match=drawn_match,
    encoder=_encoder,
    turn=_turn,
    plays=turn_plays,
    habit=_selected,
    loved=_decorations,
)
