"""The reasons for a play: majorities, prestige, means and staff, as facts."""

from rococo_desktop.rules.rococo.components.bonuses import DeckSize
from rococo_desktop.rules.rococo.grounds import grounds, hand_grounds
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.score import sheet
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words.rococo.wording import Wording
from tests.rules.rococo.table import LEFT, ME, PLAIN, RIGHT, Table


def said(table: Table, before: State, after: State, language: str = "en") -> list[str]:
    """Return the reasons for the way from one position to another, for me."""
    words = Wording(Catalogue(language), table.match.rules, "deluxe", ("Anna", "Bruno", "Carla"))
    found = grounds(table.match.rules, before, after, ME, ())
    return [words.argument(each) for each in found]


def free_spaces(table: Table, hall: int) -> list[str]:
    spaces = table.match.rules.board.halls[hall].spaces
    return [space.id for space in spaces if not space.master]


def laid() -> tuple[Table, State, list[str]]:
    """Return a table of three, its position, and the plain dresses of the game."""
    table = Table(players=3)
    return table, table.state.copy(), list(table.match.rules.dresses)


def test_an_empty_hall_is_led_and_a_tie_scores_in_full() -> None:
    table, before, dresses = laid()
    spaces, first = free_spaces(table, 2), table.match.rules.board.halls[2].first
    assert f"takes the lead in hall 3: +{first}" in said(
        table, before, _with(before, spaces[0], dresses[0])
    )
    before.guests[spaces[1]] = (dresses[1], LEFT)
    assert f"scores in hall 3: +{first}" in said(
        table, before, _with(before, spaces[0], dresses[0])
    )


def _with(state: State, space: str, dress: str, seat: int = ME) -> State:
    after = state.copy()
    after.guests[space] = (dress, seat)
    return after


def test_a_lead_is_taken_from_the_one_who_had_it() -> None:
    table, before, dresses = laid()
    spaces = free_spaces(table, 1)
    before.guests[spaces[0]] = (dresses[0], LEFT)
    musician = table.match.rules.board.halls[1].musician.id
    before.decorations[musician] = ME
    after = _with(before, spaces[1], dresses[1])
    hall = table.match.rules.board.halls[1]
    told = said(table, before, after)
    assert f"takes the lead in hall 2 from Bruno: +{hall.first}" in told
    assert f"Bruno loses {hall.first - hall.second} prestige by it" in told


def test_a_lead_that_is_held_grows_safer() -> None:
    table, before, dresses = laid()
    spaces = free_spaces(table, 1)
    before.guests[spaces[0]] = (dresses[0], ME)
    after = _with(before, spaces[1], dresses[1])
    first = table.match.rules.board.halls[1].first
    assert f"keeps the lead in hall 2: +{first}" in said(table, before, after)


def test_money_that_is_left_buys_something_next() -> None:
    table, before, _ = laid()
    before.players[ME].hand = [PLAIN[0]]
    before.players[ME].livre = 30
    after = before.copy()
    after.players[ME].livre = 20
    (told,) = said(table, before, after)
    assert told.startswith("leaves 20 Livre, enough for: ")
    after.players[ME].livre = 0
    assert said(table, before, after) == [], "no money is left for anything"
    after.players[ME].livre = 36
    assert "brings 6 Livre" in said(table, before, after)


def test_what_a_rival_could_have_scored_with_a_piece_is_told() -> None:
    """Of those who have a card left and the money."""
    table, before, _ = laid()
    rules = table.match.rules
    hall = rules.board.halls[2]
    before.players[LEFT].hand, before.players[RIGHT].hand = [PLAIN[0]], []
    before.players[LEFT].livre, before.players[RIGHT].livre = hall.musician.cost, 99
    after, given = before.copy(), before.copy()
    after.decorations[hall.musician.id] = ME
    given.decorations[hall.musician.id] = LEFT
    more = sheet(rules, given, LEFT).total - sheet(rules, before, LEFT).total
    assert more > 0
    told = f"Bruno would score +{more} with the musician in hall 3"
    assert told in said(table, before, after)
    before.players[LEFT].livre -= 1
    assert not any("would score" in text for text in said(table, before, after))


def test_a_card_that_a_rival_could_have_hired_is_told_if_it_scores() -> None:
    """A deck of many employees scores with the card that counts them."""
    table, before, _ = laid()
    rules = table.match.rules
    crowns = [each for each in rules.employees.values() if isinstance(each.scoring, DeckSize)]
    card = crowns[0].id
    before.hire[0] = card
    before.players[LEFT].supply = [each for each in rules.employees if each != card][:12]
    after = before.copy()
    after.hire[0] = None
    after.players[ME].discard = [card]
    given = before.copy()
    given.players[LEFT].discard = [card]
    more = sheet(rules, given, LEFT).total - sheet(rules, before, LEFT).total
    assert more > 0
    told = [text for text in said(table, before, after) if "would score" in text]
    assert told == [f"Bruno would score +{more} with the {_titled(table, card)}"]


def _titled(table: Table, card: str) -> str:
    return str(Wording(Catalogue(), table.match.rules, "deluxe", ("Anna",) * 3).card(card))


def test_an_employee_is_hired_for_the_rounds_that_are_left() -> None:
    table, before, _ = laid()
    own = before.players[ME].staff()
    card = next(each for each in table.match.rules.employees if each not in own)
    last = table.match.rules.constants.rounds
    for left, told in ((2, "for 2 more rounds"), (1, "for one more round")):
        before.round = last - left
        after = before.copy()
        after.players[ME].discard = [card]
        assert any(text.endswith(told) for text in said(table, before, after))


def test_silk_completes_a_dress_of_the_display() -> None:
    table, before, _ = laid()
    rules = table.match.rules
    dress = next(
        each
        for each in rules.dresses.values()
        if sum(each.silk) == 2 and max(each.silk) == 2 and not each.thread and not each.lace
    )
    tile = next(
        each.id for each in rules.resources.values() if tuple(each.silk) == tuple(dress.silk)
    )
    before.workshop[-1] = dress.id
    before.players[ME].hand = [PLAIN[0]]
    before.players[ME].livre = 10
    after = before.copy()
    after.players[ME].resources = [tile]
    assert any(text.startswith("everything is there for a") for text in said(table, before, after))
    apprentice = next(card for card in PLAIN if rules.employees[card].type == "apprentice")
    for state in (before, after):
        state.round, state.players[ME].hand = rules.constants.rounds, [apprentice]
    assert not any("is there for a" in text for text in said(table, before, after)), "made by whom?"


def test_a_hand_is_told_by_who_can_make_what() -> None:
    table, before, _ = laid()
    rules = table.match.rules
    words = Wording(Catalogue(), rules, "deluxe", ("Anna", "Bruno", "Carla"))
    told = [words.argument(each) for each in hand_grounds(rules, before, ME, PLAIN)]
    assert told == ["1 Master among them, for any main action"], "nothing can be made yet"


def test_every_language_says_all_of_it() -> None:
    table, before, dresses = laid()
    spaces = free_spaces(table, 1)
    before.guests[spaces[0]] = (dresses[0], RIGHT)
    before.players[ME].hand = [PLAIN[0]]
    after = _with(before, spaces[1], dresses[1])
    after.players[ME].prestige += 3
    after.players[ME].thread += 1
    after.players[ME].discard = [PLAIN[1]]
    for language in languages():
        told = said(table, before, after, language)
        assert len(told) >= 5
        assert not any("{" in text or "advice-" in text for text in told)


def test_the_income_of_the_fountain_speaks_for_it_and_for_what_it_counts() -> None:
    """Deluxe, "Fountains": each decoration, or each dress, brings Livre in each income."""
    table, before, dresses = laid()
    basins = table.match.rules.board.decorations.values()
    upper = next(each.id for each in basins if each.group == "fountain_upper")
    lower = next(each.id for each in basins if each.group == "fountain_lower")
    constants = table.match.rules.constants
    after = before.copy()
    after.decorations[upper] = ME
    each = constants.fountain_livre_per_decoration
    assert f"brings {each} Livre more in each income" in said(table, before, after)
    before.decorations[lower] = ME
    after = _with(before, free_spaces(table, 2)[0], dresses[0])
    each = constants.fountain_livre_per_dress
    assert f"brings {each} Livre more in each income" in said(table, before, after)
