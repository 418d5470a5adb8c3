"""What every command prints with."""

import json
import sys
from collections.abc import Mapping
from typing import BinaryIO

from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.rules.validation import one_line
from rococo_desktop.session.component_errors import told_doubt
from rococo_desktop.session.places import Places

Document = Mapping[str, object]


def json_line(document: Document) -> bytes:
    """Return a document on one line, its line break included."""
    return json.dumps(document, ensure_ascii=False, separators=(", ", ": ")).encode() + b"\n"


def write_json(out: BinaryIO, document: Document) -> None:
    """Write a document on one line and flush it."""
    out.write(json_line(document))
    out.flush()


def owner_components() -> Components:
    """Return the components with the owner's corrections, if there are any.

    What is unlike our guesses in them is told on standard error, a line each.
    """
    file = Places.find().owner_components()
    components = LIBRARY.load(file)
    if sys.stderr is not None:
        for doubt in LIBRARY.doubts(components):
            print(one_line(f"{file}: {told_doubt(doubt)}", 2000), file=sys.stderr)
    return components
