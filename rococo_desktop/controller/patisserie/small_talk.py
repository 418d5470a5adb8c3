"""The deeds of which the computer players of La Pâtisserie Rococo speak."""

from collections.abc import Sequence

from rococo_desktop.controller.table.small_talk import Occasion
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.patisserie import events as happened
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import standings

MOMENTS = ("special", "star", "host", "table", "bake")
"""The kinds of occasions, the greatest first."""


def occasions(
    rules: RuleBook, events: Sequence[Event], before: State, after: State
) -> list[Occasion]:
    """Return of what there is something to say, the greatest first."""
    found: dict[str, int] = {}
    for event in events:
        match event:
            case happened.SpecialClaimed(seat):
                found["special"] = seat
            case happened.StaffHired(seat, card):
                if rules.staff[card].deck == "star":
                    found["star"] = seat
            case happened.HostPlaced(seat):
                found["host"] = seat
            case happened.DishPresented(seat, _, space):
                if _overtakes(rules, before, after, seat, space):
                    found["table"] = seat
            case happened.DishBaked(seat):
                found["bake"] = seat
    return [Occasion(found[moment], moment) for moment in MOMENTS if moment in found]


def _overtakes(rules: RuleBook, before: State, after: State, seat: int, space: str) -> bool:
    """Return whether a dish on a space gives a player the lead over others at its table."""
    table = rules.board.table_of[space]
    led, leads = standings(before.dishes, table), standings(after.dishes, table)
    return bool(led) and led[0].seat != seat and leads[0].seat == seat
