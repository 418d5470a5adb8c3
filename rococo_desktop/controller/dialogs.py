"""The contents of the dialogs, updated when a dialog is opened."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cached_property

from PySide6.QtCore import QObject

from rococo_desktop.controller.about import About
from rococo_desktop.controller.challenges import Challenges
from rococo_desktop.controller.file_clerk import FileClerk
from rococo_desktop.controller.games import Games
from rococo_desktop.controller.lessons import Lessons
from rococo_desktop.controller.new_game import NewGameForm
from rococo_desktop.controller.page_shelf import PageShelf
from rococo_desktop.controller.preferences import Preferences
from rococo_desktop.controller.records import Records
from rococo_desktop.controller.save_list import SaveList
from rococo_desktop.controller.score_keeper import ScoreKeeper
from rococo_desktop.controller.shortcuts import Shortcuts
from rococo_desktop.controller.tables import QML
from rococo_desktop.controller.values import Values
from rococo_desktop.games import FIRST_GAME, GAMES
from rococo_desktop.session.challenge_document import challenge_keys
from rococo_desktop.session.places import Places
from rococo_desktop.texts import Catalogue

Then = Callable[[], None]
"""Called when a dialog can be shown."""


class Dialogs:
    """The forms and pages behind the dialogs."""

    def __init__(
        self,
        places: Places,
        catalogue: Catalogue,
        preferences: Preferences,
        shortcuts: Shortcuts,
        values: Values,
        games: Games,
        records: Records,
        clerk: FileClerk,
        parent: QObject,
    ) -> None:
        self.about = About(parent)
        self.lessons = Lessons(catalogue, preferences, parent)
        self.challenges = Challenges(catalogue, preferences, parent)
        self.saves = SaveList(catalogue, places, clerk, parent)
        self.keeper = ScoreKeeper(catalogue, places.documents, clerk, parent)
        self.pages = PageShelf(catalogue, values, shortcuts, parent)
        self.records = records
        self._catalogue = catalogue
        self._values = values
        self._parent = parent
        self._preferences = preferences
        self._games = games
        self._chosen = ""
        self._at_once: Mapping[str, Then] = {
            "new_game": self._fill_form,
            "score": self._suggest_name,
            "about": self.about.tell,
            "challenges": lambda: self.challenges.tell(self.dared),
            "learn": lambda: self.lessons.tell(self.game),
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
        elif dialog in QML[self.game].dialogs:
            self._tell_page(dialog)
        then()

    @cached_property
    def form(self) -> NewGameForm:
        """The form of a new game, which knows all that a game offers."""
        return NewGameForm(self._catalogue, self._values, self._parent)

    @property
    def game(self) -> str:
        """Return the key of the game chosen, on the table, or played last."""
        if self._chosen:
            return self._chosen
        current, last = self._games.current, self._preferences.settings.game
        if current is not None:
            return current.session.setup.game
        return last if last in QML else FIRST_GAME

    def choose(self, game: str) -> None:
        """Choose a game; without a key, the one on the table or played last."""
        self._chosen = game

    @property
    def dared(self) -> str:
        """Return the key of that game, or of the first one with challenges if it has none."""
        return next(game for game in (self.game, *QML) if challenge_keys(game))

    def _fill_form(self) -> None:
        self.form.fill(self._preferences.settings)
        if self._chosen:
            self.form.setGame(self._chosen)

    def _suggest_name(self) -> None:
        if game := self._games.current:
            setup = game.session.setup
            self.keeper.suggest(setup.game, setup.names, datetime.now())

    def _tell_page(self, page: str) -> None:
        current, last = self._games.current, self._preferences.settings.arrangement(self.game)
        if current is None or current.session.setup.game != self.game:
            edition = last.edition or GAMES[self.game].editions[0]
            self.pages.of(self.game).tell(page, edition, ())
        else:
            setup = current.session.setup
            self.pages.of(self.game).tell(page, setup.edition, setup.expansions)

    def _list_names(self, then: Then) -> None:
        def suggest() -> None:
            if self._games.current is not None:
                self.saves.suggest(self._games.saved_as)
                then()

        self.saves.list(suggest, saving=True)

    def _read_records(self, then: Then) -> None:
        self._games.record()
        self.records.tell(then)
