"""The reasons of the rules, as errors that are told to people."""

from pydantic import ValidationError

from rococo_desktop.rules.reasons import Colored, Reason, Value
from rococo_desktop.rules.validation import first_problem, one_line
from rococo_desktop.session.errors import Told, ToldError

FILE_EDITION = "original"
"""Files call the colors as this edition does."""


def told_finding(error: ValidationError) -> ToldError:
    """Return the first thing that a validation found."""
    return told_at(*first_problem(error))


def told_at(place: str, reason: Reason, edition: str = FILE_EDITION) -> ToldError:
    """Return what is wrong, and where in the document; the place is empty for the whole."""
    problem = _told(reason, edition)
    return ToldError("wrong.at", place=one_line(place), problem=problem) if place else problem


def _told(reason: Reason, edition: str) -> ToldError:
    values = {name: _value(value, edition) for name, value in reason.values.items()}
    return ToldError(reason.key, **values)


def _value(value: Value, edition: str) -> Told:
    match value:
        case Reason():
            return _told(value, edition)
        case Colored(color):
            word = ToldError(f"color.{edition}.{color}")
            if edition == FILE_EDITION:
                return word
            return ToldError("wrong.color", color=word, name=color)
        case tuple():
            return tuple(_value(each, edition) for each in value)
        case str():
            return one_line(value)
        case _:
            return value
