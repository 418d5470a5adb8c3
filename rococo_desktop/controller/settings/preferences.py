"""The settings in the window: changes apply at once, and are saved for the next start."""

from collections import deque
from collections.abc import Iterable

from babel import negotiate_locale
from PySide6.QtCore import QLocale, QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.settings.wishes import changing, wished
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.files.writer import Writer
from rococo_desktop.session.settings import Change, Settings, change_settings, load_settings
from rococo_desktop.texts import DEFAULT_LANGUAGE, PSEUDO_LANGUAGES, Catalogue, begun, languages

LANGUAGE = "language"
SCALE = "scale"
HANDS = "hands"
SYSTEM = "system"
VOLUMES = ("sound", "music", "ambience")
CHOICES = {
    "theme": (SYSTEM, "light", "evening", "contrast"),
    SCALE: ("fit", "100", "125", "150", "175", "200"),
    **dict.fromkeys(VOLUMES, ("off", "soft", "on", "loud")),
    "screen": ("window", "full"),
    "motion": ("on", "reduced"),
    "pace": ("calm", "brisk", "at_once"),
    "talk": ("spoken", "silent"),
    "estimate": ("shown", "hidden"),
    "bonuses": ("taken", "asked"),
    "coach": ("off", "on"),
    "hints": ("on", "off"),
    "patience": ("quick", "normal", "patient"),
    HANDS: ("secret", "open"),
    "turns": ("held", "passed"),
    "spoken": ("short", "normal", "everything"),
}
FIFTHS = {"quick": 1, "normal": 5, "patient": 20}
"""The budgets of bots in fifths of the usual one, by how patiently people wait for them."""


@InQml("Table.Program")
class Preferences(QObject):
    """The settings of one user; the catalogue uses the chosen language."""

    changed = Signal()
    paced = Signal()
    """The pace of the bots has changed."""
    spoke = Signal()
    """The language has changed, and all texts must be rebuilt."""
    complained = Signal(str)
    roomChanged = Signal()
    """The window has room for another scale."""

    pace = Value(str, notify=changed)
    paceName = Value(str, notify=changed)
    estimates = Value(bool, notify=changed)
    """Whether the current score is shown."""
    reducedMotion = Value(bool, notify=changed)
    fullScreen = Value(bool, notify=changed)
    evening = Value(bool, notify=changed)
    stark = Value(bool, notify=changed)
    """Whether all is plain and in high contrast, on the dark grounds of the evening."""
    italics = Value(bool, notify=changed)
    """Whether the language's script has them."""
    valuesNoted = Value(bool, notify=changed)
    """Whether the user was informed that some printed values are reconstructed."""
    welcomed = Value(bool, notify=changed)
    """Whether the user has chosen how to begin."""
    scale = Value(float, notify=changed)
    """The scale of everything, 1 for the smallest; 0 for as large as fits."""

    def __init__(
        self, places: Places, catalogue: Catalogue, writer: Writer, parent: QObject | None
    ) -> None:
        super().__init__(parent)
        self._writer = writer
        self._changes: deque[Change] = deque()
        """What the files' thread has not taken yet; it takes all that came while it was busy."""
        self._unwritten: list[Change] = []
        """What it has taken, and could not write yet."""
        self.catalogue = catalogue
        self._file = places.settings_file
        self.settings, self._damage = load_settings(self._file)
        self.room = 0
        """The largest scale that the window has room for, in percent of the smallest."""
        self.bot_pace = 0
        """The milliseconds for which bots wait before they begin a turn; 0 for no pause."""
        for changes in changing():
            changes.connect(self._follow)
        self.speak()

    @Slot()
    def _follow(self) -> None:
        """Show what the system asks for now."""
        self._show()
        self.changed.emit()

    @property
    def budget(self) -> int:
        """Return the number of positions that a bot may examine for one answer."""
        from rococo_desktop.ai.bot import BUDGET  # the menu needs none

        return BUDGET * FIFTHS[self.settings.patience] // 5

    @property
    def damage(self) -> str:
        """Return why the settings were reset; empty if they were not."""
        return "" if self._damage is None else self._damage.text(self.catalogue)

    @Slot(str, str)
    def choose(self, setting: str, choice: str) -> None:
        """Change a setting; ignore a choice that it does not have."""
        if choice in (languages() if setting == LANGUAGE else CHOICES[setting]):
            self.keep(**{setting: choice})
            if setting == LANGUAGE:
                self.speak()

    @Slot(float)
    def setRoom(self, scale: float) -> None:
        """Set the largest scale that the window has room for, 1 for the smallest."""
        percent = int(scale * 100 + 0.5)
        if percent != self.room:
            self.room = percent
            self.roomChanged.emit()

    @Slot(int)
    def setBotPace(self, milliseconds: int) -> None:
        """Set how long bots wait before they begin a turn; the curtain waits twice as long."""
        self.bot_pace = milliseconds
        self.paced.emit()

    @Slot()
    def noteValues(self) -> None:
        """Remember that the user was informed of reconstructed values."""
        if not self.valuesNoted:
            self.keep(seen_component_notice=True)

    @Slot()
    def changePace(self) -> None:
        """Switch to the next pace, from the fastest to the slowest."""
        paces = CHOICES["pace"]
        self.choose("pace", paces[(paces.index(self.pace) + 1) % len(paces)])

    @Slot()
    def toggleFullScreen(self) -> None:
        self.choose("screen", "window" if self.fullScreen else "full")

    @Slot()
    def toggleSound(self) -> None:
        self.choose("sound", "on" if self.settings.sound == "off" else "off")

    @Slot()
    def toggleMusic(self) -> None:
        self.choose("music", "on" if self.settings.music == "off" else "off")

    @Slot(bool, int, int)
    def leaveWindow(self, maximized: bool, width: int, height: int) -> None:
        """Remember for the next start whether the window is ``maximized``, or else its size."""
        left: dict[str, object] = {"maximized": maximized}
        if not maximized:
            left |= {"width": width, "height": height}
        if any(getattr(self.settings, name) != value for name, value in left.items()):
            self.keep(**left)

    @Slot()
    def welcome(self) -> None:
        """Remember that the user has chosen how to begin."""
        self.keep(welcomed=True)

    def keep(self, **changes: object) -> None:
        """Change settings, and save them for the next start."""
        self.change(lambda _: changes)

    def change(self, change: Change) -> None:
        """Change settings by what they are: here, and later on the disk, as they are there."""
        self.settings = self.settings.changed(**change(self.settings))
        self._changes.append(change)
        self._show()
        self.changed.emit()
        ours = self.settings
        self._writer.ask(lambda: self._write(ours), lambda _: None, self._complain)

    def _write(self, ours: Settings) -> None:
        """Write all changes, in the files' thread; those of a failed write come with the next."""
        while self._changes:
            self._unwritten.append(self._changes.popleft())
        if not self._unwritten:
            return
        try:
            change_settings(self._file, self._unwritten, ours)
        except OSError as error:
            key = "window-notice-settings"
            raise MessageError(key, file=self._file, problem=reason(error)) from None
        self._unwritten.clear()

    def _complain(self, error: MessageError) -> None:
        self.complained.emit(error.text(self.catalogue))

    def speak(self) -> None:
        """Switch all texts to the language of the settings."""
        system = QLocale.system()
        language = self.settings.language
        if language not in (*begun(), *PSEUDO_LANGUAGES):
            language = first_of_ours(system_languages())
        self.catalogue.speak(language)
        own = system.name().startswith(language)
        QLocale.setDefault(system if own else QLocale(language))
        self._show()
        self.changed.emit()
        self.spoke.emit()

    def _show(self) -> None:
        now, texts = self.settings, self.catalogue
        self.pace, self.paceName = now.pace, texts.text(f"window-pace-{now.pace}-label")
        self.estimates, self.reducedMotion = now.estimate == "shown", now.motion == "reduced"
        self.fullScreen = now.screen == "full"
        theme = wished() if now.theme == SYSTEM else now.theme
        self.evening, self.stark = theme != "light", theme == "contrast"
        self.italics = texts.italics
        self.valuesNoted, self.welcomed = now.seen_component_notice, now.welcomed
        self.scale = 0.0 if now.scale == "fit" else int(now.scale) / 100


def system_languages() -> list[str]:
    """Return the languages of the system's user, the preferred one first."""
    return QLocale.system().uiLanguages()


def first_of_ours(tags: Iterable[str]) -> str:
    """Return the first language that the program has, English if it has none of them."""
    wanted = [tag.replace("_", "-") for tag in tags]
    return negotiate_locale(wanted, languages(), sep="-") or DEFAULT_LANGUAGE
