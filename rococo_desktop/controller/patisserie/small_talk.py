"""The deeds of which the computer players of La Pâtisserie Rococo speak."""

from collections.abc import Iterator, Sequence

from rococo_desktop.controller.table.small_talk import Occasion
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.patisserie import events as happened
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import standings

MOMENTS = ("special", "star", "host", "table", "bake")
"""The kinds of occasions, the greatest first."""


def deeds(
    rules: RuleBook, events: Sequence[Event], before: State, after: State
) -> Iterator[Occasion]:
    """Yield of what there is something to say."""
    for event in events:
        match event:
            case happened.SpecialClaimed(seat):
                yield Occasion(seat, "special")
            case happened.StaffHired(seat, card):
                if rules.staff[card].deck == "star":
                    yield Occasion(seat, "star")
            case happened.HostPlaced(seat):
                yield Occasion(seat, "host")
            case happened.DishPresented(seat, _, space):
                if _overtakes(rules, before, after, seat, space):
                    yield Occasion(seat, "table")
            case happened.DishBaked(seat):
                yield Occasion(seat, "bake")


def _overtakes(rules: RuleBook, before: State, after: State, seat: int, space: str) -> bool:
    """Return whether a dish on a space gives a player the lead over others at its table."""
    table = rules.board.table_of[space]
    led, leads = standings(before.dishes, table), standings(after.dishes, table)
    return bool(led) and led[0].seat != seat and leads[0].seat == seat
