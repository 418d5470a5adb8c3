"""On the smallest screen every answer to every question is in reach of mouse and keys."""

from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, session
from tests.qml.patisserie import kitchen_hands
from tests.qml.reach import ROOM, beyond_the_keys, in_sight, out_of_reach
from tests.qml.test_arrangements import pages, sized
from tests.qml.test_expansions_table import seated
from tests.qml.test_small_screens import ALL, KITCHEN, LONGEST, WITHOUT_HER, noticed

pytestmark = pytest.mark.one_window

PROMOS = ("promo_special_bonuses", "promo_table_bonuses", "promo_staff", "promo_start_staff")
SEEDS = 6
"""The games among which the fullest position of each question is looked for."""
FEW = 2
"""The same where not all is tried."""
SAMPLE = 8
"""Of so many kinds of questions one is always tried, the others with the slow tests."""
Begin = Callable[[int], tuple[AnySession, Callable[[Decision], str]]]


@cache
def rococo(people: int) -> Begin:
    expansions = ALL if people < 5 else WITHOUT_HER
    return lambda seed: (session(people, seed=seed, expansions=expansions), Whim(seed))


@cache
def kitchen(people: int, *further: str) -> Begin:
    expansions = (*PROMOS, *further)
    return lambda seed: (
        kitchen_hands.session(people, seed=seed, expansions=expansions),
        kitchen_hands.Whim(seed),
    )


TABLES: dict[str, Begin] = {
    "rococo, 4 and her": rococo(4),
    "patisserie, 4": kitchen(4),
    "rococo, 5": rococo(5),
    "rococo, 3 and her": rococo(3),
    "rococo, 2 and her": rococo(2),
    "patisserie, 3": kitchen(3),
    "patisserie, 2 and the mentor": kitchen(2, "mentor"),
    "patisserie, 1 and the mentor": kitchen(1),
}
FULLEST = list(TABLES)[:2]


Moment = tuple[int, int, tuple[str, ...]]
"""The number of answers to a question, and the seed and the answers of the game before it."""


@cache
def fullest(begin: Begin, seeds: int) -> dict[str, Moment]:
    """Return where each kind of question that is asked of a person has the most answers.

    The question with the most answers of all is first. Of the games only the answers are kept.
    """
    most: dict[str, tuple[int, int, int]] = {}
    given: list[tuple[str, ...]] = []
    for seed in range(seeds):
        game, choose = begin(seed)
        while (decision := game.decision) is not None:
            if game.setup.seats[decision.seat].kind == "human":
                found = (len(decision.options), seed, len(game.answers))
                most[decision.kind] = max(most.get(decision.kind, found), found)
            game.answer(decision.id, choose(decision))
        given.append(tuple(game.answers))
    ordered = sorted(most.items(), key=lambda found: found[1], reverse=True)
    return {kind: (full, seed, given[seed][:number]) for kind, (full, seed, number) in ordered}


def at(begin: Begin, moment: Moment) -> AnySession:
    """Return the game of a moment."""
    _, seed, answers = moment
    game, _ = begin(seed)
    for answer in answers:
        assert game.decision is not None
        game.answer(game.decision.id, answer)
    return game


def named_at_once(hands: Hands) -> set[str]:
    """Return what is in sight and answers, unasked, by being carried or pointed at."""
    carried = (item for item in hands.items() if item.property("liftable"))
    return {item.property("choice") for item in carried if in_sight(hands, item)}


def unreachable(hands: Hands, *, keys: bool, every_page: bool) -> list[tuple[str, ...]]:
    """Return what cannot be reached while a question is asked, and why.

    Mice are tried, and ``keys`` on demand; of the pages those with answers, or ``every_page``.
    """
    decision = hands.game.session.decision
    assert decision is not None
    found: list[tuple[str, ...]] = []
    left, reached = set(decision.options), set[QQuickItem]()

    def look() -> None:
        left.difference_update(hands.targets(), named_at_once(hands))
        found.extend(out_of_reach(hands, reached=reached))
        if keys:
            found.extend(beyond_the_keys(hands))

    look()
    if left or every_page:
        for _ in pages(hands):
            look()
    return [*found, *((option, "is on no page") for option in sorted(left))]


def check(hands: Hands, begin: Begin, *, thorough: bool = False) -> None:
    """Try some kinds of questions, that with the most answers by keys too; all if thorough."""
    hands.shell.preferences.choose("language", LONGEST)
    sized(hands, *ROOM)
    found: list[tuple[str, ...]] = []
    moments = fullest(begin, SEEDS if thorough else FEW)
    for place, kind in enumerate(list(moments)[:: 1 if thorough else SAMPLE]):
        seated(hands, at(begin, moments[kind]))
        hands.lay_out()
        missed = unreachable(hands, keys=thorough or not place, every_page=thorough)
        found += [(kind, *each) for each in missed]
    assert found == []


@pytest.mark.parametrize("table", soaked(FULLEST, FULLEST[1:]))
def test_every_answer_is_reached(hands: Hands, table: str) -> None:
    check(hands, TABLES[table])


@pytest.mark.heavy
@pytest.mark.parametrize("table", TABLES)
def test_all_of_every_table_is_reached(hands: Hands, table: str) -> None:
    check(hands, TABLES[table], thorough=True)


@pytest.mark.parametrize(
    ("begin", "kind", "other"),
    [(rococo(4), "choose_graduate", "log"), (kitchen(4), "draft_card", "market")],
    ids=["graduates", "tray"],
)
def test_what_lies_nowhere_else_covers_nothing(
    hands: Hands, begin: Begin, kind: str, other: str
) -> None:
    """It has a page of its own, which is left and opened again by mouse and by keys."""
    sized(hands, *ROOM)
    seated(hands, at(begin, fullest(begin, 3)[kind]))
    hands.lay_out()
    assert hands.has("picker")
    assert hands.named("page:pick").property("current")
    for leave, come_back in ((hands.click, by_keys(hands)), (by_keys(hands), hands.click)):
        leave(f"page:{other}")
        hands.lay_out()
        assert not hands.has("picker")
        come_back("page:pick")
        hands.lay_out()
        assert hands.has("picker")
    numbers = [item.property("number") for item in hands.targets().values()]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    version = hands.game.session.version
    hands.key(Qt.Key.Key_2)
    assert hands.game.session.version > version


def by_keys(hands: Hands) -> Callable[[str], None]:
    def press(name: str) -> None:
        hands.tab_to(name)
        hands.key(Qt.Key.Key_Return)

    return press


@pytest.mark.parametrize("game", ["rococo", KITCHEN])
def test_a_notice_lets_no_press_through_and_can_be_sent_away(hands: Hands, game: str) -> None:
    """In the smallest room it lies over pieces that answer."""
    begin = rococo(4) if game == "rococo" else kitchen(4)
    positions = fullest(begin, 1)
    sized(hands, *ROOM)
    for kind in ("acquire_resource", "acquire_ingredient"):
        if kind not in positions:
            continue
        seated(hands, at(begin, positions[kind]))
        noticed(hands)
        hands.lay_out()
        answers = len(hands.game.session.answers)
        (notice,) = hands.placed("notice")[-1:]
        for _ in range(2):
            hands.click(notice)
        assert len(hands.game.session.answers) == answers
        close = next(item for item in hands.items(notice) if item.inherits("QQuickAbstractButton"))
        hands.click(close)
        hands.lay_out()
        assert out_of_reach(hands) == []


@pytest.mark.parametrize("game", ["rococo", KITCHEN])
def test_the_curtain_is_lifted_under_a_notice(hands: Hands, game: str) -> None:
    begin = rococo(4) if game == "rococo" else kitchen(4)
    sized(hands, *ROOM)
    hands.play(at(begin, fullest(begin, 1)["play_card"]))
    noticed(hands)
    hands.lay_out()
    assert hands.game.hotSeat.curtain
    assert out_of_reach(hands) == []
    assert beyond_the_keys(hands) == []
    hands.click("lift")
    assert not hands.game.hotSeat.curtain
