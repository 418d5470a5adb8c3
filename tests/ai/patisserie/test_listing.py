"""The plays listed for a turn are legal and whole, and the game stays as it is."""

from collections.abc import Iterator

import pytest

from rococo_desktop.ai.patisserie.bots import CHARACTERS
from rococo_desktop.ai.patisserie.evaluation import Appraisal
from rococo_desktop.ai.patisserie.listing import turn_plays
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.patisserie.turn import ENDS, Turn
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from tests.ai.patisserie.games import match_of


def some_turns(match: Patisserie, seed: int, every: int) -> Iterator[State]:
    """Yield the beginnings of turns in a game of random answers."""
    state, chance, turns = match.start(seed).state, Generator(seed, "turns"), 0
    while (decision := state.pending) is not None:
        if decision.kind == "play_card" and decision.seat in match.rules.people:
            turns += 1
            if turns % every == 0:
                yield state
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_play_is_legal_and_leads_where_it_says(players: int) -> None:
    match, seen = match_of(players), 0
    for state in some_turns(match, 6, 9):
        assert state.pending is not None
        seat, before = state.pending.seat, state.copy()
        appraisal = Appraisal(match.rules, state, seat, Taste())
        plays = turn_plays(match, state, Turn(match.rules, seat), appraisal.value, 300)
        assert state == before
        assert len({play.answers for play in plays}) == len(plays)
        cards = {play.answers[0] for play in plays}
        kinds = {(match.rules.staff[c].training, match.rules.staff[c].bonus) for c in cards}
        hand = state.players[seat].hand
        assert kinds == {(match.rules.staff[c].training, match.rules.staff[c].bonus) for c in hand}
        for play in plays[:: max(1, len(plays) // 8)]:
            after, reveals = state.copy(), ""
            for answer in play.answers:
                assert after.pending is not None
                assert answer in after.pending.options
                reveals = match.kernel.venture(after, answer, ENDS)
            assert after.players == play.state.players
            assert (after.dishes, after.posts, after.hosts) == (
                play.state.dishes,
                play.state.posts,
                play.state.hosts,
            )
            assert reveals == play.reveals
            seen += 1
    assert seen > 10


def test_what_is_remembered_of_a_position_is_of_that_position_alone() -> None:
    """An appraisal that has seen many positions values each like a new one."""
    match = match_of(3)
    for state in some_turns(match, 8, 15):
        assert state.pending is not None
        seat = state.pending.seat
        appraisal = Appraisal(match.rules, state, seat, Taste())
        plays = turn_plays(match, state, Turn(match.rules, seat), appraisal.value, 200)
        for play in plays[::10]:
            fresh = Appraisal(match.rules, state, seat, Taste())
            assert appraisal.parts(play.state) == fresh.parts(play.state)


def test_the_strongest_plays_the_best_few_on() -> None:
    match = match_of(2)
    strongest, plain = CHARACTERS["level6"].judgement, CHARACTERS["level5"].judgement
    changed = 0
    for state in some_turns(match, 5, 18):
        assert state.pending is not None
        view = match.look(state, frozenset({state.pending.seat}))
        judged = strongest.judge(match, view, Generator(1, "bot"), 12_000)
        other = plain.judge(match, view, Generator(1, "bot"), 12_000)
        assert {each.play.answers for each in judged} == {each.play.answers for each in other}
        changed += [each.points for each in judged] != [each.points for each in other]
    assert changed
