"""What the window shows besides its menu, with all that it needs: made when it is first used.

The menu does not wait for its modules, which are most of the program.
"""

from PySide6.QtCore import QObject

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.games.chosen_game import ChosenGame
from rococo_desktop.controller.games.left_game import LeftGame
from rococo_desktop.controller.games.page_shelf import PageShelf
from rococo_desktop.controller.games.records import Records
from rococo_desktop.controller.games.running_games import Games
from rococo_desktop.controller.program.dialogs import Dialogs
from rococo_desktop.controller.program.school import School
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.settings.shortcuts import Shortcuts
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue


class Backstage:
    """The games, the records of finished ones, the pages, the dialogs and the school."""

    def __init__(
        self,
        places: Places,
        catalogue: Catalogue,
        preferences: Preferences,
        values: Values,
        shortcuts: Shortcuts,
        chosen: ChosenGame,
        left: LeftGame,
        clerk: FileClerk,
        parent: QObject,
    ) -> None:
        self.records = Records(catalogue, places, values, clerk, parent)
        self.games = Games(
            places, catalogue, preferences, values, self.records, left, clerk, parent
        )
        self.shelf = PageShelf(catalogue, values, shortcuts, parent)
        self.dialogs = Dialogs(
            places,
            catalogue,
            preferences,
            values,
            self.games,
            left,
            self.records,
            chosen,
            clerk,
            parent,
        )
        self.school = School(self.games, self.dialogs, self.shelf, preferences, catalogue, parent)
