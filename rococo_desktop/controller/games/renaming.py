"""The form in which a saved or finished game gets another name."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.files.file_names import name_problem
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files.files import file_name
from rococo_desktop.texts import Catalogue


@InQml("Table.Program")
class Renaming(QObject):
    """Asks for a name until one is accepted or the user leaves it."""

    changed = Signal()

    name = Value(str, notify=changed)
    problem = Value(str, notify=changed)
    question = Value(str, notify=changed)

    def __init__(self, commons: Commons, parent: QObject) -> None:
        super().__init__(parent)
        self._commons = commons
        self._catalogue = commons.catalogue
        self._rename: Callable[[str], None] | None = None
        self._done: Callable[[str], None] = lambda _: None
        self._busy = False

    @Property(bool, notify=changed)
    def asked(self) -> bool:
        return self._rename is not None

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return not self.problem and not self._busy

    def ask(
        self, called: str, name: str, rename: Callable[[str], None], done: Callable[[str], None]
    ) -> None:
        """Ask for a new name of a game.

        ``rename`` gives it that name and runs in the files' thread; ``done`` is called after it.
        """
        self.question = self._catalogue.text("window-renaming-ask", name=called)
        self._rename, self._done, self._busy = rename, done, False
        self.setName(name)

    @Slot(str)
    def setName(self, name: str) -> None:
        self.name = name
        self.problem = name_problem(self._catalogue, name)
        self.changed.emit()

    @Slot()
    def refuse(self) -> None:
        """Leave the game its name."""
        self._rename, self._busy = None, False
        self.changed.emit()

    @Slot()
    def agree(self) -> None:
        """Rename the game; if that fails, say why and ask again."""
        rename, done, name = self._rename, self._done, file_name(self.name.strip())
        if rename is None or not self.ready:
            return
        self._busy = True
        self.changed.emit()

        def renamed(_: None) -> None:
            if self._rename is rename:
                self.refuse()
            done(name)

        def failed(error: MessageError) -> None:
            if self._rename is rename:
                self.problem, self._busy = error.text(self._catalogue), False
                self.changed.emit()
            else:
                self._commons.admit(error)

        self._commons.clerk.ask(lambda: rename(name), renamed, failed)


def called(catalogue: Catalogue, name: str) -> str:
    """Return a game's name as it stands in a sentence."""
    return catalogue.text("file-called-rococo", name=name)
