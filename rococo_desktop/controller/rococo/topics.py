"""The reference's topics for the pieces on the table."""

from rococo_desktop.rules.rococo.components.models import Dress, Employee


def of_card(employee: Employee) -> str:
    """Return the topic of a card: its crown or its bonus, which distinguishes it."""
    if employee.scoring is not None:
        return f"final.{employee.scoring.final}"
    if employee.bonus is not None:
        return f"effect.{employee.bonus.effect}"
    return f"card.{employee.type}"


def of_dress(dress: Dress) -> str:
    """Return the topic of a dress: its further gain, if it is a special one."""
    if dress.rented is not None:
        return "dress.rented"
    return "dress.made" if dress.made is not None else "dress"


TILE = "tile"
JEWEL = "jewel"
