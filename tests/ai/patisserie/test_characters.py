"""The computer players of La Pâtisserie Rococo play whole games, well, and without peeking."""

from collections import Counter

import pytest

from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.ai.character import Judged
from rococo_desktop.ai.foresight import LATER, TURN
from rococo_desktop.ai.patisserie.bots import BOTS, CHARACTERS
from rococo_desktop.ai.patisserie.judges import OPENING, SELECTION, STAFF, Foreseeing
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.model import State
from tests.ai.patisserie.games import QUICK, finished, match_of, positions, whole_game


@pytest.mark.parametrize("players", [1, 2, pytest.param(5, marks=pytest.mark.heavy)])
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


@pytest.mark.parametrize("name", ["greedy", "level3", "level5", "level6"])
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
    most = Counter[str]()
    for number, state in enumerate(whole_game(2)):
        if state.pending is None or number % 8:
            continue
        seen = match.look(state, frozenset({state.pending.seat}))
        tried.clear()
        BOTS["level6"].choose(match, seen, Generator(1, "bot"), BUDGET)
        kind = state.pending.kind
        part = "staff" if kind in SELECTION else "turn" if kind == OPENING else "later"
        most[part] = max(most[part], len(tried))
    assert BUDGET // TURN - 8 < most["turn"] <= BUDGET // TURN
    assert BUDGET // TURN // STAFF - 8 < most["staff"] <= BUDGET // TURN // STAFF
    assert 1 < most["later"] <= BUDGET // TURN // LATER


@pytest.mark.parametrize("kind", SELECTION)
def test_the_strongest_tries_staff_cards_out(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(2)
    states = [each for each in whole_game(2) if each.pending and each.pending.kind == kind]
    chosen, wanted = list[str](), list[str]()
    for state in states:
        assert state.pending is not None
        *_, last = state.pending.options
        wanted.append(last)

        def ahead(*arguments: Judged[State], card: str = last) -> float:
            return 20.0 if arguments[-1].play.answers == (card,) else 0.0

        monkeypatch.setattr(Foreseeing, "ahead", ahead)
        seen = match.look(state, frozenset({state.pending.seat}))
        chosen.append(BOTS["level6"].choose(match, seen, Generator(1, "bot"), BUDGET))
    assert chosen == wanted
    assert len(chosen) > 3


def test_the_choice_of_a_staff_card_is_played_on_to_the_next_own_turn() -> None:
    match, foreseeing = match_of(3), Foreseeing()
    state = next(
        each for each in whole_game(3) if each.pending and each.pending.kind == "draft_card"
    )
    assert state.pending is not None
    seat = state.pending.seat
    found = foreseeing.planned(match, state, state.pending, QUICK)
    expected = [foreseeing.ahead(match, state, seat, each) for each in found]
    assert len({*expected}) > 1, "cards differ in what they bring"
    assert all(-60 < each < 60 for each in expected), "leads in points"
