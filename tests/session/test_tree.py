"""The tree of a game: decisions taken back are kept, and the game can continue from each."""

import gc
import json
import time
import tracemalloc
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.session.errors import SaveError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.journal_lines import Record, read_record
from rococo_desktop.session.journal.save_document import MAX_LEFT, state_mark
from rococo_desktop.session.saves import resume as module
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import open_save, read_save
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.seats import UndoPolicy
from rococo_desktop.session.session import NoSuchBranchError, Session
from rococo_desktop.session.tree import MOST_LEFT, Moment
from tests.session.journal.lines import add_line
from tests.session.play import components, game, play, snapshot, table
from tests.shelf import shelf

PICKS = st.integers(0, 99)
SEEDS = st.integers(0, 2**53 - 1)
Way = tuple[str, ...]
KINDS = ("human", "random", "human")


def path(moment: Moment[State]) -> Way:
    return tuple(each.entry.option for each in moment.way() if each.entry is not None)


def moments(session: Session) -> dict[Way, Moment[State]]:
    return {path(moment): moment for moment in session.tree.moments()}


class TreeMachine(RuleBasedStateMachine):
    """A session beside a list of paths; every table is compared with a replay from the start."""

    @initialize(undo=st.sampled_from(("free", "fair")), seed=SEEDS)
    def begin(self, undo: UndoPolicy, seed: int) -> None:
        self.folder = TemporaryDirectory()
        self.setup = table(*KINDS, seed=seed, undo=undo)
        journal = Journal.create(Path(self.folder.name))
        self.session = Session.new(self.setup, shelf(components()), journal)
        self.match = self.session.match
        self.replayed: dict[Way, State] = {(): self.match.start(seed).state}
        self.fair: dict[Way, bool] = {(): False}
        self.known: set[Way] = {()}
        self.latest: dict[Way, Way] = {}
        self.here: Way = ()

    def teardown(self) -> None:
        if hasattr(self, "session"):
            self.session.safety.close()
            self.folder.cleanup()

    def replay(self, way: Way) -> State:
        """Return the table after a path, from the start."""
        if way not in self.replayed:
            state = self.match.start(self.setup.seed).state
            for option in way:
                self.match.kernel.advance(state, option)
            self.replayed[way] = state
        return self.replayed[way]

    def is_fair(self, way: Way) -> bool:
        """Return whether a game just played this way could take its last step back."""
        if way not in self.fair:
            fresh = Session.new(self.setup, shelf(components()))
            for option in way:
                assert fresh.decision is not None
                fresh.answer(fresh.decision.id, option)
            self.fair[way] = fresh.can_undo
        return self.fair[way]

    def may_return(self, way: Way) -> bool:
        if way == self.here or self.setup.undo == "free":
            return way != self.here
        common = 0
        while way[: common + 1] == self.here[: common + 1]:
            common += 1
        return all(
            self.is_fair(each[:length])
            for each in (way, self.here)
            for length in range(common + 1, len(each) + 1)
        )

    def move(self, way: Way) -> None:
        for length in range(1, len(way) + 1):
            self.known.add(way[:length])
            self.latest[way[: length - 1]] = way[:length]
        self.here = way

    def answer_with(self, pick: int) -> None:
        decision = self.session.decision
        assert decision is not None
        option = decision.options[pick % len(decision.options)]
        self.session.answer(decision.id, option)
        self.move((*self.here, option))

    @precondition(lambda self: self.session.decision is not None)
    @rule(pick=PICKS, more=st.sampled_from((0, 0, 4, 40)))
    def answer(self, pick: int, more: int) -> None:
        self.answer_with(pick)
        for turn in range(more):
            if self.session.decision is not None:
                self.answer_with(pick + turn)

    @precondition(lambda self: self.session.can_undo)
    @rule(times=st.integers(1, 6))
    def undo(self, times: int) -> None:
        for _ in range(times):
            if not self.session.can_undo:
                return
            length = len(self.here) - len(self.session.undoable)
            person = self.replay(self.here[:length]).pending
            assert person is not None
            assert KINDS[person.seat] == "human"
            self.session.undo()
            self.here = self.here[:length]

    @rule()
    def redo(self) -> None:
        expected = self.latest.get(self.here)
        if self.setup.undo == "fair" and expected and not self.is_fair(expected):
            expected = None
        assert self.session.can_redo == (expected is not None)
        if expected is None:
            return
        while further := self.latest.get(expected):
            asked = self.replay(expected).pending
            assert asked is not None
            if KINDS[asked.seat] == "human":
                break
            expected = further
        self.session.redo()
        self.move(expected)

    @rule(pick=SEEDS)
    def return_to(self, pick: int) -> None:
        ways = sorted(self.known)
        way = ways[pick % len(ways)]
        moment = moments(self.session)[way]
        may = self.may_return(way)
        assert self.session.undo_rule.may_return(moment) == may
        if may:
            self.session.return_to(moment)
            self.move(way)
        else:
            with pytest.raises(NoSuchBranchError):
                self.session.return_to(moment)

    @rule()
    def save_and_load(self) -> None:
        document = self.session.save()
        self.session.safety.close()
        self.session = read_save(document.to_json(), shelf(components()))
        assert self.session.save() == document
        self.session.keep(Journal.create(Path(self.folder.name)))

    @rule()
    def crash_and_resume(self) -> None:
        self.session.safety.close(keep_journal=True)
        (left,) = find_unfinished(Path(self.folder.name))
        self.session = resume(left.path, shelf(components()))
        assert self.session.notice is None

    @invariant()
    def the_tree_is_what_was_played(self) -> None:
        if not hasattr(self, "session"):
            return
        assert self.session.answers == self.here
        assert moments(self.session).keys() == self.known
        assert self.session.state == self.replay(self.here)
        assert [entry.option for entry in self.session.history] == list(self.here)

    @rule()
    def every_table_is_as_it_was(self) -> None:
        for way, moment in moments(self.session).items():
            assert moment.state == self.replay(way)


def test_tree_machine():
    run_state_machine_as_test(
        TreeMachine,
        settings=settings(
            max_examples=12,
            stateful_step_count=20,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )


@pytest.mark.heavy
def test_tree_machine_for_long():
    run_state_machine_as_test(
        TreeMachine, settings=settings(max_examples=60, stateful_step_count=40, derandomize=False)
    )


def test_many_branches_are_resumed_by_their_answers_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Each line that is not an answer holds the game with all branches: reading them took 17 s."""
    session = game("human", "human")
    session.keep(Journal.create(tmp_path))
    chance = Random(5)
    for _ in range(60):
        play(session, chance.randrange(9), seed=chance.randrange(99))
        for _ in range(chance.randrange(5)):
            if session.can_undo:
                session.undo()
    known = moments(session).keys()
    session.safety.close(keep_journal=True)
    (found,) = find_unfinished(tmp_path)
    assert found.path.read_bytes().count(b'"save":') > 60
    acts = [line.act for line in read_record(found.path.read_bytes()).lines]
    compared, read = list[State](), list[int]()

    def mark(match: AnyMatch, state: State) -> str:
        compared.append(state)
        return state_mark(match, state)

    def save_after(record: Record, changes: int) -> None:
        read.append(changes)

    monkeypatch.setattr(module, "state_mark", mark)
    monkeypatch.setattr(Record, "save_after", save_after)
    again = resume(found.path, shelf(components()))
    assert moments(again).keys() == known
    assert again.answers == session.answers
    assert not read
    assert len(compared) <= len([act for act in acts if act != "answer"]) * 2 + 1 < len(acts)
    again.safety.close()


def branched(undo: UndoPolicy = "free") -> tuple[Session, Way]:
    """Return a game with one branch, left for another answer, and the way to its end."""
    session = game("human", "human", undo=undo)
    play(session, 30)
    left = session.answers
    for _ in range(8):
        session.undo()
    decision = session.decision
    while decision is not None and len(decision.options) < 2:
        session.undo()
        decision = session.decision
    assert decision is not None
    other = next(each for each in decision.options if each != left[len(session.history)])
    session.answer(decision.id, other)
    return session, left


def test_another_answer_begins_a_branch_and_keeps_the_one_before():
    session, left = branched()
    assert not session.can_redo
    session.return_to(moments(session)[left])
    assert session.answers == left
    assert session.can_undo


def test_redo_follows_the_branch_that_was_visited_last():
    session, left = branched()
    other = session.answers
    for way in (left, other, left):
        session.return_to(moments(session)[way])
        while session.answers != way[: len(other) - 1]:
            session.undo()
        session.redo()
        assert session.answers == way[: len(other)]


def test_the_same_answer_again_is_no_branch():
    session, left = branched()
    session.return_to(moments(session)[left])
    known = len(moments(session))
    session.undo()
    assert session.decision is not None
    session.answer(session.decision.id, left[-1])
    assert len(moments(session)) == known


def test_fair_undo_leads_to_no_branch_past_what_was_revealed():
    """A branch that a document brings is only shown where undo and redo could lead."""
    free, left = branched()
    document: dict[str, Any] = json.loads(free.save().to_json())
    document["setup"]["undo"] = "fair"
    session = open_save(document, shelf(components()))
    beside = [each for each in session.tree.moments() if session.tree.has_left(each)]
    seen = [each for each in beside if session.may_see(each)]
    assert len(seen) < len(beside)
    assert not session.may_see(moments(session)[left])
    for moment in beside:
        assert session.undo_rule.may_return(moment) == (
            moment in seen and moment is not session.here
        )


def test_a_branch_of_a_finished_fair_game_is_seen_but_not_gone_back_to():
    session = game("human", "human", undo="fair")
    play(session, 2)
    left = session.answers[-1]
    session.undo()
    assert session.decision is not None
    other = next(each for each in session.decision.options if each != left)
    session.answer(session.decision.id, other)
    play(session, seed=3)
    assert session.asked is None
    beside = [each for each in session.tree.moments() if session.tree.has_left(each)]
    assert beside
    assert all(map(session.may_see, beside))
    assert not any(map(session.undo_rule.may_return, session.tree.moments()))


def test_too_many_branches_let_the_oldest_go_and_cost_little(tmp_path: Path):
    session = game("human", "human", "human")
    tracemalloc.start()
    try:
        for seed in range(9):
            play(session, seed=seed)
            while session.can_undo:
                session.undo()
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    play(session, seed=99)
    assert held < 25_000_000
    beside = sum(map(session.tree.has_left, session.tree.moments()))
    assert MOST_LEFT - 500 < beside <= MOST_LEFT
    began = time.perf_counter()
    again = read_save(session.save().to_json(), shelf(components()))
    assert time.perf_counter() - began < 5
    assert moments(again).keys() == moments(session).keys()
    beside_it = filter(session.tree.has_left, session.tree.moments())
    last = max(beside_it, key=lambda moment: moment.number)
    again.return_to(moments(again)[path(last)])
    assert snapshot(again) == session.match.codec.encode(last.state)


def broken(**changes: Any) -> str:
    session, _ = branched()
    document: dict[str, Any] = json.loads(session.save().to_json())
    document["branches"][0].update(changes)
    with pytest.raises(SaveError) as caught:
        open_save(document, shelf(components()))
    return str(caught.value)


def test_a_hostile_tree_is_refused():
    session, _ = branched()
    last = len(session.answers)
    assert f"branches.0.after: must be at most {last}" in broken(after=last + 1)
    assert "branches.0.after: must be at least 0" in broken(after=-1)
    assert "branches.0.after: must be a whole number" in broken(after="0")
    assert "branches.0.answers: must have at least 1 entry" in broken(answers=[])
    assert "branches.0.x: unknown field" in broken(x=1)
    huge = broken(answers=["done"] * (MAX_LEFT + 1))
    assert f"branches: must have at most {MAX_LEFT:,} entries" in huge


def test_a_branch_that_departs_from_itself_is_refused():
    session, _ = branched()
    document: dict[str, Any] = json.loads(session.save().to_json())
    (branch,) = document["branches"]
    last = len(document["answers"])
    document["branches"] = [{**branch, "after": last + 1}, {**branch, "after": 0}]
    with pytest.raises(SaveError, match=r"branches\.0\.after"):
        open_save(document, shelf(components()))


def test_what_no_longer_fits_of_a_branch_is_left_out_and_told():
    session, left = branched()
    document: dict[str, Any] = json.loads(session.save().to_json())
    document["branches"][0]["answers"][3] = "a card from nowhere"
    document["branches"].append({"after": len(document["answers"]) + 5, "answers": ["lost"]})
    again = open_save(document, shelf(components()))
    assert again.answers == session.answers
    assert "is left out" in str(again.notice)
    start = document["branches"][0]["after"]
    assert left[: start + 3] in moments(again)
    assert left[: start + 4] not in moments(again)


def test_a_return_that_leads_nowhere_is_left_out_of_a_journal(tmp_path: Path):
    journal = Journal.create(tmp_path)
    session = Session.new(table("human", "human"), shelf(components()), journal)
    play(session, 5)
    session.safety.close(keep_journal=True)
    for back, answers in ((6, []), (1, ["a card from nowhere"])):
        add_line(journal.path, {"act": "return", "back": back, "answers": list[Json](answers)})
        again = resume(journal.path, shelf(components()))
        assert again.answers == session.answers
        assert "does not lead on at line 7" in str(again.notice)
        again.safety.close(keep_journal=True)
        (left,) = find_unfinished(tmp_path)
        journal = Journal.create(tmp_path)
        session = Session.new(table("human", "human"), shelf(components()), journal)
        play(session, 5)
        session.safety.close(keep_journal=True)
        left.path.unlink()
