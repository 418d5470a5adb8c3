"""The public view of all players: their kitchens at a small size."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.ai.patisserie.bots import CHARACTERS
from rococo_desktop.controller.face import Face
from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.foresight import PatisserieSession
from rococo_desktop.controller.patisserie.trays import TrayRow, trays_at
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import Rows, RowsOf
from rococo_desktop.controller.table.portraits import portraits
from rococo_desktop.controller.table.sheet import Sheet
from rococo_desktop.engine.score import Estimate
from rococo_desktop.rules.patisserie.view import PlayerView, View
from rococo_desktop.session.seats import RIVAL
from rococo_desktop.words.patisserie.pieces import ROMAN
from rococo_desktop.words.standing import Standing


class PlayerRow(NamedTuple):
    """A player's public belongings.

    ``shown`` are the small pictures of recipes, dishes in the racks and decorations, each as a
    kind and a picture joined by a colon. ``change`` is how the score changed, and ``scored`` are
    its items and reasons. ``held`` is the number of the ``trays`` that are here.
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
    shown: list[str]
    decorations: int
    start: bool
    asked: bool
    viewer: bool
    score: int
    scoreWhole: bool
    change: str
    scored: str
    summary: str
    about: str
    topic: str
    trays: Rows
    held: int


class PieceRow(NamedTuple):
    """A piece on a sheet; its ``face`` is None for a card that only its owner has seen."""

    key: str
    label: str
    face: QObject | None


class PartRow(NamedTuple):
    """A part of a sheet, with a note if it has nothing."""

    key: str
    heading: str
    pieces: Rows


BY_CHANCE = ("random", "greedy")
"""The further bots that commands know; they have the same faces in every game."""
PARTS = ("cards", "used", "recipes", "racks", "pantry", "decorations", "presented")
"""The parts of a sheet, in their order."""


@InQml("Patisserie.Game")
class Cooks(QObject):
    """The players in their seats.

    Qt finds the type of a property by its name alone, so the class cannot have that of Rococo's.
    """

    players = RowsOf(PlayerRow)
    sheet = Value(Sheet)
    parts = RowsOf(PartRow)
    """The parts of the sheet that have pieces."""

    def __init__(self, faces: Faces, session: PatisserieSession, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._session = session
        self._trays = [Rows(TrayRow, self) for _ in session.setup.names]
        self.sheet = Sheet(session, faces.wording.item, self)
        self._pieces = {part: Rows(PieceRow, self) for part in PARTS}
        self._view: View | None = None
        self._standings: Sequence[Standing] = ()

    def look_at(self, seat: int) -> None:
        """Show the sheet of a player: everything that is known of the kitchen."""
        if self.sheet.look_at(seat):
            self._fill()

    def refresh(self, view: View, estimates: tuple[Estimate, ...]) -> None:
        """Show the players of a view."""
        self._view = view
        for seat, trays in enumerate(self._trays):
            trays.show(trays_at(self._faces, view, seat))
        self._seat(view)
        self.sheet.refresh(view.eyes, estimates)
        self._fill()

    def follow(self, standings: Sequence[Standing]) -> None:
        """Show the current scores."""
        self._standings = standings
        if self._view is not None:
            self._seat(self._view)

    def _seat(self, view: View) -> None:
        self.players.show(self._player(player, view) for player in view.players)

    def _fill(self) -> None:
        view = self._view
        if view is None:
            return
        player, faces = view.players[self.sheet.seat], self._faces
        kept = zip(player.racks, player.toppings, strict=True)
        shown: dict[str, list[Face]] = {
            "used": [faces.card(card) for card in player.used],
            "recipes": [faces.recipe(recipe) for recipe in player.recipes],
            "racks": [faces.baked(dish, topping) for dish, topping in kept if dish is not None],
            "pantry": [faces.tile(tile) for tile in player.ingredients],
            "decorations": [faces.topping(tile) for tile in player.decorations],
            "presented": [
                faces.dish(dish) for dish, owner in view.dishes.values() if owner == player.seat
            ],
        }
        mentor = player.seat not in faces.rules.people
        if mentor:
            shown["used"] += [faces.card(card) for card in view.mentor.used]
        for part, found in shown.items():
            self._pieces[part].show(
                PieceRow(f"{part}-{n}", face.name, face) for n, face in enumerate(found)
            )
        self._pieces["cards"].show(self._cards(player))
        headings = {part: faces.text(f"sheet-{part}") for part in PARTS}
        if mentor:
            headings |= {part: faces.text(f"sheet-mentor_{part}") for part in ("cards", "used")}
        elif self.sheet.own:
            headings["cards"] = faces.text("sheet-own_cards")
        self.parts.show(
            PartRow(part, headings[part], self._pieces[part])
            for part in PARTS
            if self._pieces[part].count
        )

    def _cards(self, player: PlayerView) -> list[PieceRow]:
        """Return the face-down cards as the others know them, and the viewer's own as they are."""
        faces, own = self._faces, [*(player.hand or ()), *(player.unused or ())]
        if player.hand is not None:
            return [PieceRow(card, faces.card(card).name, faces.card(card)) for card in own]
        rows = []
        for number, known in enumerate(player.face_down):
            if known.card:
                face = faces.card(known.card)
                rows.append(PieceRow(known.card, face.name, face))
            else:
                label = faces.text("sheet-unseen", level=ROMAN[known.level])
                rows.append(PieceRow(f"unseen-{number}", label, None))
        return rows

    def _player(self, player: PlayerView, view: View) -> PlayerRow:
        faces, seat = self._faces, player.seat
        standing = self._standings[seat]
        mentor = seat not in faces.rules.people
        name = self._session.setup.names[seat]
        racks = [
            faces.baked(dish, topping)
            for dish, topping in zip(player.racks, player.toppings, strict=True)
            if dish is not None
        ]
        recipes = [faces.recipe(recipe) for recipe in player.recipes]
        shown = [f"recipe:{face.picture}" for face in recipes]
        shown += [f"dish:{face.picture}" for face in racks]
        hand = view.mentor.hand_size if mentor else player.hand_size
        numbers: dict[str, str | int] = {
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
            faces.text(f"kitchen-{key}", names=faces.catalogue.listed(names))
            for key, names in parts
            if names
        ]
        if player.used:
            card = faces.card(player.used[-1]).name
            kitchen.append(faces.text("kitchen-used", card=card))
        return PlayerRow(
            key=seat,
            name=name,
            portrait=portraits(self._session.setup.seats, portrait)[seat],
            coins=player.coins,
            prestige=player.prestige,
            flour=player.flour,
            sugar=player.sugar,
            butter=player.butter,
            tiles=len(player.ingredients),
            hand=hand,
            shown=shown,
            decorations=len(player.decorations),
            start=view.start_player == seat,
            asked=view.asked is not None and view.asked.seat == seat,
            viewer=seat in view.eyes,
            score=standing.score,
            scoreWhole=standing.whole,
            change=standing.change,
            scored=standing.lines,
            summary=faces.text("summary", **numbers),
            about="\n".join(kitchen),
            topic="area.mentor" if mentor else "area.player",
            trays=self._trays[seat],
            held=sum(row.here for row in self._trays[seat].rows),
        )


def portrait(kind: str) -> str:
    """Return the path of the portrait for a kind of seat; empty if it has none."""
    if kind == RIVAL:
        return "patisserie/staff/mentor"
    if kind in CHARACTERS:
        return f"patisserie/cook/{kind}"
    return f"tailor/{kind}" if kind in BY_CHANCE else ""
