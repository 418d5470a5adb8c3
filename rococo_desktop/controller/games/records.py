"""The page of finished games: how often each player has won, and the sources of their points."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale, QObject, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.files.file_names import unreadable
from rococo_desktop.controller.games.left_game import date
from rococo_desktop.controller.games.medals import MedalRow, medals
from rococo_desktop.controller.games.renaming import Renaming, called
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.games import GAMES, with_game_name
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.saves import finished_games
from rococo_desktop.session.saves.chronicle import (
    SEVERAL,
    Chronicle,
    Result,
    Tally,
    add_to_chronicle,
    finished_game,
    read_chronicle,
)
from rococo_desktop.session.saves.saves import delete_save
from rococo_desktop.session.seats import HUMAN, RIVAL
from rococo_desktop.session.session import AnySession

TOTALS = 20
"""The number of latest totals that are drawn for a player."""


class PlayerRow(NamedTuple):
    """A person, or all bots of a kind; ``portrait`` is a path in the images."""

    key: str
    name: str
    person: bool
    portrait: str
    summary: str


class BarRow(NamedTuple):
    """A bar of a plot; ``share`` is its part of the longest one, from 0 to 1."""

    key: str
    label: str
    number: str
    share: float


class GameRow(NamedTuple):
    """One of the last games; ``kept`` if it can be opened."""

    key: str
    when: str
    name: str
    """What its player calls it; empty for most."""
    summary: str
    kept: bool


@InQml("Table.Program")
class Records(QObject):
    """The chronicle in rows, and the plots of one player."""

    changed = Signal()
    _failed = Signal(object)
    """A problem, from any thread."""

    renaming = Value(Renaming)
    medals = RowsOf(MedalRow)
    players = RowsOf(PlayerRow)
    items = RowsOf(BarRow)
    totals = RowsOf(BarRow)
    games = RowsOf(GameRow)
    chosen = Value(str, notify=changed)
    problem = Value(str, notify=changed)
    question = Value(str, notify=changed)
    """The question before a game is deleted; empty if none is asked."""

    def __init__(self, commons: Commons, parent: QObject) -> None:
        super().__init__(parent)
        self._commons = commons
        self._catalogue = commons.catalogue
        self._file = commons.places.chronicle
        self._folder = commons.places.finished
        self.renaming = Renaming(commons, self)
        self._tallies: dict[str, Tally] = {}
        self._editions: dict[str, str] = {}
        self._rivals: dict[str, str] = {}
        self._kept: dict[str, finished_games.KeptGame] = {}
        self._doomed: finished_games.KeptGame | None = None
        self._recorded: tuple[str, tuple[str, ...]] | None = None
        self._failed.connect(commons.admit)

    @Property(str, notify=changed)
    def itemsName(self) -> str:
        """The name of what the bars by item measure."""
        game = self._tallies[self.chosen].of if self.chosen else ""
        return self._catalogue.variant("window-records-items", game)

    def recording(self, session: AnySession) -> Callable[[], None]:
        """Return the work that saves a finished game and its result, unless that was done before.

        A game that was deleted meanwhile stays so. It raises SaveError if the game is not saved.
        Its line in the chronicle may be lost: it is made again from the game.
        """
        game = finished_game(session, int(time.time()))
        document, folder, file = session.save(), self._folder, self._file
        end = (game.game, session.answers)

        def record() -> None:
            if end == self._recorded:
                return
            finished_games.keep_finished(folder, document, game)
            self._recorded = end
            try:
                add_to_chronicle(file, game)
                finished_games.forget_oldest(folder, file)
            except OSError as error:
                self._failed.emit(_message("window-records-unwritable", file, error))

        return record

    def path_of(self, key: str) -> Path | None:
        """Return the file of a listed game; None if only its result remains."""
        kept = self._kept.get(key)
        return None if kept is None else kept.path

    @Slot(str)
    def askDelete(self, key: str) -> None:
        self._doomed = self._kept.get(key)
        if self._doomed is not None:
            when = date(self._doomed.finished)
            self.question = self._catalogue.text("window-records-ask_delete", date=when)
            self.changed.emit()

    @Slot()
    def refuse(self) -> None:
        self._doomed, self.question = None, ""
        self.changed.emit()

    @Slot()
    def agree(self) -> None:
        """Delete the game that was asked about; its result stays."""
        if (doomed := self._doomed) is not None:
            self._commons.clerk.ask(
                lambda: delete_save(doomed.path), lambda _: None, self._commons.admit
            )
            self.refuse()
            self.tell(lambda: None)

    @Slot(str)
    def askRename(self, key: str) -> None:
        if kept := self._kept.get(key):
            self.renaming.ask(
                called(self._catalogue, kept.name)
                if kept.name
                else self._catalogue.text("window-renaming-game", date=date(kept.finished)),
                kept.name,
                lambda name: finished_games.rename_kept(kept, name),
                lambda _: self.tell(lambda: None),
            )

    def tell(self, then: Callable[[], None]) -> None:
        """Read the chronicle, show it with the most active player's plots, then call ``then``."""

        file, folder, values = self._file, self._folder, self._commons.values

        def show(found: _Found) -> None:
            self._show(found)
            then()

        self._commons.clerk.ask(lambda: _read(file, folder, values), show, self._commons.admit)

    @Slot(str)
    def choose(self, key: str) -> None:
        """Draw the plots of a player."""
        tally = self._tallies.get(key)
        self.chosen = "" if tally is None else key
        self.items.show([] if tally is None else self._item_bars(tally))
        self.totals.show([] if tally is None else _total_bars(tally))
        self.changed.emit()

    def _show(self, found: "_Found") -> None:
        chronicle = found.chronicle
        games = chronicle.games
        self.problem = "" if found.problem is None else found.problem.text(self._catalogue)
        if chronicle.damaged:
            self.problem = self._catalogue.text(
                "window-records-damaged", file=self._file.name, n=chronicle.damaged
            )
        self._editions = {game.of: game.edition for game in games}
        self._rivals = {
            game.of: each.name for game in games for each in game.players if each.kind == RIVAL
        }
        self._tallies = {
            f"{tally.of}:{tally.kind}:{tally.name}": tally for tally in chronicle.tallies
        }
        settings = self._commons.preferences.settings
        self.medals.show(medals(self._catalogue, settings, chronicle.tallies))
        self.players.show(self._player(key, each) for key, each in self._tallies.items())
        self._kept = {each.kept.mark: each.kept for each in found.games if each.kept is not None}
        self.games.show(self._game(each) for each in found.games)
        self.choose(next(iter(self._tallies), ""))

    def _player(self, key: str, tally: Tally) -> PlayerRow:
        bot = f"window-seat_kind-{tally.kind}-label"
        if tally.kind == HUMAN:
            name = tally.name
        elif bot in self._catalogue:
            name = self._catalogue.variant(bot, tally.of)
        else:
            name = self._rivals.get(tally.of, "") if tally.kind == RIVAL else tally.kind
        summary = self._catalogue.variant(
            "window-records-told",
            tally.of,
            games=tally.games,
            wins=QLocale().toString(tally.wins, "g", 4),
            mean=f"{tally.mean:.0f}",
            best=tally.best,
        )
        bracketed = self._catalogue.bracketed
        bests = self._catalogue.between(
            bracketed(str(best), str(table)) for table, best in tally.bests.items()
        )
        summary += "\n" + self._catalogue.text("window-records-bests", bests=bests)
        return PlayerRow(
            key=key,
            name=name,
            person=tally.kind == HUMAN,
            portrait=TABLES[tally.of].portrait(tally.kind) if tally.of in TABLES else "",
            summary=with_game_name(self._catalogue, tally.of, summary),
        )

    def _game(self, ended: finished_games.Ended) -> GameRow:
        kept, result = ended.kept, ended.result
        if result is None:
            key = "" if kept is None else kept.mark
            summary = unreadable(self._catalogue, ended.problem or MessageError("save-not_over"))
        else:
            key = result.game
            results = sorted(result.players, key=lambda each: -each.total)
            told = self._catalogue.text(
                "window-records-won",
                names=self._catalogue.listed(
                    self._name(result.players[seat]) for seat in result.winners
                ),
                results=self._catalogue.between(
                    self._catalogue.scored(self._name(each), each.total) for each in results
                ),
            )
            summary = with_game_name(self._catalogue, result.of, told)
        return GameRow(
            key=key,
            when=date(ended.finished),
            name="" if kept is None else kept.name,
            summary=summary,
            kept=kept is not None,
        )

    def _name(self, result: Result) -> str:
        """Return a player's name, which says if several shared the seat; no record counts it."""
        if result.kind != SEVERAL:
            return result.name
        return self._catalogue.text("window-records-several", name=result.name)

    def _item_bars(self, tally: Tally) -> list[BarRow]:
        order = GAMES[tally.of].items if tally.of in GAMES else ()
        known = [item for item in order if item in tally.items]
        others = [item for item in tally.items if item not in order]
        most = max([*tally.items.values(), 1.0])
        return [
            BarRow(
                item,
                self._item(tally.of, item),
                QLocale().toString(tally.items[item], "f", 1),
                tally.items[item] / most,
            )
            for item in (*known, *others)
        ]

    def _item(self, game: str, item: str) -> str:
        """Return an item's name in the words of its game; what no message names, as it is."""
        texts, edition = self._catalogue, self._editions.get(game, "")
        known = (texts.variant_id(key, edition) for key in (f"{game}-item-{item}", f"item-{item}"))
        return next((texts.text(id) for id in known if id in texts), item)


class _Found(NamedTuple):
    """The chronicle and the folder of finished games; ``problem`` is the chronicle's."""

    chronicle: Chronicle
    games: Sequence[finished_games.Ended]
    problem: MessageError | None


def _read(file: Path, folder: Path, values: Shelf) -> _Found:
    """Read everything; lost lines are rebuilt from the games in the folder."""
    chronicle, problem = Chronicle((), (), 0), None
    kept = finished_games.find_kept(folder)
    try:
        chronicle = read_chronicle(file)
    except OSError as error:
        problem = _message("window-records-unreadable", file, error)
    further = finished_games.results_of(kept, chronicle, values)
    if further.results and problem is None:
        with suppress(OSError):
            finished_games.mend_chronicle(file, list(further.results.values()))
            chronicle = read_chronicle(file)
    return _Found(chronicle, finished_games.ended_games(kept, chronicle, further), problem)


def _message(key: str, file: Path, error: OSError) -> MessageError:
    return MessageError(key, file=file, problem=reason(error))


def _total_bars(tally: Tally) -> list[BarRow]:
    totals = tally.totals[-TOTALS:]
    first = len(tally.totals) - len(totals) + 1
    most = max((*totals, 1))
    return [
        BarRow(str(first + index), str(first + index), str(total), total / most)
        for index, total in enumerate(totals)
    ]
