"""The Jewelry Box in states that are dealt anew, read from outside, or told in documents."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.components.models import Components
from rococo_desktop.rules.rococo.base.acquire import UNSEEN
from rococo_desktop.rules.rococo.game import Game
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, KEY
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.set_up import LEVELS
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN, Jewelry
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.rococo.ruleset import (
    Checks,
    Documents,
    Hidden,
    Message,
    PositionError,
    RuleBook,
    player_key,
)

if TYPE_CHECKING:
    from rococo_desktop.rules.rococo.view import View

# -- dealing ---------------------------------------------------------------------------------------


def deal(game: Game, hidden: Hidden, chance: Generator) -> None:
    """Deal graduates, decks, specialists and the bag anew where they were not seen."""
    state, board = game.state, BOARD.of(game.state)
    for player in state.players:
        _deal_graduates(game, player, hidden)
    board.journeymen = [_of_deck(game, hidden, 2) for _ in board.journeymen]
    board.masters = [_of_deck(game, hidden, 5) for _ in board.masters]
    _deal_specialists(game, chance)
    jewels = BOX.of(game.rules.components).jewels
    seen = {*board.display, *board.removed}
    seen.update(tile for player in state.players for tile in OWN.of(player).tiles)
    board.bag = [tile for tile in jewels if tile not in seen]
    chance.shuffle(board.bag)


def _of_deck(game: Game, hidden: Hidden, level: int) -> str:
    employees = game.rules.employees
    return hidden.take(
        lambda card: employees[card].level == level and employees[card].type == LEVELS[level]
    )


def _deal_graduates(game: Game, player: Player, hidden: Hidden) -> None:
    own = OWN.of(player)
    for cards, level in ((own.new_journeymen, 2), (own.new_masters, 5)):
        for index, card in enumerate(cards):
            if card == UNSEEN:
                cards[index] = _of_deck(game, hidden, level)
                pile = player.hand if UNSEEN in player.hand else player.supply
                pile[pile.index(UNSEEN)] = cards[index]


def _deal_specialists(game: Game, chance: Generator) -> None:
    state, board = game.state, BOARD.of(game.state)
    owns = [OWN.of(player) for player in state.players]
    seen = {*state.removed, *(own.specialist for own in owns)}
    seen.update(card for player in state.players for card in player.staff())
    unseen = [card for card in BOX.of(game.rules.components).conditions if card not in seen]
    chance.shuffle(unseen)
    for own in owns:
        if own.specialist == UNSEEN:
            own.specialist = unseen.pop()
    board.box = unseen


# -- checks ----------------------------------------------------------------------------------------


def _problems(rules: RuleBook, state: State) -> Iterator[tuple[str, str]]:
    table, board = BOX.of(rules.components), BOARD.of(state)
    path = f"slots.{KEY}"
    if len(board.display) != len(table.display.prices):
        yield f"{path}.display", f"must have {len(table.display.prices)} places"
    tiles = Counter([tile for tile in board.display if tile is not None])
    tiles.update([*board.bag, *board.removed])
    for seat, player in enumerate(state.players):
        own, place = OWN.of(player), f"players[{seat}].slots.{player_key(KEY)}"
        tiles.update(own.tiles)
        yield from _own_problems(rules, own, place)
        if any(card not in player.hand + player.supply for card in own.unshown()):
            yield place, "has a new graduate who is not in the deck"
    for tile, number in tiles.items():
        if tile not in table.jewels:
            yield path, f"{tile!r} is no jewelry tile"
        elif number > 1:
            yield path, f"the jewelry tile {tile!r} is there twice"


def _own_problems(rules: RuleBook, own: Jewelry, place: str) -> Iterator[tuple[str, str]]:
    if own.examination not in TASKS:
        yield f"{place}.examination", "is none"
    elif len(set(own.tasks)) < len(own.tasks) or not set(own.tasks) <= {*TASKS[own.examination]}:
        yield f"{place}.tasks", "are not those of the examination"
    if not 0 <= own.masters <= rules.constants.rounds * len(rules.employees):
        yield f"{place}.masters", "is no number of examinations"
    if not set(own.worn.values()) <= {*own.tiles} or not set(own.worn) <= {*rules.dresses}:
        yield f"{place}.worn", "is not the player's jewelry"
    specialists = BOX.of(rules.components).conditions
    if own.specialist is not None and own.specialist not in specialists:
        yield f"{place}.specialist", "is no specialised Apprentice"


def _employees(state: State) -> Iterator[tuple[str, str]]:
    board = BOARD.of(state)
    for card in (*board.journeymen, *board.masters, *board.box):
        yield f"slots.{KEY}", card
    for seat, player in enumerate(state.players):
        specialist = OWN.of(player).specialist
        if specialist is not None:
            yield f"players[{seat}].slots.{player_key(KEY)}.specialist", specialist


CHECKS: Checks = Checks(_problems, _employees)

# -- documents -------------------------------------------------------------------------------------


def _components(components: Components) -> dict[str, Json]:
    table = BOX.of(components)
    jewelry: list[Json] = [
        {
            "id": jewel.id,
            "kind": "necklace" if jewel.necklace else "ring",
            "color": jewel.color,
            "source": table.tiles.source,
        }
        for jewel in table.jewels.values()
    ]
    conditions: list[Json] = [
        {"id": card, **condition.model_dump(mode="json", exclude_defaults=True)}
        for card, condition in table.conditions.items()
    ]
    examination: Json = table.examination.model_dump(mode="json", exclude_defaults=True)
    prices: list[Json] = [*table.display.prices]
    jeweler: dict[str, Json] = {
        "display": prices,
        "source": table.display.source,
        "examination": examination,
    }
    return {"jewelry": jewelry, "jeweler": jeweler, "conditions": conditions}


def _position(seen: "View") -> dict[str, Json]:
    board = BOARD.of(seen)
    display: list[Json] = [*board.display]
    removed: list[Json] = [*board.removed]
    jeweler: dict[str, Json] = {
        "display": display,
        "removed": removed,
        "bag": len(board.bag),
        "journeymen": len(board.journeymen),
        "masters": len(board.masters),
    }
    return {"jeweler": jeweler}


def _player(seen: "View", seat: int) -> dict[str, Json]:
    own = OWN.of(seen.players[seat])
    jewelry: list[Json] = [*own.tiles]
    tasks: list[Json] = [*own.tasks]
    return {
        "jewelry": jewelry,
        "examination": {"kind": own.examination, "tasks": tasks, "masters": own.masters},
        "specialist": own.specialist or None,
        "has_specialist": own.specialist is not None,
    }


def _read(rules: RuleBook, document: dict[str, Json], state: State) -> None:
    """Lay out each player's jewelry; what is not there has no bearing on the score."""
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


DOCUMENTS: Documents = Documents(_components, _position, _player, _read)


def names(components: Components) -> dict[str, Message]:
    """Return what tiles, tasks and examinations are called."""
    jewels = BOX.of(components).jewels.values()
    tiles = {jewel.id: Message(f"jewel.{jewel.color}", {}) for jewel in jewels}
    tasks = {task: Message(f"task.{task}", {}) for each in TASKS.values() for task in each}
    return tiles | tasks
