"""The format of the component files: tables by id, and the building of a board from its tables."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rococo_desktop.rules.entries import MajorityTable, Positive, PriceTable, Section, Strict, plain

from .models import (
    Board,
    BoardName,
    Components,
    Host,
    IngredientRow,
    Pieces,
    Post,
    ServiceArea,
    Table,
    TableId,
    TableSpace,
)


class SpaceTable(TableSpace):
    """A space for a dish, with its table; spaces are listed from the table's bonus outwards."""

    table: TableId


class AreaTable(Section):
    """A service staff area: the two tables beside it."""

    tables: tuple[TableId, TableId]


Side = Literal["left", "right"]


class PostTable(Post):
    """A service staff space, with its area and its side."""

    area: str
    side: Side


class BoardTable(Strict):
    """One side of the board in the format of the file."""

    players: tuple[Positive, ...]
    recipes: PriceTable
    rows: Annotated[dict[str, IngredientRow], Field(min_length=1)]
    hire: PriceTable
    tables: dict[TableId, MajorityTable]
    spaces: dict[str, SpaceTable]
    areas: dict[str, AreaTable]
    posts: dict[str, PostTable]
    hosts: dict[str, Host]

    def board(self) -> Board:
        """Return the board; raise KeyError if an area lacks a space (`checks` rules that out)."""
        posts = {(post.area, post.side): post for post in self.posts.values()}
        return Board(
            players=self.players,
            recipe_prices=self.recipes.prices,
            ingredient_rows=tuple(self.rows.values()),
            hire=self.hire.prices,
            tables=tuple(
                Table(
                    id=id,
                    first=table.first,
                    second=table.second,
                    spaces=tuple(
                        plain(TableSpace, space)
                        for space in self.spaces.values()
                        if space.table == id
                    ),
                    source=table.source,
                )
                for id, table in self.tables.items()
            ),
            areas=tuple(
                ServiceArea(
                    id=id,
                    source=area.source,
                    designed=area.designed,
                    tables=area.tables,
                    left=plain(Post, posts[id, "left"]),
                    right=plain(Post, posts[id, "right"]),
                )
                for id, area in self.areas.items()
            ),
            hosts=tuple(self.hosts.values()),
            sources={"recipe_prices": self.recipes.source, "hire": self.hire.source},
        )


class ComponentsTable(Pieces):
    """All component files together."""

    boards: dict[BoardName, BoardTable]

    def components(self, corrected: tuple[str, ...] = ()) -> Components:
        """Return the components, with the paths of the fields corrected by the owner."""
        same = {name: value for name, value in self if name != "boards"}
        return Components(
            **same,
            boards={name: table.board() for name, table in self.boards.items()},
            corrected=corrected,
        )
