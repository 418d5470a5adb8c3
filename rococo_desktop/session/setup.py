"""The choices made before a game begins: the seats, the edition, the policy of undo."""

from collections.abc import Sequence
from dataclasses import replace
from secrets import token_hex
from typing import Annotated, Self

from pydantic import (
    AfterValidator,
    Field,
    JsonValue,
    SerializerFunctionWrapHandler,
    ValidationInfo,
    field_validator,
    model_serializer,
    model_validator,
)

from rococo_desktop.engine.match import Setup, SetupError
from rococo_desktop.engine.reasons import because
from rococo_desktop.games import FIRST_GAME, GAMES, MOST_SEATS
from rococo_desktop.kinds.kind import GameKind
from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.validation import refused
from rococo_desktop.session.seats import (
    HUMAN,
    MAX_NAME,
    MAX_SEED,
    RIVAL,
    Before,
    SeatPlan,
    UndoPolicy,
    illegible,
)


def _game(key: str) -> str:
    if key not in GAMES:
        raise refused(because("wrong-one_of", names=", ".join(GAMES)))
    return key


def _legible(name: str) -> str:
    if reason := illegible(name):
        raise refused(reason)
    return name


Seed = Annotated[int, Field(strict=True, ge=0, le=MAX_SEED)]

GameKey = Annotated[str, Field(max_length=40), AfterValidator(_game)]

Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME), AfterValidator(_legible)]


class GameSetup(Strict):
    """A complete set-up; the validator refuses one that cannot be played."""

    game: Annotated[GameKey, Field(exclude=True)] = FIRST_GAME
    """The key of the game; documents write it beside the set-up."""
    seats: Annotated[tuple[SeatPlan, ...], Field(strict=False, max_length=MOST_SEATS)]
    edition: Annotated[str, Field(validate_default=True)] = ""
    """The edition; the game's first one if none is named."""
    expansions: Annotated[tuple[str, ...], Field(strict=False, max_length=20)] = ()
    undo: UndoPolicy = "free"
    seed: Seed
    id: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")] | None = None
    """What tells the game from others with this set-up; early saves have none."""

    @model_serializer(mode="wrap")
    def _without_a_missing_id(self, dump: SerializerFunctionWrapHandler) -> dict[str, JsonValue]:
        document: dict[str, JsonValue] = dump(self)
        if self.id is None:
            document.pop("id", None)
        return document

    @field_validator("edition", mode="after")
    @classmethod
    def _named(cls, edition: str, info: ValidationInfo) -> str:
        game = info.data.get("game")
        return edition or ("" if game is None else GAMES[game].editions[0])

    @model_validator(mode="after")
    def _playable(self) -> Self:
        for name in ("colour", "emblem", "portrait"):
            chosen = [getattr(seat, name) for seat in self.seats if getattr(seat, name) is not None]
            if len(set(chosen)) < len(chosen):
                raise refused(because("wrong-same_look", field=name), "seats")
        kinds = (HUMAN, RIVAL, *self.kind.bots)
        for number, seat in enumerate(self.seats):
            before = () if seat.before is None else (("before.kind", seat.before.kind),)
            for field, who in (("kind", seat.kind), *before):
                if who not in kinds:
                    reason = because("wrong-one_of", names=", ".join(kinds))
                    raise refused(reason, f"seats.{number}.{field}")
        rivals = [seat.kind == RIVAL for seat in self.seats]
        expected = len(self.kind.rivals(rivals.count(False), self.expansions))
        if rivals != [False] * (len(rivals) - expected) + [True] * expected:
            raise refused(because("wrong-rivals", number=expected), "seats")
        try:
            self.kind.check(self.rules_setup)
        except SetupError as error:
            raise refused(error.reason, error.field) from None
        return self

    @property
    def kind(self) -> GameKind:
        return GAMES[self.game]

    @property
    def rules_setup(self) -> Setup:
        people = sum(seat.kind != RIVAL for seat in self.seats)
        return Setup(people, self.edition, self.expansions)

    def begun(self) -> Self:
        """Return the set-up of a new game, which is none of those before it."""
        return self.model_copy(update={"id": token_hex(8)})

    def again(self, seed: int) -> Self:
        """Return the set-up of another game of those who play this one now."""
        seats = tuple(replace(seat, before=None) for seat in self.seats)
        return self.model_copy(update={"seats": seats, "seed": seed})

    def handed(self, seat: int, kind: str, before: Before | None) -> Self:
        """Return the set-up with another player in a seat."""
        plan = replace(self.seats[seat], kind=kind, before=before)
        seats = (*self.seats[:seat], plan, *self.seats[seat + 1 :])
        return self.model_copy(update={"seats": seats})

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def persons(self) -> tuple[int, ...]:
        """Return the seats that people play."""
        return tuple(seat for seat, plan in enumerate(self.seats) if plan.kind == HUMAN)

    @property
    def people(self) -> frozenset[int]:
        """Return the seats of people; all seats if there are only bots."""
        return frozenset(self.persons or range(len(self.seats)))


def rival_seats(
    players: int, expansions: Sequence[str], game: str = FIRST_GAME
) -> tuple[SeatPlan, ...]:
    """Return the seats of automatic rivals, which follow those of the players."""
    rivals = GAMES[game].rivals(players, expansions)
    return tuple(SeatPlan(kind=RIVAL, name=name) for name in rivals)


def first_seat(setup: GameSetup) -> int:
    """Return the seat that is asked first; without automatic rivals it is the start player's."""
    match = setup.kind.match(setup.rules_setup, setup.kind.library.load())
    decision = match.start(setup.seed).state.pending
    return 0 if decision is None else decision.seat


def plain_setup(
    players: int, seed: int, *, edition: str, expansions: tuple[str, ...], game: str = FIRST_GAME
) -> GameSetup:
    """Return a set-up of people with numbered names, for the protocol.

    Raises SetupError if it cannot be played.
    """
    kind = GAMES[game]
    kind.check(Setup(players, edition, expansions))
    seats = tuple(SeatPlan(kind=HUMAN, name=f"Player {seat + 1}") for seat in range(players))
    return GameSetup(
        game=game,
        seats=seats + rival_seats(players, expansions, game),
        edition=edition or kind.editions[0],
        expansions=expansions,
        seed=seed,
    )
