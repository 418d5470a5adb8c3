"""The revision of the sources according to Git."""

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
