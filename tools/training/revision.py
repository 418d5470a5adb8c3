"""The revision of the sources, as Git tells it."""

from __future__ import annotations

import subprocess

from tools.dev.environment import ROOT


def revision() -> str:
    """Return the revision; empty without Git."""
    try:
        shown = subprocess.run(
            ["git", "describe", "--always", "--dirty"],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
    except OSError:
        return ""
    return shown.stdout.strip()
