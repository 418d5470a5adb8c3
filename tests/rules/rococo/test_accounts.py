"""No money, notion or point moves without an event, and an amount of 0 has none."""

from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.accounts import gain_livre, gain_notions, pay_livre, pay_notions
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.events import LivreGained, LivrePaid, NotionsGained, NotionsPaid
from tests.rules.rococo.table import ME, Table


def test_every_movement_is_told():
    table = Table()
    game = Context(table.rules, table.state, [])
    gain_livre(game, ME, 5, "a")
    pay_livre(game, ME, 3, "b")
    gain_prestige(game, ME, 2, "c")
    gain_notions(game, ME, 2, 0, "d")
    pay_notions(game, ME, 1, 1, "e")
    assert (table.me.livre, table.me.prestige, table.me.thread, table.me.lace) == (17, 2, 2, 0)
    assert game.events == [
        LivreGained(ME, 5, "a"),
        LivrePaid(ME, 3, "b"),
        PrestigeGained(ME, 2, "c"),
        NotionsGained(ME, 2, 0, "d"),
        NotionsPaid(ME, 1, 1, "e"),
    ]


def test_nothing_is_told_of_nothing():
    table = Table()
    game = Context(table.rules, table.state, [])
    before = table.me.copy()
    for move in (gain_livre, pay_livre, gain_prestige):
        move(game, ME, 0, "nothing")
    for move_notions in (gain_notions, pay_notions):
        move_notions(game, ME, 0, 0, "nothing")
    assert game.events == []
    assert table.me == before


def test_in_search_nobody_listens():
    table = Table()
    game = Context(table.rules, table.state, None)
    gain_livre(game, ME, 5, "a")
    assert game.events is None
    assert table.me.livre == 20
