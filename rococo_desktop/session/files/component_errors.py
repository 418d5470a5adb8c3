"""Problems with component values, as errors for people."""

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.reasons import message_at


def file_message(error: ComponentsError, edition: str = "") -> MessageError:
    """Return the error with its file, and the place in the file."""
    problem = message_at(error.field, error.reason, edition)
    return MessageError("wrong.at", place=error.file, problem=problem)


def value_message(problem: Problem, edition: str) -> MessageError:
    """Return the error for a person who corrects the value without the file."""
    return message_at(*problem, edition, spelled=False)


def doubt_message(doubt: Problem, edition: str = "", *, spelled: bool = True) -> MessageError:
    """Return the error for an owner's value that differs from our guess, and is used anyway."""
    return MessageError("wrong.doubtful", problem=message_at(*doubt, edition, spelled=spelled))
