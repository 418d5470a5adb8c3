"""A player who tries everything: Hypothesis answers, cheats, undoes, saves and looks around."""

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from rococo_desktop.engine.errors import IllegalOptionError, StaleDecisionError
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.rules.rococo.score import score
from tests.base_game import view
from tests.combinations import COMBINATIONS, Keys, people
from tests.engine.disturb import disturb
from tests.properties.books import Books, all_pieces, pieces

COMPONENTS = LIBRARY.load()
EVERYTHING = Rococo(Setup(4, expansions=tuple(each.key for each in EXPANSIONS)), COMPONENTS).rules
SEEDS = st.integers(0, 2**53 - 1)
PICKS = st.integers(0, 99)
NAMES = sorted(
    {*EVERYTHING.dresses, *EVERYTHING.resources, *EVERYTHING.employees, *EVERYTHING.names}
    | {space for board in EVERYTHING.components.boards.values() for space in board.spaces}
    | {space for board in EVERYTHING.components.boards.values() for space in board.decorations}
    | {"use", "forfeit", "sell", "done", "depute", "favor", "silk", "thread", "1", "2", ""}
)


class GameMachine(RuleBasedStateMachine):
    """One game as a list of states; undo and redo move in it."""

    @initialize(
        place=st.integers(0, 3),
        edition=st.sampled_from(EDITIONS),
        expansions=st.sampled_from(((), *COMBINATIONS)),
        seed=SEEDS,
    )
    def begin(self, place: int, edition: str, expansions: Keys, seed: int) -> None:
        """Set up a game and play it to anywhere between its first and its last decision."""
        self.match = Rococo(Setup(people(expansions)[place], edition, expansions), COMPONENTS)
        self.seed = seed
        first, events = self.match.start(seed)
        books = Books(self.match.rules)
        books.enter(events)
        self.states, self.books, self.answers = [first], [books], list[str]()
        self.now = 0
        self.answer_many(Generator(seed, "depth").below(100 * self.match.rules.seats), seed)

    @property
    def state(self) -> State:
        return self.states[self.now]

    def asks(self) -> bool:
        return self.state.pending is not None

    def take(self, pick: int) -> None:
        """Give a legal answer, and check that it is accepted and leaves its argument unchanged."""
        state = self.state
        decision = state.pending
        assert decision is not None
        option = decision.options[pick % len(decision.options)]
        before = state.copy()
        after, events = self.match.kernel.apply(state, option, decision.id)
        assert state == before
        self.match.kernel.advance(before, option)
        assert before == after
        books = self.books[self.now].copy()
        books.enter(events)
        self.now += 1
        self.states[self.now :] = [after]
        self.books[self.now :] = [books]
        self.answers[self.now - 1 :] = [option]

    # -- rules -------------------------------------------------------------------------------------

    @precondition(lambda self: self.asks())
    @rule(pick=PICKS)
    def answer(self, pick: int) -> None:
        self.take(pick)

    @rule(number=st.sampled_from((3, 10, 30)), seed=SEEDS)
    def answer_many(self, number: int, seed: int) -> None:
        chance = Generator(seed)
        while number and self.asks():
            self.take(chance.below(100))
            number -= 1

    def refuse(self, error: type[Exception], option: str, decision: int | None) -> None:
        before = self.state.copy()
        with pytest.raises(error):
            self.match.kernel.apply(self.state, option, decision)
        assert self.state == before

    @precondition(lambda self: self.asks())
    @rule(option=st.sampled_from(NAMES) | st.text(max_size=20))
    def answer_what_is_not_listed(self, option: str) -> None:
        decision = self.state.pending
        assert decision is not None
        if option not in decision.options:
            self.refuse(IllegalOptionError, option, decision.id)
            self.refuse(IllegalOptionError, option, None)

    @rule(shift=st.sampled_from((-2, -1, 1, 2, 1000)), pick=PICKS)
    def answer_another_decision(self, shift: int, pick: int) -> None:
        decision = self.state.pending
        if decision is None:
            self.refuse(StaleDecisionError, "use", self.state.step)
            self.refuse(StaleDecisionError, "use", None)
        else:
            option = decision.options[pick % len(decision.options)]
            self.refuse(StaleDecisionError, option, decision.id + shift)

    @rule(share=st.floats(0, 1))
    def undo_and_redo(self, share: float) -> None:
        """Undo and redo restore every earlier or later state exactly."""
        self.now = round(share * (len(self.states) - 1))

    @rule()
    def undo_to_the_start_and_replay(self) -> None:
        """The seed and the answers alone give every state again."""
        state = self.match.start(self.seed).state
        assert state == self.states[0]
        for option, known in zip(self.answers, self.states[1:], strict=True):
            self.match.kernel.advance(state, option)
            assert state == known

    @rule()
    def write_and_read(self) -> None:
        document = json.loads(json.dumps(self.match.codec.encode(self.state)))
        read = self.match.codec.decode(State, document)
        self.match.kernel.resume(read)
        assert read == self.state

    @rule()
    def disturb_a_copy(self) -> None:
        """Changing every part of a copy leaves the original as it was."""
        document = self.match.codec.encode(self.state)
        pending = self.state.pending
        copy = self.state.copy()
        assert copy == self.state
        disturb(copy)
        assert self.match.codec.encode(self.state) == document
        assert self.state.pending == pending

    @rule(viewer=st.none() | st.integers(0, 4), seed=SEEDS)
    def deal_what_a_viewer_cannot_know(self, viewer: int | None, seed: int) -> None:
        """The deal looks the same to the viewer and is a possible game."""
        if viewer is not None:
            viewer %= len(self.state.players)
        seen = view(self.state, viewer)
        before = self.state.copy()
        dealt = self.match.deal(seen, Generator(seed))
        assert view(dealt, viewer) == seen
        assert self.state == before
        self.match.check(dealt)
        if viewer is not None:
            assert dealt.players[viewer] == self.state.players[viewer]

    # -- invariants --------------------------------------------------------------------------------

    @invariant()
    def every_piece_is_in_one_place(self) -> None:
        assert pieces(self.match.rules, self.state) == all_pieces(self.match.rules)

    @invariant()
    def every_amount_is_explained_by_events(self) -> None:
        self.books[self.now].check(self.state)

    @invariant()
    def options_are_there_and_no_two_are_alike(self) -> None:
        decision = self.state.pending
        if decision is None:
            assert self.state.phase == "over"
            return
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        assert decision.id == self.state.step
        assert decision.frame == self.state.frames[-1]

    @invariant()
    def the_state_could_be_a_game(self) -> None:
        self.match.check(self.state)

    @invariant()
    def the_score_adds_up(self) -> None:
        for sheet in score(self.match.rules, self.state).players:
            assert sheet.total == sum(item.points for item in sheet.items)


def test_game_machine():
    run_state_machine_as_test(
        GameMachine, settings=settings(max_examples=40, stateful_step_count=30)
    )


@pytest.mark.heavy
def test_game_machine_for_long():
    run_state_machine_as_test(
        GameMachine,
        settings=settings(max_examples=1500, stateful_step_count=60, derandomize=False),
    )
