"""The interface of a rule set to the table: places, pieces, counts, signs and flights.

A part is a QML file below ``resources/qml/Rococo``, loaded at a place of the table.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Literal, get_args

from PySide6.QtCore import QObject

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.dragging import Zones
from rococo_desktop.controller.rococo.faces import Faces, PictureFace
from rococo_desktop.controller.rococo.palace import Palace
from rococo_desktop.controller.rococo.people import Count
from rococo_desktop.controller.rococo.ways import Teller
from rococo_desktop.controller.table.game_table import Owner
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.controller.table.sounds import Sounds
from rococo_desktop.controller.table.supplies import PileRow, Supplies, Supply
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.view import PlayerView, View

Place = Literal["palace", "market", "hand", "sheet", "prompt", "log"]
"""The places of the table where a scene may show a part."""
PLACES: tuple[Place, ...] = get_args(Place)

Signs = Mapping[type[Event], str]


@InQml("Rococo.Game")
class Scene(QObject, Teller):
    """A rule set's part of the table; everything is optional, with the defaults given here."""

    stock = Value(Supplies)
    """The supplies of all rule sets."""

    parts: ClassVar[Mapping[Place, str]] = {}
    """Its QML files by place."""
    zones: ClassVar[Zones] = Zones()
    """The zones on which its pieces are dropped."""
    actions: ClassVar[Mapping[str, str]] = {}
    """The sign of each of its main actions."""
    signs: ClassVar[Signs] = {}
    """The sign of each of its events in the log."""
    stays: ClassVar[tuple[str, ...]] = ()
    """The prefixes of places that show the pieces put there."""
    leaves: ClassVar[tuple[str, ...]] = ()
    """The prefixes of places that show that a piece is gone."""
    marked: ClassVar[Mapping[str, str]] = {}
    """The sign of a marker on its places without a picture, by the places' prefix."""
    portrait: ClassVar[str] = ""
    """The path of its rival's portrait in the images; empty if it has no rival."""
    explaining: ClassVar[tuple[type[Event], ...]] = ()
    """The events that say why its rival does what follows."""
    sounds: ClassVar[Sounds] = {}
    """The sounds with the events that play them."""

    def __init__(self, faces: Faces, palace: Palace, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._palace = palace

    def refresh(self, view: View, marks: Marks, owner: Owner[View] | None) -> None:
        """Show its part of ``view``, and of what belongs to a player."""

    def look_at(self, player: PlayerView) -> None:
        """Show the sheet of a player."""

    def pieces(self, view: View) -> Iterable[str]:  # noqa: ARG002
        """Return the ids of its pieces on the table."""
        return ()

    def unsaid(self, view: View) -> Iterable[str]:  # noqa: ARG002
        """Return the illegal main actions to hide, because they are too remote to need a reason."""
        return ()

    def pin(self, view: View, dress: str) -> PictureFace | None:  # noqa: ARG002
        """Return the ornament worn with a dress, or None."""
        return None

    def supplies(self, view: View) -> Iterable[Supply]:  # noqa: ARG002
        """Return the supplies of its pieces."""
        return ()

    def piles(self, view: View) -> Iterable[PileRow]:  # noqa: ARG002
        """Return its bags and stacks that come before the piles of the supplies."""
        return ()

    def counts(self, player: PlayerView) -> Iterable[Count]:  # noqa: ARG002
        """Return the numbers shown beside a player's name."""
        return ()

    def log_sign(self, event: Event) -> str:
        """Return the sign of an event in the log, by default that of its class or a base class."""
        return next((self.signs[kind] for kind in type(event).__mro__ if kind in self.signs), "")

    def gone(self, event: Event) -> Iterable[QObject]:  # noqa: ARG002
        """Return its unclaimed pieces that left the table."""
        return ()

    def come(self, event: Event) -> Iterable[QObject]:  # noqa: ARG002
        """Return its new pieces on the table."""
        return ()

    def sign_of(self, event: Event) -> str:  # noqa: ARG002
        """Return the sign of a card that a rival revealed; empty for other events."""
        return ""

    def deed_of(self, events: Sequence[Event]) -> str:  # noqa: ARG002
        """Return the main action of a rival's revealed card; empty if none was performed."""
        return ""
