"""What is told of a turn in signs is what the words about it say."""

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.news import PatisserieNews
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.events import GoodsGained, GoodsSpent
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.wording import Wording


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
