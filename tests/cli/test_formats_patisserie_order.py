"""What docs/formats-patisserie.md says about order, subjects and the end, as games show it."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import pytest

from rococo_desktop.cli.output import json_line
from rococo_desktop.cli.patisserie.documents import PATISSERIE, subject
from rococo_desktop.cli.serve import event_document
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.mentor import MENTOR
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.promos import PROMOS
from tests.cli.pages import Page, names

PAGE = Page("formats-patisserie.md")
EAGER = ("deliver", "bake", "decorate", "place", "hire", "claim", "use")
SETUPS = [(1, ()), (2, (MENTOR, *PROMOS)), (4, PROMOS)]
GAMES = 4

GAIN = "((coins|prestige|goods)_gained |good_lost |ingredients_drawn |ingredient_taken )*"
TOPPING = "(decoration_succeeded |topping_discarded )?"
CLAIMS = "(special_claimed )*"
REFILL = "((recipe_bag_refilled )?recipes_revealed )?"
PREPARE = (
    "(ingredients_discarded )?(ingredient_bag_refilled )?(ingredients_revealed )?"
    f"(recipes_discarded )?{REFILL}"
)
SELECT = "((card_taken|staff_turned|tray_filled|card_drafted|card_set_aside|staff_for_hire) )*"
FINAL = (
    "(inventory_revealed ((coins_paid )?prestige_gained |coins_gained )?)*(supplies_scored )?"
    "(dish_sold coins_gained (topping_discarded )?)*(item_scored )*game_ended "
)
NEXT_ROUND = f"start_player_named (staff_removed )?round_began {PREPARE}{SELECT}"
AFTER_INCOME = f"({NEXT_ROUND}|{FINAL})?"
INCOME = f"((coins_gained (prestige_gained )?)+{CLAIMS}{AFTER_INCOME})?"
AFTER = f"{REFILL}{INCOME}"
"""What may follow an answer without a further question."""

DECIDED = "((decisions_shuffled )?decision_revealed )"
REWARD = f"({GAIN}({DECIDED}*(recipe_acquired (recipe_discarded )?|ingredient_taken ))?)*"
BONUS = "(table_bonus_gained )?"
DELIVERED = (
    f"({DECIDED}+dish_presented {TOPPING}{BONUS}{REWARD}(coins_paid prestige_gained )?"
    f"|{TOPPING}dish_sold coins_gained ){CLAIMS}"
)
PERFORMED = "|".join(
    (
        f"({DECIDED}+recipe_acquired (recipe_discarded )?)+",
        f"{DECIDED}+(ingredient_taken )+",
        "(dish_baked )+|(dish_decorated )+",
        f"({DELIVERED})+",
        "staff_hired (decisions_shuffled )?(mentor_card_gained )?",
        f"{DECIDED}+(post_placed {GAIN}|host_placed )",
    )
)
CAUSED = {
    "play_card": "card_played ",
    "choose_action": "(action_chosen |recipe_discarded )",
    "acquire_recipe": "(coins_paid )?(recipe_acquired )?",
    "acquire_ingredient": "(coins_paid )?ingredient_taken ",
    "buy_goods": "(coins_paid )?goods_gained ",
    "make_room": "recipe_discarded (recipe_acquired )?",
    "keep_recipe": "(recipe_discarded )*(recipe_acquired )?",
    "keep_ingredient": "ingredient_taken (ingredients_spent )?",
    "bake": "(goods_spent )?((ingredients_spent )?(dish_baked )+)?",
    "pay_ingredients": "ingredients_spent (dish_baked )+",
    "hire": "(coins_paid )?staff_hired ",
    "give_notice": "notice_given coins_gained ",
    "place": f"(coins_paid )?(post_placed {GAIN}|host_placed )",
    "place_dish": f"(dish_presented {TOPPING}{BONUS}{GAIN}|{TOPPING}dish_sold coins_gained )",
    "pay_service": "(coins_paid prestige_gained )?",
    "claim_special": f"(special_claimed |special_declined )({CLAIMS}{AFTER_INCOME})?",
    "move_to": "dish_moved ",
    "buy_prestige": "coins_paid prestige_gained ",
    "reveal_card": f"solo_card_revealed (action_chosen ({PERFORMED})|prestige_gained ){CLAIMS}",
}
"""The events that an answer causes by itself, by the kind of question."""


class Given(NamedTuple):
    """An answer of a game, with its events as documents and the states around it."""

    match: Patisserie
    before: State
    decision: Decision
    option: str
    events: list[dict[str, Any]]
    after: State

    @property
    def told(self) -> list[str]:
        return [event["type"] for event in self.events]


@cache
def games() -> list[list[Given]]:
    """Return the answers of rich random games of every set-up."""
    return [
        [*answers(Patisserie(Setup(players, "", options), LIBRARY.load()), seed)]
        for players, options in SETUPS
        for seed in range(GAMES)
    ]


def answers(match: Patisserie, seed: int) -> Iterator[Given]:
    state, chance = match.start(seed).state, Generator(seed, "order")
    while (decision := state.pending) is not None:
        option = decision.options[chance.below(len(decision.options))]
        eager = [each for each in EAGER if each in decision.options]
        if eager and chance.below(4):
            option = eager[0]
        after, events = match.kernel.apply(state, option)
        documents = [dict(event_document(event)) for event in events]
        yield Given(match, state, decision, option, documents, after)
        state = after


def test_events_come_in_the_order_described() -> None:
    asked: Counter[str] = Counter()
    for given in chain.from_iterable(games()):
        kind, told = given.decision.kind, "".join(f"{each} " for each in given.told)
        if kind in CAUSED:
            asked[kind] += 1
            assert re.fullmatch(CAUSED[kind] + AFTER, told), (kind, told)
    assert set(asked) == set(CAUSED)


def test_the_space_gives_before_the_table_bonus() -> None:
    both = 0
    for given in chain.from_iterable(games()):
        reasons = [event.get("reason") for event in given.events]
        tiles = [each["bonus"] for each in given.events if each["type"] == "table_bonus_gained"]
        if given.decision.kind == "place_dish" and given.option in reasons and tiles:
            both += tiles[0] in reasons
            assert reasons.index(given.option) < (reasons + tiles).index(tiles[0])
    assert both


def test_incomes_begin_with_the_start_player_and_items_with_seat_0() -> None:
    for given in chain.from_iterable(games()):
        rules = given.match.rules
        income = [
            event["player"]
            for event in given.events
            if event["type"] == "coins_gained" and event["reason"] == "income"
        ]
        assert income in ([], list(rules.from_seat(given.before.start_player)))
        scored = [(e["item"], e["player"]) for e in given.events if e["type"] == "item_scored"]
        seats = range(rules.seats)
        order = [(step.item, seat) for step in rules.scoring_steps for seat in seats]
        assert scored == [each for each in order if each in scored]


def test_questions_name_what_they_are_about() -> None:
    """In the position for every viewer, also for those who are not asked."""
    found: set[tuple[str, str]] = set()
    listed = {
        (key, kind)
        for keys, kinds, _ in PAGE.rows("key | of the questions | what it is")
        for key in names(keys)
        for kind in names(kinds)
    }
    for match, before, decision, option, events, _ in chain.from_iterable(games()):
        keys = subject(decision.frame)
        pairs = {(key, decision.kind) for key in keys}
        assert pairs == {each for each in listed if each[1] == decision.kind}
        found |= pairs
        seen = match.look(before, frozenset())
        asked = PATISSERIE.position(match, seen, ["human"] * match.seats)["asked"]
        who = {"id": decision.id, "player": decision.seat, "kind": decision.kind}
        assert asked == {**who, **keys}
        if decision.kind == "claim_special":
            assert events[0]["bonus"] == keys["bonus"]
            assert keys["bonus"] in before.special_bonuses
        elif decision.kind == "make_room":
            assert decision.options == (*before.players[decision.seat].recipes, keys["recipe"])
            stored = [each["recipe"] for each in events if each["type"] == "recipe_acquired"]
            assert stored == [keys["recipe"]] * (option != keys["recipe"])
    assert {("bonus", "claim_special"), ("recipe", "make_room")} <= found


def test_the_end_is_as_described() -> None:
    """Coins after the sales, empty racks, sold dishes among the discards, the Mentor's supplies."""
    sold = 0
    for *_, (match, _, _, _, events, after) in games():
        seats = ["human"] * match.seats
        end: Any = PATISSERIE.position(
            match, match.look(after, frozenset(range(match.seats))), seats
        )
        score: Any = PATISSERIE.score(match, after)
        assert end["asked"] is None
        left = [event["recipe"] for event in events if event["type"] == "dish_sold"]
        sold += len(left)
        assert end["discarded"]["recipes"][-len(left) :][: len(left)] == tuple(left)
        for player, sheet in zip(end["players"], score["players"], strict=True):
            assert not any((*player["racks"], *player["toppings"]))
            assert divmod(player["coins"], 10) == (sheet["items"]["coins"], sheet["coins_left"])
            items = sheet["items"]
            if player["automa"]:
                gained = end["mentor"]["inventory_prestige"] + end["mentor"]["supplies"]
                assert items["mentor"] == gained
                assert player["prestige"] == items["prestige"] + gained
                supplies = len(player["ingredients"]) + len(player["recipes"])
                supplies += sum(player[good] for good in GOODS)
                assert end["mentor"]["supplies"] == supplies // 2
            else:
                assert player["prestige"] == items["prestige"]
    assert sold


def scored(match: Patisserie, **keys: Any) -> Any:
    """Return the score document of a beginning with other keys, without those that are None.

    Every seat has 10 points.
    """
    seen = match.look(match.start(1).state, frozenset(range(match.seats)))
    document = json.loads(json_line(PATISSERIE.position(match, seen, ["human"] * match.seats)))
    for player in document["players"]:
        player.update({"coins": 0, "prestige": 10, "flour": 0, "sugar": 0, "butter": 0})
    for player, changes in zip(document["players"], keys.pop("players", ()), strict=False):
        player.update(changes)
    changed = {key: each for key, each in (document | keys).items() if each is not None}
    return PATISSERIE.score(*PATISSERIE.read_position(changed, LIBRARY.load(), "test"))


@pytest.mark.parametrize("start", [0, 1])
def test_a_person_alone_loses_a_tie_with_the_mentor(start: int) -> None:
    alone = Patisserie(Setup(1), LIBRARY.load())
    score = scored(alone, start_player=start, players=[{"coins": 9}])
    assert [(each["total"], each["coins_left"]) for each in score["players"]] == [(10, 9), (10, 0)]
    assert score["winners"] == (1,)


def test_in_the_extended_game_the_mentor_is_a_seat_like_the_others_in_ties() -> None:
    three = Patisserie(Setup(2, "", (MENTOR,)), LIBRARY.load())
    for start in range(3):
        assert scored(three, start_player=start)["winners"] == (start,)
        assert scored(three, start_player=start, players=[{}, {"coins": 1}])["winners"] == (1,)
        most = scored(three, start_player=start, players=[{}, {"coins": 1}, {"coins": 2}])
        assert most["winners"] == (2,)


def test_the_first_and_the_second_place_may_both_be_decided_by_the_nearest_dish() -> None:
    three = Patisserie(Setup(3), LIBRARY.load())
    table = three.rules.board.tables[0]
    recipes = iter(three.rules.recipes)
    dishes = [
        {"space": space.id, "dish": next(recipes), "owner": seat}
        for seat, space in enumerate(table.spaces[:3])
    ]
    score = scored(three, dishes=dishes)
    parts = [player["parts"]["tables"] for player in score["players"]]
    first, second = (
        [{"kind": "table", "points": points, "subject": table.id, "number": 1, "tie": "nearest"}]
        for points in (table.first, table.second)
    )
    assert parts == [first, second, []]


@pytest.mark.parametrize(("phase", "coins"), [("act", 20), ("over", 0), (None, 0)])
def test_after_the_end_nothing_is_sold(phase: str | None, coins: int) -> None:
    two = Patisserie(Setup(2), LIBRARY.load())
    dish = next(each.id for each in two.rules.recipes.values() if each.prestige == 4)
    racks = {"racks": [dish, None], "toppings": [None, None]}
    score = scored(two, players=[racks], phase=phase)
    parts = score["players"][0]["parts"]["coins"]
    assert [part["number"] for part in parts] == ([coins] if coins else [])
