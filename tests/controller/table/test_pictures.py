"""Each item of a score sheet, in each game, has a picture of its own that exists."""

import pytest

from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.patisserie import game as patisserie
from rococo_desktop.rules.patisserie.base import BASE as PATISSERIE
from rococo_desktop.rules.rococo.base import BASE as ROCOCO
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS

ITEMS = {
    "rococo": {step.item for each in (ROCOCO, *EXPANSIONS) for step in each.scoring_steps},
    "patisserie": {
        step.item for each in (PATISSERIE, *patisserie.EXPANSIONS) for step in each.scoring_steps
    },
}


@pytest.mark.parametrize("game", TABLES)
def test_each_item_has_a_picture(game: str) -> None:
    pictures = TABLES[game].scoring
    assert set(pictures) == ITEMS[game]
    assert len(set(pictures.values())) == len(pictures)
    for picture in pictures.values():
        assert resource_path("images", f"{picture}.svg").exists()
