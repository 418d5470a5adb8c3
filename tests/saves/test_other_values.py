"""Saves load when employees have changed their training since: an owner has corrected it."""

import json
from functools import cache, partial
from pathlib import Path

import pytest

from rococo_desktop.ai.bot import ask
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.jewelry_box.set_up import LEVELS
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, deck_of
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.session import Session
from tests.session.play import components, play
from tests.shelf import shelf

FILES = sorted(Path(__file__).parent.glob("version1-*.json"))


def has_examinations(path: Path) -> bool:
    return "jewelry_box" in json.loads(path.read_bytes())["setup"]["expansions"]


SAVES = [path for path in FILES if has_examinations(path)]


@cache
def load(corrections: Path) -> Components:
    return LIBRARY.load(corrections)


@pytest.fixture(params=[1, *(pytest.param(n, marks=pytest.mark.heavy) for n in (2, 3))])
def corrected(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):
    """The owner moves the types of each level on by some cards; those of level VI are known."""
    path: Path = tmp_path_factory.getbasetemp() / f"moved-{request.param}.toml"
    lines: list[str] = []
    for level in range(1, 6):
        cards = [
            card
            for card in components().employees.values()
            if card.level == level and card.set == "base"
        ]
        others = cards[request.param :] + cards[: request.param]
        lines += (
            f'[employees.{card.id}]\ntype = "{other.type}"\n'
            for card, other in zip(cards, others, strict=True)
        )
    path.write_text("".join(lines))
    return load(path)


def test_there_are_saves_with_examinations():
    assert len(SAVES) >= 7


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_save_from_before_a_correction_loads(path: Path, corrected: Components):
    session = read_save(path, shelf(corrected))
    document = json.loads(path.read_bytes())
    assert session.match.codec.encode(session.state) == document["snapshot"]
    play(session)
    session.match.check(session.state)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_examinations_from_before_a_correction_go_on(path: Path, corrected: Components):
    """Every view can be dealt: the decks hold cards that now have another training."""
    session = read_save(path, shelf(corrected))
    assert session.notice is not None
    assert session.notice.key == "save-notice-other_components"
    game, chance = session.match, Generator(3, path.stem)
    while (decision := session.decision) is not None:
        seats = range(len(session.state.players))
        looks = [game.look(session.state, frozenset(eyes)) for eyes in ((), *((s,) for s in seats))]
        for seen in looks:
            assert game.look(game.deal(seen, chance), seen.eyes) == seen
        bot = BOTS["greedy" if decision.seat == 0 else "random"]
        look = partial(game.look, session.state, frozenset({decision.seat}))
        option = ask(bot, game, decision, look, chance)
        session.answer(decision.id, option)
    game.check(session.state)
    assert session.score().winners


def test_a_deck_is_dealt_from_those_of_its_training_as_far_as_they_go(corrected: Components):
    """In a game that begins with today's values, only they are in it."""
    path = next(path for path in SAVES if path.stem.endswith("task"))
    session = Session.new(read_save(path, shelf(components())).setup, shelf(corrected))
    employees = session.match.rules.employees
    for seed in range(20):
        state = session.match.deal(session.match.look(session.state, frozenset()), Generator(seed))
        for examination in LEVELS.values():
            deck = deck_of(BOARD.of(state), examination)
            assert {employees[card].type for card in deck} == {examination}
