"""The pages about documents list all events, reasons and constants of each game, and no others."""

import json
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple

import pytest

from rococo_desktop.cli.serve import event_document
from rococo_desktop.engine.codec import written
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import AnyMatch, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.components import load as patisserie_components
from rococo_desktop.rules.patisserie.first_game import FIRST_GAME
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.mentor import EXTRA_CRUNCHY, MENTOR
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo
from tests.cli.pages import Page, event_types, names, reasons_in

EVENTS = "event | fields | what happened"
FIELDS = "field | what it is"
REASONS = "reason | what was gained, paid or spent"
CONSTANTS = "constant | what it is | rulebook"
HIDDEN = "the others do not see"
SEEDS = range(8)

Document = dict[str, Any]


class Game(NamedTuple):
    """A game with its page, and matches that together show what can happen.

    ``sources`` are the ids that the page allows as a reason.
    """

    page: Page
    package: str
    constants: frozenset[str]
    sources: frozenset[str]
    matches: tuple[AnyMatch, ...]

    @property
    def types(self) -> dict[str, type[Event]]:
        """Return its events by their kinds."""
        return event_types(self.package)


def rococo() -> Game:
    values = LIBRARY.load()
    everything = tuple(each.key for each in EXPANSIONS)
    setups = (
        Setup(2, "original"),
        Setup(5),
        Setup(3, "", everything[:-1]),
        Setup(1, "", everything[-1:]),
        Setup(4, "", everything),
    )
    matches = tuple(Rococo(setup, values) for setup in setups)
    pieces = [{*match.rules.employees, *match.rules.dresses} for match in matches]
    return Game(
        page=Page("formats.md"),
        package="rococo_desktop.rules.rococo",
        constants=frozenset(type(values.constants).model_fields),
        sources=frozenset().union(*pieces),
        matches=matches,
    )


def patisserie() -> Game:
    values = patisserie_components.LIBRARY.load()
    places = (
        place
        for board in values.boards.values()
        for places in (board.spaces, board.posts)
        for place in places
    )
    setups = (
        Setup(1),
        Setup(2, "", (*PROMOS, MENTOR, EXTRA_CRUNCHY)),
        Setup(3, "", (FIRST_GAME,)),
        Setup(5),
    )
    return Game(
        page=Page("formats-patisserie.md"),
        package="rococo_desktop.rules.patisserie",
        constants=frozenset(type(values.constants).model_fields),
        sources=frozenset((*values.staff, *values.solo, *values.table_bonuses, *places)),
        matches=tuple(Patisserie(setup, values) for setup in setups),
    )


GAMES: tuple[Callable[[], Game], ...] = (rococo, patisserie)


@cache
def made(make: Callable[[], Game]) -> Game:
    return make()


@pytest.fixture(params=GAMES, ids=lambda make: make.__name__)
def game(request: pytest.FixtureRequest) -> Game:
    return made(request.param)


def played(match: AnyMatch, seed: int) -> Iterator[Document]:
    """Yield the events of a random game as another program reads them."""
    chance = Generator(seed, "formats")
    state, events = match.start(seed)
    while True:
        for event in events:
            yield json.loads(json.dumps(event_document(event)))
        if (decision := state.pending) is None:
            return
        option = decision.options[chance.below(len(decision.options))]
        state, events = match.kernel.apply(state, option)


@cache
def documents(game: Game) -> list[Document]:
    return [event for match in game.matches for seed in SEEDS for event in played(match, seed)]


def fields_of(event_type: type[Event]) -> list[str]:
    """Return the fields of an event by their names in documents."""
    return [written(field.name) for field in fields(event_type)]


def is_id(word: str) -> bool:
    """Return whether a word is an id, all of which have a hyphen."""
    return "-" in word


def test_every_event_is_listed_with_its_fields(game: Game) -> None:
    listed = {kind: names(cell) for kind, cell in game.page.second(EVENTS).items()}
    assert listed == {kind: fields_of(each) for kind, each in game.types.items()}


def test_games_have_these_events_and_fields(game: Game) -> None:
    listed = game.page.second(EVENTS)
    for event in documents(game):
        assert list(event) == ["type", *names(listed[event["type"]])]


def test_every_field_is_explained(game: Game) -> None:
    explained = set(game.page.second(FIELDS))
    assert explained == {field for each in game.types.values() for field in fields_of(each)}


def test_the_page_says_what_the_others_do_not_see(game: Game) -> None:
    said = {kind for kind, (_, text) in game.page.table(EVENTS).items() if HIDDEN in text}
    hides = {kind for kind, each in game.types.items() if each.seen_by is not Event.seen_by}
    assert said == hides


def test_an_answer_hides_nothing(game: Game) -> None:
    assert all(None not in event.values() for event in documents(game))


def test_every_reason_is_listed(game: Game) -> None:
    found = {event["reason"] for event in documents(game) if "reason" in event}
    ids = {reason for reason in found if is_id(reason)}
    assert ids <= game.sources
    assert set(game.page.second(REASONS)) == found - ids | reasons_in(game.package)


def test_every_other_word_in_an_event_is_listed(game: Game) -> None:
    """A word is in the row of its event or of its field, or where that row points to."""
    page, events, explained = game.page, game.page.table(EVENTS), game.page.second(FIELDS)
    elsewhere = {
        "action": page.second("kind | options")["choose_action"],
        "item": page.section("Score document").replace('"', "`"),
    }
    for event in documents(game):
        _, happened = events[event["type"]]
        for field in event.keys() - {"type", "reason"}:
            if isinstance(word := event[field], str) and word and not is_id(word):
                listed = f"{happened} {explained[field]} {elsewhere.get(field, '')}"
                assert word in names(listed), (event, field)


def test_every_constant_is_listed_with_its_section_of_the_rulebook(game: Game) -> None:
    listed = game.page.table(CONSTANTS)
    assert set(listed) == game.constants
    assert all(meaning and section for meaning, section in listed.values())
