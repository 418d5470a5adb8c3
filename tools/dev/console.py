"""The output of the commands: plain sentences on standard error, and an exit status."""

from __future__ import annotations

import sys

FAILED = 1
CANNOT = 2
INTERRUPTED = 130


class SetupError(Exception):
    """The command cannot continue; the sentence gives the reason and a remedy."""

    def __init__(self, sentence: str, status: int = CANNOT) -> None:
        super().__init__(sentence)
        self.status = status


def say(sentence: str) -> None:
    """Print a sentence to standard error; standard output is left to the commands."""
    print(sentence, file=sys.stderr, flush=True)
