"""The solver of challenges: its solution can be played, and there is no better one."""

import pytest

from rococo_desktop.ai.rococo.puzzles import PUZZLES
from rococo_desktop.ai.solver import (
    Aim,
    Goal,
    Need,
    Solution,
    UnsettledError,
    amount,
    finished,
    solve,
    stars,
)
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.rules.state import OVER

LEARNER = 0
LIVRE = Aim(Goal("livre"))


def last_cards(
    number: int, *, at: int = 2, turn: int = LEARNER, hire: str = "level2-dress"
) -> tuple[Rococo, State]:
    """Return a match, and its position in which only the learner still has cards."""
    match = Rococo(Setup(2), LIBRARY.load())
    hand: list[Json] = ["start-master-2", "start-journeyman", "start-apprentice-2"]
    others: list[Json] = ["start-journeyman"]
    position: dict[str, Json] = {
        "round": at,
        "phase": "act",
        "turn": turn,
        "hire": ["level2-ladies", hire, "level2-depute", "level2-decorations"],
        "workshop": ["green-06", "yellow-07", "blue-01", "red-04", "green-03", "yellow-03"],
        "warehouse": [["red2-choose-1", "", ""], ["blue1-all-1", "", ""], ["", "", ""]],
        "players": [
            {"livre": 9, "hand": hand[:number], "resources": ["yellow2-choose-2"]},
            {"livre": 9, "hand": others if turn else [], "resources": ["green2-choose-2"]},
        ],
    }
    return match, match.lay_out(1, position).state


def played(match: Rococo, state: State, answers: tuple[str, ...]) -> State:
    for option in answers:
        assert match.kernel.venture(state, option, PUZZLES.pauses) == ""
    return state


@pytest.mark.parametrize("number", [1, pytest.param(2, marks=pytest.mark.heavy)])
@pytest.mark.parametrize(
    "aim", [LIVRE, Aim(Goal("dresses")), Aim(Goal("livre"), (Need(Goal("ahead", "hall1"), 1),))]
)
def test_the_best_line_leads_to_the_best_amount(number: int, aim: Aim):
    match, root = last_cards(number)
    solution = solve(PUZZLES, match, root, LEARNER, aim)
    end = played(match, root.copy(), solution.answers)
    assert end.pending is None
    assert amount(PUZZLES, match, end, LEARNER, aim) == solution.best == solution.values[0]
    assert root == last_cards(number)[1]


def test_no_line_by_chance_is_better_and_each_amount_is_one_that_was_found():
    match, root = last_cards(2)
    solution, chance = solve(PUZZLES, match, root, LEARNER, LIVRE), Generator(1, "lines")
    found = set()
    for _ in range(120):
        state = root.copy()
        while state.pending is not None:
            options = state.pending.options
            match.kernel.venture(state, options[chance.below(len(options))], PUZZLES.pauses)
        found.add(state.players[LEARNER].livre)
    assert found <= set(solution.values)
    assert len(found) > 5


def test_the_ways_are_the_different_ends_that_are_best():
    match, root = last_cards(1)
    solution = solve(PUZZLES, match, root, LEARNER, Aim(Goal("staff")))
    assert solution.ways > 1
    assert solution.ways <= solution.ends < solution.places


def test_a_game_is_played_to_its_end():
    match, root = last_cards(1, at=7)
    solution = solve(PUZZLES, match, root, LEARNER, Aim(Goal("prestige"), over=True))
    end = finished(match, played(match, root.copy(), solution.answers))
    assert end.phase == OVER
    assert match.score(end).players[LEARNER].total == solution.best


def test_the_first_rounds_cannot_be_played_to_the_end_of_the_game():
    match, root = last_cards(1)
    with pytest.raises(UnsettledError, match="goes on"):
        solve(PUZZLES, match, root, LEARNER, Aim(Goal("prestige"), over=True))


def laid(*, guests: dict[str, Json], decorations: dict[str, Json]) -> tuple[Rococo, State]:
    """Return a match of three, and its position with something in the palace."""
    match = Rococo(Setup(3), LIBRARY.load())
    position: dict[str, Json] = {
        "round": 4,
        "phase": "act",
        "turn": LEARNER,
        "players": [{"hand": ["start-master-2"]}, {}, {}],
        "guests": guests,
        "decorations": decorations,
    }
    return match, match.lay_out(1, position).state


def test_a_second_statue_counts_the_colours_that_one_has_twice():
    """Two garments of one colour and one of another: 2 points for each colour a statue shows."""
    match, state = laid(
        guests={
            "hall2-s3": ["yellow-01", 0],
            "hall3-s2": ["yellow-02", 0],
            "hall4-s2": ["red-01", 0],
            "hall5-s2": ["blue-01", 1],
        },
        decorations={"statue-1": 0, "statue-2": 0, "statue-3": 1},
    )
    assert amount(PUZZLES, match, state, LEARNER, Aim(Goal("statues"))) == 2 * 2 + 2 * 1
    assert amount(PUZZLES, match, state, 1, Aim(Goal("statues"))) == 2
    assert amount(PUZZLES, match, state, 2, Aim(Goal("statues"))) == 0


def test_fireworks_bring_their_majority_and_what_the_terrace_adds():
    """The majority of the fireworks, and the garment in the King's hall once or twice again."""
    match, state = laid(
        guests={"hall1-s1": ["yellow-01", 0], "hall1-s2": ["red-01", 1], "hall2-s3": ["red-02", 0]},
        decorations={"fireworks-1": 0, "fireworks-3": 0, "fireworks-2": 1},
    )
    rules, fireworks = match.rules, match.rules.board.fireworks
    best = max(
        rules.board.decorations[each].multiplier or 1 for each in ("fireworks-1", "fireworks-3")
    )
    own = rules.dresses["yellow-01"].prestige * (best - 1)
    second = rules.dresses["red-01"].prestige * (
        (rules.board.decorations["fireworks-2"].multiplier or 1) - 1
    )
    aim = Aim(Goal("fireworks"))
    assert amount(PUZZLES, match, state, LEARNER, aim) == fireworks.first + own
    assert amount(PUZZLES, match, state, 1, aim) == fireworks.second + second
    assert amount(PUZZLES, match, state, 2, aim) == 0


def test_what_nobody_can_reach_is_said():
    match, root = last_cards(1)
    with pytest.raises(UnsettledError, match="needed"):
        solve(PUZZLES, match, root, LEARNER, Aim(Goal("livre"), (Need(Goal("dresses"), 9),)))


def test_a_position_is_refused_if_somebody_else_still_acts():
    match, root = last_cards(1, turn=1)
    with pytest.raises(UnsettledError, match="seat 1 is asked"):
        solve(PUZZLES, match, root, LEARNER, LIVRE)


def test_a_position_is_refused_if_something_hidden_comes_to_light():
    match, root = last_cards(1, hire="level1-free-tile")
    with pytest.raises(UnsettledError, match="resource_drawn"):
        solve(PUZZLES, match, root, LEARNER, LIVRE)


def test_a_position_with_too_many_places_is_refused():
    match, root = last_cards(2)
    with pytest.raises(UnsettledError, match="more than 10"):
        solve(PUZZLES, match, root, LEARNER, LIVRE, limit=10)


def test_stars_are_for_how_near_one_came():
    def solved(*values: int) -> Solution:
        return Solution(values[0], 1, values, len(values), 0, ())

    assert stars(solved(24, 20, 18, 12, 4), 4) == (18, 20)
    assert stars(solved(24, 8, 4), 4) == (24, 24)
    assert stars(solved(24, 23, 4), 4) == (23, 23)
    assert stars(solved(1, 0), 0) == (1, 1)
