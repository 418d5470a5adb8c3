"""The turns that undo takes back, in words."""

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.events import ActionChosen
from rococo_desktop.session.session import Session
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words.rococo.wording import Wording
from rococo_desktop.words.undo import UndoWording
from tests.qml.hands import session

NAMES = ("Anna", "Bruno", "Carla")


def words(game: Session, language: str = "en") -> UndoWording:
    catalogue = Catalogue(language)
    return UndoWording(catalogue, Wording(catalogue, game.match.rules, "deluxe", game.setup.names))


def play_on(game: Session, chance: Generator) -> None:
    """Answer at random until the person has ended a turn and is asked for a card again."""
    begun = False
    while (decision := game.decision) is not None:
        if decision.seat == 0 and decision.kind == "play_card":
            if begun:
                return
            begun = True
        game.answer(decision.id, decision.options[chance.below(len(decision.options))])


def test_the_turns_of_bots_are_named_with_their_actions() -> None:
    game = session(1, bots=2)
    play_on(game, Generator(1, "whim"))
    undone = game.undoable
    assert undone[0].seat == 0
    assert {entry.seat for entry in undone[1:]} == {1, 2}
    actions = {entry.seat: entry.option for entry in undone if entry.kind == "choose_action"}
    wording = Wording(Catalogue("en"), game.match.rules, "deluxe", NAMES)
    expected = [f"{NAMES[seat]} ({wording.action(actions[seat])})" for seat in (1, 2)]
    told = words(game).after(undone)
    assert told.startswith(f"Took back: {NAMES[0]} ")
    assert not any(turn in told for turn in expected), "they were named before, and fill a line"
    assert all(turn in words(game).before(undone) for turn in expected)
    assert all(turn in words(game).doubt(undone) for turn in expected)


def test_each_turn_of_a_rival_is_named_with_its_action() -> None:
    """She has two turns in a row when her opponent has no card left."""
    game = session(1, expansions=("madame_du_barry",))
    chance = Generator(2, "whim")
    while (decision := game.decision) is not None:
        if [entry.kind for entry in game.undoable[-2:]] == ["reveal_card"] * 2:
            break
        game.answer(decision.id, decision.options[chance.below(len(decision.options))])
    done = [
        event.action
        for entry in game.undoable[-2:]
        for event in entry.events
        if isinstance(event, ActionChosen)
    ]
    wording = Wording(Catalogue("en"), game.match.rules, "deluxe", NAMES)
    told = words(game).before(game.undoable)
    for action in done:
        assert f"Madame du Barry ({wording.action(action)})" in told
    assert told.count("Madame du Barry") == 2


def test_one_decision_alone_needs_no_words() -> None:
    game = session(2)
    assert game.decision is not None
    game.answer(game.decision.id, game.decision.options[0])
    assert len(game.undoable) == 1
    assert words(game).after(game.undoable) == ""
    assert words(game).doubt(game.undoable) == ""
    assert words(game).before(game.undoable).startswith(("Takes back: ", "Take the last decision"))
    assert words(game).before(()) == "Take the last decision back"


@pytest.mark.parametrize("language", languages())
def test_every_language_counts_the_turns(language: str) -> None:
    game = session(1, bots=2)
    play_on(game, Generator(1, "whim"))
    for turns in (2, 3):
        text = words(game, language).after(game.undoable[:turns])
        assert text
        assert "{" not in text
