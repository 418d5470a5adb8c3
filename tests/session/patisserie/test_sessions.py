"""A session of La Pâtisserie Rococo: undo, redo, saves, and damaged saves."""

import json
import random
from pathlib import Path

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.session.errors import SaveError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.save_document import snapshot_hash
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup
from tests.properties.patisserie.hostile import damaged
from tests.session.play import play

SHELF = {"patisserie": LIBRARY.load()}
GAMES = [
    (3, (), 0),
    (2, ("promo_start_staff", "promo_special_bonuses"), 0),
    (1, ("extra_crunchy",), 1),
    (2, ("mentor", "first_game"), 1),
]
"""People, options, and automatic rivals."""


def begun(
    people: int, options: tuple[str, ...], rivals: int, journal: Journal | None = None
) -> Session:
    kinds = ["human"] * people + ["rival"] * rivals
    seats = tuple(SeatPlan(kind=kind, name=f"Name {seat}") for seat, kind in enumerate(kinds))
    setup = GameSetup(game="patisserie", seats=seats, expansions=options, seed=people)
    return Session.new(setup, SHELF, journal)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_goes_on_where_it_was_left(game: tuple[int, tuple[str, ...], int], tmp_path: Path):
    left = begun(*game, Journal.create(tmp_path))
    while left.decision is not None:
        play(left, 40, seed=len(left.answers))
        left.safety.close(keep_journal=True)
        (found,) = find_unfinished(tmp_path)
        again = resume(found.path, SHELF)
        assert again.notice is None
        assert again.answers == left.answers
        assert again.state == left.state
        assert again.decision == left.decision
        assert again.score() == left.score()
        left = again
    left.safety.close()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_order_of_names_in_a_save_does_not_matter(game: tuple[int, tuple[str, ...], int]):
    """Names in JSON have no order, and early journals sorted them."""
    session = begun(*game)
    while play(session, 30, seed=len(session.answers)):
        text = json.dumps(json.loads(session.save().to_json()), sort_keys=True)
        read = read_save(text.encode(), SHELF)
        assert read.state == session.state
        if session.decision is not None:
            assert read.decision is not None
            assert sorted(read.decision.options) == sorted(session.decision.options)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_undo_and_redo_give_back_every_state(game: tuple[int, tuple[str, ...], int]):
    session = begun(*game)
    play(session, 60)
    last, answers = session.state.copy(), session.answers
    undone = 0
    while session.can_undo:
        session.undo()
        undone += 1
    assert undone > 5
    if not session.history:
        assert session.state == session.match.start(game[0]).state
    while session.can_redo:
        session.redo()
    assert session.answers == answers
    assert session.state == last


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_save_gives_the_same_game(game: tuple[int, tuple[str, ...], int]):
    session = begun(*game)
    while True:
        read = read_save(session.save().to_json(), SHELF)
        assert read.state == session.state
        assert read.decision == session.decision
        if not play(session, 45, seed=len(session.answers)):
            break
    assert read.score() == session.score()


def test_damaged_saves_are_refused_or_played_on():
    """The snapshot is damaged, and its hash is right again."""
    saves = []
    for game in GAMES:
        session = begun(*game)
        for _ in range(6):
            saves.append(json.loads(session.save().to_json()))
            play(session, 40, seed=len(saves))
    refused = opened = 0
    for number in range(150):
        chance = random.Random(number)
        document = json.loads(json.dumps(chance.choice(saves)))
        document["snapshot"] = damaged(chance, document["snapshot"])
        document["hash"] = snapshot_hash(document["snapshot"])
        try:
            session = read_save(json.dumps(document).encode(), SHELF)
        except SaveError:
            refused += 1
            continue
        opened += 1
        options = Generator(number, "on")
        for _ in range(10):
            if (decision := session.decision) is not None:
                choice = decision.options[options.below(len(decision.options))]
                session.answer(decision.id, choice)
        assert session.score().players
    assert refused > 75
    assert opened > 2
