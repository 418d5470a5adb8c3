"""The expansions in the new-game form: all of a game, and which can be chosen now."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.engine.match import Setup, SetupError
from rococo_desktop.kinds.kind import GameKind
from rococo_desktop.session.reasons import message_at
from rococo_desktop.texts import Catalogue, capital
from rococo_desktop.texts.nouns import Argument


class ExpansionRow(NamedTuple):
    """An expansion in two sentences, whether it is chosen, and why it cannot be.

    ``note`` says which of its parts the chosen ones leave unused.
    """

    key: str
    label: str
    explanation: str
    chosen: bool
    reason: str
    note: str


def known(kind: GameKind, keys: Collection[str]) -> tuple[str, ...]:
    """Return the ``keys`` that are expansions of a game, in the order of its list."""
    return tuple(each for each in kind.expansions if each in keys)


def fewest(kind: GameKind, expansions: Collection[str]) -> int:
    """Return the least number of players, without rivals; 0 if the expansions never fit."""
    return min(_numbers(kind, expansions), default=0)


def most(kind: GameKind, expansions: Collection[str]) -> int:
    """Return the largest number of players, without rivals; 0 if the expansions never fit."""
    return max(_numbers(kind, expansions), default=0)


def fitting(kind: GameKind, expansions: Collection[str], players: int) -> tuple[str, ...]:
    """Return those expansions that ``players`` may choose together with the ones before them."""
    kept: tuple[str, ...] = ()
    for each in known(kind, expansions):
        if players <= most(kind, (*kept, each)):
            kept = (*kept, each)
    return kept


def _numbers(kind: GameKind, expansions: Collection[str]) -> list[int]:
    """Return the numbers of players with which a game can be played."""
    numbers = range(1, kind.most_seats + 1)
    return [n for n in numbers if _refusal(kind, expansions, n) is None]


def _refusal(kind: GameKind, expansions: Collection[str], players: int) -> SetupError | None:
    """Return why a game cannot be played, or None."""
    try:
        kind.check(Setup(players, expansions=known(kind, expansions)))
    except SetupError as error:
        return error
    return None


def sparing(kind: GameKind, expansions: Collection[str]) -> str:
    """Return an expansion with which there may be fewer players; empty if there is none."""
    now = fewest(kind, expansions)
    return next((e for e in kind.expansions if 0 < fewest(kind, {*expansions, e}) < now), "")


def crowding(kind: GameKind, expansions: Collection[str]) -> str:
    """Return the first expansion with which there may be no more players than with all of them.

    It is empty if there is room for as many as in any game.
    """
    chosen, room = known(kind, expansions), most(kind, expansions)
    if room == kind.most_seats:
        return ""
    ends = range(1, len(chosen) + 1)
    return next((chosen[n - 1] for n in ends if most(kind, chosen[:n]) <= room), "")


def expansion_rows(
    catalogue: Catalogue,
    kind: GameKind,
    numbers: Mapping[str, Argument],
    edition: str,
    chosen: Collection[str],
    players: int,
) -> list[ExpansionRow]:
    """Return every expansion of a game, and whether ``players`` may choose it.

    The sentences are about the ``edition``, with the ``numbers`` of its components.
    """
    return [
        ExpansionRow(
            key=each,
            label=catalogue.text(f"expansion-{each}-name"),
            explanation=catalogue.variant(f"expansion-{each}-text", edition, **numbers),
            chosen=each in chosen,
            reason=_obstacle(catalogue, kind, {*chosen, each}, players),
            note=TABLES[kind.key].left_out(catalogue, each, chosen),
        )
        for each in kind.expansions
    ]


def _obstacle(catalogue: Catalogue, kind: GameKind, chosen: Collection[str], players: int) -> str:
    room = most(kind, chosen)
    refusal = _refusal(kind, chosen, players)
    if refusal is None or players < fewest(kind, chosen):
        return ""
    if players > room > 0 and refusal.field != "expansions":
        return catalogue.text("window-new_game-no_seat_left", n=room)
    return capital(message_at("", refusal.reason).text(catalogue))
