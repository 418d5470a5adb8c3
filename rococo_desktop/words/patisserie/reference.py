"""The texts of the reference and of the guide, with the numbers of the components."""

from collections.abc import Mapping
from operator import gt

from rococo_desktop.rules.patisserie.components import models
from rococo_desktop.rules.patisserie.components.bonuses import Dishes, DishFilter
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.phrases import Values


def numbers_of(components: models.Components) -> Values:
    """Return the numbers of the rules that texts mention; constants have their own names there."""
    constants, goods = components.constants, components.goods
    hire = components.boards["small"].hire
    incomes = enumerate(constants.decoration_income, start=1)
    modest, grand = (_judged(components, each) for each in ("special-modest", "special-grand"))
    sets = constants.mentor_sets
    return {
        **{name: value for name, value in constants if isinstance(value, int)},
        "overfull": constants.recipe_storage + 1,
        "buttery": sets["buttery"][-1],
        "savory": sets["savory"][-1],
        "crunchy": sets["extra_crunchy"][-1],
        "savoryRounds": sum(map(gt, sets["savory"], sets["buttery"])),
        "promoSpecials": _in_set(components.special_bonuses, "promo_special_bonuses"),
        "promoTables": _in_set(components.table_bonuses, "promo_table_bonuses"),
        "promoStars": _in_set(components.staff, "promo_staff"),
        "startCards": sum(card.deck == "start" for card in components.staff.values()),
        "modestLeast": modest.lowest,
        "modestMost": modest.highest,
        "grandLeast": grand.lowest,
        "grandMost": grand.highest,
        "exactly": components.table_bonuses["table-five"].dishes.lowest,
        **{f"decoration{place}": each.coins or each.prestige for place, each in incomes},
        **{f"hire{left}": price for left, price in enumerate(hire, start=1)},
        **{f"start{name.capitalize()}": track.start for name, track in goods.items()},
        **{f"{name}Most": track.maximum for name, track in goods.items()},
    }


def _in_set(
    entries: Mapping[str, models.Staff | models.TableBonus | models.SpecialBonus], wanted: str
) -> int:
    return sum(each.set == wanted for each in entries.values())


def _judged(components: models.Components, bonus: str) -> DishFilter:
    """Return the dishes that a special bonus counts."""
    condition = components.special_bonuses[bonus].condition
    return condition.dishes if isinstance(condition, Dishes) else DishFilter()


class ReferenceWording:
    """Fills in the texts of the reference and of the guide."""

    def __init__(
        self, catalogue: Catalogue, components: models.Components, keys: Mapping[str, str]
    ) -> None:
        """``keys`` are the keys for each action of the program, as people write them."""
        self._catalogue = catalogue
        self._values: Values = {**keys, **numbers_of(components)}

    def text(self, key: str) -> str:
        return self._catalogue.text(key, **self._values)
