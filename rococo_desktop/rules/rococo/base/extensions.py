"""Options that rule sets add to questions of the base game."""

from collections.abc import Iterator

from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.obstacles import Candidate


def extension_candidates(context: Context, kind: str, frame: Frame) -> Iterator[Candidate]:
    """Yield the candidates that the rule sets add to a question."""
    for extension in context.rules.extensions.get(kind, ()):
        yield from extension.candidates(context, frame)


def answered_by_extension(context: Context, kind: str, frame: Frame, option: str) -> bool:
    """Carry out an option that a rule set added; return False if no rule set added it."""
    for extension in context.rules.extensions.get(kind, ()):
        if any(option == candidate for candidate, _ in extension.candidates(context, frame)):
            extension.answer(context, frame, option)
            return True
    return False
