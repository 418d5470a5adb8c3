"""What lies on the table of La Pâtisserie Rococo in sentences."""

from collections.abc import Callable, Iterator

from rococo_desktop.controller.patisserie.board import Board
from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.market import Displays
from rococo_desktop.controller.patisserie.people import Cooks, PlayerRow
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.controller.table.news import News
from rococo_desktop.controller.table.report import Lead, Report, labels


class PatisserieReport(Report):
    """Tells of the players, the tables and the displays."""

    def __init__(
        self,
        faces: Faces,
        news: News,
        look_at: Callable[[int], None],
        people: Cooks,
        board: Board,
        market: Displays,
    ) -> None:
        super().__init__(faces.catalogue, news, look_at, people.sheet)
        self._faces = faces
        self._people, self._board, self._market = people, board, market

    def player(self, seat: int) -> str:
        row = self._people.players.rows[seat]
        assert isinstance(row, PlayerRow)
        return row.summary

    def leads(self) -> Iterator[Lead]:
        for table in self._board.tables.rows:
            if table.leader != NOBODY:
                yield Lead(self._faces.wording.name(table.leader), table.name)

    def places(self) -> Iterator[str]:
        for table in self._board.tables.rows:
            second = {"second": table.second} if table.second else {}
            key = "title-majority" if second else "title-majority_one"
            majority = self._faces.text(key, first=table.first, standing=table.standing, **second)
            yield self._catalogue.sentences([self._told(table.name, majority), table.bonus])
        for special in self._board.specials.rows:
            yield self._told(special.name, special.told)

    def displays(self) -> Iterator[str]:
        faces, market = self._faces, self._market
        yield from self._display(faces.text("title-recipes"), labels(market.recipes, "face"))
        for shelf in market.shelf.rows:
            yield from self._display(faces.text("title-shelf"), labels(shelf.spots, "face"))
        heading = faces.text("title-hire")
        price = faces.wording.coins(max(0, market.hirePrice))
        heading = self._catalogue.bracketed(heading, price)
        yield from self._display(heading, labels(market.hire, "face"))
        yield from self._display(faces.text("title-stars"), labels(market.stars, "face"))
