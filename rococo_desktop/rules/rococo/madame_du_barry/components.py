"""Madame du Barry's 25 cards."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, cast, get_args

from pydantic import Field

from rococo_desktop.engine.reasons import Problem, because, unless, wrong_number
from rococo_desktop.rules.entries import Count, Positive, Section, Strict
from rococo_desktop.rules.rococo.components.models import Extra, Own
from rococo_desktop.rules.rococo.components.sets import ComponentSet

KEY = "madame_du_barry"
CARDS = 25

Action = Literal["favor", "acquire", "make_dress", "hire", "fund"]
Tiles = Literal["drawer1", "drawer2", "drawer3", "left", "center", "right"]
Decorations = Literal["fireworks", "kitchen", "musicians", "statues"]
Leave = Literal["matching", "suitable", "none"]

HALLS = ("hall1", "hall2", "hall3", "hall4", "hall5")


class Card(Section):
    """A card: an action with its details above, a hall and a permission to take more below.

    ``number`` counts dresses from the right, or employees from the side named by ``direction``.
    """

    action: Action
    tiles: Tiles | None = None
    number: Annotated[int, Field(strict=True, ge=0, le=7)] = 0
    direction: Literal["left", "right"] = "left"
    decorations: Decorations | None = None
    hall: Literal["hall1", "hall2", "hall3", "hall4", "hall5"]
    leave: Leave


class Terms(Section):
    """The numbers of her rules."""

    hand: Positive
    instead: Count
    """The prestige for an action that cannot be performed, and for every claim of the favor."""
    tiles_per_prestige: Positive


class MadameTable(Strict):
    """Her cards by id and the numbers of her rules."""

    cards: dict[str, Card]
    terms: Terms


MADAME = Own(KEY, MadameTable)


def problems(extra: Extra) -> Iterator[Problem]:
    """Check the known facts: 25 cards, with every kind of action and detail."""
    own = cast("MadameTable", extra.own)
    yield from wrong_number(f"{KEY}.cards", len(own.cards), CARDS)
    for id, card in own.cards.items():
        about = (card.tiles is not None, bool(card.number), card.decorations is not None)
        expected = (
            card.action == "acquire",
            card.action in ("make_dress", "hire"),
            card.action == "fund",
        )
        yield from unless(f"{KEY}.cards.{id}", about == expected, "wrong-about")
    for name, known, found in (
        ("action", get_args(Action), {card.action for card in own.cards.values()}),
        ("tiles", get_args(Tiles), {card.tiles for card in own.cards.values()}),
        ("decorations", get_args(Decorations), {c.decorations for c in own.cards.values()}),
        ("leave", get_args(Leave), {card.leave for card in own.cards.values()}),
        ("hall", HALLS, {card.hall for card in own.cards.values()}),
    ):
        for missing in set(known) - {str(each) for each in found}:
            yield f"{KEY}.cards", because("wrong-lacks", field=name, value=missing)


def doubts(extra: Extra) -> Iterator[Problem]:
    """Yield deviations from our assumption that the halls are about equally frequent.

    Each should be on more cards than a full hand holds.
    """
    own = cast("MadameTable", extra.own)
    halls = Counter(card.hall for card in own.cards.values())
    if max(halls.values()) > 2 * min(halls.values()):
        yield f"{KEY}.cards", because("wrong-uneven_halls")
    yield from unless(f"{KEY}.cards", min(halls.values()) > own.terms.hand, "wrong-full_hand")


COMPONENTS = ComponentSet(KEY, own=MadameTable, problems=problems, doubts=doubts)
