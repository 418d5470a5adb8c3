"""Final Scoring (rulebook, lines 622 to 656; solo, lines 987 to 999 and 1009 to 1011)."""

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.patisserie.events import GameEnded, ItemScored
from rococo_desktop.rules.patisserie.income import gain_income
from rococo_desktop.rules.patisserie.scoring import final_scoring
from rococo_desktop.rules.rounds import Round
from tests.rules.patisserie.table import ASSISTANT, LEFT, ME, RIGHT, Table, changed


def with_majority(first: int, second: int):
    def change(board):
        tables = tuple(changed(each, first=first, second=second) for each in board.tables)
        return changed(board, tables=tables)

    return change


def ended(table: Table) -> Table:
    table.state.round = 4
    table.run(final_scoring)
    return table


def test_the_last_income_comes_before_the_scoring():
    """Lines 602 and 624."""
    table = Table()
    table.state.round = 4
    table.ask(Round(4))
    assert table.state.phase == "over"
    assert table.me.coins == 15


def test_the_mentors_supplies_are_an_item_only_with_the_mentor():
    """Lines 987 to 989: nobody else scores them, so that no sheet without the Mentor has them."""
    for table in (Table(2), Table(5), Table(2, expansions=("first_game",))):
        assert "mentor" not in [item.item for item in table.sheet().items]
    for table in (Table(1), Table(2, expansions=("mentor",))):
        assert {each.items[1].item for each in table.score().players} == {"mentor"}


def test_dishes_in_the_racks_are_sold():
    """Line 628: decorated or not; ruling 17: the topping is no decoration any more."""
    table = Table()
    table.rack(table.new_recipe("x", prestige=5), table.new_recipe("y", prestige=2))
    table.top("y")
    assert table.points("coins") == (10 + 25 + 10) // 10
    ended(table)
    assert table.me.coins == 45
    assert table.me.racks == table.me.toppings == [None, None]
    assert table.me.decorations == []
    assert table.state.recipe_discard == ["x", "y"]
    assert table.points("dishes") == 0


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (9, 0), (10, 1), (39, 3), (40, 4)])
def test_ten_coins_are_a_point(coins: int, points: int):
    """Line 629: what is left may break a tie."""
    table = Table()
    table.me.coins = coins
    assert table.points("coins") == points
    assert table.sheet().left == coins % 10


def test_most_and_second_most_dishes_on_each_table_score():
    """Line 632: one count for each table."""
    table = Table(board=with_majority(6, 3))
    top, left = table.spaces("top"), table.spaces("left")
    table.present(LEFT, *top[:2])
    table.present(ME, top[2], left[1])
    table.present(RIGHT, *left[2:4])
    assert [table.parts("tables", seat) for seat in range(3)] == [
        {"top": 3, "left": 3},
        {"top": 6},
        {"left": 6},
    ]


def test_a_tie_goes_to_the_dish_closest_to_the_table_bonus():
    """Line 632: for the first and for the second place."""
    table = Table(4, board=with_majority(6, 3))
    spaces = table.spaces("middle")
    table.present(LEFT, spaces[1])
    table.present(ME, spaces[2])
    table.present(RIGHT, spaces[0])
    assert [table.points("tables", seat) for seat in (RIGHT, LEFT, ME)] == [6, 3, 0]
    (part,) = next(item for item in table.sheet(LEFT).items if item.item == "tables").parts
    assert part.tie == "nearest"


def test_a_player_alone_at_a_table_has_only_the_first_place():
    """Line 632."""
    table = Table(board=with_majority(6, 3))
    table.present(ME, *table.spaces("top")[:3])
    assert table.points("tables") == 6


def test_with_two_players_there_is_no_second_place():
    """Line 634."""
    table = Table(2, board=with_majority(6, 3))
    table.present(ME, *table.spaces("top")[:2])
    table.present(LEFT, table.spaces("top")[2])
    assert (table.points("tables"), table.points("tables", LEFT)) == (6, 0)


def test_hosts_score_the_opponents_with_service_staff():
    """Line 638: for each host; own posts do not count, and two posts of one count once."""
    table = Table(4)
    table.state.hosts.update({"host-1": ME, "host-2": ME})
    table.state.posts.update({"post-top-left-1": ME, "post-top-right-1": LEFT})
    table.state.posts.update({"post-bottom-left-1": LEFT, "post-bottom-right-1": RIGHT})
    assert table.parts("served") == {"host-1": 2, "host-2": 2}


def test_markers_score_what_is_printed():
    """Line 642: dishes, service staff, hosts and special bonuses; a space with a bonus has none."""
    table = Table()
    table.present(ME, "top-plain", prestige=5)
    host = table.board.hosts[-1]
    posts = table.board.areas[0]
    table.state.hosts[host.id] = ME
    table.state.posts[posts.left.id] = ME
    table.state.posts[table.board.areas[1].right.id] = ME
    table.new_special("special", 6, 4, condition={"condition": "bare"})
    table.state.special_bonuses["special"] = [LEFT, ME]
    assert table.points("dishes") == 5
    assert table.points("hosts") == host.prestige
    assert table.points("posts") == posts.left.prestige
    assert table.points("specials") == 4


def test_points_in_black_wait_for_the_final_scoring():
    """S-9, lines 210 and 237 to 243: of dishes, tables, staff, hosts and special bonuses."""
    table = Table(board=with_majority(6, 3))
    table.me.coins = 100
    post, host = table.board.areas[0].left, table.board.hosts[-1]
    table.new_special("special", 8, 4, condition={"condition": "hosts", "number": 1})
    table.rack(table.new_recipe(prestige=5))
    table.turn(ASSISTANT, "deliver", "cake", table.plain_space("bottom"))
    table.turn(ASSISTANT, "place", post.id)
    table.turn(ASSISTANT, "place", host.id, "claim")
    assert table.me.prestige == 0
    assert table.events_of(PrestigeGained) == []
    assert post.prestige * host.prestige > 0
    scored = {"dishes": 5, "tables": 6, "posts": post.prestige, "hosts": host.prestige}
    assert {item: table.points(item) for item in scored} == scored
    assert (table.points("specials"), table.points("prestige")) == (8, 0)


def test_points_in_white_go_on_the_track_at_once():
    """S-9, lines 210 and 237 to 243: of a card, the service and the decorations of an income."""
    table = Table()
    served = next(area for area in table.board.areas if "left" in area.tables).right
    table.state.posts[served.id] = ME
    table.bonus({"effect": "gain_prestige", "amount": 3}, "use")
    assert table.me.prestige == 3
    table.rack(table.new_recipe())
    table.turn(ASSISTANT, "deliver", "cake", table.plain_space("left"), "1")
    assert table.me.prestige == 3 + 1
    table.decorations(5)
    table.run(gain_income)
    assert table.me.prestige == 3 + 1 + 4
    assert [event.amount for event in table.events_of(PrestigeGained)] == [3, 1, 4]
    assert table.parts("prestige") == {"": 8}, "the final scoring adds nothing to them"


def test_points_of_the_track_count_and_the_sheet_adds_up():
    """Lines 626 to 642."""
    table = Table()
    table.me.prestige = 7
    table.present(ME, "top-plain", prestige=5)
    sheet = table.sheet()
    assert table.points("prestige") == 7
    assert sheet.total == sum(item.points for item in sheet.items)
    ended(table)
    assert table.sheet() == sheet
    scored = [event for event in table.events_of(ItemScored) if event.seat == ME]
    assert sum(event.points for event in scored) == sheet.total


# -- who wins --------------------------------------------------------------------------------------


def winner(table: Table) -> int:
    (found,) = table.score().winners
    return found


def test_the_most_prestige_wins():
    """Line 644."""
    table = Table()
    table.players[RIGHT].prestige = 1
    assert winner(table) == RIGHT
    ended(table)
    assert table.events_of(GameEnded)[0].winners == (RIGHT,)


def test_coins_left_break_a_tie():
    """Line 644: those that were no whole point."""
    table = Table()
    table.players[LEFT].coins = 14
    table.players[RIGHT].coins = 9
    table.players[RIGHT].prestige = 1
    assert winner(table) == RIGHT


@pytest.mark.parametrize(("start", "first"), [(ME, ME), (LEFT, LEFT), (RIGHT, ME)])
def test_then_the_start_player_and_then_the_first_to_the_left_of_that_player(
    start: int, first: int
):
    """Line 644: of the tied players, here the first two."""
    table = Table()
    table.players[RIGHT].coins = 0
    table.state.start_player = start
    assert winner(table) == first


# -- the Mentor ------------------------------------------------------------------------------------


def test_the_mentor_wins_a_tie():
    """SO-16, line 997: you win if you have more."""
    table = Table(1)
    table.mentor.flour = table.mentor.sugar = table.mentor.butter = 0
    assert table.sheet(0).total == table.sheet(1).total
    table.me.coins = 19
    assert winner(table) == 1
    table.me.prestige = 1
    assert winner(table) == 0


def test_half_of_what_the_mentor_has_left_is_prestige():
    """SO-15, line 991: ingredient tiles, unbaked recipes and goods, rounded down."""
    table = Table(1)
    table.tiles(table.new_tile("t"), seat=1)
    table.store(table.new_recipe("r1"), table.new_recipe("r2"), seat=1)
    assert table.mentor.goods() == 4
    assert table.points("mentor", 1) == 3
    table.store(table.new_recipe("r3"), seat=1)
    assert table.points("mentor", 1) == 4


def inventory(*bonuses: dict) -> Table:
    """A table whose Mentor has staff with these bonuses, from the bottom, and nothing else."""
    table = Table(1)
    table.mentor.flour = table.mentor.sugar = table.mentor.butter = 0
    cards = [table.new_card(f"c{i}", bonus=bonus) for i, bonus in enumerate(bonuses)]
    table.staff(*cards, seat=1)
    return table


@pytest.mark.parametrize(
    ("bonus", "coins", "prestige"),
    [
        ({"effect": "gain_coins", "amount": 7}, 17, 0),
        ({"effect": "gain_prestige", "amount": 3}, 10, 3),
        ({"effect": "prestige_for_coins", "cost": 5, "times": 8}, 0, 2),
        ({"effect": "coins_by_staff", "steps": [[1, 12], [2, 9]]}, 22, 0),
        ({"effect": "take_recipe"}, 10, 0),
        ({"effect": "buy_goods"}, 10, 0),
        ({"effect": "buy_butter", "cost": 2}, 10, 0),
    ],
)
def test_the_mentors_staff_scores_its_coins_and_prestige(bonus: dict, coins: int, prestige: int):
    """SO-15, line 989: by paying as far as possible; other bonuses are not performed."""
    table = inventory(bonus)
    table.show_recipes(table.new_recipe())
    ended(table)
    assert table.mentor.coins == coins
    assert table.state.mentor.inventory_prestige == prestige
    assert table.points("mentor", 1) == prestige
    assert table.points("prestige", 1) == 0


def test_the_top_card_is_revealed_first():
    """SO-15, line 989: its coins pay for what comes after it."""
    buy, gain = (
        {"effect": "prestige_for_coins", "cost": 5, "times": 8},
        {"effect": "gain_coins", "amount": 5},
    )
    assert inventory(buy, gain).points("mentor", 1) == 3
    assert inventory(gain, buy).points("mentor", 1) == 2


def test_the_mentor_sells_dishes_and_scores_like_a_player():
    """SO-15, lines 993 and 995; ruling 2: it is an opponent for hosts."""
    table = Table(1)
    table.rack(table.new_recipe(), seat=1)
    table.present(1, "top-plain", prestige=5)
    table.state.hosts.update({"host-1": 1, "host-2": 0})
    table.state.posts["post-top-left-1"] = 1
    assert table.points("coins", 1) == 3
    assert table.points("dishes", 1) == 5
    assert table.points("served", 0) == 1
    assert table.points("served", 1) == 0


def test_second_places_score_beside_the_mentor_only_as_a_third():
    """SO-15 and SO-17, lines 995 and 1011."""
    for players, second in ((1, 0), (2, 3)):
        table = Table(
            players, expansions=("mentor",) if players == 2 else (), board=with_majority(6, 3)
        )
        table.present(len(table.rules.people), *table.spaces("top")[:2])
        table.present(ME, "top-plain")
        assert table.points("tables") == second


def test_the_mentor_can_win_as_a_third_player():
    """SO-17, line 1009."""
    table = Table(2, expansions=("mentor",))
    table.mentor.prestige = 50
    assert winner(table) == 2


def with_two_people_and_the_mentor(*totals: int) -> Table:
    """A table of three whose seats have these totals and no coins."""
    table = Table(2, expansions=("mentor",))
    table.mentor.flour = table.mentor.sugar = table.mentor.butter = 0
    for player, prestige in zip(table.players, totals, strict=True):
        player.coins, player.prestige = 0, prestige
    assert [sheet.total for sheet in table.score().players] == [*totals]
    return table


@pytest.mark.parametrize(("left", "first"), [((9, 0, 8), 0), ((0, 8, 9), 2)])
def test_beside_the_mentor_coins_left_break_a_tie(left: tuple[int, ...], first: int):
    """Lines 644 ("Final Scoring") and 1009 ("Extended Game"): the Mentor is a third player."""
    table = with_two_people_and_the_mentor(7, 6, 7)
    for player, coins in zip(table.players, left, strict=True):
        player.coins = coins
    assert winner(table) == first


@pytest.mark.parametrize(("start", "first"), [(0, 1), (1, 1), (2, 2)])
def test_beside_the_mentor_the_start_player_breaks_the_last_tie(start: int, first: int):
    """Lines 644 ("Final Scoring") and 1009 ("Extended Game"): or the next one to the left."""
    table = with_two_people_and_the_mentor(6, 7, 7)
    table.state.start_player = start
    assert winner(table) == first


@pytest.mark.parametrize("start", [ME, 1])
def test_tied_with_the_mentor_a_person_alone_loses_whoever_began_and_has_coins_left(start: int):
    """Line 997 ("Solo Final Scoring"): you win if you have more."""
    table = Table(1)
    table.mentor.flour = table.mentor.sugar = table.mentor.butter = 0
    table.me.coins, table.mentor.coins = 9, 0
    table.state.start_player = start
    assert [sheet.total for sheet in table.score().players] == [0, 0]
    assert winner(table) == 1
    ended(table)
    assert table.events_of(GameEnded) == [GameEnded((1,), (0, 0))]


@pytest.mark.parametrize("nearest", [ME, 1])
def test_the_dish_closest_to_the_table_bonus_decides_between_a_person_and_the_mentor(nearest: int):
    """Lines 632 ("Final Scoring") and 995 ("Solo Final Scoring"): as in a game for two."""
    table = Table(1, board=with_majority(6, 3))
    near, far = table.spaces("top")[:2]
    table.present(nearest, near)
    table.present(1 - nearest, far)
    assert table.parts("tables", nearest) == {"top": 6}
    assert table.parts("tables", 1 - nearest) == {}
