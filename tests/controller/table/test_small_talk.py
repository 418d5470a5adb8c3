"""Computer players speak seldom, one at a time, of their own deeds, and the same in a replay."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.patisserie import small_talk as in_the_kitchen
from rococo_desktop.controller.rococo import small_talk as at_court
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.controller.table.small_talk import VARIANTS, Occasion, SmallTalk, greatest_first
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.engine.events import Event
from rococo_desktop.games import GAMES
from rococo_desktop.rules.patisserie import events as baked
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.teaching.lesson_document import LESSONS
from rococo_desktop.session.teaching.lesson_run import LessonRun
from rococo_desktop.texts import Catalogue, languages
from tests.controller.turns.test_other_players import Thinker
from tests.messages import written_in
from tests.qml.hands import Whim
from tests.session.play import game

MOMENTS = {"rococo": at_court.MOMENTS, "patisserie": in_the_kitchen.MOMENTS}
DEEDS: dict[str, Callable[..., Iterator[Occasion]]] = {
    "rococo": at_court.deeds,
    "patisserie": in_the_kitchen.deeds,
}
LONGEST = 60
"""The most letters of what is said."""


def of_whoever_acts(session: AnySession) -> Callable[..., list[Occasion]]:
    """Return what finds an occasion in each answer."""
    return lambda events, before, after: [Occasion(session.history[-1].seat, "hall")]


def answers(session: AnySession, seed: int = 1) -> Iterator[Sequence[Event]]:
    """Yield the events of each answer of a game that is played at random."""
    whim = Whim(seed)
    while (decision := session.decision) is not None:
        yield session.answer(decision.id, whim(decision))


def heard(parent: QObject, *kinds: str, seed: int = 7) -> list[tuple[int, int, str]]:
    """Return the round, the seat and the words of all that is said in a game."""
    session, found = game(*kinds, seed=seed), []
    talk = SmallTalk(session, Catalogue(), of_whoever_acts(session), parent)
    for events in answers(session):
        talk.follow(events)
        if talk.seat != NOBODY:
            found.append((session.history[-1].before.round, talk.seat, talk.words))
        talk.hush()
    return found


def test_nobody_speaks_twice_in_a_round_or_says_the_same_twice_in_a_game(
    parent: QObject,
) -> None:
    found = heard(parent, "level1", "level2", "level1")
    assert max(Counter((number, seat) for number, seat, _ in found).values()) == 1
    assert {seat for _, seat, _ in found} == {0, 1, 2}
    said = [words for _, _, words in found]
    assert len(said) == len(set(said)) == 2 * VARIANTS, "two characters have spoken at halls"


def test_only_one_speaks_at_a_time(parent: QObject) -> None:
    session = game("level1", "level2")
    talk = SmallTalk(session, Catalogue(), of_whoever_acts(session), parent)
    speakers = set()
    for events in answers(session):
        talk.follow(events)
        speakers.add((talk.seat, talk.words))
    assert len(speakers) == 1, "the first one has never ended"


def test_the_same_game_has_the_same_words(parent: QObject) -> None:
    assert heard(parent, "level1", "level2") == heard(parent, "level1", "level2")
    begun = {heard(parent, "level1", "level1", seed=seed)[0][2] for seed in range(4)}
    assert len(begun) == VARIANTS


@pytest.mark.parametrize("kind", ["human", "random", "greedy"])
def test_who_is_no_character_says_nothing(parent: QObject, kind: str) -> None:
    assert heard(parent, kind, kind) == []


def test_what_not_everybody_sees_is_no_occasion(parent: QObject) -> None:
    session = game("level1", "level2")
    hidden, open_to_all = happened.BonusForfeited(0, "card"), happened.FavorClaimed(0)
    given: list[Event] = []

    def occasions(events: Sequence[Event], *_: object) -> list[Occasion]:
        given.extend(events)
        return []

    next(answers(session))
    SmallTalk(session, Catalogue(), occasions, parent).follow((hidden, open_to_all))
    assert given == [open_to_all]


# -- the words -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_every_character_has_short_words_of_its_own_for_each_moment(
    key: str, language: str
) -> None:
    own = {k: f[0] for k, f in written_in(language, key).items() if k.startswith("talk-")}
    assert own.keys() == {
        f"talk-{key}-{character}-{moment}-{1 + number}"
        for character in TABLES[key].characters
        for moment in MOMENTS[key]
        for number in range(VARIANTS)
    }
    assert max(len(text) for text in own.values()) <= LONGEST
    assert len(set(own.values())) == len(own), "none says what another one says"


# -- the deeds -----------------------------------------------------------------------------------


def moments(
    session: AnySession, events: Sequence[Event], before: object, after: object
) -> list[str]:
    played = session.setup.game
    found = DEEDS[played](session.match.rules, events, before, after)
    return [f"{each.seat} {each.moment}" for each in greatest_first(found, MOMENTS[played])]


def test_the_lead_in_a_hall_is_taken_from_somebody() -> None:
    session = game("level1", "level1")
    hall = session.match.rules.board.halls_by_id["hall2"]
    first, second, third = [space.id for space in hall.spaces if not space.master][:3]
    dresses = [*session.match.rules.dresses][:3]

    def rented(space: str, *guests: tuple[str, int]) -> list[str]:
        before, after = session.state.copy(), session.state.copy()
        there = {place: (dresses[n], seat) for n, (place, seat) in enumerate(guests)}
        before.guests = dict(there)
        after.guests = {**there, space: (dresses[2], 1)}
        events = [happened.DressRented(1, dresses[2], space)]
        return moments(session, events, before, after)

    assert rented(first) == [], "nobody was there"
    assert rented(second, (first, 0)) == [], "they are level"
    assert rented(third, (first, 0), (second, 1)) == ["1 hall"]
    assert rented(third, (first, 1)) == [], "it was led already"


def test_the_deeds_at_court_the_greatest_first() -> None:
    session = game("level1", "level1")
    rules, state = session.match.rules, session.state
    groups = {each.group: key for key, each in rules.board.decorations.items()}
    firework, other = groups.pop("fireworks"), next(iter(groups.values()))
    staff = {card.type: key for key, card in rules.employees.items()}

    def found(*events: Event) -> list[str]:
        return moments(session, events, state, state)

    assert found(happened.DecorationFunded(0, other)) == []
    assert found(happened.EmployeeHired(0, staff["apprentice"], 1)) == []
    assert found(
        happened.FavorClaimed(0),
        happened.EmployeeHired(1, staff["master"], 1),
        happened.DecorationFunded(0, firework),
        happened.AllHallsReached(1, 0),
    ) == ["1 all_halls", "0 fireworks", "0 favor", "1 master"]


def kitchen() -> AnySession:
    seats = [{"kind": "level1", "name": name} for name in ("Ada", "Ben")]
    setup = GameSetup.model_validate({"game": "patisserie", "seats": seats, "seed": 7})
    return Session.new(setup, {"patisserie": GAMES["patisserie"].library.load()})


def test_the_deeds_in_the_kitchen_the_greatest_first() -> None:
    session = kitchen()
    rules, state = session.match.rules, session.state
    decks = {card.deck: key for key, card in rules.staff.items()}
    space = rules.board.tables[0].spaces[0].id
    recipe = next(iter(rules.recipes))
    after = state.copy()
    after.dishes = {space: (recipe, 0)}

    def found(*events: Event) -> list[str]:
        return moments(session, events, state, after)

    assert found(baked.StaffHired(0, decks["numbered"], 1)) == []
    assert found(baked.DishPresented(0, recipe, space)) == [], "nobody was there"
    assert found(
        baked.DishBaked(0, recipe, 0),
        baked.HostPlaced(1, next(iter(rules.board.host))),
        baked.StaffHired(0, decks["star"], 1),
        baked.SpecialClaimed(1, next(iter(rules.special_bonuses)), 3),
    ) == ["1 special", "0 star", "1 host", "0 bake"]


def test_the_lead_at_a_table_is_taken_from_somebody() -> None:
    session = kitchen()
    table = session.match.rules.board.tables[0]
    near, far, last = [space.id for space in table.spaces][:3]
    recipes = [*session.match.rules.recipes]
    before, after = session.state.copy(), session.state.copy()
    before.dishes = {far: (recipes[0], 0)}
    after.dishes = {**before.dishes, last: (recipes[1], 1)}
    further = [baked.DishPresented(1, recipes[1], last)]
    assert moments(session, further, before, after) == [], "the nearer one leads"
    after.dishes = {**before.dishes, near: (recipes[1], 1)}
    nearer = [baked.DishPresented(1, recipes[1], near)]
    assert moments(session, nearer, before, after) == ["1 table"]


# -- when there is silence -----------------------------------------------------------------------


@pytest.fixture
def everything_is_an_occasion(monkeypatch: pytest.MonkeyPatch) -> None:
    def occasions(table: RococoTable, events: object, before: object, after: object) -> object:
        return [Occasion(seat, "hall") for seat in (0, 1)]

    monkeypatch.setattr(RococoTable, "occasions", occasions)


def begun(lesson: bool = False, **settings: str) -> GameController:
    """Return a game whose bots answer when the test says so."""
    commons = Commons(Places(Path("nowhere"), Path("nowhere")), Catalogue())
    commons.preferences.settings = commons.preferences.settings.changed(**settings)
    session = game("level1", "level2")
    course = LessonRun(LESSONS.of("rococo")[0], session) if lesson else None
    table = GameController(commons, session, Thinker(), lesson=course)
    table.begin()
    return table


def bot_answers(table: GameController) -> str:
    """Let the bot that is asked take its first answer, and return what is said then."""
    decision = table.session.decision
    assert decision is not None
    table.others.answer(decision.options[0])
    return table.talk.words


@pytest.mark.usefixtures("everything_is_an_occasion")
@pytest.mark.parametrize("pace", ["calm", "brisk"])
def test_words_are_said_at_any_pace_that_can_be_followed(pace: str) -> None:
    table = begun(pace=pace)
    assert bot_answers(table) in {Catalogue().text(f"talk-rococo-level1-hall-{n}") for n in (1, 2)}
    table.close()


@pytest.mark.usefixtures("everything_is_an_occasion")
@pytest.mark.parametrize(
    ("lesson", "settings"),
    [(False, {"talk": "silent"}), (False, {"pace": "at_once"}), (True, {})],
    ids=["silent", "at once", "lesson"],
)
def test_nobody_speaks_against_the_settings_or_in_a_lesson(
    lesson: bool, settings: dict[str, str]
) -> None:
    table = begun(lesson, **settings)
    assert bot_answers(table) == ""
    table.close()


@pytest.mark.usefixtures("everything_is_an_occasion")
def test_nobody_speaks_while_people_skip_ahead() -> None:
    table = begun()
    table.others.hurry()
    assert table.others.hurried
    assert bot_answers(table) == ""
    table.close()


@pytest.mark.usefixtures("everything_is_an_occasion")
def test_looking_back_ends_what_is_said() -> None:
    table = begun()
    assert bot_answers(table)
    table.timeline.walkTo(0)
    assert table.timeline.past
    assert table.talk.words == ""
    table.close()
