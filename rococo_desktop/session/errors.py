"""Errors for people: a message key with its values, worded in one line in any language."""

from typing import TypeAlias

from rococo_desktop.engine.reasons import by_system
from rococo_desktop.rules.validation import one_line
from rococo_desktop.texts import Catalogue

MessageValue: TypeAlias = "str | int | MessageError | tuple[MessageValue, ...]"


class MessageError(Exception):
    """An error with a sentence for people; a value may be another such error, or a tuple."""

    def __init__(self, key: str, **values: MessageValue) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def text(self, texts: Catalogue) -> str:
        """Return the sentence in the catalogue's language, in one line whatever the values are."""
        values = {name: _worded(value, texts) for name, value in self.values.items()}
        return texts.text(self.key, **values)

    def __str__(self) -> str:
        return self.text(Catalogue())


def _worded(value: MessageValue, texts: Catalogue) -> str | int:
    match value:
        case MessageError():
            return value.text(texts)
        case tuple():
            return ", ".join(str(_worded(each, texts)) for each in value)
        case str():
            return one_line(value, 2000)
        case _:
            return value


class UnreadableError(MessageError):
    """A file or a text that is not a JSON document; the sentence does not name the file."""


class SaveError(MessageError):
    """A saved game that cannot be read or written; the sentence names file, place and problem."""


class JournalError(MessageError):
    """A journal that cannot be read or written; the sentence names file, place and problem."""


def reason(error: Exception) -> str | MessageError:
    """Return why the system refused something, without the name of the file."""
    why = by_system(error)
    return one_line(why) if isinstance(why, str) else MessageError(why.key)
