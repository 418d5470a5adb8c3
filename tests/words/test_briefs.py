"""A turn as one short sentence: in its order, each deed with its price and with what it brought."""

from collections.abc import Sequence

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardPlayed, PrestigeGained
from rococo_desktop.rules.patisserie import events as kitchen
from rococo_desktop.rules.patisserie.components.load import LIBRARY as KITCHEN
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words.patisserie.wording import Wording as KitchenWording
from rococo_desktop.words.rococo.wording import Wording

NAMES = ("Ada", "Bob")
CARD = "start-journeyman"
SILK = next(tile.id for tile in LIBRARY.load().resources.values() if tile.notions.mode != "none")
STAFF = next(iter(KITCHEN.load().staff))


def wording(language: str = "en") -> Wording:
    match = Rococo(Setup(2, "deluxe"), LIBRARY.load())
    return Wording(Catalogue(language), match.rules, "deluxe", NAMES)


def kitchen_wording(language: str = "en") -> KitchenWording:
    match = Patisserie(Setup(2, ""), KITCHEN.load())
    return KitchenWording(Catalogue(language), match.rules, NAMES)


def turn(action: str, *then: Event) -> Sequence[Event]:
    return [CardPlayed(1, CARD), ActionChosen(1, action), *then]


TRADED = (
    happened.LivrePaid(1, 2, "acquire"),
    happened.ResourceTaken(1, SILK),
    happened.ResourceTraded(1, SILK),
    happened.NotionsGained(1, 0, 1, "tile"),
)
TURNS = {
    "takes SILK for 2 Livre and trades it for 1 lace; bonus: takes SILK for 1 Livre": turn(
        "acquire",
        *TRADED,
        BonusUsed(1, CARD),
        happened.LivrePaid(1, 1, "acquire"),
        happened.ResourceTaken(1, SILK),
        happened.ResourceKept(1, SILK, drawn=False),
    ),
    "claims the Queen’s favor (+5 Livre); bonus: gains 2 Livre": turn(
        "favor",
        happened.FavorClaimed(1),
        happened.LivreGained(1, 5, "favor"),
        BonusUsed(1, CARD),
        happened.LivreGained(1, 2, CARD),
    ),
    "deputes the Master to the King’s court (+10 Livre); bonus: funds statue 1 for 15 Livre": turn(
        "depute",
        happened.EmployeeDeputed(1, "start-master-1"),
        happened.LivreGained(1, 10, "depute"),
        BonusUsed(1, CARD),
        happened.LivrePaid(1, 15, "fund"),
        happened.DecorationFunded(1, "statue-1"),
        happened.EmployeeLeft(1, "start-master-1"),
    ),
    "tailors a blue gown for 4 Livre and sells it (+8 Livre); bonus: buys 1 thread for 1 Livre": (
        turn(
            "make_dress",
            happened.LivrePaid(1, 4, "make_dress"),
            happened.NotionsPaid(1, 1, 1, "make_dress"),
            happened.DressMade(1, "yellow-01", CARD),
            happened.ResourcesSpent(1, (SILK,), "make_dress"),
            happened.DressSold(1, "yellow-01"),
            happened.LivreGained(1, 8, "sale"),
            BonusUsed(1, CARD),
            happened.LivrePaid(1, 1, CARD),
            happened.NotionsGained(1, 1, 0, CARD),
        )
    ),
    "acquires; bonus: gains 3 Livre for 1 resource tile": turn(
        "acquire",
        BonusUsed(1, CARD),
        happened.ResourcesSpent(1, (SILK,), CARD),
        happened.LivreGained(1, 3, CARD),
    ),
}


@pytest.mark.parametrize("said", TURNS)
def test_a_turn_of_rococo_is_told_in_its_order(said: str) -> None:
    """A lace of the first trade once stood behind the bonus, and nothing said what it all cost."""
    words = wording()
    silk = words.silk(LIBRARY.load().resources[SILK].silk)
    assert words.brief(1, TURNS[said]) == f"Bob {said.replace('SILK', silk)}."
    words.reader = 1
    assert words.brief(1, TURNS[said]).startswith("You ")


def test_a_turn_of_the_kitchen_is_told_in_its_order() -> None:
    events = turn(
        "buy_goods",
        kitchen.CoinsPaid(1, 3, "buy_goods"),
        kitchen.GoodsGained(1, "flour", 2, "buy_goods"),
        kitchen.CoinsPaid(1, 2, "buy_goods"),
        kitchen.GoodsGained(1, "sugar", 1, "buy_goods"),
        BonusUsed(1, STAFF),
        PrestigeGained(1, 2, STAFF),
    )
    assert kitchen_wording().brief(1, events) == (
        "Bob buys 2 flour and 1 sugar for 5 coins; bonus: gains 2 prestige points."
    )


@pytest.mark.parametrize("language", languages())
def test_the_price_and_the_gain_are_told_in_every_language(language: str) -> None:
    words = wording(language)
    for events in TURNS.values():
        said = words.brief(1, events)
        for event in events:
            amount = getattr(event, "amount", None)
            if amount is not None:
                assert words.amount("livre", amount) in said
        assert "{" not in said
