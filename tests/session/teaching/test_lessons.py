"""Lessons: their documents, their course in a session, and each of them from start to end."""

from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.games import GAMES
from rococo_desktop.session.bots import Thinker
from rococo_desktop.session.seats import RIVAL
from rococo_desktop.session.teaching.coach import COSTLY, EARLY, PIECES, SURE, Coaching, tips
from rococo_desktop.session.teaching.lesson_document import (
    LEARNER,
    LESSONS,
    Lesson,
    LessonError,
    begin,
)
from rococo_desktop.session.teaching.lesson_run import LessonRun, said
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, languages
from rococo_desktop.texts.files import ids
from tests.beans.kind import put_beans_on_the_lists
from tests.daily import soaked

EVERY = [(game, lesson) for game in GAMES for lesson in LESSONS.of(game)]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), EVERY, ids=[f"{game}-{lesson.key}" for game, lesson in EVERY]
)
MOST = 400
"""More answers than any lesson takes."""
LONGEST = 600
"""More than any random walk through a lesson takes."""
WALKS = 100
"""The random walks through each lesson that the soak tries."""
STUCK = {"lastbatch": (64,), "special": (4,)}
"""Seeds of walks on which a lesson once waited for what could no longer come."""
FEW, MANY = 20, 200
"""The most unexpected answers to try at a step, daily and in the soak."""


def run_of(game: str, lesson: Lesson) -> LessonRun:
    return LessonRun(lesson, begin(lesson, game, "Camille"))


def let_others(game: str, run: LessonRun) -> bool:
    """Answer once for another seat; return whether one was asked."""
    session, decision = run.session, run.session.decision
    if decision is None or decision.seat == LEARNER or run.holds:
        return False
    option = run.scripted(decision)
    if not option and session.setup.seats[decision.seat].kind == RIVAL:
        option = decision.options[0]
    elif not option:
        thinker = Thinker(game, session.setup.kind.library.load())
        bot = session.setup.seats[decision.seat].kind
        option = thinker.choose(session.match.setup, session.view(decision.seat), bot, 1)
    session.answer(decision.id, option)
    run.follow()
    return True


def step_in_order(game: str, run: LessonRun) -> None:
    """Do one thing that advances the lesson; the others answer as written, and leave nothing out.

    A forgotten answer would otherwise be taken from later in the script, which then goes astray.
    """
    step, script, answered = run.step, run.script, len(run.session.history)
    step_on(game, run)
    asked = [each for each in run.session.history[answered:] if each.seat != LEARNER]
    for entry in asked:
        where = f"{run.lesson.key}, {step.key}: {entry.kind}"
        assert not script or entry.option in said(script[0]), f"{where}: not {script[0]}"
        script = script[1:]
    moved = run.step is not step or run.finished
    assert not (moved and script), f"{run.lesson.key}, {step.key}: {script} is never said"


def step_on(game: str, run: LessonRun) -> None:
    """Do one thing that advances the lesson."""
    step, decision = run.step, run.session.decision
    if run.may_go_on:
        run.go_on()
    elif step.choice is not None:
        run.choose(step.choice.right)
    elif let_others(game, run):
        return
    else:
        assert decision is not None, f"{step.key}: the game is over, and the lesson waits"
        assert decision.seat == LEARNER, f"{step.key}: nobody may act"
        run.session.answer(decision.id, run.wanted(decision))
        run.follow()
        assert run.astray is None, f"{step.key}: what is wanted leads astray"


def to_the_end(game: str, run: LessonRun) -> None:
    for _ in range(MOST):
        if run.finished:
            return
        step_in_order(game, run)
    raise AssertionError(f"{run.step.key} never ends")


@each_lesson
def test_it_is_taken_to_its_end(game: str, lesson: Lesson) -> None:
    run = run_of(game, lesson)
    to_the_end(game, run)
    assert run.number == len(lesson.steps)
    assert lesson.steps[-1].kind == "read"


def read_on(run: LessonRun) -> None:
    """Read and choose until the game must go on."""
    while run.holds and not run.finished:
        if run.step.choice is not None:
            run.choose(run.step.choice.right)
        assert run.may_go_on, run.step.key
        run.go_on()


def learners_answers(run: LessonRun) -> list[str]:
    """Give the learner's answers one by one, until others are asked; return them."""
    given = list[str]()
    while (decision := run.session.decision) is not None and decision.seat == LEARNER:
        if run.finished:
            break
        given.append(run.wanted(decision))
        run.session.answer(decision.id, given[-1])
        run.follow()
        read_on(run)
    return given


def told(run: LessonRun) -> tuple[object, ...]:
    """Return where a lesson is, and what the tutor says and lights."""
    return run.number, run.step.key, run.astray, run.missed, *run.saying, *run.lights


@each_lesson
def test_answers_at_once_lead_as_far_as_one_by_one_and_as_a_lesson_that_is_resumed(
    game: str, lesson: Lesson
) -> None:
    """A gesture gives several answers, and a whole turn is the longest of them."""
    slow, fast = run_of(game, lesson), run_of(game, lesson)
    while not slow.finished:
        read_on(slow)
        read_on(fast)
        assert told(fast) == told(slow)
        later = run_of(game, lesson)
        later.catch_up(slow.number, slow.session.answers)
        assert told(later) == told(slow)
        before = len(slow.session.answers)
        if not learners_answers(slow):
            let_others(game, slow)
        for option in slow.session.answers[before:]:
            asked = fast.session.decision
            assert asked is not None
            fast.session.answer(asked.id, option)
        fast.follow()
    read_on(fast)
    assert fast.finished


@each_lesson
def test_every_sentence_is_there(game: str, lesson: Lesson) -> None:
    expected = [f"lesson-{lesson.key}-name", f"lesson-{lesson.key}-about"]
    for step in lesson.steps:
        prefix = f"lesson-{lesson.key}-{step.key}"
        expected.append(f"{prefix}-say")
        for answer in () if step.choice is None else step.choice.answers:
            expected += [f"{prefix}-{answer}", f"{prefix}-{answer}_reply"]
        if step.do:
            expected.append(f"{prefix}-else")
    for texts in map(Catalogue, languages()):
        assert not [key for key in expected if key not in texts]
    known = tuple(f"lesson-{lesson.key}-{step.key}-" for step in lesson.steps)
    of_it = [key for key in ids(DEFAULT_LANGUAGE) if key.startswith(f"lesson-{lesson.key}-")]
    assert not [key for key in of_it if key not in expected and not key.startswith(known)]


@each_lesson
def test_words_that_were_replaced_in_a_step_do_not_come_back(game: str, lesson: Lesson) -> None:
    texts, run, heard = Catalogue(), run_of(game, lesson), list[str]()
    while not run.finished:
        said = next(key for key in run.saying if key in texts)
        of_it = said.startswith(f"lesson-{lesson.key}-{run.step.key}-")
        if of_it and said not in heard[-1:]:
            assert said not in heard
            heard.append(said)
        step_on(game, run)


@each_lesson
@pytest.mark.parametrize("drawn", soaked((FEW, MANY), [FEW]))
def test_every_other_answer_gets_a_reply_and_can_be_taken_back(
    game: str, lesson: Lesson, drawn: int
) -> None:
    """At every step, every legal answer that is not expected, or some random ones."""
    texts, run = Catalogue(), run_of(game, lesson)
    for _ in range(MOST):
        if run.finished:
            return
        decision, step = run.session.decision, run.step
        if decision is not None and decision.seat == LEARNER:
            at, number = run.session.here, run.number
            options = list(decision.options)
            Generator(1, step.key).shuffle(options)
            for option in options[:drawn]:
                run.session.answer(decision.id, option)
                run.follow()
                said = next((key for key in run.saying if key in texts), "")
                assert said, (step.key, option)
                if run.astray is not None:
                    assert not run.may_go_on
                    assert said != f"lesson-{lesson.key}-{step.key}-say"
                    run.session.return_to(run.way_back())
                    assert run.session.here is at
                else:
                    run.session.return_to(at)
                run.follow()
                assert (run.number, run.step, run.astray) == (number, step, None), option
        step_on(game, run)
    raise AssertionError(f"{run.step.key} never ends")


# -- whatever the learner does ---------------------------------------------------------------------


def stroll(game: str, run: LessonRun, rng: Generator) -> None:
    """Do one thing that the tutor or the table offers, often not what is taught.

    Somebody who is astray plays on for a while before taking it back.
    """
    session, decision, choice = run.session, run.session.decision, run.step.choice
    mine = decision is not None and decision.seat == LEARNER
    if run.may_take_back and (not mine or not rng.below(4)):
        if run.may_go_on and rng.below(3):
            run.go_on()
            return
        session.return_to(run.way_back())
        run.follow()
    elif run.may_go_on and (not mine or rng.below(4)):
        run.go_on()
    elif choice is not None and run.astray is None and (not mine or rng.below(2)):
        run.choose(choice.answers[rng.below(len(choice.answers))])
    elif not let_others(game, run):
        assert decision is not None, f"{run.step.key}: the game is over, and the lesson waits"
        assert mine, f"{run.step.key}: nobody may act"
        follows = rng.below(2) == 0
        option = decision.options[rng.below(len(decision.options))]
        session.answer(decision.id, run.wanted(decision) if follows else option)
        run.follow()


def strolled(game: str, lesson: Lesson, seed: int) -> None:
    """Walk at random until the lesson ends; there is always a way on that is offered."""
    run, rng = run_of(game, lesson), Generator(seed, lesson.key)
    texts = Catalogue()
    for _ in range(LONGEST):
        if run.finished:
            return
        assert any(key in texts for key in run.saying), run.step.key
        stroll(game, run, rng)
    raise AssertionError(f"{run.step.key} never ends, with seed {seed}")


@each_lesson
def test_no_walk_through_it_is_without_a_way_on(game: str, lesson: Lesson) -> None:
    for seed in (*range(2), *STUCK.get(lesson.key, ())):
        strolled(game, lesson, seed)


@pytest.mark.parametrize(("key", "why"), [("lastbatch", "over"), ("special", "gone")])
def test_what_can_no_longer_come_is_said_and_passed_over(key: str, why: str) -> None:
    game, lesson = next(each for each in EVERY if each[1].key == key)
    for takes_back in (True, False):
        run, rng = run_of(game, lesson), Generator(STUCK[key][0], key)
        while not run.missed and not run.finished:
            stroll(game, run, rng)
        assert run.missed == why
        assert run.saying == [f"lesson-else-{why}"]
        assert all(run.saying[0] in Catalogue(language) for language in languages())
        number, step = run.number, run.step
        assert run.may_take_back
        assert run.may_go_on
        if takes_back:
            run.session.return_to(run.way_back())
            run.follow()
            assert (run.step, run.missed) == (step, "")
        else:
            run.go_on()
            assert run.number > number


@pytest.mark.heavy
@each_lesson
def test_none_of_many_walks_is_without_a_way_on(game: str, lesson: Lesson) -> None:
    for seed in range(WALKS):
        strolled(game, lesson, seed)


# -- the course, in a lesson of the tests ----------------------------------------------------------


def taught(**first_step: Any) -> LessonRun:
    """Return a lesson of one step, and one to read after it."""
    steps = [{"key": "first", **first_step}, {"key": "last"}]
    document = {"number": 1, "minutes": 1, "steps": steps, "start": {"others": ["A", "B"]}}
    return run_of("rococo", Lesson.model_validate({"key": "test", **document}))


def answer(run: LessonRun, number: int = 0) -> str:
    decision = run.session.decision
    assert decision is not None
    assert decision.seat == LEARNER
    option = decision.options[number]
    run.session.answer(decision.id, option)
    run.follow()
    return option


@pytest.mark.parametrize("missing", ["start-master-1", "start-journeyman"])
def test_an_answer_that_the_script_forgot_is_named(missing: str) -> None:
    script = ["start-master-1", "start-master-2", "start-journeyman"] * 2
    run = taught(others=[e for e in script if e != missing], until={"asked": "select_card"})
    with pytest.raises(AssertionError, match=r"^test, first: "):
        to_the_end("rococo", run)


def test_a_step_that_is_read_goes_on_when_one_says_so() -> None:
    run = taught()
    assert run.holds
    assert run.may_go_on
    run.go_on()
    assert run.step.key == "last"
    run.go_on()
    assert run.finished


def learners_turn(run: LessonRun) -> None:
    """Let the other seats choose their cards first."""
    while (decision := run.session.decision) is not None and decision.seat != LEARNER:
        run.session.answer(decision.id, decision.options[0])
    run.follow()


def test_an_answer_while_reading_is_taken_back() -> None:
    run = taught()
    learners_turn(run)
    answer(run)
    assert run.astray is not None
    assert run.saying == ["lesson-test-first-start-master-1", *run.saying[1:]]
    assert run.saying[-1] == "lesson-else-read"
    run.session.return_to(run.way_back())
    run.follow()
    assert run.astray is None


@pytest.mark.parametrize("action", ["depute", "hire"])
def test_what_a_gesture_answers_after_a_step_that_is_read_counts_for_the_next(action: str) -> None:
    """It could not have been read first; a wrong answer is taken back alone."""
    played = {"play_card": ["*"]}, {"choose_action": ["depute"]}
    steps = [
        {"key": "play", "do": played[0], "until": {"event": "card_played"}},
        {"key": "read"},
        {"key": "act", "do": played[1], "until": {"event": "employee_deputed"}},
        {"key": "last"},
    ]
    hand = ["start-master-1", "start-apprentice-1"]
    position = {"phase": "act", "players": [{"hand": hand}]}
    start = {"others": ["A"], "position": position}
    document = {"key": "test", "number": 1, "minutes": 1, "steps": steps, "start": start}
    run = run_of("rococo", Lesson.model_validate(document))
    before = run.session.here
    for option in ("start-master-1", action):
        asked = run.session.decision
        assert asked is not None
        run.session.answer(asked.id, option)
    run.follow()
    assert (run.step.key, run.astray) == ("read", None)
    run.go_on()
    if action == "depute":
        assert run.step.key == "last"
    else:
        assert run.step.key == "act"
        assert run.astray is not None
        run.session.return_to(run.way_back())
        run.follow()
        assert told(run)[1:3] == ("act", None)
    run.session.return_to(before)
    run.follow()
    assert (run.step.key, run.astray, run.finished) == ("play", None, False)


def test_a_choice_goes_on_with_the_right_answer_alone() -> None:
    run = taught(choice={"answers": ["two", "three"], "right": "three"})
    assert not run.may_go_on
    run.choose("two")
    assert run.saying == ["lesson-test-first-two_reply"]
    assert not run.may_go_on
    run.choose("none of them")
    run.choose("three")
    assert run.saying == ["lesson-test-first-three_reply"]
    run.choose("two")
    assert run.may_go_on


def test_a_question_is_open_until_the_right_answer() -> None:
    run = taught(choice={"answers": ["two", "three"], "right": "three"})
    asked = [run.asks_again]
    for answer in ("two", "three"):
        run.choose(answer)
        asked.append(run.asks_again)
    assert asked == [False, True, False]


@pytest.mark.parametrize("game", GAMES)
def test_where_some_cards_are_to_be_chosen_only_these_are_lit(game: str) -> None:
    """Beside a card in the light, a pile in it would look as if all its cards were meant, too."""
    acted = 0
    for lesson in LESSONS.of(game):
        for step in lesson.steps:
            if step.kind == "act" and any(
                each.startswith(("option:", "card:")) for each in step.light
            ):
                acted += 1
                piles = [each for each in step.light if each.startswith(("pile:", "region:hand"))]
                assert piles == [], (lesson.key, step.key)
    assert acted


def test_the_light_follows_the_questions_of_a_step() -> None:
    expected = {"select_card": ["start-master-2", "start-master-1"], "play_card": ["*"]}
    run = taught(light=["region:hand"], do=expected, until={"asked": "choose_action"})
    learners_turn(run)
    told = [(*run.lights, *run.saying)]
    for number in (0, 2):
        answer(run, number)
        told.append((*run.lights, run.saying[0]))
    assert told == [
        ("region:hand", "lesson-test-first-say"),
        ("option:start-master-2", "lesson-test-first-then_select_card"),
        ("region:hand", "lesson-test-first-start-apprentice-1"),
    ]


@pytest.mark.parametrize(
    ("until", "said"),
    [({"asked": "play_card"}, "lesson-others"), ({"over": True}, "lesson-ends")],
    ids=["goes-on", "ends"],
)
def test_nothing_is_lit_and_said_of_a_step_while_the_others_play(
    until: dict[str, Any], said: str
) -> None:
    """What is said before the end of the game is still true when it is over."""
    run = taught(light=["region:hand"], do={"select_card": ["*"]}, until=until)
    learners_turn(run)
    while (decision := run.session.decision) is not None and decision.seat == LEARNER:
        answer(run)
    assert run.step.key == "first"
    assert (*run.lights, *run.saying) == (said,)


def test_a_free_step_goes_on_with_another_answer_after_a_word() -> None:
    expected = {"select_card": ["start-master-2"]}
    run = taught(do=expected, until={"asked": "play_card"}, free=True)
    learners_turn(run)
    assert answer(run, 0) == "start-master-1"
    assert run.astray is None
    assert run.saying[0] == "lesson-test-first-start-master-1"
    assert run.saying[-1] == "lesson-test-first-say"


def test_it_waits_for_an_event_of_the_learner_with_its_values() -> None:
    run = taught(until={"event": "card_taken", "where": {"card": "start-master-2"}})
    learners_turn(run)
    answer(run, 0)
    assert run.step.key == "first"
    answer(run, 0)
    assert run.step.key == "last"
    run.session.undo()
    run.follow()
    assert run.step.key == "first"


@pytest.mark.parametrize(
    "wrong",
    [
        "number = 1",
        "number = 1\nminutes = 1\nsteps = []\n[start]",
        'number = 1\nminutes = 1\nsteps = [{ key = "a" }, { key = "a" }]\n[start]',
        'number = 1\nminutes = 1\nsteps = [{ key = "a", until = {} }]\n[start]',
        'number = 1\nminutes = 1\nsteps = [{ key = "a", do = { b = ["c"] } }]\n[start]',
        'number = 1\nminutes = 1\nsteps = [{ key = "a", sound = "b" }]\n[start]',
        'number = 1\nminutes = 1\n[[steps]]\nkey = "a"\n'
        'choice = { answers = ["b", "c"], right = "d" }\n[start]',
        "number = ",
    ],
)
def test_a_wrong_document_is_refused_with_its_name(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(wrong, encoding="utf-8")
    with pytest.raises(LessonError, match=r"^wrong\.toml: "):
        LESSONS.read(file)


@pytest.mark.parametrize(
    "position",
    [
        {"weather": "fine"},
        {"phase": "lunch"},
        {"workshop": ["yellow-01", "yellow-01", "", "", "", ""]},
        {"next": ["no-such-piece"]},
        {"players": [{}, {}, {}, {}]},
        {"phase": "act", "players": [{"livre": -100}]},
    ],
)
def test_a_start_that_cannot_be_is_refused(position: dict[str, Any]) -> None:
    start = {"others": ["A", "B"], "position": position}
    document = {"key": "test", "number": 1, "minutes": 1, "steps": [{"key": "a"}], "start": start}
    with pytest.raises(LessonError, match=r"^test: "):
        run_of("rococo", Lesson.model_validate(document))


# -- another game, and the coach -------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "last"), [("rococo", "finale"), ("patisserie", "lastbatch")])
def test_the_last_lesson_recommends_the_gentlest_opponent(
    game: str, last: str, language: str
) -> None:
    kind, texts = TABLES[game].characters[0], Catalogue(language)
    gentlest = texts.variant(f"window-seat_kind-{kind}-label", game)
    assert gentlest in texts.text(f"lesson-{last}-end-say")


def test_another_game_has_lessons_in_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    put_beans_on_the_lists(monkeypatch)
    document = {
        "number": 1,
        "minutes": 1,
        "start": {"others": ["Ole"], "position": {"beans": 5}},
        "steps": [
            {"key": "take", "do": {"take": ["2"]}, "until": {"event": "beans_taken"}},
            {"key": "end"},
        ],
    }
    run = run_of("beans", Lesson.model_validate({"key": "test", **document}))
    decision = run.session.decision
    assert decision is not None
    assert run.session.state.beans == 5
    assert run.wanted(decision) == "2"


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_of_the_coach_can_be_said(game: str) -> None:
    """Each fact in a tip belongs to the game, and each question and text exists."""
    advice, kind = GAMES[game].advice, GAMES[game]
    if advice is None:
        assert not tips(game)
        return
    match = kind.match(Setup(3), kind.library.load())
    state = match.start(1).state
    decision = state.pending
    assert decision is not None
    facts, pieces = advice.facts(match, match.look(state, frozenset({decision.seat})))
    for tip in tips(game):
        assert set(tip.when) <= set(facts), tip.key
        lit = {place.removeprefix(PIECES) for place in tip.light if place.startswith(PIECES)}
        lit |= {deed.removeprefix(PIECES) for deed in tip.deeds if deed.startswith(PIECES)}
        assert lit | {tip.of} - {""} <= set(pieces), tip.key
        assert tip.asked in match.kernel.frame_types, tip.key
        for language in languages():
            for edition in kind.editions:
                played = kind.match(Setup(3, edition), kind.library.load())
                words = kind.words(Catalogue(language), played, ("A", "B", "C"))
                said = words.advice(tip.key, pieces[tip.of] if tip.of else (), **facts)
                assert not said.startswith("coach-"), (tip.key, language, edition)
                assert "{" not in said


def test_the_coach_falls_silent_as_the_learner_grows_sure() -> None:
    (first, *_) = tips("rococo")
    facts = {name: 0 for tip in tips("rococo") for name in tip.when} | {"round": 1}
    coaching = Coaching("rococo")
    assert next(coaching.due("select_card", facts)) == first
    coaching.note(first)
    assert first not in coaching.due("select_card", facts)
    for _ in range(SURE):
        assert not coaching.judge(0.0)
    assert list(coaching.due("make_dress", facts)), "the first rounds are taught to everybody"
    facts = {**facts, "round": EARLY + 1}
    assert not list(coaching.due("make_dress", facts))
    assert coaching.judge(COSTLY)
    assert list(coaching.due("make_dress", facts))
