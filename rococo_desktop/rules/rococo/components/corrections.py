"""The values that an owner may correct: everything but the constants.

Guest spaces and decorations, whose number no text gives, may also be added and removed.
"""

from __future__ import annotations

from rococo_desktop.rules.corrections import Corrections

PIECES = ("dresses", "resources", "employees", "decorations")
"""The tables whose entries may belong to an expansion."""

CORRECTIONS = Corrections(open=("spaces", "decorations"), removable=("reward", "bonus", "scoring"))
