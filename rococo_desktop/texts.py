"""The message catalogue: every sentence for people, by key and language.

The messages are in ``resources/i18n/<language>/``: those for any game in ``program``, those of one
game in a folder with its name. Nested tables become dotted keys. A message may contain ``{name}``
placeholders. A table of only ``one`` and ``other`` is a plural, selected by the value ``n`` and the
language.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache

from rococo_desktop.resources import resource_path

DEFAULT_LANGUAGE = "en"
PSEUDO_LANGUAGE = "qps"
"""English with accents, longer and in brackets, to find clipped or untranslatable texts.
"""

_PLURAL = frozenset({"one", "other"})
_SINGULARS = {"fr": (0, 1)}
"""The numbers that take the singular, in languages where that is not only 1."""

_ACCENTED = str.maketrans("AEIOUaeiouycn", "ÀÉÎÕÜàéîõüÿçñ")
_PLACEHOLDER = re.compile(r"(\{\w*\}|%\d)")
_NOT_PROSE = ("window.signs.", "window.new_game.names")

Message = str | tuple[str, str]


class Catalogue:
    """The messages of one language; missing ones are in English."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.speak(language)

    def speak(self, language: str) -> None:
        """Switch to another language."""
        self.language = language
        self._singular = _SINGULARS.get(language, (1,))
        self._messages = {**messages(DEFAULT_LANGUAGE), **messages(language)}

    def __iter__(self) -> Iterator[str]:
        """Yield the keys of all messages."""
        return iter(self._messages)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def text(self, key: str, **values: str | int) -> str:
        """Return the message with its placeholders filled in; an unknown key is returned itself."""
        message = self._messages.get(key, key)
        if not isinstance(message, str):
            message = message[0] if values.get("n") in self._singular else message[1]
        return message.format_map(values) if values else message

    def variant(self, key: str, of: str, **values: str | int) -> str:
        """Return the message of a key for the game or edition ``of``, or else the general one."""
        special = f"{key}.{of}"
        return self.text(special if special in self else key, **values)


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have messages."""
    return tuple(sorted(path.name for path in resource_path("i18n").iterdir() if path.is_dir()))


@cache
def messages(language: str) -> Mapping[str, Message]:
    """Return the messages of a language by key; a plural is a pair of singular and plural."""
    if language == PSEUDO_LANGUAGE:
        return dict(_pseudo(messages(DEFAULT_LANGUAGE)))
    folders = resource_path("i18n", language)
    if not folders.is_dir():
        return {}
    return dict(
        message
        for folder in sorted(folders.iterdir())
        for message in messages_of(language, folder.name).items()
    )


def messages_of(language: str, folder: str) -> Mapping[str, Message]:
    """Return the messages in one folder: ``program``, or that of a game."""
    found: dict[str, Message] = {}
    for file in sorted(resource_path("i18n", language, folder).glob("*.toml")):
        found.update(_flat("", tomllib.loads(file.read_text(encoding="utf-8"))))
    return found


def _flat(prefix: str, table: Mapping[str, object]) -> Iterator[tuple[str, Message]]:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if not isinstance(value, dict):
            yield key, str(value)
        elif value.keys() == _PLURAL:
            yield key, (value["one"], value["other"])
        else:
            yield from _flat(f"{key}.", value)


def _pseudo(messages: Mapping[str, Message]) -> Iterator[tuple[str, Message]]:
    for key, message in messages.items():
        if key.startswith(_NOT_PROSE):
            yield key, message
        elif isinstance(message, str):
            yield key, _stretched(message)
        else:
            yield key, (_stretched(message[0]), _stretched(message[1]))


def _stretched(text: str) -> str:
    parts = _PLACEHOLDER.split(text)
    parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}{'~' * (sum(map(len, parts[::2])) // 3)}]"
