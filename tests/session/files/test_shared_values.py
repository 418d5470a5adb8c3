"""Files of component values that owners share: written, compared, imported, undone and refused."""

from datetime import date
from pathlib import Path

import pytest

from rococo_desktop import __version__
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import Correctable
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files import shared_values
from rococo_desktop.session.files.origins import Origin, origins_file, read_origins
from rococo_desktop.session.files.owner_file import EntryPath, OwnerFile, entries_in
from rococo_desktop.session.files.shared_values import Shared, compare, read_shared, today

DRESS, OTHER = ("dresses", "yellow-01"), ("dresses", "yellow-02")
GUEST = ("boards", "small", "spaces", "hall1-m1")
ANN = today("Ann", "Deluxe 2020, first printing", "checked twice")
HEAD = f"""format = "rococo-desktop-values"
version = 1
game = "rococo"

[[origin]]
by = "Ann"
made = "2026-11-28"
program = "{__version__}"
entries = ["dresses.yellow-01"]

"""
VALUES = "[values.dresses.yellow-01]\nvalue = 7\n"


def correctable(game: str = "rococo") -> Correctable:
    found = GAMES[game].correctable
    assert found is not None
    return found


def owner_of(file: Path, game: str = "rococo") -> OwnerFile:
    return OwnerFile(file, correctable(game))


def enter(file: Path, entry: EntryPath, name: str, text: str) -> None:
    owner = owner_of(file)
    assert owner.correct(entry, tuple(name.split(".")), text)
    assert owner.findings() == ()
    owner.keeping()()


def value_of(file: Path, entry: EntryPath, name: str) -> str:
    fields = owner_of(file).fields(entry)
    return next(field.value for field in fields if ".".join(field.name) == name)


@pytest.fixture
def ann(tmp_path: Path) -> Path:
    """Return the file of an owner who has entered two garments and a guest."""
    file = tmp_path / "ann" / "components.toml"
    enter(file, DRESS, "value", "7")
    enter(file, OTHER, "value", "9")
    owner = owner_of(file)
    owner.confirm(GUEST)
    owner.keeping()()
    return file


@pytest.fixture
def bea(tmp_path: Path) -> Path:
    return tmp_path / "bea" / "components.toml"


def exported(file: Path, own: Origin = ANN) -> Path:
    return shared_values.export(file.parent, "Rococo", file, "rococo", own)


def shared(file: Path, own: Origin = ANN) -> Shared:
    return read_shared(exported(file, own))


def test_a_file_says_who_entered_what_from_which_copy_and_when(ann: Path) -> None:
    found = shared(ann)
    assert set(found.values) == {DRESS, OTHER, GUEST}
    assert {came.origin for came in found.values.values()} == {ANN}
    assert (ANN.made, ANN.program) == (date.today().isoformat(), __version__)
    assert found.values[DRESS].fields == {"value": 7}
    assert read_origins(ann).own == ANN


def test_a_second_export_takes_nobodys_place(ann: Path) -> None:
    first, second = exported(ann), exported(ann)
    assert first.name == "Rococo.values.toml"
    assert second.name == "Rococo 2.values.toml"
    assert first.read_bytes() == second.read_bytes()


def test_nothing_entered_is_nothing_to_share(bea: Path) -> None:
    with pytest.raises(MessageError, match="Nothing is entered"):
        exported(bea)


def test_what_is_imported_counts_and_tells_its_origin(ann: Path, bea: Path) -> None:
    found = shared(ann)
    assert compare(found, owner_of(bea)).new == (DRESS, OTHER, GUEST)
    shared_values.take(found, bea, theirs=False)
    assert value_of(bea, DRESS, "value") == "7"
    entered = owner_of(bea).entered()
    assert [read_origins(bea).of(entry, entered[entry]) for entry in entered] == [ANN] * 3
    again = compare(found, owner_of(bea))
    assert (again.new, again.differing, len(again.same)) == ((), (), 3)
    with pytest.raises(MessageError, match="exactly"):
        shared_values.take(found, bea, theirs=True)


def test_what_one_has_entered_oneself_is_kept_or_replaced(ann: Path, bea: Path) -> None:
    enter(bea, DRESS, "value", "8")
    found = shared(ann)
    compared = compare(found, owner_of(bea))
    assert (compared.new, compared.differing) == ((OTHER, GUEST), (DRESS,))
    shared_values.take(found, bea, theirs=False)
    assert value_of(bea, DRESS, "value") == "8"
    assert read_origins(bea).of(DRESS, owner_of(bea).entered()[DRESS]) is None
    shared_values.undo(bea, "rococo")
    shared_values.take(found, bea, theirs=True)
    assert value_of(bea, DRESS, "value") == "7"


def test_an_import_is_undone_but_for_what_was_corrected_since(ann: Path, bea: Path) -> None:
    enter(bea, DRESS, "value", "8")
    before = owner_of(bea).entered()
    shared_values.take(shared(ann), bea, theirs=True)
    assert read_origins(bea).imported == "Rococo.values.toml"
    enter(bea, OTHER, "value", "10")
    shared_values.undo(bea, "rococo")
    after = owner_of(bea).entered()
    assert after == before | {OTHER: {"value": 10}}
    assert read_origins(bea).imported == ""


def test_a_value_that_is_corrected_is_ones_own_again(ann: Path, bea: Path) -> None:
    shared_values.take(shared(ann), bea, theirs=False)
    enter(bea, DRESS, "value", "8")
    assert read_origins(bea).of(DRESS, owner_of(bea).entered()[DRESS]) is None


def test_what_is_passed_on_keeps_its_origin(ann: Path, bea: Path, tmp_path: Path) -> None:
    shared_values.take(shared(ann), bea, theirs=False)
    enter(bea, ("dresses", "yellow-03"), "prestige", "3")
    found = shared(bea, today("Bea", "", ""))
    told = {entry: came.origin.by for entry, came in found.values.items()}
    assert told.pop(("dresses", "yellow-03")) == "Bea"
    assert set(told.values()) == {"Ann"}
    carl = tmp_path / "carl" / "components.toml"
    shared_values.take(found, carl, theirs=False)
    assert owner_of(carl).entered() == owner_of(bea).entered()


@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_everything_at_once_is_shared_and_imported(tmp_path: Path, game: str) -> None:
    ann, bea = tmp_path / "a.toml", tmp_path / "b.toml"
    owner = owner_of(ann, game)
    for entry in all_entries(game):
        owner.confirm(entry)
    owner.keeping()()
    path = shared_values.export(tmp_path, game, ann, game, ANN)
    shared_values.take(read_shared(path), bea, theirs=False)
    assert owner_of(bea, game).entered() == owner_of(ann, game).entered()
    assert len(owner_of(bea, game).entered()) > 200
    shared_values.undo(bea, game)
    assert owner_of(bea, game).entered() == {}


def all_entries(game: str) -> list[EntryPath]:
    """Return the paths of all entries of the built-in files that can be corrected."""
    library = correctable(game).library
    tables = library.tables()
    return [
        entry
        for entry, _ in entries_in(tables, tables)
        if entry[0] not in library.corrections.closed
    ]


def test_values_that_are_invalid_together_change_nothing(ann: Path, bea: Path) -> None:
    enter(bea, ("dresses", "blue-01"), "color", "blue")
    bea.parent.mkdir(parents=True, exist_ok=True)
    bea.write_text(
        '[dresses.yellow-01]\ncolor = "green"\n[dresses.green-01]\ncolor = "yellow"\n',
        encoding="utf-8",
    )
    before = bea.read_bytes()
    with pytest.raises(MessageError, match="do not fit together"):
        shared_values.take(shared(ann), bea, theirs=True)
    assert bea.read_bytes() == before
    assert not origins_file(bea).exists()


HOSTILE = {
    "empty": b"",
    "noise": bytes(range(256)) * 9,
    "not toml": b"{",
    "a save": b'{"format": "rococo-save", "version": 2}',
    "an owner's file": VALUES.encode(),
    "a later version": HEAD.replace("version = 1", "version = 2").encode(),
    "no version": HEAD.replace("version = 1", "version = true").encode(),
    "an old version": (HEAD.replace("version = 1", "version = 0") + VALUES).encode(),
    "another game": (HEAD.replace('"rococo"', '"chess"') + VALUES).encode(),
    "no values": HEAD.encode(),
    "no origin": (HEAD.partition("[[origin")[0] + VALUES).encode(),
    "a foreign field": (HEAD + "[extra]\n" + VALUES).encode(),
    "an unknown piece": (HEAD + VALUES.replace("yellow-01", "yellow-99")).encode(),
    "an unknown value": (HEAD + VALUES.replace("value =", "price =")).encode(),
    "a wrong number": (HEAD + VALUES.replace("7", "700")).encode(),
    "a rule": (HEAD + "[values.constants]\nrounds = 1\n").encode(),
    "a source": (HEAD + VALUES + 'source = "rulebook"\n').encode(),
    "nobody's value": (HEAD + VALUES + "[values.dresses.yellow-02]\nvalue = 9\n").encode(),
    "a lost value": (HEAD.replace("]\n\n", ', "dresses.yellow-02"]\n\n') + VALUES).encode(),
    "a value twice": (
        HEAD.replace('["dresses.yellow-01"]', '["dresses.yellow-01", "dresses.yellow-01"]') + VALUES
    ).encode(),
    "control characters": (HEAD.replace('"Ann"', '"A\\u001b[31m"') + VALUES).encode(),
    "marks of direction": (HEAD.replace('"Ann"', '"A\\u202enn"') + VALUES).encode(),
    "a long name": (HEAD.replace("Ann", "A" * 61) + VALUES).encode(),
    "no date": (HEAD.replace("2026-11-28", "yesterday") + VALUES).encode(),
    "depth": (HEAD + "[values]\ndresses = " + "[" * 5000 + "]" * 5000).encode(),
    "too many": (HEAD + "[values]\ndresses = [" + "1," * 60_000 + "]").encode(),
    "too large": (HEAD + "#" * 300_000).encode(),
    "a long key": (HEAD + f"[values.{'x' * 300}]\n").encode(),
    "a path": (HEAD + '[values."../../etc"]\nvalue = 7\n').encode(),
    "a list": (HEAD + "[[values.dresses]]\nvalue = 7\n").encode(),
    "half a character": HEAD.encode() + b"\xc3",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_damaged_foreign_or_malicious_file_is_refused_in_words(
    name: str, bea: Path, tmp_path: Path
) -> None:
    file = tmp_path / "sent.values.toml"
    file.write_bytes(HOSTILE[name])
    with pytest.raises(MessageError) as refused:
        read_shared(file)
    said = str(refused.value)
    assert "sent.values.toml" in said
    assert "\n" not in said
    assert len(said) < 1000
    assert "wrong-" not in said.replace("sent.values.toml", "")
    assert not bea.exists()


@pytest.mark.parametrize("length", range(0, len(HEAD + VALUES), 7))
def test_a_file_that_was_cut_is_refused_or_whole(length: int, tmp_path: Path) -> None:
    file = tmp_path / "cut.values.toml"
    file.write_text((HEAD + VALUES)[:length], encoding="utf-8")
    with pytest.raises(MessageError):
        read_shared(file)


def test_a_folder_a_missing_file_and_a_link_to_itself_are_refused(tmp_path: Path) -> None:
    loop = tmp_path / "loop.values.toml"
    loop.symlink_to(loop)
    for path in (tmp_path, tmp_path / "missing.values.toml", loop):
        with pytest.raises(MessageError):
            read_shared(path)


@pytest.mark.parametrize("data", [b"", b"{", b'{"came": 5}', b"[" * 9000, b"\xff"])
def test_damaged_origins_are_forgotten_and_the_values_stay(
    ann: Path, bea: Path, data: bytes
) -> None:
    shared_values.take(shared(ann), bea, theirs=False)
    origins_file(bea).write_bytes(data)
    assert read_origins(bea).came == {}
    assert value_of(bea, DRESS, "value") == "7"
    shared_values.undo(bea, "rococo")
    assert value_of(bea, DRESS, "value") == "7"


def test_what_cannot_be_written_changes_nothing(ann: Path, bea: Path) -> None:
    found = shared(ann)
    bea.parent.parent.mkdir(exist_ok=True)
    bea.parent.write_text("a file where a folder should be", encoding="utf-8")
    with pytest.raises(MessageError):
        shared_values.take(found, bea, theirs=True)
    assert bea.parent.is_file()
