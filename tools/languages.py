"""Begins a language, and prints what one still lacks: ``python3 dev.py language pt-BR``.

What is printed are English messages in Fluent, file by file, ready to be translated. Until then the
program says them in English.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from babel import Locale, UnknownLocaleError
from fluent.syntax.ast import EntryType, Resource
from fluent.syntax.serializer import FluentSerializer

from rococo_desktop.resources import resource_path
from rococo_desktop.texts import DEFAULT_LANGUAGE, begun
from rococo_desktop.texts.bundles import messages_in
from rococo_desktop.texts.files import files_of, ids


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what the languages lack, or one that is named and begun if it is new."""
    codes = list(sys.argv[1:] if arguments is None else arguments) or list(begun())
    for code in codes:
        if code not in begun():
            try:
                begin(code)
            except UnknownLocaleError as error:
                print(error, file=sys.stderr)
                return 2
        lacking = list(missing(code))
        print(f"# {code} lacks {sum(len(each) for _, each in lacking)} messages.")
        for file, messages in lacking:
            print(f"\n## {file}\n")
            print(FluentSerializer().serialize(Resource(messages)), end="")
    return 0


def begin(code: str) -> None:
    """Make the folder of a language, with the name that its speakers give it.

    :raises UnknownLocaleError: Unicode's CLDR knows no such language.
    """
    locale = Locale.parse(code, sep="-")
    name = locale.get_display_name() or code
    folder = resource_path("i18n", code)
    folder.mkdir()
    text = (
        f'# What speakers of the language call it.\nname = "{name[:1].upper()}{name[1:]}"\n'
        "# Words that may be divided at their hyphens if a line of a small card is too narrow.\n"
        "hyphens = []\n"
        f"# Whether it is written from the left or the right: ltr or rtl.\n"
        f'direction = "{locale.text_direction}"\n'
        "# Until it has every message it is not offered to players.\ndraft = true\n"
    )
    (folder / "language.toml").write_text(text, encoding="utf-8")


def missing(code: str) -> Iterator[tuple[str, list[EntryType]]]:
    """Yield each file with the English messages that a language lacks in it."""
    own = set(ids(code))
    for file in files_of(DEFAULT_LANGUAGE):
        english = messages_in(file)
        lacking: list[EntryType] = [each for each in english if each.id.name not in own]
        if lacking:
            yield f"{file.parent.name}/{file.name}", lacking


if __name__ == "__main__":
    sys.exit(main())
