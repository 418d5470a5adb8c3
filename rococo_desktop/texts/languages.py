"""The languages of the program: each is a folder with a ``language.toml`` and its messages."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rococo_desktop.engine.parsing import parse_own_toml
from rococo_desktop.resources import resource_path

if TYPE_CHECKING:
    from babel import Locale

DEFAULT_LANGUAGE = "en"
"""Its messages fill in for what another language lacks."""
PSEUDO_LANGUAGE = "qps"
"""English with accents, longer and in brackets, to find clipped or untranslatable texts."""
MIRRORED_LANGUAGE = "qps-plocm"
"""English in Hebrew letters, to find what does not read from right to left."""
PSEUDO_LANGUAGES = (PSEUDO_LANGUAGE, MIRRORED_LANGUAGE)
"""They have no folder and are not offered, but are spoken where the settings name them."""


class Language(NamedTuple):
    """A language, whose folder has its code of BCP 47, such as ``pt-BR``.

    Its ``name`` is what its speakers call it. Of ``hyphens``, each is a word that may be divided at
    its hyphens, if a line of a small card is too narrow for it. Not every script has ``italics``.
    A ``draft`` still lacks messages: it is not offered, but speaks where the settings name it, with
    English for the rest. One written from right to left, whose ``direction`` is ``rtl``, mirrors
    the window.
    """

    name: str
    hyphens: tuple[str, ...]
    italics: bool = True
    draft: bool = False
    direction: str = "ltr"

    @property
    def mirrors(self) -> bool:
        """Return whether it is read from right to left."""
        return self.direction == "rtl"


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that the program offers."""
    return tuple(code for code in begun() if not language(code).draft)


def begun() -> tuple[str, ...]:
    """Return the codes of all languages that have a folder."""
    folders = resource_path("i18n").iterdir()
    return tuple(sorted(each.name for each in folders if (each / "language.toml").is_file()))


@cache
def language(code: str) -> Language:
    """Return a language; one that is not there, such as a pseudo-language, speaks English."""
    file = resource_path("i18n", code, "language.toml")
    if not file.is_file():
        direction = "rtl" if code == MIRRORED_LANGUAGE else "ltr"
        return language(DEFAULT_LANGUAGE)._replace(direction=direction)
    table = parse_own_toml(file.read_bytes())
    return Language(
        str(table["name"]),
        tuple(table["hyphens"]),
        italics=bool(table.get("italics", True)),
        draft=bool(table.get("draft", False)),
        direction=str(table.get("direction", "ltr")),
    )


@cache
def locale(code: str) -> "Locale":
    """Return the rules of Unicode's CLDR for a language; those of English if it has none."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(code, sep="-")
    except UnknownLocaleError:
        return Locale.parse(DEFAULT_LANGUAGE)


def language_name(code: str) -> str:
    """Return a language's own name for itself."""
    return language(code).name
