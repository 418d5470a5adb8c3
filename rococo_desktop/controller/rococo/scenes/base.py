"""The base game on the table, by the same interface as every expansion."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from PySide6.QtCore import QObject

from rococo_desktop.controller.pages.guide import ACTIONS
from rococo_desktop.controller.rococo import dragging
from rococo_desktop.controller.rococo.faces import bales
from rococo_desktop.controller.rococo.guide import PAGES
from rococo_desktop.controller.rococo.scenes.scene import Scene, Signs
from rococo_desktop.controller.rococo.ways import FAVOR, LANDING, STOCKS, UNSEEN_TILE, Ways, deal
from rococo_desktop.controller.table.movement import (
    Moment,
    Way,
    leaving,
    moves,
    place_in,
    places_in,
)
from rococo_desktop.controller.table.prospects import Turn
from rococo_desktop.controller.table.sounds import Sounds
from rococo_desktop.controller.table.supplies import PileRow, Supply, pile_row, supply_row
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import (
    ActionChosen,
    BonusUsed,
    CardPlayed,
    CardTaken,
    PrestigeGained,
    RoundBegan,
    StartPlayerNamed,
)
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.base.acquire import LACE, NOTIONS, SILK, THREAD
from rococo_desktop.rules.rococo.base.make_dress import SELL
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.outlook import hall_standings
from rococo_desktop.rules.rococo.remaining import (
    dresses_remaining,
    employees_remaining,
    tiles_remaining,
)
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.state import INCOME
from rococo_desktop.texts import capital
from rococo_desktop.words.rococo.pieces import ROMAN

TURN = Turn("play_card", "choose_action")


class BaseScene(Scene):
    """The base game's zones, signs, sounds and flights."""

    zones: ClassVar[dragging.Zones] = dragging.Zones(
        pieces={
            "select_card": (dragging.HAND,),
            "play_card": (dragging.BENCH, dragging.PLAYED),
            "make_dress": (dragging.BENCH,),
            "acquire_resource": (dragging.BENCH, dragging.RACK),
            "take_reward": (dragging.BENCH, dragging.RACK),
            "hire_employee": (dragging.HAND,),
            "depute_employee": (dragging.BENCH,),
            "discard_resources": (dragging.BENCH,),
            "fund_decoration": (dragging.BENCH, dragging.HAND, dragging.PURSE),
        },
        actions={"favor": (dragging.BENCH, dragging.HAND, dragging.PURSE)},
        held={
            "place_dress": dragging.Held("dress", ((dragging.PURSE, SELL),)),
            "fund_decoration": dragging.Held(dragging.EMBLEM),
            "keep_resource": dragging.Held(
                "tile",
                (
                    (dragging.RACK, SILK),
                    (dragging.THREADS, THREAD),
                    (dragging.LACES, LACE),
                    (dragging.THREADS, NOTIONS),
                    (dragging.LACES, NOTIONS),
                ),
            ),
        },
    )
    actions: ClassVar[Mapping[str, str]] = PAGES[ACTIONS] | {"forfeit": "close"}
    stays: ClassVar[tuple[str, ...]] = ("space:", "terrace:", "all_halls:")
    leaves: ClassVar[tuple[str, ...]] = ("window:", "drawer:", "hire:", FAVOR)
    sounds: ClassVar[Sounds] = {
        "card": (CardPlayed, happened.EmployeeHired, happened.EmployeeDeputed),
        "coin": (happened.LivreGained, happened.FavorClaimed, happened.DressSold),
        "silk": (happened.ResourceTaken, happened.ResourceDrawn, happened.DressMade),
        "marker": (happened.DressRented, happened.DecorationFunded, happened.AllHallsReached),
        "bell": (RoundBegan,),
        "fanfare": (happened.GameEnded,),
    }
    signs: ClassVar[Signs] = {
        StartPlayerNamed: "start",
        happened.EmployeesRemoved: "close",
        happened.EmployeesRevealed: "card",
        happened.ResourceBagRefilled: "bag",
        happened.DressBagRefilled: "bag",
        CardTaken: "hand",
        happened.SupplyTurned: "stack",
        CardPlayed: "card",
        ActionChosen: "close",
        BonusUsed: "card",
        happened.BonusForfeited: "close",
        happened.FavorClaimed: "favor",
        happened.LivreGained: "livre",
        happened.LivrePaid: "livre",
        PrestigeGained: "prestige",
        happened.ResourceTaken: "tile",
        happened.ResourceDrawn: "tile",
        happened.ResourceKept: "tile",
        happened.ResourceTraded: "tile",
        happened.ResourcesSpent: "tile",
        happened.DressMade: "lady",
        happened.DressRented: "lady",
        happened.DressSold: "livre",
        happened.EmployeeHired: "hire",
        happened.EmployeeDeputed: "court",
        happened.DecorationFunded: "decoration",
        happened.AllHallsReached: "marker",
        happened.DressAdmired: "lady",
        happened.ItemScored: "prestige",
        happened.GameEnded: "podium",
    }

    def supplies(self, view: View) -> Iterator[Supply]:
        faces = self._faces
        rules, wording, texts = faces.rules, faces.wording, faces.catalogue
        yield Supply(
            "employees",
            [
                supply_row(texts, "employees", each, level, face=faces.back, mark=level)
                for each in employees_remaining(rules, view)
                for level in [ROMAN[int(each.kind)]]
            ],
        )
        names = {color: capital(wording.color(color)) for color in SILK_COLORS}
        plain = {
            dress.color: faces.dress(dress.id)
            for dress in rules.dresses.values()
            if dress.made is None and dress.rented is None
        }
        yield Supply(
            "dresses",
            [
                supply_row(texts, "dresses", each, names[color], f"silk-{color}", face=plain[color])
                for color, each in zip(SILK_COLORS, dresses_remaining(rules, view), strict=True)
            ],
        )
        silks = {"-".join(bales(tile.silk)): tile.silk for tile in rules.resources.values()}
        yield Supply(
            "tiles",
            [
                supply_row(
                    texts,
                    "tiles",
                    each,
                    wording.silk(silks[each.kind]),
                    *(f"silk-{color}" for color in each.kind.split("-")),
                )
                for each in tiles_remaining(rules, view)
            ],
            pictured=True,
        )

    def piles(self, view: View) -> Iterator[PileRow]:
        """Yield the stack of employees, and the bags of tiles and dresses."""
        texts, tiles, dresses = self._faces.catalogue, view.resource_discard, view.dress_discard
        stack = texts.text("window-market-employee_stack")
        yield pile_row("employees", "stack", stack, view.employee_stack_size)
        bag = texts.text("window-market-tile_stock")
        yield pile_row("tiles", "tile", bag, view.resource_bag_size, len(tiles))
        bag = texts.text("window-market-dress_stock")
        yield pile_row("dresses", "lady", bag, view.dress_bag_size, len(dresses))

    def gone(self, event: Event) -> Iterable[QObject]:
        match event:
            case happened.EmployeesRemoved(cards):
                return [self._faces.card(card) for card in cards]
            case happened.DressesDiscarded(dresses):
                return [self._faces.dress(dress) for dress in dresses]
        return ()

    def come(self, event: Event) -> Iterable[QObject]:
        """Return new employees and dresses; tiles come in every round and are omitted."""
        match event:
            case happened.EmployeesRevealed(cards):
                return [self._faces.card(card) for card in cards]
            case happened.DressesRevealed(dresses):
                return [self._faces.dress(dress) for dress in dresses]
        return ()

    def log_sign(self, event: Event) -> str:
        """Return the sign, with separate ones for thread and lace."""
        if isinstance(event, happened.NotionsGained | happened.NotionsPaid):
            return "thread" if event.thread else "lace"
        return super().log_sign(event)

    def partners(self, event: Event, ways: Ways) -> Iterator[tuple[tuple[int, str], str]]:
        match event:
            case happened.EmployeeHired(seat, card):
                yield (seat, "hire"), place_in("hire", ways.before.hire, card, STOCKS)
            case happened.DressMade(seat, dress):
                window = place_in("window", ways.before.workshop, dress, STOCKS)
                yield (seat, "make_dress"), window
            case happened.ResourceTaken(seat, tile):
                yield (seat, "acquire"), _drawer(ways, tile)
            case happened.DecorationFunded(seat, decoration):
                yield (seat, "fund"), f"space:{decoration}"
            case happened.DressRented(seat, _, space):
                yield (seat, "reward"), f"space:{space}"
            case happened.FavorClaimed(seat):
                yield (seat, "favor"), FAVOR

    def ways(self, event: Event, ways: Ways) -> Iterator[Way]:
        yield from self._of_player(event, ways)
        yield from self._of_dress(event, ways)
        yield from self._of_tile(event, ways)

    def dealt(self, event: Event, ways: Ways) -> Iterator[Way]:
        before, after, faces = ways.before, ways.after, self._faces
        match event:
            case happened.EmployeesRemoved(cards):
                yield from leaving("hire", before.hire, cards, STOCKS, faces.card)
            case happened.DressesDiscarded(dresses):
                yield from leaving("window", before.workshop, dresses, STOCKS, faces.dress)
            case happened.EmployeesRevealed(cards):
                yield from deal("stack", places_in("hire", after.hire, *cards))
            case happened.ResourcesRevealed(tiles):
                places = [
                    place
                    for number, segment in enumerate(after.warehouse)
                    for place in places_in(f"drawer:{number}", segment, *tiles)
                ]
                yield from deal("tile", places)
            case happened.DressesRevealed(dresses):
                yield from deal("lady", places_in("window", after.workshop, *dresses))
                for source, target, dress in moves("window", before.workshop, after.workshop):
                    yield ways.piece(source, target, faces.dress(dress))

    def moments(self, event: Event, ways: Ways) -> Iterator[Moment]:
        board = self._faces.rules.board
        match event:
            case happened.EmployeeHired(seat, card):
                yield Moment(ways.card_home(seat, card), "welcome")
            case happened.DressRented(_, _, space):
                yield Moment(f"space:{space}", "curtsy")
                yield from self._won(board.spaces[space].hall, space, ways)
            case happened.DecorationFunded(_, decoration):
                funded = board.decorations[decoration]
                place = f"space:{decoration}"
                yield Moment(place, "welcome" if funded.hall is None else "music")
                if funded.hall is not None:
                    yield from self._won(funded.hall, decoration, ways)
                elif funded.group == "fireworks":
                    yield Moment(f"sky:{decoration}", "rockets", follows=True)
            case happened.AllHallsReached(_, place):
                yield Moment(f"all_halls:{place}", "welcome")
            case happened.LivreGained(seat, _, reason) if (
                reason == INCOME and seat in ways.after.eyes
            ):
                yield Moment(ways.home(seat), "welcome")

    def _won(self, key: str, space: str, ways: Ways) -> Iterator[Moment]:
        """Yield the moments of a hall that changes hands by what came to one of its spaces."""
        hall = next(each for each in self._faces.rules.board.halls if each.id == key)
        led, leads = (
            {each.seat for each in hall_standings(view, hall) if each.first}
            for view in (ways.before, ways.after)
        )
        won = leads - led if led else ()
        for seat in won:
            seal, room = f"leader:{key}:{seat}", f"hall:{key}"
            yield Moment(seal, "raise", follows=True, room=room, seat=seat)
        if won and space != hall.musician.id:
            yield Moment(f"space:{hall.musician.id}", "music", follows=True)

    def _of_player(self, event: Event, ways: Ways) -> Iterator[Way]:
        match event:
            case CardPlayed(seat, card) if not ways.is_viewer(seat):
                yield ways.piece(ways.home(seat), f"played:{seat}", self._faces.card(card))
            case happened.EmployeeHired(seat, card):
                counter = place_in("hire", ways.before.hire, card, STOCKS)
                yield ways.piece(counter, ways.card_home(seat, card), self._faces.card(card))
            case happened.EmployeeLeft(seat, card):
                way = ways.piece(ways.card(seat, card), STOCKS, self._faces.card(card))
                yield way._replace(order=LANDING)
            case happened.FavorClaimed(seat):
                yield Way(FAVOR, ways.home(seat), sign="favor")
            case happened.DecorationFunded(seat, decoration):
                yield ways.marker(ways.hold(seat), f"space:{decoration}", seat)
            case happened.AllHallsReached(seat, place):
                yield ways.marker(ways.home(seat), f"all_halls:{place}", seat)
            case happened.LivreGained(seat, amount, reason):
                yield from ways.gained(seat, reason, livre=amount)
            case happened.LivrePaid(seat, amount, reason):
                yield Way(ways.home(seat), ways.partner(seat, reason), None, "livre", amount)
            case PrestigeGained(seat, amount, reason):
                yield from ways.gained(seat, reason, prestige=amount)
            case happened.NotionsGained(seat, thread, lace, reason):
                yield from ways.gained(seat, reason, thread=thread, lace=lace)
            case happened.NotionsPaid(seat, thread, lace, reason):
                for sign, amount in (("thread", thread), ("lace", lace)):
                    if amount:
                        partner = ways.partner(seat, reason)
                        yield Way(ways.home(seat), partner, None, sign, amount)

    def _of_dress(self, event: Event, ways: Ways) -> Iterator[Way]:
        match event:
            case happened.DressMade(seat, dress):
                window = place_in("window", ways.before.workshop, dress, STOCKS)
                yield ways.piece(window, ways.hold(seat), self._faces.dress(dress))
            case happened.DressRented(seat, dress, space):
                face = self._faces.dress(dress)
                way = ways.piece(ways.hold(seat), f"space:{space}", face)
                yield way._replace(enters=True)
            case happened.DressSold(seat, dress):
                yield ways.piece(ways.hold(seat), STOCKS, self._faces.dress(dress))
            case happened.DressAdmired(_, dress, fireworks):
                face = self._faces.dress(dress)
                yield ways.piece(_guest(ways, dress), f"terrace:{fireworks}", face)

    def _of_tile(self, event: Event, ways: Ways) -> Iterator[Way]:
        match event:
            case happened.ResourceTaken(seat, tile):
                face = self._faces.tile(tile)
                yield ways.piece(_drawer(ways, tile), ways.hold(seat), face)
            case happened.ResourceDrawn(seat, None):
                yield Way(STOCKS, ways.home(seat), sign=UNSEEN_TILE)
            case happened.ResourceDrawn(seat, str(tile)):
                yield ways.piece(STOCKS, ways.hold(seat), self._faces.tile(tile))
            case happened.ResourceKept(seat, str(tile)) if ways.is_viewer(seat):
                yield ways.piece(dragging.BENCH, f"rack:{tile}", self._faces.tile(tile))
            case happened.ResourceTraded(seat, tile):
                yield ways.piece(ways.hold(seat), STOCKS, self._faces.tile(tile))
            case happened.ResourcesSpent(seat, tiles):
                for tile in tiles:
                    yield ways.piece(ways.home(seat), STOCKS, self._faces.tile(tile))


def _drawer(ways: Ways, tile: str) -> str:
    for number, segment in enumerate(ways.before.warehouse):
        if tile in segment:
            return place_in(f"drawer:{number}", segment, tile, STOCKS)
    return STOCKS


def _guest(ways: Ways, dress: str) -> str:
    spaces = (space for space, (worn, _) in ways.before.guests.items() if worn == dress)
    return f"space:{next(spaces, '')}"
