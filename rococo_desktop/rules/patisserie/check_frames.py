"""Whether what is still to happen in a state from outside could be pending in a game.

The names of the frames are compared with the order in which the rules push them. That a step finds
what it needs follows from there: a dish is baked only where a rack is free, and so on.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from rococo_desktop.engine.reasons import Problem, because
from rococo_desktop.engine.state import Frame, Question
from rococo_desktop.rules.patisserie.actions.bake import (
    Bake,
    ChooseSaving,
    FinishBaking,
    PayIngredients,
    savings,
)
from rococo_desktop.rules.patisserie.actions.decorate import MOST as MOST_DECORATED
from rococo_desktop.rules.patisserie.actions.decorate import ChooseTopping, Decorate
from rococo_desktop.rules.patisserie.actions.deliver import MOST as MOST_DELIVERED
from rococo_desktop.rules.patisserie.actions.deliver import (
    Deliver,
    PayService,
    PlaceDish,
    ReceiveGain,
)
from rococo_desktop.rules.patisserie.actions.ingredients import KeepIngredient
from rococo_desktop.rules.patisserie.actions.place import Place
from rococo_desktop.rules.patisserie.actions.recipes import MOST as MOST_ACQUIRED
from rococo_desktop.rules.patisserie.actions.recipes import AcquireRecipe, KeepRecipe, MakeRoom
from rococo_desktop.rules.patisserie.bonuses import BuyPrestige, CopyAction, MoveTo
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import PlaceCheaper, PrestigeForCoins
from rococo_desktop.rules.patisserie.mentor.turn import RevealCard
from rococo_desktop.rules.patisserie.model import ACT, INCOME, OVER, SELECT, State
from rococo_desktop.rules.patisserie.rounds import STEPS, Round
from rococo_desktop.rules.patisserie.specials import ClaimSpecial, OfferSpecials
from rococo_desktop.rules.patisserie.staff import SelectCard, SelectHand, steps_of_phase
from rococo_desktop.rules.patisserie.turns import ChooseAction, PlayCard, UseBonus

_CLAIMS = "( ClaimSpecial)+"
_GAINED = "( TakeRecipe| TakeIngredient| MakeRoom)"
_PLACED = f"( OfferSpecials PayService( ReceiveGain)?{_GAINED}?|{_CLAIMS})"
_ACTIVITY = "|".join(
    (
        _GAINED,
        " KeepRecipe| KeepIngredient",
        " AcquireRecipe( MakeRoom)?",
        " AcquireIngredient| BuyGoods",
        " Bake| ChooseSaving| FinishBaking PayIngredients",
        " Decorate( ChooseTopping)?| ChooseTopping",
        f" Deliver( PlaceDish|{_PLACED})?| PlaceDish|{_PLACED}",
        " Hire| GiveNotice| Place",
        " MoveDish| MoveTo| CopyBonus| CopyAction| BuyPrestige",
    )
)
_TURN = re.compile(
    " NextTurn EndTurn( RevealCard"
    f"| OfferSpecials UseBonus OfferSpecials( ChooseAction|{_ACTIVITY})"
    f"| OfferSpecials UseBonus({_CLAIMS})?"
    f"| OfferSpecials({_ACTIVITY})"
    f"|{_CLAIMS})"
)
"""The frames that may be pending in a turn, the last first; later ones wait at the front."""


def check_frames(rules: RuleBook, state: State) -> Iterator[Problem]:
    """Check everything about the frames of a state whose pieces have been checked."""
    if not state.frames:
        if state.phase != OVER:
            yield "frames", because("wrong.no_frames")
        return
    bottom, *above = state.frames
    for index, frame in enumerate(state.frames):
        if frame.seat not in range(rules.seats):
            yield f"frames[{index}]", because("wrong.seat", seat=frame.seat)
            return
    if not isinstance(bottom, Round) or not 1 <= bottom.step <= len(STEPS) or bottom.seat:
        yield "frames[0]", because("wrong.not_now")
    elif STEPS[bottom.step - 1].phase != state.phase:
        yield "phase", because("wrong.not_now")
    elif not isinstance(state.frames[-1], Question):
        yield "frames", because("wrong.no_question")
    elif state.phase == SELECT:
        yield from _selection(rules, state, above)
    elif state.phase == ACT:
        yield from _turn(rules, state, above)
    elif state.phase == INCOME and bottom.step == len(STEPS) - 1:
        yield from _incomes(rules, state, above)
    else:
        yield "phase", because("wrong.nobody_asked")
    for index, frame in enumerate(state.frames):
        for field in wrong_fields(rules, state, frame):
            yield f"frames[{index}].{field}", because("wrong.not_now")
    question = cast("Question[Context]", state.frames[-1])
    least = (
        2 if isinstance(question, PayIngredients) else 1
    )  # a single payment is never asked about
    if len(question.options(Context(rules, state, None))) < least:
        yield f"frames[{len(state.frames) - 1}]", because("wrong.not_now")


def left_to_select(rules: RuleBook, state: State) -> list[Frame]:
    """Return the pending frames of the selection of staff, without the question for one card."""
    above = state.frames[1:]
    return above[:-1] if isinstance(above[-1], SelectCard) else above


def _selection(rules: RuleBook, state: State, above: list[Frame]) -> Iterator[Problem]:
    """Check that the end of the phase's steps is pending, and nothing else."""
    expected, left = steps_of_phase(rules, state.start_player), left_to_select(rules, state)
    is_single = isinstance(above[-1], SelectCard)
    its_step = [SelectHand(above[-1].seat)] if is_single else left[-1:]
    if not left or not _alike(left, expected[: len(left)]) or not _alike(left[-1:], its_step):
        yield "frames", because("wrong.not_now")


def _turn(rules: RuleBook, state: State, above: list[Frame]) -> Iterator[Problem]:
    """Check that a turn has this form, and belongs entirely to one player."""
    if len(above) == 1:
        if not isinstance(above[0], PlayCard) or above[0].seat not in rules.people:
            yield "frames", because("wrong.not_now")
        return
    if not _TURN.fullmatch("".join(f" {type(frame).__name__}" for frame in above)):
        yield "frames", because("wrong.not_now")
        return
    seat = above[1].seat
    expected = [rules.after(seat), *[seat] * (len(above) - 1)]
    if [frame.seat for frame in above] != expected:
        yield "frames", because("wrong.not_now")
    if isinstance(above[-1], RevealCard) != (seat == rules.mentor):
        yield "frames", because("wrong.never_asked")


def _alike(frames: Sequence[Frame], others: Sequence[Frame]) -> bool:
    """Return whether frames are the same; two of different classes may be equal as tuples."""
    return list(frames) == list(others) and [*map(type, frames)] == [*map(type, others)]


def _incomes(rules: RuleBook, state: State, above: list[Frame]) -> Iterator[Problem]:
    """Check that special bonuses are offered, the start player first."""
    expected = [OfferSpecials(s) for s in reversed(rules.from_seat(state.start_player))]
    offers = [frame for frame in above if not isinstance(frame, ClaimSpecial)]
    claims = above[len(offers) :]
    if (
        not _alike(offers, expected[: len(offers)])
        or not all(isinstance(frame, ClaimSpecial) for frame in claims)
        or {frame.seat for frame in claims} != {each.seat for each in expected[len(offers) :][:1]}
        or rules.mentor in {frame.seat for frame in claims}
    ):
        yield "frames", because("wrong.not_now")


def wrong_fields(rules: RuleBook, state: State, frame: Frame) -> Iterable[str]:
    """Return the fields of a frame whose values it cannot have now."""
    player, storage = state.players[frame.seat], rules.constants.recipe_storage
    facts: dict[str, bool] = {}
    match frame:
        case ChooseAction(card=card):
            facts["card"] = player.used[-1:] == [card]
        case UseBonus(card=card):
            gone = card in rules.staff and card in state.removed
            facts["card"] = player.used[-1:] == [card] or gone
        case CopyAction(card=card):
            facts["card"] = card in rules.solo
        case AcquireRecipe(left=left, first=first):
            facts["left"] = _number_left(left, MOST_ACQUIRED, first)
        case KeepRecipe(drawn=drawn):
            facts["drawn"] = bool(drawn) and {*drawn} <= rules.recipes.keys()
        case KeepIngredient(drawn=drawn):
            facts["drawn"] = len(drawn) > 1 and {*drawn} <= rules.ingredients.keys()
        case MakeRoom(recipe=recipe):
            facts["recipe"] = recipe in rules.recipes and len(player.recipes) == storage
        case Bake(most=most, saves=saves):
            facts["most"] = most == (1 if saves else rules.constants.racks)
        case ChooseSaving(recipe=recipe):
            facts["recipe"] = recipe in player.recipes and None in player.racks
        case PayIngredients(recipes=recipes, saving=saving):
            facts["recipes"] = _alike(state.frames[-2:-1], [FinishBaking(frame.seat, recipes)])
            if {*recipes} <= rules.recipes.keys():
                tiles = [rules.recipes[recipe] for recipe in recipes]
                saved = savings(tiles[0]) if len(tiles) == 1 else ()
                facts["saving"] = saving in ("", *saved)
        case FinishBaking(recipes=recipes):
            room = player.racks.count(None)
            own = {*recipes} <= {*player.recipes} and len({*recipes}) == len(recipes)
            facts["recipes"] = own and 1 <= len(recipes) <= room
        case Decorate(left=left, first=first):
            facts["left"] = _number_left(left, MOST_DECORATED, first)
        case ChooseTopping(dish=dish):
            plain = zip(player.racks, player.toppings, strict=True)
            facts["dish"] = (dish, None) in plain
        case Deliver(left=left, first=first):
            facts["left"] = _number_left(left, MOST_DELIVERED, first)
        case PlaceDish(dish=dish):
            facts["dish"] = dish in player.racks
        case ReceiveGain(source=source, table=table):
            facts["source"] = source in state.table_bonuses.values()
            facts["table"] = table in rules.board.table
        case PayService(table=table):
            facts["table"] = table in rules.board.table
        case Place(discount=discount):
            bonuses = (card.bonus for card in rules.staff.values())
            facts["discount"] = discount in {
                0,
                *(bonus.discount for bonus in bonuses if isinstance(bonus, PlaceCheaper)),
            }
        case MoveTo(dish=dish):
            facts["dish"] = (dish, frame.seat) in state.dishes.values()
        case BuyPrestige(cost=cost, times=times):
            bonuses = (card.bonus for card in rules.staff.values())
            facts["times"] = (cost, times) in {
                (bonus.cost, bonus.times)
                for bonus in bonuses
                if isinstance(bonus, PrestigeForCoins)
            }
        case ClaimSpecial(bonus=bonus):
            facts["bonus"] = bonus in state.special_bonuses
    return [field for field, is_right in facts.items() if not is_right]


def _number_left(left: int, most: int, first: bool) -> bool:
    """Return whether that many may be left; after the first one there is one fewer."""
    return 1 <= left <= (most if first else most - 1)
