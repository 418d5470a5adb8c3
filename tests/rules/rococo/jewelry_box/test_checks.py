"""States from outside: the Jewelry Box's parts are checked too, and errors are named."""

from collections.abc import Callable

import pytest

from rococo_desktop.engine.match import InvalidStateError
from rococo_desktop.rules.rococo.check import check_table
from rococo_desktop.rules.rococo.jewelry_box.bonuses import CopyBonus, UseFromSupply
from rococo_desktop.rules.rococo.jewelry_box.examinations import (
    COMMON_SILK,
    TASKS,
    ChooseGraduate,
    ChooseTask,
    Graduate,
    move_on,
)
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, JOURNEYMAN, OWN, Jewelry
from rococo_desktop.rules.rococo.jewelry_box.tailor import ChooseJewelry
from rococo_desktop.rules.rococo.model import State
from tests.rules.rococo.english import line
from tests.rules.rococo.jewelry_box.games import QUESTIONS, asked, game

Change = Callable[[State], object]


def refusal(state: State) -> str:
    with pytest.raises(InvalidStateError) as refused:
        game().check(state)
    return line(refused.value)


def own(state: State, seat: int | None = None) -> Jewelry:
    """Return a seat's belongings, or the seat asked."""
    assert state.pending is not None
    return OWN.of(state.players[state.pending.seat if seat is None else seat])


def all_tiles_into(state: State, number: int) -> None:
    BOARD.of(state).display = [None] * number


def swap_decks(state: State) -> None:
    board = BOARD.of(state)
    board.journeymen[0], board.masters[0] = board.masters[0], board.journeymen[0]


def card_of_the_stack(state: State) -> None:
    """A card of the deck and one of the stack change places."""
    board, stack = BOARD.of(state), state.employee_stack
    board.masters[0], stack[0] = stack[0], board.masters[0]


def specialist_in_the_stack(state: State) -> None:
    board, stack = BOARD.of(state), state.employee_stack
    stack.append(board.box.pop())


def specialist_for_hire(state: State) -> None:
    place = state.hire.index(None) if None in state.hire else 0
    if card := state.hire[place]:
        state.employee_stack.append(card)
    state.hire[place] = BOARD.of(state).box.pop()


WRONG: list[tuple[str, Change, str]] = [
    ("play_card", lambda s: BOARD.of(s).display.append(None), "display: there must be 5, not 6"),
    (
        "play_card",
        lambda s: BOARD.of(s).bag.append("ring-pink"),
        "slots.jewelry_box: ring-pink does not belong here",
    ),
    ("play_card", lambda s: BOARD.of(s).bag.append(BOARD.of(s).bag[0]), "is there too often"),
    ("play_card", lambda s: own(s).tiles.append(BOARD.of(s).bag[0]), "is there too often"),
    ("play_card", lambda s: BOARD.of(s).bag.pop(), "is missing"),
    ("play_card", swap_decks, "is no card of that examination"),
    ("play_card", card_of_the_stack, "is no card of that examination"),
    ("play_card", lambda s: BOARD.of(s).masters.append("nobody"), "is no card of that examination"),
    ("play_card", lambda s: BOARD.of(s).masters.pop(), "is missing"),
    ("play_card", lambda s: BOARD.of(s).box.pop(), "is missing"),
    ("play_card", specialist_in_the_stack, "employee_stack: specialist-"),
    ("play_card", specialist_for_hire, "hire: specialist-"),
    (
        "play_card",
        lambda s: setattr(own(s), "examination", "novice"),
        "examination: novice does not belong here",
    ),
    ("play_card", lambda s: own(s).tasks.append("dance"), "tasks: dance does not belong here"),
    (
        "play_card",
        lambda s: setattr(own(s), "tasks", [COMMON_SILK] * 2),
        f"tasks: {COMMON_SILK} is there too often",
    ),
    ("play_card", lambda s: setattr(own(s), "masters", -1), "masters: must be 0 to"),
    ("play_card", lambda s: setattr(own(s), "masters", 10**6), "masters: must be 0 to"),
    ("play_card", lambda s: own(s).worn.update(dress="ring"), "worn: ring does not belong here"),
    (
        "play_card",
        lambda s: setattr(own(s), "specialist", "nobody"),
        "specialist: nobody does not belong here",
    ),
    (
        "play_card",
        lambda s: own(s).new_journeymen.append(BOARD.of(s).journeymen[0]),
        "player: new-journeyman-rings does not belong here",
    ),
    (
        "play_card",
        lambda s: own(s).new_masters.append((own(s, 0), s.players[own_seat(s)].hand[0])[1]),
        "is no card of that examination",
    ),
]


def own_seat(state: State) -> int:
    assert state.pending is not None
    return state.pending.seat


@pytest.mark.parametrize(("kind", "change", "words"), WRONG)
def test_what_cannot_be_on_the_table(kind: str, change: Change, words: str):
    state = asked(kind)
    game().check(state)
    change(state)
    assert words in refusal(state)


def test_a_dress_that_is_not_the_players_wears_no_jewelry():
    state = asked("play_card")
    tile = BOARD.of(state).bag.pop()
    own(state).tiles.append(tile)
    game().check(state)
    dress = state.dress_bag[0]
    own(state).worn[dress] = tile
    assert f"worn: {dress} does not belong here" in refusal(state)


def test_a_table_of_which_only_the_score_matters_may_lack_tiles_but_not_double_them():
    """A position document tells each player's jewelry, not the bag."""
    state = asked("play_card")
    BOARD.of(state).bag.clear()
    check_table(game().rules, state)
    own(state, 0).tiles.append("ring-blue-1")
    own(state, 1).tiles.append("ring-blue-1")
    with pytest.raises(InvalidStateError) as refused:
        check_table(game().rules, state)
    assert "ring-blue-1" in line(refused.value)


# -- questions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_real_questions_are_let_in(kind: str):
    game().check(asked(kind))


def top(state: State, **fields: object) -> None:
    """Change the question that is asked."""
    state.frames[-1] = state.frames[-1]._replace(**fields)  # type: ignore[attr-defined]


def asked_of_a_candidate(state: State) -> None:
    """Ask another player, for whom the examination that was passed is still to come."""
    seat = (own_seat(state) + 1) % len(state.players)
    OWN.of(state.players[seat]).examination = JOURNEYMAN
    top(state, seat=seat, examination=JOURNEYMAN)


def asked_of_another_card(state: State) -> None:
    """Let the question come from a card of the player that has no such bonus."""
    mine = state.players[own_seat(state)].staff()
    top(state, card=next(card for card in mine if game().rules.employees[card].bonus is None))


NOW = "cannot be asked now"
WRONG_QUESTIONS: list[tuple[str, Change, str]] = [
    ("choose_task", lambda s: own(s).tasks.append(COMMON_SILK), NOW),
    ("choose_task", lambda s: move_on(own(s)), NOW),
    ("choose_task", lambda s: top(s, seat=9), "player: there is no seat 9"),
    ("choose_graduate", lambda s: top(s, examination="novice"), NOW),
    ("choose_graduate", lambda s: top(s, deck=()), NOW),
    ("choose_graduate", lambda s: top(s, deck=("level1-purse",)), NOW),
    ("choose_graduate", lambda s: own(s).tasks.append(TASKS[own(s).examination][0]), NOW),
    ("choose_graduate", lambda s: asked_of_a_candidate(s), NOW),
    ("use_from_supply", asked_of_another_card, NOW),
    ("use_from_supply", lambda s: top(s, card="nobody"), "card: nobody does not belong here"),
    ("copy_bonus", asked_of_another_card, NOW),
    ("choose_jewelry", lambda s: top(s, dress="nothing"), "dress: nothing does not belong here"),
    ("choose_jewelry", lambda s: top(s, dress=s.dress_bag[0]), NOW),
]


@pytest.mark.parametrize(("kind", "change", "words"), WRONG_QUESTIONS)
def test_a_question_that_does_not_fit_the_table_is_refused(kind: str, change: Change, words: str):
    state = asked(kind)
    change(state)
    assert words in refusal(state)


def test_nobody_graduates_before_all_tasks_are_fulfilled():
    state = asked("use_bonus")
    seat = own_seat(state)
    mine = own(state)
    (place,) = (i for i, f in enumerate(state.frames) if getattr(f, "card", None) and i == 2)
    card = state.players[seat].played
    assert card is not None
    state.frames[place] = Graduate(seat, card)
    mine.examination, mine.tasks = JOURNEYMAN, []
    assert NOW in refusal(state)
    mine.tasks = list(TASKS[JOURNEYMAN])
    game().check(state)
    deck = BOARD.of(state).journeymen
    state.removed += deck
    deck.clear()
    assert NOW in refusal(state)


def test_the_new_questions_are_those_tested_here():
    kinds = {ChooseTask, ChooseGraduate, UseFromSupply, CopyBonus, ChooseJewelry}
    assert {type(asked(kind).frames[-1]) for kind in QUESTIONS} == kinds
