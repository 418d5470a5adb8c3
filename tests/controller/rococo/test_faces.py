"""The drawings on dresses, tiles and cards agree with the components."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.table.glyphs import cloth, glyph, ground, plate
from rococo_desktop.engine.match import Setup
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording

LIGHTS = ("ffffff", "ff0000")
EXPANSIONS = ("fancy_dresses", "festivity_dresses", "expert_tailoring")


@pytest.fixture(params=["deluxe", "original"])
def faces(request: pytest.FixtureRequest) -> Iterator[Faces]:
    parent = QObject()
    rules = Rococo(Setup(3, request.param, EXPANSIONS), LIBRARY.load()).rules
    catalogue = Catalogue()
    wording = Wording(catalogue, rules, request.param, ("A", "B", "C"))
    yield Faces(catalogue, rules, wording, request.param, parent)
    parent.deleteLater()


def test_dresses(faces: Faces) -> None:
    for dress in faces.rules.dresses.values():
        face = faces.dress(dress.id)
        assert face.silk == [c for c, n in dress.silk.as_dict().items() for _ in range(n)]
        assert (face.threads, face.laces, face.value) == (dress.thread, dress.lace, dress.value)
        assert (face.prestige, face.master) == (dress.prestige, dress.master)
        other_colors = set(dress.silk.as_dict()) - {dress.color}
        drawn = face.picture.split("-")[2:]
        assert len(drawn) == min(1, len(other_colors))
        assert set(drawn) <= other_colors
        assert faces.dress(dress.id) is face


def test_what_dresses_bring_is_drawn(faces: Faces) -> None:
    for dress in faces.rules.dresses.values():
        face = faces.dress(dress.id)
        assert face.sellable == dress.sellable
        assert bool(face.signs) == bool(dress.bonuses)
        for sign in face.signs:
            assert "{" not in sign
            assert not sign.startswith("window-")
            if sign.startswith(":"):
                assert resource_path("images", f"{sign[1:]}.svg").is_file(), sign


def test_employees_of_one_trade_and_level_have_their_own_faces(faces: Faces) -> None:
    employees = faces.rules.employees.values()
    sitters = [(each.level, faces.card(each.id).sitter) for each in employees]
    assert len(set(sitters)) == len(sitters)
    for _, sitter in sitters:
        assert resource_path("images", "employee", "bust", f"{sitter}.svg").is_file()


def test_no_two_employees_look_alike(faces: Faces) -> None:
    cards = [faces.card(each) for each in faces.rules.employees]
    assert len({(card.sitter, card.scene) for card in cards}) == len(cards)
    for card in cards:
        assert card.scene.split("-")[0] == card.type
        assert resource_path("images", "employee", "scene", f"{card.scene}.svg").is_file()


def test_tiles(faces: Faces) -> None:
    for tile in faces.rules.resources.values():
        face = faces.tile(tile.id)
        assert len(face.silk) == tile.silk.total
        assert face.mode == tile.notions.mode
        assert (face.threads, face.laces) == (tile.notions.thread, tile.notions.lace)


def test_initials_tell_the_colours_apart(faces: Faces) -> None:
    initials = {faces.wording.initial(color) for color in ("yellow", "green", "red", "blue")}
    assert len(initials) == 4


def test_every_card_with_a_bonus_has_signs_that_can_be_drawn(faces: Faces) -> None:
    for card in faces.rules.employees.values():
        signs = faces.card(card.id).signs
        assert bool(signs) == (card.bonus is not None or card.scoring is not None)
        for sign in signs:
            assert "{" not in sign
            assert not sign.startswith("window-")
            if sign.startswith(":"):
                assert resource_path("images", f"{sign[1:]}.svg").is_file()


def test_every_image_takes_its_colours() -> None:
    for file in resource_path("images").glob("*.svg"):
        image = glyph(f"{file.stem}/ff0000/00ff00/32")
        colors = {
            image.pixelColor(x, y).name()
            for x in range(32)
            for y in range(32)
            if image.pixelColor(x, y).alpha() == 255
        }
        # Where two colours meet they are mixed; there is no third one.
        assert all(color[5:] <= "02" for color in colors), (file, colors)


def test_a_ground_lets_nothing_through() -> None:
    image = ground("808080/50/ffffff/room/hall-1/fill/40x30")
    assert (image.width(), image.height()) == (40, 30)
    assert not image.hasAlphaChannel()
    thin = ground("808080/0/ffffff/room/hall-1/fill/40x30")
    assert {thin.pixelColor(x, y).name() for x in range(40) for y in range(30)} == {"#808080"}


def test_a_ground_is_seen_in_its_light() -> None:
    plain, red = (ground(f"000000/100/{light}/room/hall-1/fill/40x30") for light in LIGHTS)
    assert not red.hasAlphaChannel()
    for x, y in product(range(40), range(30)):
        before, after = plain.pixelColor(x, y), red.pixelColor(x, y)
        assert (after.red(), after.green(), after.blue()) == (before.red(), 0, 0)


def test_a_plate_has_round_corners_and_an_edge() -> None:
    image = plate("ff112233/ff445566/2.0/10.0/40x30")
    assert (image.width(), image.height()) == (40, 30)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(39, 29).alpha() == 0
    assert image.pixelColor(20, 15).name() == "#112233"
    assert {image.pixelColor(20, y).name() for y in (0, 1, 28, 29)} == {"#445566"}
    assert {image.pixelColor(x, 15).name() for x in (0, 1, 38, 39)} == {"#445566"}
    bare = plate("80112233/00000000/0.0/0.0/4x4")
    assert {bare.pixelColor(x, y).alpha() for x in range(4) for y in range(4)} == {0x80}


def test_the_parts_of_a_cloth_are_repeated_and_its_corners_keep_their_shape() -> None:
    small = cloth("patisserie/table/cloth-day/50/90x90")
    large = cloth("patisserie/table/cloth-day/50/241x150")
    assert (large.width(), large.height()) == (241, 150)
    corners = [(0, 0), (1, 0), (0, 1), (1, 1)]
    for right, low in corners:
        corner, same = (
            image.copy(right * (image.width() - 30), low * (image.height() - 30), 30, 30)
            for image in (small, large)
        )
        assert corner == same
    assert large.pixelColor(120, 75).alpha() == 255
    tiny = cloth("patisserie/table/cloth-day/50/12x9")
    assert (tiny.width(), tiny.height()) == (12, 9)
