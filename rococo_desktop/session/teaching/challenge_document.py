"""Challenges as documents: a position, the aim, and the proof of the best result.

A challenge of a game is a file in ``resources/challenges/<game>``, named after its key. Its name
and its task are messages ``challenge.<key>.…``. The learner has seat 0 and acts alone. The proof is
written by the solver, never by hand.
"""

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import Annotated, Literal

from pydantic import Field

from rococo_desktop.ai.solver import LIMIT, Aim, Goal, Need, Puzzles, amount, solve, stars
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.state import State
from rococo_desktop.games import GAMES
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.teaching import lesson_document
from rococo_desktop.session.teaching.figures import Figures

STARS = 3
"""The most stars, for the best result only."""


class Measured(lesson_document.Document):
    """A goal: the name of a measure of the game, and its subject."""

    kind: lesson_document.Key
    subject: str = ""

    @property
    def goal(self) -> Goal:
        return Goal(self.kind, self.subject)


class Required(Measured):
    """A need that the end must meet for the goal to count."""

    least: int


class Proof(lesson_document.Document):
    """The solver's result."""

    best: int
    ways: Annotated[int, Field(ge=1)]
    """The number of different ends that are best."""
    stars: tuple[int, int]
    """The amounts that earn one star and two stars."""
    line: lesson_document.Texts
    """The answers of a best line."""


class Challenge(lesson_document.Keyed):
    """A challenge; the order of all challenges of a game is that of ``grade`` and ``number``."""

    number: Annotated[int, Field(ge=1)]
    grade: Annotated[int, Field(ge=1, le=4)]
    series: Annotated[int, Field(ge=1, le=9)] = 1
    """The theme that it teaches, in the order of the list."""
    goal: Measured
    needs: tuple[Required, ...] = ()
    values: dict[str, str] = Field(default_factory=dict)
    """The figures in the task and the comment by name; those of the task need no game."""
    until: Literal["turns", "over"] = "turns"
    proof: Proof | None = None

    @property
    def aim(self) -> Aim:
        needs = tuple(Need(each.goal, each.least) for each in self.needs)
        return Aim(self.goal.goal, needs, self.until == "over")

    @property
    def proved(self) -> Proof:
        """Return the proof; raises ChallengeError if there is none."""
        if self.proof is None:
            raise ChallengeError(f"{self.key}: there is no proof")
        return self.proof

    def figures(self, played: tuple[AnyMatch, State] | None = None) -> Figures:
        """Return the numbers in the task; with the game at its beginning, also the comment's."""
        return Figures(self.values, {"start": self.start.position, "needs": self.needs}, played)

    def earned(self, reached: int | None) -> int:
        """Return the stars for an amount; None is an end that lacks something needed."""
        if reached is None:
            return 0
        proof = self.proved
        return sum(reached >= least for least in (*proof.stars, proof.best))


class ChallengeError(ValueError):
    """A challenge that cannot be proved: its key and the reason."""


def puzzles_of(game: str) -> Puzzles:
    """Return what challenges measure in a game that has them."""
    puzzles = GAMES[game].puzzles
    if puzzles is None:
        raise ChallengeError(f"{game} has no challenges")
    return puzzles


def begin(challenge: Challenge, game: str, learner: str) -> AnySession:
    """Return the game in which a challenge is played; raises LessonError."""
    pauses = frozenset[type]() if challenge.until == "over" else puzzles_of(game).pauses
    return lesson_document.begin(challenge, game, learner, pauses)


def reached(challenge: Challenge, session: AnySession) -> int | None:
    """Return the current amount of the goal; None if something needed is missing."""
    puzzles = puzzles_of(session.setup.game)
    return amount(puzzles, session.match, session.state, lesson_document.LEARNER, challenge.aim)


def prove(challenge: Challenge, game: str, *, limit: int = LIMIT) -> Proof:
    """Return the proof of a challenge by exhaustive search.

    Raises LessonError if it cannot begin, and ChallengeError if it cannot be proved.
    """
    puzzles, session = puzzles_of(game), begin(challenge, game, challenge.key)
    if unknown := {challenge.goal.kind, *(n.kind for n in challenge.needs)} - {*puzzles.measures}:
        raise ChallengeError(f"{challenge.key}: {', '.join(sorted(unknown))} cannot be measured")
    match, root, aim = session.match, session.state, challenge.aim
    try:
        solution = solve(puzzles, match, root, lesson_document.LEARNER, aim, limit=limit)
    except ValueError as error:
        raise ChallengeError(f"{challenge.key}: {error}") from error
    least = amount(puzzles, match, root, lesson_document.LEARNER, Aim(aim.goal))
    assert least is not None
    return Proof(
        best=solution.best,
        ways=solution.ways,
        stars=stars(solution, min(solution.values) if aim.needs or aim.over else least),
        line=solution.answers,
    )


CHALLENGES = lesson_document.Documents(
    "challenges", Challenge, lambda each: (each.series, each.grade, each.number)
)


def of_the_day(keys: Sequence[str], day: date, version: str) -> str:
    """Return the key of the day's challenge: the same for everybody with the same version.

    Every challenge has its day before any comes again, but the first one of all, which is where
    everybody begins.
    """

    def place(key: str) -> bytes:
        return sha256(f"{version}/{key}".encode()).digest()

    others = sorted(keys[1:] or keys, key=place)
    return others[day.toordinal() % len(others)] if others else ""
