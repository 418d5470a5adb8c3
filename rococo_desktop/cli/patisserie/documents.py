"""The documents of La Pâtisserie but the components: views and score sheets as plain JSON."""

from collections.abc import Sequence

from rococo_desktop.cli.output import Document
from rococo_desktop.cli.patisserie.components import components
from rococo_desktop.cli.patisserie.position_reader import read_position
from rococo_desktop.cli.positions import GameDocuments, head, question, result_of, shown
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import standings, table_points
from rococo_desktop.rules.patisserie.view import PlayerView, View
from rococo_desktop.rules.view import ids_in

POSITION = "patisserie-position"
SUBJECTS = {
    "card": "card",
    "tray": "tray",
    "recipe": "recipe",
    "dish": "recipe",
    "recipes": "recipes",
    "table": "table",
    "bonus": "bonus",
}
"""The fields of questions that name what they are about, and their keys."""

PLAYER_NAMES = {"fresh": None, "since": None, "declined": None}
"""What the document leaves out: ``face_down`` and the pending questions tell it."""
MENTOR_NAMES = {"set_sizes": "sets", "hand_size": "hand", "deck_size": "decisions"}


def subject(frame: Frame) -> Document:
    """Return what a question is about, such as the tile of a claim; all see it."""
    return {key: getattr(frame, field) for field, key in SUBJECTS.items() if hasattr(frame, field)}


def position_document(match: Patisserie, seen: View, seats: Sequence[str]) -> Document:
    """Return the position document of the view ``seen``; ``seats`` are the kinds of the seats.

    Values that the view does not show are null there, or a count.
    """
    rules = match.rules
    held = sorted(ids_in(frame for frame in seen.frames if hasattr(frame, "drawn")))
    return {
        **head(POSITION, rules, seen, seats),
        "asked": question(seen, subject),
        "players": [_player(player, rules) for player in seen.players],
        "dishes": [
            {"space": space, "dish": dish, "owner": owner}
            for space, (dish, owner) in seen.dishes.items()
        ],
        "posts": seen.posts,
        "hosts": seen.hosts,
        "table_bonuses": seen.table_bonuses,
        "special_bonuses": seen.special_bonuses,
        "market": {
            "recipes": seen.recipes,
            "ingredients": seen.ingredients,
            "hire": seen.hire,
            "stars": seen.stars,
        },
        "trays": {
            "a": tuple(card or None for card in seen.tray_a),
            "b": tuple(card or None for card in seen.tray_b),
        },
        "removed_staff": seen.removed,
        "discarded": {"recipes": seen.recipe_discard, "ingredients": seen.ingredient_discard},
        "stock": {
            "recipes": seen.recipe_bag_size,
            "ingredients": seen.ingredient_bag_size,
            "staff": seen.staff_deck_size,
        },
        "drawn": held,
        "mentor": None if rules.rival is None else shown(seen.mentor, MENTOR_NAMES),
    }


def _player(player: PlayerView, rules: RuleBook) -> Document:
    face_down = tuple(
        {**shown(entry, {"is_hired": "hired"}), "card": entry.card or None}
        for entry in player.face_down
    )
    return {
        "seat": player.seat,
        "automa": player.seat not in rules.people,
        **shown(player, PLAYER_NAMES),
        "face_down": face_down,
    }


def score_document(match: Patisserie, state: State) -> Document:
    """Return the result of final scoring in ``state``, with the parts of each item."""
    rules = match.rules
    counts = {
        table.id: {each.seat: each.number for each in standings(state.dishes, table)}
        for table in rules.board.tables
    }
    points = {table.id: table_points(rules, state, table) for table in rules.board.tables}
    seats = range(rules.seats)
    return {
        **result_of(match.score(state), "patisserie-score", left="coins_left"),
        "tables": [
            {
                "table": table,
                "counts": [counts[table].get(seat, 0) for seat in seats],
                "points": [points[table].get(seat, 0) for seat in seats],
            }
            for table in counts
        ],
    }


PATISSERIE = GameDocuments(
    position_format=POSITION,
    components=components,
    position=position_document,
    read_position=read_position,
    score=score_document,
    subject=subject,
)
