"""The score sheet: what final scoring gives, item by item, each item with the parts of its sum.

Scoring changes nothing: it can be asked at any moment and tells what scoring now would give.
"""

from typing import NamedTuple

from rococo_desktop.rules.rococo.events import DressAdmired, GameEnded, ItemScored
from rococo_desktop.rules.rococo.game import Game
from rococo_desktop.rules.rococo.model import FINAL, OVER, State
from rococo_desktop.rules.rococo.ruleset import RuleBook
from rococo_desktop.rules.rococo.terrace import terrace_of


class Part(NamedTuple):
    """One summand of an item: its message key, its points, what it speaks of and how many.

    ``tie`` is what broke a tie for the points, ``shared`` where nothing did; empty without one.
    """

    kind: str
    points: int
    subject: str = ""
    number: int = 0
    tie: str = ""


class Item(NamedTuple):
    """One line of a player's score sheet."""

    item: str
    points: int
    parts: tuple[Part, ...]


class PlayerScore(NamedTuple):
    """A player's score sheet; ``livre_left`` breaks ties."""

    items: tuple[Item, ...]
    total: int
    livre_left: int


class Score(NamedTuple):
    """The score of all players by seat; several winners share a full tie.

    An automatic rival who is level with the best wins alone.
    """

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]


def sheet(rules: RuleBook, state: State, seat: int) -> PlayerScore:
    """Return the score sheet of the player in a seat."""
    items = []
    for step in rules.scoring_steps:
        parts = tuple(part for part in step.parts(rules, state, seat) if part.points)
        items.append(Item(step.item, sum(part.points for part in parts), parts))
    total = sum(item.points for item in items)
    livre_left = state.players[seat].livre % rules.constants.livre_per_prestige
    return PlayerScore(tuple(items), total, livre_left)


def score(rules: RuleBook, state: State) -> Score:
    """Return what final scoring gives in ``state`` (Deluxe, "End of Game Scoring")."""
    sheets = [sheet(rules, state, seat) for seat in range(len(state.players))]
    best = max((each.total, each.livre_left) for each in sheets)
    winners = tuple(
        seat for seat, each in enumerate(sheets) if (each.total, each.livre_left) == best
    )
    for seat, each in enumerate(sheets):
        if seat not in rules.people and each.total == best[0]:
            winners = (seat,)
    return Score(tuple(sheets), winners)


def final_scoring(game: Game) -> None:
    """Score the game, move dresses to the terrace and end it; nothing is pending afterwards."""
    rules, state = game.rules, game.state
    state.phase = FINAL
    result = score(rules, state)
    for step in range(len(rules.scoring_steps)):
        for seat, player in enumerate(result.players):
            if player.items[step].points:
                game.tell(ItemScored, seat, player.items[step].item, player.items[step].points)
    for seat in range(rules.players):
        for fireworks, space in terrace_of(rules, state, seat).items():
            state.terrace[fireworks] = space
            game.tell(DressAdmired, seat, state.guests[space][0], fireworks)
    state.phase = OVER
    game.tell(GameEnded, result.winners, tuple(player.total for player in result.players))
