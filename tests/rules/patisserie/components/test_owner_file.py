"""An owner's corrections: they are applied, and any error gives one clear line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.components.models import Gain
from tests.rules.component_errors import line
from tests.rules.sources import sources_of

Write = Callable[[str], Path]
OURS = LIBRARY.load()


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(text: str) -> Path:
        file = tmp_path / "components-patisserie.toml"
        file.write_text(text, encoding="utf-8")
        return file

    return write


def test_corrected_values(write: Write) -> None:
    owned = LIBRARY.load(
        write("""
        [recipes.pastry-sable]
        butter = 2
        prestige = 3
        [staff.staff-1-01]
        training = "chef"
        [goods.flour]
        maximum = 6
        [boards.large.tables.top]
        first = 5
        [boards.large.spaces.top-1]
        bonus = { gain = "coins", amount = 2 }
        [boards.large.spaces.top-2]
        bonus = "none"
        [boards.small.recipes]
        prices = [4, 3, 2, 1, 1, 0]
        [boards.small.rows.row-1]
        prices = [0, 1, 2]
        [boards.small.areas.area-bottom-left]
        tables = ["left", "bottom"]
        [special_bonuses.special-nuts]
        prestige = { small = [4, 2], large = [4, 2] }
        """)
    )
    assert (owned.recipes["pastry-sable"].butter, owned.recipes["pastry-sable"].prestige) == (2, 3)
    assert owned.recipes["pastry-sable"].source == "owner"
    assert owned.recipes["pastry-palmier"] == OURS.recipes["pastry-palmier"]
    assert owned.staff["staff-1-01"].training == "chef"
    assert owned.goods["flour"].maximum == 6
    assert owned.goods["flour"].source == "owner"
    large, small = owned.boards["large"], owned.boards["small"]
    assert (large.table["top"].first, large.table["top"].source) == (5, "owner")
    assert large.spaces["top-1"].bonus == Gain(gain="coins", amount=2)
    assert large.spaces["top-2"].bonus is None
    assert small.recipe_prices == (4, 3, 2, 1, 1, 0)
    assert small.sources == {"recipe_prices": "owner", "hire": "rulebook"}
    assert small.ingredient_rows[0].prices == (0, 1, 2)
    assert small.area_of["post-bottom-left-1"].tables == ("left", "bottom")
    assert owned.special_bonuses["special-nuts"].prestige["small"] == (4, 2)
    assert owned.corrected == (
        "recipes.pastry-sable.butter",
        "recipes.pastry-sable.prestige",
        "staff.staff-1-01.training",
        "goods.flour.maximum",
        "boards.large.tables.top.first",
        "boards.large.spaces.top-1.bonus",
        "boards.large.spaces.top-2.bonus",
        "boards.small.recipes.prices",
        "boards.small.rows.row-1.prices",
        "boards.small.areas.area-bottom-left.tables",
        "special_bonuses.special-nuts.prestige",
    )
    assert sources_of(owned)["owner"] == 10
    assert owned.fingerprint != OURS.fingerprint


def test_an_empty_file_changes_nothing(write: Write) -> None:
    owned = LIBRARY.load(write(""))
    assert owned == OURS
    assert owned.fingerprint == OURS.fingerprint


def test_what_a_correction_settles_is_no_longer_designed(write: Write) -> None:
    owned = LIBRARY.load(write("[goods.butter]\nprices = [4, 8]"))
    assert OURS.goods["butter"].designed == ("maximum", "prices")
    assert owned.goods["butter"].designed == ("maximum",)


def test_places_whose_number_no_text_gives_may_be_added_and_removed(write: Write) -> None:
    owned = LIBRARY.load(
        write("""
        [boards.large.spaces.top-9]
        add = true
        table = "top"
        [boards.large.spaces.left-1]
        remove = true
        [boards.large.hosts.host-9]
        remove = true
        [boards.large.areas.area-left-middle]
        add = true
        tables = ["left", "middle"]
        [boards.large.posts.post-left-middle-1]
        add = true
        area = "area-left-middle"
        side = "left"
        cost = 8
        prestige = 3
        [boards.large.posts.post-left-middle-2]
        add = true
        area = "area-left-middle"
        side = "right"
        cost = 6
        bonus = { gain = "butter" }
        """)
    )
    board = owned.boards["large"]
    assert board.table["top"].spaces[-1].id == "top-9"
    assert "left-1" not in board.spaces
    assert "host-9" not in board.host
    assert board.areas[-1].left.prestige == 3
    assert board.areas[-1].source == "owner"
    assert "boards.large.hosts.host-9" in owned.corrected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[recipes.pastry-sabel]\nflour = 1", "recipes.pastry-sabel: unknown name; did you mean"),
        ("[recipes.pastry-sable]\neggs = 1", "recipes.pastry-sable.eggs: unknown field"),
        ("[recipes.pastry-sable]\nid = 1", "recipes.pastry-sable.id: is set by the program"),
        (
            "[recipes.pastry-sable]\nset = 'start'",
            "recipes.pastry-sable.set: is set by the program",
        ),
        ("[recipes.pastry-sable]\nflour = 'one'", "recipes.pastry-sable.flour: must be a whole"),
        ("[recipes.new-tile]\nadd = true", "recipes.new-tile: unknown name"),
        ("[recipes.pastry-sable]\nremove = true", "recipes.pastry-sable.remove: unknown field"),
        ("recipes = 1", "recipes: must be a table"),
        ("[recipes]\npastry-sable = 1", "recipes.pastry-sable: must be a table"),
        ("[constants]\nrounds = 5", "constants: unknown name"),
        ("[dresses]", "dresses: unknown name"),
        ("[boards.middle]", "boards.middle: unknown name"),
        ("[boards.small]\nplayers = [2]", "boards.small.players: unknown name"),
        ("[boards.small.host.host-1]", "boards.small.host: unknown name; did you mean hosts"),
        ("[boards.small.hosts.host-1]\nadd = true", "boards.small.hosts.host-1.add: must be true"),
        ("[boards.small.hosts.host-7]\nadd = 1", "boards.small.hosts.host-7.add: must be true"),
        ("[boards.small.hosts.host-7]\nremove = true", "boards.small.hosts.host-7: unknown name"),
        (
            "[boards.small.hosts.host-1]\nremove = true\ncost = 3",
            "boards.small.hosts.host-1.remove: must be true and stand alone",
        ),
        (
            "[boards.small.hosts.host-1]\nremove = true",
            ".decision.place: must be one of area-top-left",
        ),
        (
            "[boards.small.posts.post-top-left-1]\nremove = true",
            "boards.small.areas.area-top-left: must have one space on the left and one",
        ),
        ("[staff.staff-1-01]\nlevel = 'none'", "staff.staff-1-01.level: is missing"),
        ("[staff.staff-1-01]\nbonus = 'none'", "staff.staff-1-01.bonus: is missing"),
        (
            "[staff.staff-1-01]\nbonus = { effect = 'buy_honey' }",
            "staff.staff-1-01.bonus: must be one of gain_coins",
        ),
        ("[goods.sugar]\nprices = [1, 2, 3]", "goods.sugar.prices: 3 units must be the most"),
        ("[solo.solo-01.decision]\nrecipe = 3", "solo.solo-01.decision.column: is missing"),
    ],
)
def test_one_line_says_what_is_wrong(write: Write, text: str, message: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        LIBRARY.load(write(text))
    assert message in line(caught.value)


def test_a_part_of_a_solo_card_is_replaced_as_a_whole(write: Write) -> None:
    decision = 'decision = { recipe = 3, column = 0, table = "top", end = "far", place = "host-1" }'
    owned = LIBRARY.load(write(f"[solo.solo-01]\n{decision}"))
    assert owned.solo["solo-01"].decision.recipe == 3
    assert owned.solo["solo-01"].actions == OURS.solo["solo-01"].actions
