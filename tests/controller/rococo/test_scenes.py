"""The rule sets' additions to the table: counts, pins, flights, signs, zones, no secrets."""

import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo.faces import PictureFace
from rococo_desktop.controller.rococo.scenes import SCENES, Scene
from rococo_desktop.controller.rococo.scenes.base import BaseScene
from rococo_desktop.controller.rococo.scenes.jeweler import JewelerScene
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.table.game_table import Owner, Shown
from rococo_desktop.controller.table.movement import FlightRow, Movement
from rococo_desktop.controller.table.sounds import WEIGHTS, sound_of
from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.questions import FORFEIT
from rococo_desktop.rules.rococo.jewelry_box.events import GraduateTaken, JewelryTaken
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.slots import OWN
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS
from rococo_desktop.session.session import Session
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, languages
from rococo_desktop.texts.files import ids
from tests.daily import by_turns, soaked
from tests.messages import FULL_STOPS
from tests.qml.hands import Whim, session

ALL = tuple(each.key for each in EXPANSIONS)
ME = 0


def show(table: RococoTable, game: Session, events: tuple[Event, ...]) -> None:
    view = game.view(ME)
    estimates = game.estimate(len(game.history), view)
    table.show(Shown(view, ME, estimates, events, hurry=False, owner=Owner(ME, view)))


def played(table: RococoTable, game: Session) -> Iterator[tuple[tuple[Event, ...], Movement]]:
    """Play a random game, shown to seat 0; yield the events and the movement of each answer."""
    motion, whim = table.motion, Whim(game.setup.seed)
    motion.setOn(True)
    while (decision := game.decision) is not None:
        events = game.answer(decision.id, whim(decision))
        show(table, game, events)
        yield events, motion


def games(count: int, parent: QObject) -> Iterator[tuple[Session, RococoTable]]:
    for seed in range(count):
        game = session(3, seed=seed, expansions=ALL)
        table = RococoTable(game, Catalogue(), parent)
        show(table, game, ())
        yield game, table


def test_a_scene_is_there_only_where_it_is_played(parent: QObject) -> None:
    for expansions in ((), ("jewelry_box",), ("madame_du_barry",), ALL):
        table = RococoTable(session(2, expansions=expansions), Catalogue(), parent)
        expected = [SCENES[key] for key in ("base", *expansions) if key in SCENES]
        assert [type(scene) for scene in table.scenes] == expected


@pytest.mark.parametrize("scene", SCENES.values())
def test_the_files_of_a_scene_are_there(scene: type[Scene]) -> None:
    for file in scene.parts.values():
        assert resource_path("qml", *file.split("/")).exists()


OF_THE_RULES = ("rococo_desktop.rules.rococo.", "rococo_desktop.rules.events")


def event_classes() -> Iterator[type[Event]]:
    """Yield every class of event that a rule set emits and the log words."""
    said = {key.split("-")[1] for key in ids(DEFAULT_LANGUAGE) if key.startswith("event-")}
    classes = list(Event.__subclasses__())
    for kind in classes:
        classes += kind.__subclasses__()
        known = getattr(sys.modules[kind.__module__], kind.__name__) is kind
        told = kind_of(kind) in said and kind is not RoundBegan
        if known and told and kind.__module__.startswith(OF_THE_RULES):
            yield kind


def some(kind: type[Event]) -> Event:
    """Return an event of a class; only the fields that its sign depends on are realistic."""
    values = {"jewel": "ring-blue-1", "madame": "madame-1", "thread": 1}
    return kind(**{each.name: values.get(each.name, 0) for each in fields(kind)})


def test_every_event_in_the_log_has_a_sign(parent: QObject) -> None:
    """A round has a heading instead. Each rule set gives its own events their signs."""
    table = RococoTable(session(2, expansions=ALL), Catalogue(), parent)
    classes = list(event_classes())
    assert {part for kind in classes for part in kind.__module__.split(".")} >= {
        "events",
        "festivity_dresses",
        "jewelry_box",
        "madame_du_barry",
    }
    for kind in classes:
        sign = table.chapters.sign(some(kind))
        assert sign, kind
        assert resource_path("images", f"{sign}.svg").exists(), kind


def test_necklaces_and_rings_have_signs_of_their_own(parent: QObject) -> None:
    sign = RococoTable(session(2, expansions=ALL), Catalogue(), parent).chapters.sign
    assert sign(JewelryTaken(ME, "ring-blue-1", "blue-01")) == "ring"
    assert sign(JewelryTaken(ME, "necklace-red-1", "red-01")) == "necklace"


@pytest.mark.parametrize("key", SCENES)
def test_a_scene_speaks_of_what_is_there(key: str) -> None:
    """A scene names only existing questions, main actions and pictures."""
    rules, scene = session(2, expansions=ALL).match.rules, SCENES[key]
    known = [each for each in rules.rule_sets if each.key in ("base", key)]
    kinds = {kind for each in known for kind in each.frames}
    actions = {action.id for each in known for action in each.main_actions} | {FORFEIT}
    assert {*scene.zones.pieces, *scene.zones.held} <= kinds
    assert {*scene.zones.actions, *scene.actions} <= actions
    signs = {*scene.actions.values(), *scene.marked.values(), *scene.signs.values()}
    assert all(resource_path("images", f"{sign}.svg").exists() for sign in signs)


def test_every_main_action_has_a_sign(parent: QObject) -> None:
    rules = session(2, expansions=ALL).match.rules
    signs = {action for scene in SCENES.values() for action in scene.actions}
    assert signs == {*rules.main_actions, FORFEIT}


class Flown(NamedTuple):
    """What an answer brought about, and what flew over the table."""

    table: RococoTable
    events: tuple[Event, ...]
    flights: tuple[FlightRow, ...]


@pytest.fixture(scope="module", params=soaked((1, 8), [1]))
def flown(parent: QObject, request: pytest.FixtureRequest) -> list[Flown]:
    """All flights of some whole games."""
    return [
        Flown(table, events, tuple(motion.flights.rows))
        for game, table in games(request.param, parent)
        for events, motion in played(table, game)
    ]


def test_jewelry_flies_from_the_display_to_who_takes_it(flown: list[Flown]) -> None:
    taken = 0
    for _, events, flights in flown:
        for event in events:
            if isinstance(event, JewelryTaken):
                taken += 1
                pictures = [row for row in flights if isinstance(row.face, PictureFace)]
                home = "bench" if event.seat == ME else f"player:{event.seat}"
                assert any(
                    row.source.startswith("jewel:") and row.target == home for row in pictures
                )
    assert taken


def test_a_graduate_of_others_is_not_shown(flown: list[Flown]) -> None:
    hidden = 0
    for table, events, flights in flown:
        for event in events:
            if isinstance(event, GraduateTaken) and event.seat != ME:
                hidden += 1
                assert event.card is not None
                face = table.faces.card(event.card)
                assert all(row.face is not face for row in flights)
    assert hidden


@pytest.mark.parametrize("number", soaked((1, 4), [1]))
def test_counts_and_pins_are_those_of_the_game(parent: QObject, number: int) -> None:
    for game, table in games(number, parent):
        for _ in played(table, game):
            for player, row in zip(game.state.players, table.people.players.rows, strict=True):
                own = OWN.of(player)
                ring = row.extras.index(":ring")
                assert row.extras[ring + 1] == str(len(own.tiles))
                done = row.extras[row.extras.index(":examination") + 1]
                assert done == f"{len(own.tasks)}/{len(TASKS[own.examination])}"
        worn = {dress for player in game.state.players for dress in OWN.of(player).worn}
        watching = set(game.state.terrace.values())
        here = {d for space, (d, _) in game.state.guests.items() if space not in watching}
        shown = [space for hall in table.palace.halls.rows for space in hall.spaces.rows]
        assert sum(space.pin is not None for space in shown) == len(worn & here)


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_a_task_says_what_one_must_do(parent: QObject, language: str, edition: str) -> None:
    """Deluxe, "The Examination Tasks": who performs the task, and how."""
    game = session(3, edition=edition, expansions=ALL)
    table = RococoTable(game, Catalogue(language), parent)
    show(table, game, ())
    jeweler = next(scene for scene in table.scenes if isinstance(scene, JewelerScene))
    hints = {
        task.key: task.about
        for examination in jeweler.examinations.rows
        for task in examination.tasks.rows
    }
    assert hints.keys() == {task for tasks in TASKS.values() for task in tasks}
    for hint in hints.values():
        must, terms, done = hint.split("\n")
        assert must.endswith(FULL_STOPS)
        assert terms.endswith(FULL_STOPS)
        assert done.endswith(FULL_STOPS)
        assert not re.search(r"\bhint\b|[{}]", hint), hint
    if language == "en":
        kept = "blue or pink" if edition == "deluxe" else "yellow or green"
        assert hints["common_silk"].startswith(
            f"Have an Apprentice acquire a tile with {kept} silk, and keep it as silk."
        )
        assert "trade it for thread or lace" in hints["thread_or_lace"]


def test_what_only_an_expansion_knows_is_heard() -> None:
    further = [scene.sounds for scene in SCENES.values()]
    taken = JewelryTaken(ME, "ring-blue-1", "blue-01")
    assert sound_of((taken,), [BaseScene.sounds]) == ""
    assert sound_of((taken,), further) == "silk"
    assert set().union(*further) == {*WEIGHTS}
