"""``components``: all printed values, as one document."""

import argparse
from typing import BinaryIO

from rococo_desktop.cli.games import DOCUMENTS
from rococo_desktop.cli.output import owner_shelf, write_json


def run(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Print the components document, in the edition's terms; raises SetupError."""
    components = owner_shelf()[options.game]
    document = DOCUMENTS[options.game].components
    write_json(out, document(components, options.edition, options.expansions))
