"""Main action 5: depute the employee just played (Deluxe, "5. Depute this Employee")."""

from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.base.turns import RemoveEmployee, leaving
from rococo_desktop.rules.rococo.book import Context, MainAction
from rococo_desktop.rules.rococo.events import EmployeeDeputed
from rococo_desktop.rules.rococo.obstacles import Obstacle

FEW_STAFF = Obstacle("staff")


def depute_obstacle(context: Context, seat: int) -> Obstacle | None:
    """Return the obstacle to deputing one more employee, or None.

    Four must remain in the deck (``minimum_staff``; Deluxe, "5. Depute this Employee").
    """
    remaining = context.state.players[seat].staff_size() - len(leaving(context, seat))
    return None if remaining > context.rules.constants.minimum_staff else FEW_STAFF


def _begin(context: Context, seat: int, card: str) -> None:
    """Gain the money; the bonus follows, then the card leaves the game."""
    context.emit(EmployeeDeputed, seat, card)
    pay = context.rules.constants.depute_pay.of(context.rules.employees[card].type)
    gain_livre(context, seat, pay, "depute")


DEPUTE = MainAction(
    "depute",
    frozenset({"master", "journeyman", "apprentice"}),
    lambda context, seat, card: depute_obstacle(context, seat),
    _begin,
    finish=RemoveEmployee,
    numbers=lambda rules: {"staff": rules.constants.minimum_staff},
)
