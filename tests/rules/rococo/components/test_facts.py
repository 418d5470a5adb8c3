"""The certain facts about the printed components, each with the text that states it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from rococo_desktop.rules.entries import Step, Strict, step_amount
from rococo_desktop.rules.rococo.components import bonuses as b
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.components.models import Components, Silk
from tests.base_game import load
from tests.rules.sources import sources_of


@pytest.fixture(scope="module")
def components() -> Components:
    return load()


def test_dress_counts_by_colour(components: Components):
    """Deluxe, "Components": two colours of 13 tiles, one of 10 and one of 6, 42 in all."""
    counts = Counter(dress.color for dress in components.dresses.values())
    assert counts == {"yellow": 13, "green": 13, "red": 10, "blue": 6}


def test_dress_ranges(components: Components):
    """Deluxe, "Components": values of 6 to 28 Livre and 2 to 4 points, and both ends occur."""
    values = [dress.value for dress in components.dresses.values()]
    prestige = [dress.prestige for dress in components.dresses.values()]
    assert (min(values), max(values)) == (6, 28)
    assert sorted(set(prestige)) == [2, 3, 4]


def test_dress_guests(components: Components):
    """Deluxe, "Components": gowns are of the first and the uncommon colour, coats of the others."""
    guests = {(dress.color, dress.guest) for dress in components.dresses.values()}
    assert guests == {
        ("yellow", "lady"),
        ("red", "lady"),
        ("green", "gentleman"),
        ("blue", "gentleman"),
    }


def test_dress_of_the_example(components: Components):
    """Deluxe, "Tailor a Garment", example: 3 silk of the first colour, a lace and a Master."""
    found = [
        dress
        for dress in components.dresses.values()
        if (dress.silk, dress.thread, dress.lace, dress.master) == (Silk(yellow=3), 0, 1, True)
    ]
    assert len(found) == 1
    assert found[0].color == "yellow"
    assert found[0].source == "rulebook"
    assert found[0].designed == ("value", "prestige")


def test_dress_details_that_the_rulebook_mentions(components: Components):
    """Deluxe, "Components", notes: some patterns have a second colour, but one main colour."""
    dresses = components.dresses.values()
    assert all(dress.silk.of(dress.color) == max(dress.silk) for dress in dresses)
    assert 0 < sum(len(dress.silk.as_dict()) == 2 for dress in dresses) < 21
    assert max(len(dress.silk.as_dict()) for dress in dresses) == 2
    assert 0 < sum(dress.master for dress in dresses) < 21


def test_resource_tiles(components: Components):
    """Deluxe, "Components": 48 tiles; two silk colours common, one uncommon, one rare."""
    assert len(components.resources) == 48
    supply = [
        sum(tile.silk.of(color) for tile in components.resources.values()) for color in SILK_COLORS
    ]
    yellow, green, red, blue = supply
    assert yellow == green > red > blue > 0


def test_resource_tiles_of_the_examples(components: Components):
    """Deluxe, "Acquire Resources" and "Tailor a Garment", examples.

    2 green silk with thread or lace; and two tiles that gave 3 yellow and a surplus red.
    """
    tiles = [tile for tile in components.resources.values() if tile.source == "rulebook"]
    assert [tile.silk for tile in tiles] == [Silk(yellow=2), Silk(green=2), Silk(yellow=1, red=1)]
    green = tiles[1]
    assert (green.notions.mode, green.notions.thread, green.notions.lace) == ("choose", 1, 1)
    assert green.designed == ()
    assert tiles[0].designed == tiles[2].designed == ("notions",)


def test_resource_tiles_have_plus_and_slash(components: Components):
    """Deluxe, "Acquire Resources", notes: a plus gives both, a slash one of them."""
    modes = Counter(tile.notions.mode for tile in components.resources.values())
    assert modes["choose"] > 0
    assert modes["all"] > 0


def test_start_cards(components: Components):
    """Deluxe, "Overview of Employee Bonuses", start cards; types as all session reports say."""
    start = {card.id: card for card in components.employees.values() if card.set == "start"}
    assert list(start) == [
        "start-master-1",
        "start-master-2",
        "start-journeyman",
        "start-apprentice-1",
        "start-apprentice-2",
    ]
    assert all(card.level is None for card in start.values())
    assert start["start-master-1"].bonus is start["start-master-2"].bonus is None
    assert {card.bonus for card in start.values() if card.type != "master"} == {
        b.BuyNotion(effect="buy_notion", cost=1),
        b.Acquire(effect="acquire"),
        b.GainLivre(effect="gain_livre", amount=2),
    }


LEVELS: dict[int, list[Strict]] = {
    1: [
        b.GainLivre(effect="gain_livre", amount=1),
        b.DeputeWithBonus(effect="depute_with_bonus"),
        b.DrawResource(effect="draw_resource", cost=1),
        b.Acquire(effect="acquire"),
        b.DrawResource(effect="draw_resource", cost=0),
        b.GainNotion(effect="gain_notion"),
    ],
    2: [
        b.PerDress(effect="per_dress", livre=b.PerColor(yellow=1, red=2)),
        b.MakeDress(effect="make_dress", fewer=1, colors=("yellow", "green")),
        b.DeputeForLivre(effect="depute_for_livre", master=8, journeyman=5, apprentice=2),
        b.PrestigePerDecorations(effect="prestige_per_decorations", every=2),
    ],
    3: [
        b.LivrePerDecoration(effect="livre_per_decoration", amount=1),
        b.PrestigePerDresses(effect="prestige_per_dresses", every=3),
        b.Fund(effect="fund", discount=5),
        b.LivreByStaff(
            effect="livre_by_staff",
            steps=(Step(5, 2), Step(7, 6), Step(9, 10), Step(11, 14)),
        ),
    ],
    4: [
        b.LivreByStaff(
            effect="livre_by_staff",
            steps=(Step(5, 1), Step(7, 3), Step(9, 5), Step(11, 7)),
        ),
        b.MakeDress(effect="make_dress", fewer=2, colors=("red",)),
        b.PerDress(effect="per_dress", livre=b.PerColor(green=2), prestige=b.PerColor(blue=1)),
        b.PrestigeForLivre(effect="prestige_for_livre", every=4),
    ],
    5: [
        b.PerDress(effect="per_dress", livre=b.PerColor(1, 1, 1, 1)),
        b.PrestigePerDecorations(effect="prestige_per_decorations", every=2),
        b.PrestigePerDresses(effect="prestige_per_dresses", every=2),
        b.DiscardResources(
            effect="discard_resources",
            single=("red", "blue"),
            grouped=("yellow", "green"),
            group_size=2,
        ),
    ],
    6: [
        b.PrestigeForLivre(effect="prestige_for_livre", every=3),
        b.Fund(effect="fund", discount=10),
        b.DeckSize(
            final="deck_size",
            steps=(Step(5, 2), Step(7, 5), Step(9, 8), Step(11, 11)),
        ),
        b.ThreadLacePairs(final="thread_lace_pairs", prestige=3),
        b.MasterSpacePairs(final="master_space_pairs", prestige=3, every=2),
        b.Couples(final="couples", prestige=2),
    ],
}


@pytest.mark.parametrize("level", LEVELS)
def test_bonuses_of_a_level(components: Components, level: int):
    """Deluxe, "Overview of Employee Bonuses": one card for each bonus that the level lists."""
    cards = [card for card in components.employees.values() if card.level == level]
    assert [card.bonus or card.scoring for card in cards] == LEVELS[level]


def test_types_of_level_2_and_5(components: Components):
    """Deluxe, "Jewelry Box", setup: the base cards that leave these two levels, and the rest."""

    def types(level: int) -> Counter[str]:
        return Counter(c.type for c in components.employees.values() if c.level == level)

    assert types(2) == {"journeyman": 2, "apprentice": 1, "master": 1}
    assert types(5) == {"master": 2, "journeyman": 1, "apprentice": 1}


def test_types_of_level_6(components: Components):
    """Deluxe, "Perform Actions", notes: the Apprentices of level VI are the crown cards."""
    cards = [card for card in components.employees.values() if card.level == 6]
    assert [card.type == "apprentice" for card in cards] == [
        card.final is not None for card in cards
    ]
    assert [card.final for card in cards if card.final] == [
        "deck_size",
        "thread_lace_pairs",
        "master_space_pairs",
        "couples",
    ]
    assert all(card.source == "rulebook" for card in cards if card.final)


def test_types_that_the_exams_need(components: Components):
    """Deluxe, "Jewelry Box", exams: Apprentices acquire and fund, Journeymen make dresses."""
    bonuses = {(c.type, c.bonus.effect) for c in components.employees.values() if c.bonus}
    assert {("apprentice", "acquire"), ("apprentice", "fund")} <= bonuses
    assert ("journeyman", "make_dress") in bonuses


@pytest.mark.parametrize(
    ("number", "amount"),
    [(4, 0), (5, 2), (6, 2), (7, 6), (8, 6), (9, 10), (10, 10), (11, 14), (15, 14)],
)
def test_steps_of_the_staff(components: Components, number: int, amount: int):
    """Deluxe, "Overview of Employee Bonuses", level III: 5 or 6 cards 2, ..., 11 or more 14."""
    bonus = components.employees["level3-staff"].bonus
    assert isinstance(bonus, b.LivreByStaff)
    assert step_amount(bonus.steps, number) == amount


def test_numbers_of_the_rules(components: Components):
    """Deluxe, "Setup", "Perform Actions", "Collect Income" and "End of Game"."""
    c = components.constants
    assert (c.start_livre, c.start_thread, c.start_lace) == (15, 1, 1)
    assert (c.rounds, c.hand_size, c.hire_display, c.cleared_windows) == (7, 3, 4, 2)
    assert (c.favor_livre, c.favor_prestige, c.base_income) == (5, 3, 5)
    assert (c.fountain_livre_per_decoration, c.fountain_livre_per_dress) == (1, 1)
    assert (c.minimum_staff, c.livre_per_prestige, c.statue_prestige_per_color) == (4, 10, 2)
    assert c.second_place_players == 3


def test_pay_of_deputed_employees(components: Components):
    """2013, the carriage on the cards: 10, 7 and 4; level II pays 8, 5 and 2."""
    pay = components.constants.depute_pay
    assert [pay.of(type) for type in ("master", "journeyman", "apprentice")] == [10, 7, 4]
    bonus = components.employees["level2-depute"].bonus
    assert isinstance(bonus, b.DeputeForLivre)
    assert [bonus.of(type) for type in ("master", "journeyman", "apprentice")] == [8, 5, 2]


@pytest.mark.parametrize(
    ("players", "name"), [(2, "small"), (3, "small"), (4, "large"), (5, "large")]
)
def test_board_side(components: Components, players: int, name: str):
    """Deluxe, "Setup": one side for up to 3 players, the other for 4 and 5."""
    assert components.board_name(players) == name
    assert components.board(players) is components.boards[components.board_name(players)]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_board_side(components: Components, players: int):
    with pytest.raises(ValueError, match=f"no board for {players} players"):
        components.board_name(players)


@pytest.mark.parametrize(("name", "spaces"), [("small", 3), ("large", 4)])
def test_warehouse(components: Components, name: str, spaces: int):
    """Deluxe, "Acquire Resources": 3 or 4 tiles cost 2, two 1, the last 0; 9 or 12 spaces."""
    board = components.boards["small" if name == "small" else "large"]
    assert (board.warehouse_segments, board.warehouse_spaces) == (3, spaces)
    assert board.acquire == (0, 1, 2, 2)[:spaces]


@pytest.fixture(params=["small", "large"])
def board(request: pytest.FixtureRequest, components: Components):
    return components.boards[request.param]


def test_hire_prices(board, components: Components):
    """Deluxe, "Hire a New Employee": 5, 3, 1 and 0 with 4, 3, 2 and 1 cards left."""
    assert board.hire == (0, 1, 3, 5)
    assert len(board.hire) == components.constants.hire_display


def test_windows(board):
    """Deluxe, "Tailor a Garment": 0 to 8 Livre, one of 4; a review: falling to the right."""
    assert (board.workshop[0], board.workshop[-1]) == (8, 0)
    assert 4 in board.workshop
    assert all(left >= right for left, right in pairwise(board.workshop))


def test_halls(board):
    """Deluxe, "Terms on the Game Board": five halls; 2013: Master spaces in each of them."""
    assert [hall.id for hall in board.halls] == ["hall1", "hall2", "hall3", "hall4", "hall5"]
    assert [hall.musician.id for hall in board.halls] == [f"musician-hall{n}" for n in range(1, 6)]
    for hall in board.halls:
        assert hall.first > hall.second > 0
        assert any(space.master for space in hall.spaces)
        assert hall.musician.hall == hall.id


def test_points_of_the_example_hall(components: Components):
    """2013, "Majority", example: 3 points for the first, 1 for the second."""
    points = [(hall.first, hall.second) for b in components.boards.values() for hall in b.halls]
    assert (3, 1) in points


def test_kings_hall_is_worth_most(board):
    """Design: the King's hall is the dearest, and halls fall in worth."""
    assert all(left.first >= right.first for left, right in pairwise(board.halls))
    assert board.halls[0].first > board.halls[1].first


def test_fireworks(components: Components):
    """Deluxe, "Majority in Fireworks": 7 and 3 or 6 and 2 by the side; prices rise; x2 and x3.

    The example needs at least four spaces and pays 6 and 2 to three players.
    """
    small = components.boards["small"].fireworks
    large = components.boards["large"].fireworks
    assert (small.first, small.second, large.first, large.second) == (6, 2, 7, 3)
    assert small.source == large.source == "reconstructed", "no text says which side has which"
    for fireworks in (small, large):
        assert len(fireworks.spaces) >= 4
        assert {space.multiplier for space in fireworks.spaces} == {2, 3}
        assert all(left.cost < right.cost for left, right in pairwise(fireworks.spaces))


def test_fountain_and_statues(components: Components):
    """2013, "Income" and "Statues", examples: 1 upper and 2 lower spaces, 2 statues of a player."""
    for board in components.boards.values():
        assert len(board.statues) >= 2
        assert len(board.fountain_upper) >= 1
        assert len(board.fountain_lower) >= 2
    small = components.boards["small"]
    assert len(small.fountain_upper) + len(small.fountain_lower) == 4


def test_a_decoration_of_ten_livre(board):
    """2013, "Fund a Decoration", example: a decoration for 10 Livre."""
    assert any(decoration.cost == 10 for decoration in board.decorations.values())


def test_all_halls_falls(board):
    """Deluxe, "All Halls Bonus": the most valuable empty space is taken, one by each player."""
    assert all(left > right for left, right in pairwise(board.all_halls))
    assert len(board.all_halls) == max(board.players)


def test_rewards(board):
    """Deluxe, "Tailor a Garment": Livre, one thread, one lace or one tile."""
    rewards = [space.reward for space in board.spaces.values() if space.reward]
    assert {reward.kind for reward in rewards} == {"livre", "thread", "lace", "resource"}
    assert all(reward.amount == 1 for reward in rewards if reward.kind != "livre")


def test_small_board_is_tighter(components: Components):
    """A review: fewer guest spaces for 2 and 3 players."""
    small, large = components.boards["small"], components.boards["large"]
    for tight, wide in zip(small.halls, large.halls, strict=True):
        assert len(tight.spaces) < len(wide.spaces) or tight.id == "hall2"
    assert len(small.spaces) < len(large.spaces)
    assert len(small.decorations) < len(large.decorations)


def test_halls_by_id(board):
    assert list(board.halls_by_id) == [hall.id for hall in board.halls]
    assert board.halls_by_id["hall1"] is board.halls[0]


def test_amounts_by_colour(components: Components):
    """Deluxe, "Overview of Employee Bonuses", level IV: 2 Livre a common coat, 1 point a rare."""
    bonus = components.employees["level4-gentlemen"].bonus
    assert isinstance(bonus, b.PerDress)
    assert [bonus.livre.of(color) for color in SILK_COLORS] == [0, 2, 0, 0]
    assert [bonus.prestige.of(color) for color in SILK_COLORS] == [0, 0, 0, 1]


def test_components_cannot_be_changed(components: Components):
    with pytest.raises(ValueError, match="frozen"):
        components.dresses["red-01"].value = 9  # type: ignore[misc]


def test_board_lookups(board):
    """Ids say what a space is, in the same way on both boards, in the order of the board."""
    assert [space.hall for space in board.spaces.values()] == sorted(
        space.hall for space in board.spaces.values()
    )
    for id, space in board.spaces.items():
        found = re.fullmatch(r"(hall[1-5])-([ms])\d", id)
        assert found
        assert found[1] == space.hall
        assert (found[2] == "m") == space.master
    groups = [decoration.group for decoration in board.decorations.values()]
    assert list(dict.fromkeys(groups)) == [
        "musician",
        "statue",
        "fountain_upper",
        "fountain_lower",
        "fireworks",
    ]
    for id, decoration in board.decorations.items():
        assert id.startswith(decoration.group.replace("_", "-"))
        assert (decoration.multiplier is None) == (decoration.group != "fireworks")


def test_most_is_reconstructed_and_says_so(components: Components):
    """No text prints the tables: only what the rulebook describes may claim to be from it."""
    sources = sources_of(components)
    assert sources["owner"] == 0
    assert sources["reconstructed"] > 10 * sources["rulebook"] > 0
    assert components.corrected == ()
    for entries in (components.dresses, components.resources, components.employees):
        for entry in entries.values():
            assert set(entry.designed) <= set(type(entry).model_fields)
            assert not entry.designed or entry.source == "rulebook"
