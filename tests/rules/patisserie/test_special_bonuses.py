"""Special Bonus tiles (rulebook, lines 582 to 590)."""

from rococo_desktop.rules.patisserie.actions.specials import OfferSpecials
from rococo_desktop.rules.patisserie.events import SpecialClaimed, SpecialDeclined
from rococo_desktop.rules.patisserie.income import gain_income
from tests.rules.patisserie.table import ASSISTANT, LEFT, ME, RIGHT, Table

HOST = {"condition": "hosts", "number": 1}


def with_special(*prestige: int, condition: dict = HOST) -> Table:
    table = Table()
    table.me.coins = 50
    table.new_special("special", *prestige, condition=condition)
    return table


def test_a_fulfilled_condition_may_be_claimed_at_once():
    """SB-1, line 584: on the most valuable empty space; the points come in the end."""
    table = with_special(6, 4, 2)
    table.turn(ASSISTANT, "place", "host-1")
    assert (table.asked, table.options) == ("claim_special", ("claim", "decline"))
    table.answer("claim")
    assert table.state.special_bonuses == {"special": [ME]}
    assert table.events_of(SpecialClaimed) == [SpecialClaimed(ME, "special", 6)]
    assert table.me.prestige == 0
    assert table.parts("specials") == {"special": 6}


def test_the_next_player_gets_the_next_space():
    """SB-1 and SB-2, lines 584 and 586."""
    table = with_special(6, 4, 2)
    table.state.special_bonuses["special"] = [LEFT]
    table.turn(ASSISTANT, "place", "host-1", "claim")
    assert table.state.special_bonuses["special"] == [LEFT, ME]
    assert table.points("specials") == 4
    assert table.points("specials", LEFT) == 6


def test_a_full_tile_can_no_longer_be_claimed():
    """SB-2, line 586: on the next free space if there is one."""
    table = with_special(6, 4)
    table.state.special_bonuses["special"] = [LEFT, RIGHT]
    table.turn(ASSISTANT, "place", "host-1")
    assert table.asked is None


def test_one_marker_on_each_tile():
    """SB-3, line 588."""
    table = with_special(6, 4)
    table.state.special_bonuses["special"] = [ME]
    table.turn(ASSISTANT, "place", "host-1")
    assert table.asked is None


def test_a_declined_bonus_is_offered_again_in_the_next_turn():
    """Ruling 28: not again in the same turn."""
    table = with_special(6, 4)
    card = table.new_card(bonus={"effect": "gain_coins", "amount": 1})
    table.turn(card, "place", "host-1", "decline", "use")
    assert not table.options
    assert table.events_of(SpecialDeclined) == [SpecialDeclined(ME, "special")]
    table.turn(table.new_card("next"), "forfeit")
    assert table.asked == "claim_special"
    table.answer("claim")
    assert table.points("specials") == 6


def test_somebody_else_may_claim_what_was_declined():
    """SB-2, line 586: then only the next space is left."""
    table = with_special(6, 4)
    table.turn(ASSISTANT, "place", "host-1", "decline")
    table.state.hosts["host-2"] = LEFT
    table.turn(table.new_card("theirs"), "forfeit", "claim", seat=LEFT)
    table.turn(table.new_card("next"), "forfeit", "claim")
    assert (table.points("specials"), table.points("specials", LEFT)) == (4, 6)


def test_it_is_offered_between_two_dishes_of_one_action():
    """Line 584, "as soon as"; ruling 16."""
    table = with_special(6, condition={"condition": "coins", "number": 65})
    table.rack(table.new_recipe("x", prestige=3), table.new_recipe("y"))
    table.turn(ASSISTANT, "deliver", "x", "sell")
    assert table.asked == "claim_special"
    table.answer("claim")
    assert table.options == ("y", "done")


def test_both_bonuses_can_be_claimed_together():
    """SB-1, line 584: the left one is asked about first."""
    table = with_special(6, 4)
    table.new_special("other", 5, condition={"condition": "coins", "number": 1})
    table.turn(ASSISTANT, "place", "host-1")
    assert table.state.pending is not None
    assert table.state.pending.frame.bonus == "special"  # type: ignore[attr-defined]
    table.answer("claim", "claim")
    assert table.parts("specials") == {"special": 6, "other": 5}


def test_income_can_fulfil_a_condition_the_start_player_first():
    """Ruling 29; line 584."""
    table = with_special(6, 4, 2, condition={"condition": "coins", "number": 15})
    table.me.coins = 10
    table.state.start_player = RIGHT
    table.run(gain_income)
    asked = []
    while table.state.pending is not None:
        asked.append(table.state.pending.seat)
        table.answer("claim")
    assert asked == [RIGHT, ME, LEFT]


def test_the_colour_is_the_side_of_the_board():
    """Ruling 23; line 207: "with the matching color faceup"."""
    points = []
    for players in (3, 4):
        table = Table(players)
        bonus = next(iter(table.rules.special_bonuses.values()))
        table.state.special_bonuses = {bonus.id: [ME]}
        points.append(table.points("specials"))
        assert points[-1] == bonus.prestige[table.rules.board_name][0]
    assert points[0] != points[1]


def test_the_mentor_claims_without_being_asked():
    """SO-14, line 967; ruling 15."""
    table = Table(1)
    table.new_special("special", 6, 4, condition=HOST)
    table.state.hosts["host-1"] = 1
    table.ask(OfferSpecials(1))
    assert table.asked is None
    assert table.state.special_bonuses == {"special": [1]}


def test_every_condition_can_be_seen_by_all():
    """Ruling 9; line 967: the Mentor claims, too, and its staff lies face down."""
    open_to_all = {"decorations", "tables", "table", "posts", "hosts", "markers", "dishes"}
    rules = Table(expansions=("promo_special_bonuses",)).rules
    for tile in rules.special_bonuses.values():
        assert tile.condition.condition in open_to_all
