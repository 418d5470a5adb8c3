"""Main action 6: fund a decoration (Deluxe, "6. Fund a Decoration")."""

from typing import NamedTuple

from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.events import DecorationFunded
from rococo_desktop.rules.rococo.game import Game
from rococo_desktop.rules.rococo.ruleset import MainAction


class FundDecoration(NamedTuple):
    """Which decoration is funded? A bonus may give a ``discount`` in Livre."""

    player: int
    discount: int = 0

    def options(self, game: Game) -> tuple[str, ...]:
        """List each free space that the player can pay for and may hold."""
        return tuple(fundable(game, self.player, self.discount))

    def answer(self, game: Game, option: str) -> None:
        """Pay and put the marker down."""
        decoration = game.rules.board.decorations[option]
        pay_livre(game, self.player, max(0, decoration.cost - self.discount), "fund")
        game.state.decorations[option] = self.player
        game.tell(DecorationFunded, self.player, option)
        if decoration.hall is not None:
            for noticed in game.rules.presence_changed:
                noticed(game, self.player)


def fundable(game: Game, player: int, discount: int) -> list[str]:
    """Return the free decorations that the player can pay for and may hold.

    Of a fountain row a player may hold one space only.
    """
    decorations, taken = game.rules.board.decorations, game.state.decorations
    limit = game.state.players[player].livre + discount
    full = game.rules.single_groups & {
        decorations[space].group for space, owner in taken.items() if owner == player
    }
    return [
        space
        for space, decoration in decorations.items()
        if decoration.cost <= limit and space not in taken and decoration.group not in full
    ]


def _available(game: Game, player: int, card: str) -> bool:
    return bool(fundable(game, player, 0))


def _begin(game: Game, player: int, card: str) -> None:
    game.push(FundDecoration(player))


FUND = MainAction("fund", frozenset({"master", "journeyman", "apprentice"}), _available, _begin)
