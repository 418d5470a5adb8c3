"""The languages as each system calls them, and the order in which they are listed."""

from collections.abc import Iterable
from typing import NamedTuple

from rococo_desktop.texts import DEFAULT_LANGUAGE
from rococo_desktop.texts.languages import locale


class Names(NamedTuple):
    """What a language is called by those who do not use its code of BCP 47."""

    posix: str
    """In desktop entries and XML on Linux."""
    nsis: str
    """The file of the language in NSIS."""


_SPECIAL = {
    "nb": Names("nb", "Norwegian"),
    "pt-BR": Names("pt_BR", "PortugueseBR"),
    "zh-Hans": Names("zh_CN", "SimpChinese"),
    "zh-Hant": Names("zh_TW", "TradChinese"),
}
"""The languages that are not called by their code and by their English name."""


def names(code: str) -> Names:
    """Return the names of a language."""
    return _SPECIAL.get(code) or Names(code.replace("-", "_"), english_name(code))


def english_name(code: str) -> str:
    """Return the English name of a language, of which no system has a translation."""
    return str(locale(code).english_name)


def in_order(codes: Iterable[str], first: str = DEFAULT_LANGUAGE) -> list[str]:
    """Return languages in the order of their English names, but ``first`` before all others."""
    return sorted(codes, key=lambda code: (code != first, english_name(code)))
