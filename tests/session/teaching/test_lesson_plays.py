"""What the short way through a game has the learner play is what a strong player might play."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from rococo_desktop.engine.events import kind_of
from rococo_desktop.games import GAMES
from rococo_desktop.rules.patisserie import gestures as patisserie_gestures
from rococo_desktop.rules.rococo import gestures as rococo_gestures
from rococo_desktop.session.bots import Thinker
from rococo_desktop.session.moves import Manners, Moves
from rococo_desktop.session.teaching.lesson_document import LEARNER, LESSONS
from rococo_desktop.session.teaching.lesson_run import LessonRun
from tests.session.teaching.test_lessons import run_of, step_in_order

MANNERS: dict[str, Manners] = {
    "rococo": rococo_gestures.Manners(),
    "patisserie": patisserie_gestures.Manners(),
}
"""By game, what the window answers without a question."""
WORSE = 0.12
"""How much less the chance to win may be than after the best play."""

WORTHLESS = {"recipe_acquired", "ingredient_taken", "goods_gained"}
"""What brings only what counts nothing at the end."""


class Taught(NamedTuple):
    """A turn of the learner that a lesson asks for."""

    step: str
    before: Any
    answers: tuple[str, ...]


def turns(game: str, run: LessonRun) -> Iterator[Taught]:
    """Take a lesson, and yield the learner's turns up to the step in which all is free."""
    session = run.session
    while run.step.until is None or not run.step.until.over:
        decision, state, start = session.decision, session.state, len(session.answers)
        begins = decision is not None and (decision.seat, decision.kind) == (LEARNER, "play_card")
        if not begins or run.holds:
            step_in_order(game, run)
            continue
        key = run.step.key
        while len(session.answers) == start or _is_learners(run):
            step_in_order(game, run)
        yield Taught(key, state, session.answers[start:])


def _is_learners(run: LessonRun) -> bool:
    decision = run.session.decision
    return decision is not None and decision.seat == LEARNER and decision.kind != "play_card"


@pytest.mark.heavy
def test_the_short_way_through_la_patisserie_leads_into_no_weak_play() -> None:
    game = "patisserie"
    run = run_of(game, LESSONS.of(game)[0])
    thinker = Thinker(game, run.session.setup.kind.library.load())
    for step, before, answers in turns(game, run):
        judged = thinker.analyse(run.session.match.setup, before, answers, 1)
        assert judged.chances[LEARNER] > judged.best.chance - WORSE, (step, answers)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_where_all_is_free_costs_no_prestige(game: str) -> None:
    """Whoever has the rest shown sees the tutor do what she says: only prestige helps now."""
    run = run_of(game, LESSONS.of(game)[0])
    session, moves = run.session, Moves(run.session, MANNERS[game])
    while not run.finished:
        decision, state, given = session.decision, session.state, len(session.answers)
        last = run.step.until is not None and run.step.until.over
        if not last or decision is None or decision.seat != LEARNER:
            step_in_order(game, run)
            continue
        moves.answer(run.wanted(decision))
        while (decision := session.decision) is not None and _is_learners(run):
            moves.answer(run.wanted(decision))
        run.follow()
        entries = session.history[given:]
        before, after = (
            session.match.score(each).players[LEARNER] for each in (state, session.state)
        )
        answers = [entry.option for entry in entries]
        assert after.total >= before.total, answers
        told = {kind_of(type(event)) for entry in entries for event in entry.events}
        assert not told & WORTHLESS, answers
