"""docs/formats.md lists what the protocol asks, in the base game and with every expansion."""

import re
from functools import cache
from typing import get_args

from rococo_desktop.cli.rococo.documents import ROCOCO
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Question
from rococo_desktop.rules.questions import FORFEIT
from rococo_desktop.rules.rococo.components.bonuses import Bonus, Final
from rococo_desktop.rules.rococo.jewelry_box.components import CONDITIONS
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo
from tests.cli.pages import Page, keys_of, names
from tests.random_games import decisions

PAGE = Page("formats.md")
HEADS = {
    "effect": "`effect` | what it does, with its numbers",
    "final": "`final` | what it scores, with its numbers",
}
EVERYTHING = tuple(each.key for each in EXPANSIONS)


def questions() -> dict[str, str]:
    """Return the options of each kind of question."""
    return PAGE.second("kind | options")


@cache
def game() -> Rococo:
    return Rococo(Setup(3, expansions=EVERYTHING), LIBRARY.load())


def test_every_kind_of_decision_is_listed() -> None:
    kinds = {
        kind for kind, frame in game().kernel.frame_types.items() if issubclass(frame, Question)
    }
    assert set(questions()) == kinds


def test_every_main_action_is_listed() -> None:
    actions = names(questions()["choose_action"])
    assert actions == [*game().rules.main_actions, FORFEIT]


def test_further_options_are_listed() -> None:
    listed = questions()
    for kind in game().rules.extensions:
        assert "with the Jewelry Box also" in listed[kind]


def test_every_expansion_is_listed() -> None:
    listed = PAGE.text.partition("* Expansions: ")[2].partition(". ")[0]
    assert set(names(listed)) == set(EVERYTHING)


def test_every_effect_and_final_scoring_is_listed_with_its_numbers() -> None:
    for kind, base in (("effect", Bonus), ("final", Final)):
        listed = PAGE.second(HEADS[kind])
        models = {
            get_args(model.model_fields[kind].annotation)[0]: model
            for model in base.__subclasses__()
            if model.__module__.startswith("rococo_desktop.")
        }
        assert set(listed) == set(models)
        for key, model in models.items():
            for name in set(model.model_fields) - {kind}:
                assert f"`{name}`" in listed[key], (key, name)


def test_every_key_of_the_documents_is_listed() -> None:
    match, seats = game(), ["random"] * game().seats
    found = set(keys_of(ROCOCO.components(LIBRARY.load(), "", EVERYTHING)))
    for state, _ in decisions(match, 1):
        seen = match.look(state, frozenset(range(match.seats)))
        found.update(keys_of(ROCOCO.position(match, seen, seats)))
        found.update(keys_of(ROCOCO.score(match, state)))
    assert {key for key in found if not re.search(f'[`"]{key}[`"]', PAGE.text)} == set()


def test_every_kind_of_condition_is_listed() -> None:
    assert set(PAGE.second("`kind` of condition | what is counted")) == set(CONDITIONS)


def test_every_answer_that_is_a_word_is_listed() -> None:
    """Ids have a hyphen; every other answer is a word of its row, or a number of points."""
    listed = {kind: set(names(text)) for kind, text in questions().items()}
    state, chance = game().start(3).state, Generator(3, "formats")
    while (decision := state.pending) is not None:
        words = {
            option for option in decision.options if "-" not in option and not option.isdigit()
        }
        assert words <= listed[decision.kind], decision
        answer = decision.options[chance.below(len(decision.options))]
        state = game().kernel.apply(state, answer, decision.id).state
