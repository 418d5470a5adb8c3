"""The tutor at the table, who gives lessons and coaches a game."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import Rows, RowsOf
from rococo_desktop.controller.table.bits import BitRow
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue, capital
from rococo_desktop.words import Words


class Classroom(NamedTuple):
    """The game at which somebody teaches, and the portrait of who does.

    ``places`` returns where the piece of an option may lie on the table, and ``pictures`` what a
    seat could do now in pictures.
    """

    session: AnySession
    words: Words
    catalogue: Catalogue
    portrait: str = ""
    places: Callable[[str], Sequence[str]] = lambda _: ()
    pictures: Callable[[int, Sequence[Event]], Sequence[BitRow]] = lambda *_: ()


class ReplyRow(NamedTuple):
    """An answer to the tutor's question; one may be the usual one."""

    key: str
    text: str
    primary: bool = False


class SignRow(NamedTuple):
    """A sign of the game that the tutor speaks of, and what it is."""

    sign: str
    text: str


class PlayRow(NamedTuple):
    """A play that the tutor considers: what to do, why or what it lacks, and in pictures.

    Each of ``why`` is a sentence, the strongest first. It is ``told`` event by event, too. The
    ``reasons`` are the further ones, and ``places`` where each of its answers is given, in order.
    """

    key: int
    plan: str
    why: list[str]
    bits: Rows
    told: str
    reasons: str
    places: list[str]


class Speech(NamedTuple):
    """The tutor's words at one time, the places of the light, and the possible replies.

    Without a text the tutor is silent.
    """

    text: str = ""
    lights: Sequence[str] = ()
    replies: Sequence[ReplyRow] = ()
    response: str = ""
    """What the tutor says first, to the last reply, if the text then repeats the question."""
    asks: bool = False
    """Whether the replies answer a question of a lesson."""
    wanted: Sequence[str] = ()
    """The answers that a lesson waits for; none if any will do."""
    progress: str = ""
    """The progress of the lesson, such as "3 of 9"."""
    go_on: bool = False
    take_back: bool = False
    show: bool = False
    over: bool = False
    aside: bool = False
    """Whether the player may continue at the table without a reply."""
    stars: int = -1
    """The stars earned; -1 to show none."""
    thinks: bool = False
    """Whether the tutor has yet to find what to say."""
    plays: Sequence[PlayRow] = ()
    signs: Sequence[SignRow] = ()

    @property
    def whole(self) -> str:
        """Return everything the tutor says, in one piece."""
        plays = [line for play in self.plays for line in (play.plan, *play.why, play.reasons)]
        said = plays or [self.text, *(each.text for each in self.signs)]
        return "\n".join(line for line in (self.response, *said) if line)


@InQml("Table.Program")
class Tutor(QObject):
    """The speaker beside the table; lessons and the coach each have their own."""

    changed = Signal()
    textChanged = Signal()
    returned = Signal(object)
    """The game must go back to a moment."""
    shown = Signal(str)
    """The person at the screen gives this answer, which they asked to see."""
    wentOn = Signal()
    """The text has been read, so that others may act."""
    left = Signal()
    """The tutor was sent away."""
    repeated = Signal()
    """The lesson is requested again."""
    honoured = Signal()
    """A challenge has been met, or the lesson taken to its end: it is celebrated."""
    followed = Signal()
    """The next lesson or challenge is requested."""

    name = Value(str)
    title = Value(str)
    """The subject: the name of the lesson."""
    portrait = Value(str)
    """The path of the tutor's portrait in the images; empty for none."""
    farewell = Value(str)
    """The key of the message that sends the tutor away."""
    onward = Value(str)
    """The key of the message for what comes after the lesson."""
    text = Value(str, notify=textChanged)
    """The tutor's words; empty while the tutor is silent."""
    response = Value(str, notify=textChanged)
    """What the tutor says to the last reply, before the words; empty for nothing."""
    asks = Value(bool, notify=textChanged)
    """Whether the replies answer a question of a lesson."""
    whole = Value(str, notify=textChanged)
    """Everything that the tutor says, in one piece."""
    thinks = Value(bool, notify=changed)
    lights = Value("QStringList", notify=changed)
    """The places on the table on which the light falls."""
    wanted = Value("QStringList", notify=changed)
    """The answers that a lesson waits for; empty if any will do."""
    progress = Value(str, notify=changed)
    """The progress of the lesson; empty without a lesson."""
    over = Value(bool, notify=changed)
    """Whether the lesson has been given to its end."""
    aside = Value(bool, notify=changed)
    stars = Value(int, notify=changed)
    mayGoOn = Value(bool, notify=changed)
    """Whether the tutor waits for a sign that the text was read."""
    mayTakeBack = Value(bool, notify=changed)
    """Whether the tutor offers to take back the last answer."""
    mayShow = Value(bool, notify=changed)
    """Whether the tutor can show what to do."""
    plays = RowsOf(PlayRow)
    signs = RowsOf(SignRow)
    replies = RowsOf(ReplyRow)

    def __init__(
        self, room: Classroom, title: str, parent: QObject, farewell: str = "window-learn-leave"
    ) -> None:
        super().__init__(parent)
        self._session, self._words, self._catalogue = room.session, room.words, room.catalogue
        self._places = room.places
        self.farewell, self.onward = farewell, "window-learn-next"
        self.name = self._catalogue.text(f"window-tutor-{room.session.setup.game}")
        known = title in self._catalogue  # a draft of a lesson has perhaps no words yet
        self.title = self._catalogue.text(title) if known else title
        self.portrait = room.portrait
        self._take(Speech())

    @property
    def holds(self) -> bool:
        """Return whether the other players wait until the text is read."""
        return False

    @Slot()
    def goOn(self) -> None:
        """Go on after reading."""

    @Slot(str)
    def reply(self, answer: str) -> None:
        """Answer the tutor's question."""

    @Slot()
    def takeBack(self) -> None:
        """Return to the moment before the last answer."""

    @Slot()
    def show(self) -> None:
        """Do what the tutor waits for, one answer at a time."""

    @Slot()
    def leave(self) -> None:
        self.left.emit()

    def attend(self) -> str:
        """Note a change of the game before it is shown.

        Return what stands in the place of the question while the table rests: it does while there
        is only to read or to answer the tutor, so that nobody acts instead. Empty otherwise.
        """
        return ""

    def follow(self) -> None:
        """Speak of a change of the game."""

    def say(self, speech: Speech) -> None:
        before = self.whole
        self._take(speech)
        self.changed.emit()
        if self.whole != before:
            self.textChanged.emit()

    def light(self, lights: Sequence[str]) -> None:
        """Let the light fall on other places, without a word."""
        self.lights = list(lights)
        self.changed.emit()

    def _because(self, reasons: Iterable[Reason]) -> list[str]:
        """Return reasons for a play, each as a sentence."""
        return [self._catalogue.ended(capital(self._words.argument(each))) for each in reasons]

    def _take(self, speech: Speech) -> None:
        self.text, self.response, self.whole = speech.text, speech.response, speech.whole
        self.thinks, self.over, self.aside = speech.thinks, speech.over, speech.aside
        self.lights, self.progress, self.stars = list(speech.lights), speech.progress, speech.stars
        self.wanted, self.asks = list(speech.wanted), speech.asks
        self.mayGoOn, self.mayTakeBack, self.mayShow = speech.go_on, speech.take_back, speech.show
        self.replies.show(speech.replies)
        self.plays.show(speech.plays)
        self.signs.show(speech.signs)
