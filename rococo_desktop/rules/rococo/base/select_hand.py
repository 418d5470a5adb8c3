"""Phase 2: select three hand cards (Deluxe, "Phase 2: Select 3 Employee Cards")."""

from typing import NamedTuple

from rococo_desktop.rules.accounts import choose_hand, take_card
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.events import SupplyTurned


class SelectHand(NamedTuple):
    """The selection of one player's hand of three cards; asks only if there is a choice."""

    seat: int

    def run(self, context: Context) -> None:
        """Take the cards if there is no choice; turn the discards only if a card is missing."""
        player = context.state.players[self.seat]
        if len(player.hand) == context.rules.constants.hand_size:
            return
        if choose_hand(context, self, SelectCard(self.seat), player.supply):
            turn_discards(context, self.seat)
            context.push(self)


class SelectCard(NamedTuple):
    """Which card of the supply is taken into the hand?"""

    seat: int

    def hand_size(self, rules: RuleBook) -> int:
        return rules.constants.hand_size

    def options(self, context: Context) -> tuple[str, ...]:
        return tuple(context.state.players[self.seat].supply)

    def answer(self, context: Context, option: str) -> None:
        take_card(context, self.seat, context.state.players[self.seat].supply, option)


def turn_discards(context: Context, seat: int) -> None:
    """Make the discard pile the new supply (Deluxe, "Phase 2": only when a card is needed)."""
    belongings = context.state.players[seat]
    belongings.supply += belongings.discard
    belongings.discard = []
    context.emit(SupplyTurned, seat)


def select_hands(context: Context) -> None:
    """Ask all players, the start player first; at the table they choose simultaneously."""
    for seat in reversed(context.rules.from_seat(context.state.start_player)):
        if seat in context.rules.people:
            context.push(SelectHand(seat))
