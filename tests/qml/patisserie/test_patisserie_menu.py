"""With this game chosen, the start menu has its own garden, and offers to go on with a game."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.texts import Catalogue, languages
from tests.daily import soaked
from tests.qml.hands import Hands, Open, played_out
from tests.qml.patisserie.kitchen_hands import GAME, Whim, asked, choices, session

SIZES = ((1280, 800), (1000, 1000), (1800, 600), (1920, 1080))
SOME_SIZES = soaked(((each,) for each in SIZES), [((1000, 1000),), ((1800, 600),)])
NAME = "La Pâtisserie Rococo"
FILES = "picture/patisserie/staff/", "picture/patisserie/topped/", "picture/patisserie/stand/"


def garden(hands: Hands, qtbot: QtBot, game: str, size: tuple[int, int] = SIZES[0]) -> QImage:
    """Return what the window shows with a game chosen in the menu."""
    hands.shell.back()
    hands.root.resize(*size)
    hands.shell.chooseGame(game)
    hands.lay_out()
    qtbot.waitUntil(lambda: not hands.named("backdrop").property("pending"))
    hands.lay_out()
    return hands.root.grabWindow()


def drawn(hands: Hands) -> dict[str, list[QQuickItem]]:
    """Return the pictures of the stands by what they are of."""
    found = [item for item in hands.items() if str(item.property("order")).startswith(FILES)]
    return {kind: [e for e in found if str(e.property("order")).startswith(kind)] for kind in FILES}


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("size", SOME_SIZES)
def test_the_garden_fills_the_window(hands: Hands, qtbot: QtBot, size: tuple[int, int]) -> None:
    image = garden(hands, qtbot, GAME, size)
    wide, high = image.width(), image.height()
    night = hands.named("backdrop").property("color")
    edges = [(x, y) for x in (1, wide - 2) for y in (1, high // 2, high - 2)]
    assert len({image.pixelColor(*spot).name() for spot in edges}) > 2
    assert night.name() not in {image.pixelColor(*spot).name() for spot in edges}
    sides = [image.pixelColor(x, y) for x in (9, wide - 9) for y in range(0, high, 20)]
    assert sum(each.lightness() for each in sides) / len(sides) > 128, "it is day"


def test_in_the_evening_lanterns_and_rockets_light_it(hands: Hands, qtbot: QtBot) -> None:
    bursts = {}
    for theme, hour in (("light", "day"), ("evening", "evening")):
        hands.shell.preferences.choose("theme", theme)
        image = garden(hands, qtbot, GAME)
        shown = {str(item.property("order")) for item in hands.items()}
        assert any(each.startswith(f"picture/patisserie/stand/tent-rose-{hour}") for each in shown)
        assert any(f"patisserie/festival-{hour}/" in each for each in shown)
        bursts[hour] = [each for each in shown if each.startswith("picture/burst/")]
        sky = [image.pixelColor(x, 180).lightness() for x in range(0, image.width(), 9)]
        assert (sum(sky) / len(sky) < 90) == (hour == "evening")
    assert not bursts["day"]
    assert len(bursts["evening"]) == 3


def test_each_game_has_its_own_place(hands: Hands, qtbot: QtBot) -> None:
    seen = [garden(hands, qtbot, game) for game in ("rococo", GAME, "rococo")]
    spots = [(x, y) for x in (20, 1260) for y in range(20, 800, 60)]
    for one, other in pairwise(seen):
        alike = sum(one.pixelColor(*spot) == other.pixelColor(*spot) for spot in spots)
        assert alike < len(spots) / 4
    assert not any(drawn(hands).values())


def test_an_unfinished_game_goes_on_after_a_restart(
    hands: Hands, open_window: Open, places: Places
) -> None:
    game = session(2, seed=4)
    game.keep(Journal.create(places.journals))
    hands.play(game)
    whim = Whim(4)
    for _ in range(20):
        hands.change_places()
        assert hands.game.answer(whim(asked(hands)))
    hands.shell.close()
    again = open_window(0)
    assert again.shell.chosen.unfinished.startswith("La Pâtisserie Rococo · ")
    again.click("continue")
    assert not again.has("notice")
    assert again.game.session.state == game.state
    assert again.game.session.answers == game.answers
    again.game.hotSeat.reveal()
    again.settle()
    assert choices(again)


def test_finished_games_name_what_was_scored(hands: Hands) -> None:
    hands.play(played_out(session(2, seed=4)))
    hands.shell.leave()
    hands.click("records")
    items = [bar.label for bar in hands.shell.backstage.records.items.rows]
    assert items[:3] == ["During the game", "Money", "Presentation tables"]
    assert set(items) <= set(hands.texts())
    assert not [name for name in items if name.islower()]


@pytest.mark.parametrize("size", SOME_SIZES)
def test_two_shops_offer_their_dishes_beside_the_menu(
    hands: Hands, qtbot: QtBot, size: tuple[int, int]
) -> None:
    garden(hands, qtbot, GAME, size)
    found = drawn(hands)
    assert [len(found[kind]) for kind in FILES] == [4, 6, 4]
    card = rect(hands.named("menuCard"))
    whole = hands.root.contentItem().boundingRect()
    for item in (each for kind in found.values() for each in kind):
        assert whole.contains(rect(item)), item.property("order")
        assert not card.intersects(rect(item)), item.property("order")
    staff, dishes = found[FILES[0]], found[FILES[1]]
    for one in staff:
        face = rect(one).adjusted(rect(one).width() * 0.3, 0, -rect(one).width() * 0.3, 0)
        face.setHeight(face.height() * 0.6)
        covered = [dish for dish in dishes if rect(dish).contains(face.center())]
        assert not covered, "one sees who bakes"


def test_its_motto_is_said_in_every_language(hands: Hands, qtbot: QtBot) -> None:
    said = {}
    for language in languages():
        hands.shell.preferences.choose("language", language)
        for game in ("rococo", GAME):
            garden(hands, qtbot, game)
            said[language, game] = set(hands.texts())
    assert "Festive days in the King’s gardens" in said["en", GAME]
    assert "Festtage in den Gärten des Königs" in said["de", GAME]
    assert "Jours de fête dans les jardins du Roi" in said["fr", GAME]
    for language in languages():
        texts = Catalogue(language)
        name, alone = (
            texts.text(f"window-{key}") for key in (f"game-{GAME}-label", f"menu-alone-{GAME}")
        )
        changed = said[language, GAME] - said[language, "rococo"] - {alone}
        assert len(changed - {name}) == 1, "nothing else changes"
        assert name in changed
