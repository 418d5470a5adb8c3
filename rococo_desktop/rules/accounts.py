"""What players of several games gain and take: prestige, and the cards of their hands."""

from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.book import AnyContext
from rococo_desktop.rules.events import CardTaken, PrestigeGained


def gain_prestige(context: AnyContext, seat: int, amount: int, reason: str) -> None:
    """Give ``amount`` prestige points during play; 0 points emit no event.

    ``reason`` is a word or an id of the game's public documents.
    """
    if amount:
        context.state.players[seat].prestige += amount
        context.emit(PrestigeGained, seat, amount, reason)


def take_card(context: AnyContext, seat: int, pile: list[str], card: str) -> None:
    """Take a card of a face-down pile into the hand; the others do not see which one."""
    pile.remove(card)
    context.state.players[seat].hand.append(card)
    context.emit(CardTaken, seat, card)


def choose_hand(context: AnyContext, choosing: Frame, asked: Frame, pile: list[str]) -> bool:
    """Take the cards of a pile if there is no choice; otherwise ask for one, and choose again.

    Return whether the pile is used up and a card is missing.
    """
    seat = choosing.seat
    size: int = context.rules.constants.hand_size
    hand: list[str] = context.state.players[seat].hand
    if len(hand) + len(pile) > size:
        context.push(choosing)
        context.push(asked)
        return False
    for card in tuple(pile):
        take_card(context, seat, pile, card)
    return len(hand) < size
