"""`docs/rulings.md` and the tests agree: each ruling has its tests, each citation its ruling."""

from pathlib import Path

from tests.rules.rulings import check_rulings, numbers

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


def test_rulings_and_tests_cite_each_other():
    check_rulings(RULINGS, HERE)


def test_citations_are_found():
    assert numbers("Ruling 3; see rulings 5 and 9, Rulings 12 to 14") == {3, 5, 9, 12, 13, 14}
    assert numbers("Deluxe, 3") == set()
