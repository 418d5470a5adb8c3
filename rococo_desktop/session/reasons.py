"""The reasons of the rules, as errors that are told to people."""

from pydantic import ValidationError

from rococo_desktop.engine.reasons import Colored, Reason, Value
from rococo_desktop.rules.validation import first_problem, one_line
from rococo_desktop.session.errors import Told, ToldError

FILE_EDITION = "original"
"""Files call the colors as this edition does."""


def told_finding(error: ValidationError) -> ToldError:
    """Return the first thing that a validation found."""
    return told_at(*first_problem(error))


def told_at(
    place: str, reason: Reason, edition: str = FILE_EDITION, *, spelled: bool = True
) -> ToldError:
    """Return what is wrong, and where in the document; the place is empty for the whole.

    Colors are called as in an edition and, where they are to be ``spelled``, as in the file.
    """
    problem = _told(reason, edition, spelled=spelled)
    return ToldError("wrong.at", place=one_line(place), problem=problem) if place else problem


def _told(reason: Reason, edition: str, *, spelled: bool) -> ToldError:
    values = {
        name: _value(value, edition, spelled=spelled) for name, value in reason.values.items()
    }
    return ToldError(reason.key, **values)


def _value(value: Value, edition: str, *, spelled: bool) -> Told:
    match value:
        case Reason():
            return _told(value, edition, spelled=spelled)
        case Colored(color):
            word = ToldError(f"color.{edition}.{color}")
            if edition == FILE_EDITION or not spelled:
                return word
            return ToldError("wrong.color", color=word, name=color)
        case tuple():
            return tuple(_value(each, edition, spelled=spelled) for each in value)
        case str():
            return one_line(value)
        case _:
            return value
