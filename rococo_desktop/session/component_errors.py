"""What is wrong with component values, as errors that are told to people."""

from rococo_desktop.rules.components.load import ComponentsError
from rococo_desktop.rules.components.reasons import Colored, Reason, Value
from rococo_desktop.session.errors import Told, ToldError

FILE_EDITION = "original"
"""Component files call the colors as this edition does."""


def told(error: ComponentsError, edition: str = FILE_EDITION) -> ToldError:
    """Return what is wrong in which file, and where in it."""
    return ToldError("wrong.at", place=str(error.file), problem=told_within(error, edition))


def told_within(error: ComponentsError, edition: str) -> ToldError:
    """Return what is wrong, and where in the file."""
    reason = _told(error.reason, edition)
    return ToldError("wrong.at", place=error.field, problem=reason) if error.field else reason


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
        case _:
            return value
