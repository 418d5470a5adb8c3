"""What lies on the table of Rococo in sentences."""

from collections.abc import Callable, Iterator

from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.market import Market
from rococo_desktop.controller.rococo.palace import Palace
from rococo_desktop.controller.rococo.people import People, PlayerRow
from rococo_desktop.controller.table.news import News
from rococo_desktop.controller.table.report import Lead, Report, labels
from rococo_desktop.controller.table.sheet import HIDDEN


class RococoReport(Report):
    """Tells of the players, the halls and the displays."""

    def __init__(
        self,
        faces: Faces,
        news: News,
        look_at: Callable[[int], None],
        people: People,
        palace: Palace,
        market: Market,
    ) -> None:
        super().__init__(faces.catalogue, news, look_at, people.sheet)
        self._name = faces.wording.name
        self._people, self._palace, self._market = people, palace, market

    def player(self, seat: int) -> str:
        text, row = self._catalogue.text, self._people.players.rows[seat]
        assert isinstance(row, PlayerRow)
        prestige = "?" if row.prestige == HIDDEN else row.prestige
        key = "window-player-rival" if row.rival else "window-player-summary"
        summary = text(
            key,
            name=row.name,
            livre=row.livre,
            prestige=prestige,
            tiles=row.silk,
            hand=row.hand,
            supply=row.supply,
            discard=row.discard,
        )
        notions = [text(unit, n=n) for unit, n in (("thread", row.thread), ("lace", row.lace)) if n]
        return self._catalogue.details(filter(None, [summary, *notions, *row.extraNames]))

    def leads(self) -> Iterator[Lead]:
        for hall in self._palace.halls.rows:
            first = [each.seat for each in hall.standings.rows if each.first]
            if len(first) == 1:
                yield Lead(self._name(first[0]), hall.name)

    def places(self) -> Iterator[str]:
        listed = self._catalogue.listed
        for hall in self._palace.halls.rows:
            yield self._catalogue.sentences(
                [hall.standing, listed(each.name for each in hall.standings.rows)]
            )
        rockets = [each.name for each in self._palace.fireworksStandings.rows]
        if rockets:
            yield self._told(self._catalogue.text("window-palace-fireworks"), listed(rockets))

    def displays(self) -> Iterator[str]:
        market = self._market
        yield from self._display(market.workshopName, labels(market.windows, "dress"))
        for segment in market.segments.rows:
            heading = self._priced(market.warehouseName, segment.price)
            yield from self._display(heading, labels(segment.tiles, "tile"))
        heading = self._priced(self._catalogue.text("window-market-hire"), market.hirePrice)
        yield from self._display(heading, labels(market.hire, "card"))

    def _priced(self, display: str, price: int) -> str:
        return self._catalogue.bracketed(display, self._catalogue.text("livre", n=price))
