"""The components document: all printed values."""

from collections.abc import Iterable
from typing import Any

from rococo_desktop.cli.output import Document
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.entries import Entry
from rococo_desktop.rules.patisserie.components import models
from rococo_desktop.rules.patisserie.game import MIN_PLAYERS, Patisserie
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.wording import Wording


def components(values: models.Components, edition: str, expansions: tuple[str, ...]) -> Document:
    """Return the document of the pieces in play with the given expansions; raises SetupError."""
    rules = Patisserie(Setup(MIN_PLAYERS, edition, expansions), values).rules
    words = Wording(Catalogue(), rules, ())
    return {
        "format": "patisserie-components",
        "version": 1,
        "recipes": [
            {**_dump(recipe), "name": str(words.recipe(recipe.id))}
            for recipe in rules.recipes.values()
        ],
        "ingredients": _dumped(rules.ingredients.values()),
        "staff": [
            {**_dump(card), "text": words.bonus(card.bonus)} for card in rules.staff.values()
        ],
        "table_bonuses": [
            {**_dump(tile), "text": words.table_bonus(tile.id)}
            for tile in rules.table_bonuses.values()
        ],
        "special_bonuses": [
            {**_dump(tile), "text": words.special_bonus(tile.id)}
            for tile in rules.special_bonuses.values()
        ],
        "solo": _dumped(rules.solo.values()),
        "boards": {name: _board(board) for name, board in values.boards.items()},
        "goods": {good: track.model_dump(mode="json") for good, track in values.goods.items()},
        "constants": values.constants.model_dump(mode="json"),
        "corrected": list(values.corrected),
    }


def _dump(entry: Entry) -> dict[str, Any]:
    """Return an entry with its fields in their order, without ``designed`` if it is empty."""
    document = entry.model_dump(mode="json")
    if not document["designed"]:
        del document["designed"]
    return document


def _dumped(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    return [_dump(entry) for entry in entries]


def _board(board: models.Board) -> dict[str, Any]:
    tables = [
        {
            **table.model_dump(mode="json", exclude={"spaces"}),
            "spaces": [_place(space) for space in table.spaces],
        }
        for table in board.tables
    ]
    areas = [
        {
            "id": area.id,
            "tables": list(area.tables),
            "left": _place(area.left),
            "right": _place(area.right),
        }
        for area in board.areas
    ]
    document = board.model_dump(mode="json")
    return {**document, "tables": tables, "areas": areas, "hosts": _dumped(board.hosts)}


def _place(place: models.TableSpace | models.Post) -> dict[str, Any]:
    """Return a place with its gain as the amount by its kind, as the document writes rewards."""
    gain = place.bonus
    return {**_dump(place), "bonus": None if gain is None else {gain.gain: gain.amount}}
