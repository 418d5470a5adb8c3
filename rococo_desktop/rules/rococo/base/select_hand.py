"""Phase 2: select three hand cards (Deluxe, "Phase 2: Select 3 Employee Cards")."""

from typing import NamedTuple

from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.events import CardTaken, SupplyTurned


class SelectHand(NamedTuple):
    """Brings one player's hand to three cards; asks only where there is a choice."""

    seat: int

    def run(self, game: Game) -> None:
        """Take what must be taken; turn the discard pile only when a card is still missing."""
        player = game.state.players[self.seat]
        missing = game.rules.constants.hand_size - len(player.hand)
        if not missing:
            return
        if len(player.supply) > missing:
            game.push(self)
            game.push(SelectCard(self.seat))
            return
        for card in player.supply:
            game.tell(CardTaken, self.seat, card)
        player.hand += player.supply
        player.supply = []
        if len(player.hand) < game.rules.constants.hand_size:
            turn_discards(game, self.seat)
            game.push(self)


class SelectCard(NamedTuple):
    """Which card of the supply comes into the hand?"""

    seat: int

    def options(self, game: Game) -> tuple[str, ...]:
        """Any card of the supply."""
        return tuple(game.state.players[self.seat].supply)

    def answer(self, game: Game, option: str) -> None:
        """Take the card into the hand."""
        player = game.state.players[self.seat]
        player.supply.remove(option)
        player.hand.append(option)
        game.tell(CardTaken, self.seat, option)


def turn_discards(game: Game, seat: int) -> None:
    """Make a new supply of the discard pile (Deluxe, "Phase 2": only when a card is needed)."""
    belongings = game.state.players[seat]
    belongings.supply += belongings.discard
    belongings.discard = []
    game.tell(SupplyTurned, seat)


def select_hands(game: Game) -> None:
    """Ask all players, the start player first; they choose at the same time and in secret."""
    seats, people = game.rules.players, game.rules.people
    for turn in reversed(range(seats)):
        seat = (game.state.start_player + turn) % seats
        if seat in people:
            game.push(SelectHand(seat))
