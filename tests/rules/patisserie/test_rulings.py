"""`docs/rulings/patisserie.md` and the tests agree: each ruling has its tests, each citation its
ruling, also those in the code.
"""

from pathlib import Path

from tests.rules.rulings import check_rulings, numbers, rulings

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULINGS = (ROOT / "docs" / "rulings" / "patisserie.md").read_text(encoding="utf-8")


def test_rulings_and_tests_cite_each_other():
    check_rulings(RULINGS, HERE)


def test_every_ruling_that_the_code_cites_is_listed():
    for file in sorted((ROOT / "rococo_desktop" / "rules" / "patisserie").rglob("*.py")):
        cited = numbers(file.read_text(encoding="utf-8"))
        assert cited <= rulings(RULINGS).keys(), file
