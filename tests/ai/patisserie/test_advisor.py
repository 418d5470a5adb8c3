"""Hints and analysis in La Pâtisserie Rococo: suggestions are legal, worded and worth it."""

from itertools import islice, pairwise, product

import pytest

from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.patisserie.bots import BOTS
from rococo_desktop.ai.patisserie.facts import facts
from rococo_desktop.ai.patisserie.judges import OPENING, SELECTION, Foreseeing
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.questions import FORFEIT
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words.patisserie.wording import Wording
from tests.ai.hinted import BLIND
from tests.ai.patisserie.games import match_of, positions, whole_game

QUICK = 10_000
"""A node budget with which the strongest continues a few plays only."""
LAST = 4
"""The last round."""
FEW = 5
"""The points by which expectations may change up to the next turn; an empty hand costs 10 to 20."""


def test_a_hint_begins_with_an_answer_and_says_why() -> None:
    match = match_of(2)
    tongues = [Wording(Catalogue(each), match.rules, ("Ada", "Bruno")) for each in languages()]
    kinds = set()
    for number, state in enumerate(whole_game(2)):
        if state.pending is None or number % 16:
            continue
        decision = state.pending
        seen = match.look(state, frozenset({decision.seat}))
        hints = PatisserieAdvisor(match).suggest(seen, Generator(number, "hint"), 3, QUICK)
        assert hints
        points = [hint.points for hint in hints]
        assert points == sorted(points, reverse=True)
        started = {frozenset(hint.answers[:4]) for hint in hints}
        assert len(started) == len(hints)
        for hint in hints:
            assert hint.answers[0] in decision.options
            assert 0 <= hint.chance <= 1
            for reason, words in product(hint.reasons, tongues):
                said = words.argument(reason)
                assert "patisserie-" not in said
                assert "{" not in said
            if decision.kind in SELECTION:
                keys = [each.key.removeprefix("patisserie-advice-") for each in hint.reasons]
                away = decision.kind == "set_aside"
                if away:
                    *least, left, lost = keys
                    assert not least or (hint is hints[0] and least == ["bonus_least"])
                    assert left in {"hand", "spare_chef", "spare_assistant"}
                    assert lost in {"bonus_lost", "bonus_slight"}
                else:
                    assert keys[0] in {"bonus_worth", "bonus_is"}
                hand = hint.reasons[-2 if away else -1]
                held = len(state.players[decision.seat].hand)
                after = held - 1 if away else held + 1
                counts = hand.values.values()
                assert sum(each for each in counts if isinstance(each, int)) == after
        kinds.add(decision.kind)
        assert facts(match, seen).numbers["options"] == len(decision.options)
    assert {"play_card", "draft_card"} <= kinds


def test_a_hint_is_what_the_strongest_would_do() -> None:
    match, strongest = match_of(2), BOTS["level6"]
    for number, state in enumerate(whole_game(2)):
        if state.pending is None or number % 40:
            continue
        seen = match.look(state, frozenset({state.pending.seat}))
        (best, *_) = PatisserieAdvisor(match).suggest(seen, Generator(number), 3, QUICK)
        assert best.answers[0] == strongest.choose(match, seen, Generator(number), QUICK)


def test_the_chances_add_up_and_end_with_the_winner() -> None:
    match = match_of(2)
    for number, state in enumerate(whole_game(2)):
        if number % 40 == 0:
            assert sum(PatisserieAdvisor(match).prospects(state)) == pytest.approx(1)
    end = whole_game(2)[-1]
    assert PatisserieAdvisor(match).prospects(end).index(1.0) in match.score(end).winners


@pytest.mark.parametrize(("players", "winner"), [(1, 1), (2, 0), (3, 0)])
def test_the_chances_foresee_the_winner(players: int, winner: int) -> None:
    """The Mentor beats a random player, and so does one who takes the best play."""
    match = match_of(players)
    names = ("greedy" if players > 1 else "random", "random", "random")[:players]
    *game, end = positions(match, names, seed=5)
    late = [
        PatisserieAdvisor(match).prospects(state)[winner]
        for state in game
        if state.round == 3 and state.pending and state.pending.kind == "play_card"
    ]
    assert match.score(end).winners == (winner,)
    assert len(late) > 3
    assert sum(late) / len(late) > 0.8


def test_choosing_a_hand_hardly_changes_the_chances() -> None:
    """A card shows its worth when it is played; curves would jump when a round begins."""
    wise, game = PatisserieAdvisor(match_of(2)), whole_game(2)
    borders = [
        abs(wise.prospects(before)[0] - wise.prospects(after)[0])
        for before, after in pairwise(game)
        if before.phase != after.phase and after.pending is not None
    ]
    assert len(borders) == 7
    assert sum(borders) / len(borders) < 0.1


def forfeited(match: Patisserie, state: State) -> tuple[str, ...]:
    """Return the answers that forfeit an action, and whatever is offered after it in the turn."""
    decision, answers = state.pending, list[str]()
    assert decision is not None
    seat = decision.seat
    while decision is not None and decision.seat == seat and decision.kind != OPENING:
        answers.append(FORFEIT if FORFEIT in decision.options else decision.options[0])
        state, events = match.kernel.apply(state, answers[-1])
        decision = None if any(event.reveals for event in events) else state.pending
    return tuple(answers)


@pytest.mark.parametrize("every", [9, pytest.param(3, marks=pytest.mark.heavy)])
def test_a_forfeited_action_is_judged_to_be_worse_than_the_best_play(every: int) -> None:
    match = match_of(2)
    wise, lost = PatisserieAdvisor(match), []
    for number, state in enumerate(whole_game(2)):
        decision = state.pending
        if decision is not None and decision.kind == "choose_action" and number % every == 0:
            judged = wise.analyse(state, forfeited(match, state), Generator(1, "analysis"))
            assert judged.lost >= 0
            lost.append(judged.points)
    assert max(lost) > 1


@pytest.mark.parametrize("every", [9, pytest.param(3, marks=pytest.mark.heavy)])
def test_nobody_loses_more_of_a_chance_than_they_had(every: int) -> None:
    match = match_of(2)
    wise = PatisserieAdvisor(match)
    for number, state in enumerate(whole_game(2)):
        decision = state.pending
        if decision is not None and decision.kind == "choose_action" and number % every == 0:
            judged = wise.analyse(state, forfeited(match, state), Generator(1, "analysis"))
            assert 0 <= judged.lost <= judged.before[decision.seat]


def test_a_play_with_the_last_card_of_a_round_is_followed_into_the_next_one() -> None:
    """Who has no card left still expects turns: nobody's hand is taken for empty for long."""
    match, judge, rises = match_of(3), Foreseeing(), list[float]()
    for state in positions(match, ["greedy"] * 3, seed=4):
        decision = state.pending
        if decision is None or decision.kind != OPENING or state.round == LAST:
            continue
        if sum(len(player.hand) for player in state.players) == 1:
            best = judge.planned(match, state, decision, QUICK)[0]
            rises.append(judge.ahead(match, state, decision.seat, best) - best.points)
    assert rises
    assert abs(sum(rises) / len(rises)) < FEW


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.heavy)])
def test_the_best_play_loses_nothing_and_a_hint_hardly_anything(every: int) -> None:
    """The best play is that of the analysis, which continues others in fewer deals than a hint."""
    match, hinted = match_of(2), []
    cards = (each for each in whole_game(2) if each.pending and each.pending.kind == "play_card")
    for state in islice(cards, 0, None, every):
        decision = state.pending
        assert decision is not None
        seen = match.look(state, frozenset({decision.seat}))
        (hint,) = PatisserieAdvisor(match).suggest(seen, Generator(1), 1, QUICK)
        judged = PatisserieAdvisor(match).analyse(state, hint.answers, Generator(1, "analysis"))
        hinted.append(judged.points)
        best = judged.best.answers
        again = PatisserieAdvisor(match).analyse(state, best, Generator(1, "analysis"))
        assert again.best.answers == best
        assert again.points == again.lost == 0
    assert sum(hinted) / len(hinted) < 0.5


def test_a_play_that_draws_is_judged_before_what_it_draws() -> None:
    match = match_of(2)
    wise = PatisserieAdvisor(match)
    for state in whole_game(2):
        decision = state.pending
        if decision is None:
            continue
        for option in decision.options:
            after = match.kernel.apply(state, option)
            if any(type(e).__name__ == "IngredientsDrawn" for e in after.events):
                judged = wise.analyse(state, (option,), Generator(1, "analysis"))
                assert not any(event.reveals for event in judged.played)
                assert sum(judged.chances) == pytest.approx(1)
                return
    raise AssertionError("nothing was drawn in the whole game")


def test_what_is_done_is_no_reason_for_the_rest_of_a_play() -> None:
    """Who has hired the star staff and still takes a tile reads what that is for."""
    match, any_of = match_of(2), Generator(8, "x")
    wise, state, play = PatisserieAdvisor(match), match.start(8).state, None
    while play is None or "star-goods" not in play.answers:
        decision = state.pending
        assert decision is not None
        if decision.kind == "play_card":
            seen = match.look(state, frozenset({decision.seat}))
            (play,) = wise.suggest(seen, Generator(8, "y"), 1, BLIND)
        option = decision.options[any_of.below(len(decision.options))]
        state = match.kernel.apply(state, option).state
    hires = [
        "patisserie-advice-hires" in [each.key for each in play.reasons_after(done)]
        for done in range(len(play.answers))
    ]
    place = play.answers.index("star-goods")
    assert hires == [done <= place for done in range(len(play.answers))]
    assert not all(hires)
    assert all(map(play.reasons_after, range(len(play.answers))))
