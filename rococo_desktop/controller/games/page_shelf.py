"""The pages of every game, each made when it is first opened."""

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.pages.pages import Pages
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.session.teaching.lesson_document import LESSONS


class PageShelf(QObject):
    """The pages by game."""

    lessonAsked = Signal(str)
    """A page leads to the lesson with this key."""

    def __init__(self, commons: Commons, parent: QObject) -> None:
        super().__init__(parent)
        self._commons = commons
        self._made: dict[str, Pages] = {}

    def of(self, game: str) -> Pages:
        if game not in self._made:
            pages = TABLES[game].pages(self._commons, self)
            pages.reference.teach(LESSONS.keys(game))
            pages.reference.lessonAsked.connect(self.lessonAsked)
            self._made[game] = pages
        return self._made[game]
