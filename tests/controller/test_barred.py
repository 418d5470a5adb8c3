"""An action that no card to play can do says why, whatever is in the way, in both games."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.patisserie.foresight import PatisserieForesight
from rococo_desktop.controller.patisserie.table import PatisserieTable
from rococo_desktop.controller.rococo.foresight import RococoForesight
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue
from tests.daily import soaked
from tests.qml import hands as atelier
from tests.qml.patisserie import kitchen_hands as kitchen


def rococo(parent: QObject, seed: int) -> tuple[AnySession, RococoForesight]:
    game = atelier.session(3, seed=seed, expansions=tuple(each.key for each in EXPANSIONS))
    return game, RococoTable(game, Catalogue(), parent).foresight


def patisserie(parent: QObject, seed: int) -> tuple[AnySession, PatisserieForesight]:
    game = kitchen.session(3, seed=seed, expansions=PROMOS)
    return game, PatisserieTable(game, Catalogue(), parent).foresight


@pytest.mark.parametrize("seed", soaked(range(40), range(2)))
@pytest.mark.parametrize(
    ("begin", "whim"),
    [(rococo, atelier.Whim), (patisserie, kitchen.Whim)],
    ids=["rococo", "patisserie"],
)
def test_it_says_why_in_whole_games(
    begin: Callable[..., tuple[AnySession, RococoForesight | PatisserieForesight]],
    whim: Callable[[int], Callable[..., str]],
    seed: int,
) -> None:
    parent = QObject()
    game, foresight = begin(parent, seed)
    choose, told = whim(seed), set[str]()
    while (decision := game.decision) is not None:
        if decision.kind == "play_card":
            foresight.refresh(game.match.look(game.state, frozenset({decision.seat})))
            foreseen = map(partial(game.match.kernel.foresee, game.state), decision.options)
            reasons = foresight.barred(each.state for each in foreseen)
            assert all(reasons.values()), reasons
            told |= {*reasons.values()}
        game.answer(decision.id, choose(decision))
    assert len(told) > 3
