"""The full questions: their subject, and what is paid or given up."""

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.state import Decision, Frame, Question
from rococo_desktop.rules.rococo.base.bonuses import DeputeEmployee, PayForPrestige
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.hire import HireEmployee
from rococo_desktop.rules.rococo.base.make_dress import SELL, MakeDress, PaySilk, PlaceDress
from rococo_desktop.rules.rococo.base.select_hand import SelectCard
from rococo_desktop.rules.rococo.base.turns import ChooseAction, UseBonus
from rococo_desktop.rules.rococo.jewelry_box.bonuses import CopyBonus, UseFromSupply
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.examinations import ChooseGraduate, ChooseTask
from rococo_desktop.rules.rococo.jewelry_box.tailor import ChooseJewelry
from rococo_desktop.rules.rococo.madame_du_barry.turn import REVEAL, RevealCard
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.texts.files import ids
from rococo_desktop.words.rococo.hints import HintWording
from rococo_desktop.words.rococo.wording import Wording

MATCH = Rococo(Setup(2, "deluxe", tuple(each.key for each in EXPANSIONS)), LIBRARY.load())
SPECIALIST = next(iter(BOX.of(MATCH.rules.components).conditions))
JEWEL = next(iter(BOX.of(MATCH.rules.components).jewels))
CARD = "start-master-1"
DRESS = "expert-livre"

ASKED: list[tuple[Frame, tuple[str, ...], str]] = [
    (ChooseAction(0, CARD), (), "Ada: what does the Master do?"),
    (UseBonus(0, "level1-purse"), (), "Ada: use the bonus of the Master I (gain 1 Livre)?"),
    (
        UseBonus(0, DRESS),
        (),
        "Ada: use what the green gown brings (when rented: gain 14 Livre)?",
    ),
    (FundDecoration(0, CARD), (), "Ada: which decoration do you fund?"),
    (FundDecoration(0, CARD, 5), (), "Ada: which decoration do you fund, 5 Livre cheaper?"),
    (PayForPrestige(0, CARD, 3), (), "Ada: how much prestige do you buy, at 3 Livre each?"),
    (
        PaySilk(0, DRESS, 0, ()),
        (),
        "Ada: which tiles do you give for the green gown? It takes 1 blue silk, 2 green silk.",
    ),
    (
        PaySilk(0, DRESS, 1, ("red",)),
        (),
        "Ada: which tiles do you give for the green gown? It takes 1 blue silk, 1 green silk.",
    ),
    (MakeDress(0, CARD), (), "Ada: which garment do you tailor?"),
    (MakeDress(0, CARD, extra=True), (), "Ada: which further garment do you tailor?"),
    (
        MakeDress(0, CARD, extra=True, only=SELL),
        (),
        "Ada: which further garment do you tailor, to sell it at once?",
    ),
    (
        DeputeEmployee(0, "level1-depute"),
        (),
        "Ada: whom do you depute without pay, to use the bonus?",
    ),
    (
        DeputeEmployee(0, "expert-depute"),
        (),
        "Ada: whom do you depute for money, without the bonus?",
    ),
    (HireEmployee(0), ("level1-purse",), "Ada: whom do you hire?"),
    (
        HireEmployee(0),
        ("level1-purse", SPECIALIST),
        "Ada: whom do you hire? Your specialized Apprentice costs nothing.",
    ),
    (
        PlaceDress(0, CARD, DRESS),
        (),
        "Ada: rent the green gown to a guest, or sell it for 14 Livre?",
    ),
    (
        PlaceDress(0, CARD, DRESS),
        (JEWEL,),
        "Ada: rent the green gown to a guest, sell it for 14 Livre, or first buy jewelry for it?",
    ),
    (
        PlaceDress(0, CARD, "expert-favor"),
        (JEWEL,),
        "Ada: rent the pink frock coat to a guest, or first buy jewelry for it?",
    ),
    (
        ChooseJewelry(0, "expert-jewelry"),
        (JEWEL,),
        "Ada: which jewelry do you take free of charge with the blue gown?",
    ),
    (
        ChooseTask(0),
        (),
        "Ada: the tile fits two tasks of the Journeyman examination. Which one do you fulfill?",
    ),
    (
        ChooseGraduate(0, "journeyman", ()),
        (),
        "Ada: which Journeyman do you take into your hand from the deck of the Journeyman"
        " examination?",
    ),
    (
        ChooseGraduate(0, "master", ()),
        (),
        "Ada: which Master do you take into your hand from the deck of the Master examination?",
    ),
    (
        UseFromSupply(0, CARD),
        (),
        "Ada: whom do you discard from your supply, to use that employee’s bonus?",
    ),
    (CopyBonus(0, CARD), (), "Ada: which bonus on top of an opponent’s discard pile do you copy?"),
    (
        RevealCard(2),
        (REVEAL,),
        "It is the turn of Madame du Barry: reveal the next card",
    ),
]


def wording(language: str = "en") -> Wording:
    return Wording(Catalogue(language), MATCH.rules, "deluxe", ("Ada", "Bob", "Madame du Barry"))


def decision(frame: Frame, options: tuple[str, ...]) -> Decision:
    kinds = {each: kind for kind, each in MATCH.rules.frame_types.items()}
    return Decision(0, frame.seat, kinds[type(frame)], options, frame)


@pytest.mark.parametrize(("frame", "options", "sentence"), ASKED)
def test_a_question_says_what_it_is_about(frame: Frame, options: tuple[str, ...], sentence: str):
    assert wording().prompt(decision(frame, options)) == sentence


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("favor", "Gain 5 Livre at once and be start player"),
        ("forfeit", "the bonus on the card still used"),
        ("forfeit_bare", "This card has no bonus in play."),
        ("depute", "At least 4 employees must remain."),
        ("journeyman_examination", "Pay 5 Livre for the examination and gain 1 prestige."),
        ("master_examination", "you choose a Master from the deck of the examination"),
    ],
)
def test_an_action_tells_what_it_costs_and_brings(action: str, told: str):
    """The numbers are those of the game's components, for actions of expansions as well."""
    hints = HintWording(Catalogue(), MATCH.rules, "deluxe")
    assert told in hints.about_action(action, None)


def test_the_cards_of_a_hand_are_counted_where_they_are_known():
    asked = decision(SelectCard(0), (CARD,))
    assert wording().prompt(asked) == "Ada: choose a card for your hand"
    assert wording().prompt(asked, 1) == "Ada: choose card 2 of 3 for your hand"


@pytest.mark.parametrize("language", languages())
def test_every_question_has_its_sentences_in_every_language(language: str):
    """Those of an expansion also tell the others what is being decided."""
    said = set(ids(language))
    for rule_set in MATCH.rules.rule_sets:
        for kind, frame in rule_set.frames.items():
            if issubclass(frame, Question):
                assert any(key.startswith(f"prompt-{kind}") for key in said), kind
                assert rule_set.key == "base" or f"waiting-{kind}" in said, kind
