"""The printed values on this game's components, for the form of an owner's corrections."""

from typing import get_args

from rococo_desktop.rules.corrections import NOTHING, Group, Printed
from rococo_desktop.rules.patisserie.components.bonuses import DishKind
from rococo_desktop.rules.patisserie.components.models import Gain, Training

GAINS: tuple[str, ...] = get_args(Gain.model_fields["gain"].annotation)

PRINTED = Printed(
    hidden=frozenset(
        {"id", "source", "set", "designed", "deck", "level", "condition", "players"}
        | {"table", "tables", "area", "side", "staff.bonus", "solo.actions", "solo.decision"}
    ),
    choices={
        "training": get_args(Training),
        "bonus.gain": (NOTHING, *GAINS),
        "reward.gain": GAINS,
        "dishes.kind": get_args(DishKind),
    },
    groups={
        "bonus": Group({"gain": NOTHING, "amount": 1}, absent="gain"),
        "reward": Group({"gain": NOTHING, "amount": 1}),
        "dishes": Group({"kind": "any"}),
        "special_bonuses.prestige": Group({"small": [], "large": []}),
    },
    lacking={"spaces": "bonus"},
)
"""Effects of staff, conditions and solo cards are corrected only in the file."""
