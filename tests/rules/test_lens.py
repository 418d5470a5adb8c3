"""What a view shows of a record follows from what the record's fields say about who sees them."""

from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple

import pytest

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Counted, Open, Own, Private, Secret, Sight, Told
from rococo_desktop.rules.lens import Lens
from rococo_desktop.rules.view import UNSEEN


@dataclass(slots=True)
class Purse(Record):
    """A part of an expansion."""

    coins: Open[int] = 0
    coupons: Own[list[str]] = field(default_factory=list)
    charm: Own[str | None] = None
    bank: Counted[list[str]] = field(default_factory=list)


@dataclass(slots=True)
class Magician(Record):
    """A player with something of each kind."""

    coins: Open[int] = 0
    shelf: Open[list[list[str | None]]] = field(default_factory=list)
    places: Open[dict[str, list[int]]] = field(default_factory=dict)
    hand: Own[list[str]] = field(default_factory=list)
    sleeves: Annotated[list[str], Sight(owner=True, count="up_the_sleeve")] = field(
        default_factory=list
    )
    plan: Private[dict[str, int]] = field(default_factory=dict)
    hat: Counted[list[str]] = field(default_factory=list)
    boxes: Annotated[list[list[str]], Sight(count="sizes")] = field(default_factory=list)
    trick: Secret[str] = ""
    mood: Told[str] = ""
    slots: Open[dict[str, Record]] = field(default_factory=dict)


class MagicianView(NamedTuple):
    """What is seen of one."""

    seat: int
    mood: str | None
    coins: int
    shelf: tuple[tuple[str | None, ...], ...]
    places: dict[str, tuple[int, ...]]
    hand: tuple[str, ...] | None
    hand_size: int
    sleeves: tuple[str, ...] | None
    up_the_sleeve: int
    plan: dict[str, int] | None
    hat_size: int
    sizes: tuple[int, ...]
    slots: dict[str, Record]


LENS = Lens(Magician, MagicianView)


def magician() -> Magician:
    return Magician(
        coins=3,
        shelf=[["cup", None], []],
        places={"left": [1, 2]},
        hand=["ace"],
        sleeves=["king", "queen"],
        plan={"ace": 1},
        hat=["rabbit"],
        boxes=[["a"], [], ["b", "c"]],
        trick="sawing",
        mood="calm",
        slots={"purse": Purse(1, ["ten"], "clover", ["gold", "silver"])},
    )


def test_the_owner_sees_what_is_open_or_their_own():
    seen = LENS.view(magician(), own=True, seat=2, mood="calm")
    purse = Purse(1, ["ten"], "clover", [UNSEEN, UNSEEN])
    assert seen == MagicianView(
        seat=2,
        mood="calm",
        coins=3,
        shelf=(("cup", None), ()),
        places={"left": (1, 2)},
        hand=("ace",),
        hand_size=1,
        sleeves=("king", "queen"),
        up_the_sleeve=2,
        plan={"ace": 1},
        hat_size=1,
        sizes=(1, 0, 2),
        slots={"purse": purse},
    )


def test_others_see_what_is_open_and_how_many_pieces_there_are():
    seen = LENS.view(magician(), seat=2, mood=None)
    whole = LENS.view(magician(), own=True, seat=2, mood=None)
    purse = Purse(1, [UNSEEN], UNSEEN, [UNSEEN, UNSEEN])
    assert seen == whole._replace(hand=None, sleeves=None, plan=None, slots={"purse": purse})


def test_nothing_stays_nothing():
    """That a player has no charm is seen by all."""
    record = Magician(slots={"purse": Purse()})
    assert LENS.view(record, seat=0, mood=None).slots == {"purse": Purse()}


def test_a_view_shares_nothing_that_can_change():
    record = magician()
    seen, other = (LENS.view(each, seat=0, mood=None) for each in (record, magician()))
    record.shelf[0].clear()
    record.places["left"].clear()
    record.slots.clear()
    assert seen == other


@pytest.mark.parametrize("own", [True, False])
def test_what_a_view_shows_is_known_of_the_record(own: bool):
    record = magician()
    seen = LENS.view(record, own=own, seat=0, mood=None)
    names = {"coins", "shelf", "places", "slots"} | ({"hand", "sleeves", "plan"} if own else set())
    known = LENS.known(seen)
    assert known.keys() == names
    for name in names - {"slots"}:
        assert known[name] == getattr(record, name)
    assert known["slots"] == seen.slots
    assert known["slots"]["purse"] is not seen.slots["purse"]


def test_what_a_view_tells_in_its_own_code_must_be_told():
    with pytest.raises(KeyError, match="mood"):
        LENS.view(Magician(), seat=0)


def test_what_the_record_says_cannot_be_told():
    with pytest.raises(TypeError, match="coins"):
        LENS.view(Magician(), seat=0, mood="calm", coins=5)


@dataclass(slots=True)
class Deck(Record):
    """A face-down pile and a face-up one."""

    cards: Counted[list[str]] = field(default_factory=list)
    discard: Open[list[str]] = field(default_factory=list)


class Whole(NamedTuple):
    """Shows all that is seen of a deck."""

    cards_size: int
    discard: tuple[str, ...]


class Uncounted(NamedTuple):
    """Has no number of cards."""

    discard: tuple[str, ...]


class Listing(NamedTuple):
    """Would let a reader change the pile."""

    cards_size: int
    discard: list[str]


class Revealing(NamedTuple):
    """Has a place for the hidden cards."""

    cards: tuple[str, ...]
    cards_size: int
    discard: tuple[str, ...]


def test_a_view_declares_what_is_seen():
    assert Lens(Deck, Whole).view(Deck(["a"], ["b"])) == Whole(1, ("b",))


@pytest.mark.parametrize(
    ("view", "problem"),
    [
        (Uncounted, r"^Uncounted\.cards_size is not declared as"),
        (Listing, r"^Listing\.discard is not declared as"),
        (Revealing, r"^Revealing\.cards shows what is hidden$"),
    ],
)
def test_a_view_that_declares_something_else_is_refused(view: type[Any], problem: str):
    with pytest.raises(TypeError, match=problem):
        Lens(Deck, view)
