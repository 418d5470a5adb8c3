"""Rulings as a document lists them, and as tests cite them."""

import ast
import re
from pathlib import Path


def numbers(text: str) -> set[int]:
    """Return the rulings that a text cites: "ruling 3", "Rulings 5 and 9", "Rulings 12 to 14"."""
    found = set()
    for cited in re.findall(r"[Rr]ulings? (\d+(?:(?:, | and | to )\d+)*)", text):
        each = [int(number) for number in re.findall(r"\d+", cited)]
        found |= set(range(each[0], each[-1] + 1)) if " to " in cited else set(each)
    return found


def cited_by_tests(folder: Path) -> dict[str, set[int]]:
    """Return each test, as ``file::name``, with the rulings that its docstring cites."""
    return {
        f"{file.relative_to(folder).as_posix()}::{node.name}": numbers(
            ast.get_docstring(node) or ""
        )
        for file in folder.rglob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rulings(document: str) -> dict[int, list[str]]:
    """Return each ruling of a document with the tests that prove it."""
    parts = re.split(r"^\*\*(\d+)\. ", document, flags=re.MULTILINE)[1:]
    return {
        int(number): re.findall(r"`([\w/]+\.py::\w+)`", text.split("\n## ")[0])
        for number, text in zip(parts[::2], parts[1::2], strict=True)
    }


def check_rulings(document: str, folder: Path) -> None:
    """Assert that each ruling has tests that cite it, and each citation its ruling."""
    listed, cited = rulings(document), cited_by_tests(folder)
    assert sorted(listed) == list(range(1, len(listed) + 1))
    assert len(listed) == len(re.findall(r"^\*\*\d+\. ", document, flags=re.MULTILINE))
    for number, tests in listed.items():
        assert tests, f"ruling {number} has no test"
        for test in tests:
            assert test in cited, f"ruling {number}: there is no {test}"
            assert number in cited[test], f"{test} does not cite ruling {number}"
    for test, found in cited.items():
        assert found <= listed.keys(), f"{test} cites {found - listed.keys()}"
