"""The players for a seat, in words and pictures: a person, or a game's computer players."""

from typing import NamedTuple

from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.engine.score import Score
from rococo_desktop.session.seats import HUMAN, RIVAL
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words


class KindRow(NamedTuple):
    """A kind of player for a seat: a person, or a computer player.

    The ``portrait`` is a path in the images. ``strength`` counts from 1, the gentlest; it is 0 for
    people, and for computer players that only commands can choose. ``told`` says it in words.
    """

    key: str
    label: str
    explanation: str
    portrait: str
    strength: int
    told: str


def kind_rows(texts: Catalogue, game: str) -> list[KindRow]:
    """Return who can be chosen for a seat of a game: a person, then the gentlest first."""
    return [kind_row(texts, game, key) for key in (HUMAN, *TABLES[game].characters)]


def kind_row(texts: Catalogue, game: str, key: str) -> KindRow:
    """Return a kind of player, also one that cannot be chosen."""
    table = TABLES[game]
    strength = table.characters.index(key) + 1 if key in table.characters else 0
    most = len(table.characters)
    how = texts.text("window-new_game-strength", strength=strength, most=most) if strength else ""
    return KindRow(
        key=key,
        label=texts.variant(f"window-seat_kind-{key}-label", game),
        explanation=texts.variant(f"window-seat_kind-{key}-explanation", game),
        portrait=table.portrait(key),
        strength=strength,
        told=how,
    )


def takes_seat(texts: Catalogue, game: str, kind: str, name: str) -> str:
    """Return a sentence about who plays for the player called ``name`` from a moment on."""
    who = kind_row(texts, game, kind).label
    how = "person" if kind == HUMAN else "own" if who == name else "bot"
    return texts.text(f"window-seats-{how}", who=who, name=name)


def beaten(texts: Catalogue, session: AnySession, words: Words, score: Score) -> str:
    """Return whom the only person in a game has beaten, the strongest first; empty if nobody.

    Only those count who have played their seats from beginning to end.
    """
    setup = session.setup
    if len(setup.persons) != 1 or session.players.of(setup.persons[0]) != HUMAN:
        return ""
    (person,) = setup.persons
    total = score.players[person].total
    others = [
        kind_row(texts, setup.game, plan.kind)
        for seat, plan in enumerate(setup.seats)
        if seat not in score.winners
        and (person in score.winners or score.players[seat].total < total)
        and session.players.of(seat) == plan.kind
        and plan.kind not in (HUMAN, RIVAL)
    ]
    told = [
        texts.text("window-score-opponent", name=row.label, strength=row.told)
        for row in sorted(others, key=lambda row: -row.strength)
        if row.strength
    ]
    if not told:
        return ""
    named = texts.joined(told)
    name = words.called([person])
    return words.addressed("window-score-beaten", [person], name=name, others=named)
