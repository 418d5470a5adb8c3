"""Every lesson taken by gestures, each of which answers as much at once as the table allows."""

from concurrent.futures import Future
from functools import partial
from itertools import product
from pathlib import Path as File

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.input.gestures import Gestures, Path
from rococo_desktop.controller.patisserie.table import PatisserieTable
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.games import GAMES
from rococo_desktop.session.bots import Thinker
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.teaching.lesson_document import LEARNER, Lesson
from rococo_desktop.session.teaching.lesson_run import LessonRun
from rococo_desktop.texts import Catalogue
from tests.daily import soaked
from tests.session.teaching.test_lessons import EVERY, MOST, learners_answers, run_of, told

BY_CLICKS = {"trays"}
"""The lesson in which no gesture answers more than one question: cards are chosen, not played."""


class Bots:
    """Bots that answer at once."""

    def __init__(self, game: str) -> None:
        self._thinker = Thinker(game, GAMES[game].library.load())

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        answer: Future[str] = Future()
        answer.set_result(self._thinker.choose(setup, view, bot, seed))
        return answer


class Learner:
    """Takes a lesson at a table without a window."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        commons = Commons(Places(File("nowhere"), File("nowhere")), Catalogue())
        commons.preferences.setBotPace(0)
        self.name = game
        self.run = run_of(game, lesson)
        session = self.run.session
        self.game = GameController(commons, session, Bots(game), lesson=self.run)
        self.game.begin()
        self.gestures_made = 0

    @property
    def tutor(self) -> LessonTutor:
        tutor = self.game.tutors.speaking
        assert isinstance(tutor, LessonTutor)
        return tutor

    @property
    def gestures(self) -> Gestures:
        table = self.game.table
        assert isinstance(table, RococoTable | PatisserieTable)
        return table.gestures

    def resumed(self) -> LessonRun:
        """Return the lesson as it would be resumed now."""
        run = run_of(self.name, self.run.lesson)
        run.catch_up(self.run.number, self.run.session.answers)
        return run

    def is_past(self, version: int) -> bool:
        return self.run.session.version > version

    def act(self) -> None:
        """Make the gesture that gives the most of the wanted answers, or give the next one."""
        wanted = learners_answers(self.resumed())
        most, piece, goal = max(
            (
                (len(path.answers) + len(path.goals), piece, goal)
                for piece, goal in product(wanted, ["", *wanted])
                for path in self.gestures.paths(piece, goal)
                if leads(path, wanted)
            ),
            default=(1, "", ""),
        )
        if most == 1:
            assert self.game.answer(wanted[0])
            return
        self.gestures_made += 1
        assert self.gestures.send(piece, goal)
        while self.gestures.choosing:
            rows = (*self.gestures.cards.rows, *self.gestures.words.rows)
            offered = [str(row[0]) for row in rows]
            self.gestures.pick(next(each for each in wanted if each in offered))


def name_of(case: tuple[str, Lesson]) -> str:
    game, lesson = case
    return f"{game}-{lesson.key}"


def leads(path: Path, wanted: list[str]) -> bool:
    """Return whether a gesture gives wanted answers, and in their order."""
    begins = tuple(wanted[: len(path.answers)]) == path.answers
    return begins and all(goal in wanted for goal in path.goals)


@pytest.mark.parametrize(("game", "lesson"), soaked(EVERY, EVERY[::2], id=name_of))
def test_the_tutor_is_never_behind_what_a_gesture_has_answered(
    qtbot: QtBot, game: str, lesson: Lesson
) -> None:
    learner = Learner(game, lesson)
    run = learner.run
    for _ in range(MOST):
        asked, version = run.session.asked, run.session.version
        if run.finished:
            break
        if run.step.choice is not None and not run.may_go_on:
            learner.tutor.reply(run.step.choice.right)
            learner.tutor.goOn()
        elif run.may_go_on:
            learner.tutor.goOn()
        elif asked is not None and asked.seat == LEARNER:
            learner.act()
            assert run.session.version > version
            assert told(run) == told(learner.resumed())
            assert run.astray is None
        else:
            qtbot.waitUntil(partial(learner.is_past, version))
    assert run.finished
    assert bool(learner.gestures_made) == (lesson.key not in BY_CLICKS)
    learner.game.close()
