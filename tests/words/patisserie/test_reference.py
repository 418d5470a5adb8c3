"""The reference has an entry for everything that this game's code knows and shows."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from rococo_desktop.controller.patisserie.guide import PAGES
from rococo_desktop.controller.patisserie.reference import Gallery, everything
from rococo_desktop.controller.settings.shortcuts import DEFAULTS
from rococo_desktop.kinds.patisserie import PATISSERIE
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.components.bonuses import AnyBonus, Condition
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.components.models import SoloAction, Training
from rococo_desktop.rules.questions import FORFEIT
from rococo_desktop.session.teaching.reference import Index, read_reference, weighed
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, languages
from rococo_desktop.texts.files import ids
from rococo_desktop.words.patisserie.reference import ReferenceWording
from tests.messages import FULL_STOPS
from tests.rules.patisserie.frames import FRAMES
from tests.rules.rulings import rulings

COMPONENTS = LIBRARY.load()
REFERENCE = read_reference("patisserie")
RULINGS = resource_path().parent / "docs" / "rulings" / "patisserie.md"


def under(prefix: str) -> set[str]:
    """Return the next part of the keys of all messages under a prefix."""
    return {
        key.split("-")[prefix.count("-")] for key in ids(DEFAULT_LANGUAGE) if key.startswith(prefix)
    }


def named(models: object, field: str) -> Iterator[str]:
    """Yield the names by which the data choose among some models."""
    for model in get_args(get_args(models)[0]):
        yield from get_args(model.model_fields[field].annotation)


def areas() -> set[str]:
    """Return the parts of the table that say what they are."""
    folders = (resource_path("qml", "Patisserie"), resource_path("qml", "Table"))
    files = (file for folder in folders for file in folder.rglob("*.qml"))
    qml = [file.read_text(encoding="utf-8") for file in files]
    said = r'"area\.(\w+)"'
    part = r'(?ms)^Section \{.*?^    name: "(\w+)"'  # says "area." and its name
    return {area for text in qml for way in (said, part) for area in re.findall(way, text)}


KINDS: dict[str, set[str]] = {
    "decision": {kind for kind, frame in FRAMES.items() if hasattr(frame, "options")},
    "decision.choose_action": {*ACTIONS, FORFEIT},
    "effect": {*named(AnyBonus, "effect")},
    "condition": {*named(Condition, "condition")},
    "item": set(PATISSERIE.items),
    "phase": under("window-patisserie-phase-"),
    "obstacle": {
        re.sub("^(training|condition)_.*$", r"\1", each)
        for each in under("window-patisserie-obstacle-")
    },
    "card": set(get_args(Training)),
    "solo": set(get_args(SoloAction.model_fields["action"].annotation)),
    "event": {re.sub("_secret$", "", event) for event in under("patisserie-event-")},
    "expansion": set(PATISSERIE.expansions),
    "sign": {file.stem for file in resource_path("images", "patisserie", "sign").glob("*.svg")},
    "area": {"unused", "used", "player", "mentor", *areas()},
}


@pytest.mark.parametrize("kind", KINDS)
def test_everything_has_an_entry(kind: str) -> None:
    assert KINDS[kind]
    known = {*REFERENCE.topics}
    if kind == "decision.choose_action":
        known.add(f"{kind}.{FORFEIT}")  # told by the entry about the turn
    assert not {f"{kind}.{each}" for each in KINDS[kind]} - known


def test_every_kind_of_piece_has_an_entry() -> None:
    for piece in ("card", "recipe", "dish", "topped", "tile", "good", "space", "post", "host"):
        assert REFERENCE.about(piece), piece
    kinds = {reward.reward.gain for reward in COMPONENTS.table_bonuses.values()}
    assert all(REFERENCE.about(f"gain.{gain}") for gain in kinds)
    for board in COMPONENTS.boards.values():
        assert all(REFERENCE.about(f"table.{table.id}") for table in board.tables)
    assert all(REFERENCE.about(f"table_bonus.{bonus}") for bonus in COMPONENTS.table_bonuses)
    assert all(REFERENCE.about(f"special_bonus.{bonus}") for bonus in COMPONENTS.special_bonuses)


def test_no_topic_is_about_what_does_not_exist() -> None:
    for topic in REFERENCE.topics:
        kind, _, name = topic.rpartition(".")
        if kind in KINDS:
            assert name in KINDS[kind], topic


def test_every_ruling_is_told_where_it_matters() -> None:
    """Each number of docs/rulings/patisserie.md, so that nobody has to look outside the game."""
    told = {number for entry in REFERENCE.entries.values() for number in entry.rulings}
    assert told == set(rulings(RULINGS.read_text(encoding="utf-8")))


def test_every_picture_is_a_piece_or_a_sign() -> None:
    gallery = Gallery(Catalogue(), everything(COMPONENTS))
    for entry in REFERENCE.entries.values():
        assert entry.pictures or entry.scope is None, entry.id
        for picture in entry.pictures:
            assert (gallery.face(picture) is None) == (":" not in picture), picture
            if ":" not in picture:
                assert picture in KINDS["sign"]


def test_the_guide_has_a_sentence_and_a_sign_for_everything() -> None:
    texts = Catalogue()
    for heading, sentences in PAGES.items():
        scope = "guide" if heading == "table" else "guide-patisserie"
        assert f"{scope}-heading-{heading}" in texts
        for sentence, sign in sentences.items():
            assert f"{scope}-{heading}-{sentence}" in texts
            drawn = sign in KINDS["sign"] or resource_path("images", f"{sign}.svg").exists()
            assert drawn, sign


def words(language: str = "en") -> ReferenceWording:
    return ReferenceWording(Catalogue(language), COMPONENTS, DEFAULTS)


@pytest.mark.parametrize("language", languages())
def test_texts_are_filled_in_and_whole_sentences(language: str) -> None:
    said = words(language)
    guide = [key for key in ids(language) if key.startswith("guide-patisserie-")]
    for key in guide:
        assert "{" not in said.text(key)
    for entry in REFERENCE.entries.values():
        for key in (entry.titled, entry.message("text"), entry.message("terms")):
            assert "{" not in said.text(key)
            assert "reference-" not in said.text(key)
        text = said.text(entry.message("text"))
        assert not text[0].islower() or entry.scope is None, text
        assert text.endswith(FULL_STOPS), text
        assert not said.text(entry.titled).endswith(FULL_STOPS), text


def test_numbers_are_those_of_the_components() -> None:
    """Rulebook, "Give Notice": 4 or 6 coins; "Hire": 4, 3, 2, 2; "Gain Income": 2, 3, 1, 1, 2."""
    said = words()
    assert "4 coins for an Assistant, 6 for a Pastry Chef" in said.text(
        "reference-patisserie-give_notice-text"
    )
    assert "With 4 cards there it costs 4 coins, with 3 3, with 2 or 1 2" in said.text(
        "reference-patisserie-hire-text"
    )
    assert "2 and 3 coins more, then 1, 1 and 2 prestige" in said.text(
        "reference-patisserie-decoration-text"
    )


def found(language: str, query: str) -> list[str]:
    said = words(language)
    return Index(
        {
            entry.id: weighed(
                said.text(entry.titled),
                said.text(entry.message("terms")),
                said.text(entry.message("text")),
            )
            for entry in REFERENCE.entries.values()
        }
    ).find(query)


@pytest.mark.parametrize(
    ("language", "query", "entry"),
    [
        ("en", "oven", "bake"),
        ("en", "asistant", "assistant"),
        ("en", "pastry chef", "chef"),
        ("en", "draft", "tray"),
        ("en", "fire somebody", "give_notice"),
        ("en", "topping", "topping"),
        ("en", "how to win", "final_scoring"),
        ("en", "money", "coin"),
        ("en", "who begins", "start_player"),
        ("en", "ingrediants", "ingredient"),
        ("en", "solo", "mentor"),
        ("en", "undo", "undo"),
        ("de", "Backblech", "tray"),
        ("de", "Konditorr", "chef"),
        ("de", "kuendigen", "give_notice"),
        ("de", "verkaufen", "sell"),
        ("de", "Zutatten", "acquire_ingredients"),
        ("de", "wie gewinnt man", "final_scoring"),
        ("fr", "patissier", "chef"),
        ("fr", "garniture", "topping"),
        ("fr", "plaque", "tray"),
        ("fr", "comment gagner", "final_scoring"),
        ("fr", "oeuf", "ingredient"),
        ("fr", "congedier", "give_notice"),
    ],
)
def test_it_is_found_by_its_words_and_misspelt(language: str, query: str, entry: str) -> None:
    assert entry in found(language, query)[:3]
