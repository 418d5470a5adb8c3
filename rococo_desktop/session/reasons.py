"""The reasons of the rules, as errors for people."""

from rococo_desktop.engine.reasons import Colored, Reason, Value
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
    return MessageError("wrong.at", place=one_line(place), problem=problem) if place else problem


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
            word = MessageError(f"color.{edition or written}.{color}")
            if edition in ("", written) or not spelled:
                return word
            return MessageError("wrong.color", color=word, name=color)
        case tuple():
            return tuple(_value(each, edition, spelled=spelled) for each in value)
        case str():
            return one_line(value)
        case _:
            return value
