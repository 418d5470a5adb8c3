"""Pastries, tiles, cards and places of La Pâtisserie Rococo in words."""

from collections.abc import Iterable, Sequence
from functools import reduce

from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components import bonuses, models
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument, Noun
from rococo_desktop.words.amounts import told_steps
from rococo_desktop.words.phrases import Values

ROMAN = ("", "I", "II", "III", "IV")
ALL_PRESTIGE = 1000
"""The upper bound of a filter that has none."""


class Pieces:
    """Wording of the pieces in the catalogue's language.

    All keys begin with the name of the game, because the games share one catalogue.
    """

    def __init__(self, catalogue: Catalogue, rules: RuleBook) -> None:
        self._texts = catalogue
        self._rules = rules

    def say(self, key: str, **values: Argument) -> str:
        return self._texts.text(f"patisserie-{key}", **values)

    def noun(self, key: str, **values: Argument) -> Noun:
        return self._texts.noun(f"patisserie-{key}", **values)

    def speaks(self, key: str) -> bool:
        return f"patisserie-{key}" in self._texts

    # -- pastries and tiles --------------------------------------------------------------------

    def recipe(self, recipe: str) -> Noun:
        return self.noun(f"recipe-{recipe.removeprefix('pastry-')}")

    def recipe_details(self, recipe: str) -> str:
        """Return a pastry with everything printed on its tile."""
        tile = self._rules.recipes[recipe]
        return self.say(
            "recipe_full_chef" if tile.chef else "recipe_full",
            recipe=self.recipe(recipe),
            needs=self.needs(tile),
            prestige=self.prestige(tile.prestige),
        )

    def needs(self, recipe: models.Recipe) -> str:
        """Return the goods and ingredients that a recipe needs."""
        goods = [(good, recipe.good(good)) for good in models.GOODS]
        return self._texts.listed([*self._counted(goods), *self._amounts(recipe.ingredients)])

    def materials(self, amounts: Sequence[int]) -> str:
        """Return amounts of goods and ingredients, in the order of ``models.NEEDS``."""
        return self._texts.joined(self._counted(zip(models.NEEDS, amounts, strict=True)))

    def tile(self, tile: str) -> str:
        entry = self._rules.ingredients[tile]
        parts = self._amounts(entry.ingredients)
        if entry.topping:
            parts.append(self.say("topping"))
        return self._texts.added(parts)

    def tiles(self, tiles: Iterable[str]) -> str:
        return self._texts.listed(self.tile(tile) for tile in tiles)

    def counted(self, amounts: models.Amounts, toppings: int) -> list[str]:
        """Return ingredients and toppings with their numbers, none of those that are missing."""
        return [*self._amounts(amounts), *self._counted([("topping", toppings)])]

    def _amounts(self, amounts: models.Amounts) -> list[str]:
        return self._counted(zip(models.INGREDIENTS, amounts, strict=True))

    def _counted(self, amounts: Iterable[tuple[str, int]]) -> list[str]:
        return [self.say(f"counted-{what}", n=number) for what, number in amounts if number]

    def good(self, good: str, number: int) -> str:
        return self.say(f"counted-{good}", n=number)

    def coins(self, n: int) -> str:
        return self.say("coins", n=n)

    def prestige(self, n: int) -> str:
        return self.say("prestige", n=n)

    # -- staff ---------------------------------------------------------------------------------

    def card(self, card: str) -> Noun:
        """Return the training and the level of a staff card, or the name of a solo card."""
        if card in self._rules.solo:
            number = 1 + list(self._rules.solo).index(card)
            return self.noun("solo_card", number=number)
        entry = self._rules.staff[card]
        name = self.noun(f"training-{entry.training}")
        if entry.deck == "star":
            return self.noun("card_star", card=name)
        if entry.level is None:
            return self.noun("card_start", card=name)
        return self.noun("card_level", card=name, level=ROMAN[entry.level])

    def actions_of(self, card: str) -> str:
        """Return the actions of a solo card in the order in which they are tried."""
        names = [self.action(each.action) for each in self._rules.solo[card].actions]
        return reduce(lambda first, then: self.say("solo_else", first=first, then=then), names)

    def decided(self, card: str, action: str) -> Values:
        """Return what the decision box of a solo card says about an action."""
        box, board = self._rules.solo[card].decision, self._rules.board
        if action == "acquire_recipes":
            return {"n": box.recipe + 1}
        if action == "acquire_ingredients":
            return {"n": box.column + 1}
        if action == "deliver":
            return {"table": self.table(box.table), "end": self.say(f"end-{box.end}")}
        if box.place in board.host:
            return {"place": self.say("host_number", **self.where(box.place))}
        area = next(area for area in board.areas if area.id == box.place)
        return {"place": self.say("area", **self.where(area.left.id))}

    def card_and_bonus(self, card: str) -> str:
        """Return a staff card with its bonus, and with the condition of a ✦ card."""
        if card in self._rules.solo:
            return str(self.card(card))
        bonus, merit = self.bonus(self._rules.staff[card].bonus), self.merit(card)
        text = self.say("card_bonus", card=self.card(card), bonus=bonus)
        return self.say("card_if", card=text, condition=merit) if merit else text

    def merit(self, card: str) -> str:
        """Return the condition of a ✦ card; empty for any other."""
        condition = self._rules.staff[card].condition
        return "" if condition is None else self.condition(condition)

    def bonus(self, bonus: bonuses.Bonus) -> str:
        """Return what a staff bonus does, as an instruction."""
        values: Values = {}
        for name, value in bonus:
            if name == "steps":
                values["steps"] = self._texts.details(told_steps(value, self.say, "step"))
            elif name == "dishes":
                values["dishes"] = self.dishes(value)
            elif name == "action":
                values["action"] = self.action(value)
            elif isinstance(value, int):
                values |= {name: value, f"{name}_coins": self.coins(value)}
                values[f"{name}_prestige"] = self.prestige(value)
                if name == "number":
                    values["n"] = value
        return self.say(f"bonus-{bonus.effect}", **values)

    def condition(self, condition: bonuses.Condition) -> str:
        """Return a condition as a clause without its subject: "have at least 5 tiles"."""
        match condition:
            case bonuses.Bare():
                return self.say("condition-bare")
            case bonuses.Dishes():
                dishes = self.dishes(condition.dishes)
                return self.say("condition-dishes", number=condition.number, dishes=dishes)
            case bonuses.Holding():
                return self.say(f"condition-{condition.condition}", n=condition.number)

    def dishes(self, dishes: bonuses.DishFilter) -> str:
        """Return a kind of dishes in the plural."""
        kind = self.say(f"dishes-{dishes.kind}")
        if dishes.lowest == dishes.highest:
            return self.say("dishes_worth", dishes=kind, worth=dishes.lowest)
        if dishes.highest >= ALL_PRESTIGE:
            if not dishes.lowest:
                return kind
            return self.say("dishes_from", dishes=kind, low=dishes.lowest)
        return self.say("dishes_between", dishes=kind, low=dishes.lowest, high=dishes.highest)

    # -- the board -----------------------------------------------------------------------------

    def action(self, action: str) -> str:
        return self.say(f"action-{action}")

    def gain(self, gain: models.Gain) -> str:
        if gain.gain == "coins":
            return self.coins(gain.amount)
        if gain.gain in models.GOODS:
            return self.good(gain.gain, gain.amount)
        return self.say(f"gain-{gain.gain}", n=gain.amount)

    def table(self, table: str) -> Noun:
        return self.noun(f"table-{table}")

    def plate(self, space: str) -> Noun:
        """Return a space for a dish."""
        table = self._rules.board.table_of[space]
        number = 1 + [each.id for each in table.spaces].index(space)
        return self.noun("space", table=self.table(table.id), number=number)

    def space(self, space: str) -> str:
        """Return a space for a dish, with its placement bonus."""
        plate, bonus = self.plate(space), self._rules.board.spaces[space].bonus
        if bonus is None:
            return str(plate)
        return self.say("space_bonus", space=plate, bonus=self.gain(bonus))

    def post(self, post: str) -> Noun:
        """Return a service staff space with what it gives."""
        entry = self._rules.board.posts[post]
        gain = self.prestige(entry.prestige) if entry.bonus is None else self.gain(entry.bonus)
        return self.noun("post", gain=gain, **self.where(post))

    def host(self, host: str) -> Noun:
        """Return a noble host space with its prestige."""
        prestige = self.prestige(self._rules.board.host[host].prestige)
        return self.noun("host", prestige=prestige, **self.where(host))

    def where(self, place: str) -> Values:
        """Return what tells a service staff space or a noble host space from others."""
        board = self._rules.board
        if place in board.host:
            return {"number": 1 + list(board.host).index(place)}
        first, second = (self.table(table) for table in board.area_of[place].tables)
        return {"first": first, "second": second}

    def place(self, place: str) -> Noun:
        return self.host(place) if place in self._rules.board.host else self.post(place)

    def table_bonus(self, bonus: str) -> str:
        """Return a table bonus: the dishes that match it, and the reward."""
        tile = self._rules.table_bonuses[bonus]
        return self.say(
            "table_bonus", dishes=self.dishes(tile.dishes), reward=self.gain(tile.reward)
        )

    def special_bonus(self, bonus: str) -> str:
        """Return the condition of a special bonus."""
        tile = self._rules.special_bonuses[bonus]
        return self.say("special_bonus", condition=self.condition(tile.condition))
