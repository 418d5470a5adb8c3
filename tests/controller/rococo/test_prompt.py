"""The question as the table shows it: the piece beside it."""

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.prompt import RococoPrompt
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.base.acquire import KeepResource
from rococo_desktop.rules.rococo.base.bonuses import PayForPrestige
from rococo_desktop.rules.rococo.base.make_dress import PlaceDress
from rococo_desktop.rules.rococo.base.turns import ChooseAction, PlayCard, UseBonus
from rococo_desktop.rules.rococo.jewelry_box.tailor import ChooseJewelry
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.texts import Catalogue
from tests.qml.hands import session


def shown(frame: Frame, parent: QObject) -> RococoPrompt:
    """Return the prompt of a game in which a question is asked."""
    game = session(2, expansions=tuple(each.key for each in EXPANSIONS))
    state = game.state.copy()
    state.players[0].hand.append("level1-purse")
    state.frames.append(frame)
    state = game.match.kernel.start(state).state
    assert state.pending is not None
    assert state.pending.frame == frame
    table = RococoTable(game, Catalogue(), parent)
    view = game.match.look(state, frozenset({0}))
    assert isinstance(table.prompt, RococoPrompt)
    table.prompt.refresh(view, Marks(view.decision), ())
    return table.prompt


@pytest.mark.parametrize(
    ("frame", "piece"),
    [
        (PlayCard(0), ""),
        (ChooseAction(0, "start-master-1"), "card"),
        (UseBonus(0, "level1-purse"), "card"),
        (UseBonus(0, "expert-depute"), "dress"),
        (PlaceDress(0, "start-master-1", "expert-livre"), "dress"),
        (ChooseJewelry(0, "expert-jewelry"), "dress"),
        (KeepResource(0, "yellow1-all-1", drawn=True), "tile"),
    ],
)
def test_what_a_question_is_about_lies_beside_it(frame: Frame, piece: str, parent: QObject):
    """This includes a dress that offers a bonus when it is rented."""
    prompt = shown(frame, parent)
    assert prompt.text
    beside = {"card": prompt.card, "dress": prompt.dress, "tile": prompt.tile}
    assert [name for name, face in beside.items() if face is not None] == [piece] * bool(piece)


def test_what_prestige_costs_is_shown_in_signs(parent: QObject):
    """Of the many answers, few could be read in words."""
    rows = shown(PayForPrestige(0, "level1-purse", 5), parent).options.rows
    assert [(row.option, row.signs) for row in rows] == [
        (str(points), [str(5 * points), ":livre", ":arrow", str(points), ":prestige"])
        for points in (1, 2, 3)
    ]
    assert all(row.label for row in rows)


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (KeepResource(0, "yellow1-all-1", drawn=True), {"notions": [":thread", ":lace"]}),
        (UseBonus(0, "level1-purse"), {"use": ["+", "1", ":livre"]}),
    ],
)
def test_goods_and_bonuses_are_drawn_beside_the_words(
    frame: Frame, expected: dict[str, list[str]], parent: QObject
):
    rows = shown(frame, parent).options.rows
    assert {row.option: row.signs for row in rows if row.signs} == expected
    assert {row.option for row in rows if row.worded} == {*expected}
