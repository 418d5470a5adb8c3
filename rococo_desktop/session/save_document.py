"""The save document: how a game was set up, what was answered, and where it stands."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    SerializerFunctionWrapHandler,
    model_serializer,
    model_validator,
)

from rococo_desktop import __version__
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.reasons import because
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.validation import refused
from rococo_desktop.session.files import canonical_json
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.tree import Run

FORMAT: Literal["rococo-save"] = "rococo-save"
VERSION = 1
_MARK = 16
MAX_ANSWERS = 10_000
"""More than any game has decisions."""
MAX_LEFT = 4_000
"""More answers than all branches have that a game keeps."""


def _ours(version: int) -> int:
    if version != VERSION:
        raise refused(because("wrong.must_be", values=VERSION))
    return version


Version = Annotated[int, Field(strict=True), AfterValidator(_ours)]
"""The only version of a format; ``true`` and ``1.0`` are no versions."""

Word = Annotated[str, Field(max_length=64)]
Answer = Annotated[str, Field(max_length=4096)]


class Branch(BaseModel):
    """What was taken back: answers one after the other, from the moment ``after`` (see Run)."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    after: Annotated[int, Field(ge=0)]
    answers: Annotated[
        tuple[Answer, ...], Field(strict=False, min_length=1, max_length=MAX_ANSWERS)
    ]


class SaveDocument(BaseModel):
    """A saved game; ``hash`` is of the snapshot, ``components`` of all components it used.

    The first branch from a moment is the one that redo follows.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    format: Literal["rococo-save"] = FORMAT
    version: Version = VERSION
    app: Word
    rule_sets: Annotated[tuple[Word, ...], Field(strict=False, max_length=20)]
    components: Word
    setup: GameSetup
    answers: Annotated[tuple[Answer, ...], Field(strict=False, max_length=MAX_ANSWERS)]
    branches: Annotated[tuple[Branch, ...], Field(strict=False, max_length=MAX_LEFT)] = ()
    snapshot: JsonValue
    hash: Word

    @model_validator(mode="after")
    def _branches_depart_from_what_is_there(self) -> Self:
        last = len(self.answers)
        for number, branch in enumerate(self.branches):
            if branch.after > last:
                raise refused(because("wrong.at_most", n=last), f"branches.{number}.after")
            last += len(branch.answers)
        if last - len(self.answers) > MAX_LEFT:
            raise refused(because("wrong.too_many", n=MAX_LEFT), "branches")
        return self

    @model_serializer(mode="wrap")
    def _without_branches_where_there_are_none(
        self, dump: SerializerFunctionWrapHandler
    ) -> dict[str, JsonValue]:
        document: dict[str, JsonValue] = dump(self)
        if not self.branches:
            del document["branches"]
        return document

    @property
    def round(self) -> int:
        """Return the round of the snapshot; 0 if it does not say."""
        number = self.snapshot.get("round") if isinstance(self.snapshot, dict) else None
        return number if isinstance(number, int) else 0

    def to_json(self) -> bytes:
        """Return the document as a text that people can read too."""
        return self.model_dump_json(indent=1).encode() + b"\n"


def save_document(
    setup: GameSetup,
    game: Rococo,
    state: State,
    answers: Sequence[str],
    left: Sequence[Run] = (),
) -> SaveDocument:
    """Return the document of a game that stands at ``state`` after ``answers``.

    ``left`` are the branches beside them.
    """
    snapshot = game.codec.encode(state)
    return SaveDocument(
        app=__version__,
        rule_sets=tuple(rule_set.key for rule_set in game.rules.rule_sets),
        components=game.rules.components.fingerprint,
        setup=setup,
        answers=tuple(answers),
        branches=tuple(Branch(after=run.after, answers=run.answers) for run in left),
        snapshot=snapshot,
        hash=snapshot_hash(snapshot),
    )


def state_mark(game: Rococo, state: State) -> str:
    """Return a short mark by which two tables are told apart."""
    return snapshot_hash(game.codec.encode(state))[:_MARK]


def snapshot_hash(snapshot: Json) -> str:
    """Return the hash of a snapshot."""
    return sha256(canonical_json(snapshot)).hexdigest()
