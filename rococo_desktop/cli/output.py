"""What every command prints with."""

import json
import sys
from collections.abc import Iterator, Mapping
from typing import BinaryIO

from rococo_desktop.engine.match import Components
from rococo_desktop.games import GAMES
from rococo_desktop.rules.validation import one_line
from rococo_desktop.session.component_errors import told_doubt
from rococo_desktop.session.places import Places
from rococo_desktop.session.shelf import OwnerShelf

Document = Mapping[str, object]


def json_line(document: Document) -> bytes:
    """Return a document on one line, its line break included."""
    return json.dumps(document, ensure_ascii=False, separators=(", ", ": ")).encode() + b"\n"


def write_json(out: BinaryIO, document: Document) -> None:
    """Write a document on one line and flush it."""
    out.write(json_line(document))
    out.flush()


def owner_components(game: str) -> Components:
    """Return a game's components with the owner's corrections, if there are any.

    What is unlike our guesses in them is told on standard error, a line each.
    """
    places = Places.find()
    components = OwnerShelf(places)[game]
    if sys.stderr is not None:
        for doubt in GAMES[game].library.doubts(components):
            problem = f"{places.components_file(game)}: {told_doubt(doubt)}"
            print(one_line(problem, 2000), file=sys.stderr)
    return components


class OwnerValues(Mapping[str, Components]):
    """The components of the games that are asked for; each says once what is doubtful in it."""

    def __init__(self) -> None:
        self._read: dict[str, Components] = {}

    def __getitem__(self, game: str) -> Components:
        if game not in self._read:
            self._read[game] = owner_components(game)
        return self._read[game]

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)
