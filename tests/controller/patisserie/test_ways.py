"""What is celebrated of what has happened, and where."""

from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.ways import Ways
from rococo_desktop.controller.table.movement import Moment
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.events import CoinsGained, SpecialClaimed
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.state import INCOME
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.wording import Wording


def test_a_special_bonus_and_the_own_income_have_their_moments() -> None:
    """The crest comes from the tile; the income of the others is seen in the round's report."""
    match = Patisserie(Setup(2), LIBRARY.load())
    state, _ = match.start(1)
    bonus = next(iter(state.special_bonuses))
    before = match.look(state, frozenset({0}))
    state.special_bonuses[bonus].append(1)
    after = match.look(state, frozenset({0}))
    owner = QObject()
    wording = Wording(Catalogue(), match.rules, ("Ada", "Bruno"))
    ways = Ways(Faces(Catalogue(), match.rules, wording, owner), before, after)
    incomes = [CoinsGained(seat, 5, INCOME) for seat in (0, 1)]
    assert [*ways.moments([SpecialClaimed(1, bonus, 8), *incomes])] == [
        Moment(f"special:{bonus}:0", "raise", room=f"special:{bonus}", seat=1),
        Moment("purse", "welcome"),
    ]
