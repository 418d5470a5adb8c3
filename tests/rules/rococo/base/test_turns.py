"""Phase 3: one card a turn (2013, "Phase 3"; Deluxe, "Phase 3: Perform Actions")."""

import pytest

from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardPlayed
from rococo_desktop.rules.rococo.components.bonuses import GainLivre
from rococo_desktop.rules.rococo.events import BonusForfeited, LivreGained
from rococo_desktop.rules.rounds import NextTurn, take_turns
from tests.rules.rococo.table import LEFT, ME, RIGHT, Table, card


def table_where_everything_is_possible(players: int = 3) -> Table:
    """Return a table on which no main action fails for lack of a piece or of money."""
    table = Table(players)
    table.me.livre = 100
    tile = table.new_tile("any", table.components.dresses["yellow-01"].silk)
    table.workshop(table.new_dress())
    table.rack(tile)
    table.segment(table.state.resource_bag[0])
    table.for_hire(card(1, "gain_livre"))
    table.staff_of(6)
    return table


ALL = ("favor", "acquire", "make_dress", "hire", "depute", "fund", "forfeit")


def test_a_master_may_do_everything():
    """Deluxe, "Phase 3": a Master can perform any one of the six main actions."""
    table = table_where_everything_is_possible()
    table.turn("master")
    assert (table.asked, table.options) == ("choose_action", ALL)


def test_a_journeyman_never_hires():
    """Deluxe, "Phase 3": a Journeyman can never perform Hire a new Employee."""
    table = table_where_everything_is_possible()
    table.turn("journeyman")
    assert table.options == tuple(action for action in ALL if action != "hire")


def test_an_apprentice_neither_hires_nor_claims_the_favor_nor_makes_a_dress():
    """Deluxe, "Phase 3": an Apprentice acquires, deputes and funds."""
    table = table_where_everything_is_possible()
    table.turn("apprentice")
    assert table.options == ("acquire", "depute", "fund", "forfeit")


def test_only_what_can_be_carried_out_is_offered_and_forfeiting_always_is():
    """Ruling 8; 2013, "Phase 3": one may always choose to forfeit the main action."""
    table = Table()
    table.me.livre = 0
    table.state.favor = LEFT
    table.staff()
    table.turn("master")
    assert table.options == ("forfeit",)
    table.answer("forfeit")
    assert table.asked is None
    assert table.me.discard == ["master"]


def test_the_played_card_ends_face_up_on_the_discard_pile():
    """Deluxe, "Phase 3": the played card goes to the discard pile when the turn is over."""
    table = Table()
    table.me.discard = ["first"]
    table.turn("apprentice")
    assert (table.me.hand, table.me.played, table.me.discard) == ([], "apprentice", ["first"])
    table.answer("forfeit")
    assert (table.me.played, table.me.discard) == (None, ["first", "apprentice"])
    assert table.events_of(CardPlayed) == [CardPlayed(ME, "apprentice")]
    assert table.events_of(ActionChosen) == [ActionChosen(ME, "forfeit")]


def test_turns_go_round_from_the_start_player_while_there_are_cards():
    """Deluxe, "Phase 3": clockwise from the start player; whoever has no card is left out."""
    table = Table()
    for seat, number in ((ME, 1), (LEFT, 2), (RIGHT, 3)):
        table.players[seat].hand = [
            table.new_card(f"card-{seat}-{i}", type="apprentice") for i in range(number)
        ]
    table.run(take_turns)
    seats = []
    while table.state.pending is not None:
        seats.append(table.state.pending.seat)
        assert table.asked == "play_card"
        table.answer(table.options[0], "forfeit")
    assert seats == [ME, LEFT, RIGHT, LEFT, RIGHT, RIGHT]


def test_the_start_player_begins():
    """Deluxe, "Phase 3": beginning with the start player."""
    table = Table()
    for player in table.players:
        player.hand = ["apprentice"]
    table.state.start_player = RIGHT
    table.run(take_turns)
    seats = []
    while table.state.pending is not None:
        seats.append(table.state.pending.seat)
        table.answer("apprentice", "forfeit")
    assert seats == [RIGHT, ME, LEFT]


def test_exactly_one_card_is_played_and_one_cannot_pass():
    """Facts, section 9: each turn exactly one hand card must be played while one has any."""
    table = Table()
    table.me.hand = ["master", "apprentice"]
    table.ask(NextTurn(ME))
    assert (table.asked, table.options) == ("play_card", ("master", "apprentice"))


def test_the_bonus_comes_after_the_main_action():
    """Deluxe, "Phase 3": after, and only after, the main action was performed or forfeited."""
    table = Table()
    purse = card(None, "gain_livre")
    table.turn(purse, "favor")
    assert (table.asked, table.options) == ("use_bonus", ("use", "forfeit"))
    assert table.me.livre == 15 + 5
    table.answer("use")
    assert table.me.livre == 15 + 5 + 2
    assert table.events_of(BonusUsed) == [BonusUsed(ME, purse)]


def test_a_forfeited_main_action_leaves_the_bonus():
    """Deluxe, "Phase 3": one may forfeit the main action and still use the bonus."""
    table = Table()
    table.turn(card(None, "gain_livre"), "forfeit", "use")
    assert table.me.livre == 17


def test_the_bonus_may_be_forfeited():
    """Deluxe, "Phase 3": one may always choose to forfeit the bonus."""
    table = Table()
    purse = card(None, "gain_livre")
    table.turn(purse, "forfeit", "forfeit")
    assert table.me.livre == 15
    assert table.events_of(BonusForfeited) == [BonusForfeited(ME, purse)]
    assert table.events_of(LivreGained) == []


def test_a_forfeited_bonus_is_nobody_elses_business():
    """Ruling 40: from what could have been used, a rack could be guessed."""
    forfeited = BonusForfeited(ME, "start-journeyman")
    assert forfeited.seen_by(ME) == forfeited
    assert forfeited.seen_by(1) is None
    assert forfeited.seen_by(None) is None


def test_whether_the_bonus_can_do_anything_is_seen_after_the_main_action():
    """Ruling 9: the money of the main action can pay for the bonus."""
    table = Table()
    table.me.livre = 0
    buyer = card(None, "buy_notion")
    table.staff_of(5)
    table.turn(buyer, "depute")
    assert table.asked == "use_bonus"


def test_a_bonus_that_can_do_nothing_is_not_asked_about():
    """Ruling 9: nothing is asked where only one answer would make sense."""
    table = Table()
    table.me.livre = 0
    table.turn(card(None, "buy_notion"), "forfeit")
    assert table.asked is None
    assert table.events_of(BonusForfeited) == []


@pytest.mark.parametrize("kind", ["master", "journeyman", "apprentice"])
def test_start_masters_and_crown_cards_have_no_bonus_during_play(kind):
    """Deluxe, "Phase 3", notes: the start Masters have none, crowns act in final scoring only."""
    table = Table()
    table.turn(kind, "forfeit")
    assert table.asked is None
    for crown in ("deck_size", "thread_lace_pairs", "master_space_pairs", "couples"):
        table.rent_colors(ME, "yellow", "green")
        table.turn(card(6, crown), "forfeit")
        assert table.asked is None
    assert table.me.prestige == 0


def test_a_bonus_is_used_once():
    """2013, "Phase 3": the played card grants one bonus."""
    table = Table()
    gift = table.new_card("gift", type="master", bonus=GainLivre(effect="gain_livre", amount=3))
    table.turn(gift, "forfeit", "use")
    assert table.asked is None
    assert table.me.livre == 18
