"""Every sensible combination of expansions, for tests that play whole games."""

from itertools import combinations

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, MAX_PLAYERS, MIN_PLAYERS, rivals_of

Keys = tuple[str, ...]

COMBINATIONS: tuple[Keys, ...] = tuple(
    keys
    for size in range(1, len(EXPANSIONS) + 1)
    for keys in combinations((each.key for each in EXPANSIONS), size)
)
"""All but the base game alone."""


def people(expansions: Keys) -> range:
    """Return how many people can play with them; an automatic rival needs a seat too."""
    rivals = len(rivals_of(expansions))
    return range(MIN_PLAYERS - rivals, MAX_PLAYERS - rivals + 1)


def every_setup(edition: str = "deluxe") -> list[Setup]:
    """Return the whole matrix: every combination with every number of people."""
    return [Setup(number, edition, keys) for keys in COMBINATIONS for number in people(keys)]


def sample() -> list[Setup]:
    """Return a set-up for each combination; together they have every number of people."""
    return [
        Setup(people(keys)[index % len(people(keys))], "deluxe", keys)
        for index, keys in enumerate(COMBINATIONS)
    ]
