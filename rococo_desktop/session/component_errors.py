"""What is wrong with component values, as errors that are told to people."""

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.session.errors import ToldError
from rococo_desktop.session.reasons import FILE_EDITION, told_at


def told(error: ComponentsError, edition: str = FILE_EDITION) -> ToldError:
    """Return what is wrong in which file, and where in it."""
    problem = told_at(error.field, error.reason, edition)
    return ToldError("wrong.at", place=str(error.file), problem=problem)


def told_within(error: ComponentsError, edition: str) -> ToldError:
    """Return what is wrong, to somebody who corrects it without seeing the file."""
    return told_at(error.field, error.reason, edition, spelled=False)


def told_doubt(doubt: Problem, edition: str = FILE_EDITION, *, spelled: bool = True) -> ToldError:
    """Return what is unlike our guess and where, to an owner whose value counts all the same."""
    return ToldError("wrong.doubtful", problem=told_at(*doubt, edition, spelled=spelled))
