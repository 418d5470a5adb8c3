"""Set-ups: one that exists can be played."""

from typing import Any

import pytest
from pydantic import ValidationError

from rococo_desktop.session.setup import MAX_SEED, GameSetup, SeatPlan, plain_setup

SEAT = {"kind": "human", "name": "Ada"}
GOOD: dict[str, Any] = {"seats": [SEAT, {"kind": "random", "name": "Bot"}], "seed": 3}


def test_a_good_setup():
    setup = GameSetup.model_validate(GOOD)
    assert setup.names == ("Ada", "Bot")
    assert setup.people == {0}
    assert setup.rules_setup == (2, "deluxe", ())
    assert setup.undo == "free"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"seats": [SEAT]}, "players"),
        ({"seats": [SEAT] * 6}, "seats"),
        ({"seats": [SEAT, {"kind": "deep blue", "name": "Bot"}]}, "kind"),
        ({"seats": [SEAT, {"kind": "human", "name": ""}]}, "name"),
        ({"seats": [SEAT, {"kind": "human", "name": "   "}]}, "name"),
        ({"seats": [SEAT, {"kind": "human", "name": "a\nb"}]}, "name"),
        ({"seats": [SEAT, {"kind": "human", "name": "\u202e\ud800"}]}, "name"),
        ({"seats": [SEAT, {"kind": "human", "name": "n" * 25}]}, "name"),
        ({"seats": [SEAT, {"kind": "human", "name": "Bot", "iq": 9}]}, "iq"),
        ({"edition": "gold"}, "edition"),
        ({"expansions": ["patisserie"]}, "expansions"),
        ({"expansions": ["a", "a"]}, "expansions"),
        ({"undo": "never"}, "undo"),
        ({"seed": -1}, "seed"),
        ({"seed": MAX_SEED + 1}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": "3"}, "seed"),
        ({"seed": 3.0}, "seed"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_is_refused(change: dict[str, Any], place: str):
    with pytest.raises(ValidationError, match=place):
        GameSetup.model_validate({**GOOD, **change})


def test_people_are_all_where_only_bots_sit():
    seats = (SeatPlan(kind="random", name="A"), SeatPlan(kind="random", name="B"))
    assert GameSetup(seats=seats, seed=1).people == {0, 1}


def test_a_plain_setup():
    setup = plain_setup(4, 9, edition="original", expansions=())
    assert len(setup.seats) == 4
    assert {seat.kind for seat in setup.seats} == {"human"}
    assert (setup.edition, setup.seed, setup.undo) == ("original", 9, "free")
