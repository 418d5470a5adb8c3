"""An owner's corrections of the pieces of expansions: merged by id, and checked by their facts."""

from pathlib import Path

import pytest

from rococo_desktop.rules.rococo.rulebook import LIBRARY
from tests.rules.component_errors import refused

FILE = Path("components.toml")


def test_a_value_of_a_dress_and_of_a_tile():
    corrected = LIBRARY.corrected_by(
        {
            "dresses": {"festivity-ladies": {"prestige": 4, "silk": {"yellow": 2, "red": 1}}},
            "resources": {"fancy-red1-thread2": {"notions": {"mode": "all", "thread": 1}}},
        },
        FILE,
    )
    dress = corrected.extras["festivity_dresses"].dresses["festivity-ladies"]
    assert (dress.prestige, dress.silk.red, dress.source) == (4, 1, "owner")
    assert dress.designed == ("color", "thread", "lace", "master")
    tile = corrected.extras["fancy_dresses"].resources["fancy-red1-thread2"]
    assert (tile.notions.thread, tile.source) == (1, "owner")
    assert set(corrected.corrected) == {
        "dresses.festivity-ladies.prestige",
        "dresses.festivity-ladies.silk",
        "resources.fancy-red1-thread2.notions",
    }


@pytest.mark.parametrize(
    ("dress", "fields", "problem"),
    [
        ("festivity-ladies", {"sellable": True}, "festivity-ladies.sellable: must be false"),
        (
            "festivity-ladies",
            {"made": {"effect": "prestige_per_couple", "amount": 2}},
            "made: is none of the 4 bonuses",
        ),
        (
            "expert-favor",
            {"rented": {"effect": "take_resource"}},
            "one dress must bring gain_favor",
        ),
        ("expert-livre", {"value": 15}, "worth 14 Livre"),
        ("expert-tile", {"rented": {"effect": "no_such_thing"}}, "expert-tile.rented"),
        ("expert-nobody", {"value": 1}, "unknown name"),
    ],
)
def test_what_the_rulebook_does_not_allow_is_refused_by_its_path(dress, fields, problem):
    with refused(problem):
        LIBRARY.corrected_by({"dresses": {dress: fields}}, FILE)
