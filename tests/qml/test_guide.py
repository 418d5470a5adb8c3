"""How to play, in short: at hand from everywhere, and true to the rules' numbers."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from rococo_desktop.controller.pages.guide import guide_rows
from rococo_desktop.controller.rococo.guide import PAGES
from rococo_desktop.controller.rococo.reference import RococoTeller
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.settings.shortcuts import Shortcuts
from rococo_desktop.engine.match import Setup
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.files.writer import AT_ONCE
from rococo_desktop.texts import Catalogue, languages
from tests.base_game import load
from tests.daily import by_turns
from tests.qml.hands import Hands, play_to, session

pytestmark = pytest.mark.one_window


def test_the_guide_opens_from_the_menu_and_the_table(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.click("guide")
    assert hands.shell.dialog == "guide"
    hands.key(Qt.Key.Key_Escape)
    hands.play(play_to(session(2), "choose_action"))
    hands.game.hotSeat.reveal()
    version = hands.game.session.version
    hands.key(Qt.Key.Key_F1)
    assert hands.shell.dialog == "guide"
    assert any("7 rounds" in text for text in hands.texts())
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
    assert hands.game.session.version == version


def test_it_is_walked_by_keys(hands: Hands) -> None:
    hands.shell.back()
    hands.shell.open("guide")
    hands.settle()
    for _ in ("to the contents", "to the guide"):
        hands.key(Qt.Key.Key_Tab)
    for _ in range(hands.pages.guide.count):
        hands.key(Qt.Key.Key_Down)
    assert "start player" in hands.texts()


def test_every_sentence_has_its_sign_and_every_number_its_value(hands: Hands) -> None:
    hands.shell.open("guide")
    rows = hands.pages.guide.rows
    assert len(rows) == len(PAGES) + sum(map(len, PAGES.values()))
    for row in rows:
        assert "{" not in row.text
        assert not row.sign or resource_path("images", f"{row.sign}.svg").exists()
    texts = {row.key: row.text for row in rows}
    assert "10, 7 or 4 Livre" in texts["actions.depute"]
    assert "5 Livre at once" in texts["actions.favor"]


def test_it_tells_of_the_expansions_that_are_played(hands: Hands) -> None:
    chosen = ("jewelry_box", "madame_du_barry")
    hands.play(session(1, expansions=chosen))
    hands.shell.open("guide")
    rows = hands.pages.guide.rows
    for expansion in EXPANSIONS:
        own = [row for row in rows if row.key.startswith(f"{expansion.key}.")]
        assert bool(own) == (expansion.key in chosen)
        for row in own:
            assert "{" not in row.text
            assert resource_path("images", f"{row.sign}.svg").exists()


def guide(edition: str, language: str = "en", expansions: tuple[str, ...] = ()) -> dict[str, str]:
    """Return the sentences by key."""
    catalogue, owner, nowhere = Catalogue(), QObject(), Path("nowhere")
    preferences = Preferences(Places(nowhere, nowhere), catalogue, AT_ONCE, owner)
    keys = Shortcuts(preferences, catalogue, owner)
    catalogue.speak(language)
    teller = RococoTeller("rococo", catalogue, LIBRARY.load, lambda: keys.written)
    return {row.key: row.text for row in guide_rows(PAGES, teller, edition, expansions)}


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_it_says_who_may_not_do_an_action(language: str, edition: str) -> None:
    """Deluxe, "Perform Actions": what Journeymen and Apprentices can never do."""
    said = guide(edition, language)
    actions = Rococo(Setup(3, edition), load()).rules.main_actions
    catalogue = Catalogue(language)
    names = {  # as they begin, for cases change their ends
        each: catalogue.text(f"type-{each}")[:3] for each in ("master", "apprentice")
    }
    for action in actions.values():
        sentence = said[f"actions.{action.id}"]
        start = sentence.replace("：", ":").partition(":")[0]
        assert (names["master"] in start) == (action.performers == {"master"})
        barred = "apprentice" not in action.performers and "journeyman" in action.performers
        assert (names["apprentice"] in start) == barred


def test_it_speaks_in_the_words_of_the_edition() -> None:
    everything = tuple(each.key for each in EXPANSIONS)
    for language, words in {"en": ("garment", "dress"), "de": ("Gewänder", "Kleider")}.items():
        deluxe = " ".join(guide("deluxe", language, everything).values())
        original = " ".join(guide("original", language, everything).values())
        assert words[0] in deluxe
        assert words[1] in original
        assert words[0] not in original
    assert "Royal hall" in guide("deluxe")["board.fireworks"]
    assert "King’s hall" in guide("original")["board.fireworks"]


def test_every_expansion_has_sentences_of_its_own() -> None:
    for texts in map(Catalogue, languages()):
        for expansion in EXPANSIONS:
            assert f"guide-{expansion.key}-1" in texts


def test_headings_are_told_from_lines(hands: Hands) -> None:
    hands.shell.open("guide")
    hands.lay_out()
    page = hands.named("guidePage")
    rows = [item for item in hands.items(page) if item.property("heading") is not None]
    assert any(row.property("heading") for row in rows)
    for row in rows:
        assert row.property("heading") == (row.property("sign") == "")
        role = QAccessible.Role.Heading if row.property("heading") else QAccessible.Role.ListItem
        assert hands.spoken(row)[1] == role


def test_madame_draws_a_card_for_an_examination_too() -> None:
    """Deluxe, "Madame du Barry", 4. and 7.: 1 facedown card is added, another turn this round."""
    told = guide("deluxe", expansions=("jewelry_box", "madame_du_barry"))
    assert "hires, or passes an examination, she draws" in told["madame_du_barry.3"]


def test_a_tile_has_the_price_of_its_drawer_or_segment_by_the_edition() -> None:
    """2013, "Acquire Resources": segments; Deluxe: drawers."""
    assert "the price of its drawer" in guide("deluxe")["actions.acquire"]
    assert "the price of its segment" in guide("original")["actions.acquire"]


def test_all_actions_are_on_one_card_and_those_that_are_open_are_lit(hands: Hands) -> None:
    hands.play(play_to(session(2), "choose_action"))
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.key(Qt.Key.Key_A)
    assert hands.shell.dialog == "actions"
    rows = hands.pages.actions.rows
    assert [row.key for row in rows] == list(PAGES["actions"])
    decision = hands.game.session.decision
    assert decision is not None
    assert {row.key for row in rows if row.lit} == {*decision.options} & {*PAGES["actions"]}
    assert {row.text for row in rows} <= set(hands.texts())
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(8, 400))
    hands.settle()
    assert hands.shell.dialog == "", "a click beside it closes it"
    hands.click("actionCard")
    assert hands.shell.dialog == "actions"
    hands.key(Qt.Key.Key_Escape)
    hands.shell.open("guide")
    hands.settle()
    hands.click("toActions")
    assert hands.shell.dialog == "actions"
