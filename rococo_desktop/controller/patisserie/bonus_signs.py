"""A staff card's bonus, and the condition of a ✦ card, as short rows of numbers and signs.

A row consists of phrases, and a phrase of words; what stays together is joined by "~". The names
of signs begin with ":", those of crossed-out ones with "!"; "*" begins the prestige that is gained,
and "#" that of a dish.
"""

from rococo_desktop.rules.entries import Steps
from rococo_desktop.rules.patisserie.components import bonuses as data
from rococo_desktop.rules.patisserie.components.models import SoloCard
from rococo_desktop.words.amounts import Range, ranges

ACTIONS = {
    "acquire_recipes": ":recipe",
    "acquire_ingredients": ":ingredient",
    "buy_goods": ":flour~/ :sugar~/ :butter",
    "bake": ":bake",
    "decorate": ":decorate",
    "deliver": ":deliver",
    "hire": ":hire",
    "give_notice": ":notice",
    "place": ":post~/ :host",
}
"""The signs of the actions."""

BONUSES = {
    "gain_coins": "+~{amount}~:coin",
    "buy_goods": ":coin~→ | :flour~/ :sugar~/ :butter",
    "acquire_ingredient": ":coin~→ :ingredient",
    "pay_for_action": "{cost}~:coin~→ | {action}",
    "prestige_by_table": ":dish~{on_one}~: | {prestige}",
    "move_dish": ":dish~: | :table~→ :table",
    "buy_butter": "{cost}~:coin~→ :butter",
    "coins_by_markers": "{amount}~:coin | ×~:post~, :host",
    "coins_by_tables": "{amount}~:coin ×~:table",
    "copy_bonus": "=~:staff",
    "coins_by_table": "{amount}~:coin | ×~:dish~{on_one}",
    "draw_recipes": ":bag~→ | {number}~:recipe~→ {one}",
    "bake_saving": ":bake | −~:flour~/ :honey",
    "coins_by_decorations": "{amount}~:coin ×~:rose",
    "decorate_one": "{cost}~:coin~→ :decorate",
    "coins_by_staff": ":staff~: | {coins}",
    "deliver_one": "+~:deliver",
    "acquire_recipe": ":coin~→ :recipe",
    "prestige_by_dishes": "{dishes}~: | {prestige}",
    "place_cheaper": ":post~/ :host | −{discount}~:coin",
    "take_recipe": "+~:recipe",
    "prestige_by_tables": ":table~: | {prestige}",
    "coins_by_dishes": "{amount}~:coin ×~:dish",
    "prestige_for_coins": "{times}~× | {cost}~:coin~→ *{one}",
    "prestige_by_decorations": ":rose~: | {prestige}",
    "draw_ingredient": ":bag~→ :ingredient",
    "draw_ingredients": ":bag~→ | {number}~:ingredient~→ {one}",
    "take_ingredient": "+~:ingredient",
    "gain_prestige": "+~*{amount}",
}
"""The row of each bonus."""

CONDITIONS = {
    "ingredients": ":ingredient",
    "recipes": ":recipe",
    "goods": ":flour~:sugar~:butter",
    "coins": ":coin",
    "decorations": ":rose",
    "tables": ":table",
    "posts": ":post",
    "hosts": ":host",
    "markers": ":post~, :host",
    "staff": ":staff",
}
"""The signs of what a condition counts."""

KINDS = {
    "any": ":dish",
    "plain": "!ingredient~:dish",
    "chef": ":chef~:dish",
    "assistant": "!chef~:dish",
    "topped": ":rose~:dish",
    "untopped": "!rose~:dish",
}
"""The signs of the kinds of dishes; any other is that of an ingredient."""
OPTIONS = {
    "flour": [":flour"],
    "honey": [":honey"],
    "sell": [":coin"],
}
"""The phrases of answers in words, to stand beside these."""
ONE = 1
PAUSE = " | "
"""What is between two phrases."""
ON_ONE = f"(~{ONE}~:table~)"
BARE = "!flour !sugar !butter !ingredient"


def bonus_signs(bonus: data.Bonus) -> list[str]:
    """Return the phrases of a bonus."""
    values: dict[str, str | int] = {"one": ONE, "on_one": ON_ONE}
    for name, value in bonus:
        if name == "steps":
            values["prestige"] = _steps(value, "*{}")
            values["coins"] = _steps(value, "{}~:coin")
        elif name == "dishes":
            values["dishes"] = _dishes(value)
        elif name == "action":
            values["action"] = ACTIONS[value]
        elif isinstance(value, int):
            values[name] = value
    drawn = isinstance(bonus, data.DrawIngredients) and bonus.number == ONE
    return BONUSES["draw_ingredient" if drawn else bonus.effect].format(**values).split(PAUSE)


def bought_signs(coins: int, prestige: int) -> list[str]:
    """Return the phrases of prestige that is bought; none if there is none."""
    return [f"{coins}~:coin~→ *{prestige}"] if prestige else []


def condition_signs(condition: data.Condition, opening: str) -> list[str]:
    """Return the phrases of a condition, of which ``opening`` is the first word."""
    return f"{opening} {_condition(condition)}~:".split(PAUSE)


def _condition(condition: data.Condition) -> str:
    """Return a condition: at least a number of something."""
    match condition:
        case data.Bare():
            return BARE
        case data.Dishes():
            return f"{condition.number}+~{_dishes(condition.dishes)}"
        case data.Holding(condition="prestige"):
            return f"*{condition.number}~+"
        case data.Holding(condition="table"):
            return f"{condition.number}+~:dish{PAUSE}{ON_ONE}"
        case data.Holding():
            return f"{condition.number}+~{CONDITIONS[condition.condition]}"


def solo_signs(card: SoloCard) -> list[str]:
    """Return the actions of a solo card in the order in which they are tried."""
    first, *others = (ACTIONS[each.action] for each in card.actions)
    return [first, *(f"→~{each}" for each in others)]


def _steps(steps: Steps, gain: str) -> str:
    """Return what the numbers from one to another bring."""
    return PAUSE.join(f"{_from(each)}~→~{gain.format(each.amount)}" for each in ranges(steps))


def _from(numbers: Range) -> str:
    if numbers.end is None:
        return f"{numbers.start}+"
    same = numbers.end == numbers.start
    return f"{numbers.start}" if same else f"{numbers.start}–{numbers.end}"


def _dishes(dishes: data.DishFilter) -> str:
    """Return the signs of a kind of dishes, and their prestige if it matters."""
    kind = str(dishes.kind)
    ingredient = f"!{kind.removeprefix('no_')}" if kind.startswith("no_") else f":{kind}"
    signs = KINDS.get(kind, f"{ingredient}~:dish")
    if dishes.lowest == dishes.highest:
        return f"{signs}~#{dishes.lowest}"
    if dishes.highest < data.DishFilter().highest:
        return f"{signs}~#{dishes.lowest}~–~#{dishes.highest}"
    return f"{signs}~#{dishes.lowest}~+" if dishes.lowest else signs
