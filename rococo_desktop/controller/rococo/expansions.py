"""The expansions in the form of a new game: which there are, and which can be chosen now."""

from collections.abc import Collection
from typing import NamedTuple

from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.book import RuleSet
from rococo_desktop.rules.rococo.rulebook import (
    EXPANSIONS,
    LIBRARY,
    MAX_PLAYERS,
    MIN_PLAYERS,
    rivals_of,
)
from rococo_desktop.texts import Catalogue


class ExpansionRow(NamedTuple):
    """An expansion in two sentences, whether it is chosen, and why it cannot be.

    ``note`` says what of it stays in the box.
    """

    key: str
    label: str
    explanation: str
    chosen: bool
    reason: str
    note: str


def known(keys: Collection[str]) -> tuple[str, ...]:
    """Return those of ``keys`` that are expansions, in the order of their list."""
    return tuple(each.key for each in EXPANSIONS if each.key in keys)


def fewest(expansions: Collection[str]) -> int:
    """Return how many players there must be, without rivals."""
    return max(1, MIN_PLAYERS - len(rivals_of(expansions)))


def most(expansions: Collection[str]) -> int:
    """Return how many players there may be, without rivals."""
    return MAX_PLAYERS - len(rivals_of(expansions))


def sparing(expansions: Collection[str]) -> str:
    """Return an expansion with which there may be fewer players; empty if there is none."""
    now = fewest(expansions)
    return next((each.key for each in EXPANSIONS if fewest({*expansions, each.key}) < now), "")


def expansion_rows(
    catalogue: Catalogue, edition: str, chosen: Collection[str], players: int
) -> list[ExpansionRow]:
    """Return every expansion as so many players may choose it."""
    return [
        ExpansionRow(
            each.key,
            catalogue.text(f"expansion.{each.key}.name"),
            _sentences(catalogue, edition, each.key),
            each.key in chosen,
            _obstacle(catalogue, {*chosen, each.key}, players),
            _note(catalogue, each, chosen),
        )
        for each in EXPANSIONS
    ]


def _sentences(catalogue: Catalogue, edition: str, expansion: str) -> str:
    key = f"expansion.{expansion}.text"
    own = f"{key}.{edition}"
    return catalogue.text(own if own in catalogue else key)


def _obstacle(catalogue: Catalogue, chosen: Collection[str], players: int) -> str:
    if players <= most(chosen):
        return ""
    return catalogue.text("window.new_game.no_seat_left", most=most(chosen))


def _note(catalogue: Catalogue, expansion: RuleSet, chosen: Collection[str]) -> str:
    """Say how many dresses of an expansion need another one that is not chosen."""
    own = LIBRARY.load().extras.get(expansion.key)
    if own is None:
        return ""
    rule_sets = (BASE, expansion, *(each for each in EXPANSIONS if each.key in chosen))
    effects = {effect for rule_set in rule_sets for effect in rule_set.effects}
    left = sum(
        any(bonus.effect not in effects for bonus in dress.bonuses)
        for dress in own.dresses.values()
    )
    return catalogue.text("window.new_game.in_the_box", n=left) if left else ""
