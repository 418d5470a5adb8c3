"""What the Windows installer says, in every language: a script for NSIS."""

from collections.abc import Iterator

from installer import payload
from installer.about import about
from installer.locales import in_order, names
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, capital, languages
from rococo_desktop.texts.files import ids

OWN = "packaging-setup-"
"""How the ids begin of what only this installer says."""


def script() -> str:
    """Return the languages, the first of which is for everybody else, and what is said in them."""
    spoken = in_order(languages())
    said = {code: dict(_said(code)) for code in spoken}
    lines = [f'!insertmacro MUI_LANGUAGE "{names(code).nsis}"' for code in spoken]
    lines += [
        f'LangString {word} {_constant(code)} "{quoted(said[code][word])}"'
        for word in said[DEFAULT_LANGUAGE]
        for code in spoken
    ]
    lines += [f"!insertmacro VersionWords {_constant(code)}" for code in spoken]
    return "\n".join(lines) + "\n"


def _said(code: str) -> Iterator[tuple[str, str]]:
    """Yield each word of the installer and its text."""
    catalogue = Catalogue(code)
    for id in ids(DEFAULT_LANGUAGE):
        if id.startswith(OWN):
            yield id.removeprefix(OWN).upper(), catalogue.text(id, program=payload.TITLE)
    yield "SAVED_GAME", capital(about(code).saved_game)


def _constant(code: str) -> str:
    return f"${{LANG_{names(code).nsis.upper()}}}"


def quoted(text: str) -> str:
    """Return a text as NSIS has it between double quotes, where $ begins variables and escapes."""
    return text.replace("$", "$$").replace('"', '$\\"')
