"""Jewelry that is rented out together with a dress (Deluxe, "3. Tailor a Garment")."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.base.acquire import receive_drawn_tile
from rococo_desktop.rules.rococo.base.make_dress import NO_PLACE, RENT, PlaceDress, can_rent
from rococo_desktop.rules.rococo.base.prepare import draw_resource
from rococo_desktop.rules.rococo.book import Context, Extension, RuleBook
from rococo_desktop.rules.rococo.components.models import Dress
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, JEWELER, GainJewelry
from rococo_desktop.rules.rococo.jewelry_box.events import JewelryTaken
from rococo_desktop.rules.rococo.jewelry_box.set_up import price
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate, Obstacle, short_of

NO_JEWELER = Obstacle("no_jeweler")
OTHER_GUEST = Obstacle("other_guest")


class ChooseJewelry(NamedTuple):
    """Which displayed tile is gained for free, together with a dress?"""

    seat: int
    dress: str

    @property
    def piece(self) -> str:
        return self.dress

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        brings = isinstance(rules.dresses[self.dress].rented, GainJewelry)
        is_rented = (self.dress, self.seat) in state.guests.values()
        yield from unless("", brings and is_rented)

    def options(self, context: Context) -> tuple[str, ...]:
        """List the displayed tiles, in any colour."""
        return tuple(tile for tile in BOARD.of(context.state).display if tile is not None)

    def answer(self, context: Context, option: str) -> None:
        take_jewelry(context, self.seat, option, self.dress)


def _candidates(context: Context, frame: Frame) -> Iterator[Candidate]:
    """Yield each displayed tile, unless the dress has a tile already."""
    asked = cast("PlaceDress", frame)
    if asked.dress in OWN.of(context.state.players[asked.seat]).worn:
        return
    dress = context.rules.dresses[asked.dress]
    for tile in BOARD.of(context.state).display:
        if tile is not None:
            yield tile, _obstacle(context, asked, dress, tile)


def _obstacle(context: Context, asked: PlaceDress, dress: Dress, tile: str) -> Obstacle | None:
    if not holds_group(context.rules, context.state, asked.seat, JEWELER):
        return NO_JEWELER
    if BOX.of(context.rules.components).jewels[tile].necklace != (dress.guest == "lady"):
        return OTHER_GUEST
    if not can_rent(context, asked.card):
        return NO_PLACE
    return short_of(livre=price(context, tile) - context.state.players[asked.seat].livre)


def _answer(context: Context, frame: Frame, option: str) -> None:
    """Pay for the tile and take it; the dress must then be rented."""
    asked = cast("PlaceDress", frame)
    pay_livre(context, asked.seat, price(context, option), "jewelry")
    context.push(asked._replace(only=RENT))
    take_jewelry(context, asked.seat, option, asked.dress)


def places_dress(state: State) -> bool:
    """Return whether a dress is placed next."""
    return bool(state.frames) and isinstance(state.frames[-1], PlaceDress)


def take_jewelry(context: Context, seat: int, jewel: str, dress: str) -> None:
    """Take a displayed tile, and draw a resource tile if it has the dress's main colour."""
    take_tile(context, seat, jewel, dress)
    if matches(context, jewel, dress) and (tile := draw_resource(context)) is not None:
        receive_drawn_tile(context, seat, tile)


def take_tile(context: Context, seat: int, jewel: str, dress: str) -> None:
    """Move a displayed tile to the player."""
    display, own = BOARD.of(context.state).display, OWN.of(context.state.players[seat])
    display[display.index(jewel)] = None
    own.tiles.append(jewel)
    own.worn.setdefault(dress, jewel)
    context.emit(JewelryTaken, seat, jewel, dress)


def matches(context: Context, jewel: str, dress: str) -> bool:
    """Return whether a tile has the main colour of a dress."""
    return (
        BOX.of(context.rules.components).jewels[jewel].color == context.rules.dresses[dress].color
    )


WITH_JEWELRY = Extension(_candidates, _answer)
