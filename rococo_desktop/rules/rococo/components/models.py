"""The components as frozen models: tiles, cards, boards and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Annotated, Any, Generic, Literal, Self, TypeVar, cast

from pydantic import Field, SerializeAsAny, model_validator

from rococo_desktop.engine.reasons import because
from rococo_desktop.rules.entries import Count, Entry, Positive, Source, Strict, digest, side_for
from rococo_desktop.rules.validation import refused

from .bonuses import SILK_COLORS, Bonus, EmployeeType, Final, PerColor, PerTraining, SilkColor

BoardName = Literal["small", "large"]
"""The two sides of the board: for 2 and 3 players, for 4 and 5 players."""

GROUPS = ("musician", "statue", "fountain_upper", "fountain_lower", "fireworks")
"""The groups of decoration spaces on the board; expansions add others."""

Guest = Literal["lady", "gentleman"]


class Silk(PerColor):
    """Bales of silk of each colour."""

    __slots__ = ()

    @property
    def total(self) -> int:
        """Return the number of all bales."""
        return sum(self)

    def as_dict(self) -> dict[SilkColor, int]:
        """Return the bales by colour, without the colours that do not occur."""
        return {color: number for color, number in zip(SILK_COLORS, self, strict=True) if number}


class Notions(Strict):
    """The lower half of a resource tile: thread and lace, a choice of them, or nothing."""

    mode: Literal["choose", "all", "none"]
    thread: Count = 0
    lace: Count = 0

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        if self.mode == "choose" and not (self.thread and self.lace):
            raise refused(because("wrong-notions_choose"))
        if self.mode == "all" and not (self.thread or self.lace):
            raise refused(because("wrong-notions_all"))
        if self.mode == "none" and (self.thread or self.lace):
            raise refused(because("wrong-notions_none"))
        return self


class Dress(Entry):
    """A dress tile: its cost in silk and notions, its value for sale and its prestige."""

    set: str
    color: SilkColor
    silk: Silk
    thread: Count
    lace: Count
    value: Count
    prestige: Count
    master: bool
    made: SerializeAsAny[Bonus] | None = None
    """The bonus for making it, before it is rented or sold."""
    rented: SerializeAsAny[Bonus] | None = None
    """The bonus for renting it, when it is placed."""
    sellable: bool = True

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        """Return its bonuses for making and renting it."""
        return tuple(bonus for bonus in (self.made, self.rented) if bonus is not None)

    @property
    def guest(self) -> Guest:
        """Return the wearer: yellow and red are worn by ladies, green and blue by gentlemen."""
        return "lady" if self.color in ("yellow", "red") else "gentleman"


class Resource(Entry):
    """A resource tile: silk above, thread and lace below; only one half is ever used."""

    set: str
    silk: Silk
    notions: Notions


class Employee(Entry):
    """An employee card. A start card has no level; each player has a copy of it."""

    set: str
    level: Annotated[int, Field(strict=True, ge=0, le=6)] | None = None
    type: EmployeeType
    bonus: SerializeAsAny[Bonus] | None = None
    scoring: SerializeAsAny[Final] | None = None

    @property
    def final(self) -> str | None:
        """Return the key of the card's final scoring, or None."""
        return self.scoring.final if self.scoring else None


class Reward(Strict):
    """The reward of a guest space when a dress is placed there."""

    kind: Literal["livre", "thread", "lace", "resource"]
    amount: Positive


class GuestSpace(Entry):
    """A place for one dress in a hall; `master` spaces only take dresses made by a Master."""

    hall: str
    master: bool
    reward: Reward | None = None


class Decoration(Entry):
    """A decoration space. Only fireworks have a multiplier, only musicians a hall."""

    group: str
    cost: Count
    prestige: Count
    multiplier: Annotated[int, Field(strict=True, ge=2, le=3)] | None = None
    hall: str | None = None
    set: str = "base"


class Hall(Strict):
    """A hall of the palace with its majority points; `hall1` is the King's hall."""

    id: str
    first: Count
    second: Count
    musician: Decoration
    spaces: tuple[GuestSpace, ...]
    source: Source


class Fireworks(Strict):
    """The fireworks: their majority points and their spaces in order of price, cheapest first."""

    first: Count
    second: Count
    spaces: tuple[Decoration, ...]
    source: Source


class Board(Strict):
    """One side of the board."""

    players: tuple[int, ...]
    """The player counts of this side."""
    workshop: tuple[Count, ...]
    """The price of each window from left to right."""
    warehouse_segments: Positive
    warehouse_spaces: Positive
    acquire: tuple[Count, ...]
    """The price of a resource tile with 1, 2, 3, ... tiles left in its segment."""
    hire: tuple[Count, ...]
    """The price of an employee with 1, 2, 3, 4 cards left in the display."""
    halls: tuple[Hall, ...]
    statues: tuple[Decoration, ...]
    fountain_upper: tuple[Decoration, ...]
    fountain_lower: tuple[Decoration, ...]
    fireworks: Fireworks
    all_halls: tuple[Count, ...]
    """The prestige of the All-halls spaces, the most valuable first."""
    further: tuple[Decoration, ...] = ()
    """The decoration spaces of the expansions."""
    sources: dict[str, Source]
    """The sources of `workshop`, `warehouse`, `hire`, `fireworks` and `all_halls`."""

    @cached_property
    def spaces(self) -> dict[str, GuestSpace]:
        """Return all guest spaces by id, hall by hall."""
        return {space.id: space for hall in self.halls for space in hall.spaces}

    @cached_property
    def decorations(self) -> dict[str, Decoration]:
        """Return all decoration spaces by id: musicians, statues, fountain, fireworks, others."""
        groups = (
            tuple(hall.musician for hall in self.halls),
            self.statues,
            self.fountain_upper,
            self.fountain_lower,
            self.fireworks.spaces,
            self.further,
        )
        return {decoration.id: decoration for group in groups for decoration in group}

    @cached_property
    def halls_by_id(self) -> dict[str, Hall]:
        return {hall.id: hall for hall in self.halls}


class Constants(Strict):
    """The numbers of the rules that are not on a tile, a card or the board."""

    rounds: Positive
    start_livre: Count
    start_thread: Count
    start_lace: Count
    hand_size: Positive
    hire_display: Positive
    """The number of employees revealed in the hire display each round."""
    cleared_windows: Count
    """The number of windows, from the right, that are cleared at the start of a round."""
    minimum_staff: Positive
    """The staff size at which no employee can be deputed."""
    favor_livre: Count
    favor_prestige: Count
    base_income: Count
    fountain_livre_per_decoration: Count
    fountain_livre_per_dress: Count
    depute_pay: PerTraining
    """The money for deputing an employee as a main action."""
    livre_per_prestige: Positive
    """The Livre for one prestige in final scoring."""
    statue_prestige_per_color: Count
    second_place_players: Positive
    """The minimum number of players for which second places score."""


class Extra(Strict):
    """The components that one expansion adds; ``own`` are kinds that only it has."""

    dresses: dict[str, Dress] = Field(default_factory=dict)
    resources: dict[str, Resource] = Field(default_factory=dict)
    employees: dict[str, Employee] = Field(default_factory=dict)
    decorations: dict[str, Decoration] = Field(default_factory=dict)
    own: SerializeAsAny[Strict] | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        pieces = (*self.dresses.values(), *self.resources.values(), *self.employees.values())
        return (*pieces, *self.decorations.values())


class Pieces(Strict):
    """The components of the base game but employees and boards."""

    dresses: dict[str, Dress]
    resources: dict[str, Resource]
    constants: Constants


class Components(Pieces):
    """The components of the base game; ``extras`` are those of the expansions by key."""

    employees: dict[str, Employee]
    boards: dict[BoardName, Board]
    extras: dict[str, Extra] = Field(default_factory=dict)
    own: dict[str, SerializeAsAny[Strict]] = Field(default_factory=dict)
    """The own kinds of components of the expansions in play, by key."""
    corrected: tuple[str, ...] = ()
    """The paths of the fields corrected by the owner, for example `dresses.yellow-01.value`."""

    @cached_property
    def fingerprint(self) -> str:
        """Return a hash of all values, for saves and bug reports."""
        document = self.model_dump(mode="json", exclude={"corrected", "extras"})
        return digest(document)

    def playing(self, expansions: Collection[str], effects: Collection[str]) -> Components:
        """Return the components of a game with some expansions, merged into one set.

        A dress with a bonus not in ``effects`` also belongs to an expansion that is not in play,
        and is left out.
        """
        extras = {key: self.extras[key] for key in self.extras if key in expansions}
        if not extras:
            return Components.model_construct(**dict(self) | {"extras": {}})
        spaces = tuple(each for extra in extras.values() for each in extra.decorations.values())
        boards = {
            name: Board.model_construct(**dict(board) | {"further": (*board.further, *spaces)})
            for name, board in self.boards.items()
        }
        merged: dict[str, Any] = {
            kind: getattr(self, kind)
            | {id: entry for extra in extras.values() for id, entry in getattr(extra, kind).items()}
            for kind in ("dresses", "resources", "employees")
        }
        merged["dresses"] = {
            id: dress
            for id, dress in merged["dresses"].items()
            if all(bonus.effect in effects for bonus in dress.bonuses)
        }
        own = {key: extra.own for key, extra in extras.items() if extra.own is not None}
        return Components.model_construct(
            **dict(self) | merged | {"boards": boards, "own": own, "extras": {}}
        )

    def board_name(self, players: int) -> BoardName:
        """Return the board's side for a number of players; raise ValueError if there is none."""
        return side_for(self.boards, players)

    def board(self, players: int) -> Board:
        """Return the board for a number of players; raise ValueError if there is none."""
        return self.boards[self.board_name(players)]


OwnTable = TypeVar("OwnTable", bound=Strict)


class Own(Generic[OwnTable]):
    """The key and type of an expansion's own kinds of components."""

    def __init__(self, key: str, table_type: type[OwnTable]) -> None:
        self.key = key
        self.table_type = table_type

    def of(self, components: Components) -> OwnTable:
        """Return the expansion's own components in a game that includes it."""
        return cast("OwnTable", components.own[self.key])
