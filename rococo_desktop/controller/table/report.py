"""What lies on the table in sentences, for those who cannot see it and ask."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.table.news import News
from rococo_desktop.controller.table.sheet import PartRow, Sheet
from rococo_desktop.texts import Catalogue


class Lead(NamedTuple):
    """Who leads alone at a place, both by name."""

    player: str
    place: str


class Report:
    """Tells of what is on show, as far as the person at the screen may see it.

    Each game says what its players, its places and its displays are.
    """

    def __init__(
        self, catalogue: Catalogue, news: News, look_at: Callable[[int], None], sheet: Sheet
    ) -> None:
        """``look_at`` turns the ``sheet`` to a player."""
        self._catalogue, self._news = catalogue, news
        self._look_at, self._sheet = look_at, sheet

    def player(self, seat: int) -> str:
        """Return the numbers of a player in a sentence."""
        raise NotImplementedError

    def leads(self) -> Iterable[Lead]:
        """Return who leads where, place by place."""
        raise NotImplementedError

    def places(self) -> Iterable[str]:
        """Return what each place brings and who is there."""
        raise NotImplementedError

    def displays(self) -> Iterable[str]:
        """Return what lies in each display, with its prices."""
        raise NotImplementedError

    def belongings(self, seat: int) -> Iterator[str]:
        """Yield what a player has: the numbers, then the pieces part by part."""
        yield self.player(seat)
        self._look_at(seat)
        parts: Sequence[PartRow] = self._sheet.parts.rows
        for part in parts:
            pieces = [piece.label for piece in part.pieces.rows]
            yield self._told(part.heading, self._catalogue.details(pieces or [part.told]))

    def leaders(self) -> Iterator[str]:
        """Yield who leads, and where."""
        found = defaultdict[str, list[str]](list)
        for lead in self.leads():
            found[lead.player].append(lead.place)
        for player, places in found.items():
            listed = self._catalogue.listed(places)
            yield self._catalogue.text("window-voice-leads", player=player, places=listed)

    def arrivals(self) -> str:
        """Return what the latest round has brought into the displays; empty if nothing."""
        come = [row.face.name for row in self._news.report.come.rows]
        label = self._catalogue.text("window-round-come")
        return self._told(label, self._catalogue.details(come)) if come else ""

    def _told(self, label: str, text: str) -> str:
        return self._catalogue.text("window-told", label=label, text=text)

    def _display(self, heading: str, lying: Iterable[str]) -> Iterator[str]:
        """Yield what lies in a display, if anything does."""
        if labels := list(lying):
            yield self._told(heading, self._catalogue.details(labels))


def labels(rows: Rows, piece: str) -> list[str]:
    """Return the labels of the places of a display at which a ``piece`` lies."""
    return [row.label for row in rows.rows if getattr(row, piece) is not None]
