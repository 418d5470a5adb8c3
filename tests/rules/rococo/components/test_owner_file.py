"""An owner's corrections: they are applied, and any error gives one clear line."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rococo_desktop.rules.component_files import MAX_BYTES, ComponentsError
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.rules.rococo.components.models import Components, Reward, Silk
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from tests.base_game import load
from tests.rules.component_errors import line, refused, words
from tests.rules.sources import sources_of

Write = Callable[[str | bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(text: str | bytes) -> Path:
        file = tmp_path / "components.toml"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    return write


def test_the_default_is_loaded_once():
    assert load() is load(None)


def test_corrected_values(write: Write):
    owned = load(
        write("""
        [dresses.yellow-01]
        value = 7
        silk = { yellow = 1, red = 1 }
        [boards.large.halls.hall1]
        first = 9
        [boards.large.spaces.hall1-s1]
        reward = { kind = "livre", amount = 3 }
        [boards.small.decorations.statue-1]
        cost = 8
        [boards.small.workshop]
        prices = [7, 4, 2, 0]
        """)
    )
    ours = load()
    assert owned.dresses["yellow-01"].value == 7
    assert owned.dresses["yellow-01"].silk == Silk(yellow=1, red=1)
    assert owned.dresses["yellow-01"].source == "owner"
    assert owned.dresses["yellow-02"] == ours.dresses["yellow-02"]
    hall = owned.boards["large"].halls[0]
    assert (hall.first, hall.second, hall.source) == (
        9,
        ours.boards["large"].halls[0].second,
        "owner",
    )
    assert owned.boards["large"].spaces["hall1-s1"].reward == Reward(kind="livre", amount=3)
    assert owned.boards["small"].decorations["statue-1"].cost == 8
    assert owned.boards["small"].workshop == (7, 4, 2, 0)
    assert owned.boards["small"].sources["workshop"] == "owner"
    assert owned.boards["large"].sources["workshop"] == "reconstructed"
    assert sources_of(owned)["owner"] == 5
    assert owned.corrected == (
        "dresses.yellow-01.value",
        "dresses.yellow-01.silk",
        "boards.large.halls.hall1.first",
        "boards.large.spaces.hall1-s1.reward",
        "boards.small.decorations.statue-1.cost",
        "boards.small.workshop.prices",
    )
    assert owned.fingerprint != ours.fingerprint
    assert load() == ours


def test_an_empty_file_changes_nothing(write: Write):
    owned = load(write(""))
    assert owned == load()
    assert owned.fingerprint == load().fingerprint


def test_what_a_correction_settles_is_no_longer_designed(write: Write):
    owned = load(write("[dresses.yellow-10]\nvalue = 18"))
    assert load().dresses["yellow-10"].designed == ("value", "prestige")
    assert owned.dresses["yellow-10"].designed == ("prestige",)


def test_the_example_of_the_documentation(write: Write):
    text = (Path(__file__).parents[4] / "docs" / "components.md").read_text(encoding="utf-8")
    example = text.partition("```toml\n")[2].partition("```")[0]
    owned = load(write(example))
    assert owned.dresses["yellow-01"].silk == Silk(yellow=1, red=1)
    assert len(owned.corrected) == 14


def test_types_and_bonuses_may_change_places(write: Write):
    ladies, decorations = (load().employees[f"level2-{name}"] for name in ("ladies", "decorations"))
    assert ladies.type != decorations.type
    owned = load(
        write(f"""
        [employees.start-journeyman]
        bonus = {{ effect = "acquire" }}
        [employees.start-apprentice-2]
        bonus = {{ effect = "gain_livre", amount = 2 }}
        [employees.level2-ladies]
        type = "{decorations.type}"
        [employees.level2-decorations]
        type = "{ladies.type}"
        """)
    )
    assert owned.employees["start-journeyman"].bonus == load().employees["start-apprentice-2"].bonus
    assert owned.employees["level2-ladies"].type == decorations.type
    assert owned.employees["level2-ladies"].source == "owner"


def test_spaces_may_be_added_and_removed(write: Write):
    last = load().boards["large"].fireworks.spaces[-1]
    owned = load(
        write(f"""
        [boards.large.spaces.hall5-s4]
        add = true
        hall = "hall5"
        master = false
        reward = {{ kind = "thread", amount = 1 }}
        [boards.large.spaces.hall1-s4]
        remove = true
        [boards.large.spaces.hall2-s3]
        reward = "none"
        [boards.large.decorations.statue-4]
        remove = true
        [boards.large.decorations.fireworks-6]
        add = true
        group = "fireworks"
        cost = {last.cost + 2}
        prestige = 2
        multiplier = 3
        """)
    )
    board = owned.boards["large"]
    assert [s.id for s in board.halls[4].spaces][-1] == "hall5-s4"
    assert board.spaces["hall5-s4"].source == "owner"
    assert "hall1-s4" not in board.spaces
    assert board.spaces["hall2-s3"].reward is None
    assert [each.id for each in board.statues] == ["statue-1", "statue-2", "statue-3"]
    assert board.fireworks.spaces[-1].id == "fireworks-6"
    assert "boards.large.decorations.statue-4" in owned.corrected


WRONG = [
    # names that do not exist
    ("[dreses.yellow-01]\nvalue = 7", "dreses", "did you mean dresses"),
    ("[dresses.yellow-1]\nvalue = 7", "dresses.yellow-1", "did you mean yellow-"),
    ("[dresses.yellow-99]\nvalue = 7", "dresses.yellow-99", "unknown name"),
    ("[dresses.yellow-01]\nvalues = 7", "dresses.yellow-01.values", "unknown field"),
    ("[boards.middle.workshop]\nprices = [0]", "boards.middle", "unknown name"),
    ("[boards.large.terrace]\nx = 1", "boards.large.terrace", "unknown name"),
    ("[boards.large.halls.hall6]\nfirst = 1", "boards.large.halls.hall6", "unknown name"),
    ("[boards.large.spaces.hall1-s9]\nmaster = true", "boards.large.spaces.hall1-s9", "unknown"),
    ("[dresses.yellow-01.silk]\npurple = 1", "dresses.yellow-01.silk.purple", "unknown field"),
    ("[constants]\nrounds = 8", "constants", "unknown name"),
    ("[boards.large]\nplayers = [4]", "boards.large.players", "unknown name"),
    # not the owner's to set
    ('[dresses.yellow-01]\nid = "a"', "dresses.yellow-01.id", "leave it out"),
    ('[dresses.yellow-01]\nsource = "rulebook"', "dresses.yellow-01.source", "leave it out"),
    ('[employees.level1-purse]\nset = "start"', "employees.level1-purse.set", "leave it out"),
    # wrong types
    ("dresses = 3", "dresses", "must be a table"),
    ("boards = []", "boards", "must be a table"),
    ("boards.large = 1", "boards.large", "must be a table"),
    ("dresses.yellow-01 = 3", "dresses.yellow-01", "must be a table"),
    ("boards.large.workshop = [0]", "boards.large.workshop", "must be a table"),
    ('[dresses.yellow-01]\nvalue = "7"', "dresses.yellow-01.value", "whole number"),
    ("[dresses.yellow-01]\nvalue = 7.5", "dresses.yellow-01.value", "whole number"),
    ("[dresses.yellow-01]\nvalue = true", "dresses.yellow-01.value", "whole number"),
    ("[dresses.yellow-01]\nvalue = nan", "dresses.yellow-01.value", "whole number, not NaN"),
    ("[dresses.yellow-01]\nvalue = 1979-05-27", "dresses.yellow-01.value", "whole number"),
    ("[dresses.yellow-01]\nmaster = 1", "dresses.yellow-01.master", "true or false"),
    ('[dresses.yellow-01]\ncolor = "pink"', "dresses.yellow-01.color", "one of yellow, green"),
    ("[dresses.yellow-01]\nsilk = 3", "dresses.yellow-01.silk", ""),
    ("[dresses.yellow-01]\nsilk = [1, 0, 0, 0, 0]", "dresses.yellow-01.silk", ""),
    (
        "[dresses.yellow-01]\nsilk = { yellow = -1 }",
        "dresses.yellow-01.silk.yellow",
        "at least 0, not -1",
    ),
    ('[employees.level1-purse]\ntype = "boss"', "employees.level1-purse.type", "one of master"),
    ("[employees.level1-purse]\nlevel = 7", "employees.level1-purse.level", "at most 6, not 7"),
    (
        '[employees.level1-purse]\nbonus = { effect = "gain_gold" }',
        "employees.level1-purse.bonus",
        "gain",
    ),
    (
        '[employees.level1-purse]\nbonus = { effect = "gain_livre", amount = "x" }',
        "employees.level1-purse.bonus.gain_livre.amount",
        "whole number",
    ),
    (
        '[resources.yellow2-choose-1]\nnotions = { mode = "choose", thread = 1 }',
        "resources.yellow2-choose-1.notions",
        "needs both",
    ),
    (
        '[resources.yellow2-choose-1]\nnotions = { mode = "none", thread = 1 }',
        "resources.yellow2-choose-1.notions",
        "neither",
    ),
    (
        '[resources.yellow2-choose-1]\nnotions = { mode = "all" }',
        "resources.yellow2-choose-1.notions",
        "needs thread or lace",
    ),
    # additions and removals
    ("[dresses.pink-01]\nadd = true", "dresses.pink-01", "unknown name"),
    ("[dresses.yellow-01]\nremove = true", "dresses.yellow-01.remove", "unknown field"),
    (
        "[boards.large.spaces.hall1-s1]\nadd = true",
        "boards.large.spaces.hall1-s1.add",
        "not there yet",
    ),
    (
        "[boards.large.spaces.hall9-s1]\nadd = 1",
        "boards.large.spaces.hall9-s1.add",
        "must be true",
    ),
    (
        "[boards.large.spaces.hall1-s1]\nremove = false",
        "boards.large.spaces.hall1-s1.remove",
        "must be true",
    ),
    (
        "[boards.large.spaces.hall1-s1]\nremove = true\nmaster = true",
        "boards.large.spaces.hall1-s1.remove",
        "stand alone",
    ),
    (
        "[boards.large.spaces.hall1-s9]\nadd = true",
        "boards.large.spaces.hall1-s9.hall",
        "is missing",
    ),
    (
        "[boards.large.spaces.sell]\nadd = true\nhall = 'hall1'\nmaster = false",
        "boards.large.spaces.sell.id",
        "joined by hyphens",
    ),
    (
        "[boards.large.spaces.yellow-01]\nadd = true\nhall = 'hall1'\nmaster = false",
        "boards.large",
        "the id yellow-01 is used twice",
    ),
    (
        "[boards.large.spaces.'Hall 1']\nadd = true\nhall = 'hall1'\nmaster = true",
        "boards.large.spaces.Hall 1.id",
        "joined by hyphens",
    ),
    # facts that no correction can be right about
    ("[dresses.yellow-01]\nvalue = 29", "dresses.yellow-01.value", "must be 6 to 28, not 29"),
    ("[dresses.yellow-01]\nvalue = 5", "dresses.yellow-01.value", "must be 6 to 28, not 5"),
    ("[dresses.yellow-01]\nprestige = 5", "dresses.yellow-01.prestige", "must be 2 to 4, not 5"),
    ("[dresses.yellow-01]\nprestige = 1", "dresses.yellow-01.prestige", "must be 2 to 4, not 1"),
    (
        '[dresses.yellow-01]\ncolor = "blue"',
        "dresses",
        "6 × blue, not 12 × yellow, 13 × green, 10 × red, 7 × blue",
    ),
    ("[dresses.yellow-10]\nlace = 0", "dresses", "3 × yellow silk, 1 lace, Master"),
    ('[employees.level2-ladies]\ntype = "master"', "employees", "level 2 must be"),
    ('[employees.level5-rent]\ntype = "master"', "employees", "level 5 must be"),
    ("[employees.start-master-1]\nlevel = 1", "employees.start-master-1.level", "has no level"),
    (
        "[employees.level1-purse]\nlevel = 2",
        "employees",
        "4 × level 5, 6 × level 6, not 5 × level 1, 5 × level 2",
    ),
    (
        '[employees.level6-staff]\ntype = "master"',
        "employees.level6-staff.type",
        "exactly the crown cards",
    ),
    (
        '[employees.level6-fund]\ntype = "apprentice"',
        "employees.level6-fund.type",
        "exactly the crown cards",
    ),
    (
        '[employees.level6-staff]\nbonus = { effect = "acquire" }',
        "employees.level6-staff.bonus",
        "no bonus during play",
    ),
    (
        '[employees.start-master-1]\nbonus = { effect = "acquire" }',
        "employees.start-master-1.bonus",
        "have no bonus",
    ),
    (
        '[employees.level3-staff]\nbonus = { effect = "livre_by_staff", steps = [[7, 1], [5, 2]] }',
        "employees.level3-staff",
        "higher than the one before",
    ),
    (
        '[employees.level5-rent]\nbonus = { effect = "per_dress" }',
        "employees.level5-rent.bonus",
        "for some color",
    ),
    (
        '[employees.level1-purse]\nbonus = { effect = "gain_livre", amount = 2 }',
        "employees.level1-purse",
        "does not list this bonus once more for level 1",
    ),
    (
        '[employees.start-journeyman]\nbonus = { effect = "acquire" }',
        "employees.start-journeyman",
        "once more for start cards",
    ),
    ("[boards.large.workshop]\nprices = [9, 4, 0]", "boards.large.workshop.prices", "0 to 8"),
    ("[boards.large.workshop]\nprices = []", "boards.large.workshop.prices", "at least 1"),
    ("[boards.large.warehouse]\nsegments = 4", "boards.large.warehouse.segments", "must be 3"),
    ("[boards.large.warehouse]\nspaces = 5", "boards.large.warehouse.spaces", "3 to 4, not 5"),
    ("[boards.small.warehouse]\nspaces = 4", "boards.small.warehouse.prices", "must be 0, 1, 2, 2"),
    ("[boards.large.warehouse]\nprices = [0, 1]", "boards.large.warehouse.prices", "must be"),
    ("[boards.large.hire]\nprices = [0, 1, 3, 6]", "boards.large.hire.prices", "must be"),
    (
        "[boards.large.all_halls]\nprestige = [4, 5]",
        "boards.large.all_halls.prestige",
        "higher than the one before",
    ),
    ("[boards.large.halls.hall1]\nsecond = 9", "boards.large.halls.hall1.second", "less than"),
    (
        "[boards.large.spaces.hall3-m1]\nmaster = false",
        "boards.large.halls.hall3",
        "must have a Master guest space",
    ),
    (
        '[boards.large.spaces.hall2-s1]\nhall = "hall6"',
        "boards.large.spaces.hall2-s1.hall",
        "must be one of",
    ),
    (
        '[boards.large.spaces.hall2-s1]\nreward = { kind = "lace", amount = 2 }',
        "boards.large.spaces.hall2-s1.reward.amount",
        "gives one",
    ),
    (
        "[boards.large.decorations.statue-1]\nmultiplier = 2",
        "boards.large.decorations.statue-1.multiplier",
        "other decorations have none",
    ),
    (
        '[boards.large.decorations.statue-1]\nhall = "hall1"',
        "boards.large.decorations.statue-1.hall",
        "other decorations have none",
    ),
    (
        "[boards.large.decorations.musician-hall3]\nremove = true",
        "boards.large.decorations",
        "one musician in each hall",
    ),
    ("[boards.large.fireworks]\nfirst = 8", "boards", "7 and 3"),
    (
        "[boards.large.decorations.fireworks-1]\nmultiplier = 4",
        "boards.large.decorations.fireworks-1.multiplier",
        "at most 3, not 4",
    ),
]


@pytest.mark.parametrize(("text", "field", "message"), WRONG, ids=[each[1] for each in WRONG])
def test_errors_name_file_and_field(write: Write, text: str, field: str, message: str):
    file = write(text)
    with pytest.raises(ComponentsError) as caught:
        load(file)
    error = caught.value
    assert error.file == file
    assert error.field == field
    assert message in words(error.reason)
    assert line(error) == f"{file}: {field}: {words(error.reason)}"
    assert "\n" not in line(error)
    assert len(line(error)) < 800


def remove(kind: str, name: str, numbers: range) -> str:
    return "".join(
        f"[boards.{side}.{kind}.{name}-{number}]\nremove = true\n"
        for side, last in (("small", numbers[0]), ("large", numbers[-1]))
        for number in range(1, last + 1)
    )


def both(part: str, text: str) -> str:
    return "".join(f"[boards.{side}.{part}]\n{text}\n" for side in ("small", "large"))


BOTH_SIDES = [
    ("".join(both(f"halls.hall{n}", "first = 4") for n in range(1, 6)), "worth 3 and 1"),
    (both("workshop", "prices = [7, 4, 0]"), "one window must cost 8"),
    (both("workshop", "prices = [8, 5, 0]"), "one window must cost 4"),
    (both("workshop", "prices = [8, 4, 1]"), "one window must cost 0"),
    (remove("decorations", "fireworks", range(1, 3)), "at least 4 spaces of the group fireworks"),
    (remove("decorations", "statue", range(2, 4)), "at least 2 spaces of the group statue"),
    (
        remove("decorations", "fountain-lower", range(1, 3)),
        "at least 2 spaces of the group fountain_lower",
    ),
    (remove("decorations", "statue", range(3, 5)), "group statue"),
    (remove("decorations", "fireworks", range(4, 6)), "group fireworks"),
    (
        both("decorations.fireworks-3", "multiplier = 2")
        + both("decorations.fireworks-4", "multiplier = 2")
        + "[boards.large.decorations.fireworks-5]\nmultiplier = 2",
        "both multipliers: 2, 3",
    ),
]


@pytest.mark.parametrize(("text", "message"), BOTH_SIDES, ids=[each[1] for each in BOTH_SIDES])
def test_errors_about_both_sides_of_the_board(write: Write, text: str, message: str):
    with pytest.raises(ComponentsError) as caught:
        load(write(text))
    assert caught.value.field.startswith("boards")
    assert message in words(caught.value.reason)


NO_DOUBT = [
    # facts about one board hold only there
    "[boards.large.workshop]\nprices = [7, 5, 3, 1]",
    "[boards.large.all_halls]\nprestige = [5, 5, 3, 3, 3]",
    # the fireworks are put in the order of their prices
    "[boards.large.decorations.fireworks-1]\ncost = 19",
    # the two tiles of the example may split their bales otherwise
    "[resources.yellow2-choose-1]\nsilk = { yellow = 2, red = 1 }\n"
    + "".join(
        f"[resources.yellow1red1-choose-{number}]\nsilk = {{ yellow = 1, green = 1 }}\n"
        for number in range(1, 5)
    ),
]


@pytest.mark.parametrize("text", NO_DOUBT)
def test_whatever_the_books_allow_can_be_printed(write: Write, text: str):
    """Only a book's statement refuses a value, and it may hold on only one side."""
    assert LIBRARY.doubts(LIBRARY.load(write(text))) == ()


DOUBTFUL = [
    ("[dresses.yellow-01]\nsilk = { red = 1 }", "dresses.yellow-01.silk", "needs yellow silk"),
    (
        "[resources.green2-choose-2]\nsilk = {}",
        "resources.green2-choose-2.silk",
        "one bale of silk",
    ),
    (
        "[resources.green2-choose-2]\nsilk = { green = 1, red = 20 }",
        "resources",
        "more common than red",
    ),
    ('[employees.start-master-1]\ntype = "apprentice"', "employees", "start cards must be"),
    ("[boards.large.workshop]\nprices = [8, 4, 5, 0]", "boards.large.workshop.prices", "not rise"),
    (
        "[boards.small.warehouse]\nspaces = 4\nprices = [0, 1, 2, 2]",
        "boards.small.warehouse.spaces",
        "3 × 3 spaces",
    ),
    (
        "[boards.small.all_halls]\nprestige = [4, 2, 0]",
        "boards.small.all_halls.prestige",
        "worth something",
    ),
    (
        "[boards.large.all_halls]\nprestige = [5, 3, 1]",
        "boards.large.all_halls.prestige",
        "a place for each of 5 players",
    ),
    (
        "".join(
            f"[boards.{space}]\nremove = true\n"
            for space in (
                "small.decorations.fountain-upper-2",
                "large.decorations.fountain-upper-2",
                "large.decorations.fountain-upper-3",
                "large.decorations.fountain-lower-3",
            )
        ),
        "boards",
        "at least 4 spaces of the group fountain_upper, fountain_lower",
    ),
    ("[dresses.fancy-blue]\nvalue = 28", "dresses.fancy-blue.value", "more than 28"),
    ("[dresses.fancy-blue]\nprestige = 4", "dresses.fancy-blue.prestige", "more than 4"),
    ("[dresses.festivity-ladies]\nsilk = {}", "dresses.festivity-ladies.silk", "needs"),
    ("[dresses.expert-tile]\nsilk = {}", "dresses.expert-tile.silk", "needs blue silk"),
    ("[jewelry_box.display]\nprices = [1, 2]", "jewelry_box.display.prices", "must not rise"),
    (
        "".join(f"[madame_du_barry.cards.madame-{n:02}]\nhall = 'hall2'\n" for n in range(1, 6)),
        "madame_du_barry.cards",
        "",
    ),
]
"""A correction that is unlike a guess of ours, the place that is doubted, and words about it."""


@pytest.mark.parametrize(("text", "field", "message"), DOUBTFUL, ids=[each[1] for each in DOUBTFUL])
def test_what_is_unlike_our_guess_is_kept_and_doubted(
    write: Write, text: str, field: str, message: str
):
    """An owner of the box can enter any printed value: no rulebook says what we guess."""
    components = LIBRARY.load(write(text))
    assert components.corrected
    (place, reason), *_ = LIBRARY.doubts(components)
    assert place == field
    assert message in words(reason)


def test_ours_is_what_we_guess():
    assert LIBRARY.doubts(LIBRARY.load()) == ()


def test_fireworks_stand_in_the_order_of_their_prices(write: Write):
    """Deluxe, "Majority in Fireworks": the most expensive one is furthest to the right."""
    owned = load(
        write("""
        [boards.large.decorations.fireworks-0]
        add = true
        group = "fireworks"
        cost = 2
        prestige = 0
        multiplier = 2
        [boards.large.decorations.fireworks-1]
        cost = 40
        """)
    )
    spaces = owned.boards["large"].fireworks.spaces
    assert [spaces[0].id, spaces[-1].id] == ["fireworks-0", "fireworks-1"]
    assert [space.cost for space in spaces] == sorted(space.cost for space in spaces)


def test_several_errors_are_counted(write: Write):
    with refused(r"yellow-01\.lace: .* \(and 1 more\)$"):
        load(write("[dresses.yellow-01]\nvalue = true\nlace = true"))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"dresses = [", "is not TOML"),
        (b"a = " + b"[" * 5000, "is nested too deeply"),
        (b".".join([b"a"] * 60_000) + b" = 1", "is nested too deeply"),
        (b"a = " + b"9" * 5000, "is not TOML"),
        (b"\xff\xfe\x00", "is not a text in UTF-8"),
        (b"\x00\x01\x02", "is not TOML"),
        (b"#" + b"x" * MAX_BYTES, f"is larger than {MAX_BYTES:,} bytes"),
    ],
    ids=["broken", "deep", "dots", "long number", "not UTF-8", "binary", "too large"],
)
def test_files_that_are_no_tables(write: Write, data: bytes, message: str):
    file = write(data)
    with pytest.raises(ComponentsError) as caught:
        load(file)
    assert line(caught.value).startswith(f"{file}: {message}")
    assert caught.value.field == ""
    assert "\n" not in line(caught.value)


def test_the_largest_file_is_read(write: Write):
    assert load(write(b"#" + b"x" * (MAX_BYTES - 1))) == load()


def test_a_folder_is_no_file(tmp_path: Path):
    with refused("is not a file"):
        load(tmp_path)


def test_a_missing_file(tmp_path: Path):
    with refused("is not a file"):
        load(tmp_path / "none.toml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")
def test_a_pipe_does_not_hang(tmp_path: Path):
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    with refused("is not a file"):
        load(pipe)


def test_an_unreadable_file(write: Write, monkeypatch: pytest.MonkeyPatch):
    file = write("")

    def refuse(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with refused("cannot be read: permission denied"):
        load(file)


def test_the_error_shows_no_control_characters_and_is_short(write: Write):
    with pytest.raises(ComponentsError) as caught:
        load(write('[dresses."' + "x" * 5000 + '\\n\\u001b"]\nvalue = 1'))
    assert is_legible(line(caught.value))
    assert len(caught.value.field) <= 303


VALUES = st.recursive(
    st.none().map(lambda _: "none")
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["hall1", "master", "blue", "livre", "acquire", "choose"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["kind", "amount", "effect", "yellow", "mode", "thread", "steps", "add"]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=5,
)


def toml(value: object) -> str:
    """One value in TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    if isinstance(value, str):
        return '"' + "".join(f"\\U{ord(sign):08x}" for sign in value) + '"'
    return str(value)


PLACES = [
    *(f"dresses.yellow-01.{key}" for key in ("value", "silk", "color", "master", "prestige")),
    *(f"employees.level6-staff.{key}" for key in ("type", "bonus", "scoring", "level")),
    *(f"resources.green2-choose-1.{key}" for key in ("silk", "notions")),
    *(f"boards.large.spaces.hall1-s1.{key}" for key in ("reward", "hall", "add", "remove")),
    *(f"boards.small.decorations.fireworks-1.{key}" for key in ("cost", "multiplier", "group")),
    *(f"boards.small.{key}" for key in ("workshop.prices", "halls.hall1", "all_halls.prestige")),
    *("dresses", "employees.level1-purse", "boards", "boards.large.spaces", "other"),
]


def outcome(file: Path) -> Components | ComponentsError:
    """The result of loading the file; only a ComponentsError may be raised."""
    try:
        return load(file)
    except ComponentsError as error:
        return error


FUZZ = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@FUZZ
@given(place=st.sampled_from(PLACES), value=VALUES)
def test_any_value_anywhere_is_taken_or_refused(write: Write, place: str, value: object):
    """Property: a correction either passes all checks or is one line with file and field."""
    found = outcome(file := write(f"{place} = {toml(value)}\n"))
    if isinstance(found, ComponentsError):
        assert found.file == file
        assert found.field
        assert is_legible(line(found))
    else:
        assert all(each.startswith(place.removesuffix(".remove")) for each in found.corrected)


@FUZZ
@given(data=st.binary(max_size=300))
def test_any_bytes_are_taken_or_refused(write: Write, data: bytes):
    """Property: random bytes are an empty set of corrections or one line that names the file."""
    found = outcome(file := write(data))
    assert found.file == file if isinstance(found, ComponentsError) else found == load()
