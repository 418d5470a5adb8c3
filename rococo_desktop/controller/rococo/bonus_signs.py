"""A card's bonus as a short row of numbers, words and icons, from the catalogue."""

from rococo_desktop.rules.entries import Step, Strict
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Dress, Employee
from rococo_desktop.texts import Catalogue


def bonus_signs(catalogue: Catalogue, employee: Employee) -> list[str]:
    """Return the row of a card, empty if it has no bonus; icons begin with a colon."""
    if employee.scoring is not None:
        return _final(catalogue, employee.scoring)
    if employee.bonus is not None:
        return _bonus(catalogue, employee.bonus)
    return []


def dress_signs(catalogue: Catalogue, dress: Dress) -> list[str]:
    """Return the rows of a dress's bonuses for making and renting it, one after the other."""
    return [sign for bonus in dress.bonuses for sign in _bonus(catalogue, bonus)]


def _row(catalogue: Catalogue, key: str, **values: str | int) -> list[str]:
    return catalogue.text(f"window.signs.{key}", **values).split()


def _steps(steps: tuple[Step, ...]) -> str:
    return "/".join(str(step.amount) for step in steps)


def _bonus(catalogue: Catalogue, bonus: data.Bonus) -> list[str]:
    match bonus:
        case data.GainLivre(amount=n) | data.LivrePerDecoration(amount=n):
            return _row(catalogue, bonus.effect, n=n)
        case data.BuyNotion(cost=n):
            return _row(catalogue, bonus.effect, n=n)
        case data.DrawResource(cost=n):
            return _row(catalogue, bonus.effect if n else f"{bonus.effect}_free", n=n)
        case data.PrestigePerDecorations(every=n) | data.PrestigePerDresses(every=n):
            return _row(catalogue, bonus.effect, n=n)
        case data.PrestigeForLivre(every=n):
            return _row(catalogue, bonus.effect, n=n)
        case data.Fund(discount=n):
            return _row(catalogue, bonus.effect, n=n)
        case data.MakeDress(fewer=n, colors=colors):
            silk = " / ".join(f":silk-{color}" for color in colors)
            return _row(catalogue, bonus.effect, n=n, silk=silk)
        case data.DeputeForLivre(master=master, journeyman=journeyman, apprentice=apprentice):
            pay = f"{master}/{journeyman}/{apprentice}"
            return _row(catalogue, bonus.effect, pay=pay)
        case data.LivreByStaff(steps=steps):
            return _row(catalogue, bonus.effect, steps=_steps(steps))
        case data.PerDress():
            return _per_dress(catalogue, bonus)
        case _:
            return _row(catalogue, bonus.effect, **numbers(bonus))


def numbers(parameters: Strict) -> dict[str, str | int]:
    """Return the numbers and tables of steps of an expansion's bonus or final scoring."""
    found: dict[str, str | int] = {}
    for name, value in parameters:
        if isinstance(value, int):
            found[name] = value
        elif name == "steps":
            found[name] = _steps(value)
        elif isinstance(value, data.PerColor):
            found |= dict(zip(data.SILK_COLORS, value, strict=True))
    return found


def _per_dress(catalogue: Catalogue, bonus: data.PerDress) -> list[str]:
    if len(set(bonus.livre)) == 1 and any(bonus.livre):
        return _row(catalogue, "per_dress_all", n=bonus.livre[0])
    gains = [("livre", bonus.livre), ("prestige", bonus.prestige)]
    row: list[str] = []
    for kind, amounts in gains:
        for color, amount in zip(data.SILK_COLORS, amounts, strict=True):
            if amount:
                row += _row(catalogue, f"per_dress_{kind}", n=amount, color=color)
    return row


def _final(catalogue: Catalogue, final: data.Final) -> list[str]:
    match final:
        case data.DeckSize(steps=steps):
            return _row(catalogue, final.final, steps=_steps(steps))
        case data.MasterSpacePairs(prestige=n, every=every):
            return _row(catalogue, final.final, n=n, every=every)
        case data.ThreadLacePairs(prestige=n) | data.Couples(prestige=n):
            return _row(catalogue, final.final, n=n)
        case _:
            return _row(catalogue, final.final, **numbers(final))
