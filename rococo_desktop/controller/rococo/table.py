"""The table of Rococo and the viewer's belongings, as models for QML."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.ball import Ball
from rococo_desktop.controller.rococo.chapters import RococoChapters
from rococo_desktop.controller.rococo.dragging import RococoDragging
from rococo_desktop.controller.rococo.faces import Faces, PictureFace
from rococo_desktop.controller.rococo.foresight import RococoForesight, RococoSession
from rococo_desktop.controller.rococo.gestures import RococoGestures
from rococo_desktop.controller.rococo.market import Market
from rococo_desktop.controller.rococo.news import RococoNews
from rococo_desktop.controller.rococo.palace import Palace
from rococo_desktop.controller.rococo.people import Belongings, Count, People
from rococo_desktop.controller.rococo.portraits import portrait
from rococo_desktop.controller.rococo.prompt import RococoPrompt
from rococo_desktop.controller.rococo.report import RococoReport
from rococo_desktop.controller.rococo.scenes import PLACES, SCENES, Scene
from rococo_desktop.controller.rococo.scenes.base import TURN
from rococo_desktop.controller.rococo.small_talk import MOMENTS, deeds
from rococo_desktop.controller.rococo.ways import FAVOR, flights_of, moments_of
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.table.bits import BitRow
from rococo_desktop.controller.table.game_table import GameTable, Shown
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.controller.table.movement import Movement, places_in
from rococo_desktop.controller.table.portraits import portraits
from rococo_desktop.controller.table.prospects import after_each_card, possible_actions
from rococo_desktop.controller.table.small_talk import Occasion, greatest_first
from rococo_desktop.controller.table.sounds import sound_of
from rococo_desktop.controller.table.supplies import Supplies
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.score import Score
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.base.favor import CLAIM_FAVOR
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.events import DecorationFunded
from rococo_desktop.rules.rococo.gestures import Manners
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.view import PlayerView, View
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.outlook import OutlookWording
from rococo_desktop.words.rococo.wording import Wording
from rococo_desktop.words.standing import StandingWording


class PartRow(NamedTuple):
    """A scene's part at a place of the table, with its QML file."""

    key: int
    scene: Scene
    file: str


@InQml("Rococo.Game")
class RococoTable(GameTable[State, View]):
    """The table of one game of Rococo."""

    palace = Value(Palace)
    market = Value(Market)
    people = Value(People)
    belongings = Value(Belongings)
    ball = Value(Ball)
    foresight = Value(RococoForesight)
    initials = Value(str)
    """The letters of the four silk colours, in the order of their keys."""

    def __init__(self, session: RococoSession, catalogue: Catalogue, parent: QObject) -> None:
        setup, rules = session.setup, session.match.rules
        wording = Wording(catalogue, rules, setup.edition, setup.names)
        faces = Faces(catalogue, rules, wording, setup.edition, parent)
        foresight = RococoForesight(session, OutlookWording(catalogue, wording), parent)
        seated = portraits(setup.seats, portrait)
        prompt = RococoPrompt(faces, foresight, seated, parent)
        palace = Palace(faces, parent)
        scenes = [
            SCENES[each.key](faces, palace, parent)
            for each in rules.rule_sets
            if each.key in SCENES
        ]
        motion = Movement(
            parent, partial(flights_of, faces, scenes), partial(moments_of, faces, scenes)
        )
        explaining = (each for scene in scenes for each in scene.explaining)
        chapters = RococoChapters(faces, scenes)
        super().__init__(prompt, motion, chapters, Manners(), parent, explaining)
        self.words = self.wording = wording
        self._standing = StandingWording(catalogue, wording)
        self.faces = faces
        self.scenes = scenes
        self._session = session
        self._asked = prompt
        self.palace = palace
        self.foresight = foresight
        self.market = Market(faces, parent)
        self.people = People(faces, session, portrait, parent)
        self.belongings = Belongings(faces, parent)
        self.supplies = Supplies(catalogue, "employees", parent)
        for scene in scenes:
            scene.stock = self.supplies
        self._parts: dict[str, Rows] = {place: Rows(PartRow, self) for place in PLACES}
        for place in PLACES:
            there = [scene for scene in scenes if place in scene.parts]
            parts = [PartRow(n, each, each.parts[place]) for n, each in enumerate(there)]
            self._parts[place].show(parts)
        zones = [scene.zones for scene in scenes]
        self.dragging = self._lifting = RococoDragging(foresight, parent, zones, TURN)
        self.gestures = RococoGestures(faces, foresight, parent)
        self.obey(self.gestures)
        self.news = self._told = RococoNews(faces, scenes, parent)
        laid = self.people, palace, self.market
        self.report = RococoReport(faces, self.news, self.lookAt, *laid)
        self.ball = Ball(faces, seated, parent)
        self.rounds, self.edition = rules.constants.rounds, setup.edition
        self.initials = "".join(map(wording.initial, SILK_COLORS))
        self._view: View | None = None

    @Slot(str, result=Rows)
    def parts(self, place: str) -> Rows:
        """Return the parts of the rule sets in the game at a place of the table."""
        return self._parts[place]

    def about(self, area: str) -> str:
        return self.faces.hints.about_area(area)

    def lookAt(self, seat: int) -> None:
        self.people.look_at(seat)
        if self._view is not None:
            for scene in self.scenes:
                scene.look_at(self._view.players[seat])

    def show(self, shown: Shown[View]) -> None:
        view = self._view = shown.view
        self.round, self.phase = view.round, self.wording.phase(view.phase)
        self._told.refresh(self._session, shown.viewer, shown.events)
        self.motion.refresh(
            view, () if shown.hurry else shown.events, partial(self._show_leaders, shown)
        )
        self.foresight.refresh(view)
        marks = Marks(view.decision, self.foresight.reasons)
        for scene in self.scenes:
            scene.refresh(view, marks, shown.owner)
        self.palace.refresh(view, marks, self.pin)
        self.market.refresh(view, marks)
        self.people.refresh(view, shown.estimates, self._counts)
        supplies = [supply for scene in self.scenes for supply in scene.supplies(view)]
        piles = (pile for scene in self.scenes for pile in scene.piles(view))
        self.supplies.refresh(supplies, piles)
        self.belongings.refresh(shown.owner, marks)
        on_table = (piece for scene in self.scenes for piece in scene.pieces(view))
        unsaid = {action for scene in self.scenes for action in scene.unsaid(view)}
        self._asked.refresh(view, marks, self.palace.ids.union(_pieces(view), on_table), unsaid)
        after = after_each_card(self._session, view.decision, TURN)
        barred = self.foresight.barred(after.values())
        possible = possible_actions(self._session, after, TURN, self.places_of)
        self._asked.foretell(possible, barred)
        self._lifting.refresh(view)
        self.gestures.refresh()
        self.changed.emit()

    def _show_leaders(self, shown: Shown[View]) -> None:
        """Show who leads now: in the palace, and by the scores."""
        self.palace.follow(shown.view)
        self.people.follow(
            self._standing.standings(shown.estimates, shown.earlier, own=shown.viewer is not None)
        )

    def finish(self, view: View, score: Score) -> None:
        self.ball.refresh(view, score, self.pin)

    def sound_of(self, events: Sequence[Event]) -> str:
        found = sound_of(events, [scene.sounds for scene in self.scenes])
        funded = [each.decoration for each in events if isinstance(each, DecorationFunded)]
        groups = {self.faces.rules.board.decorations[each].group for each in funded}
        return "fireworks" if "fireworks" in groups and found != "fanfare" else found

    def occasions(self, events: Sequence[Event], before: State, after: State) -> list[Occasion]:
        return greatest_first(deeds(self.faces.rules, events, before, after), MOMENTS)

    def places_of(self, option: str) -> Sequence[str]:
        view, rules = self._view, self._session.match.rules
        if view is None:
            return ()
        named = ("card", "space", "rack", "jewel", "task")
        shown = places_in("window", view.workshop, option) + places_in("hire", view.hire, option)
        for segment, tiles in enumerate(view.warehouse):
            shown += places_in(f"drawer:{segment}", tiles, option)
        known = option in rules.employees or option in rules.resources or option in rules.dresses
        known |= option in rules.board.spaces or option in rules.board.decorations
        if option in rules.board.halls_by_id:
            return [f"hall:{option}"]
        if option == CLAIM_FAVOR.id:
            return [FAVOR]
        known |= option in rules.names
        return [*shown, *(f"{place}:{option}" for place in named)] if known else ()

    def pictures(self, seat: int, events: Sequence[Event]) -> Sequence[BitRow]:
        return self._told.play(self._session.view(None), seat, events)

    def opens_turn(self, decision: Decision) -> bool:
        return isinstance(decision.frame, self._session.match.rules.turn_questions)

    def pin(self, dress: str) -> PictureFace | None:
        """Return the ornament worn with a dress, or None."""
        view = self._view
        pins = (scene.pin(view, dress) for scene in self.scenes) if view is not None else ()
        return next((pin for pin in pins if pin is not None), None)

    def _counts(self, player: PlayerView) -> Iterable[Count]:
        return (count for scene in self.scenes for count in scene.counts(player))


def _pieces(view: View) -> Iterable[str]:
    """Yield the ids of the pieces on the table in ``view``."""
    yield from (dress for dress in view.workshop if dress is not None)
    yield from (tile for segment in view.warehouse for tile in segment if tile is not None)
    yield from (card for card in view.hire if card is not None)
    if view.decision is not None:
        player = view.players[view.decision.seat]
        yield from (*(player.hand or ()), *(player.supply or ()), *player.discard)
        yield from player.resources or ()
        if player.played is not None:
            yield player.played
