"""`docs/rulings.md` and the tests agree: each ruling has its tests, each citation its ruling."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


def numbers(text: str) -> set[int]:
    """Return the rulings that a text cites: "ruling 3", "Rulings 5 and 9", "Rulings 12 to 14"."""
    found = set()
    for cited in re.findall(r"[Rr]ulings? (\d+(?:(?:, | and | to )\d+)*)", text):
        each = [int(number) for number in re.findall(r"\d+", cited)]
        found |= set(range(each[0], each[-1] + 1)) if " to " in cited else set(each)
    return found


def cited_by_tests() -> dict[str, set[int]]:
    """Return each test, as ``file::name``, with the rulings that its docstring cites."""
    return {
        f"{file.relative_to(HERE).as_posix()}::{node.name}": numbers(ast.get_docstring(node) or "")
        for file in HERE.rglob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rulings() -> dict[int, list[str]]:
    """Return each ruling with the tests that prove it."""
    parts = re.split(r"^\*\*(\d+)\. ", RULINGS, flags=re.MULTILINE)[1:]
    return {
        int(number): re.findall(r"`([\w/]+\.py::\w+)`", text.split("\n## ")[0])
        for number, text in zip(parts[::2], parts[1::2], strict=True)
    }


def test_rulings_are_numbered_without_a_gap():
    assert sorted(rulings()) == list(range(1, len(rulings()) + 1))
    assert len(rulings()) == len(re.findall(r"^\*\*\d+\. ", RULINGS, flags=re.MULTILINE))


def test_every_ruling_is_proved_by_tests_that_cite_it():
    cited = cited_by_tests()
    for number, tests in rulings().items():
        assert tests, f"ruling {number} has no test"
        for test in tests:
            assert test in cited, f"ruling {number}: there is no {test}"
            assert number in cited[test], f"{test} does not cite ruling {number}"


def test_every_citation_has_its_ruling():
    known = set(rulings())
    for test, cited in cited_by_tests().items():
        assert cited <= known, f"{test} cites {cited - known}"


def test_citations_are_found():
    assert numbers("Ruling 3; see rulings 5 and 9, Rulings 12 to 14") == {3, 5, 9, 12, 13, 14}
    assert numbers("Deluxe, 3") == set()
