"""What all parts of the program use: folders, texts, settings, keys, values, files and notices."""

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.notices import Notices
from rococo_desktop.controller.phrases import Phrases
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.settings.shortcuts import Shortcuts
from rococo_desktop.controller.speaker import Speaker
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue


class Commons(QObject):
    """One of each for the whole program."""

    heard = Signal(str)
    """A sound with this name must be played."""

    def __init__(self, places: Places, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places = places
        self.catalogue = catalogue
        self.clerk = FileClerk(self)
        self.notices = Notices(self)
        self.preferences = Preferences(places, catalogue, self.clerk, self)
        self.preferences.complained.connect(self.notices.tell)
        self.speaker = Speaker(self.preferences, catalogue, self)
        self.notices.told.connect(self.speaker.warn)
        self.shortcuts = Shortcuts(self.preferences, catalogue, self)
        self.phrases = Phrases(self.preferences, catalogue, self)
        self.values = Values(places, catalogue, self.clerk)
        if damage := self.preferences.damage:
            self.notices.tell(damage)

    @Slot(object)
    def admit(self, error: MessageError) -> None:
        """Tell the players of an error."""
        self.notices.tell(error.text(self.catalogue))

    def play(self, sound: str) -> None:
        """Let a sound be heard, unless the players want none."""
        if self.preferences.settings.sound != "off":
            self.heard.emit(sound)
