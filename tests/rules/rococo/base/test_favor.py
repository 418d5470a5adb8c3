"""Main action 1 (2013, "1. Claim the Queen's favor"; Deluxe, "I. Claim the Queen's Favor")."""

from rococo_desktop.rules.rococo.events import FavorClaimed
from tests.rules.rococo.table import LEFT, ME, Table


def test_the_favor_brings_5_livre_at_once():
    """Ruling 39; Deluxe, "I. Claim the Queen's Favor"."""
    table = Table()
    table.turn("journeyman", "favor")
    assert table.state.favor == ME
    assert table.me.livre == 20
    assert table.events_of(FavorClaimed) == [FavorClaimed(ME)]


def test_only_one_player_claims_it_in_a_round():
    """Deluxe, "I. Claim the Queen's Favor": by one player only each round, not twice either."""
    table = Table()
    table.turn("journeyman", "favor")
    table.turn("master", seat=LEFT)
    assert "favor" not in table.options
    table.turn("master")
    assert "favor" not in table.options


def test_the_start_player_may_claim_it_too():
    """Deluxe, "I. Claim the Queen's Favor": regardless of being the start player already."""
    table = Table()
    assert table.state.start_player == ME
    table.turn("master")
    assert "favor" in table.options


def test_the_start_player_does_not_change_within_the_round():
    """Deluxe, "I. Claim the Queen's Favor": only at the beginning of the next round."""
    table = Table()
    table.turn("master", "favor", seat=LEFT)
    assert table.state.start_player == ME
