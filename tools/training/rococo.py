"""Rococo for training: its set-ups, its features and its turns."""

from __future__ import annotations

from rococo_desktop.ai.plays import promising_plays
from rococo_desktop.ai.rococo.features import Encoder
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import Turn
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, Rococo
from tools.training.student import Student, match_of

GAME = "rococo"
BASE_ONLY = 40
"""The percentage of games without an expansion."""
ALONE = 15
"""The percentage of games of one person against an automatic rival."""
SEATS = (2, 2, 2, 3, 3, 4, 4, 4, 4, 5)
"""The numbers of seats from which that of a game is drawn."""


def drawn_match(chance: Generator) -> AnyMatch:
    """Return the match of a random set-up."""
    rivals = [each.key for each in EXPANSIONS if each.rival is not None]
    if chance.below(100) < ALONE:
        return match_of(GAME, 1, (*_some(chance), *rivals))
    players = SEATS[chance.below(len(SEATS))]
    if chance.below(100) < BASE_ONLY:
        return match_of(GAME, players)
    if players < 5 and not chance.below(8):
        return match_of(GAME, max(1, players - 1), (*_some(chance), *rivals))
    return match_of(GAME, players, _some(chance))


def _some(chance: Generator) -> tuple[str, ...]:
    """Return expansions at random, each in half of the games."""
    return tuple(each.key for each in EXPANSIONS if each.rival is None and chance.below(2))


def _encoder(match: Rococo, root: State, seat: int) -> Encoder:
    return Encoder(match.rules, root, seat, Taste())


def _turn(match: Rococo, seat: int) -> Turn:
    return Turn(match, seat)


def _no_habit(match: Rococo, state: State) -> None:
    """Leave every question to the network."""


ROCOCO = Student(
    game=GAME,
    drawn_match=drawn_match,
    encoder=_encoder,
    turn=_turn,
    plays=promising_plays,
    habit=_no_habit,
)
