"""The position document: a view of the game as plain JSON."""

from collections.abc import Sequence

from rococo_desktop.cli.output import Document
from rococo_desktop.cli.positions import head
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.view import PlayerView, View, ids_in

FORMAT = "patisserie-position"
VERSION = 1
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


def subject(frame: Frame) -> Document:
    """Return what a question is about, such as the tile of a claim; all see it."""
    return {key: getattr(frame, field) for field, key in SUBJECTS.items() if hasattr(frame, field)}


def position_document(match: Patisserie, seen: View, seats: Sequence[str]) -> Document:
    """Return the position document of the view ``seen``; ``seats`` are the kinds of the seats.

    Values that the view does not show are null there, or a count.
    """
    rules = match.rules
    held = sorted(ids_in(frame for frame in seen.frames if hasattr(frame, "drawn")))
    asked = seen.asked
    return {
        **head(FORMAT, VERSION, rules, seen, seats),
        "asked": None
        if asked is None
        else {
            "id": asked.id,
            "player": asked.seat,
            "kind": asked.kind,
            **subject(seen.frames[-1]),
        },
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
        "mentor": None
        if rules.rival is None
        else {
            "sets": seen.mentor.set_sizes,
            "hand": seen.mentor.hand_size,
            "used": seen.mentor.used,
            "decisions": seen.mentor.deck_size,
            "spent": seen.mentor.spent,
            "inventory_prestige": seen.mentor.inventory_prestige,
            "supplies": seen.mentor.supplies,
        },
    }


def _player(player: PlayerView, rules: RuleBook) -> Document:
    return {
        "seat": player.seat,
        "automa": player.seat not in rules.people,
        "coins": player.coins,
        "flour": player.flour,
        "sugar": player.sugar,
        "butter": player.butter,
        "prestige": player.prestige,
        "hand": player.hand,
        "hand_count": player.hand_size,
        "unused": player.unused,
        "unused_count": player.unused_size,
        "set_aside": player.set_aside,
        "set_aside_count": player.set_aside_size,
        "face_down": tuple(
            {
                "card": entry.card or None,
                "level": entry.level,
                "since": entry.since,
                "hired": entry.is_hired,
            }
            for entry in player.face_down
        ),
        "used": player.used,
        "recipes": player.recipes,
        "ingredients": player.ingredients,
        "racks": player.racks,
        "toppings": player.toppings,
        "decorations": player.decorations,
        "star": player.star,
    }
