"""A running lesson: its step, and what the tutor says about the learner's answers.

The run reads the session and never changes it. It follows after every change, also after undo.
A change may be several answers, those of one gesture or of a lesson that is resumed: each step
begins where the one before it was done, and judges the answers from there.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.teaching.figures import Figures
from rococo_desktop.session.teaching.lesson_document import ANY, LEARNER, Lesson, Step, Until
from rococo_desktop.session.tree import Moment

OR = "|"
"""The separator of options of which the other seats give the first legal one."""
OPTION = "option:"
"""The prefix for the place where an option is chosen, wherever that is."""
MOST_LIT = 4
"""The most options that are lit; if there are more, any will do."""


class Begun(NamedTuple):
    """A step that was begun."""

    step: Step
    at: Moment[Any]
    """The moment at which the step before it was done."""
    said: Moment[Any]
    """The moment at which the tutor began to speak of it; later, if more was answered at once."""


class LessonRun:
    """The course of a lesson in a session."""

    def __init__(self, lesson: Lesson, session: AnySession) -> None:
        self.lesson = lesson
        self.session = session
        self.finished = False
        self._begun = [Begun(lesson.steps[0], session.here, session.here)]
        self._chosen = ""
        """The last answer to the tutor's question."""

    # -- reading ---------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        return self._begun[-1].step

    @property
    def number(self) -> int:
        """Return the number of the current step, from 1."""
        return len(self._begun)

    @property
    def holds(self) -> bool:
        """Return whether the other players wait for the learner to read or to come back."""
        return self.step.kind in ("read", "choose") or self.astray is not None

    @property
    def rests(self) -> bool:
        """Return whether the learner only reads or answers the tutor, and plays nothing."""
        kind = self.step.kind
        return kind in ("read", "choose") and self.astray is None and not self.finished

    @property
    def astray(self) -> Entry[Any] | None:
        """Return the learner's first answer in this step that does not lead on."""
        return None if self.step.free else self._different()

    @property
    def missed(self) -> Literal["", "over", "gone"]:
        """Return why the step cannot be taught, though the learner has followed it; or nothing.

        The game is over before what it waits for, or none of the answers that it teaches is legal.
        """
        until, decision = self.step.until, self.session.decision
        if until is None or self.astray is not None:
            return ""
        if decision is None:
            return "over" if self._done is None else ""
        taught = decision.seat == LEARNER and not self.step.free and decision.kind in self.step.do
        return "gone" if taught and not self.expected(decision) else ""

    @property
    def may_take_back(self) -> bool:
        """Return whether the learner may go back: to before what leads astray, or to the step."""
        return self.astray is not None or (bool(self.missed) and bool(self._since()))

    @property
    def saying(self) -> Sequence[str]:
        """Return the keys of what the tutor says; the first known one counts.

        They begin with those for what the learner did.
        """
        step, prefix = self.step, f"lesson-{self.lesson.key}-{self.step.key}"
        if step.choice is not None and self._chosen:
            return [f"{prefix}-{self._chosen}_reply"]
        if missed := self.missed:
            return [f"lesson-else-{missed}"]
        different = self._different()
        if different is None and self._turn_is_over:
            ends = step.until is not None and step.until.over
            return ["lesson-ends" if ends else "lesson-others"]
        if different is None:
            return [*(f"{prefix}-then_{kind}" for kind in self._asked_since), f"{prefix}-say"]
        reply = [f"{prefix}-{different.option}", f"{prefix}-else"]
        return [*reply, f"{prefix}-say"] if step.free else [*reply, f"lesson-else-{step.kind}"]

    @property
    def figures(self) -> Figures:
        """Return the numbers in what the tutor says, as they were when the step began."""
        played = (self.session.match, self._begun[-1].at.state)
        return Figures(self.lesson.values, {"start": self.lesson.start.position}, played)

    @property
    def asks_again(self) -> bool:
        """Return whether the tutor's question was answered wrongly, and is still open."""
        choice = self.step.choice
        return choice is not None and self._chosen not in ("", choice.right)

    @property
    def lights(self) -> Sequence[str]:
        """Return the places on which the light falls.

        They are those of the step, and then, question by question, those of the answers that lead
        on; where any answer does, those options that the step itself lights. None while the others
        play.
        """
        if self._turn_is_over and self.astray is None:
            return ()
        decision = self._next_question
        if decision is None:
            return self.step.light
        accepted = self.step.do.get(decision.kind, ())
        wanted = [f"{OPTION}{each}" for each in accepted if each in decision.options]
        if not wanted and ANY in accepted:
            asked = [f"{OPTION}{each}" for each in decision.options]
            return [each for each in self.step.light if each in asked]
        return wanted if len(wanted) <= MOST_LIT else ()

    @property
    def may_go_on(self) -> bool:
        """Return whether the lesson continues when the learner says so, who need not do more."""
        step = self.step
        if self.astray is not None:
            return False
        if step.choice is not None:
            return self._chosen == step.choice.right
        return step.until is None or bool(self.missed)

    def wanted(self, decision: Decision) -> str:
        """Return an answer of the learner that leads on."""
        accepted = self.step.do.get(decision.kind, (ANY,))
        return next((each for each in accepted if each in decision.options), decision.options[0])

    @property
    def script(self) -> Sequence[str]:
        """Return the answers that the lesson still has for the other seats in this step."""
        script = self.step.others
        for entry in self._since():
            if entry.seat != LEARNER:
                place = next((n for n, each in enumerate(script) if entry.option in said(each)), -1)
                script = script[place + 1 :]
        return script

    def scripted(self, decision: Decision) -> str:
        """Return the answer that the lesson has for another seat; empty if it has none.

        Answers that the learner's actions have made illegal are skipped.
        """
        written = (option for each in self.script for option in said(each))
        return next((option for option in written if option in decision.options), "")

    # -- what happens ----------------------------------------------------------------------------

    def follow(self) -> None:
        """Note how the game stands now."""
        line, here = self.session.tree.line, self.session.here
        while len(self._begun) > 1 and not _is_on(line, self._begun[-1].at):
            self._begun.pop()
            self._chosen, self.finished = "", False
        if not _is_on(line, self._begun[-1].said):
            self._begun[-1] = self._begun[-1]._replace(said=here)
        while (done := self._done) is not None:
            wrong = None if self.step.free else self._different(done)
            if wrong is not None or not self._go_on(done):
                return

    def catch_up(self, number: int, answers: Sequence[str]) -> None:
        """Give the answers of all seats again, and go on to a step; stop where they do not fit."""
        for answer in answers:
            decision = self.session.decision
            if decision is None or answer not in decision.options:
                break
            self.session.answer(decision.id, answer)
        self._begun[-1] = self._begun[-1]._replace(said=self.session.here)
        self.follow()
        self._read_on(number)
        if self.astray is not None:
            self.session.return_to(self.way_back())
            self.follow()

    def _read_on(self, number: int) -> None:
        """Go on up to a step, as far as there is only to read and to choose."""
        while self.number < number and self.holds:
            if self.step.choice is not None:
                self.choose(self.step.choice.right)
            before = self.number
            self.go_on()
            if self.number == before:
                return

    def go_on(self) -> None:
        """Go to the next step, as the learner has read this one or chosen the right answer."""
        at = self._begun[-1].at if self.holds else self.session.here
        if self.may_go_on and self._go_on(at):
            self.follow()

    def choose(self, answer: str) -> None:
        """Take the learner's answer to the tutor's question."""
        choice = self.step.choice
        if choice is not None and answer in choice.answers and self._chosen != choice.right:
            self._chosen = answer

    def way_back(self) -> Moment[Any]:
        """Return the moment from which the lesson continues after a different answer.

        It is the last one before that answer, or the beginning of a step that was missed.
        """
        astray = self.astray
        if astray is None:
            return self._begun[-1].at
        return next(m for m in self.session.here.way() if m.state is astray.before)

    def _go_on(self, at: Moment[Any]) -> bool:
        """Begin the next step from a moment; return False if there is none."""
        self._chosen = ""
        if self.number == len(self.lesson.steps):
            self.finished = True
            return False
        self._begun.append(Begun(self.lesson.steps[self.number], at, self.session.here))
        return True

    @property
    def _next_question(self) -> Decision | None:
        """Return the question after the learner's first good answer in this step, if any."""
        decision = self.session.decision
        if decision is None or decision.seat != LEARNER or self.step.kind != "act":
            return None
        given = any(entry.seat == LEARNER for entry in self._since())
        return decision if given and self._different() is None else None

    @property
    def _asked_since(self) -> Sequence[str]:
        """Return the kinds of the questions after that one, the latest first.

        What the tutor said of an earlier one stands until there is more to say: nothing that was
        replaced in a step comes back.
        """
        decision = self._next_question
        if decision is None:
            return ()
        asked = [entry.kind for entry in self._since() if entry.seat == LEARNER]
        return [decision.kind, *reversed(asked[1:])]

    @property
    def _turn_is_over(self) -> bool:
        """Return whether the learner has done what the step is about, and the others play now."""
        decision = self.session.decision
        if decision is None or decision.seat == LEARNER or self.step.kind != "act":
            return False
        return any(entry.seat == LEARNER for entry in self._since())

    def _since(self) -> Sequence[Entry[Any]]:
        """Return the decisions since the step began."""
        return self.session.history[self._begun[-1].at.depth :]

    def _different(self, end: Moment[Any] | None = None) -> Entry[Any] | None:
        """Return the learner's first answer in this step that the lesson does not expect.

        Where no answer that it expects is legal, every one will do. What was answered in one
        gesture before a step could be read is left to the next. The step may ``end`` earlier.
        """
        begun, holds = self._begun[-1], self.step.until is None
        start = begun.said if holds else begun.at
        for entry in self.session.history[start.depth : None if end is None else end.depth]:
            if entry.seat == LEARNER and entry.before.pending is not None:
                expected = () if holds else self.expected(entry.before.pending)
                if entry.option not in expected and (holds or expected):
                    return entry
        return None

    def expected(self, decision: Decision) -> Sequence[str]:
        """Return the answers to a question of the learner that lead on."""
        expected = self.step.do.get(decision.kind, (ANY,))
        options = decision.options
        return options if ANY in expected else [each for each in options if each in expected]

    @property
    def _done(self) -> Moment[Any] | None:
        """Return the first moment at which the step is over; None if it is not, or is only read.

        It has what it waits for then, or it began after the last turn.
        """
        until, start = self.step.until, self._begun[-1].at
        if until is None:
            return None
        if start.state.pending is None:
            return start
        line = self.session.tree.line[start.depth :]
        return next((moment for moment in line if self._is_met(until, moment)), None)

    def _is_met(self, until: Until, moment: Moment[Any]) -> bool:
        """Return whether a step has what it waits for, by what has just led to a moment."""
        pending, begins = moment.state.pending, moment is self._begun[-1].at
        if until.over:
            return pending is None
        if until.asked:
            met = pending is not None and (pending.seat, pending.kind) == (LEARNER, until.asked)
            return met and (not begins or not self.step.do)
        if begins or moment.entry is None:
            return False
        return any(fits(until, event) for event in moment.entry.events)


def _is_on(line: Sequence[Moment[Any]], moment: Moment[Any]) -> bool:
    """Return whether a moment is one of a line."""
    return moment.depth < len(line) and line[moment.depth] is moment


def said(answer: str) -> Sequence[str]:
    """Return what a text names: options, of which the first legal one is given, or events."""
    return answer.split(OR)


def fits(until: Until, event: Event) -> bool:
    """Return whether a step waits for this event; it must be the learner's if it has a seat."""
    if kind_of(type(event)) not in said(until.event):
        return False
    wanted = until.where
    if "seat" not in wanted and getattr(event, "seat", LEARNER) != LEARNER:
        return False
    return all(_is_one(getattr(event, name, None), value) for name, value in wanted.items())


def _is_one(found: object, wanted: object) -> bool:
    return found in wanted if isinstance(wanted, list) else found == wanted
