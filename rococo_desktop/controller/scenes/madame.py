"""Madame du Barry on the table: the card of her turn, what she does, and why."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.faces import Faces, PictureFace, capital
from rococo_desktop.controller.marks import Marks
from rococo_desktop.controller.palace import Palace
from rococo_desktop.controller.people import Count
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.scenes.scene import Parts, Scene
from rococo_desktop.controller.sounds import Sounds
from rococo_desktop.controller.ways import Way, Ways
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.events import ItemScored, RoundBegan
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME
from rococo_desktop.rules.rococo.madame_du_barry.events import MadamePlaced, MadameRevealed
from rococo_desktop.rules.rococo.madame_du_barry.slots import CARDS
from rococo_desktop.rules.rococo.view import PlayerView, View

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

SIGNS: Mapping[str, str] = {
    "favor": "favor",
    "acquire": "tile",
    "make_dress": "lady",
    "hire": "card",
    "fund": "marker",
}
"""What stands for each of her actions."""


class MadameCardRow(NamedTuple):
    """A card of hers: above what she does, below a hall and the leave to take jewelry."""

    key: str
    sign: str
    name: str
    hall: str
    leave: str
    about: str


@QmlElement
@QmlUncreatable("Madame du Barry comes from the program.")
class MadameScene(Scene):
    """Her last turn, and her discard pile."""

    shown = Signal()
    begun = Signal()
    """A turn of hers is to be told."""
    parts: ClassVar[Parts] = Parts(sheet="Madame/MadameSheet.qml", tale="Madame/MadameTale.qml")
    portrait: ClassVar[str] = "employee/madame"
    sounds: ClassVar[Sounds] = {"card": (MadameRevealed,)}

    def __init__(
        self, faces: Faces, palace: Palace, names: tuple[str, ...], parent: QObject
    ) -> None:
        super().__init__(faces, palace, names, parent)
        self._seat = len(faces.rules.people)
        self._portrait = PictureFace(faces, self.portrait, names[self._seat], "")
        self._cards = Rows(MadameCardRow, self)
        self._discard = Rows(MadameCardRow, self)
        self._steps: list[str] = []
        self._view: View | None = None
        self._looked_at = -1

    @Property(Rows, constant=True)
    def cards(self) -> Rows:
        """The cards that she revealed in her last turn."""
        return self._cards

    @Property(Rows, constant=True)
    def discard(self) -> Rows:
        return self._discard

    @Property(str, constant=True)
    def name(self) -> str:
        return self._names[self._seat]

    @Property("QStringList", notify=shown)
    def steps(self) -> list[str]:
        """What she did and why, one step after the other."""
        return self._steps

    @Property(bool, notify=shown)
    def lookedAt(self) -> bool:
        """Whether she is the player who is looked at closely."""
        return self._looked_at == self._seat

    def refresh(self, view: View, marks: Marks) -> None:  # noqa: ARG002 - nothing to choose
        self._view = view
        self._show_discard()

    def happened(self, events: Sequence[Event]) -> None:
        revealed = [e.madame for e in events if isinstance(e, MadameRevealed | MadamePlaced)]
        self._steps = list(self._told(events)) if revealed else []
        self._cards.show([self._card(card, number) for number, card in enumerate(revealed)])
        self._tell(telling=bool(revealed))
        self.shown.emit()
        if revealed:
            self.begun.emit()

    def look_at(self, player: PlayerView) -> None:
        self._looked_at = player.seat
        self._show_discard()
        self.shown.emit()

    def counts(self, player: PlayerView) -> Iterable[Count]:
        if self._view is not None and player.seat == self._seat:
            cards = CARDS.of(self._view)
            hand, discard = len(cards.hand), len(cards.discard)
            yield Count("hand", str(hand), self._text("window.madame.hand", n=hand))
            yield Count("discard", str(discard), self._text("window.madame.discard", n=discard))

    def ways(self, event: Event, ways: Ways) -> Iterator[Way]:
        if isinstance(event, MadameRevealed):
            yield Way(ways.home(event.player), "tale", self._portrait)

    # -- within ----------------------------------------------------------------------------------

    def _text(self, key: str, **values: str | int) -> str:
        return self._faces.catalogue.text(key, **values)

    def _told(self, events: Iterable[Event]) -> Iterable[str]:
        """Yield what she did in this turn, without her name where a sentence begins with it."""
        wording = self._faces.wording
        subject = f"{wording.name(self._seat)} "
        begun = False
        for event in takewhile(lambda each: not isinstance(each, RoundBegan | ItemScored), events):
            begun = begun or isinstance(event, MadameRevealed)
            if begun and getattr(event, "player", None) == self._seat:
                seen = event.seen_by(None)
                sentence = "" if seen is None else wording.event(seen)
                if sentence:
                    yield capital(sentence.removeprefix(subject))

    def _card(self, card: str, number: int) -> MadameCardRow:
        printed = MADAME.of(self._faces.rules.components).cards[card]
        name = capital(self._faces.wording.piece(card))
        hall = capital(self._faces.wording.hall(printed.hall))
        leave = printed.leave if self._faces.rules.rival_rented else ""
        said = [
            self._text("window.madame.above", action=name),
            self._text("window.madame.below", hall=hall),
            self._text(f"window.madame.leave.{leave}") if leave else "",
        ]
        return MadameCardRow(
            f"{number}:{card}",
            SIGNS[printed.action],
            name,
            hall,
            f"leave-{leave}" if leave else "",
            "\n".join(filter(None, said)),
        )

    def _show_discard(self) -> None:
        if self._view is not None:
            discard = CARDS.of(self._view).discard
            self._discard.show([self._card(card, n) for n, card in enumerate(discard)])
