"""The text of the release page: the CHANGELOG's section, and the README's words on installing."""

import re

from installer import payload
from installer.errors import InstallerError

UNRELEASED = "Unreleased"


def notes(changelog: str, readme: str, version: str) -> str:
    """Return the page of a version as Markdown, each paragraph and each item in one line.

    Release pages keep the line breaks of their text. A version that has no section yet is told by
    what is unreleased; raises InstallerError if there is neither.
    """
    changes = sections(changelog)
    wanted = (
        text for heading, text in changes.items() if heading.split(",")[0] in (version, UNRELEASED)
    )
    if (text := next(wanted, None)) is None:
        raise InstallerError(f"CHANGELOG.md has no section for {version}.")
    files = re.findall(r"^\* .*(?:\n  .*)*", sections(readme)["Installing"], re.MULTILINE)
    installing = "\n".join(files).replace("VERSION", version)
    return (
        f"{unwrapped(text)}\n\n## Installing\n\n{unwrapped(installing)}\n\n"
        "`SHA256SUMS` has the checksums of all files: `sha256sum --check --ignore-missing "
        "SHA256SUMS`.\n"
    )


def sections(document: str) -> dict[str, str]:
    """Return the text below each heading of the second level."""
    parts = re.split(r"^## (.*)\n", document, flags=re.MULTILINE)[1:]
    return {heading: text.strip() for heading, text in zip(parts[::2], parts[1::2], strict=True)}


def unwrapped(text: str) -> str:
    """Return the text with the wrapped lines of each paragraph and each item joined."""
    return re.sub(r"(?<!\n)\n +|(?<=[^\n])\n(?![\n*#|])", " ", text)


def read() -> str:
    """Return the page of this checkout's version."""
    changelog, readme = (
        (payload.ROOT / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "README.md")
    )
    return notes(changelog, readme, payload.VERSION)
