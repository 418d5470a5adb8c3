"""The sentences on games and expansions in the new-game form have their numbers from the pieces."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.seats.new_game import NewGameForm
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.rules.patisserie.components.load import LIBRARY as PASTRIES
from rococo_desktop.rules.rococo.rulebook import LIBRARY as DRESSES
from rococo_desktop.session.settings import Settings
from rococo_desktop.texts import Catalogue, languages


def sentences(language: str, values: Shelf) -> Iterator[str]:
    """Yield what the form says of every game, and of its expansions in every edition."""
    parent = QObject()
    form = NewGameForm(Catalogue(language), values, parent)
    form.fill(Settings())
    yield from (row.explanation for row in form.games.rows)
    for kind in GAMES.values():
        form.setGame(kind.key)
        for edition in kind.editions:
            form.setEdition(edition)
            yield from (row.explanation for row in form.expansions.rows)


@pytest.mark.parametrize("language", languages())
def test_other_pieces_make_other_sentences(language: str) -> None:
    pastries, dresses = PASTRIES.load(), DRESSES.load()
    printed = list(sentences(language, {"patisserie": pastries, "rococo": dresses}))
    assert not any("{" in sentence for sentence in printed)
    longer = pastries.constants.model_copy(update={"rounds": 83})
    fancy = dresses.extras["fancy_dresses"]
    plain = fancy.model_copy(update={"dresses": dict(list(fancy.dresses.items())[1:])})
    changed: Shelf = {
        "patisserie": pastries.model_copy(update={"constants": longer}),
        "rococo": dresses.model_copy(update={"extras": {"fancy_dresses": plain}}),
    }
    other = [new for new in sentences(language, changed) if new not in printed]
    assert any("83" in sentence for sentence in other)
    assert sum(str(len(plain.dresses)) in sentence for sentence in other) >= len(
        GAMES["rococo"].editions
    )
