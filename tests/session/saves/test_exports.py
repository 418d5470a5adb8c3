"""Exported files: written whole, never over another one, and harmless."""

import csv
from pathlib import Path

import pytest

from rococo_desktop.session.saves.exports import ExportError, table_bytes, write_export


def test_a_table_is_read_back_by_a_spreadsheet() -> None:
    rows: list[list[str | int]] = [["Item", "Célestine", 'Anna "A", B.'], ["Livre", 3, 0]]
    data = table_bytes(rows)
    assert data.startswith(b"\xef\xbb\xbf")
    read = list(csv.reader(data.decode("utf-8-sig").splitlines()))
    assert read == [["Item", "Célestine", 'Anna "A", B.'], ["Livre", "3", "0"]]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@now", "\tx", "\rx"])
def test_no_name_is_taken_for_a_formula(name: str) -> None:
    (cell,) = next(csv.reader([table_bytes([[name]]).decode("utf-8-sig").strip("\r\n")]))
    assert cell.startswith("'")


def test_numbers_stay_numbers() -> None:
    assert table_bytes([[-3]]) == b"\xef\xbb\xbf-3\r\n"


def test_it_is_written_into_a_new_folder(tmp_path: Path) -> None:
    path = tmp_path / "new" / "table.csv"
    write_export(path, b"values")
    assert path.read_bytes() == b"values"
    assert [each.name for each in path.parent.iterdir()] == ["table.csv"]


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    path.write_bytes(b"mine")
    with pytest.raises(ExportError, match="left alone"):
        write_export(path, b"values")
    assert path.read_bytes() == b"mine"


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ExportError, match="cannot be written"):
        write_export(tmp_path / "file" / "table.csv", b"values")
