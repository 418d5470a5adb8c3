"""States from outside: each rule of the check has a state that breaks only it, at a place."""

from collections.abc import Callable

import pytest

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import InvalidStateError, Setup
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.patisserie.actions.bake import (
    Bake,
    ChooseSaving,
    FinishBaking,
    PayIngredients,
)
from rococo_desktop.rules.patisserie.actions.decorate import ChooseTopping, Decorate
from rococo_desktop.rules.patisserie.actions.deliver import Deliver, PlaceDish
from rococo_desktop.rules.patisserie.actions.goods import BuyGoods
from rococo_desktop.rules.patisserie.actions.ingredients import KeepIngredient
from rococo_desktop.rules.patisserie.actions.place import Place
from rococo_desktop.rules.patisserie.actions.recipes import (
    AcquireRecipe,
    KeepRecipe,
    MakeRoom,
    TakeRecipe,
)
from rococo_desktop.rules.patisserie.actions.service import PayService, ReceiveGain
from rococo_desktop.rules.patisserie.actions.specials import ClaimSpecial, OfferSpecials
from rococo_desktop.rules.patisserie.bonuses import BuyPrestige, CopyBonus, MoveTo
from rococo_desktop.rules.patisserie.check import check_table
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.mentor import MENTOR
from rococo_desktop.rules.patisserie.mentor.turn import CopyAction, RevealCard
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.staff import SelectCard, SelectHand, SetAside
from rococo_desktop.rules.patisserie.turns import ChooseAction, EndTurn, PlayCard, UseBonus
from rococo_desktop.rules.rounds import NextTurn, Round

COMPONENTS = LIBRARY.load()
CARD = "start-assistant-1"
OWN: dict[str, Json] = {
    "coins": 40,
    "used": [CARD],
    "hand": ["start-chef-1"],
    "recipes": ["pastry-sable", "pastry-palmier"],
    "racks": ["pastry-arlette", ""],
    "ingredients": [next(t.id for t in COMPONENTS.ingredients.values() if t.topping)],
}
Change = Callable[[State], object]


def game(players: int = 3, **position: Json) -> tuple[Patisserie, State]:
    """A game in the turns of round 2, in which player 0 has a little of everything."""
    match = Patisserie(Setup(players), COMPONENTS)
    usual: dict[str, Json] = {"phase": "act", "round": 2, "players": [OWN]}
    return match, match.lay_out(3, usual | position).state


def refused(match: Patisserie, state: State) -> str:
    """Return the place for which a state is refused."""
    with pytest.raises(InvalidStateError) as caught:
        match.check(state)
    return caught.value.path


class Part(Record):
    """A part of an expansion, which this game does not have."""


def six_decorations(state: State) -> None:
    state.players[0].decorations = [tile_of(state) for _ in range(6)]


def two_more_recipes(state: State) -> None:
    state.players[0].recipes += [state.recipe_bag.pop(), state.recipe_bag.pop()]


def preparing(state: State) -> None:
    state.phase, state.frames[0] = "prepare", Round(1)


def take_all_but(number: int) -> Change:
    def change(state: State) -> None:
        cards = state.players[1].inventory()
        state.players[1].hand, state.players[1].unused = cards[:number], []
        state.removed += cards[number:]

    return change


CHANGES: list[tuple[str, Change]] = [
    ("players", lambda s: s.players.pop()),
    ("board", lambda s: setattr(s, "board", "large")),
    ("slots", lambda s: s.slots.update({"x": Part()})),
    ("streams", lambda s: s.streams.update({"weather": 1})),
    ("streams.staff", lambda s: s.streams.update({"staff": -1})),
    ("round", lambda s: setattr(s, "round", 5)),
    ("start_player", lambda s: setattr(s, "start_player", 3)),
    ("step", lambda s: setattr(s, "step", -1)),
    ("players[0].coins", lambda s: setattr(s.players[0], "coins", -1)),
    ("players[1].prestige", lambda s: setattr(s.players[1], "prestige", 10**9)),
    ("players[0].flour", lambda s: setattr(s.players[0], "flour", 99)),
    ("players[0].recipes", two_more_recipes),
    ("players[0].racks", lambda s: s.players[0].racks.append(None)),
    ("players[0].toppings", lambda s: s.players[0].toppings.append(None)),
    ("players[0].toppings", lambda s: setattr(s.players[0], "toppings", [None, tile_of(s)])),
    ("players[0].decorations", six_decorations),
    ("players[1]", take_all_but(3)),
    ("players[0].since", lambda s: s.players[0].since.clear()),
    ("players[0].since", lambda s: s.players[0].since.update({"nothing": 0})),
    ("players[0].since.start-chef-1", lambda s: s.players[0].since.update({"start-chef-1": 2})),
    ("players[0].fresh", lambda s: s.players[0].fresh.append("start-chef-1")),
    ("players[0].hired", lambda s: s.players[0].hired.append(CARD)),
    ("players[0].declined", lambda s: s.players[0].declined.append("special-none")),
    ("dishes", lambda s: s.dishes.update({"nowhere": (s.recipe_bag.pop(), 0)})),
    ("dishes.top-1", lambda s: s.dishes.update({"top-1": (s.recipe_bag.pop(), 3)})),
    ("posts", lambda s: s.posts.update({"nowhere": 0})),
    ("posts", lambda s: s.posts.update({"post-top-left-1": 0, "post-top-left-2": 1})),
    ("hosts.host-1", lambda s: s.hosts.update({"host-1": -1})),
    ("table_bonuses", lambda s: s.table_bonuses.pop("top")),
    ("table_bonuses", lambda s: s.table_bonuses.update(top="table-none")),
    ("special_bonuses", lambda s: s.special_bonuses.popitem()),
    ("special_bonuses", lambda s: s.special_bonuses.update({"special-none": []})),
    ("recipes", lambda s: s.recipes.append(None)),
    ("hire", lambda s: s.hire.append(None)),
    ("ingredients", lambda s: s.ingredients.append([])),
    ("ingredients[0]", lambda s: s.ingredients[0].append(None)),
    ("stars", lambda s: s.stars.append(s.staff_deck.pop())),
    ("recipe_discard", lambda s: s.recipe_discard.append("pastry-none")),
    ("players[0].recipes", lambda s: s.recipe_bag.append("pastry-sable")),
    ("pieces", lambda s: s.ingredient_bag.pop()),
    ("pieces", lambda s: s.players[1].hand.clear()),
    ("mentor", lambda s: s.mentor.hand.append("solo-01")),
    ("staff_deck", lambda s: s.removed.append(s.staff_deck.pop())),
    ("staff_deck", lambda s: s.staff_deck.reverse()),
    ("tray_a", lambda s: s.tray_a.append(spare_card(s))),
    ("frames", lambda s: s.frames.clear()),
    ("frames[0]", lambda s: setattr(s, "frames", [PlayCard(0)])),
    ("frames[0]", lambda s: s.frames.__setitem__(0, Round(9))),
    ("frames[1]", lambda s: s.frames.__setitem__(1, PlayCard(9))),
    ("phase", lambda s: setattr(s, "phase", "select")),
    ("phase", preparing),
    ("frames", lambda s: s.frames.append(OfferSpecials(0))),
]  # fmt: skip


def tile_of(state: State) -> str:
    return state.ingredient_bag.pop()


def spare_card(state: State) -> str:
    numbered = (card.id for card in COMPONENTS.staff.values() if card.level == 1)
    return next(card for card in numbered if card not in state.staff_deck)


def test_the_position_of_these_tests_is_fine():
    match, state = game()
    match.check(state)


@pytest.mark.parametrize(("path", "change"), CHANGES)
def test_what_cannot_be_is_refused(path: str, change: Change):
    match, state = game()
    change(state)
    assert refused(match, state) == path


def on_the_table(change: Change) -> str:
    """Return the place for which the pieces on a table are refused; empty if they are not."""
    match, state = game()
    change(state)
    try:
        check_table(match.rules, state)
    except InvalidStateError as error:
        return error.path
    return ""


def test_pieces_may_be_missing_on_a_table_but_none_is_there_twice_or_unknown():
    """A position that was copied from a real table is scored without its bags and decks."""
    assert on_the_table(lambda s: s.recipe_bag.clear()) == ""
    assert on_the_table(lambda s: s.players[0].hand.append("nothing")) == "players[0]"
    assert on_the_table(lambda s: s.players[0].racks.__setitem__(1, "pastry-sable")) != ""
    assert on_the_table(lambda s: setattr(s.players[0], "coins", -1)) == "players[0].coins"


# -- frames ----------------------------------------------------------------------------------------

BEFORE: tuple[Frame, ...] = (Round(4), NextTurn(1), EndTurn(0), OfferSpecials(0))
MAIN: tuple[Frame, ...] = (*BEFORE, UseBonus(0, CARD), OfferSpecials(0))
"""The frames pending during a main action of player 0."""


def during(*frames: Frame, before: tuple[Frame, ...] = MAIN) -> tuple[Patisserie, State]:
    match, state = game(
        recipes=["", "", "", "", "pastry-galette", ""],
        dishes={"top-1": ["pastry-feuillantine", 0]},
    )
    state.frames = [*before, *frames]
    return match, state


BOTH = ("pastry-sable", "pastry-palmier")


@pytest.mark.parametrize(
    "frames",
    [
        (ChooseAction(0, CARD),),
        (AcquireRecipe(0, 2),),
        (AcquireRecipe(0, 1, first=False),),
        (TakeRecipe(0),),
        (BuyGoods(0),),
        (Bake(0, "chef", 2),),
        (Bake(0, "assistant", 1, saves=True),),
        (Decorate(0, 2),),
        (Decorate(0, 1, first=False), ChooseTopping(0, "pastry-arlette")),
        (Deliver(0, 2),),
        (Deliver(0, 1, first=False), PlaceDish(0, "pastry-arlette")),
        (Place(0, 4),),
        (MoveTo(0, "pastry-feuillantine"),),
        (BuyPrestige(0, 5, 8),),
    ],
)
def test_what_can_be_asked_in_a_turn_is_accepted(frames: tuple[Frame, ...]):
    for before in (MAIN, BEFORE):
        match, state = during(*frames, before=before)
        if isinstance(frames[0], ChooseAction) and before is BEFORE:
            assert refused(match, state) == "frames"
        else:
            match.check(state)


@pytest.mark.parametrize(
    ("path", "frames"),
    [
        ("frames[6].card", (ChooseAction(0, "start-chef-1"),)),
        ("frames[6].left", (AcquireRecipe(0, 3),)),
        ("frames[6].left", (AcquireRecipe(0, 2, first=False),)),
        ("frames[6].drawn", (KeepRecipe(0, ()),)),
        ("frames[6].drawn", (KeepIngredient(0, ()),)),
        ("frames[6].recipe", (MakeRoom(0, "pastry-none"),)),
        ("frames[6].most", (Bake(0, "chef", 3),)),
        ("frames[6].most", (Bake(0, "chef", 2, saves=True),)),
        ("frames[6].recipe", (ChooseSaving(0, "pastry-galette"),)),
        ("frames[6].recipes", (FinishBaking(0, BOTH), PayIngredients(0, BOTH))),
        ("frames[7].recipes", (FinishBaking(0, BOTH[:1]), PayIngredients(0, BOTH))),
        ("frames[7].saving", (FinishBaking(0, BOTH[:1]), PayIngredients(0, BOTH[:1], "honey"))),
        ("frames[7]", (FinishBaking(0, BOTH[:1]), PayIngredients(0, BOTH[:1]))),
        ("frames[6].left", (Decorate(0, 3),)),
        ("frames[6].dish", (ChooseTopping(0, "pastry-sable"),)),
        ("frames[6].left", (Deliver(0, 0),)),
        ("frames[6].dish", (PlaceDish(0, "pastry-sable"),)),
        ("frames[7].table", (OfferSpecials(0), PayService(0, "garden"))),
        (
            "frames[8].source",
            (OfferSpecials(0), PayService(0, "top"), ReceiveGain(0, "x", "top"), TakeRecipe(0)),
        ),
        ("frames[6].discount", (Place(0, 9),)),
        ("frames[6].dish", (MoveTo(0, "pastry-sable"),)),
        ("frames[6].times", (BuyPrestige(0, 1, 100),)),
        ("frames", (CopyAction(0, "start-chef-1"),)),
        ("frames[6]", (CopyBonus(0),)),
        ("frames", (PlayCard(0),)),
        ("frames", (RevealCard(0),)),
        ("frames", (BuyGoods(1),)),
        ("frames", (BuyGoods(0), BuyGoods(0))),
        ("frames", (ChooseAction(0, CARD), BuyGoods(0))),
    ],
)
def test_what_cannot_be_asked_in_a_turn_is_refused(path: str, frames: tuple[Frame, ...]):
    match, state = during(*frames)
    assert refused(match, state) == path


def test_the_turn_belongs_to_one_player():
    match, state = during(BuyGoods(0))
    state.frames[1] = NextTurn(2)
    assert refused(match, state) == "frames"


def test_a_bonus_is_that_of_the_card_or_of_one_that_left():
    match, state = during(BuyGoods(0))
    state.frames[4] = UseBonus(0, "start-chef-2")
    assert refused(match, state) == "frames[4].card"


def test_a_special_bonus_can_be_claimed_only_if_it_lies_there():
    match, state = during(ClaimSpecial(0, "special-none"), before=BEFORE[:3])
    assert refused(match, state) == "frames[3].bonus"


@pytest.mark.parametrize(
    "frames",
    [
        (Round(5), ClaimSpecial(0, "special-x"), OfferSpecials(1), BuyGoods(0)),
        (Round(5), OfferSpecials(1), ClaimSpecial(0, "special-x")),
    ],
)
def test_only_special_bonuses_are_asked_about_at_the_income(frames: tuple[Frame, ...]):
    match, state = game()
    state.phase, state.start_player = "income", 0
    state.frames = list(frames)
    assert refused(match, state) == "frames"


def test_nobody_is_asked_at_the_end_of_a_round():
    match, state = game()
    state.phase = "income"
    state.frames = [Round(6), BuyGoods(0)]
    assert refused(match, state) == "phase"


# -- the selection of staff ------------------------------------------------------------------------


def selecting() -> tuple[Patisserie, State]:
    match = Patisserie(Setup(3), COMPONENTS)
    return match, match.start(3).state


def box(state: State) -> str:
    """Return a card of level IV that is in the box."""
    shown = {*state.staff_deck, *state.hire}
    return next(c.id for c in COMPONENTS.staff.values() if c.level == 4 and c.id not in shown)


def another_level_on_tray_b(state: State) -> None:
    state.removed.append(state.tray_b.pop())
    state.tray_b.append(box(state))


def selecting_for_another(state: State) -> None:
    state.frames += [SelectHand(0), SelectCard(1)]


SELECTING: list[tuple[str, Change]] = [
    ("frames", lambda s: setattr(s, "frames", [s.frames[0], SetAside(2), SetAside(2)])),
    ("frames", lambda s: s.frames.append(SelectCard(0))),
    ("frames", selecting_for_another),
    ("players[0].hand", lambda s: s.players[0].unused.append(s.players[0].hand.pop())),
    ("tray_a", lambda s: s.removed.append(s.tray_a.pop())),
    ("tray_b", another_level_on_tray_b),
    ("hire", lambda s: s.hire.__setitem__(0, box(s))),
]  # fmt: skip


@pytest.mark.parametrize(("path", "change"), SELECTING)
def test_the_selection_of_staff_is_checked(path: str, change: Change):
    match, state = selecting()
    match.check(state)
    change(state)
    assert refused(match, state) == path


def test_hands_are_empty_at_the_end():
    match, state = game()
    state.phase, state.round, state.frames = "over", 4, []
    deck, state.staff_deck = state.staff_deck, []
    state.removed += deck
    assert refused(match, state) == "players[0].hand"
    for player in state.players:
        player.unused, player.hand = player.unused + player.hand, []
    match.check(state)
    state.round = 3
    assert refused(match, state) == "round"


# -- the Mentor ------------------------------------------------------------------------------------


def a_card_in_the_mentors_hand(state: State) -> None:
    player = state.players[1]
    player.hand = [spare_card(state)]
    player.since = dict.fromkeys(player.hand, 0)


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("mentor.hand", lambda s: s.mentor.hand.append(s.mentor.hand[0])),
        ("mentor.sets", lambda s: s.mentor.used.extend(s.mentor.sets.pop())),
        ("mentor.sets[0]", lambda s: s.mentor.used.append(s.mentor.sets[0].pop())),
        ("mentor.supplies", lambda s: setattr(s.mentor, "supplies", 1)),
        ("mentor.inventory_prestige", lambda s: setattr(s.mentor, "inventory_prestige", -1)),
        ("players[1].hand", a_card_in_the_mentors_hand),
    ],
)
def test_the_cards_of_the_mentor_are_checked(path: str, change: Change):
    match = Patisserie(Setup(1), COMPONENTS)
    state = match.lay_out(3, {"phase": "act", "round": 2}).state
    state.players[1].prestige = 5
    match.check(state)
    change(state)
    found = refused(match, state)
    assert found == path or (path.startswith("mentor.") and found == "mentor")


def test_a_bonus_is_copied_from_a_solo_card_of_the_mentor():
    match = Patisserie(Setup(2, "", (MENTOR,)), COMPONENTS)
    usual: dict[str, Json] = {"phase": "act", "round": 2, "players": [OWN]}
    state = match.lay_out(3, usual).state
    state.frames = [*MAIN, CopyAction(0, "solo-01")]
    match.check(state)
    state.frames[-1] = CopyAction(0, "start-chef-1")
    assert refused(match, state) == "frames[6].card"


def test_the_mentor_must_have_cards_for_its_turn():
    match = Patisserie(Setup(1), COMPONENTS)
    state = match.lay_out(3, {"phase": "act", "round": 2, "turn": 1}).state
    match.check(state)
    state.frames[-1] = BuyGoods(1)
    assert refused(match, state) == "frames"
    state.frames[-1] = RevealCard(0)
    assert refused(match, state) == "frames"
