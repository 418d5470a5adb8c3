"""The texts about the program, each in all languages, in the forms of the desktop's files."""

from collections.abc import Mapping, Sequence
from functools import cache
from xml.sax.saxutils import escape

from installer.about import about
from installer.locales import in_order, names
from rococo_desktop.texts import DEFAULT_LANGUAGE


@cache
def facts(languages: tuple[str, ...]) -> Mapping[str, str]:
    """Return what stands in place of the texts in the data files."""
    codes = in_order(languages)
    told = [about(code) for code in codes]
    return {
        "GENERIC_NAMES": _entries("GenericName", codes, [each.generic_name for each in told]),
        "COMMENTS": _entries("Comment", codes, [each.summary for each in told]),
        "KEYWORDS": _entries("Keywords", codes, [f"{';'.join(each.keywords)};" for each in told]),
        "SUMMARIES": _elements("summary", codes, [(each.summary,) for each in told]),
        "PARAGRAPHS": _elements("p", codes, [each.paragraphs for each in told]),
        "FEATURES": _elements("li", codes, [each.features for each in told]),
        "SAVED_GAMES": _elements("comment", codes, [(each.saved_game,) for each in told]),
    }


def _entries(key: str, codes: Sequence[str], texts: Sequence[str]) -> str:
    """Return the lines of a desktop entry with a text in each language."""
    lines = []
    for code, text in zip(codes, texts, strict=True):
        language = "" if code == DEFAULT_LANGUAGE else f"[{names(code).posix}]"
        lines.append(f"{key}{language}={text}")
    return "\n".join(lines)


def _elements(tag: str, codes: Sequence[str], told: Sequence[Sequence[str]]) -> str:
    """Return elements of XML: the first text in each language, then the next one."""
    lines = []
    for texts in zip(*told, strict=True):
        for code, text in zip(codes, texts, strict=True):
            language = "" if code == DEFAULT_LANGUAGE else f' xml:lang="{names(code).posix}"'
            lines.append(f"<{tag}{language}>{escape(text)}</{tag}>")
    return "\n    ".join(lines)
