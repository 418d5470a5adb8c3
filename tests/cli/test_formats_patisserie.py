"""docs/formats-patisserie.md lists what the protocol asks in La Pâtisserie Rococo."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Question
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.book import OPTIONS
from rococo_desktop.rules.patisserie.components.bonuses import AnyBonus
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import FRAMES, Patisserie
from rococo_desktop.rules.patisserie.scoring import ITEMS
from rococo_desktop.rules.patisserie.turns import FORFEIT

PAGE = (Path(__file__).parents[2] / "docs" / "formats-patisserie.md").read_text(encoding="utf-8")


def table(heading: str) -> dict[str, str]:
    """Return the second column of a table by each of the names in the first."""
    rows = PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0]
    cells = re.findall(r"^\| (`.+?`) \| (.+) \|$", rows, re.MULTILINE)
    return {name: text for names, text in cells for name in re.findall(r"`(\w+)`", names)}


def test_every_kind_of_decision_is_listed() -> None:
    kinds = {kind for kind, frame in FRAMES.items() if issubclass(frame, Question)}
    assert set(table("kind | options")) == kinds


def test_every_main_action_is_listed() -> None:
    listed = re.findall(r"`(\w+)`", table("kind | options")["choose_action"])
    assert listed == [*ACTIONS, FORFEIT]


def test_every_effect_is_listed_with_its_numbers() -> None:
    listed = table("`effect` | what it does, with its numbers")
    effects = {
        get_args(model.model_fields["effect"].annotation)[0]: model
        for model in get_args(get_args(AnyBonus)[0])
    }
    assert set(listed) == set(effects)
    for effect, model in effects.items():
        for name in set(model.model_fields) - {"effect"}:
            assert f"`{name}`" in listed[effect], (effect, name)


def test_every_expansion_is_listed() -> None:
    listed = PAGE.partition("* `expansions`: ")[2].partition("\n*")[0]
    assert set(re.findall(r"`(\w+)`", listed)) == set(OPTIONS)


def test_every_item_of_the_score_is_listed() -> None:
    items = PAGE.partition('"items": {')[2].partition("}")[0]
    assert re.findall(r'"(\w+)"', items) == list(ITEMS)


@cache
def game(players: int) -> Patisserie:
    return Patisserie(Setup(players), LIBRARY.load())


@pytest.mark.parametrize("players", [1, 4])
def test_every_answer_that_is_a_word_is_listed(players: int) -> None:
    """Ids have a hyphen; every other answer is a word of its row, or a number of points."""
    listed = {
        kind: set(re.findall(r"`(\w+)`", text)) for kind, text in table("kind | options").items()
    }
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
