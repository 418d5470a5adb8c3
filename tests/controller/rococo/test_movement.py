"""Flights show what happened, and nothing hidden from their viewer."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.faces import CardFace, DressFace, Faces, TileFace
from rococo_desktop.controller.rococo.palace import Palace
from rococo_desktop.controller.rococo.scenes.base import BaseScene
from rococo_desktop.controller.rococo.ways import LANDING, flights_of
from rococo_desktop.controller.table.movement import DEAL, MOST, FlightRow, Movement
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import CardPlayed, CardTaken, PrestigeGained, RoundBegan
from rococo_desktop.rules.rococo.base.acquire import (
    KeepResource,
)
from rococo_desktop.rules.rococo.events import (
    DecorationFunded,
    DressesRevealed,
    DressMade,
    DressRented,
    EmployeeDeputed,
    EmployeeHired,
    EmployeeLeft,
    EmployeesRevealed,
    LivreGained,
    LivrePaid,
    NotionsGained,
    ResourceDrawn,
    ResourceKept,
    ResourcesRevealed,
    ResourceTaken,
)
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.view import UNSEEN
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording
from tests.base_game import load
from tests.qml.hands import Whim
from tests.shelf import shelf

VIEWERS = (None, 0, 1, 2)


def new_game(seed: int) -> Session:
    seats = tuple(SeatPlan(kind="human", name=name) for name in ("Anna", "Bruno", "Carla"))
    return Session.new(GameSetup(seats=seats, seed=seed), shelf(load()))


def movement_of(faces: Faces) -> Movement:
    scenes = [BaseScene(faces, Palace(faces, faces), faces)]
    return Movement(faces, partial(flights_of, faces, scenes))


def faces_of(session: Session, parent: QObject) -> Faces:
    catalogue = Catalogue()
    setup = session.setup
    wording = Wording(catalogue, session.match.rules, setup.edition, setup.names)
    return Faces(catalogue, session.match.rules, wording, setup.edition, parent)


def known(view: View) -> Iterator[str]:
    """Yield every piece that is visible in a view."""
    yield from (dress for dress in view.workshop if dress)
    yield from (tile for segment in view.warehouse for tile in segment if tile)
    yield from (card for card in view.hire if card)
    yield from (dress for dress, _ in view.guests.values())
    yield from (*view.removed, *view.resource_discard, *view.dress_discard)
    yield from (frame.tile for frame in view.frames if isinstance(frame, KeepResource))
    for player in view.players:
        yield from (*(player.hand or ()), *(player.supply or ()), *player.discard)
        yield from (*player.face_down, *(player.resources or ()))
        if player.played:
            yield player.played


def test_no_flight_shows_what_its_viewer_may_not_know(parent: QObject) -> None:
    unseen = 0
    for seed in range(4):
        game, whim = new_game(seed), Whim(seed)
        faces = faces_of(game, parent)
        movements = {viewer: movement_of(faces) for viewer in VIEWERS}
        for viewer, movement in movements.items():
            movement.setOn(True)
            movement.refresh(game.view(viewer), ())
        while (decision := game.decision) is not None:
            before = {viewer: set(known(game.view(viewer))) for viewer in VIEWERS}
            events = game.answer(decision.id, whim(decision))
            for viewer, movement in movements.items():
                movement.skip()
                movement.refresh(game.view(viewer), events)
                seen = (before[viewer] | set(known(game.view(viewer)))) - {UNSEEN}
                open_faces = {id(face) for face in all_faces(faces, seen)}
                for row in movement.flights.rows:
                    assert row.face is None or id(row.face) in open_faces
                    unseen += row.sign == "tile"
    assert unseen > 5


def all_faces(faces: Faces, pieces: set[str]) -> Iterator[DressFace | TileFace | CardFace]:
    rules = faces.rules
    for piece in pieces:
        if piece in rules.dresses:
            yield faces.dress(piece)
        elif piece in rules.resources:
            yield faces.tile(piece)
        else:
            yield faces.card(piece)


@pytest.fixture
def game() -> Session:
    return new_game(1)


def flights(game: Session, parent: QObject, viewer: int | None, *events: Event) -> list[FlightRow]:
    """Return the flights that a viewer sees."""
    movement = movement_of(faces_of(game, parent))
    movement.setOn(True)
    movement.refresh(game.view(viewer), ())
    movement.refresh(game.view(viewer), events)
    return list(movement.flights.rows)


def test_a_drawn_tile_flies_face_down_for_the_others(game: Session, parent: QObject) -> None:
    tile = next(iter(game.match.rules.resources))
    drawn = (ResourceDrawn(1, tile), ResourceKept(1, tile, drawn=True))
    (other,) = flights(game, parent, 0, *drawn)
    assert (other.face, other.sign, other.target) == (None, "tile", "player:1")
    (own,) = flights(game, parent, 1, *drawn)
    assert isinstance(own.face, TileFace)
    assert (own.source, own.target) == ("stocks", f"rack:{tile}")


def test_a_card_taken_into_the_hand_does_not_fly(game: Session, parent: QObject) -> None:
    card = next(iter(game.match.rules.employees))
    assert not flights(game, parent, 0, CardTaken(1, card))


def test_a_tile_flies_from_its_drawer(game: Session, parent: QObject) -> None:
    tile = game.view(None).warehouse[1][2]
    assert tile is not None
    (row,) = flights(game, parent, 0, ResourceTaken(2, tile))
    assert (row.source, row.target) == ("drawer:1:2", "player:2")


def test_what_a_hand_put_down_does_not_fly_again(game: Session, parent: QObject) -> None:
    tile = game.view(None).warehouse[0][0]
    assert tile is not None
    movement = movement_of(faces_of(game, parent))
    movement.setOn(True)
    movement.refresh(game.view(0), ())
    movement.carry()
    movement.refresh(game.view(0), (ResourceTaken(0, tile),))
    assert not movement.flying
    movement.refresh(game.view(0), (ResourceTaken(0, tile),))
    assert movement.flying


def test_money_flies_to_what_is_paid(game: Session, parent: QObject) -> None:
    view = game.view(None)
    card, tile, dress = view.hire[2], view.warehouse[1][2], view.workshop[3]
    assert card is not None
    assert tile is not None
    assert dress is not None
    decoration = next(iter(game.match.rules.board.decorations))
    for event, reason, place in (
        (EmployeeHired(1, card, 4), "hire", "hire:2"),
        (ResourceTaken(1, tile), "acquire", "drawer:1:2"),
        (DressMade(1, dress, card), "make_dress", "window:3"),
        (DecorationFunded(1, decoration), "fund", f"space:{decoration}"),
    ):
        coin, _ = flights(game, parent, 0, LivrePaid(1, 4, reason), event)
        assert (coin.sign, coin.amount, coin.source, coin.target) == ("livre", 4, "player:1", place)


def test_gains_come_from_what_gives_them(game: Session, parent: QObject) -> None:
    card = next(iter(game.match.rules.employees))
    space, dress = next(iter(game.match.rules.board.spaces)), next(iter(game.match.rules.dresses))
    _, reward = flights(
        game, parent, 0, DressRented(1, dress, space), NotionsGained(1, 0, 2, "reward")
    )
    assert (reward.sign, reward.source, reward.target) == ("lace", f"space:{space}", "player:1")
    (own,) = flights(game, parent, 1, PrestigeGained(1, 3, card))
    assert (own.sign, own.source, own.target) == ("prestige", f"card:{card}", "purse")
    (income,) = flights(game, parent, 1, LivreGained(1, 5, "income"), LivreGained(1, 2, "income"))
    assert (income.amount, income.source) == (7, "stocks")


def test_a_fountain_pays_from_its_place(game: Session, parent: QObject) -> None:
    decorations = game.match.rules.board.decorations.values()
    fountain = next(each.id for each in decorations if each.group == "fountain_lower")
    game.state.decorations[fountain] = 2
    (coin,) = flights(game, parent, 0, LivreGained(2, 3, "fountain_lower"))
    assert (coin.source, coin.target) == (f"space:{fountain}", "player:2")


def test_money_hides_nothing_where_it_goes(game: Session, parent: QObject) -> None:
    card = game.view(None).hire[1]
    assert card is not None
    movement = movement_of(faces_of(game, parent))
    movement.setOn(True)
    movement.refresh(game.view(0), ())
    movement.refresh(game.view(0), (LivrePaid(1, 4, "hire"), EmployeeHired(1, card, 4)))
    assert movement.awaited == ["player:1"]


def test_a_hand_pays_though_it_carries(game: Session, parent: QObject) -> None:
    tile = game.view(None).warehouse[0][0]
    assert tile is not None
    movement = movement_of(faces_of(game, parent))
    movement.setOn(True)
    movement.refresh(game.view(0), ())
    movement.carry()
    movement.refresh(game.view(0), (LivrePaid(0, 2, "acquire"), ResourceTaken(0, tile)))
    assert [row.sign for row in movement.flights.rows] == ["livre"]


def test_a_deputed_card_leaves_when_it_has_given_all(game: Session, parent: QObject) -> None:
    card = next(iter(game.match.rules.employees))
    pay, prestige, leaving = flights(
        game,
        parent,
        0,
        EmployeeDeputed(1, card),
        LivreGained(1, 10, "depute"),
        PrestigeGained(1, 4, card),
        EmployeeLeft(1, card),
    )
    assert (pay.order, prestige.order) == (0, 1)
    assert leaving.order >= prestige.order + LANDING
    assert isinstance(leaving.face, CardFace)
    (alone,) = flights(game, parent, 0, EmployeeLeft(1, card))
    assert alone.order == 0


def test_a_new_round_is_dealt_face_down_and_quickly(game: Session, parent: QObject) -> None:
    view = game.view(0)
    tiles = tuple(tile for segment in view.warehouse for tile in segment if tile)
    cards = tuple(card for card in view.hire if card)
    new = tuple(dress for dress in view.workshop[:3] if dress)
    rows = flights(
        game,
        parent,
        0,
        RoundBegan(2),
        EmployeesRevealed(cards),
        ResourcesRevealed(tiles),
        DressesRevealed(new),
    )
    assert len(rows) == len(tiles) + len(cards) + len(new) > MOST
    assert all(row.face is None and row.arrives for row in rows)
    assert len({row.target for row in rows}) == len(rows)
    assert {row.target for row in rows if row.source == "pile:lady"} == {
        "window:0",
        "window:1",
        "window:2",
    }
    assert max(row.order for row in rows) < DEAL


def test_there_is_a_limit_to_what_flies_at_once(game: Session, parent: QObject) -> None:
    cards = list(game.match.rules.employees)[: 2 * MOST]
    rows = flights(game, parent, 0, *(CardPlayed(1, card) for card in cards))
    assert len(rows) == MOST


def test_a_jump_ends_what_flies(game: Session, parent: QObject) -> None:
    movement = movement_of(faces_of(game, parent))
    movement.setOn(True)
    movement.refresh(game.view(0), ())
    movement.refresh(game.view(0), (CardPlayed(1, next(iter(game.match.rules.employees))),))
    assert movement.flying
    movement.refresh(game.view(0), ())
    assert not movement.flying
