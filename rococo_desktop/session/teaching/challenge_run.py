"""A running challenge: how near the learner came, and the solution, step by step.

The run reads the session and never changes it.
"""

from typing import Any, TypeAlias

from rococo_desktop.engine.kernel import Entry
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.teaching.challenge_document import Challenge, reached
from rococo_desktop.session.teaching.figures import Figures
from rococo_desktop.session.teaching.lesson_run import LessonRun


class ChallengeRun:
    """The course of a challenge in a session."""

    def __init__(self, challenge: Challenge, session: AnySession) -> None:
        self.challenge = challenge
        self.session = session
        self.start = session.here
        self.watching = False
        """Whether the solution is shown: from the start, as long as every answer is of its line."""
        self.tried = False
        """Whether the learner has reached an end."""
        self.stars = 0
        """The most stars earned so far."""

    @property
    def over(self) -> bool:
        """Return whether this is an end of the challenge."""
        return self.session.decision is None

    @property
    def reached(self) -> int | None:
        """Return the amount of the goal; None if something needed is missing."""
        return reached(self.challenge, self.session)

    @property
    def figures(self) -> Figures:
        """Return the numbers in the task and the comment."""
        return self.challenge.figures((self.session.match, self.start.state))

    @property
    def earned(self) -> int:
        """Return the stars for the end reached; none before it."""
        return self.challenge.earned(self.reached) if self.over else 0

    @property
    def done(self) -> int:
        """Return the number of answers since the start."""
        return self.session.here.depth - self.start.depth

    @property
    def last(self) -> Entry[Any] | None:
        """Return the last answer since the start."""
        return self.session.here.entry if self.done else None

    @property
    def following(self) -> str:
        """Return the next answer of the solution; empty at its end, or off its line."""
        line, done = self.challenge.proved.line, self.done
        return line[done] if self.on_line and done < len(line) else ""

    @property
    def on_line(self) -> bool:
        """Return whether all answers since the start are those of the solution, so far."""
        given = tuple(entry.option for entry in self.session.history[self.start.depth :])
        return given == self.challenge.proved.line[: self.done]

    def follow(self) -> None:
        """Note how the game stands now."""
        self.watching = self.watching and self.on_line
        if self.over and not self.watching:
            self.tried = True
            self.stars = max(self.stars, self.earned)


Course: TypeAlias = LessonRun | ChallengeRun
"""A lesson or a challenge in a session of its own."""
