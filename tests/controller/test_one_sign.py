"""Each main action has one sign, whoever shows it: guide, question, news and log."""

import pytest

from rococo_desktop.controller.pages.guide import ACTIONS
from rococo_desktop.controller.patisserie import bonus_signs, chapters, news
from rococo_desktop.controller.patisserie import guide as patisserie
from rococo_desktop.controller.rococo import guide as rococo
from rococo_desktop.controller.rococo.scenes.base import BaseScene
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as happened

DEEDS: dict[str, type[Event]] = {
    "favor": happened.FavorClaimed,
    "acquire": happened.ResourceTaken,
    "make_dress": happened.DressMade,
    "hire": happened.EmployeeHired,
    "depute": happened.EmployeeDeputed,
    "fund": happened.DecorationFunded,
}
BAKED = {
    "acquire_recipes": "recipe_acquired",
    "acquire_ingredients": "ingredient_taken",
    "buy_goods": "goods_gained",
    "bake": "dish_baked",
    "decorate": "dish_decorated",
    "deliver": "dish_presented",
    "hire": "staff_hired",
    "give_notice": "notice_given",
    "place": "post_placed",
}


@pytest.mark.parametrize("action", DEEDS)
def test_an_action_of_rococo_has_one_sign(action: str) -> None:
    sign = rococo.PAGES[ACTIONS][action]
    assert BaseScene.actions[action] == sign
    assert BaseScene.signs[DEEDS[action]] == sign
    assert set(rococo.ACTIONS) == set(DEEDS)


@pytest.mark.parametrize("action", BAKED)
def test_an_action_of_la_patisserie_has_one_sign(action: str) -> None:
    sign = patisserie.PAGES[ACTIONS][action]
    assert patisserie.ACTIONS[action] == f"patisserie/sign/{sign}"
    assert chapters.SIGNS[BAKED[action]] == news.SIGNS[action] == sign
    assert bonus_signs.ACTIONS[action].startswith(f":{sign}")


def test_no_two_actions_share_a_sign() -> None:
    for game in (rococo.PAGES, patisserie.PAGES):
        assert len(set(game[ACTIONS].values())) == len(game[ACTIONS])
