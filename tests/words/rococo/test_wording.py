"""The words for pieces, events and scores, in each edition and language."""

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.score import Part
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.entries import Step
from rococo_desktop.rules.events import BonusUsed, CardPlayed, CardTaken
from rococo_desktop.rules.rococo.base.make_dress import PlaceDress
from rococo_desktop.rules.rococo.events import (
    DressMade,
    DressRented,
    DressSold,
    EmployeeHired,
    GameEnded,
    ItemScored,
    LivrePaid,
    NotionsPaid,
    ResourcesSpent,
    ResourceTaken,
)
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.amounts import told_steps
from rococo_desktop.words.rococo.wording import Wording
from tests.base_game import load

NAMES = ("Ada", "Bob", "Cleo", "Dan")


def wording(edition: str = "original", language: str = "en") -> Wording:
    match = Rococo(Setup(4, edition), load())
    return Wording(Catalogue(language), match.rules, edition, NAMES)


def wording_with(*expansions: str) -> Wording:
    match = Rococo(Setup(4, "original", expansions), LIBRARY.load())
    return Wording(Catalogue(), match.rules, "original", NAMES)


def tile_with(yellow: int, mode: str) -> str:
    return next(
        tile.id
        for tile in load().resources.values()
        if tile.silk == (yellow, 0, 0, 0) and tile.notions.mode == mode
    )


def test_the_editions_name_their_own_colours() -> None:
    """Deluxe shows yellow as blue, green as pink, red as green and blue as orange."""
    assert str(wording("original").dress("yellow-01")) == "yellow dress"
    assert str(wording("deluxe").dress("yellow-01")) == "blue gown"
    assert str(wording("deluxe").dress("green-01")) == "pink frock coat"
    assert wording("deluxe").color("red") == "green"
    assert wording("deluxe").color("blue") == "orange"
    assert wording("deluxe").initial("blue") == "O"


def test_a_dress_says_what_it_brings_and_that_it_is_never_sold() -> None:
    """Deluxe, "Festivity Dresses", "Expert Tailoring"; a dress that is never sold has no value."""
    words = wording_with("festivity_dresses", "expert_tailoring")
    assert words.dress_details("festivity-decorations") == (
        "blue coat (2 green silk, 1 blue silk, 1 lace, for a Master; 2 prestige); "
        "when made: gain 1 prestige for each of your decorations; never sold"
    )
    assert words.dress_details("expert-livre") == (
        "red dress (1 yellow silk, 2 red silk, 1 lace; 14 Livre, 0 prestige); "
        "when rented: gain 14 Livre"
    )


@pytest.mark.parametrize(
    ("dress", "asked"),
    [
        ("festivity-ladies", "Ada: to which guest do you rent the yellow dress?"),
        ("expert-livre", "Ada: rent the red dress to a guest, or sell it for 14 Livre?"),
    ],
)
def test_who_cannot_sell_is_not_asked_about_it(dress: str, asked: str) -> None:
    words = wording_with("festivity_dresses", "expert_tailoring")
    decision = Decision(1, 0, "place_dress", (), PlaceDress(0, "start-master-1", dress))
    assert words.prompt(decision) == asked


def test_every_card_says_its_own_bonus() -> None:
    words = wording()
    bonuses = {card: words.bonus(card) for card in load().employees}
    assert bonuses["start-master-1"] == "no bonus"
    assert bonuses["level2-ladies"] == (
        "gain 1 Livre for each of your yellow dresses and 2 Livre for each of your red dresses"
    )
    assert bonuses["level4-gentlemen"] == (
        "gain 2 Livre for each of your green coats and 1 prestige for each of your blue coats"
    )
    assert bonuses["level2-dress"] == (
        "make one more dress with 1 yellow or green silk less, none that needs a Master"
    )
    assert bonuses["level4-dress"] == (
        "make one more dress with up to 2 red silk less, none that needs a Master"
    )
    assert bonuses["level6-staff"].endswith("(5–6: 2, 7–8: 5, 9–10: 8, 11+: 11)")


def test_a_table_says_where_each_line_ends() -> None:
    """“4 cards: 6 Livre; 5 cards: 5; 6 cards: 4; 7 or more: 2” (Jewelry Box): 4+ would be wrong."""
    texts = Catalogue()
    steps = (Step(4, 6), Step(5, 5), Step(6, 4), Step(7, 2))
    assert [*told_steps(steps, texts.text, "bonus-step")] == ["4: 6", "5: 5", "6: 4", "7+: 2"]
    wide = (Step(4, 12), Step(8, 9), Step(10, 6))
    assert [*told_steps(wide, texts.text, "bonus-step")] == ["4–7: 12", "8–9: 9", "10+: 6"]


def test_the_halls_and_their_spaces_have_names() -> None:
    words = wording()
    assert str(words.hall("hall1")) == "King’s hall"
    assert words.space("hall1-m1").startswith("Master guest 1 in the King’s hall")
    assert str(wording("deluxe").hall("hall1")) == "Royal hall"
    assert str(words.decoration("musician-hall3")) == "musician in hall 3"
    assert str(words.decoration("fountain-upper-1")) == "upper fountain, place 1"


def test_tiles_are_labels_and_phrases() -> None:
    words, tile = wording(), tile_with(2, "choose")
    assert str(words.tile(tile)) == "2 yellow silk (or 1 thread or 1 lace)"
    assert words.event(ResourceTaken(0, tile)) == (
        "Ada takes a tile with 2 yellow silk (or 1 thread / 1 lace)."
    )
    other = tile_with(1, "all")
    assert str(words.tile(other)) == "1 yellow silk (or 1 thread and 1 lace)"
    assert words.event(ResourcesSpent(1, (tile, other), "make_dress")) == (
        "Bob gives up 2 tiles: 2 yellow silk + 1 yellow silk."
    )


@pytest.mark.parametrize(
    ("language", "edition", "event", "sentence"),
    [
        ("en", "original", CardPlayed(0, "start-master-1"), "Ada plays a Master."),
        ("en", "original", CardPlayed(0, "level3-fund"), "Ada plays an Apprentice III."),
        (
            "en",
            "deluxe",
            BonusUsed(1, "level6-couples"),
            "Bob uses the bonus of the Apprentice VI.",
        ),
        (
            "en",
            "deluxe",
            DressMade(0, "blue-01", "start-master-1"),
            "Ada tailors an orange frock coat.",
        ),
        (
            "en",
            "original",
            DressRented(0, "red-01", "hall3-s1"),
            "Ada rents the red dress to guest 1 in hall 3.",
        ),
        (
            "en",
            "original",
            ItemScored(2, "halls", 1),
            "Majorities in the halls: Cleo scores 1 prestige.",
        ),
        (
            "en",
            "original",
            GameEnded((0, 2, 3), (50, 3, 50, 50)),
            "The ball is over. Ada, Cleo, and Dan share the victory with 50 prestige.",
        ),
        (
            "fr",
            "deluxe",
            DressRented(0, "red-01", "hall3-m1"),
            "Ada loue la robe verte au Maître invité 1 dans la salle 3.",
        ),
        ("fr", "deluxe", BonusUsed(1, "level3-fund"), "Bob utilise le bonus de l’Apprenti III."),
        (
            "fr",
            "deluxe",
            DressMade(0, "blue-01", "start-master-1"),
            "Ada confectionne une veste orange.",
        ),
        (
            "de",
            "original",
            ResourcesSpent(3, (tile_with(2, "choose"),), "make_dress"),
            "Dan gibt ein Plättchen ab: 2 Ballen gelbe Seide.",
        ),
        (
            "de",
            "original",
            EmployeeHired(3, "level6-couples", 0),
            "Dan stellt einen Lehrling VI für 0 Livre ein.",
        ),
        (
            "de",
            "original",
            DressRented(0, "green-01", "hall3-s1"),
            "Ada verleiht den grünen Herrenrock an Gast 1 in Saal 3.",
        ),
    ],
)
def test_events_are_sentences(language: str, edition: str, event: Event, sentence: str) -> None:
    assert wording(edition, language).event(event) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada gives up 2 threads and 1 lace."),
        ("fr", "Ada donne 2 fils et 1 dentelle."),
        ("de", "Ada gibt 2 Garn und 1 Spitze ab."),
    ],
)
def test_thread_and_lace_that_leave_are_told_by_number(language: str, sentence: str) -> None:
    event = NotionsPaid(0, thread=2, lace=1, reason="make_dress")
    assert wording(language=language).event(event) == sentence


def test_the_price_of_an_employee_is_told_once() -> None:
    words = wording("deluxe")
    assert words.event(LivrePaid(0, 5, "hire")) == ""
    assert words.event(EmployeeHired(0, "level6-couples", 5)) == (
        "Ada hires an Apprentice VI for 5 Livre."
    )
    assert words.event(LivrePaid(0, 4, "make_dress")) == "Ada pays 4 Livre (garment)."


def test_what_nobody_needs_to_read_has_no_line() -> None:
    class Unread(Event):
        """An event for which there are no words."""

    words = wording()
    assert words.event(DressMade(0, "red-01", "start-master-1"))
    assert words.event(Unread()) == ""


def test_parts_of_the_score_count_in_words() -> None:
    words = wording()
    none = Part("hall", 0, subject="hall1", number=1)
    assert words.part(none) == "King’s hall, 1 dress, behind: 0"
    second = Part("hall", 3, subject="hall1", number=1)
    assert words.part(second) == "King’s hall, 1 dress, second most: 3"
    most = Part("hall", 5, subject="hall2", number=3)
    assert words.part(most) == "hall 2, 3 dresses, the most: 5"
    assert words.part(Part("livre", 2, number=25)) == "25 Livre (1 for each 10): 2"
    tied = Part("hall", 5, subject="hall2", number=3, tie="musician")
    assert words.part(tied) == "hall 2, 3 dresses, the most: 5 (tie: musician)"
    shared = Part("fireworks", 7, number=1, tie="shared")
    assert words.part(shared) == "1 of the fireworks, the most: 7 (tied)"
    assert words.item("dresses") == "Dresses"
    assert wording("deluxe").item("dresses") == "Garments"


def test_advice_tells_dresses_of_one_name_apart() -> None:
    match = Rococo(Setup(4, "deluxe", ("fancy_dresses", "festivity_dresses")), LIBRARY.load())
    words = Wording(Catalogue(), match.rules, "deluxe", NAMES)
    made = [DressMade(0, dress, "") for dress in match.rules.dresses]
    assert len({words.event(each) for each in made}) == 4
    assert len({words.precise(each).text for each in made}) == len(made)
    sold = DressSold(0, made[0].dress)
    assert words.precise(sold).text == words.event(sold)


def test_advice_tells_cards_of_one_name_apart() -> None:
    """The two apprentices of the start staff differ in their bonuses alone."""
    words = wording("deluxe")
    played = [CardPlayed(0, f"start-apprentice-{number}") for number in (1, 2)]
    assert len({words.event(each) for each in played}) == 1
    one, other = (words.precise(each).text for each in played)
    assert one != other
    assert one == f"Ada plays an Apprentice (“{words.bonus('start-apprentice-1')}”)."
    used = BonusUsed(0, "start-apprentice-1")
    assert words.precise(used).text == words.event(used)
    crowned = (EmployeeHired(0, card, 1) for card in ("level6-couples", "level6-staff"))
    couples, staff = (words.precise(each).text for each in crowned)
    assert couples != staff, "two cards of one type and level, told apart by their final scoring"
    assert staff.endswith("for 1 Livre.")
    assert "(5–6: 2" in staff


def test_plans_beside_each_other_tell_cards_of_one_name_apart() -> None:
    words = wording()
    one, other = ([CardPlayed(0, f"start-apprentice-{number}")] for number in (1, 2))
    among = words.namesakes()
    plans = [words.plan(0, play, among) for play in (one, other, one)]
    told = "Play the Apprentice (“acquire one more resource tile”)."
    assert plans == [
        words.plan(0, one),
        told,
        words.plan(0, one),
    ]


def test_two_cards_of_one_name_are_taken_at_once() -> None:
    """The advice is one deed, not the same one twice."""
    words = wording()
    apprentices = [each.id for each in load().employees.values() if each.type == "apprentice"]
    same = [each for each in apprentices if words.card(each).form("the") == "the Apprentice"][:2]
    taken = [CardTaken(1, each) for each in ("start-journeyman", *same)]
    assert words.plan(1, taken) == "Take the Journeyman and the Apprentice (×2) into hand."
    assert words.plan(1, taken[1:]) == "Take the Apprentice (×2) into hand."
