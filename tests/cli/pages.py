"""The pages about documents as tests read them, and what the code says about the same things."""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.rules import events

DOCS = Path(__file__).parents[2] / "docs"


def names(text: str) -> list[str]:
    """Return the words that stand as code in a text."""
    return re.findall(r"`(\w+)`", text)


class Page:
    """A page with tables, which are found by their heading; several tables may have the same."""

    def __init__(self, name: str) -> None:
        self.text = (DOCS / name).read_text(encoding="utf-8")

    def rows(self, heading: str) -> Iterator[list[str]]:
        """Yield the cells of each row."""
        for rest in self.text.split(f"| {heading} |\n")[1:]:
            for row in rest.partition("\n\n")[0].splitlines()[1:]:
                yield [cell.strip() for cell in row.strip("|").split("|")]

    def table(self, heading: str) -> dict[str, list[str]]:
        """Return the other cells of each row by each name in its first; no name stands twice."""
        found: dict[str, list[str]] = {}
        for first, *others in self.rows(heading):
            for name in names(first):
                assert name not in found, name
                found[name] = others
        return found

    def second(self, heading: str) -> dict[str, str]:
        """Return the second cell of each row by each name in its first."""
        return {name: others[0] for name, others in self.table(heading).items()}

    def section(self, heading: str) -> str:
        """Return the text under a heading."""
        return self.text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def modules(package: str) -> list[ModuleType]:
    """Return all modules of a package."""
    found = walk_packages(import_module(package).__path__, f"{package}.")
    return [import_module(module.name) for module in found]


@cache
def event_types(package: str) -> dict[str, type[Event]]:
    """Return the events of a package, and those of any game, by their kinds."""
    return {
        kind_of(each): each
        for module in (*modules(package), events)
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, Event) and each.__module__ == module.__name__
    }


@cache
def reasons_in(package: str) -> frozenset[str]:
    """Return the words that the code of a package gives as the ``reason`` of an event.

    It passes them through functions with a parameter of that name.
    """
    return frozenset(
        word
        for module in modules(package)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Call)
        for word in _reasons(module, node)
    )


def _reasons(module: ModuleType, call: ast.Call) -> Iterator[str]:
    """Yield the reason in a call, if it is a word; ``emit`` takes an event and its fields."""
    arguments, called = list(call.args), _meant(module, call.func)
    if isinstance(call.func, ast.Attribute) and call.func.attr == "emit":
        called = _meant(module, arguments.pop(0))
    if not (inspect.isfunction(called) or (inspect.isclass(called) and issubclass(called, Event))):
        return
    parameters = inspect.signature(called).parameters
    if "reason" not in parameters:
        return
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    given.update(zip(parameters, arguments, strict=False))
    word = _meant(module, given["reason"]) if "reason" in given else parameters["reason"].default
    if isinstance(word, str):
        yield word


def _meant(module: ModuleType, node: ast.expr) -> object:
    """Return what a literal or a name means in the module; None for anything else."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Attribute):
        return getattr(_meant(module, node.value), node.attr, None)
    return getattr(module, node.id, None) if isinstance(node, ast.Name) else None


def keys_of(document: object) -> Iterator[str]:
    """Yield the keys of a document at any depth, without ids, which have a hyphen, and numbers."""
    if isinstance(document, dict):
        yield from (key for key in document if "-" not in key and not key.isdigit())
        document = list(document.values())
    if isinstance(document, list | tuple):
        for each in document:
            yield from keys_of(each)
