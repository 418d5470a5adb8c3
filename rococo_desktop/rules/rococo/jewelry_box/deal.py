"""The deal of the Jewelry Box's hidden parts, and their numbers."""

from collections.abc import Iterator

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.placed import unseen
from rococo_desktop.rules.rococo.book import Context, Hidden
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.examinations import ChooseGraduate
from rococo_desktop.rules.rococo.jewelry_box.set_up import LEVELS, belongs
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN, deck_of
from rococo_desktop.rules.rococo.model import Player
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.view import UNSEEN


def deal(context: Context, hidden: Hidden, chance: Generator) -> None:
    """Deal the unseen graduates, decks, specialists and the bag."""
    state, board = context.state, BOARD.of(context.state)
    search = next((frame for frame in state.frames if isinstance(frame, ChooseGraduate)), None)
    known = [] if search is None else [hidden.take(card.__eq__) for card in search.deck]
    for player in state.players:
        _deal_graduates(context, player, hidden, chance)
    for level, examination in LEVELS.items():
        deck = deck_of(board, examination)
        if search is None or not known or search.examination != examination:
            deck[:] = [_of_deck(context, hidden, level) for _ in deck]
        else:
            deck[:] = known
    _deal_specialists(context, chance)
    jewels = BOX.of(context.rules.components).jewels
    owned = (OWN.of(player).tiles for player in state.players)
    board.bag = unseen(chance, jewels, board.display, board.removed, *owned)


def _of_deck(context: Context, hidden: Hidden, level: int) -> str:
    """Take a card with the deck's level and training, or if none is left, any card of the level."""
    cards = (card for card in hidden.employees if belongs(context.rules, card, level))
    chosen = min(cards, key=lambda card: context.rules.employees[card].type != LEVELS[level])
    return hidden.take(chosen.__eq__)


def _deal_graduates(context: Context, player: Player, hidden: Hidden, chance: Generator) -> None:
    own = OWN.of(player)
    places = [
        (pile, index)
        for pile in (player.hand, player.supply)
        for index, card in enumerate(pile)
        if card == UNSEEN
    ]
    chance.shuffle(places)
    for level, examination in LEVELS.items():
        cards = own.graduates(examination)
        for index, card in enumerate(cards):
            if card == UNSEEN:
                cards[index] = _of_deck(context, hidden, level)
                pile, place = places.pop()
                pile[place] = cards[index]


def _deal_specialists(context: Context, chance: Generator) -> None:
    state, board = context.state, BOARD.of(context.state)
    owns = [OWN.of(player) for player in state.players]
    dealt, staffs = [own.specialist for own in owns], (each.staff() for each in state.players)
    cards = BOX.of(context.rules.components).conditions
    box = unseen(chance, cards, state.removed, dealt, *staffs)
    for own in owns:
        if own.specialist == UNSEEN:
            own.specialist = box.pop()
    board.box = box


def set_aside(seen: View) -> Iterator[tuple[int, bool]]:
    """Yield the level of each card in the decks, and of each unseen graduate."""
    board = BOARD.of(seen)
    for level, examination in LEVELS.items():
        yield from ((level, False) for _ in deck_of(board, examination))
    for player in seen.players:
        own = OWN.of(player)
        for level, examination in LEVELS.items():
            cards = own.graduates(examination)
            yield from ((level, True) for card in cards if card == UNSEEN)
