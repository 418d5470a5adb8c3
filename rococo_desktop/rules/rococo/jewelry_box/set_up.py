"""Set-up of the Jewelry Box, and the new tiles of each round (Deluxe, "Setup", "Phase 1")."""

from rococo_desktop.rules.displays import shifted
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, KEY
from rococo_desktop.rules.rococo.jewelry_box.events import JewelryRemoved, JewelryRevealed
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, JOURNEYMAN, MASTER, OWN, deck_of

LEVELS = {2: JOURNEYMAN, 5: MASTER}
"""The levels whose cards of the given training form the decks of the examinations."""


def stack_level(context: Context, level: int, cards: list[str]) -> list[str]:
    """Shuffle the old and new Journeymen (Masters) of a level, and keep the original number.

    The others form the examination's deck.
    """
    training = LEVELS.get(level)
    if training is None:
        return cards
    employees, board = context.rules.employees, BOARD.of(context.state)
    ours = {card.id for card in employees.values() if card.set == KEY}
    deck = [card for card in cards if employees[card].type == training]
    stay = len([card for card in deck if card not in ours])
    context.state.shuffle(KEY, deck)
    rest = [card for card in cards if card not in deck]
    drawn = [deck.pop() for _ in range(stay)]
    deck_of(board, training)[:] = deck
    return rest + drawn


def lay_out_board(context: Context) -> None:
    """Shuffle the jewelry tiles and lay out the empty display."""
    table, board = BOX.of(context.rules.components), BOARD.of(context.state)
    board.bag = list(table.jewels)
    context.state.shuffle(KEY, board.bag)
    board.display = [None] * len(table.display.prices)


def deal_specialists(context: Context) -> None:
    """Deal a specialised Apprentice to each player and return the others to the box."""
    board = BOARD.of(context.state)
    board.box = list(BOX.of(context.rules.components).conditions)
    context.state.shuffle(KEY, board.box)
    for seat in context.rules.people:
        OWN.of(context.state.players[seat]).specialist = board.box.pop()


def belongs(rules: RuleBook, card: str, level: int) -> bool:
    """Return whether a card may be in the examination deck of a level.

    The training is not checked, because a game that began with other component values may have a
    deck of cards that then had another training.
    """
    employee = rules.employees.get(card)
    return employee is not None and employee.level == level


def show_jewelry(context: Context) -> None:
    """Remove the rightmost tile from the game, shift the rest to the right, reveal new tiles."""
    board = BOARD.of(context.state)
    *kept, last = board.display
    if last is not None:
        board.removed.append(last)
        context.emit(JewelryRemoved, last)
    board.display, drawn = shifted([*kept, None], lambda: board.bag.pop() if board.bag else None)
    if drawn:
        context.emit(JewelryRevealed, drawn)


def price(context: Context, jewel: str) -> int:
    """Return the price of a displayed tile in Livre, by its space."""
    prices = BOX.of(context.rules.components).display.prices
    return prices[BOARD.of(context.state).display.index(jewel)]
