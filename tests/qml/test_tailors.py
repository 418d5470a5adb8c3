"""Computer players have a name, a face and a sentence, in every language."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from rococo_desktop.ai.rococo.bots import BOTS, CHARACTERS
from rococo_desktop.controller.rococo.portraits import portrait
from rococo_desktop.resources import resource_path
from rococo_desktop.session.seats import HUMAN, RIVAL, SeatPlan
from rococo_desktop.session.settings import Settings
from rococo_desktop.texts import Catalogue, languages
from tests.qml.hands import Hands, played_out, session
from tests.qml.legible import LONG_AND_SHORT

pytestmark = pytest.mark.one_window


def opened(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.control(Qt.Key.Key_N)
    hands.lay_out()


def described(hands: Hands, name: str) -> str:
    told = QAccessible.queryAccessibleInterface(hands.named(name))
    return told.text(QAccessible.Text.Description)


def stars(hands: Hands, name: str) -> tuple[int, int]:
    """Return the bright stars of a button, and all of them."""
    drawn = [item for item in hands.items(hands.named(name)) if item.property("name") == "star"]
    return sum(item.opacity() == 1 for item in drawn), len(drawn)


@pytest.mark.parametrize("kind", BOTS)
def test_each_is_painted_and_named_without_the_word_of_the_files(kind: str) -> None:
    assert resource_path("images", f"{portrait(kind)}.svg").exists()
    for language in languages():
        texts = Catalogue(language)
        name = texts.text(f"window-seat_kind-{kind}-label")
        assert name.lower() != kind
        assert name in texts.text(f"window-seat_kind-{kind}-explanation")


def test_no_two_share_a_name_a_face_or_a_name_of_people() -> None:
    for texts in map(Catalogue, languages()):
        names = [texts.text(f"window-seat_kind-{kind}-label") for kind in BOTS]
        assert not {*names} & {*texts.text("window-new_game-names").split()}
        assert len({*names}) == len(names)
    for one, other in combinations(BOTS, 2):
        faces = [resource_path("images", f"{portrait(kind)}.svg") for kind in (one, other)]
        assert faces[0].read_bytes() != faces[1].read_bytes()


def test_a_person_has_no_portrait_and_the_rival_has_one() -> None:
    assert portrait(HUMAN) == ""
    assert resource_path("images", f"{portrait(RIVAL)}.svg").exists()


def test_six_are_offered_by_face_name_and_strength(hands: Hands) -> None:
    opened(hands)
    assert [row.key for row in hands.shell.backstage.form.seats.kinds.rows] == [HUMAN, *CHARACTERS]
    assert not hands.has("seat1:greedy")
    for strength, kind in enumerate(CHARACTERS, 1):
        button = hands.named(f"seat1:{kind}")
        assert f"tailor/{kind}" in [item.property("path") for item in hands.items(button)]
        assert stars(hands, f"seat1:{kind}") == (strength, 6)
        name, role = hands.spoken(button)
        assert role == QAccessible.Role.RadioButton
        assert name in described(hands, f"seat1:{kind}")
        assert f"Strength {strength} of 6" in described(hands, f"seat1:{kind}")


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_what_one_is_like_is_told_before_one_is_chosen(hands: Hands, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    opened(hands)
    texts = Catalogue(language)
    for kind in CHARACTERS:
        hands.point_at(hands.named(f"seat1:{kind}"))
        sentence = texts.text(f"window-seat_kind-{kind}-explanation")
        (words,) = [item for item in hands.items() if item.property("text") == sentence]
        assert not words.property("truncated")
        assert words.property("contentHeight") <= words.height()


def test_they_are_chosen_by_the_mouse_and_seen_at_the_table(hands: Hands) -> None:
    opened(hands)
    hands.click("seat1:level5")
    told = described(hands, "who1")
    assert told in hands.texts()
    assert hands.spoken(hands.named("who1"))[0] == "Player 2: Solange"
    hands.click("start")
    plan = hands.game.session.setup.seats[1]
    assert (plan.kind, plan.name) == ("level5", "Solange")
    assert hands.named("portrait:1").property("path") == "tailor/level5"
    assert hands.named("portrait:0").property("path") == "sitter/bun"
    (row,) = [row for row in hands.table.people.players.rows if row.key == 1]
    assert row.tailor == told


def test_they_are_chosen_by_keys(hands: Hands) -> None:
    opened(hands)
    hands.tab_to("who0")
    hands.key(Qt.Key.Key_Return)
    hands.tab_to("seat0:level3")
    assert "Odile reckons" in " ".join(hands.texts()), "the focus tells as the pointer does"
    hands.key(Qt.Key.Key_Return)
    assert hands.focused.objectName() == "seat0:level3"
    assert [row.kind for row in hands.shell.backstage.form.seats.plans.rows] == ["level3", "level1"]


def test_a_newcomer_meets_the_gentlest_and_others_their_like(hands: Hands) -> None:
    form = hands.shell.backstage.form
    form.forget()
    form.fill(Settings())
    assert [row.kind for row in form.seats.plans.rows] == ["human", "level1"]
    form.seats.add()
    assert [row.kind for row in form.seats.plans.rows] == ["human", "level1", "level2"]
    form.seats.setKind(2, "level6")
    form.seats.add()
    form.seats.add()
    assert [row.kind for row in form.seats.plans.rows][3:] == ["level5", "level4"]


def test_the_first_game_with_the_coach_is_against_the_gentlest(hands: Hands) -> None:
    hands.shell.startCoached()
    hands.settle()
    seats = hands.game.session.setup.seats
    assert [seat.kind for seat in seats] == ["human", "level1", "level2"]


def test_a_name_that_nobody_typed_is_that_of_who_plays(hands: Hands) -> None:
    opened(hands)
    form = hands.shell.backstage.form
    hands.click("addSeat")
    assert [row.name for row in form.seats.plans.rows] == ["Antoinette", "Colin", "Margot"]
    hands.click("seat2:level1")
    assert form.seats.plans.rows[2].name == "Colin 2"
    hands.click("seat2:human")
    assert form.seats.plans.rows[2].name == "Baptiste"
    hands.write("name2", "zoe")
    hands.click("seat2:level6")
    assert form.seats.plans.rows[2].name == "zoe"


def test_the_bots_of_earlier_settings_play_on_but_are_not_offered(hands: Hands) -> None:
    seats = (SeatPlan(kind="human", name="Anna"), SeatPlan(kind="greedy", name="Bruno"))
    hands.shell.preferences.keep(seats=seats)
    opened(hands)
    assert hands.spoken(hands.named("who1"))[0] == "Player 2: Ducat"
    assert described(hands, "who1") in hands.texts()
    assert stars(hands, "who1") == (0, 0)
    hands.click("start")
    assert hands.game.session.setup.seats[1].kind == "greedy"
    assert hands.named("portrait:1").property("path") == "tailor/greedy"


def test_statistics_name_them_and_the_rival(hands: Hands) -> None:
    hands.play(played_out(session(1, bots=1, expansions=("madame_du_barry",))))
    hands.shell.leave()
    hands.settle()
    hands.click("records")
    rows = {row.name: row.portrait for row in hands.shell.backstage.records.players.rows}
    assert rows == {
        "Anna": "",
        "Caprice": "tailor/random",
        "Madame du Barry": "employee/madame",
    }
    assert set(rows) <= set(hands.texts())


def test_statistics_keep_the_characters_apart(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(1, bots=2)
    seats = [
        replace(plan, kind=kind)
        for plan, kind in zip(game.setup.seats, ("human", "level1", "level6"), strict=True)
    ]
    game.players.setup = game.setup.model_copy(update={"seats": tuple(seats)})
    hands.play(played_out(game))
    hands.shell.leave()
    hands.settle()
    hands.click("records")
    rows = {row.name: row.portrait for row in hands.shell.backstage.records.players.rows}
    assert rows["Colin"] == "tailor/level1"
    assert rows["Aurélien"] == "tailor/level6"
