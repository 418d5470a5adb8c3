"""What is told of a turn in signs is what the words about it say."""

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.news import PatisserieNews
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.events import ActionChosen, BonusUsed
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.events import CoinsGained, GoodsGained, GoodsSpent
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.wording import Wording


def test_what_a_table_and_a_bonus_bring_is_told_apart_from_the_action() -> None:
    match = Patisserie(Setup(2), LIBRARY.load())
    state, _ = match.start(1)
    view = match.look(state, frozenset({0}))
    owner, catalogue = QObject(), Catalogue()
    wording = Wording(catalogue, match.rules, ("Ada", "Bruno"))
    news = PatisserieNews(Faces(catalogue, match.rules, wording, owner), owner)
    tile, space = next(iter(match.rules.table_bonuses)), next(iter(match.rules.board.spaces))
    turn = [
        ActionChosen(0, "deliver"),
        CoinsGained(0, 6, "sale"),
        CoinsGained(0, 2, space),
        CoinsGained(0, 4, tile),
        BonusUsed(0, "start-chef-2"),
        CoinsGained(0, 3, "start-chef-2"),
        GoodsGained(0, "flour", 1, "start-chef-2"),
    ]
    found = [(bit.cause, bit.text) for bit in news.pictures(0, turn, view, view).bits]
    assert found == [
        ("", "+6"),
        ("table", "+2"),
        ("table-bonus", "+4"),
        ("staff", "+3"),
        ("", "+1"),
    ]


def test_what_is_bought_is_not_lessened_by_what_the_same_turn_uses() -> None:
    match = Patisserie(Setup(2), LIBRARY.load())
    state, _ = match.start(1)
    view = match.look(state, frozenset({0}))
    owner, catalogue = QObject(), Catalogue()
    wording = Wording(catalogue, match.rules, ("Ada", "Bruno"))
    news = PatisserieNews(Faces(catalogue, match.rules, wording, owner), owner)
    turn = [GoodsSpent(0, 2, 0, 0), GoodsGained(0, "flour", 4, "buy_goods")]
    shown = {(bit.sign, bit.text) for bit in news.pictures(0, turn, view, view).bits}
    assert shown == {("flour", "+4"), ("flour", "−2")}
