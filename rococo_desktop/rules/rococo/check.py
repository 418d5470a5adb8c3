"""Whether a state that was read from outside could be a game: no piece is missing or duplicated.

The codec has already checked the types. A state that passes can be continued and scored: every id
is known, every piece is in one place, no amount is absurd, and the frames are in a valid order.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

from rococo_desktop.engine.reasons import (
    Problem,
    because,
    misplaced,
    out_of_range,
    unknown_seat,
    unless,
    wrong_number,
)
from rococo_desktop.engine.state import Frame, Question
from rococo_desktop.rules import check
from rococo_desktop.rules.questions import fields_of
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.holdings import terrace_of
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import Staffing, held_in
from rococo_desktop.rules.rounds import course
from rococo_desktop.rules.state import OVER, SELECT


def check_state(rules: RuleBook, state: State) -> None:
    """Raise InvalidStateError unless ``state`` could be part of a complete, playable game."""
    whole = (
        _set_up,
        _table,
        _slots,
        partial(_pieces, whole=True),
        check.missing,
        _clock,
        _frames,
        check.courses,
    )
    check.refuse(rules, state, whole)


def check_table(rules: RuleBook, state: State) -> None:
    """Raise InvalidStateError unless the pieces on the table could; pieces may be missing."""
    check.refuse(rules, state, (_set_up, _table, _slots, partial(_pieces, whole=False)))


# -- what lies on the table ------------------------------------------------------------------------


def _set_up(rules: RuleBook, state: State) -> Iterator[Problem]:
    yield from check.set_up_problems(rules, state, len(state.players))


def _table(rules: RuleBook, state: State) -> Iterator[Problem]:
    board = rules.board
    if state.favor is not None:
        yield from unknown_seat("favor", state.favor, rules.seats)
    most = check.most_owned(state)
    for index, player in enumerate(state.players):
        for name in ("livre", "thread", "lace", "prestige"):
            yield from out_of_range(f"players[{index}].{name}", getattr(player, name), 0, most)
    guests = {space: owner for space, (_, owner) in state.guests.items()}
    yield from check.owner_problems(rules, "guests", guests, board.spaces)
    yield from check.owner_problems(rules, "decorations", state.decorations, board.decorations)
    taken = Counter(
        (owner, board.decorations[space].group) for space, owner in state.decorations.items()
    )
    for (owner, group), number in taken.items():
        if group in rules.single_groups and number > 1:
            yield "decorations", because("wrong-group_twice", seat=owner, group=group)
    if len(state.all_halls) > len(board.all_halls):
        yield "all_halls", because("wrong-too_many", n=len(board.all_halls))
    for seat, number in Counter(state.all_halls).items():
        yield from unknown_seat("all_halls", seat, rules.seats)
        yield from unless("all_halls", number <= 1, "wrong-too_often", id=seat)
    yield from wrong_number("workshop", len(state.workshop), len(board.workshop))
    yield from wrong_number("hire", len(state.hire), len(board.hire))
    yield from wrong_number("warehouse", len(state.warehouse), board.warehouse_segments)
    for index, segment in enumerate(state.warehouse):
        yield from wrong_number(f"warehouse[{index}]", len(segment), board.warehouse_spaces)


def _slots(rules: RuleBook, state: State) -> Iterator[Problem]:
    for seat, player in enumerate(state.players):
        if set(player.slots) != set(rules.player_slots):
            yield f"players[{seat}].slots", because("wrong-set_up")
            return
    for checks in rules.checks:
        yield from checks.problems(rules, state)


# -- pieces ----------------------------------------------------------------------------------------


def _employees(rules: RuleBook, state: State) -> Iterator[tuple[str, str]]:
    for name, cards in (
        ("employee_stack", state.employee_stack),
        ("hire", state.hire),
        ("removed", state.removed),
    ):
        yield from ((name, card) for card in cards if card is not None)
    for seat, player in enumerate(state.players):
        yield from ((f"players[{seat}]", card) for card in player.staff())
    for checks in rules.checks:
        yield from checks.employees(state)


def _resources(state: State) -> Iterator[tuple[str, str]]:
    yield from (("resource_bag", tile) for tile in state.resource_bag)
    yield from (("resource_discard", tile) for tile in state.resource_discard)
    for segment in state.warehouse:
        yield from (("warehouse", tile) for tile in segment if tile is not None)
    for seat, player in enumerate(state.players):
        yield from ((f"players[{seat}].resources", tile) for tile in player.resources)
    yield from (("frames", tile) for held in held_in(state.frames) for tile in held.resources)


def _dresses(state: State) -> Iterator[tuple[str, str]]:
    yield from (("dress_bag", dress) for dress in state.dress_bag)
    yield from (("dress_discard", dress) for dress in state.dress_discard)
    yield from (("workshop", dress) for dress in state.workshop if dress is not None)
    yield from ((f"guests.{space}", dress) for space, (dress, _) in state.guests.items())
    yield from (("frames", dress) for held in held_in(state.frames) for dress in held.dresses)


def _pieces(rules: RuleBook, state: State, *, whole: bool) -> Iterator[Problem]:
    """Check that every piece occurs once, and a base employee at most once for each player."""
    copies = {
        card.id: rules.seats if card.set == "start" else 1 for card in rules.employees.values()
    }
    yield from misplaced(copies, _employees(rules, state), whole=whole)
    for name, cards in (("employee_stack", state.employee_stack), ("hire", state.hire)):
        for card in cards:
            if card is not None and rules.employees[card].set == "start":
                yield name, because("wrong-not_for_hire", id=card)
    for seat, player in enumerate(state.players):
        card, number = Counter(player.staff()).most_common(1)[0] if player.staff() else ("", 0)
        yield from unless(f"players[{seat}]", number <= 1, "wrong-too_often", id=card)
    tiles, dresses = dict.fromkeys(rules.resources, 1), dict.fromkeys(rules.dresses, 1)
    yield from misplaced(tiles, _resources(state), whole=whole)
    yield from misplaced(dresses, _dresses(state), whole=whole)


# -- what is still to happen -----------------------------------------------------------------------


def _clock(rules: RuleBook, state: State) -> Iterator[Problem]:
    terrace: dict[str, str] = {}
    if state.phase == OVER:
        for seat in range(rules.seats):
            terrace |= terrace_of(rules, state, seat)
    yield from unless("terrace", state.terrace == terrace, "wrong-terrace")
    for seat, player in enumerate(state.players):
        mine = [frame for frame in state.frames if frame.seat == seat]
        change = sum(frame.staff_change for frame in mine if isinstance(frame, Staffing))
        if player.staff_size() + change < rules.constants.minimum_staff:
            yield f"players[{seat}]", because("wrong-few_employees")
        if state.phase == SELECT and len(player.hand) > rules.constants.hand_size:
            yield f"players[{seat}].hand", because("wrong-too_many", n=rules.constants.hand_size)


def _frames(rules: RuleBook, state: State) -> Iterator[Problem]:
    for index, frame in enumerate(state.frames):
        yield from _arguments(rules, state, frame, f"frames[{index}]")
    yield from course(rules, state)


def _arguments(rules: RuleBook, state: State, frame: Frame, path: str) -> Iterator[Problem]:
    """Check a frame's fields by name, as a name means the same in every frame, and itself."""
    if frame.seat not in range(rules.seats):
        yield f"{path}.player", because("wrong-seat", seat=frame.seat)
        return
    rival = rules.rival is not None and isinstance(frame, rules.rival.question)
    if isinstance(frame, Question) and rival == (frame.seat in rules.people):
        yield path, because("wrong-never_asked")
    known: dict[str, Callable[[str], bool]] = {
        "card": lambda card: card in rules.sources(state, frame.seat),
        "dress": rules.dresses.__contains__,
        "tile": lambda tile: (
            tile in rules.resources and rules.resources[tile].notions.mode != "none"
        ),
    }
    defaults = cast("dict[str, object]", frame._field_defaults)  # type: ignore[attr-defined]
    for name, value in fields_of(frame).items():
        belongs = known.get(name) if value != defaults.get(name) else None
        if isinstance(value, str) and belongs is not None and not belongs(value):
            yield f"{path}.{name}", because("wrong-foreign", id=value)
        if type(value) is int:
            yield from out_of_range(f"{path}.{name}", value, 0, check.MAX_AMOUNT)
    yield from check.frame_problems(rules, state, frame, path)
