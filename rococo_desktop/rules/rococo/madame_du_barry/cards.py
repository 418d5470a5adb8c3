"""Her cards each round (Deluxe, "Madame du Barry", "Phase 1" and "Phase 2")."""

from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY, MADAME
from rococo_desktop.rules.rococo.madame_du_barry.events import MadameDrew
from rococo_desktop.rules.rococo.madame_du_barry.slots import CARDS


def seat_madame(game: Game) -> None:
    """She has no Livre and is the start player; her base employees are only her deck."""
    seat = len(game.rules.people)
    game.state.players[seat].livre = 0
    game.state.start_player = seat


def shuffle_cards(game: Game) -> None:
    """Shuffle all 25 cards."""
    cards = CARDS.of(game.state)
    cards.hand, cards.discard = [], []
    cards.supply = list(MADAME.of(game.rules.components).cards)
    game.state.shuffle(KEY, cards.supply)


def draw_hand(game: Game) -> None:
    """Draw four random cards, face down."""
    draw(game, len(game.rules.people), MADAME.of(game.rules.components).terms.hand)


def draw_one(game: Game, seat: int) -> None:
    """Add one card to the hand: she has another turn this round."""
    draw(game, seat, 1)


def draw(game: Game, seat: int, number: int) -> None:
    """Move cards from the supply to the bottom of the hand, so that they come last."""
    cards = CARDS.of(game.state)
    drawn = [top_card(game) for _ in range(number)]
    cards.hand[:0] = reversed(drawn)
    game.tell(MadameDrew, seat, number)


def top_card(game: Game) -> str:
    """Take the top card of the supply; of an empty one the discard pile is made anew."""
    cards = CARDS.of(game.state)
    if not cards.supply:
        cards.supply, cards.discard = cards.discard, []
        game.state.shuffle(KEY, cards.supply)
    return cards.supply.pop()
