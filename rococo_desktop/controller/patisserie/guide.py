"""The guide to the rules and the signs; the pictures of the actions and of the scoring."""

from rococo_desktop.controller.pages.guide import AT_THIS_TABLE, OWN

PAGES: dict[str, dict[str, str]] = {
    "goal": {"aim": "prestige-end"},
    "round": {"staff": "staff", "tray": "tray-a", "turn": "chef", "income": "coin"},
    "actions": {
        "acquire_recipes": "recipe",
        "acquire_ingredients": "ingredient",
        "buy_goods": "flour",
        "bake": "bake",
        "decorate": "decorate",
        "deliver": "deliver",
        "hire": "hire",
        "give_notice": "notice",
        "place": "post",
    },
    "garden": {
        "present": "dish",
        "tables": "table",
        "bonus": "table-bonus",
        "service": "post",
        "hosts": "host",
        "specials": "special-bonus",
    },
    "end": {"scoring": "prestige-end"},
    OWN: AT_THIS_TABLE,
    "signs": {
        sign: sign
        for sign in (
            *("coin", "prestige-now", "prestige-end", "flour", "sugar", "butter"),
            *("honey", "nuts", "egg", "topping", "rose", "without", "chef", "assistant", "scales"),
            *("staff", "hire", "star", "rack", "leave", "start"),
        )
    },
}
"""The sentences of each heading, each with the sign before it."""

ACTIONS = {action: f"patisserie/sign/{sign}" for action, sign in PAGES["actions"].items()}
"""The pictures of the main actions."""
SCORING = {
    "prestige": "patisserie/sign/prestige-now",
    "mentor": "patisserie/staff/mentor",
    "coins": "patisserie/sign/coin",
    "tables": "patisserie/sign/table",
    "served": "patisserie/guest/1",
    "dishes": "patisserie/dish/croquembouche",
    "posts": "patisserie/sign/post",
    "hosts": "patisserie/sign/host",
    "specials": "patisserie/sign/special-bonus",
}
"""The pictures of the items of the score sheet."""
