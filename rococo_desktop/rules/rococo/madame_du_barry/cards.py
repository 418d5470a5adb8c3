"""Her cards, and what happens with them in a round (Deluxe, "Madame du Barry", "Phase 1 and 2")."""

from dataclasses import dataclass, field

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Counted, Open
from rococo_desktop.engine.state import Slot
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY, MADAME
from rococo_desktop.rules.rococo.madame_du_barry.events import MadameDrew


@dataclass(slots=True)
class Cards(Record):
    """Her cards; the last of ``supply`` and ``hand`` is on top, ``discard`` is face up."""

    supply: Counted[list[str]] = field(default_factory=list)
    hand: Counted[list[str]] = field(default_factory=list)
    discard: Open[list[str]] = field(default_factory=list)


CARDS = Slot(KEY, Cards)


def seat_madame(context: Context) -> None:
    """Seat her without Livre as the start player; her base employees only count as her deck."""
    seat = len(context.rules.people)
    context.state.players[seat].livre = 0
    context.state.start_player = seat


def shuffle_cards(context: Context) -> None:
    """Lay all 25 cards on her supply in a random order."""
    cards = CARDS.of(context.state)
    cards.hand, cards.discard = [], []
    cards.supply = list(MADAME.of(context.rules.components).cards)
    context.state.shuffle(KEY, cards.supply)


def draw_hand(context: Context) -> None:
    """Draw four random cards, face down."""
    draw(context, len(context.rules.people), MADAME.of(context.rules.components).terms.hand)


def draw(context: Context, seat: int, number: int = 1) -> None:
    """Move cards from the supply to the bottom of the hand, so that they are played last."""
    cards = CARDS.of(context.state)
    drawn = [top_card(context) for _ in range(number)]
    cards.hand[:0] = reversed(drawn)
    context.emit(MadameDrew, seat, number)


def top_card(context: Context) -> str:
    """Take the top card of the supply, which is refilled from the discard pile if empty."""
    cards = CARDS.of(context.state)
    if not cards.supply:
        cards.supply, cards.discard = cards.discard, []
        context.state.shuffle(KEY, cards.supply)
    return cards.supply.pop()
