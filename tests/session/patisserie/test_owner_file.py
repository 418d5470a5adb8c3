"""The form's fields of the second game: each can be set, and our value writes nothing."""

from pathlib import Path

import pytest

from rococo_desktop.games import GAMES
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.components.models import Gain
from rococo_desktop.session.files.owner_file import EntryPath, OwnerFile

RECIPE = ("recipes", "pastry-sable")
SPACE = ("boards", "small", "spaces", "top-1")
SPECIAL = ("special_bonuses", "special-markers")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "components-patisserie.toml"


@pytest.fixture
def owner(file: Path) -> OwnerFile:
    game = GAMES["patisserie"].correctable
    assert game is not None
    return OwnerFile(file, game)


def entries() -> list[EntryPath]:
    tables = LIBRARY.tables()
    found: list[EntryPath] = []
    for kind, entry in tables.items():
        if kind == "boards":
            for side, board in entry.items():
                for part, inner in board.items():
                    if part == "players":
                        continue
                    keys = [()] if "source" in inner else [(each,) for each in inner]
                    found += [("boards", side, part, *key) for key in keys]
        elif kind != "constants":
            found += [(kind, each) for each in entry]
    return found


def values(owner: OwnerFile, entry: EntryPath) -> dict[str, str]:
    return {".".join(field.name): field.value for field in owner.fields(entry)}


def test_each_field_set_to_ours_changes_nothing(owner: OwnerFile, file: Path) -> None:
    for entry in entries():
        fields = owner.fields(entry)
        assert fields or entry[-2] in ("solo", "areas"), entry
        for field in fields:
            assert field.value == field.ours
            assert owner.correct(entry, field.name, field.value), (entry, field)
    assert owner.findings() == ()
    owner.keeping()()
    assert file.read_text() == ""


def test_corrections_are_kept_and_loaded(owner: OwnerFile, file: Path) -> None:
    assert owner.correct(RECIPE, ("butter",), "2")
    assert owner.correct(("boards", "small", "recipes"), ("prices",), "6, 4, 3, 2, 1, 0")
    assert owner.correct(SPACE, ("bonus", "gain"), "coins")
    assert owner.correct(SPACE, ("bonus", "amount"), "2")
    assert owner.correct(SPECIAL, ("prestige", "small"), "7, 4, 2")
    assert owner.correct(("goods", "flour"), ("maximum",), "5")
    owner.keeping()()
    components = LIBRARY.load(file)
    assert components.recipes["pastry-sable"].butter == 2
    small = components.boards["small"]
    assert small.recipe_prices == (6, 4, 3, 2, 1, 0)
    assert small.spaces["top-1"].bonus == Gain(gain="coins", amount=2)
    assert components.special_bonuses["special-markers"].prestige == {
        "small": (7, 4, 2),
        "large": LIBRARY.load().special_bonuses["special-markers"].prestige["large"],
    }
    assert components.goods["flour"].maximum == 5
    assert len(components.corrected) == 5


def test_what_a_kind_of_dishes_says_else_stays(owner: OwnerFile) -> None:
    """The form shows only the kind; a range of prestige in the same field is kept."""
    tables = LIBRARY.tables()["table_bonuses"]
    ranged = next(key for key, each in tables.items() if "lowest" in each["dishes"])
    entry = ("table_bonuses", ranged)
    assert values(owner, entry).keys() == {"dishes.kind", "reward.gain", "reward.amount"}
    assert owner.correct(entry, ("dishes", "kind"), "chef")
    found = owner.findings()
    assert "chef" in values(owner, entry).values(), found
    owner.correct(entry, ("dishes", "kind"), tables[ranged]["dishes"].get("kind", "any"))
    assert owner.findings() == ()


def test_a_placement_bonus_can_be_taken_away_and_given_back(owner: OwnerFile, file: Path) -> None:
    entry = ("boards", "small", "spaces", "top-2")
    assert values(owner, entry)["bonus.gain"] == "flour"
    owner.correct(entry, ("bonus", "gain"), "none")
    owner.keeping()()
    assert LIBRARY.load(file).boards["small"].spaces["top-2"].bonus is None
    owner.correct(entry, ("bonus", "gain"), "flour")
    owner.keeping()()
    assert file.read_text() == ""
