"""The names that people may give to files, and what is said of files that are none of ours."""

from rococo_desktop.rules.foreign import is_legible, one_line
from rococo_desktop.session.errors import MessageError
from rococo_desktop.texts import Catalogue

LONGEST_NAME = 60
LONGEST_PROBLEM = 200
FORBIDDEN = frozenset('<>:"/\\|?*')
"""Characters that at least one system does not allow in file names."""
RESERVED = frozenset(
    {"con", "prn", "aux", "nul", "conin$", "conout$"}
    | {f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"}
)
"""Names of devices on Windows, with any file extension."""


def is_usable(name: str) -> bool:
    """Return whether every system allows files with this name, and does not hide them."""
    return (
        0 < len(name) <= LONGEST_NAME
        and is_legible(name)
        and not FORBIDDEN & set(name)
        and not name.startswith(".")
        and not is_reserved(name)
    )


def is_reserved(name: str) -> bool:
    """Return whether Windows interprets a name as that of a device."""
    return name.partition(".")[0].rstrip().casefold() in RESERVED


def name_problem(catalogue: Catalogue, name: str) -> str:
    """Return what is wrong with the name of a game's file; empty if nothing is."""
    name = name.strip()
    if not name:
        return catalogue.text("window-saves-no_name")
    if is_reserved(name):
        return catalogue.text("window-saves-reserved", name=name)
    return "" if is_usable(name) else catalogue.text("window-saves-bad_name", most=LONGEST_NAME)


def unreadable(catalogue: Catalogue, problem: MessageError) -> str:
    """Return what is listed for a file that is no game."""
    told = one_line(problem.text(catalogue), LONGEST_PROBLEM)
    return catalogue.text("window-saves-unreadable", problem=told)
