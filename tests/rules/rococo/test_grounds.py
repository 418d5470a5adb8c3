"""The reasons for a play: majorities, prestige, means and staff, as facts."""

from collections.abc import Sequence

import pytest

from rococo_desktop.rules.rococo.components.bonuses import DeckSize, EmployeeType, GainLivre
from rococo_desktop.rules.rococo.components.models import Dress, Hall, Silk
from rococo_desktop.rules.rococo.events import EmployeeDeputed, EmployeeHired
from rococo_desktop.rules.rococo.grounds import grounds
from rococo_desktop.rules.rococo.hand_grounds import Planned, hand_grounds
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.score import sheet
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words.rococo.wording import Wording
from tests.rules.rococo.table import LEFT, ME, PLAIN, RIGHT, Table
from tests.rules.rococo.table import card as card_with


def said(
    table: Table, before: State, after: State, language: str = "en", deputed: Sequence[str] = ()
) -> list[str]:
    """Return the reasons for the way from one position to another, for me."""
    had, has = before.players[ME].staff(), after.players[ME].staff()
    hired = [EmployeeHired(ME, card, 0) for card in has if card not in had]
    sent = [EmployeeDeputed(ME, card) for card in deputed]
    words = Wording(Catalogue(language), table.match.rules, "deluxe", ("Anna", "Bruno", "Carla"))
    found = grounds(table.match.rules, before, after, ME, [*hired, *sent])
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
    assert f"takes the lead in hall 3 (+{first})" in said(
        table, before, _with(before, spaces[0], dresses[0])
    )
    before.guests[spaces[1]] = (dresses[1], LEFT)
    assert f"scores in hall 3 (+{first})" in said(
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
    assert f"takes the lead in hall 2 from Bruno (+{hall.first})" in told
    assert f"Bruno loses {hall.first - hall.second} prestige by it" in told


def test_a_lead_that_is_held_grows_safer() -> None:
    table, before, dresses = laid()
    spaces = free_spaces(table, 1)
    before.guests[spaces[0]] = (dresses[0], ME)
    after = _with(before, spaces[1], dresses[1])
    first = table.match.rules.board.halls[1].first
    assert f"extends the lead in hall 2 (+{first})" in said(table, before, after)


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
    told = f"keeps the musician in hall 3 from Bruno, who would score +{more}"
    assert told in said(table, before, after)
    before.players[LEFT].livre -= 1
    assert not any("would score" in text for text in said(table, before, after))


def test_a_card_that_a_rival_could_have_hired_is_told_if_it_scores() -> None:
    """A deck of many employees scores with the card that counts them.

    Who has no card left, no money or no Master left cannot hire any more, and the card leaves.
    """
    table, before, _ = laid()
    rules = table.match.rules
    crowns = [each for each in rules.employees.values() if isinstance(each.scoring, DeckSize)]
    card = crowns[0].id
    others = [each for each in rules.employees if each not in (card, PLAIN[0])]
    before.hire = [card, *others[-3:]]
    staff = others[:12]
    before.players[LEFT].hand, before.players[LEFT].supply = [PLAIN[0]], staff
    before.players[LEFT].livre = rules.board.hire[-1]
    after = before.copy()
    after.hire[0] = None
    after.players[ME].discard = [card]
    given = before.copy()
    given.players[LEFT].discard = [card]
    more = sheet(rules, given, LEFT).total - sheet(rules, before, LEFT).total
    assert more > 0
    told = [text for text in said(table, before, after) if "would score" in text]
    assert told == [f"keeps the {_titled(table, card)} from Bruno, who would score +{more}"]
    for hand, livre, masters in (([], 9, 1), ([PLAIN[0]], 0, 1), ([PLAIN[1]], 9, 0)):
        rival = before.players[LEFT]
        rival.hand, rival.livre = hand, livre
        rival.supply = [e for e in staff if masters or rules.employees[e].type != "master"]
        assert not any("would score" in text for text in said(table, before, after))


def _titled(table: Table, card: str) -> str:
    return str(Wording(Catalogue(), table.match.rules, "deluxe", ("Anna",) * 3).card(card))


def test_an_employee_is_hired_for_what_is_printed_in_the_rounds_that_are_left() -> None:
    table, before, _ = laid()
    rules = table.match.rules
    hired = rules.employees[card_with(1, "acquire")]
    last = rules.constants.rounds
    for left, told in ((2, "for 2 more rounds"), (1, "for one more round"), (0, " at once")):
        before.round = last - left
        after = before.copy()
        after.players[ME].hand = [hired.id]
        bonus = Wording(Catalogue(), rules, "deluxe", ("Anna",) * 3).bonus(hired.id)
        assert any(text.endswith(f"{told}: “{bonus}”") for text in said(table, before, after))


def test_an_employee_who_earns_is_hired_for_the_money_by_the_end() -> None:
    """Deluxe, "Phase 2": three cards of the staff are played in each round."""
    table, before, _ = laid()
    rules = table.match.rules
    hired = rules.employees[card_with(1, "gain_livre")]
    assert isinstance(hired.bonus, GainLivre)
    before.round = rules.constants.rounds - 4
    before.players[ME].supply = []
    before.players[ME].discard = [*PLAIN, *(each for each in rules.employees if each != hired.id)][
        :5
    ]
    after = before.copy()
    after.players[ME].hand = [hired.id]
    each = hired.bonus.amount
    turns = 1 + 4 * 3 // 6
    (told,) = [text for text in said(table, before, after) if "by the end" in text]
    assert told.endswith(
        f": {each} Livre each time it is played, about {turns * each} Livre by the end"
    )


@pytest.mark.parametrize("kind", ["master", "journeyman", "apprentice"])
def test_a_deputed_employee_brings_money_first_and_better_hands_last(kind: EmployeeType) -> None:
    """Then comes what the money is enough for; the hands are no better without a Master."""
    table, before, _ = laid()
    rules = table.match.rules
    pay = rules.constants.depute_pay.of(kind)
    cheapest = min(each.cost for each in rules.board.decorations.values())
    card = next(each for each in PLAIN if rules.employees[each].type == kind)
    before.workshop = [None] * len(before.workshop)
    before.players[ME].hand, before.players[ME].supply = [card], [*PLAIN]
    before.players[ME].livre = max(0, cheapest - pay)
    after = before.copy()
    after.players[ME].hand = []
    after.players[ME].livre += pay
    money, enough, *rest = said(table, before, after, deputed=[card])
    assert money == f"brings {pay} Livre"
    assert enough.startswith(f"leaves {after.players[ME].livre} Livre, enough for: ")
    hands = [text for text in rest if text.endswith("the others come to hand more often")]
    assert rest == hands
    assert len(hands) == (kind != "master")


def plain_dress(table: Table) -> Dress:
    """Return a dress of two bales of one colour, and nothing else."""
    return next(
        each
        for each in table.match.rules.dresses.values()
        if sum(each.silk) == 2
        and max(each.silk) == 2
        and not each.thread + each.lace
        and not each.master
    )


def of_silk(table: Table, silk: Silk) -> str:
    """Return a tile with exactly this silk."""
    tiles = table.match.rules.resources.values()
    return next(each.id for each in tiles if tuple(each.silk) == tuple(silk))


def test_silk_completes_a_dress_of_the_display() -> None:
    table, before, dresses = laid()
    rules = table.match.rules
    dress = plain_dress(table)
    before.workshop[-1] = dress.id
    before.players[ME].hand = [PLAIN[0]]
    before.players[ME].livre = 10
    after = before.copy()
    after.players[ME].resources = [of_silk(table, dress.silk)]
    best = max(rules.board.halls, key=lambda hall: hall.first)
    (told,) = [text for text in said(table, before, after) if "everything is there" in text]
    assert told.endswith(f"({dress.prestige} prestige, and {_in(table, best)} +{best.first})")
    for state in (before, after):
        for space in rules.board.spaces:
            state.guests[space] = (dresses[0], LEFT)
    (told,) = [text for text in said(table, before, after) if "everything is there" in text]
    assert told.endswith(f" ({dress.prestige} prestige)"), "no guest is free"


def _in(table: Table, hall: Hall) -> str:
    number = 1 + table.match.rules.board.halls.index(hall)
    return "in the Royal hall" if number == 1 else f"in hall {number}"


def test_what_leaves_before_it_can_be_made_is_no_reason() -> None:
    """Deluxe, "Phase 1", D: the two windows on the right are cleared before each round."""
    table, before, _ = laid()
    rules = table.match.rules
    dress = plain_dress(table)
    apprentice = next(card for card in PLAIN if rules.employees[card].type == "apprentice")
    last = rules.constants.rounds
    for round, window, card, told in (
        (1, -1, PLAIN[0], True),
        (1, -1, apprentice, False),
        (1, -2, apprentice, False),
        (1, -3, apprentice, True),
        (last, 0, apprentice, False),
        (last, 0, PLAIN[0], True),
    ):
        before.workshop = [None] * len(before.workshop)
        before.workshop[window] = dress.id
        before.round = round
        before.players[ME].hand = [card]
        before.players[ME].livre = 20
        after = before.copy()
        after.players[ME].resources = [of_silk(table, dress.silk)]
        assert any("is there for a" in text for text in said(table, before, after)) == told


def test_materials_are_for_the_dress_that_then_lacks_least() -> None:
    table, before, _ = laid()
    dress = plain_dress(table)
    before.workshop[0] = dress.id
    before.players[ME].hand, before.players[ME].livre = [PLAIN[0]], 0
    after = before.copy()
    tile = next(
        each
        for each in table.match.rules.resources.values()
        if sum(each.silk) == 1
        and sum(min(*pair) for pair in zip(each.silk, dress.silk, strict=True)) == 1
    )
    after.players[ME].resources = [tile.id]
    after.players[ME].lace += 1
    words = Wording(Catalogue(), table.match.rules, "deluxe", ("Anna",) * 3)
    one = words.silk(tile.silk)
    price = table.match.rules.board.workshop[0]
    told = said(table, before, after)
    assert (
        f"brings {one} for {words.dress(dress.id).form('a')}; "
        f"after that {one}, {price} Livre will still be lacking" in told
    )
    assert "keeps this in store for designs to come: 1 lace" in told


def test_a_hand_is_told_by_who_can_make_what() -> None:
    table, before, _ = laid()
    rules = table.match.rules
    words = Wording(Catalogue(), rules, "deluxe", ("Anna", "Bruno", "Carla"))
    told = [words.argument(each) for each in hand_grounds(rules, before, ME, PLAIN, None)]
    assert told == ["1 Master among them, for any main action"], "nothing can be made yet"


def test_a_hand_counts_those_who_may_make_what_is_told() -> None:
    """Deluxe, "3. Tailor a Garment": a garment with a gold thimble needs a Master."""
    table, before, _ = laid()
    rules = table.match.rules
    hard = next(each for each in rules.dresses.values() if each.master)
    before.workshop[-1] = hard.id
    me = before.players[ME]
    me.resources, me.livre, me.thread, me.lace = [*rules.resources], 20, 5, 5
    words = Wording(Catalogue(), rules, "deluxe", ("Anna", "Bruno", "Carla"))
    told = [words.argument(each) for each in hand_grounds(rules, before, ME, PLAIN, None)]
    assert told[0] == f"1 of them can make {words.dress(hard.id).form('a')} at once"
    none = list(hand_grounds(rules, before, ME, ["journeyman", "apprentice"], None))
    assert none == [], "no Journeyman makes it"


def test_a_hand_makes_nothing_that_its_next_turn_leaves_undone() -> None:
    """Who claims the Queen's favor tailors nothing in that round."""
    table, before, _ = laid()
    rules = table.match.rules
    hand = ["start-journeyman", "start-apprentice-1", "start-apprentice-2"]
    plain = sorted(
        (each for each in rules.dresses.values() if not each.master), key=lambda each: each.prestige
    )
    made, best = plain[0].id, plain[-1].id
    before.workshop[-2:] = [made, best]
    me = before.players[ME]
    me.resources, me.livre, me.thread, me.lace = [*rules.resources], 20, 5, 5
    after = before.copy()

    def named(*answers: str, left: Sequence[str]) -> list[str]:
        after.players[ME].hand = [*left]
        found = hand_grounds(rules, before, ME, hand, Planned(answers, after))
        return [str(each.values["dress"]) for each in found if "dress" in each.values]

    assert named("start-journeyman", "favor", left=hand[1:]) == [], "nobody is left who tailors"
    assert named("start-apprentice-1", "depute", left=hand[:1]) == [best]
    assert named("start-journeyman", "make_dress", made, left=hand[1:]) == [made]


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
