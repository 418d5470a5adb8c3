"""Her turns (Deluxe, "Madame du Barry", "Phase 3: Perform Actions")."""

from typing import NamedTuple

from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.events import ActionChosen
from rococo_desktop.rules.rococo.base.favor import take_favor
from rococo_desktop.rules.rococo.book import Context, Rival
from rococo_desktop.rules.rococo.madame_du_barry.actions import acquire, fund, hire, tailor
from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS, draw
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME, Card
from rococo_desktop.rules.rococo.madame_du_barry.events import MadameReasoned, MadameRevealed
from rococo_desktop.rules.rounds import NextTurn

REVEAL = "reveal"


class RevealCard(NamedTuple):
    """Madame du Barry's next card; there is no choice, a player only turns it over."""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        return (REVEAL,)

    def answer(self, context: Context, option: str) -> None:
        """Reveal the top hand card, perform it, and discard it."""
        cards = CARDS.of(context.state)
        id = cards.hand.pop()
        card = MADAME.of(context.rules.components).cards[id]
        context.push(NextTurn((self.seat + 1) % context.rules.seats))
        context.emit(MadameRevealed, self.seat, id)
        context.emit(ActionChosen, self.seat, card.action)
        perform(context, self.seat, card)
        cards.discard.append(id)


def perform(context: Context, seat: int, card: Card) -> None:
    """Perform the card's action; if that is impossible, gain prestige instead."""
    match card.action:
        case "favor":
            take_favor(context, seat)
            _gain(context, seat, "madame_favor")
            return
        case "acquire":
            done = acquire(context, seat, card)
        case "make_dress":
            done = tailor(context, seat, card)
        case "hire":
            done = hire(context, seat, card)
        case "fund":
            done = fund(context, seat, card)
    if not done:
        context.emit(MadameReasoned, seat, "instead")
        _gain(context, seat, "madame")


def _gain(context: Context, seat: int, reason: str) -> None:
    gain_prestige(context, seat, MADAME.of(context.rules.components).terms.instead, reason)


RIVAL = Rival(
    name="Madame du Barry",
    question=RevealCard,
    has_turn=lambda context, seat: bool(CARDS.of(context.state).hand),
    begin_turn=lambda context, seat: context.push(RevealCard(seat)),
    extra_turn=draw,
)
