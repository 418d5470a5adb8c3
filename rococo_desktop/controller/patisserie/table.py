"""The table of La Pâtisserie Rococo as models for QML."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.board import Board
from rococo_desktop.controller.patisserie.chapters import PatisserieChapters
from rococo_desktop.controller.patisserie.dragging import PatisserieDragging
from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.festival import Festival
from rococo_desktop.controller.patisserie.foresight import PatisserieForesight, PatisserieSession
from rococo_desktop.controller.patisserie.gestures import PatisserieGestures
from rococo_desktop.controller.patisserie.kitchen import Kitchen
from rococo_desktop.controller.patisserie.market import Displays
from rococo_desktop.controller.patisserie.news import PatisserieNews
from rococo_desktop.controller.patisserie.people import Cooks, portrait
from rococo_desktop.controller.patisserie.prompt import PatisseriePrompt
from rococo_desktop.controller.patisserie.report import PatisserieReport
from rococo_desktop.controller.patisserie.small_talk import MOMENTS, deeds
from rococo_desktop.controller.patisserie.supplies import TILES, supplies
from rococo_desktop.controller.patisserie.ways import flights_of, moments_of
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.controller.table.bits import BitRow
from rococo_desktop.controller.table.game_table import GameTable, Shown
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.controller.table.movement import Movement, places_in
from rococo_desktop.controller.table.portraits import portraits
from rococo_desktop.controller.table.prospects import Turn, after_each_card, possible_actions
from rococo_desktop.controller.table.small_talk import Occasion, greatest_first
from rococo_desktop.controller.table.sounds import Sounds, sound_of
from rococo_desktop.controller.table.supplies import Supplies
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.score import Score
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.events import CardPlayed, CardTaken, PrestigeGained, RoundBegan
from rococo_desktop.rules.patisserie import events as happened
from rococo_desktop.rules.patisserie.actions.bake import SEPARATOR
from rococo_desktop.rules.patisserie.gestures import CHOOSE, PLAY, Manners
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.wording import Wording
from rococo_desktop.words.standing import StandingWording

TURN = Turn(PLAY, CHOOSE)
OPENING = frozenset({"play_card", "reveal_card", "draft_card", "set_aside", "select_card"})
"""The questions before which a computer player, or the Mentor, waits for people to follow."""
SOUNDS: Sounds = {
    "fanfare": (happened.GameEnded,),
    "bell": (happened.DishPresented, happened.SpecialClaimed, RoundBegan),
    "marker": (happened.PostPlaced, happened.HostPlaced, happened.DishBaked),
    "coin": (happened.CoinsGained, happened.CoinsPaid, PrestigeGained),
    "card": (
        CardPlayed,
        CardTaken,
        happened.CardDrafted,
        happened.StaffHired,
        happened.RecipeAcquired,
        happened.IngredientTaken,
        happened.SoloCardRevealed,
    ),
}

MORE = {"recipes": ("about-recipe_gap",)}
"""By area, what else is said of it."""


@InQml("Patisserie.Game")
class PatisserieTable(GameTable[State, View]):
    """The table of one game."""

    board = Value(Board)
    market = Value(Displays)
    kitchen = Value(Kitchen)
    people = Value(Cooks)
    festival = Value(Festival)
    """The end of the game."""
    foresight = Value(PatisserieForesight)

    def __init__(self, session: PatisserieSession, catalogue: Catalogue, parent: QObject) -> None:
        setup, rules = session.setup, session.match.rules
        wording = Wording(catalogue, rules, setup.names)
        faces = Faces(catalogue, rules, wording, parent)
        seated = portraits(setup.seats, portrait)
        prompt = PatisseriePrompt(faces, seated, parent)
        motion = Movement(parent, partial(flights_of, faces), partial(moments_of, faces))
        explaining = (happened.DecisionRevealed,)
        super().__init__(prompt, motion, PatisserieChapters(faces), Manners(), parent, explaining)
        self.words = wording
        self.faces = faces
        self._standing = StandingWording(catalogue, wording)
        self._session = session
        self._rules = rules
        self._asked = prompt
        self.board = Board(faces, parent)
        self.market = Displays(faces, parent)
        self.kitchen = Kitchen(faces, parent)
        self.news = self._told = PatisserieNews(faces, parent)
        self.festival = Festival(faces, seated, parent)
        self.people = Cooks(faces, session, parent)
        laid = self.people, self.board, self.market
        self.report = PatisserieReport(faces, self.news, self.lookAt, *laid)
        self.supplies = Supplies(catalogue, TILES, parent)
        self.foresight = PatisserieForesight(session, faces, parent)
        spaces = [*rules.board.spaces]
        self.dragging = self._lifting = PatisserieDragging(self.foresight, spaces, parent)
        self.gestures = PatisserieGestures(faces, self.foresight, parent)
        self.obey(self.gestures)
        self.rounds = rules.constants.rounds
        self._view: View | None = None

    def about(self, area: str) -> str:
        keys = f"about-{area}", *MORE.get(area, ())
        numbers = self.faces.wording.numbers
        return self.faces.catalogue.sentences(self.faces.text(key, **numbers) for key in keys)

    def lookAt(self, seat: int) -> None:
        self.people.look_at(seat)

    def show(self, shown: Shown[View]) -> None:
        view = self._view = shown.view
        self.round, self.phase = view.round, self.faces.text(f"phase-{view.phase}")
        self._told.refresh(self._session, shown.viewer, view, shown.events)
        self.motion.refresh(
            view, () if shown.hurry else shown.events, partial(self._show_leaders, shown)
        )
        self.foresight.refresh(view)
        marks = Marks(view.decision, self.foresight.reasons)
        self.board.refresh(view, marks)
        self.market.refresh(view, marks)
        self.kitchen.refresh(shown.owner, marks, self.foresight.reach.discards)
        self.people.refresh(view, shown.estimates)
        self.supplies.refresh([*supplies(self.faces, view)])
        self._asked.refresh(view, marks, {*self._places(view, shown.viewer)})
        after = after_each_card(self._session, view.decision, TURN)
        barred = self.foresight.barred(after.values())
        possible = possible_actions(self._session, after, TURN, self.places_of)
        self._asked.foretell(possible, barred)
        self._lifting.refresh(view)
        self.gestures.refresh()
        self.changed.emit()

    def _show_leaders(self, shown: Shown[View]) -> None:
        """Show who leads now: at the tables, and by the scores."""
        self.board.follow(shown.view)
        self.people.follow(
            self._standing.standings(shown.estimates, shown.earlier, own=shown.viewer is not None)
        )

    def finish(self, view: View, score: Score) -> None:
        self.festival.refresh(view, score)

    def sound_of(self, events: Sequence[Event]) -> str:
        return sound_of(events, [SOUNDS])

    def pictures(self, seat: int, events: Sequence[Event]) -> Sequence[BitRow]:
        return self._told.play(self._session.view(None), seat, events)

    def opens_turn(self, decision: Decision) -> bool:
        return decision.kind in OPENING

    def occasions(self, events: Sequence[Event], before: State, after: State) -> list[Occasion]:
        return greatest_first(deeds(self._rules, events, before, after), MOMENTS)

    def places_of(self, option: str) -> Sequence[str]:
        return [place for piece in option.split(SEPARATOR) for place in self._places_of(piece)]

    def _places_of(self, option: str) -> Sequence[str]:
        view = self._view
        if view is None:
            return ()
        if option in self._rules.board.table:
            return [f"table:{option}"]
        if option in view.special_bonuses:
            return [f"special:{option}"]
        found = places_in("recipe", view.recipes, option) + places_in("hire", view.hire, option)
        for row, tiles in enumerate(view.ingredients):
            found += places_in(f"shelf:{row}", tiles, option)
        for player in view.players:
            found += places_in("rack", player.racks, option)
        known = self.faces.of(option) is not None or option in self._rules.board.spaces
        known |= option in self._rules.board.posts or option in self._rules.board.host
        if self.kitchen.seat != NOBODY:
            own = view.players[self.kitchen.seat]
            piles = {"unused": own.unused or (), "used": own.used}
            found += [f"pile:{pile}" for pile, cards in piles.items() if option in cards]
        kinds = ("card", "stored", "tile", "star", "space", "place")
        return [*found, *(f"{kind}:{option}" for kind in kinds)] if known else ()

    def _places(self, view: View, seat: int | None) -> Iterator[str]:
        """Yield the ids of all places and pieces that lie on the table for everybody to choose."""
        board = self._rules.board
        yield from (*board.spaces, *board.posts, *board.host)
        yield from (dish for dish, _ in view.dishes.values())
        yield from (recipe for recipe in view.recipes if recipe is not None)
        yield from (tile for row in view.ingredients for tile in row if tile is not None)
        yield from (*(card for card in view.hire if card is not None), *view.stars)
        yield from (
            f"{good}-{number}"
            for good, track in self._rules.goods.items()
            for number in range(1, len(track.prices) + 1)
        )
        if seat is not None:
            player = view.players[seat]
            yield from (
                *(player.hand or ()),
                *player.recipes,
                *(dish for dish in player.racks if dish is not None),
            )
            yield from player.ingredients
