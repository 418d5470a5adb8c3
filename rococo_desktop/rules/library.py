"""The components of a game: its built-in files, and an owner's corrections of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.component_files import ComponentsError, Table, read_toml
from rococo_desktop.rules.corrections import CorrectionError, Corrections

C = TypeVar("C")


class ComponentLibrary(ABC, Generic[C]):
    """The components of a game, read from the built-in ``files`` of a ``folder``.

    Later files add to the tables of the first. An owner's file goes through the same checks.
    """

    corrections: ClassVar[Corrections]
    """The values that an owner may correct."""

    def __init__(self, folder: Path, files: Sequence[str]) -> None:
        self.folder = folder
        self.files = files

    def load(self, owner_file: Path | None = None) -> C:
        """Return the components, with the corrections of ``owner_file`` if given.

        Raises ComponentsError if a file is invalid.
        """
        if owner_file is None:
            return self._ours[1]
        return self.corrected_by(read_toml(owner_file), owner_file)

    @abstractmethod
    def doubts(self, components: C) -> tuple[Problem, ...]:
        """Return the doubts about loaded components, as warnings."""

    def tables(self) -> Table:
        """Return the tables of the built-in files, unprocessed; do not modify them."""
        return self._ours[0]

    def corrected_by(self, owner: Table, file: Path) -> C:
        """Return the components with the corrections of an owner's tables.

        Raises ComponentsError, with the name of `file`, if they are invalid.
        """
        try:
            merged, corrected = self.corrections.merge(self.tables(), owner)
        except CorrectionError as error:
            raise ComponentsError(file, error.field, error.reason) from None
        return self._read(lambda _: file, merged, corrected)

    @abstractmethod
    def _read(self, file: Callable[[str], Path], tables: Table, corrected: tuple[str, ...]) -> C:
        """Return the components of merged tables; ``file`` is where each built-in file's are."""

    @cached_property
    def _ours(self) -> tuple[Table, C]:
        tables: Table = {}
        for name in self.files:
            for kind, entries in read_toml(self._file(name)).items():
                tables[kind] = tables.get(kind, {}) | entries
        return tables, self._read(self._file, tables, ())

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.toml"
