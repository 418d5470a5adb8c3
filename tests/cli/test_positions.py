"""What a view shows is in the position document of its game."""

from dataclasses import fields
from typing import Any

import pytest

from rococo_desktop.cli.games import DOCUMENTS
from rococo_desktop.engine.match import AnyMatch, Setup
from rococo_desktop.rules.patisserie.components.load import LIBRARY as PASTRIES
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo

EVERYTHING = tuple(expansion.key for expansion in EXPANSIONS)
KNOWN_OTHERWISE = {"eyes", "step", "decision"}
"""What a reader of a document knows anyway: whom it asked for, and its own decision."""


class Reading:
    """A view that remembers which of its fields have been read."""

    def __init__(self, view: Any) -> None:
        self._view = view
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.names.add(name)
        return getattr(self._view, name)


@pytest.mark.parametrize(
    ("game", "match", "unused"),
    [
        ("rococo", Rococo(Setup(3, "", EVERYTHING), LIBRARY.load()), set()),
        ("patisserie", Patisserie(Setup(1), PASTRIES.load()), {"slots"}),
    ],
    ids=["rococo", "patisserie"],
)
def test_a_position_tells_all_that_a_view_shows(game: str, match: AnyMatch, unused: set[str]):
    """A new field of the state comes into the document without being forgotten."""
    view = match.look(match.start(1).state, frozenset({0}))
    seen = Reading(view)
    DOCUMENTS[game].position(match, seen, ["human"] * match.seats)
    assert seen.names == {each.name for each in fields(view)} - KNOWN_OTHERWISE - unused
