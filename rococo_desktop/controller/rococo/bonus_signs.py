"""A card's bonus as a short row of numbers, words and icons, from the catalogue."""

from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Dress, Employee
from rococo_desktop.texts import Catalogue, bare

OPTIONS = {
    "thread": [":thread"],
    "lace": [":lace"],
    "notions": [":thread", ":lace"],
    "sell": [":livre"],
}
"""The signs of answers in words, to stand beside these."""


def bonus_signs(catalogue: Catalogue, employee: Employee) -> list[str]:
    """Return the row of a card, empty if it has no bonus; icons begin with a colon."""
    if employee.scoring is not None:
        return _row(catalogue, employee.scoring.final, **numbers(employee.scoring))
    if employee.bonus is not None:
        return _bonus(catalogue, employee.bonus)
    return []


def dress_signs(catalogue: Catalogue, dress: Dress) -> list[str]:
    """Return the rows of a dress's bonuses for making and renting it, one after the other."""
    return [sign for bonus in dress.bonuses for sign in _bonus(catalogue, bonus)]


def _row(catalogue: Catalogue, key: str, **values: str | int) -> list[str]:
    return bare(catalogue.text(f"window-signs-{key}", **values)).split()


def _bonus(catalogue: Catalogue, bonus: data.Bonus) -> list[str]:
    if isinstance(bonus, data.PerDress) and bonus.told == bonus.effect:
        return _per_dress(catalogue, bonus)
    return _row(catalogue, bonus.told, **numbers(bonus))


def numbers(parameters: Strict) -> dict[str, str | int]:
    """Return the numbers, colours and tables of steps of a bonus or final scoring by name.

    The first number is also ``n``.
    """
    found: dict[str, str | int] = {}
    for name, value in parameters:
        if isinstance(value, int):
            found = {"n": value, **found, name: value}
        elif name == "steps":
            found[name] = "/".join(str(step.amount) for step in value)
        elif isinstance(value, data.PerColor):
            found = {"n": value[0], **found, **dict(zip(data.SILK_COLORS, value, strict=True))}
        elif isinstance(value, tuple):
            found[name] = " / ".join(f":silk-{color}" for color in value)
    return found


def _per_dress(catalogue: Catalogue, bonus: data.PerDress) -> list[str]:
    gains = [("livre", bonus.livre), ("prestige", bonus.prestige)]
    row: list[str] = []
    for kind, amounts in gains:
        for color, amount in zip(data.SILK_COLORS, amounts, strict=True):
            if amount:
                row += _row(catalogue, f"per_dress_{kind}", n=amount, color=color)
    return row
