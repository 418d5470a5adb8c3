"""The guide to the rules and the signs; the pictures of the actions and of the scoring."""

from rococo_desktop.controller.pages.guide import AT_THIS_TABLE, OWN

THIMBLES = ("thimble-master", "thimble-journeyman", "thimble-apprentice")

PAGES: dict[str, dict[str, str]] = {
    "goal": {"aim": "prestige"},
    "round": {"hand": "hand", "turn": "card", "income": "livre"},
    "actions": {
        "favor": "favor",
        "acquire": "tile",
        "make_dress": "lady",
        "hire": "hire",
        "depute": "court",
        "fund": "decoration",
    },
    "dress": {"place": "gentleman", "master": "thimble-master"},
    "board": {
        "halls": "crown",
        "fireworks": "prestige",
        "all_halls": "marker",
        "gardens": "decoration",
    },
    "end": {"scoring": "prestige"},
    OWN: AT_THIS_TABLE,
    "signs": {
        sign: sign
        for sign in (
            *("livre", "prestige", "thread", "lace", *THIMBLES, "tile", "bag"),
            *(
                "card",
                "stack",
                "discard",
                "hire",
                "court",
                "decoration",
                "crown",
                "podium",
                "start",
            ),
        )
    },
}
"""The sentences of each heading, each with the sign before it."""

ACTIONS = {
    "favor": "sign/favor",
    "acquire": "sign/plus-tile",
    "make_dress": "dress/deluxe/red-1",
    "hire": "sign/plus-card",
    "depute": "sign/carriage",
    "fund": "sign/plus-decoration",
}
"""The pictures of the main actions."""
SCORING = {
    "prestige": "sign/prestige",
    "livre": "sign/coin",
    "jewelry": "jewel/deluxe/red",
    "collection": "sign/bag",
    "employees": "sign/crown",
    "favor": "sign/favor",
    "halls": "decoration/musician-1",
    "fireworks": "decoration/fireworks-3",
    "statues": "decoration/statue-1",
    "dresses": "dress/deluxe/red-1",
    "decorations": "decoration/kitchen-upper",
    "all_halls": "decoration/all-halls",
}
"""The pictures of the items of the score sheet."""
