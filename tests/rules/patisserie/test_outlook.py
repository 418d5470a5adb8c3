"""Outlooks: the forecast before a choice is what then happens, and no more."""

import re
from collections.abc import Iterator

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.patisserie.actions.deliver import SELL
from rococo_desktop.rules.patisserie.actions.ingredients import UNKEPT
from rococo_desktop.rules.patisserie.actions.specials import CLAIM
from rococo_desktop.rules.patisserie.components.models import Amounts
from rococo_desktop.rules.patisserie.events import (
    CoinsGained,
    CoinsPaid,
    DishDecorated,
    DishPresented,
    GoodsGained,
    GoodsSpent,
    IngredientsSpent,
    IngredientTaken,
    TableBonusGained,
)
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.holdings import posts_beside
from rococo_desktop.rules.patisserie.income import income_of
from rococo_desktop.rules.patisserie.mentor import MENTOR
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.outlook import UNTOLD, Majority, Outlook, Tiles, foresee
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.rules.patisserie.scoring import score, table_points
from rococo_desktop.rules.state import INCOME
from rococo_desktop.texts import PSEUDO_LANGUAGE, Catalogue, languages
from rococo_desktop.words.patisserie.outlook import OutlookWording
from rococo_desktop.words.patisserie.wording import Wording
from tests.daily import soaked
from tests.random_games import decisions
from tests.rules.patisserie.table import CHEF, COMPONENTS, ME, Table


def moments(seeds: range, *, every: int = 1) -> Iterator[tuple[Patisserie, State, Decision]]:
    """Yield decisions of random games at regular intervals, also with promos and the Mentor."""
    number = 0
    for seed in seeds:
        for players in (1, 2, 3, 4, 5):
            mentor = (MENTOR,) if players == 1 or (players == 2 and seed % 2) else ()
            promos = PROMOS if seed % 2 else ()
            match = Patisserie(Setup(players, expansions=(*promos, *mentor)), COMPONENTS)
            for state, decision in decisions(match, seed):
                number += 1
                if number % every == 0:
                    yield match, state, decision


def certain(events: tuple[Event, ...]) -> list[Event]:
    """Return the events that come before anything is revealed or income is gained."""
    found: list[Event] = []
    for event in events:
        if event.reveals or getattr(event, "reason", "") == INCOME:
            break
        found.append(event)
    return found


def rewards(game: Patisserie, after: State, seat: int, known: list[Event]) -> list[Event]:
    """Return what a table bonus surely gives, but after chance or the choice of a piece."""
    bonuses = [each.bonus for each in known if isinstance(each, TableBonusGained)]
    if not bonuses or any(getattr(each, "reason", "") == bonuses[0] for each in known):
        return []
    gain = game.rules.table_bonuses[bonuses[0]].reward
    match gain.gain:
        case "coins":
            return [CoinsGained(seat, gain.amount, bonuses[0])]
        case "coins_by_posts":
            (space,) = (each.space for each in known if isinstance(each, DishPresented))
            table = game.rules.board.table_of[space].id
            posts = posts_beside(game.rules, after, seat, table)
            return [CoinsGained(seat, gain.amount * posts, bonuses[0])]
        case "flour" | "sugar" | "butter":
            return [GoodsGained(seat, gain.gain, gain.amount, bonuses[0])]
    return []


def sums(events: list[Event], seat: int) -> dict[str, int]:
    """Return a player's gains from the events."""
    found = dict.fromkeys(("coins", "prestige", "flour", "sugar", "butter", "tiles"), 0)
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case CoinsGained():
                found["coins"] += event.amount
            case CoinsPaid():
                found["coins"] -= event.amount
            case PrestigeGained():
                found["prestige"] += event.amount
            case GoodsGained():
                found[event.good] += event.amount
            case GoodsSpent():
                found["flour"] -= event.flour
                found["sugar"] -= event.sugar
                found["butter"] -= event.butter
            case IngredientTaken():
                found["tiles"] += 1
            case DishDecorated():
                found["tiles"] -= 1
            case IngredientsSpent() if event.reason != UNKEPT:
                found["tiles"] -= len(event.tiles)
    return found


def amounts(outlook: Outlook) -> dict[str, int]:
    flour, sugar, butter = outlook.goods
    return {
        "coins": outlook.coins,
        "prestige": outlook.prestige,
        "flour": flour,
        "sugar": sugar,
        "butter": butter,
        "tiles": outlook.tiles,
    }


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.heavy)])
def test_an_outlook_is_what_then_happens(every: int) -> None:
    checked = final = by_chance = majorities = incomes = late = 0
    for game, state, decision in moments(range(3), every=every):
        me = decision.seat
        before = score(game.rules, state).players[me].items
        for option in decision.options:
            outlook = foresee(game, state, me, (option,))
            assert outlook is not None
            after, events = game.kernel.apply(state, option)
            known = certain(events)
            due = rewards(game, after, me, known)
            assert amounts(outlook) == sums([*known, *due], me), (decision.kind, option)
            late += bool(due)
            checked += 1
            by_chance += bool(outlook.chance)
            if outlook.chance:
                assert any(event.reveals for event in events)
            elif len(known) == len(events) and not due:
                final += 1
                for _ in outlook.specials:
                    assert after.pending is not None
                    assert after.pending.kind == "claim_special"
                    after = game.kernel.apply(after, CLAIM).state
                items = score(game.rules, after).players[me].items
                assert dict(outlook.final) == {
                    new.item: new.points - old.points
                    for old, new in zip(before, items, strict=True)
                    if new.item not in UNTOLD and new.points != old.points
                }
                new, old = income_of(game.rules, after, me), income_of(game.rules, state, me)
                gain = new.coins - old.coins, new.prestige - old.prestige
                assert outlook.income == gain
                incomes += any(outlook.income)
            if outlook.asks:
                assert after.pending is not None
                assert outlook.asks == after.pending.kind
            if outlook.majority is not None:
                majorities += 1
                check_majority(game, after, outlook.majority)
    assert checked > 5000 / every
    assert final > 2000 / every
    assert min(by_chance, majorities, incomes) > 50 / every
    assert late > 20 / every


def check_majority(match: Patisserie, after: State, majority: Majority) -> None:
    """The leader gets the points of the first place, and the lead is in dishes."""
    table = match.rules.board.table[majority.table]
    assert table_points(match.rules, after, table)[majority.leader] == table.first
    owners = [after.dishes[space.id][1] for space in table.spaces if space.id in after.dishes]
    rest = [owners.count(seat) for seat in {*owners} - {majority.leader}]
    assert majority.lead == owners.count(majority.leader) - max(rest, default=0)


def test_an_outlook_changes_nothing() -> None:
    for game, state, decision in moments(range(1), every=7):
        before = state.copy()
        for option in decision.options:
            foresee(game, state, decision.seat, (option,))
        assert state == before
        assert state.pending == decision


def test_an_outlook_tells_nothing_that_the_viewer_cannot_know() -> None:
    for number, (game, state, decision) in enumerate(moments(range(3), every=5)):
        me = decision.seat
        other = game.deal(game.look(state, frozenset({me})), Generator(number, "deal"))
        for option in decision.options:
            assert foresee(game, other, me, (option,)) == foresee(game, state, me, (option,))


def test_there_is_no_outlook_on_somebody_elses_decision() -> None:
    game = Patisserie(Setup(2), COMPONENTS)
    state = game.start(1).state
    decision = state.pending
    assert decision is not None
    assert foresee(game, state, 1 - decision.seat, (decision.options[0],)) is None
    assert foresee(game, state, decision.seat, ("no such option",)) is None


@pytest.mark.parametrize(
    "language", soaked([*languages(), PSEUDO_LANGUAGE], ["de", PSEUDO_LANGUAGE])
)
def test_outlooks_are_said(language: str) -> None:
    catalogue = Catalogue(language)
    said: set[str] = set()
    for match, state, decision in moments(range(2), every=3):
        names = tuple(f"Name {seat}" for seat in range(match.rules.seats))
        speaker = OutlookWording(catalogue, Wording(catalogue, match.rules, names))
        for option in decision.options:
            outlook = foresee(match, state, decision.seat, (option,))
            assert outlook is not None
            said.add(speaker.words(outlook))
            for sign in speaker.signs(outlook):
                assert any(sign)
                said |= set(sign)
    for sentence in said:
        assert "{" not in sentence, sentence
        assert not re.search(r"\b(patisserie|outlook)\.", sentence), sentence


def test_an_outlook_in_words() -> None:
    game = Patisserie(Setup(2), COMPONENTS)
    catalogue = Catalogue("en")
    words = OutlookWording(catalogue, Wording(catalogue, game.rules, ("A", "B")))
    outlook = Outlook(
        coins=-3,
        prestige=2,
        goods=(1, 0, -2),
        tiles=-1,
        income=(2, 0),
        final=(("tables", 5), ("dishes", 3)),
        majority=Majority("top", 1, 2),
        asks="use_bonus",
        chance="",
        money=-1,
        offers=True,
    )
    assert words.words(outlook) == (
        "now −3 coins, +2 prestige points, +1 flour, −2 butter, −1 tile, each income +2 coins, "
        "at the end +7 prestige points (Presentation tables +5, Pastry dishes +3, Money −1), "
        "The top table: B leads by 2, then the bonus"
    )
    paid = outlook._replace(asks="place_dish", offers=False)
    assert "Money" not in words.words(paid), "what a dish is worth, its place says"
    at_once = outlook._replace(income=(0, 0), final=(), money=0)
    assert words.words(at_once).startswith("−3 coins"), "nothing comes later"
    tied = outlook._replace(majority=Majority("left", 0, 0), asks="", chance="ingredients_drawn")
    assert words.words(tied).endswith("The left table: A leads by the tie-break, a tile by chance")
    assert [sign.sign for sign in words.signs(outlook) if sign.sign] == [
        *("coin", "prestige-now", "flour", "butter", "ingredient", "coin", "prestige-end")
    ]


def test_why_money_changes_with_the_dishes_to_sell_is_told() -> None:
    """Rulebook, end of the game: dishes that are still in the racks are sold."""
    table = Table()
    catalogue = Catalogue("en")
    words = OutlookWording(catalogue, Wording(catalogue, table.match.rules, ("A", "B")))
    dish = table.new_recipe("tart", prestige=6)
    table.me.racks[0] = dish
    table.me.coins = 0
    table.turn(CHEF, "deliver", dish)
    worth = dish_sale(table, dish)
    assert worth
    free = next(
        each for each in table.options if each != SELL and not table.board.spaces[each].bonus
    )
    outlook = foresee(table.match, table.state, ME, (free,))
    assert outlook is not None
    assert outlook.sales == -worth
    assert f"Money −{worth}: not sold at the end)" in words.words(outlook)
    sold = foresee(table.match, table.state, ME, (SELL,))
    assert sold is not None
    assert "Money" not in words.words(sold), "it is sold now"
    assert "would be sold" in words.words(outlook._replace(sales=2, money=2)), "as when baking"


def test_a_special_bonus_that_can_then_be_claimed_is_counted_and_named() -> None:
    """Rulebook, line 584: whoever fulfills the condition may claim it at once."""
    table = Table()
    table.me.coins = 50
    table.new_special("special", 6, 4, condition={"condition": "hosts", "number": 1})
    table.turn(CHEF, "place")
    catalogue = Catalogue("en")
    wording = Wording(catalogue, table.match.rules, ("A", "B"))
    outlook = foresee(table.match, table.state, ME, ("host-1",))
    assert outlook is not None
    assert outlook.specials == ("special",)
    assert dict(outlook.final)["specials"] == 6
    named = f"Special bonuses +6: {wording.special_bonus('special')}"
    assert named in OutlookWording(catalogue, wording).words(outlook)
    table.answer("host-1")
    assert table.asked == "claim_special"
    claimed = foresee(table.match, table.state, ME, (CLAIM,))
    assert claimed is not None
    assert claimed.final == (("specials", 6),)


def dish_sale(table: Table, dish: str) -> int:
    """Return the points for the coins of a dish that is sold at the end."""
    coins = table.rules.recipes[dish].prestige * table.constants.sale_coins
    return coins // table.constants.coins_per_prestige


def test_what_is_left_over_on_spent_tiles_is_foreseen_and_told() -> None:
    """Rulebook, lines 444 and 456: excess ingredients and toppings are wasted."""
    table = Table()
    table.tiles(table.new_tile("a", egg=2, topping=True), table.new_tile("b", egg=1, nuts=1))
    table.store(table.new_recipe("cake", egg=1), table.new_recipe("pie", egg=1))
    table.turn(CHEF, "bake")
    catalogue = Catalogue("en")
    words = OutlookWording(catalogue, Wording(catalogue, table.match.rules, ("A", "B")))

    def told(*answers: str) -> tuple[tuple[str, ...], str]:
        outlook = foresee(table.match, table.state, ME, answers)
        assert outlook is not None
        return outlook.used.spent, words.words(outlook)

    assert told("cake") == ((), "then the tiles you use")
    spent, said = told("cake", "a")
    assert spent == ("a",)
    assert "1 egg and 1 topping are lost" in said
    assert "1 nut is lost" in told("cake", "b")[1]
    assert "1 topping is lost" in told("cake+pie", "a")[1]


def test_the_ingredients_of_a_topping_are_lost() -> None:
    table = Table()
    table.tiles(table.new_tile("a", honey=1, topping=True), table.new_tile("b", topping=True))
    table.rack(table.new_recipe("cake"))
    table.turn(CHEF, "decorate", "cake")
    outlook = foresee(table.match, table.state, ME, ["a"])
    assert outlook is not None
    assert outlook.used == Tiles(("a",), Amounts(honey=1))


def test_it_is_told_at_which_tables_a_new_post_serves() -> None:
    """Rulebook, "9. Place": a post serves the dishes presented at the tables beside it."""
    table = Table()
    table.me.coins = 20
    table.turn(CHEF, "place")
    catalogue = Catalogue("en")
    words = OutlookWording(catalogue, Wording(catalogue, table.match.rules, ("A", "B", "C")))
    outlook = foresee(table.match, table.state, ME, ["post-top-left-1"])
    assert outlook is not None
    assert "serves dishes at the top table and the left table" in words.words(outlook)
