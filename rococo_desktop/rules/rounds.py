"""The rounds of a game and their phases, and what can be pending in each."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.reasons import Problem, because
from rococo_desktop.engine.state import Frame, Question
from rococo_desktop.rules.book import AnyContext, AnyRuleBook
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.state import ACT, OVER, TableState


class Round(NamedTuple):
    """The round's step number ``step``, followed by the next."""

    step: int
    seat: int = 0

    def run(self, context: AnyContext) -> None:
        """Run the step; after the last step begin the next round or final scoring."""
        state, rules = context.state, context.rules
        if self.step == len(rules.round_steps):
            if state.round == rules.rounds:
                rules.end_game(context)
            else:
                begin_round(context)
            return
        step = rules.round_steps[self.step]
        state.phase = step.phase
        context.push(Round(self.step + 1))
        step.run(context)


def play_rounds(context: AnyContext) -> None:
    """Push the frame that begins the first round after set-up."""
    context.push(Round(len(context.rules.round_steps)))


def begin_round(context: AnyContext) -> None:
    """Begin the next round."""
    context.state.round += 1
    context.emit(RoundBegan, context.state.round)
    context.push(Round(0))


def next_turn(context: AnyContext, first: int, ask: Callable[[int], Frame]) -> None:
    """Begin the turn of the next player with a hand card, beginning with the seat ``first``.

    It goes round the table once; if nobody has a card left, the phase is over. ``ask`` makes the
    question for the card of a person or a bot.
    """
    rules = context.rules
    for offset in range(rules.seats):
        seat = (first + offset) % rules.seats
        if rules.rival is not None and seat not in rules.people:
            if rules.rival.has_turn(context, seat):
                rules.rival.begin_turn(context, seat)
                return
        elif context.state.players[seat].hand:
            context.push(ask(seat))
            return


def frames_of_phase(
    rules: AnyRuleBook, state: TableState, turn: Json, next_turn: Callable[[int], Frame]
) -> list[Frame]:
    """Return what is to happen next in a position: its phase, or the turn of a seat in it.

    Raises CodecError if the phase is none of a round.
    """
    steps = [number for number, step in enumerate(rules.round_steps) if step.phase == state.phase]
    if not steps:
        raise CodecError("phase", "wrong.phase")
    if state.phase == ACT and isinstance(turn, int):
        return [Round(steps[0] + 1), next_turn(turn)]
    return [Round(steps[0])]


def course(rules: AnyRuleBook, state: TableState) -> Iterator[Problem]:
    """Yield what is wrong with the order of the frames of a state from outside."""
    if not state.frames:
        if state.phase != OVER:
            yield "frames", because("wrong.no_frames")
        return
    bottom, *above = state.frames
    steps = range(1, len(rules.round_steps) + 1)
    if not isinstance(bottom, Round) or bottom.step not in steps or bottom.seat:
        yield "frames[0]", because("wrong.round_step")
        return
    step = rules.round_steps[bottom.step - 1]
    if step.phase != state.phase:
        yield "phase", because("wrong.phase")
    elif not isinstance(state.frames[-1], Question):
        yield "frames", because("wrong.no_question")
    else:
        yield from step.problems(rules, state, above)
