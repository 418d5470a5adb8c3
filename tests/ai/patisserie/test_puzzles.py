"""The measures of this game's challenges, the cutting of positions, and trust in both."""

import pytest

from rococo_desktop.ai.patisserie.puzzles import LEARNER, MEASURES, PUZZLES
from rococo_desktop.ai.solver import Aim, Goal, Need, UnsettledError, amount, finished, solve
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.actions.specials import open_to
from rococo_desktop.rules.patisserie.components.bonuses import DrawIngredients, DrawRecipes
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.state import OVER
from rococo_desktop.session.teaching.challenge_document import CHALLENGES, begin

SHOWN: list[Json] = [
    *("pastry-sable", "pastry-palmier", "pastry-arlette"),
    *("pastry-galette", "pastry-feuillantine", "pastry-chausson"),
]
"""A full recipe display."""
DRAWING = frozenset(
    space.id
    for table in LIBRARY.load().boards["small"].tables
    for space in table.spaces
    if space.bonus is not None and space.bonus.gain == "draw_ingredient"
)
"""The places for dishes that draw a tile."""
PRESENTED = [
    *("pastry-macaron", "pastry-nougat", "pastry-baba", "pastry-crepe"),
    *("pastry-financier", "pastry-madeleine", "pastry-oublie"),
]
"""The dishes that lie there."""
COINS = Aim(Goal("coins"))


def last_cards(
    *hand: str, recipes: list[Json] | None = None, drawing: bool = False, **me: Json
) -> tuple[Patisserie, State]:
    """Return a match of two in its last round, in which only the learner still has cards.

    Places that draw a tile are taken unless ``drawing``.
    """
    match = Patisserie(Setup(2), LIBRARY.load())
    learner: dict[str, Json] = {"coins": 6, "hand": list(hand), **me}
    position: dict[str, Json] = {
        "round": 4,
        "phase": "act",
        "turn": LEARNER,
        "start_player": LEARNER,
        "recipes": SHOWN if recipes is None else recipes,
        "hire": ["", "", "", ""],
        "stars": [],
        "table_bonuses": {
            "top": "table-honey",
            "left": "table-nuts",
            "middle": "table-egg",
            "right": "table-chef",
            "bottom": "table-plain",
        },
        "dishes": {}
        if drawing
        else {space: [dish, 1] for space, dish in zip(sorted(DRAWING), PRESENTED, strict=True)},
        "posts": {"post-top-left-1": 1},
        "players": [learner, {"hand": []}],
    }
    return match, match.lay_out(1, position).state


def measured(match: Patisserie, state: State, kind: str, subject: str = "") -> int:
    return MEASURES[kind](match, state, LEARNER, subject)


@pytest.mark.parametrize(
    "aim",
    [COINS, Aim(Goal("dishes")), Aim(Goal("coins"), (Need(Goal("served"), 1),))],
    ids=["coins", "dishes", "coins_and_a_place"],
)
def test_the_best_line_leads_to_the_best_amount(aim: Aim) -> None:
    match, root = last_cards("start-assistant-2", racks=["pastry-flan", ""])
    solution = solve(PUZZLES, match, root, LEARNER, aim)
    end = root.copy()
    for option in solution.answers:
        assert match.kernel.venture(end, option, PUZZLES.pauses) == ""
    assert end.pending is None
    assert amount(PUZZLES, match, end, LEARNER, aim) == solution.best == solution.values[0]


def test_no_line_by_chance_is_better() -> None:
    match, root = last_cards("start-assistant-2", racks=["pastry-flan", ""])
    solution, chance = solve(PUZZLES, match, root, LEARNER, COINS), Generator(1, "lines")
    paused = match.kernel.until(PUZZLES.pauses)
    found = set()
    for _ in range(60):
        state = root
        while state.pending is not None:
            options = state.pending.options
            state = paused.apply(state, options[chance.below(len(options))]).state
        found.add(state.players[LEARNER].coins)
    assert found <= set(solution.values)
    assert len(found) > 5


def test_two_questions_with_the_same_values_are_two_places() -> None:
    """Acquiring recipes and delivering dishes are frames with the same seat and number."""
    match, root = last_cards("start-assistant-2", racks=["pastry-flan", ""])
    assert solve(PUZZLES, match, root, LEARNER, Aim(Goal("dishes"))).best == 1


def test_recipes_that_come_after_the_last_card_refuse_no_position() -> None:
    match, root = last_cards("start-assistant-2", recipes=[*SHOWN[:5], ""])
    assert root.recipes.count(None) == 1
    solve(PUZZLES, match, root, LEARNER, COINS)


def test_recipes_that_come_before_another_card_refuse_a_position() -> None:
    match, root = last_cards("start-assistant-2", "start-chef-2", recipes=[*SHOWN[:5], ""])
    with pytest.raises(UnsettledError, match="recipes_revealed"):
        solve(PUZZLES, match, root, LEARNER, COINS)


def test_a_tile_that_is_drawn_before_another_card_refuses_a_position() -> None:
    hand = ("start-assistant-2", "start-chef-2")
    match, root = last_cards(*hand, racks=["pastry-flan", ""], drawing=True)
    with pytest.raises(UnsettledError, match="ingredients_drawn"):
        solve(PUZZLES, match, root, LEARNER, COINS)


def test_a_game_is_played_to_its_end() -> None:
    match, root = last_cards("start-assistant-2", racks=["pastry-flan", ""])
    solution = solve(PUZZLES, match, root, LEARNER, Aim(Goal("prestige"), over=True))
    end = root.copy()
    for option in solution.answers:
        match.kernel.venture(end, option, PUZZLES.pauses)
    last = finished(match, end)
    assert last.phase == OVER
    assert match.score(last).players[LEARNER].total == solution.best


def test_what_is_measured() -> None:
    match, state = last_cards("start-assistant-2", racks=["pastry-flan", ""], prestige=3)
    assert measured(match, state, "coins") == 6
    assert measured(match, state, "track") == 3
    assert measured(match, state, "prestige") == match.score(state).players[LEARNER].total
    totals = [each.total for each in match.score(state).players]
    assert measured(match, state, "lead") == totals[LEARNER] - totals[1]
    state.dishes |= {"left-1": ("pastry-chou", LEARNER), "left-2": ("pastry-brioche", LEARNER)}
    state.posts["post-bottom-right-1"] = LEARNER
    state.hosts["host-1"] = LEARNER
    state.players[LEARNER].decorations = ["tile-honey2-topping-1"]
    state.special_bonuses = {next(iter(state.special_bonuses)): [LEARNER]}
    assert measured(match, state, "dishes") == 2
    assert measured(match, state, "tables") == measured(match, state, "firsts") == 1
    assert measured(match, state, "item", "tables") == 6
    assert measured(match, state, "item", "served") == 1, "one opponent has a service post"
    assert measured(match, state, "served") == 2
    assert measured(match, state, "income") == 5 + 2 + 2
    assert measured(match, state, "decorations") == measured(match, state, "specials") == 1
    assert measured(match, state, "star") == 0


def cut(seat: int, seed: int) -> tuple[Patisserie, State, State]:
    """Return a game at the last cards of a seat, and the position that is cut out there."""
    match = Patisserie(Setup(3), LIBRARY.load())
    state, chance = match.start(seed).state, Generator(seed, "game")
    while True:
        assert state.pending is not None
        if state.pending.seat == seat and state.round > 1:
            position = PUZZLES.position(match, state)
            if position is not None:
                return match, state, match.lay_out(seed, position).state
        options = state.pending.options
        state = match.kernel.apply(state, options[chance.below(len(options))]).state


@pytest.mark.parametrize("seat", range(3))
def test_the_position_of_any_seat_is_cut_out_and_it_becomes_the_first(seat: int) -> None:
    _, game, root = cut(seat, 5)
    assert root.pending is not None
    assert (root.pending.seat, root.pending.kind) == (LEARNER, "play_card")
    before, me = game.players[seat], root.players[LEARNER]
    assert (me.coins, me.goods(), me.racks) == (before.coins, before.goods(), before.racks)
    assert sorted(me.inventory()) == sorted(before.inventory())
    assert root.start_player == (game.start_player - seat) % 3
    for space, (dish, owner) in game.dishes.items():
        assert root.dishes[space] == (dish, (owner - seat) % 3)
    assert [bool(player.hand) for player in root.players] == [True, False, False]


@pytest.mark.parametrize("seed", [5, 6])
def test_a_position_draws_nothing_from_a_bag(seed: int) -> None:
    match, _, root = cut(0, seed)
    rules = match.rules
    assert None not in root.recipes
    assert root.dishes.keys() >= DRAWING
    shown = (*root.players[LEARNER].hand, *filter(None, root.hire))
    tops = [player.used[-1] for player in root.players[1:] if player.used]
    for card in (*shown, *tops):
        assert not isinstance(rules.staff[card].bonus, DrawIngredients | DrawRecipes)


def test_a_game_with_the_mentor_has_no_challenges() -> None:
    match = Patisserie(Setup(1), LIBRARY.load())
    state, chance = match.start(1).state, Generator(1, "game")
    while state.pending is not None and state.round < 2:
        assert PUZZLES.position(match, state) is None
        options = state.pending.options
        state = match.kernel.apply(state, options[chance.below(len(options))]).state


def test_in_no_challenge_somebody_else_has_left_a_special_bonus() -> None:
    """Nobody leaves points on the table: such a position would not come about."""
    for challenge in CHALLENGES.of("patisserie"):
        session = begin(challenge, "patisserie", "Me")
        state, rules = session.state, session.match.rules
        for seat in range(1, len(state.players)):
            assert open_to(rules, state, seat) == [], challenge.key
