"""Lessons as documents: where one starts, and what the tutor says and waits for, step by step.

A lesson of a game is a file in ``resources/lessons/<game>``, named after its key. Its sentences are
messages ``lesson.<key>.…``. The learner has seat 0.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, Self, TypeAlias, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    ValidationError,
    model_validator,
)

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import CodecError, DocumentError, EngineError
from rococo_desktop.engine.match import InvalidStateError
from rococo_desktop.engine.parsing import parse_toml
from rococo_desktop.engine.reasons import because
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.validation import refused
from rococo_desktop.session.document_errors import problem_of
from rococo_desktop.session.errors import MessageError, UnreadableError
from rococo_desktop.session.files.files import read_bounded
from rococo_desktop.session.seats import HUMAN, SeatPlan
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup, rival_seats
from rococo_desktop.session.tree import Tree

LEARNER = 0
"""The seat of the person who learns."""
ANY = "*"
"""Any option of a question."""


def _key(text: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", text):
        raise refused(because("wrong-key"))
    return text


Key = Annotated[str, AfterValidator(_key)]
Texts: TypeAlias = "tuple[str, ...]"


class Document(BaseModel):
    """A part of a lesson; unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Start(Document):
    """A game to start from: a position, or the beginning, and the answers of all seats."""

    others: Texts = ()
    """The names of the computer players, in seat order after the learner."""
    bot: str = "random"
    """The bot that answers for them when they have no script."""
    edition: str = ""
    expansions: Texts = ()
    seed: int = 1
    position: dict[str, JsonValue] = {}
    answers: Texts = ()

    def session(self, game: str, learner: str, pauses: frozenset[type] = frozenset()) -> AnySession:
        """Return a game that stands at the start, with free undo up to it.

        It ends before a step of a class in ``pauses``. Raises ValidationError, CodecError or
        InvalidStateError if the game cannot begin in this way.
        """
        kind = GAMES[game]
        setup = GameSetup(
            game=game,
            seats=(
                SeatPlan(kind=HUMAN, name=learner),
                *(SeatPlan(kind=self.bot, name=name) for name in self.others),
                *rival_seats(1 + len(self.others), self.expansions, game),
            ),
            edition=self.edition,
            expansions=self.expansions,
            seed=self.seed,
        )
        match = kind.match(setup.rules_setup, kind.library.load())
        position: Mapping[str, Json] = self.position
        try:
            state, opening = match.lay_out(self.seed, position)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            # the rules play on from a position before it can be checked
            raise InvalidStateError("start.position", because("wrong-other")) from error
        for number, option in enumerate(self.answers):
            try:
                state, events = match.kernel.apply(state, option)
            except EngineError:
                reason = because("wrong-foreign", id=option)
                raise InvalidStateError(f"start.answers.{number}", reason) from None
            opening += events
        match.kernel = match.kernel.until(pauses)
        return Session(setup, match, Tree(state), opening=opening)


class Keyed(Document):
    """A lesson or a challenge, whose file is named after its key."""

    key: Key
    start: Start


D = TypeVar("D", bound=Keyed)


class Until(Document):
    """The condition of a step that must be met for the lesson to continue."""

    event: str = ""
    """The kind of an event since the step began; ``|`` separates several, of which one will do."""
    where: dict[str, JsonValue] = {}
    """Fields of that event by name, each with its value or a list of possible values."""
    asked: str = ""
    """The kind of the question to the learner."""
    over: bool = False
    """Whether the game must be over."""

    @model_validator(mode="after")
    def _names_something(self) -> Self:
        number = bool(self.event) + bool(self.asked) + self.over
        if number != 1:
            names = "event, asked, over"
            raise refused(because("wrong-only_one" if number else "wrong-some", names=names))
        return self


class Choice(Document):
    """A question of the tutor to the learner: the keys of the answers, and the right one."""

    answers: Annotated[tuple[Key, ...], Field(min_length=2, max_length=4)]
    right: Key

    @model_validator(mode="after")
    def _has_the_right_one(self) -> Self:
        if self.right not in self.answers:
            raise refused(because("wrong-one_of", names=", ".join(self.answers)), "right")
        return self


class Step(Document):
    """One thing that the tutor says, and what the learner does about it.

    Without ``until`` and ``choice`` the learner only reads, and everybody waits.
    """

    key: Key
    light: Texts = ()
    """The places on the table on which the light falls."""
    signs: dict[str, str] = {}
    """The signs drawn before the words, each with the key of the message that says what it is."""
    do: dict[str, Texts] = {}
    """By kind of question, the answers that lead on; any other answer gets a reply."""
    free: bool = False
    """Whether the lesson also continues after another answer, with a comment on it."""
    others: Texts = ()
    """The answers that the other seats give in this step, if they are legal.

    ``|`` separates several, of which the first legal one is given.
    """
    until: Until | None = None
    choice: Choice | None = None

    @property
    def kind(self) -> Literal["read", "choose", "act", "watch"]:
        """Return what the learner does."""
        if self.choice is not None:
            return "choose"
        if self.until is None:
            return "read"
        return "act" if self.do or self.until.asked else "watch"

    @model_validator(mode="after")
    def _is_one_thing(self) -> Self:
        if self.do and self.until is None:
            raise refused(because("wrong-missing"), "until")
        if self.choice is not None and self.until is not None:
            raise refused(because("wrong-only_one", names="choice, until"))
        return self


class Lesson(Keyed):
    """A lesson; the order of all lessons of a game is that of ``number``."""

    number: Annotated[int, Field(ge=0)]
    """The place among the lessons; 0 for the short way through the game, before all of them."""
    group: Key = "start"
    """The heading under which it is listed."""
    minutes: Annotated[int, Field(ge=1, le=10)]
    values: dict[str, str] = {}
    """The figures in the sentences by name: numbers of the components and the position."""
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _each_step_has_its_key(self) -> Self:
        (key, number), *_ = Counter(step.key for step in self.steps).most_common(1)
        if number > 1:
            raise refused(because("wrong-id_twice", id=key), "steps")
        return self


class LessonError(MessageError):
    """A lesson or a challenge that cannot be read or begun; the sentence names it and the place."""


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """Turn every error within into a LessonError that names the file."""
    try:
        yield
    except UnreadableError as error:
        raise LessonError("wrong-at", place=file.name, problem=error) from None
    except (DocumentError, ValidationError) as error:
        raise LessonError("wrong-at", place=file.name, problem=problem_of(error)) from None


def begin(
    document: Keyed, game: str, learner: str, pauses: frozenset[type] = frozenset()
) -> AnySession:
    """Return the game of a lesson or challenge at its start; raises LessonError."""
    try:
        return document.start.session(game, learner, pauses)
    except (ValidationError, CodecError, InvalidStateError) as error:
        raise LessonError("wrong-at", place=document.key, problem=problem_of(error)) from None


class Documents(Generic[D]):
    """The lessons or the challenges of all games, in a folder for each; a game may have none.

    No two games have any with the same key.
    """

    def __init__(self, name: str, kind: type[D], order: Callable[[D], Any]) -> None:
        self._name = name
        self._kind = kind
        self._order = order

    def folder(self, game: str) -> Path:
        """Return the folder of a game, which may not exist."""
        return resource_path(self._name, game)

    @cache  # noqa: B019 - there are two of them
    def keys(self, game: str) -> frozenset[str]:
        """Return the keys of a game's documents, without reading them."""
        return frozenset(file.stem for file in self.folder(game).glob("*.toml"))

    @cache  # noqa: B019
    def of(self, game: str) -> tuple[D, ...]:
        """Return the documents of a game in their order; raises LessonError."""
        return tuple(sorted(map(self.read, self.folder(game).glob("*.toml")), key=self._order))

    def game_of(self, key: str) -> str:
        return next(game for game in GAMES if key in self.keys(game))

    def find(self, key: str) -> tuple[str, D]:
        """Return a document by its key, after the key of its game; raises LessonError."""
        game = self.game_of(key)
        return game, next(each for each in self.of(game) if each.key == key)

    def after(self, game: str, key: str) -> str:
        """Return the key of the document after another; empty after the last one."""
        keys = [each.key for each in self.of(game)]
        return "" if key not in keys[:-1] else keys[keys.index(key) + 1]

    def read(self, file: Path) -> D:
        """Return the document of a file, whose key is the file's name; raises LessonError."""
        with _naming(file):
            return self._kind.model_validate({"key": file.stem, **parse_toml(read_bounded(file))})


LESSONS = Documents("lessons", Lesson, lambda lesson: lesson.number)
