"""The revision of the sources according to Git."""

from __future__ import annotations

import subprocess

from tools.dev.environment import ROOT

CHANGED = "-dirty"
"""The mark of a revision with changes that are in none."""
WRITTEN = (":(exclude)training", ":(exclude)docs")
"""What training and arenas write themselves."""


def revision(*, changes: bool = True) -> str:
    """Return the revision, with a mark for ``changes`` that are in none; empty without Git."""
    try:
        shown = _git("describe", "--always")
        changed = changes and _git("status", "--porcelain", "-uno", "--", ".", *WRITTEN)
    except OSError:
        return ""
    return shown + CHANGED if changed else shown


def _git(*arguments: str) -> str:
    """Return what Git says; raises OSError if it is not installed."""
    command = ["git", *arguments]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return shown.stdout.strip()
