"""The order of final scoring, winner and ties (2013, "End of the Game"; Deluxe, "End of Game")."""

import pytest

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.events import DressAdmired, GameEnded, ItemScored
from rococo_desktop.rules.rococo.score import final_scoring
from rococo_desktop.rules.rounds import Round
from tests.rules.rococo.table import LEFT, ME, RIGHT, Table


def test_the_steps_are_scored_in_the_books_order():
    """Deluxe, "End of Game Scoring", 1 to 7; prestige from play comes first."""
    table = Table()
    items = [line.item for line in table.sheet().items]
    assert items == [
        "prestige",
        "livre",
        "employees",
        "favor",
        "halls",
        "fireworks",
        "statues",
        "dresses",
        "decorations",
        "all_halls",
    ]


def test_the_items_add_up_and_the_parts_add_up_to_the_items():
    """The score sheet explains every point."""
    table = Table()
    table.me.prestige, table.me.livre = 4, 27
    table.rent_colors(ME, "yellow", "red", "green")
    table.decorate_any(ME, 3)
    table.state.favor = ME
    sheet = table.sheet()
    assert sheet.total == sum(line.points for line in sheet.items)
    for line in sheet.items:
        assert line.points == sum(part.points for part in line.parts)
        assert all(part.points for part in line.parts)
    assert table.parts("livre") == {"": 2}
    assert table.parts("favor") == {"": 3}


def test_every_part_says_what_it_is_for():
    """The window tells each line of the score sheet from its parts."""
    table = Table()
    fireworks = [space.id for space in table.board.fireworks.spaces]
    plain, statue = fireworks[0], table.board.statues[0].id
    kings, other = table.spaces(1)[0], table.spaces(3)[0]
    table.rent(ME, kings, table.new_dress("watching", color="red", prestige=3))
    table.rent(ME, other, table.new_dress("dancing", color="blue", prestige=2))
    table.decorate(ME, plain, fireworks[1], statue)
    table.decorate(LEFT, fireworks[2])
    table.me.livre, table.me.prestige, table.state.all_halls = 23, 4, [ME]
    table.staff("master")
    board, decorations = table.board, table.board.decorations
    factor = decorations[plain].multiplier or 1
    expected = {
        "prestige": [Part("prestige", 4)],
        "livre": [Part("livre", 2, number=23)],
        "halls": [
            Part("hall", table.hall(1).first, "hall1", 1),
            Part("hall", table.hall(3).first, "hall3", 1),
        ],
        "fireworks": [Part("fireworks", board.fireworks.first, number=2)],
        "statues": [Part("statue", 4, statue, 2)],
        "dresses": [
            Part("dress_on_terrace", 3 * factor, "watching", factor),
            Part("dress", 2, "dancing", 1),
        ],
        "decorations": [
            Part("decoration", decorations[id].prestige, id)
            for id in (plain, fireworks[1], statue)
            if decorations[id].prestige
        ],
        "all_halls": [Part("all_halls", board.all_halls[0])],
    }
    found = {line.item: list(line.parts) for line in table.sheet().items if line.parts}
    assert found == {item: parts for item, parts in expected.items() if parts}


def test_scoring_changes_nothing():
    """It can be computed at any moment and is the score if the game ended now."""
    table = Table()
    table.rent(ME, table.spaces(1)[0])
    table.decorate(ME, table.board.fireworks.spaces[0].id)
    before = table.state.copy()
    table.score()
    assert table.state == before


def test_the_game_ends_with_the_itemised_score():
    """Deluxe, "End of Game": every item is told step by step, then the result."""
    table = Table()
    table.me.livre, table.players[LEFT].livre, table.players[RIGHT].livre = 31, 25, 9
    where = table.spaces(1)[0]
    dress = table.new_dress("admired", prestige=3)
    table.rent(ME, where, dress)
    table.decorate(ME, table.board.fireworks.spaces[0].id)
    table.run(final_scoring)
    sheets = table.score().players
    assert table.state.phase == "over"
    assert table.state.pending is None
    scored = table.events_of(ItemScored)
    assert [(event.seat, event.item, event.points) for event in scored] == [
        (seat, line.item, line.points)
        for step in range(len(sheets[0].items))
        for seat, sheet in enumerate(sheets)
        if (line := sheet.items[step]).points
    ]
    fireworks = table.board.fireworks.spaces[0].id
    assert table.events_of(DressAdmired) == [DressAdmired(ME, "admired", fireworks)]
    assert table.state.terrace == {fireworks: where}
    assert table.events_of(GameEnded) == [GameEnded((ME,), tuple(sheet.total for sheet in sheets))]


def test_dresses_go_to_the_terrace_between_the_fireworks_and_the_statues():
    """Deluxe, "End of Game Scoring", 4 to 6: told before what they count there."""
    table = Table()
    table.rent(ME, table.spaces(1)[0])
    table.decorate(ME, table.board.fireworks.spaces[0].id)
    table.decorate(ME, table.board.statues[0].id)
    table.run(final_scoring)
    told = [getattr(event, "item", "terrace") for event in table.events[:-1]]
    assert told.index("fireworks") < told.index("terrace") < told.index("statues")
    assert told.index("statues") < told.index("dresses")


def test_the_score_of_a_finished_game_is_its_result():
    """Deluxe, "End of Game": dresses that went to the terrace are not moved or scored twice."""
    table = Table()
    table.rent(ME, table.spaces(1)[0])
    table.decorate(ME, table.board.fireworks.spaces[0].id)
    before = table.score()
    table.run(final_scoring)
    assert table.score() == before
    assert list(table.state.guests) == [table.spaces(1)[0]]


def test_scoring_follows_the_income_of_the_last_round():
    """Deluxe, "Phase 4", important: not before round 7 is over."""
    table = Table()
    table.state.round = 6
    table.ask(Round(len(table.rules.round_steps)))
    assert (table.state.round, table.asked) == (7, "select_card")
    table.ask(Round(len(table.rules.round_steps)))
    assert table.state.phase == "over"


# -- the winner ------------------------------------------------------------------------------------


def test_most_prestige_wins():
    """Deluxe, "End of Game Scoring": the most points, however much money others have."""
    table = Table()
    table.me.prestige, table.me.livre = 10, 0
    table.players[LEFT].prestige, table.players[LEFT].livre = 8, 19
    assert table.score().winners == (ME,)


def test_a_tie_goes_to_whoever_has_more_money_left():
    """Deluxe, "End of Game Scoring": the most Livre after the exchange of 10 for 1."""
    table = Table()
    table.me.prestige, table.me.livre = 11, 3
    table.players[LEFT].prestige, table.players[LEFT].livre = 10, 14
    table.players[RIGHT].prestige, table.players[RIGHT].livre = 9, 22
    score = table.score()
    assert [sheet.total for sheet in score.players] == [11, 11, 11]
    assert [sheet.left for sheet in score.players] == [3, 4, 2]
    assert score.winners == (LEFT,)


@pytest.mark.parametrize("tied", [(ME, RIGHT), (ME, LEFT, RIGHT)])
def test_several_winners_share_a_full_tie(tied):
    """Ruling 26: the books know no further tie-break."""
    table = Table()
    for seat in tied:
        table.players[seat].prestige = 20
    assert table.score().winners == tied


def test_money_that_was_exchanged_does_not_break_ties():
    """Ruling 27: only the rest counts, so 19 Livre beat 28."""
    table = Table()
    table.me.prestige, table.me.livre = 1, 19
    table.players[LEFT].prestige, table.players[LEFT].livre = 0, 28
    table.players[RIGHT].livre = 0
    assert [sheet.total for sheet in table.score().players] == [2, 2, 0]
    assert table.score().winners == (ME,)
