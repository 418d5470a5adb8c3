"""The import of the games, which the menu does not wait for."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.chosen_game import ChosenGame
from rococo_desktop.controller.table_kinds import TABLES


class GameFetcher(QObject):
    """Imports games and reads their components in the files' thread."""

    came = Signal()
    """Another game is there."""

    def __init__(
        self, commons: Commons, chosen: ChosenGame, after: Callable[[], object], parent: QObject
    ) -> None:
        """Call ``after`` when a game has come, before anybody hears of it."""
        super().__init__(parent)
        self._commons = commons
        self._chosen = chosen
        self._values = commons.values
        self._after = after

    @Slot()
    def fetch(self) -> None:
        """Import all games, beginning with that of the menu."""
        for game in sorted(TABLES, key=lambda game: game != self._chosen.key):
            self._commons.clerk.ask(partial(self._read, game), self._welcome, self._commons.admit)

    def with_games(self, act: Callable[[], None]) -> None:
        """Act now, or as soon as all games are imported."""
        if all(game in self._values and TABLES.is_there(game) for game in TABLES):
            act()
        else:
            self.fetch()
            self._commons.clerk.ask(lambda: None, lambda _: act(), self._commons.admit)

    def _read(self, game: str) -> str | None:
        """Import a game and read its files, in the files' thread; return it if it is new."""
        import rococo_desktop.controller.program.backstage  # noqa: F401 (what a game needs)

        TABLES.fetch(game)
        if game in self._values:
            return None
        self._values.read(game)
        return game

    def _welcome(self, game: str | None) -> None:
        if game is not None:
            if problem := self._values.problem(game):
                self._commons.notices.tell(problem)
            self._after()
            self.came.emit()
