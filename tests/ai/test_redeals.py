"""The strongest players decide by what their seat sees, in any kind of decision of either game.

Everything that the seat cannot know is dealt anew, and every play is worth the same as before.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Any, NamedTuple

import pytest

from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.ai.character import Character
from rococo_desktop.ai.foresight import LATER, TURN
from rococo_desktop.engine.match import AnyMatch, View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision, Question, State
from rococo_desktop.games import GAMES
from rococo_desktop.rules.patisserie.mentor import MENTOR
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.rules.rococo.jewelry_box.components import KEY as JEWELRY_BOX
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY as MADAME
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from tests.daily import soaked
from tests.random_games import decisions
from tools.training.student import match_of


class Table(NamedTuple):
    """A set-up, what is hidden from a seat in it, and questions that its games must ask."""

    game: str
    players: int
    expansions: tuple[str, ...]
    hidden: set[str]
    asked: set[str]


class Effort(NamedTuple):
    """How much is tried: games, positions of each kind of decision, deals of each, and a budget."""

    games: int
    positions: int
    deals: int
    budget: int


TURNS = {"select_card", "play_card", "choose_action", "use_bonus"}
TABLES = [
    Table(
        "rococo",
        3,
        tuple(expansion.key for expansion in EXPANSIONS),
        {"dress_bag", "resource_bag", "employee_stack", "slots"}
        | {"players.hand", "players.supply", "players.resources", "players.slots"},
        TURNS | {"keep_resource", "hire_employee", "choose_task", "choose_graduate"},
    ),
    Table(
        "rococo",
        1,
        (JEWELRY_BOX, MADAME),
        {"dress_bag", "resource_bag", "employee_stack", "slots", "players.resources"},
        TURNS | {"keep_resource", "hire_employee", "choose_graduate"},
    ),
    Table(
        "patisserie",
        3,
        PROMOS,
        {"ingredient_bag", "recipe_bag", "staff_deck"}
        | {"players.hand", "players.unused", "players.fresh", "players.set_aside"},
        TURNS | {"draft_card", "set_aside", "keep_ingredient", "keep_recipe", "hire"},
    ),
    Table(
        "patisserie",
        1,
        (MENTOR,),
        {"ingredient_bag", "recipe_bag", "staff_deck", "mentor", "players.unused"},
        TURNS | {"draft_card", "set_aside", "keep_recipe", "hire"},
    ),
]
QUICK = Effort(games=30, positions=1, deals=1, budget=2 * TURN * LATER)
"""With this budget even the later questions of a turn are looked ahead from."""
SOAK = Effort(games=60, positions=5, deals=2, budget=BUDGET)


def name_of(table: Table) -> str:
    return f"{table.game}-{table.players}"


def sampled(match: AnyMatch, effort: Effort) -> dict[str, list[State]]:
    """Return positions of every kind of decision that people meet in some random games."""
    found: dict[str, list[State]] = {}
    met: dict[str, int] = {}
    chance = Generator(effort.games, "sample")
    for seed in range(effort.games):
        for state, decision in decisions(match, seed):
            if len(decision.options) == 1 or decision.seat >= match.setup.players:
                continue
            kept = found.setdefault(decision.kind, [])
            met[decision.kind] = met.get(decision.kind, 0) + 1
            if len(kept) < effort.positions:
                kept.append(state)
            elif (place := chance.below(met[decision.kind])) < effort.positions:
                kept[place] = state
    return found


def differing(match: AnyMatch, one: State, other: State) -> Iterator[str]:
    """Yield the names of the parts in which two positions differ."""
    first, second = (document(match, state) for state in (one, other))
    yield from (key for key in first if first[key] != second[key])
    for mine, its in zip(first["players"], second["players"], strict=True):
        yield from (f"players.{key}" for key in mine if mine[key] != its[key])


def pending(state: State) -> Decision:
    assert state.pending is not None
    return state.pending


def look(match: AnyMatch, state: State) -> View:
    """Return what the seat sees that is asked."""
    view: View = match.look(state, frozenset({pending(state).seat}))
    return view


def document(match: AnyMatch, state: State) -> dict[str, Any]:
    encoded = match.codec.encode(state)
    assert isinstance(encoded, dict)
    return encoded


def judged(
    table: Table, match: AnyMatch, state: State, budget: int
) -> list[tuple[tuple[str, ...], float]]:
    """Return the plays that the strongest weighs, and their worth; it takes the first."""
    strongest, decision = GAMES[table.game].players["level6"], pending(state)
    assert isinstance(strongest, Character)
    seen, chance = look(match, state), Generator(decision.id, "bot")
    found = strongest.judgement.judge(match, seen, chance, budget)
    return [(each.play.answers, each.points) for each in found]


@pytest.mark.parametrize(
    "effort",
    [
        pytest.param(QUICK, id="quick"),
        pytest.param(SOAK, id="soak", marks=pytest.mark.heavy),
    ],
)
@pytest.mark.parametrize(
    "table",
    soaked(TABLES, [TABLES[0], TABLES[3]], id=lambda table: f"{table.game}-{table.players}"),
)
def test_what_a_seat_cannot_know_does_not_change_what_it_thinks_of_its_plays(
    table: Table, effort: Effort
):
    match = match_of(table.game, table.players, table.expansions)
    positions = sampled(match, effort)
    questions = [kind for kind, f in match.kernel.frame_types.items() if issubclass(f, Question)]
    assert table.asked <= positions.keys()
    assert len(positions) > 0.75 * len(questions)
    changed = set[str]()
    for state in chain.from_iterable(positions.values()):
        here = judged(table, match, state, effort.budget)
        assert here[0][0][0] in pending(state).options
        for deal in range(effort.deals):
            elsewhere = Generator(deal, f"elsewhere:{pending(state).id}")
            other = match.deal(look(match, state), elsewhere)
            changed |= {*differing(match, state, other)}
            assert judged(table, match, other, effort.budget) == here
    assert table.hidden <= changed, "hidden parts are hidden, and dealt anew"
