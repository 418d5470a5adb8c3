"""The final scoring: a show that reveals item by item, then the table with its parts."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import Rows, RowsOf
from rococo_desktop.engine.score import Part, Score
from rococo_desktop.engine.state import State
from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.session.tree import Moment
from rococo_desktop.texts import Catalogue, capital
from rococo_desktop.words import Words

S = TypeVar("S", bound=State)

DECISIVE = 3
"""The most items that are named as having decided a game."""


class CellRow(NamedTuple):
    """A number of the table, under a player."""

    key: int
    points: int
    best: bool


class ItemRow(NamedTuple):
    """An item of the score sheet with every player's points, ``revealed`` once it is shown.

    ``picture`` is a path in the images, or empty.
    """

    key: str
    name: str
    picture: str
    cells: Rows
    revealed: bool
    summary: str


class PartRow(NamedTuple):
    """A summand of an item, in words; equal ones are counted."""

    key: int
    words: str


class PartsRow(NamedTuple):
    """The summands of the chosen item for a player."""

    key: int
    parts: Rows


class StandingRow(NamedTuple):
    """A player's result so far; ``share`` is its part of the best one, from 0 to 1.

    ``remaining`` breaks ties. ``portrait`` is a path in the images, or empty.
    """

    key: int
    name: str
    portrait: str
    total: int
    share: float
    remaining: int
    winner: bool


@InQml("Table.Program")
class ScoreSheet(QObject):
    """The score of a finished game."""

    changed = Signal()

    items = RowsOf(ItemRow)
    standings = RowsOf(StandingRow)
    parts = RowsOf(PartsRow)
    """The players who have summands of the chosen item."""
    chosen = Value(str, notify=changed)
    seen = Value(bool, notify=changed)
    """Whether the show was seen or skipped."""
    arrived = Value(bool, notify=changed)
    """Whether the scene before the counting was seen or skipped."""
    finaleSeen = Value(bool, notify=changed)
    """Whether the celebration after the counting was seen or skipped."""
    chosenName = Value(str, notify=changed)
    chosenPicture = Value(str, notify=changed)
    showing = Value(bool, notify=changed)
    """Whether the show is still running: items or the verdict are not revealed yet."""
    progress = Value(str, notify=changed)
    """The progress of the show, in words."""
    itemSummary = Value(str, notify=changed)
    """A sentence about the item just revealed."""
    verdict = Value(str, notify=changed)
    """A sentence that names the winners."""
    decisive = Value(str, notify=changed)
    """A sentence about the item that put the winner ahead; empty after a tie, or alone."""
    tied = Value(bool, notify=changed)
    """Whether several players have the most points, so that what remains to them counts."""
    beaten = Value(str, notify=changed)
    """A sentence about whom the only person has beaten; empty if nobody."""
    totals = Value(str, notify=changed)
    """Everybody's points so far in words, and what remains to them."""
    remains = Value(str, notify=changed)
    totalName = Value(str)
    """The name of the points."""
    remainingName = Value(str)
    """The name of the tie-break."""

    def __init__(
        self,
        catalogue: Catalogue,
        words: Words,
        names: tuple[str, ...],
        portraits: Sequence[str],
        pictures: Mapping[str, str],
        parent: QObject,
        beaten: Callable[[Score], str] = lambda score: "",  # noqa: ARG005
    ) -> None:
        super().__init__(parent)
        self._beaten = beaten
        self._catalogue = catalogue
        self._words = words
        self._names, self._portraits, self._pictures = names, portraits, pictures
        self.totalName, self.remainingName = words.total(), words.left()
        self._summands = defaultdict[int, Rows](lambda: Rows(PartRow, self))
        self._cells = defaultdict[str, Rows](lambda: Rows(CellRow, self))
        self._score: Score | None = None
        self._gains: list[PrestigeGained] = []
        self._revealed = 0
        self.showing = True

    @Slot()
    def begin(self) -> None:
        self.seen = True
        self._reveal(1)

    @Slot()
    def next(self) -> None:
        """Continue with the next item; after the last one, with the verdict."""
        if self.showing:
            self._reveal(self._revealed + 1)

    @Slot()
    def skip(self) -> None:
        self.seen = True
        self._reveal(len(self._item_names()) + 1)

    @Slot()
    def endFinale(self) -> None:
        """Continue with the counting, or with the score sheet if that was seen."""
        self.arrived, self.finaleSeen = True, self.seen
        if self.seen:
            self.changed.emit()
        else:
            self.begin()

    @Slot()
    def playFinale(self) -> None:
        """Show the whole scene again."""
        self.arrived = self.finaleSeen = False
        self.changed.emit()

    def table(self) -> Iterator[list[str | int]]:
        """Yield the whole table, row by row, with its headings and the result."""
        if self._score is None:
            return
        sheets = self._score.players
        text = self._catalogue.text
        yield [text("window-score-item"), *self._names]
        for place, item in enumerate(self._item_names()):
            yield [self._words.item(item), *(sheet.items[place].points for sheet in sheets)]
        yield [self.totalName, *(sheet.total for sheet in sheets)]
        yield [self.remainingName, *(sheet.left for sheet in sheets)]
        winners, seats = self._score.winners, range(len(sheets))
        yield [text("window-score-won_by"), *("×" if seat in winners else "" for seat in seats)]

    @Slot(str)
    def choose(self, item: str) -> None:
        """Show the parts of one item."""
        self.chosen, self.chosenName = item, self._words.item(item) if item else ""
        self.chosenPicture = self._pictures.get(item, "")
        self.parts.show(list(self._part_rows()))
        self.changed.emit()

    def refresh(self, score: Score, line: Sequence[Moment[S]] = ()) -> None:
        """Show a score; the moments of the game say where the prestige during play came from."""
        self._score = score
        self._gains = [
            event
            for moment in line
            if moment.entry is not None
            for event in moment.entry.events
            if isinstance(event, PrestigeGained)
        ]
        self._reveal(len(self._item_names()) + 1)

    def _reveal(self, revealed: int) -> None:
        """Reveal the first items, and the parts of the last of them; after all, the winners."""
        score = self._score
        if score is None:
            return
        names = self._item_names()
        self._revealed = revealed
        for place, item in enumerate(names):
            points = [sheet.items[place].points for sheet in score.players]
            most = max(points)
            self._cells[item].show(
                CellRow(seat, each, 0 < each == most) for seat, each in enumerate(points)
            )
        self.items.show(
            ItemRow(
                key=item,
                name=self._words.item(item),
                picture=self._pictures.get(item, ""),
                cells=self._cells[item],
                revealed=place < revealed,
                summary=self._summary(score, place) if place < revealed else "",
            )
            for place, item in enumerate(names)
        )
        best = max(1, *(sheet.total for sheet in score.players))
        totals = [sum(item.points for item in sheet.items[:revealed]) for sheet in score.players]
        self.standings.show(
            StandingRow(
                key=seat,
                name=self._names[seat],
                portrait=self._portraits[seat],
                total=totals[seat],
                share=totals[seat] / best,
                remaining=sheet.left,
                winner=revealed > len(names) and seat in score.winners,
            )
            for seat, sheet in enumerate(score.players)
        )
        self.totals = self._told(self.totalName, totals)
        self.remains = self._told(self.remainingName, [sheet.left for sheet in score.players])
        before = self.showing
        step, self.showing = min(revealed, len(names)), revealed <= len(names)
        text = self._catalogue.text
        self.progress = text("window-score-progress", step=step, steps=len(names))
        self.itemSummary = self._summary(score, revealed - 1) if self.showing else ""
        self.verdict = "" if self.showing else self._words.verdict(score)
        self.tied = not self.showing and len(self._words.tied(score)) > 1
        self.beaten = "" if self.showing else self._beaten(score)
        decisive, self.decisive = ("", "") if self.showing else self._decided(score)
        told = names[revealed - 1] if self.showing else decisive if before else ""
        self.choose(told or self.chosen or names[0])

    def _summary(self, score: Score, place: int) -> str:
        """Return an item and everybody's points for it."""
        item = self._words.item(score.players[0].items[place].item)
        return self._told(item, [sheet.items[place].points for sheet in score.players])

    def _told(self, item: str, numbers: Sequence[int]) -> str:
        """Return what is counted, and everybody's number."""
        points = self._catalogue.listed(
            self._catalogue.scored(name, number)
            for name, number in zip(self._names, numbers, strict=True)
        )
        return self._catalogue.text("window-score-told", item=item, points=points)

    def _decided(self, score: Score) -> tuple[str, str]:
        """Return the item that put the winner most ahead of the next player, and a sentence.

        That names the next items, too, if they did at least half as much, and the next player if
        there are several others. Both are empty if nobody is ahead in points.
        """
        winner = score.players[score.winners[0]]
        others = [sheet for sheet in score.players if sheet.total < winner.total]
        if len(others) + 1 < len(score.players) or not others:
            return "", ""
        following = max(others, key=lambda sheet: sheet.total)
        second = score.players.index(following)
        pairs = zip(winner.items, following.items, strict=True)
        ahead = {own: own.points - other.points for own, other in pairs}
        ranked = sorted(ahead, key=lambda own: -ahead[own])[:DECISIVE]
        first, texts = ranked[0], self._catalogue
        said = [
            texts.text(
                "window-score-decisive_item",
                item=(self._words.decisive if own is first else self._words.item)(own.item),
                most=own.points,
                less=own.points - ahead[own],
            )
            for own in ranked
            if 2 * ahead[own] >= ahead[first]
        ]
        items = texts.details(said)
        if len(others) == 1:
            return first.item, texts.text("window-score-decisive", items=items)
        against, name = "window-score-decisive_against", self._words.called([second])
        return first.item, self._words.addressed(against, [second], name=name, items=items)

    def _item_names(self) -> list[str]:
        return [] if self._score is None else [item.item for item in self._score.players[0].items]

    def _part_rows(self) -> Iterator[PartsRow]:
        if self._score is None:
            return
        for seat, sheet in enumerate(self._score.players):
            found = [
                part for item in sheet.items if item.item == self.chosen for part in item.parts
            ]
            if found:
                lines = self._gained(seat, found) or self._summed(found)
                self._summands[seat].show(PartRow(*each) for each in enumerate(lines))
                yield PartsRow(seat, self._summands[seat])

    def _summed(self, found: Sequence[Part]) -> list[str]:
        said = Counter(capital(self._words.part(part)) for part in found)
        return [
            self._catalogue.text("window-score-alike", line=line, n=n) if n > 1 else line
            for line, n in said.items()
        ]

    def _gained(self, seat: int, found: Sequence[Part]) -> list[str]:
        """Return what brought a seat's prestige during play, if it was all seen in this game."""
        sources = Counter[str]()
        for event in self._gains:
            if event.seat == seat:
                sources[capital(self._words.reason(event.reason))] += event.amount
        told = [part.points for part in found if part.kind == "prestige"]
        if len(told) != len(found) or sources.total() != sum(told):
            return []
        text = self._catalogue.text
        return [
            text("window-score-gained", source=source, points=points)
            for source, points in sources.most_common()
        ]
