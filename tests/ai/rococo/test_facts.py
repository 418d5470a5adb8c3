"""What the coach of Rococo knows of a position, and when she says what good play aims at."""

from collections.abc import Iterator
from functools import cache, partial

import pytest

from rococo_desktop.ai.bot import ask
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.ai.rococo.facts import facts, rank
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.events import EmployeeDeputed
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.session.teaching.coach import OWN, tips

SEEDS = range(3)
"""The games in which each moment comes at least once."""

Moment = tuple[State, Decision, dict[str, int]]


def asked(seed: int) -> Iterator[Moment]:
    """Yield each choice of a game, with the facts for whoever chooses."""
    match = Rococo(Setup(3), LIBRARY.load())
    state, chance = match.start(seed).state, Generator(seed, "bot")
    while (decision := state.pending) is not None:
        look = partial(match.look, state, frozenset({decision.seat}))
        yield state, decision, dict(facts(match, look()).numbers)
        option = ask(BOTS["greedy"], match, decision, look, chance, 1)
        state = match.kernel.apply(state, option, decision.id).state


@cache
def moments() -> tuple[Moment, ...]:
    return tuple(moment for seed in SEEDS for moment in asked(seed))


def told(key: str) -> list[Moment]:
    """Return the moments that a tip fits."""
    (tip,) = (each for each in tips("rococo") if each.key == key)
    return [each for each in moments() if tip.fits(each[1].kind, each[2])]


@pytest.mark.parametrize(
    "key", ["discards_back", "save_for_last", "hire_early", "master_guest", "statues"]
)
def test_what_good_play_aims_at_is_said_in_a_game(key: str) -> None:
    assert told(key)


def test_the_discards_are_the_supply_when_the_coach_says_so() -> None:
    for state, decision, _ in told("discards_back"):
        player = state.players[decision.seat]
        assert not player.discard
        assert set(decision.options) == set(player.supply)


def test_why_some_cards_are_in_hand_is_said_before_anything_else() -> None:
    """Who had two cards and was asked for the third once read of the Queen's favor instead."""
    after = [each.after for each in tips("rococo") if each.after]
    for _, decision, known in told("discards_back"):
        fitting = (tip for tip in tips("rococo") if tip.fits(decision.kind, known, after))
        assert next(fitting).key == "discards_back"


def test_only_a_deputed_apprentice_is_praised() -> None:
    """She once praised that a Master had left, and two clicks later her hint hired another."""
    match, (_, _, known) = Rococo(Setup(3), LIBRARY.load()), moments()[0]
    said = {}
    for card in ("start-apprentice-1", "start-journeyman", "start-master-1"):
        event = EmployeeDeputed(0, card)
        news = {f"{OWN}employee_deputed", f"{OWN}employee_deputed-{rank(match, event)}"}
        after = [tip for tip in tips("rococo") if "deputed" in tip.after]
        known |= {"rounds_left": 3}
        said[card] = [tip.key for tip in after if tip.fits("play_card", known, news)]
    assert list(said.values()) == [["deputed"], [], ["deputed_master"]]


def test_places_with_a_thimble_and_statues_can_be_chosen_when_she_speaks_of_them() -> None:
    board = Rococo(Setup(3), LIBRARY.load()).rules.board
    masters = {id for id, space in board.spaces.items() if space.master}
    for _, decision, known in told("master_guest"):
        assert known["master_places"] == len(masters.intersection(decision.options))
    statues = {each.id for each in board.statues}
    for _, decision, known in told("statues"):
        assert known["statues"] == len(statues.intersection(decision.options))


@pytest.mark.parametrize("kind", ["kitchens", "musicians", "statues"])
def test_she_tells_what_a_decoration_is_for_when_it_can_be_paid(kind: str) -> None:
    board = Rococo(Setup(3), LIBRARY.load()).rules.board
    kitchens = (*board.fountain_upper, *board.fountain_lower)
    musicians = tuple(hall.musician for hall in board.halls)
    places = {"kitchens": kitchens, "musicians": musicians, "statues": board.statues}[kind]
    moments = told(f"{kind}_first")
    assert moments
    for state, decision, known in moments:
        livre = state.players[decision.seat].livre
        free = [each for each in places if each.id not in state.decorations]
        assert known[f"payable_{kind}"] <= sum(each.cost <= livre for each in free)
        rows = board.fountain_upper, board.fountain_lower
        owned = [{state.decorations.get(each.id) for each in row} for row in rows]
        assert kind != "kitchens" or any(decision.seat not in row for row in owned)


def test_she_speaks_of_hiring_only_to_a_master_who_may() -> None:
    for state, decision, _ in told("hire_early"):
        assert "hire" in decision.options
        assert state.round <= 3
