"""One gesture answers what leads to its goal, and no more; all of it is taken back together."""

from collections import Counter
from collections.abc import Iterator

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.gestures import Manners, Path, Reach
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.moves import Moves
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup, rival_seats
from tests.shelf import shelf

COMPONENTS = LIBRARY.load()
EXPANSIONS = ((), ("jewelry_box",), ("expert_tailoring", "festivity_dresses"))
TURN = ("play_card", "choose_action", "use_bonus")


def new(seed: int, *, undo: str = "free", expansions: tuple[str, ...] = ()) -> Session:
    people = [SeatPlan(kind="human", name=name) for name in ("Anna", "Bruno", "Carla")]
    setup = GameSetup.model_validate(
        {
            "seats": (*people, *rival_seats(len(people), expansions)),
            "expansions": expansions,
            "undo": undo,
            "seed": seed,
        }
    )
    return Session.new(setup, shelf(COMPONENTS))


def moments(seeds: range, *, every: int = 1) -> Iterator[tuple[Session, Decision, Reach]]:
    """Play at random, but make garments; yield questions of turns at regular intervals."""
    for seed in seeds:
        session, chance = new(seed, expansions=EXPANSIONS[seed % 3]), Generator(seed, "gestures")
        number = 0
        while (decision := session.decision) is not None:
            if decision.kind in TURN and (number := number + 1) % every == 0:
                yield session, decision, Reach(session.match, session.state, decision.seat)
            option = decision.options[chance.below(len(decision.options))]
            makes = "make_dress" in decision.options
            session.answer(decision.id, "make_dress" if makes else option)


def said(path: Path) -> tuple[str, ...]:
    """Return all answers that a path gives."""
    return (*path.answers, *path.goals)


def test_every_path_can_be_gone_and_ends_with_what_is_wanted() -> None:
    gone = Counter[str]()
    for session, decision, reach in moments(range(3), every=5):
        for option, paths in reach.options.items():
            for path in paths:
                state = session.state
                for answer, asked in zip(path.answers, path.asked, strict=True):
                    assert state.pending == asked
                    assert asked.seat == decision.seat
                    state = session.match.kernel.apply(state, answer).state
                assert path.answers[-1] == option
                gone[path.asked[-1].kind] += 1
    assert {"play_card", "choose_action", "make_dress", "acquire_resource"} <= gone.keys()
    assert {"hire_employee", "fund_decoration"} <= gone.keys()


def test_a_piece_and_its_goal_are_one_gesture_in_either_order() -> None:
    found = Counter[str]()
    for _, decision, reach in moments(range(3), every=3):
        if decision.kind != "play_card":
            continue
        for piece, paths in reach.options.items():
            for goal, obstacle in reach.goals(piece).items():
                ways = {said(path) for path in reach.paths(piece, goal)}
                if obstacle is None:
                    assert ways
                    assert ways == {said(path) for path in reach.paths(goal, piece)}
                    found[paths[0].asked[-1].kind] += 1
                else:
                    assert not ways, (piece, goal)
                    assert reach.obstacle(piece, goal) == obstacle
    assert {"play_card", "make_dress", "acquire_resource", "fund_decoration"} <= found.keys()


def test_nothing_hidden_is_needed_to_know_what_can_be_reached() -> None:
    for session, decision, reach in moments(range(2), every=9):
        view = session.view(decision.seat)
        for seed in range(2):
            other = session.match.deal(view, Generator(seed, "other"))
            told = Reach(session.match, other, decision.seat)
            assert told.options.keys() == reach.options.keys()
            assert told.ends == reach.ends
            for option, paths in reach.options.items():
                assert [p.answers for p in paths] == [p.answers for p in told.paths_to(option)]


def test_nobody_else_and_nothing_that_costs_an_employee_is_on_the_way() -> None:
    for session, decision, reach in moments(range(2), every=4):
        for paths in reach.options.values():
            for path in paths:
                assert "depute" not in path.answers[:-1]
                assert all(asked.seat == decision.seat for asked in path.asked)
        assert not Reach(session.match, session.state, (decision.seat + 1) % 3).options
        assert not Reach(session.match, session.state, None).options


def test_employees_who_are_alike_are_one_way() -> None:
    for _, decision, reach in moments(range(6)):
        if decision.kind != "play_card":
            continue
        masters = [card for card in decision.options if card.startswith("start-master")]
        if len(masters) == 2 and "favor" in reach.options:
            ways = [path for path in reach.paths("favor") if path.answers[0] in masters]
            assert len(ways) == 1
            assert len(reach.paths_to("favor")) > len(reach.paths("favor"))
            assert reach.paths(masters[1], "favor")[0].answers[0] == masters[1], "named is named"
            return
    raise AssertionError("nobody had both Masters in hand")


def a_garment_for_a_guest(session: Session) -> tuple[Reach, str, str] | None:
    """Return a garment and a guest to whom it can be taken at once, if any."""
    decision = session.decision
    assert decision is not None
    reach = Reach(session.match, session.state, decision.seat)
    for piece, paths in reach.options.items():
        if decision.kind == "play_card" and paths[0].asked[-1].kind == "make_dress":
            for goal in session.match.rules.board.spaces:
                if goal in reach.ends and reach.paths(piece, goal):
                    return reach, piece, goal
    return None


def a_jewel_for_a_guest(seed: int) -> tuple[Session, str, str, list[Path]]:
    """Play until jewelry can be taken to a guest before a card is played."""
    for session, decision, reach in moments(range(seed, seed + 1), every=2):
        for jewel in sorted(reach.ends - guests(session) - {"sell"}):
            if decision.kind == "play_card":
                goals = reach.goals(jewel).items()
                guest = next(goal for goal, why in goals if why is None and goal in guests(session))
                ways = reach.paths(jewel, guest)
                assert ways == reach.paths(guest, jewel)
                return session, jewel, guest, ways
    raise AssertionError("nobody ever had the choice")


def guests(session: Session) -> set[str]:
    return set(session.match.rules.board.spaces)


@pytest.mark.parametrize("seed", [1, 4, 7])
def test_what_goes_with_a_garment_is_taken_to_its_guest_at_one_go(seed: int) -> None:
    """Jewelry is rented out along with a garment; which one is part of the way."""
    session, jewel, guest, ways = a_jewel_for_a_guest(seed)
    assert {path.asked[-1].kind for path in ways} == {"make_dress"}
    assert {path.goals for path in ways} == {(jewel, guest)}
    moves, steps = Moves(session, Manners()), len(session.history)
    moves.follow(ways[0].answers, ways[0].goals)
    while (asked := session.decision) is not None and asked.kind in ("pay_silk", "keep_resource"):
        moves.answer(asked.options[0])
    assert session.state.guests[guest][0] == ways[0].answers[-1]
    assert jewel in [entry.option for entry in session.history[steps:]]


@pytest.mark.parametrize("undo", ["free", "fair"])
def test_a_whole_gesture_is_taken_back_and_made_again(undo: str) -> None:
    session, chance = new(1, undo=undo), Generator(1, "gestures")
    while (gesture := a_garment_for_a_guest(session)) is None:
        decision = session.decision
        assert decision is not None
        session.answer(decision.id, decision.options[chance.below(len(decision.options))])
    reach, piece, goal = gesture
    goal = "" if undo == "fair" else goal  # a turn that is over cannot be taken back there
    moves, before, steps = Moves(session, Manners()), session.state, len(session.history)
    path = reach.paths(piece, goal)[0]
    moves.follow(path.answers, path.goals)
    while (decision := session.decision) is not None and decision.kind == "pay_silk":
        moves.answer(decision.options[0])
    assert session.state.guests.get(goal, ("", 0))[0] == (piece if goal else "")
    after, made = session.state, [entry.kind for entry in session.history[steps:]]
    assert made[:3] == ["play_card", "choose_action", "make_dress"]
    if "pay_silk" not in made:
        assert moves.undoable[0] is session.history[steps]
    taken = 0
    while len(session.history) > steps:
        moves.undo()
        taken += 1
    assert taken == 1 + made.count("pay_silk")
    assert session.state is before
    for _ in range(taken):
        moves.redo()
    assert session.state is after
