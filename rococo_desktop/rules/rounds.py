"""The rounds of a game and their phases, and what can be pending in each."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.reasons import Problem, because, unless
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
                state.round += 1
                context.emit(RoundBegan, state.round)
                context.push(Round(0))
            return
        step = rules.round_steps[self.step]
        state.phase = step.phase
        context.push(Round(self.step + 1))
        step.run(context)


def play_rounds(context: AnyContext) -> None:
    """Push the frame that begins the first round after set-up."""
    context.push(Round(len(context.rules.round_steps)))


class NextTurn(NamedTuple):
    """The turn of the next player with a hand card, beginning with ``seat``."""

    seat: int

    def run(self, context: AnyContext) -> None:
        """Go round the table once; if no player has a card left, the phase is over."""
        rules = context.rules
        for offset in range(rules.seats):
            seat = (self.seat + offset) % rules.seats
            if rules.rival is not None and seat not in rules.people:
                if rules.rival.has_turn(context, seat):
                    rules.rival.begin_turn(context, seat)
                    return
            elif context.state.players[seat].hand:
                context.push(rules.play_card(seat))
                return


ROUND_ENDS: frozenset[type] = frozenset({Round})
"""The steps that run after all turns of a round."""

TURN_ENDS = ROUND_ENDS | {NextTurn}
"""The steps that run after a turn."""


def take_turns(context: AnyContext) -> None:
    """Begin the turns of a round with the start player."""
    context.push(NextTurn(context.state.start_player))


def frames_of_phase(rules: AnyRuleBook, state: TableState, turn: Json) -> list[Frame]:
    """Return what is to happen next in a position: its phase, or the turn of a seat in it.

    Raises CodecError if the phase is none of a round.
    """
    steps = [number for number, step in enumerate(rules.round_steps) if step.phase == state.phase]
    if not steps:
        raise CodecError("phase", "wrong-phase")
    if state.phase == ACT and isinstance(turn, int):
        return [Round(steps[0] + 1), NextTurn(turn)]
    return [Round(steps[0])]


def course(rules: AnyRuleBook, state: TableState) -> Iterator[Problem]:
    """Yield what is wrong with the order of the frames of a state from outside."""
    if not state.frames:
        yield from unless("frames", state.phase == OVER, "wrong-no_frames")
        return
    bottom, *above = state.frames
    steps = range(1, len(rules.round_steps) + 1)
    if not isinstance(bottom, Round) or bottom.step not in steps or bottom.seat:
        yield "frames[0]", because("wrong-round_step")
        return
    step = rules.round_steps[bottom.step - 1]
    if step.phase != state.phase:
        yield "phase", because("wrong-phase")
    elif not isinstance(state.frames[-1], Question):
        yield "frames", because("wrong-no_question")
    else:
        yield from step.problems(rules, state, above)
