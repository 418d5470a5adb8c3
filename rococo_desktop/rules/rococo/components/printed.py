"""The printed values on Rococo's components, for the form of an owner's corrections."""

from rococo_desktop.rules.corrections import NOTHING, Group, Printed
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS

PRINTED = Printed(
    hidden=frozenset(
        {"id", "source", "set", "designed", "level", "bonus", "scoring", "made", "rented"}
        | {"sellable", "group", "hall", "players"}
    ),
    choices={
        "color": SILK_COLORS,
        "type": ("master", "journeyman", "apprentice"),
        "notions.mode": ("all", "choose", NOTHING),
        "reward.kind": (NOTHING, "livre", "thread", "lace", "resource"),
    },
    groups={
        "silk": Group(dict.fromkeys(SILK_COLORS, 0)),
        "notions": Group({"mode": NOTHING, "thread": 0, "lace": 0}),
        "reward": Group({"kind": NOTHING, "amount": 1}, absent="kind"),
    },
    lacking={"spaces": "reward"},
)
