"""The contents of the dialogs, updated when a dialog is opened."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cached_property

from PySide6.QtCore import QObject

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.chosen_game import ChosenGame
from rococo_desktop.controller.games.left_game import LeftGame
from rococo_desktop.controller.games.records import Records
from rococo_desktop.controller.games.running_games import Games
from rococo_desktop.controller.games.save_list import SaveList
from rococo_desktop.controller.program.about import About
from rococo_desktop.controller.seats.new_game import NewGameForm
from rococo_desktop.controller.table.score_keeper import ScoreKeeper
from rococo_desktop.controller.table_kinds import QML
from rococo_desktop.controller.teaching.challenges import Challenges
from rococo_desktop.controller.teaching.lessons import Lessons
from rococo_desktop.games import GAMES
from rococo_desktop.session.teaching.challenge_document import CHALLENGES

Then = Callable[[], None]
"""Called when a dialog can be shown."""


class Dialogs:
    """The forms and pages behind the dialogs."""

    def __init__(
        self,
        commons: Commons,
        games: Games,
        left: LeftGame,
        records: Records,
        chosen: ChosenGame,
        parent: QObject,
    ) -> None:
        self.about = About(parent)
        self.lessons = Lessons(commons.catalogue, commons.preferences, parent)
        self.challenges = Challenges(commons.catalogue, commons.preferences, parent)
        self.saves = SaveList(commons, games, left, parent)
        self.keeper = ScoreKeeper(commons, parent)
        self.chosen = chosen
        self._commons = commons
        self._records = records
        self._parent = parent
        self._games = games
        self._at_once: Mapping[str, Then] = {
            "new_game": self._fill_form,
            "score": self._suggest_name,
            "about": self.about.tell,
            "challenges": lambda: self.challenges.tell(self.dared),
            "learn": lambda: self.lessons.tell(self.chosen.key),
        }
        self._from_files: Mapping[str, Callable[[Then], None]] = {
            "load": self.saves.list,
            "save": self._list_names,
            "records": self._read_records,
        }

    def prepare(self, dialog: str, then: Then) -> None:
        """Update a dialog and call ``then``: at once, or when its files have been read."""
        if read := self._from_files.get(dialog):
            read(then)
            return
        if prepare := self._at_once.get(dialog):
            prepare()
        elif dialog in self.chosen.dialogs:
            self._tell_page(dialog)
        then()

    @cached_property
    def form(self) -> NewGameForm:
        """The form of a new game, which knows all that a game offers."""
        return NewGameForm(self._commons.catalogue, self._commons.values, self._parent)

    @property
    def dared(self) -> str:
        """Return the key of that game, or of the first one with challenges if it has none."""
        return next(game for game in (self.chosen.key, *QML) if CHALLENGES.keys(game))

    def _fill_form(self) -> None:
        self.form.fill(self._commons.preferences.settings)
        if self.chosen.is_asked_for:
            self.form.setGame(self.chosen.key)

    def _suggest_name(self) -> None:
        if game := self._games.current:
            setup = game.session.setup
            self.keeper.suggest(setup.game, setup.names, datetime.now())

    def _tell_page(self, page: str) -> None:
        game, current = self.chosen.key, self._games.current
        if current is None or current.session.setup.game != game:
            last = self._commons.preferences.settings.arrangement(game)
            self.chosen.pages.tell(page, last.edition or GAMES[game].editions[0], ())
        else:
            setup = current.session.setup
            self.chosen.pages.tell(page, setup.edition, setup.expansions)

    def _list_names(self, then: Then) -> None:
        def suggest() -> None:
            if self._games.current is not None:
                self.saves.suggest(self._games.saved_as)
                then()

        self.saves.list(suggest, saving=True)

    def _read_records(self, then: Then) -> None:
        self._games.record()
        self._records.tell(then)
