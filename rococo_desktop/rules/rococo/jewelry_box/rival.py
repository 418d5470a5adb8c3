"""The Jewelry Box's rules for a rival (Deluxe, solo mode, 2. to 8.).

The rival pays nothing, and takes examinations without playing cards: each action fulfils the
topmost task that it matches, and a full row immediately completes the examination.
"""

from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.rococo.base.acquire import collect_drawn_tile
from rococo_desktop.rules.rococo.base.turns import RemoveEmployee
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.jewelry_box import events, examinations
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, JEWELER, KEY
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN, deck_of
from rococo_desktop.rules.rococo.jewelry_box.tailor import matches, take_tile
from rococo_desktop.rules.rococo.occasions import RentedDress, RivalAction

MATCHING = "matching"
SUITABLE = "suitable"
LEAVES = (MATCHING, SUITABLE)
"""The permissions on a rival's card: jewelry of the dress's colour, or of the right kind."""

CROWNED = ("apprentice", 6)
"""The type and level of employees that an examination does not remove."""


def rented(context: Context, rental: RentedDress) -> None:
    """Take the least expensive jewelry tile that the card allows, if the jeweler is funded."""
    seat, dress, leave = rental
    if leave in LEAVES and not holds_group(context.rules, context.state, seat, JEWELER):
        context.emit(events.JewelryAllowed, seat, "no_jeweler")
        return
    context.emit(events.JewelryAllowed, seat, leave)
    if leave not in LEAVES:
        return
    jewels = BOX.of(context.rules.components).jewels
    lady = context.rules.dresses[dress].guest == "lady"
    prices = BOX.of(context.rules.components).display.prices
    fitting = [
        (price, -place, tile)
        for place, (price, tile) in enumerate(
            zip(prices, BOARD.of(context.state).display, strict=True)
        )
        if tile is not None
        and jewels[tile].necklace == lady
        and (leave == SUITABLE or matches(context, tile, dress))
    ]
    if fitting:
        *_, tile = min(fitting)
        take_tile(context, seat, tile, dress)
        if matches(context, tile, dress):
            collect_drawn_tile(context, seat)
    else:
        context.emit(events.JewelryAllowed, seat, "no_tile")


def acted(context: Context, done: RivalAction) -> None:
    """Mark the topmost open task that an action matches; the last completes the examination."""
    seat, action, pieces = done
    own = OWN.of(context.state.players[seat])
    fits = {task for piece in pieces for task in _matching(context, action, piece)}
    for task in examinations.TASKS[own.examination]:
        if task in fits and task not in own.tasks:
            examinations.mark(context, seat, task)
            break
    if len(own.tasks) == len(examinations.TASKS[own.examination]):
        _pass(context, seat)


def _matching(context: Context, action: str, piece: str) -> tuple[str, ...]:
    match action:
        case "acquire":
            tile = context.rules.resources[piece]
            return (
                *examinations.silk_tasks(tile.silk),
                *((examinations.NOTIONS,) if tile.notions.mode != "none" else ()),
            )
        case "fund":
            return (examinations.DECORATION,)
        case "make_dress":
            dress = context.rules.dresses[piece]
            kind = examinations.GOWN if dress.guest == "lady" else examinations.COAT
            return (examinations.MASTER_DRESS, kind) if dress.master else (kind,)
        case _:
            return ()


def _pass(context: Context, seat: int) -> None:
    """Complete the examination: replace a random candidate with a random, unseen graduate."""
    state, rules = context.state, context.rules
    own, belongings = OWN.of(state.players[seat]), state.players[seat]
    examination = own.examination
    context.emit(events.ExaminationPassed, seat, f"{examination}_examination")
    gain_prestige(context, seat, BOX.of(rules.components).examination.prestige, "examination")
    staff = [rules.employees[card] for card in belongings.staff()]
    leaving = [
        card.id
        for card in staff
        if card.type == examinations.CANDIDATES[examination] and (card.type, card.level) != CROWNED
    ]
    if leaving:
        card = leaving[state.below(KEY, len(leaving))]
        RemoveEmployee(seat, card).run(context)
        context.emit(events.CandidateLeft, seat, card)
    deck = deck_of(BOARD.of(state), examination)
    if deck:
        graduate = deck.pop(state.below(KEY, len(deck)))
        belongings.supply.append(graduate)
        examinations.welcome(context, seat, examination, graduate)
    examinations.move_on(own)
    if rules.rival is not None:
        rules.rival.extra_turn(context, seat)
