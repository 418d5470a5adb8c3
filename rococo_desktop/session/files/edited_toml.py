"""TOML that is edited and written again with its comments and its order."""

import tomlkit
from tomlkit.exceptions import TOMLKitError

from rococo_desktop.engine.errors import DocumentError
from rococo_desktop.engine.parsing import parse_toml


def parse_edited(data: bytes) -> tomlkit.TOMLDocument:
    """Return a document that keeps the looks of its file; raises DocumentError.

    This is far slower than reading: call it only for tables that have been checked.
    """
    parse_toml(data)
    try:
        return tomlkit.parse(data)
    except (TOMLKitError, RecursionError):
        raise DocumentError("wrong.not_toml") from None
