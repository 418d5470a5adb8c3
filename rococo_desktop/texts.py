"""The message catalogue: every sentence for people, by key and language.

The messages are in ``resources/i18n/<language>/``: those for any game in ``program``, those of one
game in a folder with its name. Nested tables become dotted keys. A message may contain ``{name}``
placeholders, or ``%1``, ``%2`` if the window fills them. A table of only ``one`` and ``other`` is a
plural, selected by the value ``n`` and the language.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path

from rococo_desktop.engine.parsing import parse_own_toml
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.foreign import displayable

DEFAULT_LANGUAGE = "en"
PROGRAM = "program"
"""The folder of the messages for any game."""
PSEUDO_LANGUAGE = "qps"
"""English with accents, longer and in brackets, to find clipped or untranslatable texts.
"""

SOFT_HYPHEN = "\u00ad"
"""Where a word may be divided; it is seen only at the end of a line."""

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""The blocks of Unicode for what is written from right to left, also for letters to come."""

_PLURAL = frozenset({"one", "other"})
_SINGULARS = {"fr": (0, 1)}
"""The numbers that take the singular, in languages where that is not only 1."""

_ACCENTED = str.maketrans("AEIOUaeiouycn", "ÀÉÎÕÜàéîõüÿçñ")
_WORD = re.compile(r"\w+")
_PLACEHOLDER = re.compile(r"(\{\w*\}|%\d)")
_NAMED = re.compile(r"\{(\w+)\}")
_NUMBERED = re.compile(r"%(\d)")
_NOT_PROSE = ("window.signs.", "window.new_game.names")

SELDOM = ("lesson", "reference", "challenge", "coach", "advice")
"""The first words of a game's messages that are read only when one of them is needed.

Each is in files whose names begin with it. They are more than all others together.
"""

EARLY = "window"
"""The file of a game's messages that are read at once: the start menu has some of them."""
EARLY_WORDS = ("window.key_name.", "window.welcome.")
"""The beginnings of keys that only these files and those for any game have."""

Message = str | tuple[str, str]


class Depth(IntEnum):
    """How many messages are read: the first ones, most, or those seldom needed, too."""

    EARLY = 0
    USUAL = 1
    WHOLE = 2


class Catalogue:
    """The messages of one language; missing ones are in English."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self._depth = Depth.EARLY
        self.speak(language)

    def speak(self, language: str) -> None:
        self.language = language
        self._singular = _SINGULARS.get(language, (1,))
        self._read(min(self._depth, Depth.USUAL))
        parted = [each.split("-") for each in self.text("language.hyphens").split()]
        self._hyphenated = {"".join(each): SOFT_HYPHEN.join(each) for each in parted}

    def __iter__(self) -> Iterator[str]:
        """Yield the keys of all messages."""
        self._read(Depth.WHOLE)
        return iter(self._messages)

    def __contains__(self, key: str) -> bool:
        return self._find(key) is not None

    def usual(self) -> Iterator[str]:
        """Yield the keys of the messages that the window may need now.

        These are few until all the usual ones have been read, for which a game asks.
        """
        return iter(_both(self.language, min(self._depth, Depth.USUAL)))

    def read_usual(self) -> None:
        """Read all messages that the window may need at any time, unless they have been read."""
        if self._depth < Depth.USUAL:
            self._read(Depth.USUAL)

    def prepare_usual(self) -> None:
        """Read their files, in any thread."""
        _both(self.language, Depth.USUAL)

    def text(self, key: str, **values: str | int) -> str:
        """Return the message with its placeholders filled in; an unknown key is returned itself."""
        return _formatted(self._form(key, values), values)

    def names(self, key: str) -> frozenset[str]:
        """Return the names of the placeholders in a message."""
        message = self._find(key) or ""
        forms = (message,) if isinstance(message, str) else message
        return frozenset(name for form in forms for name in _NAMED.findall(form))

    def after(self, first: str, key: str, **values: str | int) -> str:
        """Return what follows the placeholder ``first`` and a blank at the beginning of a message.

        It is empty if the message begins with anything else.
        """
        form, start = self._form(key, values), f"{{{first}}} "
        return _formatted(form.removeprefix(start), values) if form.startswith(start) else ""

    def _form(self, key: str, values: Mapping[str, str | int]) -> str:
        """Return a message before its placeholders are filled in, singular or plural."""
        message = self._find(key) or key
        if isinstance(message, str):
            return message
        return message[0] if values.get("n") in self._singular else message[1]

    def joined(self, parts: Sequence[str], last: str = "list.and") -> str:
        """Return parts joined by commas, the last by the message ``last``."""
        *most, end = map(isolated, parts) if parts else ("",)
        return ", ".join(most) + self.text(last) + end if most else end

    def hyphenated(self, text: str) -> str:
        """Return a text whose long words may be divided at soft hyphens, for a narrow place."""
        return _WORD.sub(lambda word: self._hyphenated.get(word[0], word[0]), text)

    def _find(self, key: str) -> Message | None:
        """Return a message; None if there is none."""
        if key not in self._messages:
            if self._depth is Depth.EARLY and not key.startswith(EARLY_WORDS):
                self._read(Depth.USUAL)
                return self._find(key)
            if self._depth is Depth.USUAL and key.partition(".")[0] in SELDOM:
                self._read(Depth.WHOLE)
        return self._messages.get(key)

    def _read(self, depth: Depth) -> None:
        self._depth = depth
        self._messages = _both(self.language, depth)

    def variant(self, key: str, of: str, **values: str | int) -> str:
        """Return the message of a key for the game or edition ``of``, or else the general one."""
        return self.text(self.variant_key(key, of), **values)

    def variant_key(self, key: str, of: str) -> str:
        """Return the key of the message for the game or edition ``of``, or else the general one."""
        special = f"{key}.{of}"
        return special if special in self else key


def _formatted(form: str, values: Mapping[str, str | int]) -> str:
    if not values:
        return form
    return form.format_map(
        {k: isolated(each) if isinstance(each, str) else each for k, each in values.items()}
    )


def isolated(value: str) -> str:
    """Return a value that can be shown, and leaves the direction of the sentence around it alone.

    Every language of the program runs from left to right; a name in Arabic would turn it around.
    """
    if value.isascii() or _ISOLATE in value:
        return value
    value = displayable(value)
    return f"{_ISOLATE}{value}{_END_ISOLATE}" if _RIGHT_TO_LEFT.search(value) else value


def listed(values: Iterable[str], between: str = ", ") -> str:
    """Return values one after the other; none turns the order of the others around."""
    return between.join(map(isolated, values))


def filled(message: str, values: Sequence[str]) -> str:
    """Return a message in which ``%1`` is the first of the values, ``%2`` the second, and so on.

    All are filled in at once: what looks like a placeholder in a value is text.
    """
    return _NUMBERED.sub(lambda found: isolated(values[int(found[1]) - 1]), message)


def capital(text: str) -> str:
    """Return ``text`` with its first letter capitalised."""
    return text[:1].upper() + text[1:]


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that have messages."""
    return tuple(sorted(path.name for path in resource_path("i18n").iterdir() if path.is_dir()))


def language_name(language: str) -> str:
    """Return a language's own name for itself, without reading its other messages."""
    file = resource_path("i18n", language, "program", "language.toml")
    return str(_messages_in(file)["language.name"])


def _both(language: str, depth: Depth) -> dict[str, Message]:
    """Return the messages of a language, and in English those that it lacks."""
    return {**messages(DEFAULT_LANGUAGE, depth), **messages(language, depth)}


@cache
def messages(language: str, depth: Depth = Depth.WHOLE) -> Mapping[str, Message]:
    """Return the messages of a language by key; a plural is a pair of singular and plural."""
    if language == PSEUDO_LANGUAGE:
        return dict(_pseudo(messages(DEFAULT_LANGUAGE, depth)))
    folders = resource_path("i18n", language)
    if not folders.is_dir():
        return {}
    return dict(
        message
        for folder in sorted(folders.iterdir())
        for message in messages_of(language, folder.name, depth).items()
    )


def messages_of(language: str, folder: str, depth: Depth = Depth.WHOLE) -> Mapping[str, Message]:
    """Return the messages in one folder: ``program``, or that of a game."""
    found: dict[str, Message] = {}
    for file in sorted(resource_path("i18n", language, folder).glob("*.toml")):
        if folder == PROGRAM or depth >= _depth_of(file):
            found.update(_messages_in(file))
    return found


def forget_messages() -> None:
    """Read the messages anew when they are needed: an author has changed them."""
    messages.cache_clear()
    _messages_in.cache_clear()


def _depth_of(file: Path) -> Depth:
    """Return how deep one must read for a file of a game."""
    if file.stem == EARLY:
        return Depth.EARLY
    return Depth.WHOLE if file.stem.startswith(SELDOM) else Depth.USUAL


@cache
def _messages_in(file: Path) -> Mapping[str, Message]:
    return dict(_flat("", parse_own_toml(file.read_bytes())))


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
