"""The games that networks can learn, one line a game."""

from __future__ import annotations

from tools.training.patisserie import PATISSERIE
from tools.training.rococo import ROCOCO
from tools.training.student import Student

STUDENTS: dict[str, Student] = {student.game: student for student in (ROCOCO, PATISSERIE)}
FIRST = next(iter(STUDENTS))
