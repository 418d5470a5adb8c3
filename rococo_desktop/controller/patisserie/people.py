"""The public view of all players: their kitchens in small."""

from typing import Any, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.portraits import portrait
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.score import Estimate
from rococo_desktop.rules.patisserie.view import PlayerView, View
from rococo_desktop.session.session import AnySession

QML_IMPORT_NAME = "Patisserie.Game"
QML_IMPORT_MAJOR_VERSION = 1


class PlayerRow(NamedTuple):
    """A player's public belongings.

    ``shown`` are the small pictures of recipes, dishes in the racks and decorations, each as a
    kind and a picture joined by a colon.
    """

    key: int
    name: str
    portrait: str
    coins: int
    prestige: int
    flour: int
    sugar: int
    butter: int
    tiles: int
    hand: int
    staff: int
    shown: list[str]
    decorations: int
    start: bool
    asked: bool
    viewer: bool
    score: int
    scoreWhole: bool
    summary: str
    kitchen: str


@QmlElement
@QmlUncreatable("The players come from the program.")
class Cooks(QObject):
    """The players in their seats."""

    def __init__(self, faces: Faces, session: AnySession, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._session = session
        self._players = Rows(PlayerRow, self)

    @Property(Rows, constant=True)
    def players(self) -> Rows:
        return self._players

    def refresh(self, view: View, estimates: tuple[Estimate, ...]) -> None:
        """Show the players of a view and what they would score now."""
        self._players.show([self._player(view, each, estimates) for each in view.players])

    def _player(self, view: View, player: PlayerView, estimates: tuple[Estimate, ...]) -> PlayerRow:
        faces, seat = self._faces, player.seat
        estimate = estimates[seat]
        mentor = seat == faces.rules.mentor
        name = self._session.setup.names[seat]
        racks = [
            (faces.dish if topping is None else faces.topped)(dish)
            for dish, topping in zip(player.racks, player.toppings, strict=True)
            if dish is not None
        ]
        recipes = [faces.recipe(recipe) for recipe in player.recipes]
        shown = [f"recipe:{face.picture}" for face in recipes]
        shown += [f"dish:{face.picture}" for face in racks]
        hand = view.mentor.hand_size if mentor else player.hand_size
        numbers: dict[str, Any] = {
            "player": name,
            "coins": faces.wording.coins(player.coins),
            "prestige": faces.wording.prestige(player.prestige),
            "flour": player.flour,
            "sugar": player.sugar,
            "butter": player.butter,
            "tiles": len(player.ingredients),
            "hand": hand,
            "staff": player.staff_size,
        }
        parts = [
            ("recipes", [face.name for face in recipes]),
            ("racks", [face.name for face in racks]),
            ("pantry", [faces.wording.tile(tile) for tile in player.ingredients]),
        ]
        kitchen = [
            faces.text(f"kitchen.{key}", names=", ".join(names)) for key, names in parts if names
        ]
        if player.used:
            card = faces.card(player.used[-1]).name
            kitchen.append(faces.text("kitchen.used", card=card))
        return PlayerRow(
            seat,
            name,
            portrait(self._session.setup.seats[seat].kind),
            player.coins,
            player.prestige,
            player.flour,
            player.sugar,
            player.butter,
            len(player.ingredients),
            hand,
            player.staff_size,
            shown,
            len(player.decorations),
            view.start_player == seat,
            view.asked is not None and view.asked.seat == seat,
            seat in view.eyes,
            estimate.total,
            not estimate.hidden,
            faces.text("summary", **numbers),
            "\n".join(kitchen),
        )
