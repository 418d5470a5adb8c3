"""What is checked of a state of any game that was read from outside."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from rococo_desktop.engine.match import InvalidStateError
from rococo_desktop.engine.reasons import (
    Problem,
    out_of_range,
    strangers,
    unknown_seat,
    unless,
    wrong_number,
)
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.book import AnyRuleBook, B, S
from rococo_desktop.rules.questions import Verified
from rococo_desktop.rules.state import TableState

MAX_AMOUNT = 10_000
"""More money, goods or prestige than any player starts with."""
MAX_GAIN = 1_000
"""More of them than one decision gains, so that a game can be saved again after any decision."""
MAX_STEP = 1_000_000
_COUNTERS = 1 << 64


def refuse(
    rules: B, state: S, checks: Iterable[Callable[[B, S], Iterable[Problem]]], but: str = ""
) -> None:
    """Raise InvalidStateError with the first problem of the checks; the reason ``but`` is none."""
    for check in checks:
        for place, reason in check(rules, state):
            if reason.key != but:
                raise InvalidStateError(place, reason)


def most_owned(state: TableState) -> int:
    """Return more of anything than a player can have."""
    return MAX_AMOUNT + MAX_GAIN * state.step


def set_up_problems(rules: AnyRuleBook, state: TableState, seats: int) -> Iterator[Problem]:
    """Check what a game begins with; ``seats`` is the number of players in the state."""
    yield from wrong_number("players", seats, rules.seats)
    yield from unless("board", state.board == rules.board_name, "wrong-set_up")
    yield from unless("slots", set(state.slots) == set(rules.new_slots()), "wrong-set_up")
    yield from strangers("streams", state.streams, rules.streams)
    for name, counter in state.streams.items():
        yield from out_of_range(f"streams.{name}", counter, 0, _COUNTERS - 1)
    yield from out_of_range("step", state.step, 0, MAX_STEP)
    yield from out_of_range("round", state.round, 1, rules.rounds)
    yield from unknown_seat("start_player", state.start_player, rules.seats)


def owner_problems(
    rules: AnyRuleBook, path: str, owners: Mapping[str, int], spaces: Iterable[str]
) -> Iterator[Problem]:
    """Check that each space with an owner is on the board, and that its owner plays."""
    yield from strangers(path, owners, spaces)
    for space, owner in owners.items():
        yield from unknown_seat(f"{path}.{space}", owner, rules.seats)


def missing(rules: AnyRuleBook, state: TableState) -> Iterator[Problem]:
    """Yield what the rule sets' parts of a complete game lack."""
    for checks in rules.checks:
        yield from checks.missing(rules, state)


def courses(rules: AnyRuleBook, state: TableState) -> Iterator[Problem]:
    """Yield what the rule sets find wrong with the order of the frames."""
    for checks in rules.checks:
        yield from checks.course(rules, state)


def frame_problems(rules: B, state: S, frame: Frame, path: str) -> Iterator[Problem]:
    """Yield what a frame finds wrong with itself."""
    if isinstance(frame, Verified):
        for field, reason in frame.problems(rules, state):
            yield f"{path}.{field}" if field else path, reason
