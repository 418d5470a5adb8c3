"""The public view of all players: their kitchens at a small size."""

from collections.abc import Iterable, Iterator, Sequence
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
from rococo_desktop.controller.table.sheet import Holding, Sheet
from rococo_desktop.engine.score import Estimate
from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.view import PlayerView, View
from rococo_desktop.session.seats import RIVAL
from rococo_desktop.words.standing import Standing


class PlayerRow(NamedTuple):
    """A player's public belongings.

    ``shown`` are the small pictures of recipes, dishes in the racks and decorations, each as a
    kind and a picture joined by a colon. ``counted`` says what each number is, from ``coins`` to
    ``hand``. ``change`` is how the score changed, ``since`` says why in short, and ``scored`` are
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
    decorations: int
    hand: int
    counted: list[str]
    shown: list[str]
    start: bool
    asked: bool
    viewer: bool
    score: int
    scoreWhole: bool
    change: str
    since: str
    scored: str
    summary: str
    about: str
    topic: str
    trays: Rows
    held: int


BY_CHANCE = ("random", "greedy")
"""The further bots that commands know; they have the same faces in every game."""


@InQml("Patisserie.Game")
class Cooks(QObject):
    """The players in their seats.

    Qt finds the type of a property by its name alone, so the class cannot have that of Rococo's.
    """

    players = RowsOf(PlayerRow)
    sheet = Value(Sheet)

    def __init__(self, faces: Faces, session: PatisserieSession, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._session = session
        self._trays = [Rows(TrayRow, self) for _ in session.setup.names]
        self.sheet = Sheet(session, faces.wording.item, self)
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
        if self._view is not None:
            self.sheet.lay(self._sheet_of(self._view, self._view.players[self.sheet.seat]))

    def _sheet_of(self, view: View, player: PlayerView) -> Iterator[Holding]:
        """Yield the cards in their places, the kitchen, and the dishes on the tables."""
        faces = self._faces

        def part(key: str, found: Iterable[Face]) -> Holding:
            return Holding(key, faces.text(f"sheet-{key}"), [*found])

        if player.seat not in faces.rules.people:
            yield part("mentor_cards", self._face_down(player))
            yield part("mentor_used", map(faces.card, (*player.used, *view.mentor.used)))
        else:
            if player.hand is None:
                yield part("cards", self._face_down(player))
            else:
                yield part("hand", map(faces.card, player.hand))
                yield part("unused", map(faces.card, player.unused or ()))
                yield part("set_aside", map(faces.card, player.set_aside or ()))
            yield part("used", map(faces.card, player.used))
        goods: dict[str, int] = {good: getattr(player, good) for good in GOODS}
        told = faces.catalogue.listed(faces.wording.good(*each) for each in goods.items())
        yield Holding("goods", faces.text("title-goods"), counts=goods, told=told)
        yield part("pantry", map(faces.tile, player.ingredients))
        yield part("recipes", map(faces.recipe, player.recipes))
        kept = zip(player.racks, player.toppings, strict=True)
        yield part("racks", [faces.baked(dish, top) for dish, top in kept if dish is not None])
        yield part("decorations", map(faces.topping, player.decorations))
        presented = [dish for dish, owner in view.dishes.values() if owner == player.seat]
        yield part("presented", map(faces.dish, presented))

    def _face_down(self, player: PlayerView) -> list[Face]:
        """Return the face-down cards as the others know them."""
        faces = self._faces
        return [
            faces.card(known.card) if known.card else faces.unseen(known.level)
            for known in player.face_down
        ]

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
            decorations=len(player.decorations),
            hand=hand,
            counted=[*self._counted(player, hand)],
            shown=shown,
            start=view.start_player == seat,
            asked=view.asked is not None and view.asked.seat == seat,
            viewer=seat in view.eyes,
            score=standing.score,
            scoreWhole=standing.whole,
            change=standing.change,
            since=standing.since,
            scored=standing.lines,
            summary=faces.text("summary", **numbers),
            about="\n".join(kitchen),
            topic="area.mentor" if mentor else "area.player",
            trays=self._trays[seat],
            held=sum(row.here for row in self._trays[seat].rows),
        )

    def _counted(self, player: PlayerView, hand: int) -> Iterator[str]:
        """Yield what each number in the panel of a player is."""
        faces, wording = self._faces, self._faces.wording
        yield wording.coins(player.coins)
        yield wording.prestige(player.prestige)
        for good in GOODS:
            yield wording.good(good, getattr(player, good))
        for key, number in (
            ("pantry", len(player.ingredients)),
            ("decorations", len(player.decorations)),
            ("hand", hand),
        ):
            label = faces.text(f"sheet-{key}")
            yield faces.catalogue.text("window-told", label=label, text=number)


def portrait(kind: str) -> str:
    """Return the path of the portrait for a kind of seat; empty if it has none."""
    if kind == RIVAL:
        return "patisserie/staff/mentor"
    if kind in CHARACTERS:
        return f"patisserie/cook/{kind}"
    return f"tailor/{kind}" if kind in BY_CHANCE else ""
