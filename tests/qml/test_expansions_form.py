"""The expansions in the new-game form."""

import pytest
from PySide6.QtCore import QPointF, Qt

from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from tests.qml.hands import Hands
from tests.qml.legible import LONG_AND_SHORT

pytestmark = pytest.mark.one_window


def opened(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.control(Qt.Key.Key_N)
    hands.click("fold:additions")


def test_every_expansion_is_offered_with_its_name_and_its_sentences(hands: Hands) -> None:
    opened(hands)
    for expansion in EXPANSIONS:
        item = hands.named(f"expansion:{expansion.key}")
        name, _ = hands.spoken(item)
        assert name
        assert item.property("explanation").count(".") >= 2
        assert item.property("checked") is False


def test_what_is_switched_on_is_played_and_offered_again(hands: Hands, places: Places) -> None:
    opened(hands)
    hands.click("expansion:jewelry_box")
    assert hands.named("expansion:jewelry_box").property("checked") is True
    hands.click("start")
    assert hands.game.session.setup.expansions == ("jewelry_box",)
    assert load_settings(places.settings_file)[0].expansions == ("jewelry_box",)
    hands.shell.open("new_game")
    hands.settle()
    hands.click("fold:additions")
    assert hands.named("expansion:jewelry_box").property("checked") is True


def test_the_switches_are_reached_and_turned_by_keys(hands: Hands) -> None:
    opened(hands)
    hands.tab_to("expansion:jewelry_box")
    hands.key(Qt.Key.Key_Space)
    assert hands.named("expansion:jewelry_box").property("checked") is True
    hands.key(Qt.Key.Key_Return)
    assert hands.named("expansion:jewelry_box").property("checked") is False


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_the_form_of_a_full_table_has_room(hands: Hands, language: str) -> None:
    """At 1280x800 the last expansion, with its reason, is above the start button."""
    hands.shell.preferences.choose("language", language)
    hands.root.setWidth(1280)
    hands.root.setHeight(800)
    opened(hands)
    for _ in range(3):
        hands.click("addSeat")
    hands.click("who1")
    hands.click("seat1:human")
    foot = hands.named("start").mapToScene(QPointF(0, 0)).y()
    for expansion in EXPANSIONS:
        item = hands.named(f"expansion:{expansion.key}")
        assert item.mapToScene(QPointF(0, item.height())).y() <= foot


def test_it_is_said_what_stays_in_the_box(hands: Hands) -> None:
    """Two of Expert Tailoring's dresses are for use with the Jewelry Box only."""
    opened(hands)
    assert "2 of them need" in hands.named("expansion:expert_tailoring").property("note")
    hands.click("expansion:jewelry_box")
    assert hands.named("expansion:expert_tailoring").property("note") == ""


def with_game(hands: Hands, game: str) -> None:
    opened(hands)
    hands.shell.backstage.form.setGame(game)
    hands.lay_out()


def test_a_game_that_was_never_played_takes_over_the_seats(hands: Hands) -> None:
    """The opponent was once gone with the choice of the other game, which one can play alone."""
    with_game(hands, "rococo")
    form = hands.shell.backstage.form
    while len(form.seats.plans.rows) > 2:
        form.seats.remove(2)
    form.seats.setName(0, "Ada")
    form.seats.setKind(1, "level5")
    assert [(row.name, row.kind) for row in form.seats.plans.rows] == [
        ("Ada", "human"),
        ("Solange", "level5"),
    ]
    form.setGame("patisserie")
    assert [(row.name, row.kind) for row in form.seats.plans.rows] == [
        ("Ada", "human"),
        ("Séraphine", "level5"),
    ]


def checked(hands: Hands, key: str) -> bool:
    return bool(hands.named(f"expansion:{key}").property("checked"))


def test_with_the_mentor_goes_the_grade_that_needs_him(hands: Hands) -> None:
    with_game(hands, "patisserie")
    form = hands.shell.backstage.form
    while len(form.seats.plans.rows) > 2:
        form.seats.remove(2)
    while len(form.seats.plans.rows) < 2:
        form.seats.add()
    hands.lay_out()
    reason = hands.named("expansion:savory").property("reason")
    assert reason == "Only one grade can be chosen, and only if the Mentor plays"
    hands.click("expansion:mentor")
    hands.click("expansion:savory")
    assert checked(hands, "mentor")
    assert checked(hands, "savory")
    assert "With Mentor there is room for 2 players." in hands.texts()
    assert not hands.named("addSeat").isEnabled()
    hands.click("expansion:mentor")
    assert not checked(hands, "mentor")
    assert not checked(hands, "savory")
    assert hands.named("addSeat").isEnabled()
