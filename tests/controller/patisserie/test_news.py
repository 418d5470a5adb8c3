"""What is told of a turn in signs is what the words about it say."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.news import PatisserieNews
from rococo_desktop.controller.table.bits import BitRow
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.events import ActionChosen, BonusUsed
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.events import CoinsGained, GoodsGained, GoodsSpent
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.wording import Wording

MATCH = Patisserie(Setup(2), LIBRARY.load())


def pictured(*turn: Event) -> Sequence[BitRow]:
    """Return what is drawn of a turn of the first player."""
    view = MATCH.look(MATCH.start(1).state, frozenset({0}))
    owner, catalogue = QObject(), Catalogue()
    wording = Wording(catalogue, MATCH.rules, ("Ada", "Bruno"))
    news = PatisserieNews(Faces(catalogue, MATCH.rules, wording, owner), owner)
    return news.pictures(0, turn, view, view).bits


def test_what_a_table_and_a_bonus_bring_is_told_apart_from_the_action() -> None:
    tile, space = next(iter(MATCH.rules.table_bonuses)), next(iter(MATCH.rules.board.spaces))
    bits = pictured(
        ActionChosen(0, "deliver"),
        CoinsGained(0, 6, "sale"),
        CoinsGained(0, 2, space),
        CoinsGained(0, 4, tile),
        BonusUsed(0, "start-chef-2"),
        CoinsGained(0, 3, "start-chef-2"),
        GoodsGained(0, "flour", 1, "start-chef-2"),
    )
    assert [(bit.cause, bit.text) for bit in bits] == [
        ("", "+6"),
        ("table", "+2"),
        ("table-bonus", "+4"),
        ("staff", "+3"),
        ("", "+1"),
    ]


def test_what_is_bought_is_not_lessened_by_what_the_same_turn_uses() -> None:
    bits = pictured(GoodsSpent(0, 2, 0, 0), GoodsGained(0, "flour", 4, "buy_goods"))
    assert {(bit.sign, bit.text) for bit in bits} == {("flour", "+4"), ("flour", "−2")}
