"""Set-ups: one that exists can be played."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from rococo_desktop.session.document_errors import problem_of
from rococo_desktop.session.plain import read, written
from rococo_desktop.session.seats import MAX_SEED, SeatPlan, looks
from rococo_desktop.session.setup import GameSetup, plain_setup
from rococo_desktop.texts import Catalogue, languages

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


@pytest.mark.parametrize("seat", [{"\ud800": 1}, {"before": {"\udfff": 1}}, {"kind": "\ud800"}])
def test_half_of_a_character_is_told(seat: dict[str, Any]):
    before = {"kind": "human", "after": 1, **seat.get("before", {})}
    with pytest.raises(ValidationError) as refused:
        GameSetup.model_validate({**GOOD, "seats": [{**SEAT, **seat, "before": before}, SEAT]})
    for language in languages():
        problem_of(refused.value).text(Catalogue(language)).encode()


def test_people_are_all_where_only_bots_sit():
    seats = (SeatPlan(kind="random", name="A"), SeatPlan(kind="random", name="B"))
    assert GameSetup(seats=seats, seed=1).people == {0, 1}


def test_a_plain_setup():
    setup = plain_setup(4, 9, edition="original", expansions=())
    assert len(setup.seats) == 4
    assert {seat.kind for seat in setup.seats} == {"human"}
    assert (setup.edition, setup.seed, setup.undo) == ("original", 9, "free")


def seats(*looks: tuple[str | None, str | None]) -> list[dict[str, str | None]]:
    return [
        {"kind": "random", "name": f"N{seat}", "colour": colour, "emblem": emblem}
        for seat, (colour, emblem) in enumerate(looks)
    ]


def test_no_two_seats_look_alike():
    for same in ({"colour": "red"}, {"emblem": "sun"}, {"portrait": "wig"}):
        alike = [{"kind": "random", "name": name, **same} for name in "AB"]
        with pytest.raises(ValidationError, match=r"seats: wrong-same_look"):
            GameSetup.model_validate({"seats": alike, "seed": 1})
    with pytest.raises(ValidationError):
        GameSetup.model_validate({"seats": seats(("mauve", None), (None, None)), "seed": 1})


def test_who_left_the_look_open_gets_what_is_free():
    plans = [read(SeatPlan, seat) for seat in seats((None, "lily"), ("red", None))]
    assert [look[:2] for look in looks(plans)] == [("blue", "lily"), ("red", "sun")]
    alike = [SeatPlan(kind="human", name=name, colour="green") for name in "AB"]
    assert [look.colour for look in looks(alike)] == ["green", "red"]


def test_a_look_that_was_left_open_is_not_written():
    plan = SeatPlan(kind="human", name="Ada")
    assert written(plan) == {"kind": "human", "name": "Ada"}
    assert written(replace(plan, emblem="key")) == {"kind": "human", "name": "Ada", "emblem": "key"}
