"""The owner's file of corrections: what is written, left alone and refused."""

from pathlib import Path

import pytest

from rococo_desktop.games import GAMES
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.errors import SaveError
from rococo_desktop.session.files import owner_file
from rococo_desktop.session.files.owner_file import EntryPath
from tests.base_game import load

GAME = GAMES["rococo"].correctable
DRESS = ("dresses", "yellow-01")
WORKSHOP = ("boards", "small", "workshop")
GUEST = ("boards", "small", "spaces", "hall1-m1")


class OwnerFile(owner_file.OwnerFile):
    """The file of this game."""

    def __init__(self, file: Path) -> None:
        assert GAME is not None
        super().__init__(file, GAME)


def entries() -> list[EntryPath]:
    tables = LIBRARY.tables()
    found: list[EntryPath] = [
        (kind, id) for kind in ("dresses", "resources", "employees") for id in tables[kind]
    ]
    for name, board in tables["boards"].items():
        for part, inner in board.items():
            if part in ("halls", "spaces", "decorations"):
                found += [("boards", name, part, id) for id in inner]
            elif part != "players":
                found.append(("boards", name, part))
    return found


def values(owner: OwnerFile, entry: EntryPath) -> dict[str, str]:
    return {".".join(field.name): field.value for field in owner.fields(entry)}


def wrong_field(owner: OwnerFile) -> str | None:
    found = owner.findings()
    return found.field if isinstance(found, ComponentsError) else None


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "components.toml"


def test_every_entry_has_values_and_setting_them_to_ours_changes_nothing(file: Path):
    owner = OwnerFile(file)
    for entry in entries():
        fields = owner.fields(entry)
        assert fields, entry
        for field in fields:
            assert field.value == field.ours
            assert owner.correct(entry, field.name, field.value), (entry, field)
    assert wrong_field(owner) is None
    owner.keeping()()
    assert file.read_text() == ""
    assert load(file).corrected == ()


def test_a_correction_is_kept_and_loaded(file: Path):
    owner = OwnerFile(file)
    assert owner.correct(DRESS, ("value",), "7")
    assert owner.correct(DRESS, ("silk", "red"), "1")
    assert owner.correct(WORKSHOP, ("prices",), "8, 5,4, 2 ,0")
    assert owner.correct(GUEST, ("reward", "kind"), "lace")
    assert wrong_field(owner) is None
    assert not file.exists()
    owner.keeping()()
    components = load(file)
    dress = components.dresses["yellow-01"]
    assert (dress.value, dress.silk.yellow, dress.silk.red) == (7, 1, 1)
    assert components.boards["small"].workshop == (8, 5, 4, 2, 0)
    reward = components.boards["small"].spaces["hall1-m1"].reward
    assert reward is not None
    assert (reward.kind, reward.amount) == ("lace", 1)
    assert len(components.corrected) == 4
    assert values(OwnerFile(file), DRESS)["value"] == "7"


def test_what_is_unlike_our_guess_is_found_and_can_be_kept(file: Path):
    owner = OwnerFile(file)
    assert owner.correct(WORKSHOP, ("prices",), "4, 8, 0")
    found = owner.findings()
    assert not isinstance(found, ComponentsError)
    assert [place for place, _ in found] == ["boards.small.workshop.prices"]
    owner.keeping()()
    assert load(file).boards["small"].workshop == (4, 8, 0)


def test_a_value_set_back_to_ours_leaves_the_file(file: Path):
    owner = OwnerFile(file)
    owner.correct(DRESS, ("silk", "red"), "1")
    owner.correct(GUEST, ("reward", "kind"), "lace")
    owner.correct(DRESS, ("silk", "red"), "0")
    owner.correct(GUEST, ("reward", "kind"), "none")
    owner.keeping()()
    assert file.read_text() == ""


def test_a_reward_can_be_taken_away(file: Path):
    entry = ("boards", "small", "spaces", "hall2-s1")
    owner = OwnerFile(file)
    assert values(owner, entry)["reward.kind"] != "none"
    owner.correct(entry, ("reward", "kind"), "none")
    assert values(owner, entry)["reward.kind"] == "none"
    owner.keeping()()
    assert load(file).boards["small"].spaces["hall2-s1"].reward is None


def test_restoring_takes_all_corrections_of_the_entry_alone(file: Path):
    owner = OwnerFile(file)
    owner.correct(DRESS, ("value",), "7")
    owner.correct(DRESS, ("lace",), "1")
    owner.correct(WORKSHOP, ("prices",), "8, 5, 4, 2, 0")
    owner.restore(DRESS)
    owner.restore(GUEST)
    owner.keeping()()
    assert load(file).corrected == ("boards.small.workshop.prices",)


def test_comments_and_other_corrections_stay(file: Path):
    file.parent.mkdir()
    file.write_text("# measured by Grandmother\n[dresses.yellow-02]\nvalue = 9  # sure\n")
    owner = OwnerFile(file)
    owner.correct(DRESS, ("value",), "7")
    owner.keeping()()
    text = file.read_text()
    assert text.startswith("# measured by Grandmother\n[dresses.yellow-02]\nvalue = 9  # sure\n")
    assert load(file).dresses["yellow-01"].value == 7


@pytest.mark.parametrize(
    ("entry", "name", "text"),
    [
        (DRESS, ("value",), "seven"),
        (DRESS, ("value",), "-7"),
        (DRESS, ("value",), "1000"),
        (DRESS, ("value",), "٧"),
        (DRESS, ("master",), "maybe"),
        (DRESS, ("color",), "purple"),
        (WORKSHOP, ("prices",), "8, x, 4"),
        (WORKSHOP, ("prices",), ""),
    ],
)
def test_a_text_of_another_kind_changes_nothing(
    file: Path, entry: EntryPath, name: tuple[str, ...], text: str
):
    owner = OwnerFile(file)
    before = owner.fields(entry)
    assert not owner.correct(entry, name, text)
    assert owner.fields(entry) == before


def test_what_cannot_hold_together_is_said_and_may_be_put_right(file: Path):
    """Two cards exchange their types: until both are written the counts do not hold."""
    owner = OwnerFile(file)
    owner.correct(("employees", "level2-decorations"), ("type",), "journeyman")
    assert wrong_field(owner) == "employees"
    journeyman = next(
        card.id
        for card in load().employees.values()
        if card.level == 2 and card.type == "journeyman"
    )
    owner.correct(("employees", journeyman), ("type",), "master")
    assert wrong_field(owner) is None
    owner.correct(DRESS, ("value",), "29")
    assert wrong_field(owner) == "dresses.yellow-01.value"


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 60_000) + " = 1",
        "[dresses." + "a." * 60_000 + "b]",
        "value =",
        "[dresses.pink-77]\nvalue = 7\n",
        "dresses = 3\n",
    ],
)
def test_a_file_that_cannot_be_read_is_not_written_over(file: Path, text: str):
    file.parent.mkdir()
    file.write_text(text)
    with pytest.raises(ComponentsError):
        OwnerFile(file)
    assert file.read_text() == text


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path):
    (tmp_path / "config").write_text("a file where the folder should be")
    owner = OwnerFile(tmp_path / "config" / "components.toml")
    owner.correct(DRESS, ("value",), "7")
    with pytest.raises(SaveError):
        owner.keeping()()


def test_an_entry_is_confirmed_as_it_is_and_forgotten_again(file: Path):
    owner = OwnerFile(file)
    for entry in (DRESS, WORKSHOP, GUEST):
        before = values(owner, entry)
        assert not owner.has(entry)
        owner.confirm(entry)
        assert owner.has(entry)
        assert values(owner, entry) == before
    assert owner.findings() == ()
    owner.keeping()()
    kept = load(file)
    assert kept.dresses["yellow-01"].source == "owner"
    assert kept.boards["small"].sources["workshop"] == "owner"
    assert kept.boards["small"].spaces["hall1-m1"].source == "owner"
    for entry in (DRESS, WORKSHOP, GUEST):
        owner.restore(entry)
        assert not owner.has(entry)
    owner.keeping()()
    assert file.read_bytes() == b""


@pytest.mark.parametrize("entry", entries(), ids="-".join)
def test_each_confirmed_entry_can_be_read_again(file: Path, entry: EntryPath):
    owner = OwnerFile(file)
    owner.confirm(entry)
    assert owner.findings() == ()
    assert owner.has(entry) == bool(owner.fields(entry))
