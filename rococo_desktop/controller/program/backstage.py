"""What the window shows besides its menu, with all that it needs: made when it is first used.

The menu does not wait for its modules, which are most of the program.
"""

from PySide6.QtCore import QObject

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.chosen_game import ChosenGame
from rococo_desktop.controller.games.left_game import LeftGame
from rococo_desktop.controller.games.records import Records
from rococo_desktop.controller.games.running_games import Games
from rococo_desktop.controller.pages.pages import Pages
from rococo_desktop.controller.program.dialogs import Dialogs
from rococo_desktop.controller.program.school import School
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.session.teaching.lesson_document import LESSONS


class Backstage:
    """The games, the records of finished ones, the pages, the dialogs and the school."""

    def __init__(
        self, commons: Commons, chosen: ChosenGame, left: LeftGame, parent: QObject
    ) -> None:
        self.records = Records(commons, parent)
        self.games = Games(commons, self.records, left, parent)
        self.dialogs = Dialogs(commons, self.games, left, self.records, chosen, parent)
        self.school = School(commons, self.games, self.dialogs, parent)
        self._commons, self._parent = commons, parent
        self._pages: dict[str, Pages] = {}

    def pages_of(self, game: str) -> Pages:
        """Return the pages of a game, which are made when they are first opened."""
        if game not in self._pages:
            kind = TABLES[game]
            pages = self._pages[game] = Pages(
                game, kind.guide, kind.teller, kind.sources, self._commons, self._parent
            )
            pages.reference.teach(LESSONS.keys(game))
            pages.reference.lessonAsked.connect(self.school.learn)
        return self._pages[game]
