"""Reasons of the rules, and problems with components, as errors for people."""

from rococo_desktop.engine.reasons import Colored, Problem, Reason, Value
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.foreign import one_line
from rococo_desktop.session.errors import MessageError, MessageValue


def message_at(
    place: str, reason: Reason, edition: str = "", *, spelled: bool = True
) -> MessageError:
    """Return a problem with its place in the document; an empty place means the whole document.

    Colors have the names of an edition and, if ``spelled``, also those of the file; without an
    edition, only the latter.
    """
    problem = _as_error(reason, edition, spelled=spelled)
    return MessageError("wrong-at", place=one_line(place), problem=problem) if place else problem


def _as_error(reason: Reason, edition: str, *, spelled: bool) -> MessageError:
    values = {
        name: _value(value, edition, spelled=spelled) for name, value in reason.values.items()
    }
    return MessageError(reason.key, **values)


def _value(value: Value, edition: str, *, spelled: bool) -> MessageValue:
    match value:
        case Reason():
            return _as_error(value, edition, spelled=spelled)
        case Colored(color, written):
            word = MessageError(f"color-{edition or written}-{color}")
            if edition in ("", written) or not spelled:
                return word
            return MessageError("wrong-color", color=word, name=color)
        case tuple():
            return tuple(_value(each, edition, spelled=spelled) for each in value)
        case str():
            return one_line(value)
        case _:
            return value


def file_message(error: ComponentsError, edition: str = "") -> MessageError:
    """Return the error with its file, and the place in the file."""
    problem = message_at(error.field, error.reason, edition)
    return MessageError("wrong-at", place=error.file, problem=problem)


def doubt_message(doubt: Problem, edition: str = "", *, spelled: bool = True) -> MessageError:
    """Return the error for an owner's value that differs from our guess, and is used anyway."""
    return MessageError("wrong-doubtful", problem=message_at(*doubt, edition, spelled=spelled))
