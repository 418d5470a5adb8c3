"""What the window shows besides its menu, with all that it needs: made when it is first used.

The menu does not wait for its modules, which are most of the program.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.chosen_game import ChosenGame
from rococo_desktop.controller.games.command_line import CommandLine
from rococo_desktop.controller.games.left_game import LeftGame
from rococo_desktop.controller.games.records import Records
from rococo_desktop.controller.games.running_games import Games
from rococo_desktop.controller.games.save_list import SaveList
from rococo_desktop.controller.pages.pages import Pages
from rococo_desktop.controller.program.about import About
from rococo_desktop.controller.program.school import School
from rococo_desktop.controller.qt import InQml, Made, Value
from rococo_desktop.controller.seats.new_game import NewGameForm
from rococo_desktop.controller.settings.choices import Choices
from rococo_desktop.controller.table.score_keeper import ScoreKeeper
from rococo_desktop.controller.table_kinds import QML, TABLES
from rococo_desktop.games import GAMES
from rococo_desktop.session.teaching.challenge_document import CHALLENGES
from rococo_desktop.session.teaching.lesson_document import LESSONS

if TYPE_CHECKING:
    from rococo_desktop.session.files.shared_values import Shared

Then = Callable[[], None]
"""Called when a dialog can be shown."""


@InQml("Table.Program")
class Backstage(QObject):
    """The games, the school, and the forms and pages behind the dialogs."""

    about = Value(About)
    form = Made(
        NewGameForm,
        lambda stage: NewGameForm(stage.commons.catalogue, stage.commons.values, stage),
    )
    """The form of a new game, which knows all that a game offers."""
    choices = Made(Choices, lambda stage: Choices(stage.commons.preferences))
    """The settings with their choices."""
    keeper = Value(ScoreKeeper)
    records = Value(Records)
    saves = Value(SaveList)
    school = Value(School)
    commands = Made(
        CommandLine,
        lambda stage: CommandLine(
            stage.commons.catalogue,
            stage.commons.speaker,
            lambda game: stage.pages_of(game).reference,
            stage,
        ),
    )
    """The moves that are typed."""

    def __init__(
        self, commons: Commons, chosen: ChosenGame, left: LeftGame, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.commons = commons
        self.about, self.keeper = About(self), ScoreKeeper(commons, self)
        self.records = Records(commons, self)
        self.games = Games(commons, self.records, left, self)
        self.saves = SaveList(commons, self.games, left, self)
        self.school = School(commons, self.games, chosen, self)
        self._chosen = chosen
        self._pages: dict[str, Pages] = {}
        self._at_once: Mapping[str, Then] = {
            "new_game": self._fill_form,
            "score": self._suggest_name,
            "about": self.about.tell,
            "actions": self._tell_actions,
            "command": lambda: self.commands.begin(self.games.current),
            "challenges": lambda: self.school.challenges.tell(self._dared),
            "learn": lambda: self.school.lessons.tell(chosen.key),
        }
        self._from_files: Mapping[str, Callable[[Then], None]] = {
            "load": self.saves.list,
            "save": self._list_names,
            "records": self.records.tell,
        }

    def pages_of(self, game: str) -> Pages:
        """Return the pages of a game, which are made when they are first opened."""
        if game not in self._pages:
            kind = TABLES[game]
            pages = self._pages[game] = Pages(
                game, kind.guide, kind.actions, kind.teller, kind.sources, self.commons, self
            )
            pages.reference.teach(LESSONS.keys(game))
            pages.reference.lessonAsked.connect(self.school.learn)
        return self._pages[game]

    def prepare(self, dialog: str, then: Then) -> None:
        """Update a dialog and call ``then``: at once, or when its files have been read."""
        if read := self._from_files.get(dialog):
            read(then)
            return
        if prepare := self._at_once.get(dialog):
            prepare()
        elif dialog in self._chosen.dialogs:
            self._tell_page(dialog)
        then()

    def read_values(self, file: Path, then: "Callable[[Shared], None]") -> None:
        """Read a file of component values that somebody shares, and call ``then`` with it."""
        from rococo_desktop.session.files.shared_values import read_shared  # seldom needed

        self.commons.clerk.ask(partial(read_shared, file), then, self.commons.admit)

    @property
    def _dared(self) -> str:
        """Return the key of that game, or of the first one with challenges if it has none."""
        return next(game for game in (self._chosen.key, *QML) if CHALLENGES.keys(game))

    def _fill_form(self) -> None:
        self.form.fill(self.commons.preferences.settings)
        if self._chosen.is_asked_for:
            self.form.setGame(self._chosen.key)

    def _suggest_name(self) -> None:
        if game := self.games.current:
            setup = game.session.setup
            self.keeper.suggest(setup.game, setup.names, datetime.now())

    def _tell_page(self, page: str) -> None:
        self._chosen.pages.tell(page, *self._played)

    def _tell_actions(self) -> None:
        """Tell the main actions, and which of them the question at the table offers."""
        current = self.games.current
        asked = None if current is None else current.session.decision
        offered = () if asked is None else asked.options
        self._chosen.pages.tell_actions(self._played[0], offered)

    @property
    def _played(self) -> tuple[str, Sequence[str]]:
        """Return the edition and the expansions of the game on the table, or played last."""
        game, current = self._chosen.key, self.games.current
        if current is None or current.session.setup.game != game:
            last = self.commons.preferences.settings.arrangement(game)
            return last.edition or GAMES[game].editions[0], ()
        setup = current.session.setup
        return setup.edition, setup.expansions

    def _list_names(self, then: Then) -> None:
        def suggest() -> None:
            if self.games.current is not None:
                self.saves.suggest(self.games.saved_as)
                then()

        self.saves.list(suggest, saving=True)
