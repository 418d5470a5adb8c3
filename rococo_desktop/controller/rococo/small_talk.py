"""The deeds of which the computer players of Rococo speak."""

from collections.abc import Iterator, Sequence

from rococo_desktop.controller.table.small_talk import Occasion
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.base.scoring import hall_measures, leaders
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.outlook import FIREWORKS

MOMENTS = ("all_halls", "hall", "fireworks", "favor", "master")
"""The kinds of occasions, the greatest first."""


def deeds(
    rules: RuleBook, events: Sequence[Event], before: State, after: State
) -> Iterator[Occasion]:
    """Yield of what there is something to say."""
    for event in events:
        match event:
            case happened.AllHallsReached(seat):
                yield Occasion(seat, "all_halls")
            case happened.DressRented(seat, _, space):
                if _overtakes(rules, before, after, seat, space):
                    yield Occasion(seat, "hall")
            case happened.DecorationFunded(seat, decoration):
                if rules.board.decorations[decoration].group == FIREWORKS:
                    yield Occasion(seat, "fireworks")
            case happened.FavorClaimed(seat):
                yield Occasion(seat, "favor")
            case happened.EmployeeHired(seat, card):
                if rules.employees[card].type == "master":
                    yield Occasion(seat, "master")


def _overtakes(rules: RuleBook, before: State, after: State, seat: int, space: str) -> bool:
    """Return whether a guest on a space gives a player the lead over others in its hall."""
    hall = rules.board.halls_by_id[rules.board.spaces[space].hall]
    led, leads = leaders(hall_measures(before, hall)), leaders(hall_measures(after, hall))
    return leads == [seat] and led not in ([], [seat])
