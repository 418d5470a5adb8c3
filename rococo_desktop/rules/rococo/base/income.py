"""Phase 4: collect income (Deluxe, "Phase 4: Collect Income")."""

from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of, holds_group


def collect_income(game: Game) -> None:
    """Everybody gains the base income and what the fountain brings, after round 7 as well."""
    constants = game.rules.constants
    for seat in game.rules.people:
        gain_livre(game, seat, constants.base_income, "income")
        if holds_group(game.rules, game.state, seat, "fountain_upper"):
            amount = len(decorations_of(game.state, seat))
            gain_livre(
                game, seat, amount * constants.fountain_livre_per_decoration, "fountain_upper"
            )
        if holds_group(game.rules, game.state, seat, "fountain_lower"):
            amount = len(dresses_of(game.rules, game.state, seat))
            gain_livre(game, seat, amount * constants.fountain_livre_per_dress, "fountain_lower")
