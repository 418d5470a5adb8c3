"""The computer players of La Pâtisserie Rococo play whole games, well, and without peeking."""

import pytest

from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.ai.foresight import LATER, TURN
from rococo_desktop.ai.patisserie.bots import BOTS
from rococo_desktop.ai.patisserie.characters import CHARACTERS
from rococo_desktop.ai.patisserie.judges import OPENING, Foreseeing
from rococo_desktop.engine.randomness import Generator
from tests.ai.patisserie.games import QUICK, finished, match_of, positions, whole_game


@pytest.mark.parametrize("players", [1, 5])
def test_every_character_plays_to_the_end(players: int) -> None:
    names = (list(CHARACTERS) * 2)[:players]
    match = match_of(players)
    assert match.score(finished(match, names, seed=players)).winners


def test_rules_of_thumb_beat_chance_in_any_seat() -> None:
    match = match_of(4)
    for seat in (1, 3):
        names = ["random"] * 4
        names[seat] = "greedy"
        assert match.score(finished(match, names, seed=20 + seat)).winners == (seat,)


@pytest.mark.parametrize("name", ["greedy", "level3", "level5"])
def test_what_a_player_cannot_see_does_not_change_the_choice(name: str) -> None:
    match, bot = match_of(2), BOTS[name]
    looked = 0
    for number, state in enumerate(whole_game(2)):
        if state.pending is None or number % 25:
            continue
        seen = match.look(state, frozenset({state.pending.seat}))
        other = match.deal(seen, Generator(number, "elsewhere"))
        again = match.look(other, frozenset({state.pending.seat}))
        chosen = [bot.choose(match, each, Generator(1, "bot"), QUICK) for each in (seen, again)]
        assert chosen[0] == chosen[1]
        looked += 1
    assert looked > 3


def test_the_same_seed_gives_the_same_game() -> None:
    match = match_of(2)
    ends = [finished(match, ["level2", "level1"], seed=9, budget=30) for _ in range(2)]
    assert ends[0] == ends[1]


def test_each_option_is_taken_from_those_that_are_asked() -> None:
    match = match_of(2, ("promo_start_staff", "promo_staff"))
    for state in positions(match, ["level1", "level4"], seed=3, budget=1):
        if state.pending is not None:
            seen = match.look(state, frozenset({state.pending.seat}))
            chosen = BOTS["level4"].choose(match, seen, Generator(2, "bot"), 1)
            assert chosen in state.pending.options


def test_the_strongest_looks_further_ahead_where_a_turn_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, tried = match_of(2), list[None]()

    def ahead(*arguments: object) -> float:
        tried.append(None)
        return 0.0

    monkeypatch.setattr(Foreseeing, "ahead", ahead)
    most = {True: 0, False: 0}
    for number, state in enumerate(whole_game(2)):
        if state.pending is None or number % 8:
            continue
        seen = match.look(state, frozenset({state.pending.seat}))
        tried.clear()
        BOTS["level6"].choose(match, seen, Generator(1, "bot"), BUDGET)
        opens = state.pending.kind == OPENING
        most[opens] = max(most[opens], len(tried))
    assert BUDGET // TURN - 8 < most[True] <= BUDGET // TURN
    assert 1 < most[False] <= BUDGET // TURN // LATER
