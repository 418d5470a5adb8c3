"""The documents of Rococo but the components: views and score sheets as plain JSON."""

from collections.abc import Sequence

from rococo_desktop.cli.output import Document
from rococo_desktop.cli.positions import GameDocuments, head, question, result_of, shown
from rococo_desktop.cli.rococo.components import components
from rococo_desktop.cli.rococo.position_reader import read_position
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.rococo.base.scoring import hall_counts, hall_points
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import held_in
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import PlayerView, View
from rococo_desktop.rules.view import UNSEEN

POSITION = "rococo-position"


def position_document(match: Rococo, seen: View, seats: Sequence[str]) -> Document:
    """Return the position document of the view ``seen``; ``seats`` are the kinds of the seats.

    Values that the view does not show are null there, or a count.
    """
    rules = match.rules
    places = len(rules.board.all_halls)
    return {
        **head(POSITION, rules, seen, seats),
        "favor": seen.favor,
        "asked": question(seen),
        "players": [_player(seen, player, rules) for player in seen.players],
        "guests": [
            {"space": space, "dress": dress, "owner": owner}
            for space, (dress, owner) in seen.guests.items()
        ],
        "terrace": [
            {"space": fireworks, "dress": seen.guests[space][0], "owner": seen.guests[space][1]}
            for fireworks, space in seen.terrace.items()
        ],
        "decorations": seen.decorations,
        "all_halls": (*seen.all_halls, *[None] * (places - len(seen.all_halls))),
        "market": {"workshop": seen.workshop, "warehouse": seen.warehouse, "hire": list(seen.hire)},
        "removed_employees": seen.removed,
        "discarded": {"dresses": seen.dress_discard, "resources": seen.resource_discard},
        "stock": {
            "dresses": seen.dress_bag_size,
            "resources": seen.resource_bag_size,
            "employees": seen.employee_stack_size,
        },
        "held": held_document(seen.frames),
        **{
            key: value
            for documents in rules.documents
            for key, value in documents.position(seen).items()
        },
    }


def _player(seen: View, player: PlayerView, rules: RuleBook) -> Document:
    extra = {
        key: value
        for documents in rules.documents
        for key, value in documents.player(seen, player.seat).items()
    }
    automa = {} if player.seat in rules.people else {"automa": True}
    return {
        **shown(player, {"slots": None}),
        "face_down": tuple(card or None for card in player.face_down),
        "jewelry": [],
        **automa,
        **extra,
    }


def held_document(frames: Sequence[Frame]) -> Document:
    """Return the pieces between two places, such as a dress on its way to a guest."""
    held = tuple(held_in(frames))
    return {
        "dresses": [dress for each in held for dress in each.dresses],
        "resources": [None if tile == UNSEEN else tile for each in held for tile in each.resources],
    }


def score_document(match: Rococo, state: State) -> Document:
    """Return the result of final scoring in ``state``, with the parts of each item."""
    rules = match.rules
    return {
        **result_of(match.score(state), "rococo-score", left="livre_left"),
        "halls": [
            {
                "hall": hall.id,
                "counts": hall_counts(state, hall),
                "points": hall_points(rules, state, hall),
            }
            for hall in rules.board.halls
        ],
    }


ROCOCO = GameDocuments(
    position_format=POSITION,
    components=components,
    position=position_document,
    read_position=read_position,
    score=score_document,
)
