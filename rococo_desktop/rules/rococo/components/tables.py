"""The format of the component files: tables by id, and the building of a board from its tables."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rococo_desktop.rules.entries import (
    Count,
    MajorityTable,
    Positive,
    PriceTable,
    Section,
    Strict,
    plain,
)

from .bonuses import BaseBonus, BaseFinal
from .models import (
    Board,
    BoardName,
    Components,
    Decoration,
    Employee,
    Fireworks,
    GuestSpace,
    Hall,
    Pieces,
)


class WarehouseTable(PriceTable):
    """The warehouse; `prices` are those with 1, 2, 3, ... tiles left in a segment."""

    segments: Positive
    spaces: Positive


class AllHallsTable(Section):
    """The All-halls spaces, the most valuable first."""

    prestige: Annotated[tuple[Count, ...], Field(min_length=1, max_length=5)]


class BoardTable(Strict):
    """One side of the board in the format of the file."""

    players: tuple[Positive, ...]
    workshop: PriceTable
    warehouse: WarehouseTable
    hire: PriceTable
    fireworks: MajorityTable
    all_halls: AllHallsTable
    halls: dict[str, MajorityTable]
    spaces: dict[str, GuestSpace]
    decorations: dict[str, Decoration]

    def _group(self, group: str) -> tuple[Decoration, ...]:
        return tuple(each for each in self.decorations.values() if each.group == group)

    def board(self) -> Board:
        """Return the board; raise KeyError if a hall has no musician (`checks` rules that out)."""
        musicians = {each.hall: each for each in self._group("musician")}
        return Board(
            players=self.players,
            workshop=self.workshop.prices,
            warehouse_segments=self.warehouse.segments,
            warehouse_spaces=self.warehouse.spaces,
            acquire=self.warehouse.prices,
            hire=self.hire.prices,
            halls=tuple(
                Hall(
                    id=id,
                    first=hall.first,
                    second=hall.second,
                    musician=musicians[id],
                    spaces=tuple(space for space in self.spaces.values() if space.hall == id),
                    source=hall.source,
                )
                for id, hall in self.halls.items()
            ),
            statues=self._group("statue"),
            fountain_upper=self._group("fountain_upper"),
            fountain_lower=self._group("fountain_lower"),
            fireworks=Fireworks(
                first=self.fireworks.first,
                second=self.fireworks.second,
                spaces=tuple(sorted(self._group("fireworks"), key=lambda space: space.cost)),
                source=self.fireworks.source,
            ),
            all_halls=self.all_halls.prestige,
            sources={
                "workshop": self.workshop.source,
                "warehouse": self.warehouse.source,
                "hire": self.hire.source,
                "fireworks": self.fireworks.source,
                "all_halls": self.all_halls.source,
            },
        )


class BaseEmployee(Employee):
    """An employee whose bonus or final scoring is one of the base game's."""

    bonus: BaseBonus | None = None
    scoring: BaseFinal | None = None


class ComponentsTable(Pieces):
    """The components file of the base game."""

    employees: dict[str, BaseEmployee]
    boards: dict[BoardName, BoardTable]

    def components(self, corrected: tuple[str, ...] = ()) -> Components:
        """Return the components, with the paths of the fields corrected by the owner."""
        return Components(
            dresses=self.dresses,
            resources=self.resources,
            employees={id: plain(Employee, each) for id, each in self.employees.items()},
            boards={name: table.board() for name, table in self.boards.items()},
            constants=self.constants,
            corrected=corrected,
        )
