"""The Jewelry Box on the table: the jeweler's board, examinations, specialised Apprentices."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.dragging import BENCH, Zones
from rococo_desktop.controller.rococo.faces import Faces, PictureFace
from rococo_desktop.controller.rococo.market import CardRow, card_row
from rococo_desktop.controller.rococo.palace import DecorationRow, Palace
from rococo_desktop.controller.rococo.people import Count
from rococo_desktop.controller.rococo.scenes.scene import Place, Scene, Signs
from rococo_desktop.controller.rococo.ways import STOCKS, Ways, deal
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf
from rococo_desktop.controller.table.game_table import Owner
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.controller.table.movement import Moment, Way, place_in, places_in
from rococo_desktop.controller.table.sounds import Sounds
from rococo_desktop.controller.table.supplies import Supply, kinds_of, supply_row
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.remaining import count
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.jewelry_box import events as happened
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, JEWELER
from rococo_desktop.rules.rococo.jewelry_box.examinations import CANDIDATES, TASKS
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN, deck_of
from rococo_desktop.rules.rococo.questions import Employing
from rococo_desktop.rules.rococo.view import PlayerView, View
from rococo_desktop.rules.view import UNSEEN
from rococo_desktop.texts import capital
from rococo_desktop.words.rococo.pieces import words_of

EXAMINATION = "examination"
"""The sign of examinations and their tasks."""

SIGNS: Mapping[str, list[str]] = {
    "common_silk": [":silk-yellow", ":silk-green"],
    "rare_silk": [":silk-red", ":silk-blue"],
    "thread_or_lace": [":thread", ":lace"],
    "decoration": [":decoration"],
    "master_dress": [":thimble-master", ":lady"],
    "gown": [":lady"],
    "coat": [":gentleman"],
}
"""The signs of each task."""


class JewelRow(NamedTuple):
    """A place of the display with its price, or a player's jewelry with a price of -1."""

    key: str
    label: str
    price: int
    jewel: PictureFace | None
    choice: str = ""
    legal: bool = False
    reason: str = ""


class TaskRow(NamedTuple):
    """A task of an examination, with the seats that have fulfilled it."""

    key: str
    label: str
    about: str
    signs: list[str]
    done: list[int]


class ExaminationRow(NamedTuple):
    """An examination with its tasks, the seats that prepare for it, and its deck's size."""

    key: str
    name: str
    about: str
    deck: int
    seats: list[int]
    tasks: Rows


@InQml("Rococo.Game")
class JewelerScene(Scene):
    """The jeweler's board and the viewer's jewelry."""

    shown = Signal()

    parts: ClassVar[Mapping[Place, str]] = {
        "market": "Rococo/Jeweler/JewelerBoard.qml",
        "hand": "Rococo/Jeweler/Examinations.qml",
        "sheet": "Rococo/Jeweler/JewelrySheet.qml",
    }
    zones: ClassVar[Zones] = Zones(pieces={"place_dress": (BENCH,), "choose_jewelry": (BENCH,)})
    actions: ClassVar[Mapping[str, str]] = {
        "journeyman_examination": EXAMINATION,
        "master_examination": EXAMINATION,
    }
    signs: ClassVar[Signs] = {
        happened.JewelryRevealed: "ring",
        happened.JewelryAllowed: "ring",
        happened.TaskFulfilled: EXAMINATION,
        happened.ExaminationPassed: EXAMINATION,
        happened.DeckSearched: "stack",
        happened.GraduateTaken: "card",
        happened.CandidateLeft: "close",
        happened.SpecialistHired: "hire",
        happened.EmployeeShown: "discard",
        happened.BonusCopied: "card",
    }
    stays: ClassVar[tuple[str, ...]] = ("task:",)
    leaves: ClassVar[tuple[str, ...]] = ("jewel:",)
    marked: ClassVar[Mapping[str, str]] = {"task:": EXAMINATION}
    explaining: ClassVar[tuple[type[Event], ...]] = (happened.JewelryAllowed,)
    sounds: ClassVar[Sounds] = {
        "card": (happened.GraduateTaken, happened.SpecialistHired, happened.EmployeeShown),
        "silk": (happened.JewelryTaken,),
        "marker": (happened.TaskFulfilled,),
    }

    display = RowsOf(JewelRow)
    decorations = RowsOf(DecorationRow)
    examinations = RowsOf(ExaminationRow)
    specialist = RowsOf(CardRow)
    """The Apprentice dealt to that player, until it is hired."""
    condition = Value(str, notify=shown)
    """The hiring condition of that Apprentice."""
    own = RowsOf(JewelRow)
    """That player's jewelry."""
    ownName = Value(str, notify=shown)
    sheet = RowsOf(JewelRow)
    """The jewelry of the player on the sheet."""
    owner = Value(int, notify=shown)
    """The seat of the person at the screen, or of who is watched; -1 for nobody."""
    bag = Value(int, notify=shown)
    bagKinds = Value(str, notify=shown)
    """The number of each kind in it as a sentence."""

    def __init__(self, faces: Faces, palace: Palace, parent: QObject) -> None:
        super().__init__(faces, palace, parent)
        components = faces.rules.components
        self._box = BOX.of(components)
        self._nouns = words_of(faces.catalogue, faces.edition)
        self._jewels = {jewel: self._face(jewel) for jewel in self._box.jewels}
        self._tasks = {examination: Rows(TaskRow, self) for examination in TASKS}
        self.owner = NOBODY

    # -- what the window shows -------------------------------------------------------------------

    @Slot(str, result=str)
    def about(self, area: str) -> str:
        terms = self._box.examination
        return self._text(
            f"hint-jeweler-{area}", livre=terms.livre, prestige=terms.prestige, bag=self.bag
        )

    # -- what the table asks ---------------------------------------------------------------------

    def refresh(self, view: View, marks: Marks, owner: Owner[View] | None) -> None:
        board, rules = BOARD.of(view), self._faces.rules
        self.bag = len(board.bag)
        (bag,) = self.supplies(view)
        self.bagKinds = kinds_of(self._faces.catalogue, bag)
        self.display.show(
            self._place(place, price, jewel, marks)
            for place, (price, jewel) in enumerate(
                zip(self._box.display.prices, board.display, strict=True)
            )
        )
        self.decorations.show(
            self._palace.decoration(decoration, view, marks)
            for decoration in rules.board.decorations.values()
            if decoration.group == JEWELER
        )
        for examination, rows in self._tasks.items():
            rows.show(self._task(task, view) for task in TASKS[examination])
        self.examinations.show(
            self._examination(examination, view, len(deck_of(board, examination)))
            for examination in TASKS
        )
        self.owner = NOBODY if owner is None else owner.seat
        self._show_own(owner, marks)
        self.shown.emit()

    def look_at(self, player: PlayerView) -> None:
        self.sheet.show(self._belongings(player))

    def pieces(self, view: View) -> Iterable[str]:
        yield from (tile for tile in BOARD.of(view).display if tile is not None)
        if view.decision is not None:
            specialist = OWN.of(view.players[view.decision.seat]).specialist
            if specialist is not None:
                yield specialist

    def unsaid(self, view: View) -> Iterable[str]:
        """Yield the examinations that are not the player's current one or not for the employees."""
        decision = view.decision
        if decision is None or not isinstance(decision.frame, Employing):
            return
        own = OWN.of(view.players[decision.seat]).examination
        employees = self._faces.rules.employees
        trainings = {employees[card].type for card in decision.frame.employees(decision.options)}
        for examination in TASKS:
            if examination != own or CANDIDATES[examination] not in trainings:
                yield f"{examination}_examination"

    def pin(self, view: View, dress: str) -> PictureFace | None:
        for player in view.players:
            tile = OWN.of(player).worn.get(dress)
            if tile is not None:
                return self._jewels[tile]
        return None

    def counts(self, player: PlayerView) -> Iterable[Count]:
        own = OWN.of(player)
        tiles = len(own.tiles)
        yield Count("ring", str(tiles), self._text("window-jeweler-count", n=tiles))
        done = f"{len(own.tasks)}/{len(TASKS[own.examination])}"
        name = self._text(f"window-jeweler-progress-{own.examination}", done=done)
        yield Count(EXAMINATION, done, name)

    def partners(self, event: Event, ways: Ways) -> Iterator[tuple[tuple[int, str], str]]:
        match event:
            case happened.JewelryTaken(seat, jewel, _):
                yield (seat, "jewelry"), self._where(jewel, ways)
            case happened.ExaminationPassed(seat, examination):
                first = TASKS[examination.removesuffix("_examination")][0]
                yield (seat, "examination"), f"task:{first}"

    def ways(self, event: Event, ways: Ways) -> Iterator[Way]:
        match event:
            case happened.JewelryTaken(seat, jewel, _) if not (
                ways.carried and ways.is_viewer(seat)
            ):
                yield Way(self._where(jewel, ways), ways.hold(seat), self._jewels[jewel])
            case happened.JewelryRemoved(jewel):
                yield Way(self._where(jewel, ways), STOCKS, self._jewels[jewel])
            case happened.TaskFulfilled(seat, task):
                yield Way(ways.home(seat), f"task:{task}", seat=seat)
            case happened.SpecialistHired(seat, card):
                source = "specialist" if ways.is_viewer(seat) else ways.home(seat)
                yield ways.piece(source, ways.card_home(seat, card), self._faces.card(card))
            case happened.GraduateTaken(seat, str(card)) if ways.is_viewer(seat):
                yield ways.piece("pile:graduates", f"card:{card}", self._faces.card(card))

    def moments(self, event: Event, ways: Ways) -> Iterator[Moment]:
        match event:
            case happened.SpecialistHired(seat, card) | happened.GraduateTaken(seat, str(card)):
                yield Moment(ways.card_home(seat, card), "welcome")

    def log_sign(self, event: Event) -> str:
        """Return the sign, with separate ones for necklaces and rings."""
        if isinstance(event, happened.JewelryTaken | happened.JewelryRemoved):
            necklace = self._box.jewels[event.jewel].necklace
            return "necklace" if necklace else "ring"
        return super().log_sign(event)

    def gone(self, event: Event) -> Iterable[QObject]:
        return [self._jewels[event.jewel]] if isinstance(event, happened.JewelryRemoved) else []

    def come(self, event: Event) -> Iterable[QObject]:
        revealed = event.jewels if isinstance(event, happened.JewelryRevealed) else ()
        return [self._jewels[jewel] for jewel in revealed]

    def dealt(self, event: Event, ways: Ways) -> Iterator[Way]:
        match event:
            case happened.JewelryRevealed(jewels):
                lying = BOARD.of(ways.after).display
                yield from deal("ring", places_in("jewel", lying, *jewels))

    # -- within ----------------------------------------------------------------------------------

    def _where(self, jewel: str, ways: Ways) -> str:
        return place_in("jewel", BOARD.of(ways.before).display, jewel, STOCKS)

    def _text(self, key: str, **values: str | int) -> str:
        catalogue = self._faces.catalogue
        return catalogue.variant(key, self._faces.edition, **{**self._nouns, **values})

    def _face(self, jewel: str) -> PictureFace:
        tile = self._box.jewels[jewel]
        return PictureFace(
            self._faces,
            f"jewel/{self._faces.edition}/{tile.color}",
            capital(self._faces.wording.piece(jewel)),
            self._text("hint-jeweler-necklace" if tile.necklace else "hint-jeweler-ring"),
            tile.color,
            "jewel",
        )

    def supplies(self, view: View) -> Iterator[Supply]:
        texts, wording = self._faces.catalogue, self._faces.wording
        name_of = {j.color: capital(wording.piece(j.id)) for j in self._box.jewels.values()}
        face_of = {j.color: self._jewels[j.id] for j in self._box.jewels.values()}
        board, owned = BOARD.of(view), [OWN.of(player) for player in view.players]
        in_use = {tile for own in owned for tile in (*own.tiles, *own.worn.values())}
        color_of = {jewel.id: jewel.color for jewel in self._box.jewels.values()}
        counted = count(color_of, SILK_COLORS, board.display, in_use, board.removed)
        yield Supply(
            "jewelry",
            [
                supply_row(
                    texts, "jewelry", each, name_of[color], f"silk-{color}", face=face_of[color]
                )
                for color, each in zip(SILK_COLORS, counted, strict=True)
            ],
        )

    def _place(self, place: int, price: int, jewel: str | None, marks: Marks) -> JewelRow:
        face = None if jewel is None else self._jewels[jewel]
        name = self._text(
            "window-jeweler-no_jewel" if face is None else "window-jeweler-jewel",
            price=price,
            jewel="" if face is None else face.name,
        )
        return JewelRow(str(place), name, price, face, *marks.choice(jewel))

    def _task(self, task: str, view: View) -> TaskRow:
        done = [player.seat for player in view.players if task in OWN.of(player).tasks]
        names = self._faces.catalogue.listed(map(self._faces.wording.name, done))
        said = [
            self._text(f"hint-task-{task}"),
            self._text("hint-task-terms"),
            self._text("window-jeweler-done" if done else "window-jeweler-undone", names=names),
        ]
        return TaskRow(
            key=task,
            label=capital(self._faces.wording.piece(task)),
            about="\n".join(said),
            signs=SIGNS[task],
            done=done,
        )

    def _examination(self, examination: str, view: View, deck: int) -> ExaminationRow:
        seats = [p.seat for p in view.players if OWN.of(p).examination == examination]
        preparing = self._faces.catalogue.listed(map(self._faces.wording.name, seats))
        said = [
            self.about(examination),
            self._text("window-jeweler-deck", n=deck),
            self._text("window-jeweler-preparing", names=preparing) if seats else "",
        ]
        return ExaminationRow(
            key=examination,
            name=self._text(f"window-jeweler-examination-{examination}"),
            about="\n".join(filter(None, said)),
            deck=deck,
            seats=seats,
            tasks=self._tasks[examination],
        )

    def _show_own(self, owner: Owner[View] | None, marks: Marks) -> None:
        player = None if owner is None else owner.view.players[owner.seat]
        specialist = None if player is None else OWN.of(player).specialist
        if specialist in (None, UNSEEN):
            self.specialist.show([])
            self.condition = ""
        else:
            self.specialist.show([card_row(self._faces, specialist, specialist, marks)])
            self.condition = capital(self._faces.wording.condition(specialist))
        self.own.show([] if player is None else self._belongings(player))
        jewels = self._faces.catalogue.listed(row.label for row in self.own.rows)
        if owner is not None and owner.watched:
            name = self._faces.wording.name(owner.seat)
            self.ownName = self._text("window-jeweler-of", name=name, jewels=jewels)
        else:
            self.ownName = self._text("window-jeweler-own", jewels=jewels)

    def _belongings(self, player: PlayerView) -> list[JewelRow]:
        tiles = ((tile, self._jewels[tile]) for tile in OWN.of(player).tiles)
        return [JewelRow(tile, jewel.name, -1, jewel) for tile, jewel in tiles]
