"""The faces of recipes, dishes, tiles and cards for drawing, constant for a whole game."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.patisserie.bonus_signs import (
    bonus_signs,
    condition_signs,
    solo_signs,
)
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.rules.patisserie.actions.notice import notice_coins
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import (
    GOODS,
    INGREDIENTS,
    Amounts,
    Gain,
    TableBonus,
)
from rococo_desktop.texts import Catalogue, capital
from rococo_desktop.texts.nouns import Argument
from rococo_desktop.words.patisserie.pieces import ROMAN
from rococo_desktop.words.patisserie.wording import Wording

PORTRAITS = 8
"""The number of drawn portraits of each training level."""
TOPPING = "patisserie/topping/rose"
RECIPE = "recipe"
DISH = "dish"
TOPPED = "topped"
WORKPLACES = {
    "acquire_ingredient": "pantry",
    "assistant": "counter",
    "bake_saving": "oven",
    "buy_butter": "pantry",
    "buy_goods": "pantry",
    "chef": "oven",
    "coins_by_decorations": "counter",
    "coins_by_dishes": "counter",
    "coins_by_markers": "market",
    "coins_by_staff": "market",
    "decorate_one": "counter",
    "deliver_one": "counter",
    "draw_ingredients": "pantry",
    "gain_coins": "market",
    "place_cheaper": "market",
    "prestige_by_table": "counter",
    "prestige_for_coins": "market",
    "take_ingredient": "pantry",
}
"""The place where somebody works, by the bonus or else by the training level."""
SIGNS = {"draw_ingredient": "ingredient", "coins": "coin", "coins_by_posts": "coin"}
"""The signs of gains whose names differ from what they give."""


def ingredients_of(amounts: Amounts) -> list[str]:
    """Return the signs of ingredients, one for each."""
    counted = zip(INGREDIENTS, amounts, strict=True)
    return [sign for sign, number in counted for _ in range(number)]


def sign_of(gain: Gain | None) -> str:
    """Return the sign of a gain; empty for none."""
    return "" if gain is None else SIGNS.get(gain.gain, gain.gain)


@InQml("Patisserie.Game")
class PastryFace(Face):
    """A pastry tile: its unbaked side with all needs, or the dish with its ingredients.

    ``picture`` is its path in the images, ``needs`` are signs, one for each unit.
    """

    picture = Value(str)
    needs = Value("QStringList")
    baked = Value(bool)
    chef = Value(bool)
    """Whether only a chef bakes it."""
    prestige = Value(int)

    def __init__(self, book: "Faces", recipe: str, side: str) -> None:
        super().__init__(book)
        tile = book.rules.recipes[recipe]
        self.topic = f"{side}.chef" if tile.chef and side != TOPPED else side
        self.baked, self.chef, self.prestige = side != RECIPE, tile.chef, tile.prestige
        self.name = str(book.wording.recipe(recipe))
        self.about = book.wording.recipe_details(recipe)
        self.picture = f"patisserie/{side}/{recipe.removeprefix('pastry-')}"
        goods = [good for good in GOODS for _ in range(tile.good(good))]
        self.needs = ingredients_of(tile.ingredients)
        if side == RECIPE:
            self.needs = [*goods, *self.needs]


@InQml("Patisserie.Game")
class IngredientFace(Face):
    """An ingredient tile; ``turned`` is its side with only the topping."""

    needs = Value("QStringList")
    topping = Value(str)
    """The picture of its topping; empty for none."""
    turned = Value(bool)

    def __init__(self, book: "Faces", tile: str, *, turned: bool) -> None:
        super().__init__(book)
        printed = book.rules.ingredients[tile]
        self.topic = "tile.topping" if printed.topping else "tile"
        self.needs = [] if turned else ingredients_of(printed.ingredients)
        self.topping = TOPPING if printed.topping else ""
        self.turned = turned
        self.name = book.wording.say("topping") if turned else book.wording.tile(tile)


@InQml("Patisserie.Game")
class StaffFace(Face):
    """A staff card, or a solo card of the Mentor."""

    merit = Value(str)
    """The reference's topic for hiring a ✦ card; empty for other cards."""
    training = Value(str)
    """The person: chef, assistant or mentor."""
    title = Value(str)
    told = Value(str)
    """Its bonus in words, of a ✦ card with its condition."""
    signs = Value("QStringList")
    """The same as numbers and signs, see ``bonus_signs``."""
    star = Value(bool)
    level = Value(str)
    standing = Value(str)
    """What its level means, or that it has none; empty for a ✦ card."""
    notice = Value(int)
    """The coins for giving notice to it."""
    portrait = Value(str)
    workplace = Value(str)
    """The picture of where the person works."""

    def __init__(self, book: "Faces", card: str) -> None:
        super().__init__(book)
        wording, rules = book.wording, book.rules
        self.name = wording.card_and_bonus(card)
        solo = rules.solo.get(card)
        if solo is not None:
            self.topic = f"solo.{solo.actions[0].action}"
            self.training = "mentor"
            self.title = str(wording.card(card))
            self.told = wording.actions_of(card)
            self.signs = solo_signs(solo)
            self.portrait = "patisserie/staff/mentor"
            self.workplace = "counter"
            return
        entry = rules.staff[card]
        self.topic = f"effect.{entry.bonus.effect}"
        self.training = str(entry.training)
        self.title = wording.say(f"training-{entry.training}")
        self.told = capital(wording.bonus(entry.bonus))
        self.signs = bonus_signs(entry.bonus)
        self.star = entry.deck == "star"
        if entry.condition is not None:
            told, condition = wording.bonus(entry.bonus), wording.condition(entry.condition)
            self.told = book.text("if_told", condition=condition, bonus=told)
            opening = book.text("if_signs")
            self.signs = [*condition_signs(entry.condition, opening), *self.signs]
            self.merit = f"condition.{entry.condition.condition}"
        self.level = "" if entry.level is None else ROMAN[entry.level]
        if self.level:
            last = ROMAN[max(each.level or 0 for each in rules.staff.values())]
            self.standing = book.text("about-level", level=self.level, last=last)
        elif not self.star:
            self.standing = book.text("about-no_level")
        self.notice = notice_coins(rules, card)
        alike = [each.id for each in rules.staff.values() if each.training == entry.training]
        number = 1 + alike.index(card) % PORTRAITS
        self.portrait = f"patisserie/staff/{entry.training}-{number}"
        self.workplace = WORKPLACES.get(entry.bonus.effect, WORKPLACES[self.training])


@InQml("Patisserie.Game")
class BackFace(Face):
    """A staff card that lies face down, perhaps one whose level is known."""

    def __init__(self, book: "Faces", level: int | None = None) -> None:
        super().__init__(book)
        if level is not None:
            self.name = book.text("sheet-unseen", level=ROMAN[level])


class Faces(QObject):
    """The faces of one game, each made once."""

    def __init__(
        self, catalogue: Catalogue, rules: RuleBook, wording: Wording, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.catalogue = catalogue
        self.rules = rules
        self.wording = wording
        self.recipe: Callable[[str], PastryFace] = cache(lambda id: PastryFace(self, id, RECIPE))
        self.dish: Callable[[str], PastryFace] = cache(lambda id: PastryFace(self, id, DISH))
        self.topped: Callable[[str], PastryFace] = cache(lambda id: PastryFace(self, id, TOPPED))
        self.tile: Callable[[str], IngredientFace] = cache(
            lambda id: IngredientFace(self, id, turned=False)
        )
        self.topping: Callable[[str], IngredientFace] = cache(
            lambda id: IngredientFace(self, id, turned=True)
        )
        self.card: Callable[[str], StaffFace] = cache(lambda id: StaffFace(self, id))
        # One for each seat and tray, because all moves of a face are those of one piece.
        self.back: Callable[[int, str], BackFace] = cache(lambda *_: BackFace(self))
        self.pile = BackFace(self)
        self.unseen: Callable[[int], BackFace] = cache(lambda level: BackFace(self, level))

    def text(self, key: str, **values: Argument) -> str:
        """Return a message of the window of this game."""
        return self.catalogue.text(f"window-patisserie-{key}", **values)

    def priced(self, piece: str, price: int) -> str:
        """Return what something is, and what it costs."""
        return self.text("priced", piece=piece, coins=self.wording.coins(price))

    def of(self, piece: str) -> Face | None:
        """Return the face of a card, an unbaked recipe or a tile; None for anything else."""
        rules = self.rules
        if piece in rules.recipes:
            return self.recipe(piece)
        if piece in rules.ingredients:
            return self.tile(piece)
        if piece in rules.staff or piece in rules.solo:
            return self.card(piece)
        return None

    def baked(self, dish: str, topping: str | None) -> PastryFace:
        """Return the face of a dish in a rack, with its topping if there is one."""
        return self.dish(dish) if topping is None else self.topped(dish)

    def matching(self, bonus: TableBonus) -> str:
        """Return the signs of the dishes that match a table bonus, joined by spaces."""
        kind = str(bonus.dishes.kind)
        known = {
            "any": "dish",
            "plain": "without ingredient",
            "chef": "chef",
            "assistant": "without chef",
            "topped": "rose",
            "untopped": "without rose",
        }
        if kind in known:
            return known[kind]
        return kind.replace("no_", "without ") if kind.startswith("no_") else kind
