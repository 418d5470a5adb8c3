"""What lies on the table and before a person, in models that QML shows."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.marks import Marks
from rococo_desktop.controller.rococo.carry import Carry
from rococo_desktop.controller.rococo.faces import Faces, PictureFace
from rococo_desktop.controller.rococo.foresight import Foresight
from rococo_desktop.controller.rococo.gestures import Gestures
from rococo_desktop.controller.rococo.market import Market
from rococo_desktop.controller.rococo.palace import Palace
from rococo_desktop.controller.rococo.people import Belongings, Count, People
from rococo_desktop.controller.rococo.portraits import portrait
from rococo_desktop.controller.rococo.prompt import Prompt
from rococo_desktop.controller.rococo.scenes import SCENES, Scene
from rococo_desktop.controller.rococo.supplies import Supplies
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.score import Estimate
from rococo_desktop.rules.rococo.view import PlayerView, View
from rococo_desktop.session.rococo import RococoSession
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.outlook import ForesightWording
from rococo_desktop.words.rococo.wording import Wording


class SceneRow(NamedTuple):
    """An expansion's scene, and its QML files by place."""

    key: int
    scene: Scene
    market: str
    hand: str
    sheet: str


class Table:
    """Shows one view after the other."""

    def __init__(self, session: RococoSession, catalogue: Catalogue, parent: QObject) -> None:
        setup = session.setup
        rules = session.match.rules
        wording = Wording(catalogue, rules, setup.edition, setup.names)
        faces = Faces(catalogue, rules, wording, setup.edition, parent)
        self.wording = wording
        self.faces = faces
        self.palace = Palace(faces, setup.names, parent)
        self.market = Market(faces, setup.names, parent)
        self.portraits = tuple(portrait(seat.kind) for seat in setup.seats)
        self.people = People(faces, setup.seats, self.portraits, parent)
        self.belongings = Belongings(faces, setup.seats, parent)
        self.supplies = Supplies(faces, parent)
        self.foresight = Foresight(session, ForesightWording(catalogue, wording), parent)
        self.prompt = Prompt(faces, self.foresight.price, parent)
        self.scenes = [
            SCENES[key](faces, self.palace, setup.names, parent)
            for key in setup.expansions
            if key in SCENES
        ]
        self.scene_rows = Rows(SceneRow, parent)
        self.scene_rows.show(
            [SceneRow(place, scene, *scene.parts) for place, scene in enumerate(self.scenes)]
        )
        self._view: View | None = None
        self.carry = Carry(self.foresight, parent, [scene.zones for scene in self.scenes])
        self.gestures = Gestures(faces, self.foresight, parent)

    def show(self, view: View, estimates: tuple[Estimate, ...]) -> None:
        """Show what a view holds, with what it lets one estimate of the final scoring."""
        self.foresight.refresh(view)
        marks = Marks.of(view, self.foresight.reasons)
        self._view = view
        for scene in self.scenes:
            scene.refresh(view, marks)
        self.palace.refresh(view, marks, self.pin)
        self.market.refresh(view, marks)
        self.people.refresh(view, estimates, self._counts)
        further = (supply for scene in self.scenes for supply in scene.supplies(view))
        self.supplies.refresh(view, further)
        self.belongings.refresh(view, marks)
        on_table = (piece for scene in self.scenes for piece in scene.pieces(view))
        unsaid = {action for scene in self.scenes for action in scene.unsaid(view)}
        self.prompt.refresh(view, marks, self.palace.ids.union(_pieces(view), on_table), unsaid)
        self.carry.refresh(view)
        self.gestures.refresh()

    def look_at(self, seat: int) -> None:
        """Show a player's open belongings."""
        self.people.look_at(seat)
        if self._view is not None:
            for scene in self.scenes:
                scene.look_at(self._view.players[seat])

    def pin(self, dress: str) -> PictureFace | None:
        view = self._view
        pins = (scene.pin(view, dress) for scene in self.scenes) if view is not None else ()
        return next((pin for pin in pins if pin is not None), None)

    def _counts(self, player: PlayerView) -> Iterable[Count]:
        return (count for scene in self.scenes for count in scene.counts(player))


def _pieces(view: View) -> Iterable[str]:
    """Return the ids of the pieces that lie on the table as ``view`` shows it."""
    yield from (dress for dress in view.workshop if dress is not None)
    yield from (tile for segment in view.warehouse for tile in segment if tile is not None)
    yield from (card for card in view.hire if card is not None)
    if view.decision is not None:
        player = view.players[view.decision.seat]
        yield from (*(player.hand or ()), *(player.supply or ()), *player.discard)
        yield from player.resources or ()
        if player.played is not None:
            yield player.played
