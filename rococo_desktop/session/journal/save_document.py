"""The save document: the set-up of a game, its answers, and its present state."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Literal, Self, cast

from pydantic import (
    AfterValidator,
    Field,
    JsonValue,
    SerializerFunctionWrapHandler,
    model_serializer,
    model_validator,
)

from rococo_desktop import __version__
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.reasons import because
from rococo_desktop.engine.state import State
from rococo_desktop.games import FIRST_GAME
from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.validation import refused
from rococo_desktop.session.files.files import canonical_json
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.tree import Run

FORMAT: Literal["rococo-save"] = "rococo-save"
VERSION = 2
_MARK = 16
MAX_ANSWERS = 10_000
"""More decisions than any game has."""
MAX_LEFT = 4_000
"""More answers than all branches of a game have together."""


def only(version: int) -> AfterValidator:
    """Return a validator that refuses every other version of a format."""

    def check(found: int) -> int:
        if found != version:
            raise refused(because("wrong-must_be", values=version))
        return found

    return AfterValidator(check)


Version1 = Annotated[int, Field(strict=True), only(1)]
"""The only version of a format; ``true`` and ``1.0`` are not versions."""

MAX_ROUND = 99
"""More rounds than any game has."""

Word = Annotated[str, Field(max_length=64)]
Answer = Annotated[str, Field(max_length=4096)]


class Branch(Strict):
    """Answers that were taken back, in order, from the moment ``after`` (see Run)."""

    after: Annotated[int, Field(ge=0)]
    answers: Annotated[
        tuple[Answer, ...], Field(strict=False, min_length=1, max_length=MAX_ANSWERS)
    ]


class SaveDocument(Strict):
    """A saved game; ``hash`` is of the snapshot, ``components`` a digest of all components.

    The first branch from a moment is the one that redo follows. ``joined`` are the numbers of the
    moments whose answer was given in one gesture with the one before it (see Run).
    """

    format: Literal["rococo-save"] = FORMAT
    version: Annotated[int, Field(strict=True), only(VERSION)] = VERSION
    game: Word
    app: Word
    rule_sets: Annotated[tuple[Word, ...], Field(strict=False, max_length=20)]
    components: Word
    setup: GameSetup
    answers: Annotated[tuple[Answer, ...], Field(strict=False, max_length=MAX_ANSWERS)]
    branches: Annotated[tuple[Branch, ...], Field(strict=False, max_length=MAX_LEFT)] = ()
    joined: Annotated[
        tuple[Annotated[int, Field(ge=1)], ...],
        Field(strict=False, max_length=MAX_ANSWERS + MAX_LEFT),
    ] = ()
    snapshot: JsonValue
    hash: Word

    @model_validator(mode="before")
    @classmethod
    def _of_any_version(cls, document: object) -> object:
        """Convert an older version to this one, and copy the game's key into the set-up."""
        if not isinstance(document, dict):
            return document
        if document.get("version") == 1 and type(document["version"]) is int:
            document = {**document, "version": VERSION, "game": FIRST_GAME}
        setup = document.get("setup")
        if isinstance(setup, dict) and "game" not in setup and "game" in document:
            document = {**document, "setup": {"game": document["game"], **setup}}
        return document

    @model_validator(mode="after")
    def _game_of_the_set_up(self) -> Self:
        if self.setup.game != self.game:
            raise refused(because("wrong-set_up"), "game")
        return self

    @model_validator(mode="after")
    def _round_is_a_number(self) -> Self:
        number = self.round
        if type(number) is not int:
            raise refused(because("wrong-whole_number"), "snapshot.round")
        if number < 0:
            raise refused(because("wrong-at_least", n=0), "snapshot.round")
        if number > MAX_ROUND:
            raise refused(because("wrong-at_most", n=MAX_ROUND), "snapshot.round")
        return self

    @model_validator(mode="after")
    def _branches_depart_from_what_is_there(self) -> Self:
        last = len(self.answers)
        for number, branch in enumerate(self.branches):
            if branch.after > last:
                raise refused(because("wrong-at_most", n=last), f"branches.{number}.after")
            last += len(branch.answers)
        if last - len(self.answers) > MAX_LEFT:
            raise refused(because("wrong-too_many", n=MAX_LEFT), "branches")
        if max(self.joined, default=0) > last:
            raise refused(because("wrong-at_most", n=last), "joined")
        return self

    @model_serializer(mode="wrap")
    def _without_what_there_is_none_of(
        self, dump: SerializerFunctionWrapHandler
    ) -> dict[str, JsonValue]:
        document: dict[str, JsonValue] = dump(self)
        for name in ("branches", "joined"):
            if not document[name]:
                del document[name]
        return document

    @property
    def round(self) -> int:
        """Return the round of the snapshot; 0 if it has none."""
        number = self.snapshot.get("round", 0) if isinstance(self.snapshot, dict) else 0
        return cast("int", number)

    def to_json(self) -> bytes:
        """Return the document as text that people can read too."""
        return self.model_dump_json(indent=1).encode() + b"\n"


def save_document(
    setup: GameSetup,
    match: AnyMatch,
    state: State,
    answers: Sequence[str],
    left: Sequence[Run] = (),
    joined: Sequence[int] = (),
) -> SaveDocument:
    """Return the document of a game that stands at ``state`` after ``answers``.

    ``left`` are the branches beside them, and ``joined`` the numbers of joined moments.
    """
    snapshot = match.codec.encode(state)
    return SaveDocument(
        app=__version__,
        game=setup.game,
        rule_sets=match.rule_sets,
        components=match.fingerprint,
        setup=setup,
        answers=tuple(answers),
        branches=tuple(Branch(after=run.after, answers=run.answers) for run in left),
        joined=tuple(joined),
        snapshot=snapshot,
        hash=snapshot_hash(snapshot),
    )


def state_mark(match: AnyMatch, state: State) -> str:
    """Return a short digest of a table."""
    return snapshot_hash(match.codec.encode(state))[:_MARK]


def snapshot_hash(snapshot: Json) -> str:
    """Return the SHA-256 of a snapshot's canonical JSON, in hexadecimal."""
    return sha256(canonical_json(snapshot)).hexdigest()
