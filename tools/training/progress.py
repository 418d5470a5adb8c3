"""The progress of training: a bar that grows on one line of a terminal; nothing anywhere else."""

from __future__ import annotations

import sys
from time import perf_counter
from types import TracebackType
from typing import Self

CELLS = 20
WIDTH = 78
MINUTES = 120
"""The seconds from which minutes are told."""


class Bar:
    """A bar, with what is done of the whole and the time that is left."""

    def __init__(self, title: str, whole: int, done: int = 0) -> None:
        """Begin with what was done in an earlier run, which tells nothing of the time."""
        self._title = title
        self._whole = whole
        self._first = self._done = done
        self._began = perf_counter()
        self._shown = sys.stdout.isatty()

    def __enter__(self) -> Self:
        self._show("")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._shown:
            print(flush=True)

    def grow(self, more: int, note: str = "") -> None:
        """Show that more is done, with a note of what came out."""
        self._done += more
        self._show(note)

    def _show(self, note: str) -> None:
        if self._shown:
            print(f"\r{self._text(note):{WIDTH}.{WIDTH}}", end="", flush=True)

    def _text(self, note: str) -> str:
        full = CELLS * self._done // self._whole
        parts = [f"{self._title}: [{'#' * full}{'.' * (CELLS - full)}] {self._done}/{self._whole}"]
        if self._first < self._done < self._whole:
            parts.append(f"{_spoken(self._left())} left")
        if note:
            parts.append(note)
        return ", ".join(parts)

    def _left(self) -> float:
        each = (perf_counter() - self._began) / (self._done - self._first)
        return each * (self._whole - self._done)


def _spoken(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < MINUTES else f"{seconds / 60:.0f} min"
