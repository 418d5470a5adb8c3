"""One game's own code is in folders of its name; only the lists import it from outside."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from rococo_desktop.cli.games import DOCUMENTS
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resource_path, resources_root
from rococo_desktop.texts import DEFAULT_LANGUAGE, languages
from tests.messages import written_in

PACKAGE = resources_root().parent / "rococo_desktop"
LISTS = {"games.py", "cli/games.py", "controller/table_kinds.py"}
"""One line a game."""


def strangers(game: str, package: Path = PACKAGE) -> Iterator[Path]:
    """Yield the files that must not know a game."""
    for file in sorted(package.rglob("*.py")):
        place = file.relative_to(package)
        its_own = game in (*place.parts, place.stem)
        if not its_own and place.as_posix() not in LISTS:
            yield file


def common(package: Path = PACKAGE) -> Iterator[Path]:
    """Yield the files that serve any game."""
    for file in strangers("", package):
        place = file.relative_to(package)
        if not {*place.parts, place.stem} & set(GAMES):
            yield file


def imported(file: Path) -> Iterator[str]:
    """Yield the modules that a file imports, also those only for types."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def found(game: str, package: Path = PACKAGE) -> list[str]:
    """Return the strangers that import a game."""
    return [
        f"{file.relative_to(package)}: {module}"
        for file in strangers(game, package)
        for module in imported(file)
        if game in module.split(".")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_only_its_own_folders_and_the_lists_import_a_game(game: str):
    assert not found(game)
    assert len(list(strangers(game))) > 50
    assert len(list(common())) > 50


def test_every_game_stands_in_each_list():
    assert list(GAMES) == list(DOCUMENTS) == list(TABLES)


@pytest.mark.parametrize(
    "text",
    [
        "from rococo_desktop.rules.rococo.model import State",
        "from rococo_desktop.rules import rococo",
        "import rococo_desktop.ai.rococo.taste",
        "if TYPE_CHECKING:\n    from rococo_desktop.words.rococo.wording import Wording",
    ],
)
def test_an_import_in_the_wrong_place_is_found(tmp_path: Path, text: str):
    file = tmp_path / "session" / "session.py"
    file.parent.mkdir()
    file.write_text(f"{text}\n", encoding="utf-8")
    assert found("rococo", tmp_path)
    its_own = tmp_path / "session" / "rococo" / "session.py"
    its_own.parent.mkdir()
    file.rename(its_own)
    assert not found("rococo", tmp_path)


TABLE = resource_path("qml", "Table")
"""The QML shared by all games."""
WORDS = {
    "rococo": r"\b(silks?|dress(es)?|garments?|guests?|livre|thimbles?|employees?|gardens?|halls?"
    r"|warehouse|threads?|laces?|workshop|prestige|favou?r|palace|madame|jewel\w*|fireworks?"
    r"|decorations?|fountain|musicians?|tailors?|terrace|ball)\b",
    "patisserie": r"\b(pastr(y|ies)|recipes?|dish(es)?|flour|sugar|butter|honey|nuts?"
    r"|(?<!duck-)eggs?|ingredients?|toppings?|decorations?|bak(e|es|ed|ing)|racks?|trays?"
    r"|chefs?|assistants?|hosts?|prestige|coins?|kitchens?|mentor)\b",
}
"""The words for the things of each game; the name of Rococo is also the program's."""


def said(file: Path) -> set[str]:
    """Return the texts in quotes of a file of Python or QML."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".qml":
        return set(re.findall(r'"([^"\n]*)"', text))
    nodes = ast.walk(ast.parse(text))
    return {str(node.value) for node in nodes if isinstance(node, ast.Constant)}


def test_no_two_rooms_of_the_qml_need_each_other():
    qml = resource_path("qml")
    rooms = TopologicalSorter[str]()
    for file in qml.rglob("*.qml"):
        room = ".".join(file.parent.relative_to(qml).parts)
        text = file.read_text(encoding="utf-8")
        for needed in re.findall(r"^import ([\w.]+)$", text, re.MULTILINE):
            if needed != room and (qml / needed.replace(".", "/")).is_dir():
                rooms.add(room, needed)
    assert len(list(rooms.static_order())) > 20


def test_what_the_window_shows_of_any_game_imports_the_qml_of_none():
    for file in sorted(TABLE.rglob("*.qml")):
        modules = re.findall(r"^import (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert not {module.lower() for module in modules} & set(GAMES), file


@pytest.mark.parametrize("game", GAMES)
def test_what_serves_any_game_names_no_message_of_one_game(game: str) -> None:
    keys = {key for key in written_in(DEFAULT_LANGUAGE, game) if "-" in key}
    for file in (*common(), *sorted(TABLE.rglob("*.qml"))):
        assert not said(file) & keys, file


def test_what_the_window_shows_of_any_game_names_no_edition():
    editions = {edition for kind in GAMES.values() for edition in kind.editions} - {""}
    for file in sorted(TABLE.rglob("*.qml")):
        assert not said(file) & editions, file


@pytest.mark.parametrize("game", GAMES)
def test_what_serves_any_game_says_no_word_of_one_game(game: str) -> None:
    for file in sorted(TABLE.rglob("*.qml")):
        assert not re.search(WORDS[game], file.read_text(encoding="utf-8"), re.IGNORECASE), file
    for key, message in written_in(DEFAULT_LANGUAGE, "program").items():
        assert not re.search(WORDS[game], str(message), re.IGNORECASE), key


@pytest.mark.parametrize("language", languages())
def test_each_message_lies_in_one_folder_the_same_in_every_language(language: str) -> None:
    folders = {file.name for file in resource_path("i18n", language).iterdir() if file.is_dir()}
    assert folders == {"program", *GAMES}
    for folder in folders:
        english = written_in(DEFAULT_LANGUAGE, folder)
        assert written_in(language, folder).keys() == english.keys(), folder
    count = Counter(key for folder in folders for key in written_in(language, folder))
    assert [key for key, number in count.items() if number > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_files(language: str) -> None:
    def files(of: str) -> list[str]:
        root = resource_path("i18n", of)
        return sorted(file.relative_to(root).as_posix() for file in root.rglob("*"))

    assert files(language) == files(DEFAULT_LANGUAGE)


DOCUMENTED = {"_asdict", "_exit", "_fields", "_make", "_replace"}
"""Names of Python's own library that begin with an underscore and are meant for everybody."""
OF_THIS_PROGRAM = ("rococo_desktop.", "installer.", "tools.")
"""How the full names of what the tests test begin."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name not in DOCUMENTED


def reached(text: str) -> Iterator[str]:
    """Yield the private names of others that a test uses: by a dot, an import, or in quotes."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                pass
            case ast.Attribute(attr=name) if is_private(name):
                yield name
            case ast.ImportFrom(names=names):
                yield from (alias.name for alias in names if is_private(alias.name))
            case ast.Call(
                func=ast.Attribute(attr="setattr"), args=[_, ast.Constant(str(name)), *_]
            ):
                yield from [name] if is_private(name) else []
            case ast.Constant(value=str(name)) if name.startswith(OF_THIS_PROGRAM):
                yield from (part for part in name.split(".") if is_private(part))


@pytest.mark.parametrize(
    "text",
    [
        "driver._pause.start(0)",
        "table_of(hands)._session",
        "from rococo_desktop.cli.position import _held",
        'monkeypatch.setattr(Session, "_show", show)',
        'monkeypatch.setattr("rococo_desktop.session.bots._thinker", None)',
    ],
)
def test_a_private_name_of_others_is_found(text: str) -> None:
    assert len(list(reached(text))) == 1


@pytest.mark.parametrize(
    "text", ["self._asked.clear()", "setup._replace(seed=1)", 'folder / "_internal"', "os._exit(3)"]
)
def test_what_is_ones_own_or_documented_may_be_used(text: str) -> None:
    assert not list(reached(text))


def test_tests_use_no_private_names_of_others() -> None:
    files = sorted(Path(__file__).parent.rglob("*.py"))
    assert len(files) > 100
    found = {file.name: list(reached(file.read_text(encoding="utf-8"))) for file in files}
    assert {name: names for name, names in found.items() if names} == {}


def test_nobody_asks_for_the_meta_object_of_an_item() -> None:
    """It goes with the item, and Python takes a later object at its address for it."""
    files = sorted(PACKAGE.rglob("*.py"))
    assert [file.name for file in files if ".metaObject()" in file.read_text("utf-8")] == []


@pytest.mark.parametrize(
    ("root", "pattern", "most"),
    [(PACKAGE, "*.py", 400), (resource_path("qml"), "*.qml", 250)],
    ids=["python", "qml"],
)
def test_no_file_is_too_long_to_be_read_at_once(root: Path, pattern: str, most: int):
    lengths = {
        file.relative_to(root).as_posix(): len(file.read_text(encoding="utf-8").splitlines())
        for file in root.rglob(pattern)
    }
    assert lengths
    assert {name: lines for name, lines in lengths.items() if lines > most} == {}
