"""Challenges: proofs of each, the stars, the one of the day, and the search."""

import re
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.games import GAMES
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.teaching.challenge_document import (
    CHALLENGES,
    Challenge,
    ChallengeError,
    begin,
    of_the_day,
    prove,
)
from rococo_desktop.session.teaching.challenge_run import ChallengeRun
from rococo_desktop.session.teaching.challenge_search import MOST_WAYS, search
from rococo_desktop.session.teaching.lesson_document import LessonError
from rococo_desktop.texts import Catalogue, languages
from tests.beans.kind import put_beans_on_the_lists
from tests.messages import written

EVERY = [(game, each) for game in GAMES for each in CHALLENGES.of(game)]
PURSES = {"rococo": "livre", "patisserie": "coins"}
"""The word for a player's money."""


def some(game: str, number: int) -> list[tuple[str, Challenge]]:
    """Return that many challenges of a game, from its easiest to its hardest."""
    known = CHALLENGES.of(game)
    return [(game, each) for each in known[:: len(known) // number][:number]]


TEN_AND_FOUR = some("rococo", 10) + some("patisserie", 4)


def names(chosen: list[tuple[str, Challenge]]) -> list[str]:
    return [f"{game}-{each.key}" for game, each in chosen]


each_challenge = pytest.mark.parametrize(("game", "challenge"), EVERY, ids=names(EVERY))


def answer(session: AnySession, option: str) -> None:
    decision = session.decision
    assert decision is not None
    session.answer(decision.id, option)


def solved(game: str, challenge: Challenge) -> ChallengeRun:
    run = ChallengeRun(challenge, begin(challenge, game, "Camille"))
    while run.following:
        answer(run.session, run.following)
        run.follow()
    return run


@pytest.mark.parametrize(("game", "challenge"), TEN_AND_FOUR, ids=names(TEN_AND_FOUR))
def test_a_challenge_is_proved(game: str, challenge: Challenge) -> None:
    assert prove(challenge, game) == challenge.proof


@pytest.mark.heavy
@each_challenge
def test_every_challenge_is_proved(game: str, challenge: Challenge) -> None:
    assert prove(challenge, game) == challenge.proof


@each_challenge
def test_its_line_earns_three_stars(game: str, challenge: Challenge) -> None:
    run = solved(game, challenge)
    assert run.over
    assert run.reached == challenge.proved.best
    assert (run.earned, run.stars, run.tried) == (3, 3, True)


@each_challenge
def test_every_sentence_is_there(game: str, challenge: Challenge) -> None:
    expected = [f"challenge-{challenge.key}-{word}" for word in ("name", "task", "comment")]
    expected.append(f"challenge-amount-{game}-{challenge.goal.kind}")
    for language in languages():
        texts = Catalogue(language)
        assert not [key for key in expected if key not in texts], language


@each_challenge
def test_the_comment_is_true_of_its_line(game: str, challenge: Challenge) -> None:
    """Each number in it is in the log of the solution, or is the money at the start."""
    session = begin(challenge, game, "Camille")
    money = str(getattr(session.state.players[0], PURSES[game]))
    happened: list[Event] = []
    for option in challenge.proved.line:
        assert session.decision is not None
        happened += session.answer(session.decision.id, option)
    for language in languages():
        words = session.setup.kind.words(Catalogue(language), session.match, session.setup.names)
        told = {number for event in happened for number in re.findall(r"\d+", words.event(event))}
        (comment,) = written(language)[f"challenge-{challenge.key}-comment"]
        assert {*re.findall(r"\d+", comment)} <= {money, *told}, language


@each_challenge
def test_there_is_one_clear_best_result(game: str, challenge: Challenge) -> None:
    assert challenge.proved.ways <= MOST_WAYS


def test_there_are_forty_in_four_grades_with_expansions_among_them() -> None:
    known = CHALLENGES.of("rococo")
    assert len(known) >= 40
    grades = Counter(each.grade for each in known)
    assert sorted(grades) == [1, 2, 3, 4]
    assert min(grades.values()) >= 10
    assert sum(bool(each.start.expansions) for each in known) >= 3
    goals = {each.goal.kind for each in known}
    assert len(goals) >= 6
    assert {"statues", "fireworks"} <= goals, "each kind of what decorates the garden"
    places = [(each.grade, each.number) for each in known]
    assert len(set(places)) == len(places)


def test_the_second_game_has_sixteen_in_four_grades_with_several_kinds_of_goals() -> None:
    known = CHALLENGES.of("patisserie")
    assert len(known) >= 16
    grades = Counter(each.grade for each in known)
    assert sorted(grades) == [1, 2, 3, 4]
    assert min(grades.values()) >= 4
    goals = {(each.goal.kind, bool(each.needs), each.until) for each in known}
    assert len(goals) >= 4
    places = [(each.grade, each.number) for each in known]
    assert len(set(places)) == len(places)


def test_each_challenge_belongs_to_one_game() -> None:
    for game, challenge in EVERY:
        assert CHALLENGES.game_of(challenge.key) == game


def test_stars_are_for_how_near_one_comes() -> None:
    challenge = next(each for each in CHALLENGES.of("rococo") if each.key == "maestro")
    one, two = challenge.proved.stars
    amounts = (None, one - 1, one, two, challenge.proved.best)
    assert [challenge.earned(each) for each in amounts] == [0, 0, 1, 2, 3]


def test_the_solution_is_shown_from_the_start_and_earns_nothing() -> None:
    challenge = CHALLENGES.of("rococo")[0]
    run = ChallengeRun(challenge, begin(challenge, "rococo", "Camille"))
    run.watching = True
    while run.following:
        answer(run.session, run.following)
        run.follow()
    assert run.over
    assert run.watching
    assert (run.stars, run.tried) == (0, False)


def test_undo_leads_back_into_a_challenge() -> None:
    challenge = CHALLENGES.of("rococo")[0]
    run = solved("rococo", challenge)
    run.session.undo()
    run.follow()
    assert not run.over
    assert (run.stars, run.tried) == (3, True)
    assert run.following == challenge.proved.line[-1]
    run.session.return_to(run.start)
    assert run.last is None


def test_who_leaves_the_line_sees_the_solution_no_more() -> None:
    challenge = CHALLENGES.of("rococo")[0]
    run = ChallengeRun(challenge, begin(challenge, "rococo", "Camille"))
    run.watching = True
    answer(run.session, run.following)
    decision = run.session.decision
    assert decision is not None
    answer(run.session, next(each for each in decision.options if each != run.following))
    run.follow()
    assert not run.watching


def test_every_challenge_has_its_day_the_same_for_everybody() -> None:
    keys, first = [each.key for each in CHALLENGES.of("rococo")], date(2026, 11, 22)
    days = [first + timedelta(days=number) for number in range(len(keys) - 1)]
    told = [of_the_day(keys, day, "1.0") for day in days]
    assert sorted(told) == sorted(keys[1:]), "the first one is where everybody begins"
    shuffled = [keys[0], *keys[:0:-1]]
    assert told == [of_the_day(shuffled, day, "1.0") for day in days]
    assert told != [of_the_day(keys, day, "1.1") for day in days]
    assert of_the_day([], first, "1.0") == ""


def test_a_broken_challenge_fails_by_name(tmp_path: Path) -> None:
    challenge = CHALLENGES.of("rococo")[0]
    proof = challenge.proved.model_copy(update={"best": challenge.proved.best + 1})
    assert prove(challenge.model_copy(update={"proof": proof}), "rococo") != proof
    goal = challenge.goal.model_copy(update={"kind": "marbles"})
    with pytest.raises(ChallengeError, match=f"{challenge.key}: marbles"):
        prove(challenge.model_copy(update={"goal": goal}), "rococo")
    with pytest.raises(ChallengeError, match=f"{challenge.key}: more than 3"):
        prove(challenge, "rococo", limit=3)
    start = challenge.start.model_copy(update={"position": {"round": 99}})
    with pytest.raises(LessonError, match=challenge.key):
        prove(challenge.model_copy(update={"start": start}), "rococo")
    with pytest.raises(ChallengeError, match="no proof"):
        _ = challenge.model_copy(update={"proof": None}).proved
    file = tmp_path / "odd.toml"
    file.write_text("number = 0\n", encoding="utf-8")
    with pytest.raises(LessonError, match=r"odd\.toml"):
        CHALLENGES.read(file)


def test_the_search_finds_positions_that_can_be_laid_out_and_proved() -> None:
    finds = search("rococo", Setup(2), "random", 5, places=150)
    found = next(finds)
    assert found.solution.ways <= 4
    assert found.bot is None or found.bot < found.solution.best
    match = GAMES["rococo"].match(Setup(2), GAMES["rococo"].library.load())
    state = match.lay_out(found.seed, found.position).state
    assert state.pending is not None
    assert state.pending.seat == 0


def test_a_game_without_challenges_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    put_beans_on_the_lists(monkeypatch)
    assert CHALLENGES.of("beans") == ()
    with pytest.raises(ChallengeError, match="beans has no challenges"):
        next(search("beans", Setup(2), "random", 1, places=10))
