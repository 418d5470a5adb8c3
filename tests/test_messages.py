"""Each call that says a message gives the values that it names, and each message is said."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from rococo_desktop.texts import DEFAULT_LANGUAGE
from rococo_desktop.texts.files import ids
from tests.messages import VALUE, written

ROOT = Path(__file__).parents[1]
SAYING = {"text", "say", "variant", "sentence"}
"""The methods that return a message by its id."""
PREFIXES = ("", "patisserie-", "window-patisserie-")
"""What the wording of a game puts before an id."""


class Saying:
    """A call with an id that is written out; its values are unknown if it passes on others."""

    def __init__(self, file: Path, call: ast.Call, key: str) -> None:
        self.where = f"{file.relative_to(ROOT)}:{call.lineno}"
        self.key = key
        self.known = all(each.arg is not None for each in call.keywords)
        self.values = {each.arg for each in call.keywords}


def sources() -> Iterator[Path]:
    """Yield the files of Python that say messages: the program, and what packs it."""
    for package in ("rococo_desktop", "installer"):
        yield from (ROOT / package).rglob("*.py")


def sayings() -> Iterator[Saying]:
    for file in sorted(sources()):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr=method), args=[ast.Constant(value=str(key)), *_]
                ) if method in SAYING:
                    yield Saying(file, node, key)


def named(key: str) -> set[str]:
    return {name for form in written(DEFAULT_LANGUAGE)[key] for name in VALUE.findall(form)}


SAYINGS = list(sayings())
KNOWN = frozenset(ids(DEFAULT_LANGUAGE))


def meant(key: str) -> list[str]:
    """Return the messages that an id may mean, in the words of any edition."""
    heads = [f"{prefix}{key}" for prefix in PREFIXES]
    return [each for each in heads if each in KNOWN] or [
        each for each in KNOWN for head in heads if each.startswith(f"{head}-")
    ]


def test_many_calls_are_looked_at() -> None:
    assert len(SAYINGS) > 150


@pytest.mark.parametrize("saying", SAYINGS, ids=lambda each: f"{each.where} {each.key}")
def test_a_message_gets_the_values_that_it_names(saying: Saying) -> None:
    messages = meant(saying.key)
    assert messages, "there is no such message"
    if saying.known:
        assert any(named(each) <= saying.values for each in messages), named(messages[0])


SAID_IN_QML = re.compile(
    r"""(?:qsTrId|Texts\.say)\(
    (?P<id>[^,(){}]*(?:\{[^{}]*\}[^,(){}]*)*)
    (?:,\ \{(?P<values>[^{}]*(?:\{[^{}]*\}[^{}]*)*))?""",
    re.VERBOSE,
)
"""A message in the QML: its id, which is an expression, and its values by name."""
QUOTED = re.compile(r"\"([^\"\n]+)\"|`([^`]+)`")
KEYS = re.compile(r"(?:^|, )(\w+):")


class Shown(NamedTuple):
    """A message that the QML says, whose id may have gaps, with the names of its values."""

    where: str
    id: str
    values: frozenset[str]


def shown() -> Iterator[Shown]:
    for file in sorted((ROOT / "resources" / "qml").rglob("*.qml")):
        text = file.read_text(encoding="utf-8")
        for call in SAID_IN_QML.finditer(text):
            where = f"{file.name}:{text.count(chr(10), 0, call.start()) + 1}"
            values = frozenset(KEYS.findall(call["values"] or ""))
            ids = [whole or gaps for whole, gaps in QUOTED.findall(call["id"])]
            yield from (Shown(where, each, values) for each in ids if "-" in each)


SHOWN = list(shown())


def test_many_messages_of_the_qml_are_looked_at() -> None:
    assert len(SHOWN) > 300
    assert sum(bool(each.values) for each in SHOWN) > 60


@pytest.mark.parametrize("shown", SHOWN, ids=lambda each: f"{each.where} {each.id}")
def test_a_message_of_the_qml_gets_the_values_that_it_names(shown: Shown) -> None:
    gaps = re.compile("[a-z_0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", shown.id))))
    meant = [id for id in KNOWN if gaps.fullmatch(id)]
    assert meant, "there is no such message"
    assert any(named(id) <= shown.values for id in meant), [named(id) for id in meant[:3]]


WORD = re.compile(r"\w+")


@cache
def of_the_program() -> frozenset[str]:
    """Return each word in its texts, names and data, of which it makes the ids of messages."""
    found: set[str] = set()
    for file in sources():
        found.add(file.stem)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    found.update(WORD.findall(text))
                case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                    found.add(name)
                case ast.keyword(arg=str(name)) | ast.ClassDef(name=name):
                    found.add(name)
    for file in (ROOT / "resources").rglob("*"):
        if file.suffix in (".qml", ".toml") and "i18n" not in file.parts:
            found |= {file.stem, *WORD.findall(file.read_text(encoding="utf-8"))}
    script = (ROOT / "installer" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    found.update(each.lower() for each in re.findall(r"\$\((\w+)\)", script))
    return frozenset(found | {each.strip("_") for each in found})


def is_made(part: str) -> bool:
    """Whether the program has a part of an id, whole or put together at an underscore."""
    known = of_the_program()
    if part in known or (bare := part.rstrip("0123456789")) in known or not bare:
        return True
    cuts = [each.start() for each in re.finditer("_", part)]
    return any(is_made(part[:cut]) and part[cut + 1 :] in known for cut in cuts)


def never_said(id: str) -> list[str]:
    return [part for part in id.split("-") if not is_made(part)]


def test_each_message_is_said_somewhere() -> None:
    """A message that the program has forgotten would be translated for nobody."""
    assert {id: parts for id in sorted(KNOWN) if (parts := never_said(id))} == {}


@pytest.mark.parametrize("id", ["event-frog_kissed", "window-hint-bagpipes", "prompt-hire_gladly"])
def test_a_message_that_nobody_says_is_found(id: str) -> None:
    assert never_said(id)
