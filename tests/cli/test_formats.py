"""docs/formats.md lists what the protocol asks, in the base game and with every expansion."""

import re
from functools import cache
from pathlib import Path

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Question
from rococo_desktop.rules.rococo.questions import FORFEIT
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo

FORMATS = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
EVERYTHING = tuple(each.key for each in EXPANSIONS)


def table(heading: str) -> dict[str, str]:
    """Return the second column of a table by each of the names in the first."""
    rows = FORMATS.partition(f"| {heading} |")[2].partition("\n\n")[0]
    cells = re.findall(r"^\| (`.+?) \| (.+) \|$", rows, re.MULTILINE)
    return {name: text for names, text in cells for name in re.findall(r"`(\w+)`", names)}


@cache
def game() -> Rococo:
    return Rococo(Setup(3, expansions=EVERYTHING), LIBRARY.load())


def test_every_kind_of_decision_is_listed() -> None:
    kinds = {
        kind for kind, frame in game().kernel.frame_types.items() if issubclass(frame, Question)
    }
    assert set(table("kind | options")) == kinds


def test_every_main_action_is_listed() -> None:
    actions = re.findall(r"`(\w+)`", table("kind | options")["choose_action"])
    assert actions == [*game().rules.main_actions, FORFEIT]


def test_further_options_are_listed() -> None:
    listed = table("kind | options")
    for kind in game().rules.extensions:
        assert "with the Jewelry Box also" in listed[kind]


def test_every_expansion_is_listed() -> None:
    listed = FORMATS.partition("* Expansions: ")[2].partition(". ")[0]
    assert set(re.findall(r"`(\w+)`", listed)) == set(EVERYTHING)


def test_every_answer_that_is_a_word_is_listed() -> None:
    """Ids have a hyphen; every other answer is a word of its row, or a number of points."""
    listed = {
        kind: set(re.findall(r"`(\w+)`", text)) for kind, text in table("kind | options").items()
    }
    state, chance = game().start(3).state, Generator(3, "formats")
    while (decision := state.pending) is not None:
        words = {
            option for option in decision.options if "-" not in option and not option.isdigit()
        }
        assert words <= listed[decision.kind], decision
        answer = decision.options[chance.below(len(decision.options))]
        state = game().kernel.apply(state, answer, decision.id).state
