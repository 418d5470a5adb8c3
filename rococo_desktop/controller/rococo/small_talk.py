"""The deeds of which the computer players of Rococo speak."""

from collections.abc import Sequence

from rococo_desktop.controller.table.small_talk import Occasion
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.base.scoring import hall_measures, leaders
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.outlook import FIREWORKS

MOMENTS = ("all_halls", "hall", "fireworks", "favor", "master")
"""The kinds of occasions, the greatest first."""


def occasions(
    rules: RuleBook, events: Sequence[Event], before: State, after: State
) -> list[Occasion]:
    """Return of what there is something to say, the greatest first."""
    found: dict[str, int] = {}
    for event in events:
        match event:
            case happened.AllHallsReached(seat):
                found["all_halls"] = seat
            case happened.DressRented(seat, _, space):
                if _overtakes(rules, before, after, seat, space):
                    found["hall"] = seat
            case happened.DecorationFunded(seat, decoration):
                if rules.board.decorations[decoration].group == FIREWORKS:
                    found["fireworks"] = seat
            case happened.FavorClaimed(seat):
                found["favor"] = seat
            case happened.EmployeeHired(seat, card):
                if rules.employees[card].type == "master":
                    found["master"] = seat
    return [Occasion(found[moment], moment) for moment in MOMENTS if moment in found]


def _overtakes(rules: RuleBook, before: State, after: State, seat: int, space: str) -> bool:
    """Return whether a guest on a space gives a player the lead over others in its hall."""
    hall = rules.board.halls_by_id[rules.board.spaces[space].hall]
    led, leads = leaders(hall_measures(before, hall)), leaders(hall_measures(after, hall))
    return leads == [seat] and led not in ([], [seat])
