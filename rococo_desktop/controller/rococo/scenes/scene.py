"""The doors by which a rule set comes onto the table: places, pieces, counts, signs and flights.

A part is a QML file below ``resources/qml/Rococo``, loaded where the table has a place for it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Literal, get_args

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.marks import Marks
from rococo_desktop.controller.movement import Way
from rococo_desktop.controller.qt import QmlUncreatable
from rococo_desktop.controller.rococo.carry import Zones
from rococo_desktop.controller.rococo.faces import Faces, PictureFace
from rococo_desktop.controller.rococo.palace import Palace
from rococo_desktop.controller.rococo.people import Count
from rococo_desktop.controller.rococo.sounds import Sounds
from rococo_desktop.controller.rococo.supplies import Supply
from rococo_desktop.controller.rococo.ways import Ways
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.view import PlayerView, View

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

Place = Literal["palace", "market", "hand", "sheet", "prompt", "log"]
"""Where on the table a scene may show something of its own."""
PLACES: tuple[Place, ...] = get_args(Place)

Signs = Mapping[type[Event], str]


@QmlElement
@QmlUncreatable("Scenes come from the program.")
class Scene(QObject):
    """A rule set's part of the table; what it does not have it leaves as it is here."""

    parts: ClassVar[Mapping[Place, str]] = {}
    """Its QML files by place."""
    zones: ClassVar[Zones] = Zones()
    """Where its pieces are put down."""
    actions: ClassVar[Mapping[str, str]] = {}
    """The sign of each of its main actions."""
    signs: ClassVar[Signs] = {}
    """The sign of each of its events in the log."""
    stays: ClassVar[tuple[str, ...]] = ()
    """How its places begin on which one still sees what was put there."""
    leaves: ClassVar[tuple[str, ...]] = ()
    """How its places begin on which one sees that something is gone."""
    marked: ClassVar[Mapping[str, str]] = {}
    """The sign of its places that have no picture, for a marker put there."""
    portrait: ClassVar[str] = ""
    """Its rival as a path in the images; empty where it brings none."""
    sounds: ClassVar[Sounds] = {}
    """The sounds with what they are heard for."""

    def __init__(
        self, faces: Faces, palace: Palace, names: tuple[str, ...], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._faces = faces
        self._palace = palace
        self._names = names

    def refresh(self, view: View, marks: Marks) -> None:
        """Show what ``view`` shows."""

    def look_at(self, player: PlayerView) -> None:
        """Show a player closely."""

    def pieces(self, view: View) -> Iterable[str]:  # noqa: ARG002
        """Return the ids of its pieces on the table."""
        return ()

    def unsaid(self, view: View) -> Iterable[str]:  # noqa: ARG002
        """Return the main actions that are far off, so that nobody asks why they cannot be."""
        return ()

    def pin(self, view: View, dress: str) -> PictureFace | None:  # noqa: ARG002
        """Return what a guest wears together with a dress."""
        return None

    def supplies(self, view: View) -> Iterable[Supply]:  # noqa: ARG002
        """Return what may still come of its pieces."""
        return ()

    def counts(self, player: PlayerView) -> Iterable[Count]:  # noqa: ARG002
        """Return what is to be seen beside a player's name."""
        return ()

    def partners(self, event: Event, ways: Ways) -> Iterator[tuple[tuple[int, str], str]]:  # noqa: ARG002
        """Yield where what a player pays for, or gains from, lies: by player and reason."""
        yield from ()

    def ways(self, event: Event, ways: Ways) -> Iterator[Way]:  # noqa: ARG002
        """Yield what an event lets fly."""
        yield from ()

    def log_sign(self, event: Event) -> str:
        """Return the sign of an event in the log, by default that of its class or of one above."""
        return next((self.signs[kind] for kind in type(event).__mro__ if kind in self.signs), "")

    def gone(self, event: Event) -> Iterable[QObject]:  # noqa: ARG002
        """Return its pieces that nobody took and that left the table."""
        return ()

    def come(self, event: Event) -> Iterable[QObject]:  # noqa: ARG002
        """Return its pieces that came onto the table."""
        return ()

    def sign_of(self, event: Event) -> str:  # noqa: ARG002
        """Return what stands for a card that a rival revealed; empty for another event."""
        return ""

    def deed_of(self, events: Sequence[Event]) -> str:  # noqa: ARG002
        """Return the main action that a rival's revealed card stands for; empty if it was none."""
        return ""

    def dealt(self, event: Event, ways: Ways) -> Iterator[Way]:  # noqa: ARG002
        """Yield what comes face down from a pile to its place."""
        yield from ()
