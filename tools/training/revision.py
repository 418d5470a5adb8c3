"""The revision of the sources according to Git."""

from __future__ import annotations

import subprocess

from tools.dev.environment import ROOT


def revision(*, changes: bool = True) -> str:
    """Return the revision, with a mark for ``changes`` that are in none; empty without Git."""
    try:
        shown = subprocess.run(
            ["git", "describe", "--always", *(["--dirty"] if changes else [])],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
    except OSError:
        return ""
    return shown.stdout.strip()
