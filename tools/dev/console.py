"""How the commands speak: in plain sentences, on standard error, and by exit status."""

from __future__ import annotations

import sys

FAILED = 1
CANNOT = 2
INTERRUPTED = 130


class SetupError(Exception):
    """The command cannot go on; says in a sentence why, and what to do about it."""

    def __init__(self, sentence: str, status: int = CANNOT) -> None:
        super().__init__(sentence)
        self.status = status


def say(sentence: str) -> None:
    """Tell the person at the terminal something, and leave standard output to the commands."""
    print(sentence, file=sys.stderr, flush=True)
