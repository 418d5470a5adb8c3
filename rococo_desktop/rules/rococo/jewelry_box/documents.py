"""The Jewelry Box's part of the headless documents, and the names of its pieces."""

from rococo_desktop.engine.codec import Json
from rococo_desktop.rules.placed import PositionError
from rococo_desktop.rules.rococo.book import Document, Documents, Message, RuleBook
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.view import View


def _components(components: Components) -> Document:
    table = BOX.of(components)
    jewelry = [
        {
            "id": jewel.id,
            "kind": "necklace" if jewel.necklace else "ring",
            "color": jewel.color,
            "source": table.tiles.source,
        }
        for jewel in table.jewels.values()
    ]
    conditions = [
        {"id": card, **condition.model_dump(mode="json", exclude_defaults=True)}
        for card, condition in table.conditions.items()
    ]
    examination = table.examination.model_dump(mode="json", exclude_defaults=True)
    jeweler = {
        "display": table.display.prices,
        "source": table.display.source,
        "examination": examination,
    }
    return {"jewelry": jewelry, "jeweler": jeweler, "conditions": conditions}


def _position(seen: View) -> Document:
    board = BOARD.of(seen)
    jeweler = {
        "display": board.display,
        "removed": board.removed,
        "bag": len(board.bag),
        "journeymen": len(board.journeymen),
        "masters": len(board.masters),
        "box": len(board.box),
    }
    return {"jeweler": jeweler}


def _player(seen: View, seat: int) -> Document:
    own = OWN.of(seen.players[seat])
    return {
        "jewelry": own.tiles,
        "examination": {"kind": own.examination, "tasks": own.tasks, "masters": own.masters},
        "specialist": own.specialist or None,
        "has_specialist": own.specialist is not None,
    }


def _read(rules: RuleBook, document: dict[str, Json], state: State) -> None:
    """Lay out each player's jewelry; other tiles do not affect the score."""
    BOARD.of(state).display = [None] * len(BOX.of(rules.components).display.prices)
    players = document["players"]
    if not isinstance(players, list):
        raise PositionError("players: is not a list")
    for seat, player in enumerate(players):
        tiles = player.get("jewelry", []) if isinstance(player, dict) else []
        if not isinstance(tiles, list):
            raise PositionError(f"players[{seat}].jewelry: is not a list")
        own = OWN.of(state.players[seat])
        for tile in tiles:
            if not isinstance(tile, str):
                raise PositionError(f"players[{seat}].jewelry: is not a list of ids")
            own.tiles.append(tile)


DOCUMENTS: Documents = Documents(_components, _position, _read, _player)


def names(components: Components) -> dict[str, Message]:
    """Return the names of the tiles and tasks."""
    jewels = BOX.of(components).jewels.values()
    tiles = {jewel.id: Message(f"jewel-{jewel.color}", {}) for jewel in jewels}
    tasks = {task: Message(f"task-{task}", {}) for each in TASKS.values() for task in each}
    return tiles | tasks


def conditions(components: Components) -> dict[str, Message]:
    """Return the hiring conditions of the specialised Apprentices."""
    return {
        card: Message(f"condition-{each.kind}", {"number": each.number, "notions": each.notions})
        for card, each in BOX.of(components).conditions.items()
    }
