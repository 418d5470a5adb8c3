"""Main action 7: Hire (rulebook, lines 524 to 542)."""

import pytest

from rococo_desktop.rules.patisserie.events import StaffHired
from tests.rules.patisserie.table import CHEF, LEFT, ME, Table

FIVE_TILES = {"condition": "ingredients", "number": 5}


@pytest.mark.parametrize(("number", "price"), [(4, 4), (3, 3), (2, 2), (1, 2)])
def test_the_price_falls_with_the_number_of_cards(number: int, price: int):
    """Line 526: those in the display before the card is taken."""
    table = Table()
    cards = [table.new_card(f"c{i}") for i in range(number)]
    table.for_hire(*cards)
    table.turn(CHEF, "hire", "c0")
    assert table.me.coins == 10 - price
    assert table.me.hand == ["c0"]
    assert table.state.hire[0] is None
    assert table.events_of(StaffHired) == [StaffHired(ME, "c0", price)]


def test_who_cannot_pay_cannot_hire():
    """Line 526."""
    table = Table()
    table.for_hire(table.new_card())
    table.me.coins = 1
    table.turn(CHEF)
    assert "hire" not in table.options


def test_a_hired_card_is_played_in_the_same_round():
    """Lines 375 and 526: it goes to the hand, and everybody has seen it."""
    table = Table()
    table.for_hire(table.new_card())
    table.turn(CHEF, "hire", "card")
    assert table.options == ("card",)
    seen = table.match.look(table.state, frozenset({LEFT})).players[ME]
    assert [each.card for each in seen.face_down if each.is_hired] == ["card"]


def test_a_star_card_is_free_if_its_condition_is_met():
    """Line 540."""
    table = Table()
    table.state.stars = []
    table.new_star("star", FIVE_TILES)
    table.tiles(*[table.new_tile(f"t{i}") for i in range(4)])
    table.turn(CHEF)
    assert "hire" not in table.options
    table.answer("forfeit")
    table.tiles(table.new_tile("t4"))
    table.turn(table.new_card("second", training=CHEF), "hire", "star")
    assert table.me.coins == 10
    assert table.me.hand == ["star"]
    assert table.me.star
    assert table.state.stars == []


def test_one_star_card_in_the_whole_game():
    """Line 540: even if notice was given to it."""
    table = Table()
    table.state.stars = []
    for name in ("one", "two"):
        table.new_star(name, {"condition": "coins", "number": 1})
    table.turn(CHEF, "hire", "one")
    assert table.options == ("one",)
    table.answer("one", "give_notice", "one")
    table.turn(table.new_card("second", training=CHEF))
    assert "hire" not in table.options


def test_a_star_card_that_is_taken_is_not_replaced():
    """Ruling 11."""
    table = Table()
    table.state.stars = []
    for name in ("one", "two"):
        table.new_star(name, {"condition": "coins", "number": 1})
    table.turn(CHEF, "hire", "two")
    assert table.state.stars == ["one"]


def test_the_condition_matters_only_when_hiring():
    """Ruling 10: the bonus is used even if it is met no more."""
    table = Table()
    table.state.stars = []
    table.new_card("star", deck="star", level=None, bonus={"effect": "gain_prestige", "amount": 3})
    table.turn("star", "forfeit", "use")
    assert table.me.prestige == 3


# -- conditions ------------------------------------------------------------------------------------


def meets(condition: dict, prepare) -> bool:
    table = Table()
    table.state.stars = []
    table.new_star("star", condition)
    prepare(table)
    table.turn(CHEF)
    return "hire" in table.options


def held(condition: str, number: int) -> dict:
    return {"condition": condition, "number": number}


def give(**fields):
    """Return a preparation that sets fields of the player."""

    def prepare(table: Table) -> None:
        for name, value in fields.items():
            setattr(table.me, name, value)

    return prepare


def place_both(table: Table) -> None:
    table.state.hosts["host-1"] = ME
    table.state.posts["post-top-left-1"] = ME


@pytest.mark.parametrize(
    ("condition", "enough", "too_few"),
    [
        (held("coins", 30), give(coins=30), give(coins=29)),
        (held("goods", 8), give(flour=6), give(flour=5)),
        (held("prestige", 5), give(prestige=5), give(prestige=4)),
        (held("decorations", 3), lambda t: t.decorations(3), lambda t: t.decorations(2)),
        (
            held("recipes", 3),
            lambda t: t.store(*[t.new_recipe(id) for id in "abc"]),
            lambda t: t.store(*[t.new_recipe(id) for id in "ab"]),
        ),
        (held("staff", 6), lambda t: t.staff_of(5), lambda t: t.staff_of(4)),
        (
            held("tables", 2),
            lambda t: t.present(ME, t.plain_space("top"), t.plain_space("left")),
            lambda t: t.present(ME, *t.spaces("top")),
        ),
        (
            held("table", 3),
            lambda t: t.present(ME, *t.spaces("top")[:3]),
            lambda t: t.present(ME, *t.spaces("top")[:2], *t.spaces("left")[:2]),
        ),
        (
            held("posts", 1),
            lambda t: t.state.posts.update({"post-top-left-1": ME}),
            lambda t: t.state.posts.update({"post-top-left-1": LEFT}),
        ),
        (
            held("hosts", 1),
            lambda t: t.state.hosts.update({"host-1": ME}),
            lambda t: t.state.posts.update({"post-top-left-1": ME}),
        ),
        (
            held("markers", 2),
            lambda t: (
                t.state.hosts.update({"host-1": ME}),
                t.state.posts.update({"post-top-left-1": ME}),
            ),
            lambda t: t.state.hosts.update({"host-1": ME}),
        ),
        (
            {"condition": "dishes", "number": 2, "dishes": {"kind": "chef"}},
            lambda t: t.present(ME, *t.spaces("top")[:2], chef=True),
            lambda t: t.present(ME, *t.spaces("top")[:2]),
        ),
        ({"condition": "bare"}, give(flour=0, sugar=0, butter=0), give(flour=0, sugar=0)),
    ],
    ids=lambda value: value["condition"] if isinstance(value, dict) else "",
)
def test_conditions_of_star_cards(condition: dict, enough, too_few):
    """Line 540: the requirements on the card, at least so much."""
    assert meets(condition, enough)
    assert not meets(condition, too_few)
