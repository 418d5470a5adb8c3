"""Whole games with her: no piece is lost or doubled, and every sentence is used."""

import json
from itertools import combinations

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words.rococo.wording import Wording
from tests.daily import by_turns

OTHERS = tuple(each.key for each in EXPANSIONS if each.key != KEY)
EVERY_CHOICE = [
    (people, (*chosen, KEY))
    for number in range(len(OTHERS) + 1)
    for place, chosen in enumerate(combinations(OTHERS, number))
    for people in ({1, 2 + place % 3} if number < len(OTHERS) else (1, 2, 3, 4))
]


@pytest.mark.parametrize(("people", "expansions"), EVERY_CHOICE, ids=str)
def test_every_choice_of_expansions(people, expansions):
    """Whatever is on the table with her, whole games are played; saves hold in the middle."""
    edition = EDITIONS[len(expansions) % len(EDITIONS)]
    game = Rococo(Setup(people, edition, expansions), LIBRARY.load())
    state, chance = game.start(people).state, Generator(people, "answers")
    while (decision := state.pending) is not None:
        assert (decision.kind == "reveal_card") == (decision.seat == people)
        if decision.kind == "reveal_card" and state.round in (2, 5, 7):
            read = game.codec.decode(State, json.loads(json.dumps(game.codec.encode(state))))
            game.kernel.resume(read)
            assert read == state
            game.check(read)
        game.kernel.advance(state, decision.options[chance.below(len(decision.options))])
        her, cards = state.players[people], CARDS.of(state)
        assert her.livre == 0
        assert len(cards.hand) + len(cards.supply) + len(cards.discard) == 25
        assert len(cards.hand) <= 4
    assert not CARDS.of(state).hand


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_every_event_of_her_turns_is_said(language, edition):
    """Each turn can be followed: the card, what she does, and why; nothing is left unsaid."""
    game = Rococo(Setup(1, edition, ("jewelry_box", KEY)), LIBRARY.load())
    words = Wording(Catalogue(language), game.rules, edition, ("Ada", "Madame du Barry"))
    silent = {"ActionChosen", "EmployeeLeft"}
    for seed in range(3):
        state, chance = game.start(seed).state, Generator(seed, "answers")
        while (decision := state.pending) is not None:
            option = decision.options[chance.below(len(decision.options))]
            state, events = game.kernel.apply(state, option)
            if decision.kind != "reveal_card":
                continue
            hers = [event for event in events if getattr(event, "seat", None) == 1]
            assert hers[0].opens_turn
            for event in hers:
                for viewer in (0, None):
                    seen = event.seen_by(viewer)
                    assert seen is not None
                    said = words.event(seen)
                    assert said or type(event).__name__ in silent, event
                    assert "{" not in said
                    assert ".." not in said
