"""No step of a lesson refuses what its light frames."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import pytest

from rococo_desktop.session.teaching.lesson_document import LEARNER, Lesson
from rococo_desktop.session.teaching.lesson_run import LessonRun
from tests.session.teaching.test_lessons import each_lesson, run_of, step_on

USE = "option:use"
TWO = "+"
"""Joins the two pieces of an option."""
FRAMED = {
    "region:hand": {"play_card", "set_aside"},
    "pile:hand": {"play_card"},
    "pile:supply": {"select_card"},
    "region:picker": {"draft_card", "keep_recipe", "keep_ingredient"},
    "region:racks": {"deliver", "decorate"},
    "region:goods": {"buy_goods"},
    "region:recipes": {"acquire_recipe"},
    "region:shelf": {"acquire_ingredient"},
    "region:warehouse": {"acquire_resource"},
    "region:hire": {"hire"},
    "region:stars": {"hire"},
    "region:hosts": {"place"},
    "region:garden": {"place_dish", "place"},
    "region:halls": {"place_dress"},
    "region:gardens": {"fund_decoration"},
    "region:terrace": {"fund_decoration"},
    "region:prompt": {"choose_action", "use_bonus", "keep_resource", "choose_notion"},
    "table": {"place_dish"},
    "hall": {"place_dress"},
}
"""By place with several options, the questions that are answered there."""
BEGINS = {"region:hosts": "host-"}
"""How the options begin that are in a place, if not all are."""
ELSEWHERE = {"sell", "done", "forfeit"}
"""The options that are in no place of the table."""
RIDDLES = {
    "hand": {"hirer", "tailor", "buyer"},
    "supply": {"third"},
    "favor": {"send"},
    "acquire": {"buyer"},
    "master": {"play"},
}
"""By lesson, the steps that ask who in the light is the right one, and say why if it is another."""


class Refused(NamedTuple):
    """An answer in a frame of a step that does not lead on."""

    step: str
    option: str
    frame: str


def frames(light: str, kind: str, options: Sequence[str]) -> Sequence[str]:
    """Return the options that a lit place frames: a single piece, or all that is in the place."""
    place, _, key = light.partition(":")
    if kind in FRAMED.get(light, ()):
        begins = BEGINS.get(light, "")
    elif kind in FRAMED.get(place, ()):
        begins = f"{key}-"
    else:
        return [each for each in options if each == key]
    return [each for each in options if each.startswith(begins) and each not in ELSEWHERE]


def refused(run: LessonRun) -> Iterator[Refused]:
    """Yield what the step frames and refuses at the question that is asked now."""
    step, decision = run.step, run.session.decision
    asked = decision is not None and decision.seat == LEARNER and step.kind == "act"
    if decision is None or not asked or step.free or run.missed:
        return
    answers = (*run.expected(decision), *chain.from_iterable(step.do.values()))
    taught = {piece for each in answers for piece in (each, *each.split(TWO))}
    for light in step.light:
        for option in frames(light, decision.kind, decision.options):
            if option not in taught:
                yield Refused(step.key, option, light)


@each_lesson
def test_no_step_refuses_what_its_light_frames(game: str, lesson: Lesson) -> None:
    run, found = run_of(game, lesson), list[Refused]()
    while not run.finished:
        found += refused(run)
        step_on(game, run)
    riddles = RIDDLES.get(lesson.key, set())
    assert [each for each in found if each.step not in riddles] == []
    assert {each.step for each in found} == riddles


@each_lesson
def test_the_button_of_a_bonus_is_lit_where_the_step_lights_it(game: str, lesson: Lesson) -> None:
    """In a step that began with another question nothing was lit: the bonus was overlooked."""
    run = run_of(game, lesson)
    while not run.finished:
        decision = run.session.decision
        asked = decision is not None and decision.seat == LEARNER and run.step.kind == "act"
        if asked and decision is not None and "use" in decision.options:
            assert USE not in run.step.light or USE in run.lights, run.step.key
        step_on(game, run)


@pytest.mark.parametrize(
    ("light", "kind", "options", "framed"),
    [
        ("table:middle", "place_dish", ["middle-1", "left-2", "sell"], ["middle-1"]),
        ("region:hosts", "place", ["host-1", "post-top-left-1"], ["host-1"]),
        ("card:start-chef-1", "play_card", ["start-chef-1", "start-chef-2"], ["start-chef-1"]),
        ("region:racks", "deliver", ["pastry-flan", "done"], ["pastry-flan"]),
        ("region:prompt", "place_dish", ["middle-1"], []),
    ],
)
def test_a_light_frames_what_lies_in_its_place(
    light: str, kind: str, options: list[str], framed: list[str]
) -> None:
    assert frames(light, kind, options) == framed
