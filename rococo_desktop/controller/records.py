"""The page of finished games: who has won how often, and where their points came from."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.file_clerk import FileClerk
from rococo_desktop.controller.portraits import portrait
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.session.chronicle import (
    LAST,
    Chronicle,
    FinishedGame,
    Tally,
    add_to_chronicle,
    finished_game,
    read_chronicle,
)
from rococo_desktop.session.errors import ToldError, reason
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import HUMAN, RIVAL
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

BY_EDITION = frozenset({"dresses"})
"""Items that the editions call by other names."""


class PlayerRow(NamedTuple):
    """A person, or all bots of a kind, whose ``portrait`` is a path in the images."""

    key: str
    name: str
    person: bool
    portrait: str
    told: str


class BarRow(NamedTuple):
    """A bar of a plot; ``share`` of the longest one."""

    key: str
    label: str
    number: str
    share: float


class GameRow(NamedTuple):
    """One of the last games."""

    key: str
    when: str
    told: str


@QmlElement
@QmlUncreatable("The records come from the program.")
class Records(QObject):
    """The chronicle in rows, and one player's plots."""

    changed = Signal()
    complained = Signal(str)

    def __init__(
        self,
        catalogue: Catalogue,
        file: Path,
        items: Sequence[str],
        clerk: FileClerk,
        parent: QObject,
    ) -> None:
        """Show the chronicle of ``file``; ``items`` are those of the score sheet, in its order."""
        super().__init__(parent)
        self._catalogue = catalogue
        self._file = file
        self._order = items
        self._clerk = clerk
        self._players = Rows(PlayerRow, self)
        self._items = Rows(BarRow, self)
        self._totals = Rows(BarRow, self)
        self._games = Rows(GameRow, self)
        self._tallies: dict[str, Tally] = {}
        self._edition = self._rival = ""
        self._chosen = ""
        self._problem = ""

    @Property(Rows, constant=True)
    def players(self) -> Rows:
        return self._players

    @Property(Rows, constant=True)
    def items(self) -> Rows:
        return self._items

    @Property(Rows, constant=True)
    def totals(self) -> Rows:
        return self._totals

    @Property(Rows, constant=True)
    def games(self) -> Rows:
        return self._games

    @Property(str, notify=changed)
    def chosen(self) -> str:
        return self._chosen

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem

    def record(self, session: Session) -> None:
        """Keep the result of a game that is over."""
        game = finished_game(session, int(time.time()))
        self._clerk.ask(lambda: _add(self._file, game), lambda _: None, self._complain)

    def tell(self, then: Callable[[], None]) -> None:
        """Read the chronicle, show it with the plots of who played most, and go on."""

        def show(chronicle: Chronicle) -> None:
            self._show(chronicle)
            then()

        def refuse(error: ToldError) -> None:
            self._show(Chronicle((), (), 0))
            self._problem = error.text(self._catalogue)
            then()

        self._clerk.ask(lambda: _read(self._file), show, refuse)

    @Slot(str)
    def choose(self, key: str) -> None:
        """Draw the plots of a player."""
        tally = self._tallies.get(key)
        self._chosen = "" if tally is None else key
        self._items.show([] if tally is None else self._item_bars(tally))
        self._totals.show([] if tally is None else _total_bars(tally))
        self.changed.emit()

    def _show(self, chronicle: Chronicle) -> None:
        games = chronicle.games
        self._problem = ""
        if chronicle.damaged:
            self._problem = self._catalogue.text(
                "window.records.damaged", file=str(self._file), n=chronicle.damaged
            )
        self._edition = games[-1].edition if games else ""
        players = (each for game in reversed(games) for each in game.players)
        self._rival = next((each.name for each in players if each.kind == RIVAL), "")
        self._tallies = {f"{tally.kind}:{tally.name}": tally for tally in chronicle.tallies}
        self._players.show([self._player(key, each) for key, each in self._tallies.items()])
        self._games.show([self._game(game) for game in reversed(games)])
        self.choose(next(iter(self._tallies), ""))

    def _complain(self, error: ToldError) -> None:
        self.complained.emit(error.text(self._catalogue))

    def _player(self, key: str, tally: Tally) -> PlayerRow:
        person = tally.kind == HUMAN
        bot = f"window.seat_kind.{tally.kind}.label"
        name = tally.name if person else self._rival if tally.kind == RIVAL else tally.kind
        if not person and bot in self._catalogue:
            name = self._catalogue.text(bot)
        told = self._catalogue.text(
            "window.records.told",
            games=tally.games,
            wins=QLocale().toString(tally.wins, "g", 4),
            mean=f"{tally.mean:.0f}",
            best=tally.best,
        )
        return PlayerRow(key, name, person, portrait(tally.kind), told)

    def _game(self, game: FinishedGame) -> GameRow:
        when = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(game.finished), QLocale.FormatType.ShortFormat
        )
        results = sorted(game.players, key=lambda each: -each.total)
        return GameRow(game.game, when, " · ".join(f"{each.name} {each.total}" for each in results))

    def _item_bars(self, tally: Tally) -> list[BarRow]:
        known = [item for item in self._order if item in tally.items]
        others = [item for item in tally.items if item not in self._order]
        most = max([*tally.items.values(), 1.0])
        return [
            BarRow(
                item,
                self._item(item),
                QLocale().toString(tally.items[item], "f", 1),
                tally.items[item] / most,
            )
            for item in (*known, *others)
        ]

    def _item(self, item: str) -> str:
        key = f"item.{item}.{self._edition}" if item in BY_EDITION else f"item.{item}"
        return self._catalogue.text(key) if key in self._catalogue else item


def _add(file: Path, game: FinishedGame) -> None:
    try:
        add_to_chronicle(file, game)
    except OSError as error:
        raise _told("window.records.unwritable", file, error) from None


def _read(file: Path) -> Chronicle:
    try:
        return read_chronicle(file)
    except OSError as error:
        raise _told("window.records.unreadable", file, error) from None


def _told(key: str, file: Path, error: OSError) -> ToldError:
    return ToldError(key, file=str(file), problem=reason(error))


def _total_bars(tally: Tally) -> list[BarRow]:
    totals = tally.totals[-LAST:]
    first = len(tally.totals) - len(totals) + 1
    most = max((*totals, 1))
    return [
        BarRow(str(first + index), str(first + index), str(total), total / most)
        for index, total in enumerate(totals)
    ]
