"""The components document: all printed values as plain JSON."""

from collections.abc import Callable
from typing import Any

from rococo_desktop.cli.output import Document
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.entries import Entry, Strict
from rococo_desktop.rules.rococo.components.models import (
    Board,
    Components,
    Decoration,
    Dress,
    Employee,
    GuestSpace,
    Hall,
    Silk,
)
from rococo_desktop.rules.rococo.rulebook import MIN_PLAYERS, Rococo
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording


def components(values: Components, edition: str, expansions: tuple[str, ...]) -> Document:
    """Return the document in the edition's terms; raises SetupError."""
    match = Rococo(Setup(MIN_PLAYERS, edition, expansions), values)
    words = Wording(Catalogue(), match.rules, match.setup.edition, ())
    document = components_document(match.rules.components, lambda card: words.bonus(card.id))
    for documents in match.rules.documents:
        document |= documents.components(match.rules.components)
    return document


def components_document(components: Components, text: Callable[[Employee], str]) -> dict[str, Any]:
    """Return the whole document; `text` returns the description of a card's bonus or scoring."""
    return {
        "format": "rococo-components",
        "version": 1,
        "dresses": [_dress(dress) for dress in components.dresses.values()],
        "resources": [
            _entry(tile, "id", "set", "silk", "notions") for tile in components.resources.values()
        ],
        "employees": [_employee(card, text(card)) for card in components.employees.values()],
        "boards": {name: _board(board) for name, board in components.boards.items()},
        "constants": components.constants.model_dump(mode="json"),
        "corrected": list(components.corrected),
    }


def _entry(entry: Entry, *names: str) -> dict[str, Any]:
    """Return the named values of an entry, and its source."""
    designed = {"designed": list(entry.designed)} if entry.designed else {}
    values = {name: _plain(getattr(entry, name)) for name in names}
    return {**values, "source": entry.source, **designed}


def _plain(value: Any) -> Any:
    if isinstance(value, Silk):
        return value.as_dict()
    return value.model_dump(mode="json") if isinstance(value, Strict) else value


def _dress(dress: Dress) -> dict[str, Any]:
    kind = ("id", "set", "color", "guest", "silk", "thread", "lace", "value", "prestige", "master")
    bonuses = [name for name in ("made", "rented") if getattr(dress, name) is not None]
    return _entry(dress, *kind, *bonuses, *(() if dress.sellable else ("sellable",)))


def _employee(card: Employee, text: str) -> dict[str, Any]:
    return {
        "id": card.id,
        "set": card.set,
        "level": card.level,
        "type": card.type,
        "bonus": card.bonus.effect if card.bonus else "none",
        "effect": _plain(card.bonus),
        "text": text,
        "final": card.final,
        "scoring": _plain(card.scoring),
        **_entry(card),
    }


def _decoration(decoration: Decoration) -> dict[str, Any]:
    multiplier = () if decoration.multiplier is None else ("multiplier",)
    return _entry(decoration, "id", "cost", *multiplier, "prestige")


def _space(space: GuestSpace) -> dict[str, Any]:
    reward = {space.reward.kind: space.reward.amount} if space.reward else None
    return {"id": space.id, "master": space.master, "reward": reward, **_entry(space)}


def _hall(hall: Hall) -> dict[str, Any]:
    return {
        "id": hall.id,
        "first": hall.first,
        "second": hall.second,
        "musician": _decoration(hall.musician),
        "spaces": [_space(space) for space in hall.spaces],
        "source": hall.source,
    }


def _board(board: Board) -> dict[str, Any]:
    return {
        "players": list(board.players),
        "workshop": list(board.workshop),
        "warehouse": {
            "segments": board.warehouse_segments,
            "spaces": board.warehouse_spaces,
            "prices": list(board.acquire),
        },
        "hire": list(board.hire),
        "halls": [_hall(hall) for hall in board.halls],
        "statues": [_decoration(each) for each in board.statues],
        "fountain": {
            "upper": [_decoration(each) for each in board.fountain_upper],
            "lower": [_decoration(each) for each in board.fountain_lower],
        },
        "fireworks": {
            "first": board.fireworks.first,
            "second": board.fireworks.second,
            "spaces": [_decoration(each) for each in board.fireworks.spaces],
            "source": board.fireworks.source,
        },
        "all_halls": list(board.all_halls),
        "further": [_decoration(each) | {"group": each.group} for each in board.further],
        "sources": dict(board.sources),
    }
