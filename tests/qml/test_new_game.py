"""The new-game form, and the notice of the first start."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from tests.qml.hands import Hands

pytestmark = pytest.mark.one_window


def opened(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.control(Qt.Key.Key_N)


def test_what_cannot_be_played_cannot_be_begun(hands: Hands) -> None:
    opened(hands)
    assert hands.named("start").isEnabled()
    hands.click("name0")
    hands.control(Qt.Key.Key_A)
    hands.key(Qt.Key.Key_Delete)
    assert not hands.named("start").isEnabled()
    assert any("name" in text for text in hands.texts())
    hands.click("start")
    assert hands.shell.game is None
    hands.shell.backstage.form.seats.setName(1, "bruno")
    hands.type("bruno")
    assert not hands.named("start").isEnabled()
    hands.type("x")
    assert hands.named("start").isEnabled()


def test_the_seed_is_a_number(hands: Hands) -> None:
    opened(hands)
    assert hands.shell.backstage.form.seed.isdigit()
    hands.click("more")
    hands.click("seed")
    hands.type("x")
    assert not hands.named("start").isEnabled()
    hands.click("roll")
    assert hands.named("start").isEnabled()
    hands.shell.backstage.form.setSeed(str(2**53))
    assert not hands.shell.backstage.form.isGood


def test_the_seed_is_behind_a_fold(hands: Hands) -> None:
    opened(hands)
    assert not hands.has("seed")
    hands.tab_to("more")
    hands.key(Qt.Key.Key_Return)
    hands.tab_to("roll")
    hands.tab_to("more")
    hands.key(Qt.Key.Key_Return)
    assert not hands.has("seed")
    hands.shell.backstage.form.setSeed("none")
    hands.settle()
    assert hands.has("seed"), "what keeps the game from beginning is shown"


def test_hands_are_asked_about_where_several_people_share_the_screen(
    hands: Hands, places: Places
) -> None:
    opened(hands)
    hands.click("fold:undo")
    assert not hands.has("hands")
    hands.click("seat1:human")
    assert hands.has("hands")
    hands.click(next(item for item in hands.items() if item.property("key") == "open"))
    hands.click("start")
    assert not hands.game.hotSeat.curtain
    assert load_settings(places.settings_file)[0].hands == "open"
    hands.shell.open("new_game")
    assert hands.shell.backstage.form.hands == "open"


def test_seats_come_and_go(hands: Hands) -> None:
    opened(hands)
    assert hands.shell.backstage.form.seats.plans.count == 2
    assert not hands.named("remove0").isEnabled()
    for _ in range(3):
        hands.click("addSeat")
    assert hands.shell.backstage.form.seats.plans.count == 5
    assert not hands.named("addSeat").isEnabled()
    hands.click("remove2")
    assert hands.shell.backstage.form.seats.plans.count == 4


def test_a_bot_is_numbered_only_while_there_are_several_of_it(hands: Hands) -> None:
    hands.shell.open("new_game")
    form = hands.shell.backstage.form
    while form.seats.plans.count < 4:
        form.seats.add()
    for seat in (1, 2, 3):
        form.seats.setKind(seat, "level2")
    names = [row.name for row in form.seats.plans.rows]
    assert sorted(names[1:]) == ["Margot", "Margot 2", "Margot 3"]
    form.seats.setKind(names.index("Margot"), "level4")
    form.seats.setName(names.index("Margot 3"), "Margot the Third")
    renewed = [row.name for row in form.seats.plans.rows]
    assert renewed[names.index("Margot 2")] == "Margot"
    assert "Margot the Third" in renewed, "a typed name stays"


def test_a_game_begins_as_it_was_agreed(hands: Hands, places: Places) -> None:
    opened(hands)
    form = hands.shell.backstage.form
    hands.click("seat1:level4")
    form.seats.setName(0, "Anna")
    form.seats.setName(1, "Bruno")
    form.setEdition("original")
    form.setUndo("fair")
    form.setSeed("12")
    hands.settle()
    hands.click("start")
    setup = hands.game.session.setup
    assert setup.names == ("Anna", "Bruno")
    assert [seat.kind for seat in setup.seats] == ["human", "level4"]
    assert (setup.edition, setup.undo, setup.seed) == ("original", "fair", 12)
    settings, problem = load_settings(places.settings_file)
    assert problem is None
    assert (settings.edition, settings.undo, settings.seats) == ("original", "fair", setup.seats)


def test_reconstructed_values_are_mentioned_once(hands: Hands, places: Places) -> None:
    assert hands.has("valuesNotice")
    assert any("best guess" in text and "correct them" in text for text in hands.texts())
    hands.click("valuesList")
    assert hands.shell.dialog == "sources"
    assert any("reconstructed" in text for text in hands.texts())
    assert any(str(places.components_file("rococo")) in text for text in hands.texts())
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
    settings, _ = load_settings(places.settings_file)
    assert settings.seen_component_notice
    assert not hands.has("valuesNotice")


def test_the_first_key_of_all_opens_a_new_game(hands: Hands) -> None:
    assert hands.focused.objectName() == "new_game"
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == "new_game"


def test_the_mention_gives_way_when_it_is_answered(hands: Hands) -> None:
    hands.tab_to("valuesOk")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == ""
    assert not hands.has("valuesNotice")
    assert hands.focused.objectName() == "new_game"


def test_who_plays_at_once_has_had_the_mention_before_their_eyes(hands: Hands) -> None:
    hands.click("new_game")
    hands.click("start")
    assert hands.shell.preferences.valuesNoted


def test_the_edition_decides_names_and_colours(hands: Hands) -> None:
    opened(hands)
    hands.shell.backstage.form.setEdition("original")
    hands.shell.startGame()
    hands.settle()
    texts = hands.texts()
    assert any("King" in text for text in texts)
    assert not any("Royal" in text for text in texts)
    assert hands.table.initials == "YGRB"


def test_a_letter_of_a_name_is_no_shortcut(hands: Hands) -> None:
    opened(hands)
    hands.write("name0", "mm")
    assert hands.shell.backstage.form.setup().seats[0].name == "mm"
    assert hands.shell.preferences.settings.sound == "on"


def emblems(hands: Hands) -> list[tuple[str, str]]:
    return [(row.colour, row.emblem) for row in hands.shell.backstage.form.seats.plans.rows]


def test_each_seat_chooses_a_colour_and_an_emblem(hands: Hands, places: Places) -> None:
    opened(hands)
    assert emblems(hands) == [("red", "sun"), ("blue", "lily")]
    hands.click("look0")
    assert hands.named("colour0:red").property("current")
    hands.click("colour0:purple")
    hands.click("emblem0:key")
    assert emblems(hands) == [("purple", "key"), ("blue", "lily")]
    hands.click("colour0:blue")
    hands.click("emblem0:lily")
    assert emblems(hands) == [("blue", "lily"), ("purple", "key")]
    hands.click("look0")
    assert not hands.has("colour0:red")
    hands.click("addSeat")
    assert emblems(hands)[2] == ("red", "sun")
    hands.click("start")
    setup = hands.game.session.setup
    assert [seat.colour for seat in setup.seats] == ["blue", "purple", "red"]
    assert load_settings(places.settings_file)[0].seats == setup.seats
    hands.shell.open("new_game")
    assert emblems(hands)[:2] == [("blue", "lily"), ("purple", "key")]


def test_the_look_is_seen_at_the_table_and_kept_with_the_game(hands: Hands) -> None:
    opened(hands)
    hands.shell.backstage.form.seats.setColour(0, "orange")
    hands.shell.backstage.form.seats.setEmblem(0, "swan")
    hands.click("look0")
    hands.click("portrait0:turban")
    hands.click("start")
    assert hands.named("portrait:0").property("path") == "sitter/turban"
    assert hands.game.seating.colours == ["orange", "blue"]
    paths = {item.property("path") for item in hands.items()}
    assert {"emblem/light-2", "emblem/light-1"} <= paths
    assert "emblem/light-5" not in paths
    hands.shell.open("save")
    hands.shell.backstage.saves.save()
    hands.shell.load(str(hands.shell.backstage.saves.path))
    assert hands.game.seating.colours == ["orange", "blue"]
    assert hands.game.seating.emblems == ["swan", "lily"]
    assert hands.named("portrait:0").property("path") == "sitter/turban"


def test_the_look_is_chosen_by_keys(hands: Hands) -> None:
    opened(hands)
    hands.tab_to("look0")
    hands.key(Qt.Key.Key_Return)
    hands.tab_to("colour0:green")
    hands.key(Qt.Key.Key_Return)
    assert hands.focused.objectName() == "colour0:green"
    assert emblems(hands)[0] == ("green", "sun")
    assert hands.spoken(hands.named("colour0:green"))[0] == "Green"


def test_nothing_moves_from_under_the_pointer_when_seats_come(hands: Hands) -> None:
    opened(hands)
    hands.click("fold:additions")
    lasting = ("addSeat", "start", "more", "look0", "expansion:jewelry_box")
    before = [place(hands, name) for name in lasting]
    for _ in range(3):
        hands.click("addSeat")
        assert [place(hands, name) for name in lasting] == before


def test_how_one_plays_alone_is_said(hands: Hands) -> None:
    opened(hands)
    assert "To play alone, choose Madame du Barry under “Expansions” below." in hands.texts()
    hands.click("fold:additions")
    hands.click("expansion:madame_du_barry")
    assert not any("To play alone" in text for text in hands.texts())
    hands.click("remove1")
    assert hands.shell.backstage.form.seats.plans.count == 1


def test_what_is_folded_is_told_in_a_line(hands: Hands) -> None:
    opened(hands)
    folds = hands.shell.backstage.form.folds
    assert {row.key: row.summary for row in folds.rows}["edition"] == "Deluxe (2020)"
    assert ("additions", "Expansions", "none") in folds.rows
    hands.tab_to("fold:additions")
    assert hands.spoken(hands.focused)[0] == "Expansions: none"
    assert not hands.has("expansion:jewelry_box")
    hands.key(Qt.Key.Key_Return)
    hands.click("expansion:jewelry_box")
    hands.click("expansion:fancy_dresses")
    assert ("additions", "Expansions", "Jewelry Box, Fancy Dresses") in folds.rows
    hands.click("fold:edition")
    assert not hands.has("expansion:jewelry_box"), "one part at a time"
    hands.click("fold:edition")
    assert hands.named("start").isVisible()


def place(hands: Hands, name: str) -> tuple[float, float]:
    """Return the place in the window of the item with an object name."""
    hands.lay_out()
    corner = hands.named(name).mapToScene(QPointF(0, 0))
    return corner.x(), corner.y()


def test_a_name_is_cut_between_whole_signs(hands: Hands) -> None:
    """Four families have 28 characters in 44 units of Qt's; the fourth does not fit any more."""
    family = "👨\u200d👩\u200d👧\u200d👦"
    opened(hands)
    QGuiApplication.clipboard().setText(family * 4)
    hands.named("name0").forceActiveFocus()
    hands.control(Qt.Key.Key_A)
    hands.control(Qt.Key.Key_V)
    assert hands.named("name0").property("text") == family * 3
    assert hands.shell.backstage.form.setup().seats[0].name == family * 3
    assert hands.named("start").isEnabled()


def test_what_was_entered_is_kept_for_each_game_until_one_is_begun(hands: Hands) -> None:
    hands.shell.leave()
    hands.settle()
    hands.click("new_game")
    form = hands.shell.backstage.form
    first, other = form.game, next(row.key for row in form.games.rows if row.key != form.game)
    hands.write("name0", "zoe")
    hands.click("addSeat")
    seats = [(row.name, row.kind) for row in form.seats.plans.rows]
    form.setGame(other)
    form.seats.setName(0, "yves")
    form.setGame(first)
    assert [(row.name, row.kind) for row in form.seats.plans.rows] == seats
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
    hands.click("new_game")
    assert form.game == first
    assert [(row.name, row.kind) for row in form.seats.plans.rows] == seats
    form.setGame(other)
    assert form.seats.plans.rows[0].name == "yves"
    hands.click("start")
    hands.shell.leave()
    hands.settle()
    hands.click("new_game")
    assert form.game == other
    form.setGame(first)
    assert "zoe" not in [row.name for row in form.seats.plans.rows], "a game was begun"
