"""docs/formats-patisserie.md lists what the protocol asks, and what the documents contain."""

import re
from functools import cache
from typing import get_args

import pytest

from rococo_desktop.cli.patisserie.documents import PATISSERIE
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Question
from rococo_desktop.kinds.patisserie import PATISSERIE as KIND
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.components.bonuses import AnyBonus
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.rules.questions import FORFEIT
from tests.cli.pages import Page, keys_of, names
from tests.random_games import decisions
from tests.rules.patisserie.frames import FRAMES

PAGE = Page("formats-patisserie.md")
QUESTIONS = "kind | options"


def test_every_kind_of_decision_is_listed() -> None:
    kinds = {kind for kind, frame in FRAMES.items() if issubclass(frame, Question)}
    assert set(PAGE.table(QUESTIONS)) == kinds


def test_every_main_action_is_listed() -> None:
    assert names(PAGE.second(QUESTIONS)["choose_action"]) == [*ACTIONS, FORFEIT]


def test_every_effect_is_listed_with_its_numbers() -> None:
    listed = PAGE.second("`effect` | what it does, with its numbers")
    effects = {
        get_args(model.model_fields["effect"].annotation)[0]: model
        for model in get_args(get_args(AnyBonus)[0])
    }
    assert set(listed) == set(effects)
    for effect, model in effects.items():
        for name in set(model.model_fields) - {"effect"}:
            assert f"`{name}`" in listed[effect], (effect, name)


def test_every_expansion_is_listed() -> None:
    listed = PAGE.text.partition("* `expansions`: ")[2].partition("\n*")[0]
    assert set(names(listed)) == set(KIND.expansions)


def test_every_item_of_the_score_is_listed() -> None:
    items = PAGE.text.partition('"items": {')[2].partition("}")[0]
    assert re.findall(r'"(\w+)"', items) == list(KIND.items)


@cache
def game(players: int) -> Patisserie:
    return Patisserie(Setup(players), LIBRARY.load())


@pytest.mark.parametrize("players", [1, 4])
def test_every_answer_that_is_a_word_is_listed(players: int) -> None:
    """Ids have a hyphen; every other answer is a word of its row, or a number of points."""
    listed = {kind: set(names(text)) for kind, text in PAGE.second(QUESTIONS).items()}
    for seed in range(3):
        state, chance = game(players).start(seed).state, Generator(seed, "formats")
        while (decision := state.pending) is not None:
            words = {
                option for option in decision.options if "-" not in option and not option.isdigit()
            }
            words -= set(ACTIONS) if decision.kind == "copy_action" else set()
            assert words <= listed[decision.kind], decision
            answer = decision.options[chance.below(len(decision.options))]
            game(players).kernel.advance(state, answer)


@pytest.mark.parametrize("players", [1, 4])
def test_every_key_of_the_documents_is_listed(players: int) -> None:
    match, seats = game(players), ["random"] * game(players).seats
    found = set(keys_of(PATISSERIE.components(LIBRARY.load(), "", PROMOS)))
    for state, _ in decisions(match, 1):
        seen = match.look(state, frozenset(range(match.seats)))
        found.update(keys_of(PATISSERIE.position(match, seen, seats)))
        found.update(keys_of(PATISSERIE.score(match, state)))
    assert {key for key in found if not re.search(f'[`"]{key}[`"]', PAGE.text)} == set()


def test_every_part_of_the_score_is_listed() -> None:
    """A cell about subject or number is empty where the parts have none."""
    listed = PAGE.table("item | `kind` of its parts | `subject` | `number`")
    assert list(listed) == list(KIND.items)
    kinds: dict[str, set[str]] = {item: set() for item in KIND.items}
    for match in (game(1), game(4)):
        for state, _ in decisions(match, 1):
            for player in match.score(state).players:
                for item, _, parts in player.items:
                    _, subject, number = listed[item]
                    kinds[item].update(part.kind for part in parts)
                    assert all(bool(part.subject) == bool(subject) for part in parts)
                    assert all(bool(part.number) == bool(number) for part in parts)
    for item, (words, *_) in listed.items():
        assert kinds[item] == set(names(words))
