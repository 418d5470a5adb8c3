"""Errors for people: a message key with its values, worded in one line in any language."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

from rococo_desktop.engine.reasons import by_system
from rococo_desktop.rules.foreign import one_line
from rococo_desktop.texts import Catalogue

MessageValue: TypeAlias = "str | int | Path | MessageError | tuple[MessageValue, ...]"


class MessageError(Exception):
    """An error with a sentence for people; a value may be another such error, or a tuple.

    The window names a file by what it is to its player, commands by its path.
    """

    def __init__(self, key: str, **values: MessageValue) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def text(self, texts: Catalogue) -> str:
        """Return the sentence in the catalogue's language, in one line whatever the values are."""
        return self._said(texts, partial(_called, texts))

    def alone(self) -> "MessageError":
        """Return the message to be kept: the error itself holds everything where it was raised."""
        values = {
            name: value.alone() if isinstance(value, MessageError) else value
            for name, value in self.values.items()
        }
        return MessageError(self.key, **values)

    def __str__(self) -> str:
        return self._said(Catalogue(), str)

    def _said(self, texts: Catalogue, called: Callable[[Path], str]) -> str:
        values = {name: _worded(value, texts, called) for name, value in self.values.items()}
        return texts.text(self.key, **values)


def _called(texts: Catalogue, file: Path) -> str:
    """Return what a file is to its player: a saved game has a name, another file a purpose."""
    key = f"file-called-{file.suffix.removeprefix('.')}"
    return texts.text(key, name=file.stem) if key in texts else file.name


def _worded(value: MessageValue, texts: Catalogue, called: Callable[[Path], str]) -> str | int:
    match value:
        case MessageError():
            return value._said(texts, called)
        case Path():
            return one_line(called(value), 2000)
        case tuple():
            return texts.listed(str(_worded(each, texts, called)) for each in value)
        case str():
            return one_line(value, 2000)
        case _:
            return value


class UnreadableError(MessageError):
    """A file or a text that is not a JSON document; the sentence does not name the file."""


class SaveError(MessageError):
    """A saved game that cannot be read or written; the sentence names file, place and problem."""


class RenameError(MessageError):
    """A game that keeps its name; the sentence says why."""


class JournalError(MessageError):
    """A journal that cannot be read or written; the sentence names file, place and problem."""


def reason(error: Exception) -> MessageError:
    """Return why the system refused something, without the name of the file."""
    return MessageError(by_system(error).key)
