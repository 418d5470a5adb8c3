"""The reference has an entry for everything that this game's code knows and shows."""

import re
from collections.abc import Iterator

import pytest

from rococo_desktop.controller.rococo.guide import PAGES
from rococo_desktop.controller.settings.shortcuts import DEFAULTS
from rococo_desktop.engine.match import Setup
from rococo_desktop.kinds.rococo import ROCOCO
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.session.teaching.reference import Index, read_reference, weighed
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, languages
from rococo_desktop.texts.files import ids
from rococo_desktop.words.rococo.reference import ReferenceWording
from tests.daily import by_turns
from tests.messages import FULL_STOPS, VALUE, written_in

RULE_SETS = (BASE, *EXPANSIONS)
EVERYTHING = tuple(each.key for each in EXPANSIONS)
REFERENCE = read_reference("rococo")
MATCH = {edition: Rococo(Setup(2, edition, EVERYTHING), LIBRARY.load()) for edition in EDITIONS}
RULES = MATCH["deluxe"].rules


def under(prefix: str) -> set[str]:
    """Return the next part of the keys of all messages under a prefix."""
    return {
        key.split("-")[prefix.count("-")] for key in ids(DEFAULT_LANGUAGE) if key.startswith(prefix)
    }


def signs() -> Iterator[str]:
    """Yield every sign in a row of a card or in the guide."""
    for key, forms in written_in(DEFAULT_LANGUAGE, "rococo").items():
        if key.startswith(("window-signs-", "guide-")):
            yield from (
                word[1:]
                for word in VALUE.sub(r"{\1}", " ".join(forms)).split()
                if word.startswith(":")
            )
    for heading, sentences in PAGES.items():
        if heading != "table":  # which is about the program
            yield from sentences.values()


KINDS: dict[str, set[str]] = {
    "decision": {
        kind
        for rule_set in RULE_SETS
        for kind, frame in rule_set.frames.items()
        if hasattr(frame, "options")
    },
    "decision.choose_action": set(RULES.main_actions),
    "effect": {effect for rule_set in RULE_SETS for effect in rule_set.effects},
    "final": {final for rule_set in RULE_SETS for final in rule_set.finals},
    "item": {*ROCOCO.items, *(step.item for r in RULE_SETS for step in r.scoring_steps)},
    "obstacle": under("obstacle-"),
    "condition": {said.key.split("-")[1] for said in RULES.conditions.values()},
    "task": {task for tasks in TASKS.values() for task in tasks},
    "group": {space.group for space in RULES.board.decorations.values()},
    "card": {employee.type for employee in RULES.employees.values()},
    "space": {"master", "guest"},
    "majority": {"hall", "fireworks"},
    "area": under("hint-area-"),
    "event": {re.sub("_(secret|dress)$", "", event) for event in under("event-")},
    "expansion": set(EVERYTHING),
    "sign": {sign.replace("{silk}", "silk-red") for sign in signs() if "{color}" not in sign},
}


@pytest.mark.parametrize("kind", KINDS)
def test_everything_has_an_entry(kind: str) -> None:
    assert KINDS[kind]
    known = {*REFERENCE.topics}
    if kind == "decision.choose_action":
        known |= {f"{kind}.{entry}" for entry in REFERENCE.entries}  # of the same name
    if kind == "expansion":
        known |= {f"expansion.{key}" for key in set(REFERENCE.expansions.values())}
    assert not {f"{kind}.{each}" for each in KINDS[kind]} - known


def test_every_kind_of_piece_has_an_entry() -> None:
    for piece in ("card", "dress", "tile", "group", "jewel"):
        assert REFERENCE.about(piece), piece


def test_every_colour_of_silk_has_a_sign_with_an_entry() -> None:
    for color in RULES.dresses["yellow-01"].silk.as_dict():
        assert f"sign.silk-{color}" in REFERENCE.topics


def test_no_topic_is_about_what_does_not_exist() -> None:
    for topic in REFERENCE.topics:
        kind, _, name = topic.rpartition(".")
        if kind in KINDS and kind not in ("area", "sign", "card", "event"):
            assert name in KINDS[kind] or kind == "decision", topic


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_texts_are_filled_in_and_whole_sentences(language: str, edition: str) -> None:
    words = ReferenceWording(Catalogue(language), MATCH[edition].rules, edition, DEFAULTS)
    for entry in REFERENCE.entries.values():
        for key in (entry.titled, entry.message("text"), entry.message("terms")):
            assert "{" not in words.text(key)
            assert "reference-" not in words.text(key)
        text = words.text(entry.message("text"))
        assert not text[0].islower(), text
        assert text.endswith(FULL_STOPS), text
        assert not words.text(entry.titled).endswith(FULL_STOPS), text


def test_numbers_are_those_of_the_components() -> None:
    words = ReferenceWording(Catalogue(), RULES, "deluxe", DEFAULTS)
    assert "10 Livre for a Master" in words.text("reference-depute-text")
    assert "gain 5 Livre at once" in words.text("reference-favor-text")


def found(language: str, query: str) -> list[str]:
    """Return the search results in the words of both editions."""
    said = [ReferenceWording(Catalogue(language), MATCH[e].rules, e, DEFAULTS) for e in EDITIONS]
    return Index(
        {
            entry.id: [
                part
                for words in said
                for part in weighed(
                    words.text(entry.titled),
                    words.text(entry.message("terms")),
                    words.text(entry.message("text")),
                )
            ]
            for entry in REFERENCE.entries.values()
        }
    ).find(query)


@pytest.mark.parametrize(
    ("language", "query", "entry"),
    [
        ("en", "garment", "dress"),
        ("en", "dress", "dress"),
        ("en", "gown", "dress"),
        ("en", "balcony", "terrace"),
        ("en", "terrace", "terrace"),
        ("en", "kitchen", "fountain_upper"),
        ("en", "fountain", "fountain_upper"),
        ("en", "drawer", "acquire"),
        ("en", "segment", "acquire"),
        ("en", "queens favour", "favor"),
        ("en", "jewellery", "jewelry"),
        ("en", "firewoks", "fireworks"),
        ("en", "apprentise", "apprentice"),
        ("en", "muscian", "musician"),
        ("en", "tie", "hall"),
        ("de", "Gewand", "dress"),
        ("de", "kleid", "dress"),
        ("de", "Balkon", "terrace"),
        ("de", "koenigin", "favor"),
        ("de", "Fingerhuht", "master"),
        ("de", "Schublade", "acquire"),
        ("de", "Feuerwerck", "fireworks"),
        ("fr", "maitre", "master"),
        ("fr", "tiroir", "acquire"),
        ("fr", "feux d'artifice", "fireworks"),
        ("fr", "bijous", "jewelry"),
        ("fr", "cuisine", "fountain_upper"),
    ],
)
def test_it_is_found_in_the_words_of_both_editions_and_misspelt(
    language: str, query: str, entry: str
) -> None:
    assert entry in found(language, query)[:3]
