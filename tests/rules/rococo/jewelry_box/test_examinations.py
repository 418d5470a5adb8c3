"""The examinations (Deluxe, "7. Complete the Journeyman Examination", "8. ... Master ...")."""

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import BonusUsed, PrestigeGained
from rococo_desktop.rules.rococo.base.turns import ChooseAction
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.components.bonuses import (
    DeputeForLivre,
    DeputeWithBonus,
    GainLivre,
)
from rococo_desktop.rules.rococo.events import EmployeeLeft, LivreGained, LivrePaid
from rococo_desktop.rules.rococo.jewelry_box.events import (
    DeckSearched,
    ExaminationPassed,
    GraduateTaken,
)
from rococo_desktop.rules.rococo.jewelry_box.examinations import (
    CANDIDATES,
    OPEN_TASKS,
    OTHER_EXAMINATION,
    TASKS,
)
from rococo_desktop.rules.rococo.jewelry_box.slots import JOURNEYMAN, MASTER, deck_of
from rococo_desktop.rules.rococo.obstacles import EMPTY, Obstacle, short_of
from tests.rules.rococo.jewelry_box.box import BoxTable
from tests.rules.rococo.table import ME

BOTH = (JOURNEYMAN, MASTER)
OTHER = {JOURNEYMAN: MASTER, MASTER: JOURNEYMAN}
PURSE = GainLivre(effect="gain_livre", amount=2)


def ready(examination: str, *, open_tasks: int = 0) -> BoxTable:
    """A player whose marker is in the start area, with this many tasks still open."""
    table = BoxTable()
    tasks = TASKS[examination]
    table.own.examination = examination
    table.own.tasks = list(tasks[: len(tasks) - open_tasks])
    return table


def obstacle(table: BoxTable, examination: str, card: str | None = None) -> Obstacle | None:
    """Return the obstacle to the examination when the card is played."""
    table.turn(card or CANDIDATES[examination])
    frame = table.state.frames[-1]
    assert isinstance(frame, ChooseAction)
    context = Context(table.rules, table.state, None)
    return dict(frame.candidates(context))[f"{examination}_examination"]


def passed(table: BoxTable, card: str, *answers: str) -> BoxTable:
    table.turn(card, f"{table.own.examination}_examination", *answers)
    return table


# -- who, and what is in the way -------------------------------------------------------------------


@pytest.mark.parametrize("examination", BOTH)
@pytest.mark.parametrize("type_", ["apprentice", "journeyman", "master"])
def test_an_apprentice_becomes_a_journeyman_and_a_journeyman_a_master(examination, type_):
    """Deluxe, "7.": only by an Apprentice; "8.": only by a Journeyman."""
    table = ready(examination)
    found = obstacle(table, examination, type_)
    candidate = CANDIDATES[examination]
    if type_ == candidate:
        assert found is None
        assert f"{examination}_examination" in table.options
    else:
        assert found == Obstacle("training", performers=frozenset({candidate}))
        assert f"{examination}_examination" not in table.options


@pytest.mark.parametrize("examination", BOTH)
def test_the_marker_must_be_in_its_start_area(examination):
    """Deluxe, "7." and "8.", 1."""
    table = ready(OTHER[examination])
    assert obstacle(table, examination) == OTHER_EXAMINATION


@pytest.mark.parametrize("examination", BOTH)
@pytest.mark.parametrize("missing", [1, 2, 3])
def test_every_task_must_be_fulfilled(examination, missing):
    """Deluxe, "7." and "8.", 2."""
    table = ready(examination, open_tasks=missing)
    assert obstacle(table, examination) == OPEN_TASKS


@pytest.mark.parametrize("examination", BOTH)
def test_it_costs_5_livre(examination):
    """Deluxe, "7." and "8.", 3."""
    table = ready(examination)
    table.me.livre = 4
    assert obstacle(table, examination) == short_of(livre=1)
    table = ready(examination)
    table.me.livre = 5
    passed(table, CANDIDATES[examination])
    assert table.me.livre == 0
    assert table.events_of(LivrePaid) == [LivrePaid(ME, 5, "examination")]


@pytest.mark.parametrize("examination", BOTH)
def test_there_must_be_somebody_in_the_deck(examination):
    """Ruling 53: with an empty deck there is nobody to choose."""
    table = ready(examination)
    deck_of(table.jeweler, examination).clear()
    assert obstacle(table, examination) == EMPTY


# -- what happens ----------------------------------------------------------------------------------


@pytest.mark.parametrize("examination", BOTH)
def test_the_steps_come_in_their_order(examination):
    """Deluxe, "7." and "8.", steps 1 to 6."""
    table = ready(examination)
    candidate = table.new_card("candidate", type=CANDIDATES[examination], bonus=PURSE)
    table.me.livre = 5
    passed(table, candidate)
    assert (table.me.prestige, table.asked) == (1, "use_bonus")
    assert table.me.played == candidate
    table.answer("use")
    assert table.me.livre == 2
    assert table.state.removed == [candidate]
    assert candidate not in table.me.staff()
    deck = sorted(deck_of(table.jeweler, examination))
    assert (table.asked, table.options) == ("choose_graduate", tuple(deck))
    graduate = deck[3]
    table.answer(graduate)
    assert graduate in table.me.hand
    assert sorted(deck_of(table.jeweler, examination)) == [c for c in deck if c != graduate]
    assert table.own.tasks == []
    assert table.own.examination == OTHER[examination]
    assert table.own.masters == (examination == MASTER)
    kinds: list[type[Event]] = [
        LivrePaid,
        ExaminationPassed,
        PrestigeGained,
        BonusUsed,
        LivreGained,
        EmployeeLeft,
        DeckSearched,
        GraduateTaken,
    ]
    assert [type(event) for event in table.events if type(event) in kinds] == kinds
    assert table.events_of(ExaminationPassed) == [
        ExaminationPassed(ME, f"{examination}_examination")
    ]


@pytest.mark.parametrize("examination", BOTH)
def test_the_bonus_may_be_forfeited(examination):
    """Deluxe, "7." and "8.", step 2: if you desire."""
    table = ready(examination)
    candidate = table.new_card("candidate", type=CANDIDATES[examination], bonus=PURSE)
    passed(table, candidate, "forfeit")
    assert table.asked == "choose_graduate"


def test_the_graduate_is_played_in_the_same_round():
    """Deluxe, "7.", step 4: to your hand."""
    table = ready(JOURNEYMAN)
    graduate = "new-journeyman-rings"
    table.jeweler.journeymen = [graduate]
    passed(table, "apprentice", graduate)
    assert (table.asked, table.options) == ("play_card", (graduate,))
    table.answer(graduate, "forfeit")
    assert table.me.discard[-1] == graduate


def test_an_apprentice_with_a_crown_may_take_it_too():
    """Deluxe, "7.": an Apprentice; the crown leaves the game with the card."""
    table = ready(JOURNEYMAN)
    passed(table, "level6-couples")
    assert table.state.removed == ["level6-couples"]


def test_a_specialised_apprentice_may_take_it_too():
    """Deluxe, "7.": the bonus is used first, 3 prestige and 1 for the examination."""
    table = ready(JOURNEYMAN)
    passed(table, table.lift("specialist-livre"), "use")
    assert table.me.prestige == 4


def test_examinations_alternate_again_and_again():
    """Deluxe, "8.": as often as you like in alternation."""
    table = ready(JOURNEYMAN)
    for number in range(1, 4):
        for examination in BOTH:
            table.me.livre = 5
            table.own.tasks = list(TASKS[examination])
            assert obstacle(table, OTHER[examination], CANDIDATES[OTHER[examination]])
            table.staff(*[table.new_card(f"other-{i}", type="master") for i in range(4)])
            candidate = table.new_card(f"{examination}-{number}", type=CANDIDATES[examination])
            passed(table, candidate)
            table.answer(table.options[0])
        assert (table.own.masters, table.own.examination) == (number, JOURNEYMAN)
    assert (len(table.jeweler.journeymen), len(table.jeweler.masters)) == (6, 6)
    assert table.me.prestige == 6


def test_the_staff_may_be_as_small_as_four():
    """Deluxe, "7.": the Apprentice leaves, a Journeyman comes; that is no deputing."""
    table = ready(JOURNEYMAN)
    table.staff("master")
    for number in range(2):
        table.me.discard.append(table.new_card(f"other-{number}", type="master"))
    passed(table, "apprentice")
    table.answer(table.options[0])
    assert table.me.staff_size() == 4


# -- with deputing bonuses -------------------------------------------------------------------------

LEVEL_1 = DeputeWithBonus(effect="depute_with_bonus")
LEVEL_2 = DeputeForLivre(effect="depute_for_livre", master=8, journeyman=5, apprentice=2)


@pytest.mark.parametrize(("bonus", "then"), [(LEVEL_1, ("forfeit",)), (LEVEL_2, ())])
def test_a_candidate_who_deputes_itself_still_brings_a_graduate(bonus, then):
    """Ruling 54: the card leaves once; the steps of the examination go on."""
    table = ready(JOURNEYMAN)
    table.staff_of(6)
    candidate = table.new_card("candidate", type="apprentice", bonus=bonus)
    passed(table, candidate, "use", candidate, *then)
    assert table.state.removed == [candidate]
    assert table.asked == "choose_graduate"
    table.answer(table.options[0])
    assert table.me.staff_size() == 7


@pytest.mark.parametrize(("others", "offered"), [(3, False), (4, True)])
def test_a_candidate_deputes_another_if_four_remain(others, offered):
    """Rulings 17 and 54: four must remain; the graduate takes the candidate's place."""
    table = ready(JOURNEYMAN)
    table.staff_of(others)
    candidate = table.new_card("candidate", type="apprentice", bonus=LEVEL_1)
    passed(table, candidate)
    assert (table.asked == "use_bonus") == offered
    if offered:
        table.answer("use", "staff-0")
        table.answer(table.options[0])
        assert table.me.staff_size() == 4


def test_fair_undo_stops_at_a_deck_that_was_looked_through():
    """Hidden information is known then; all other effects of an examination can be taken back."""
    assert DeckSearched.reveals
    assert not ExaminationPassed.reveals
    assert not GraduateTaken.reveals
