"""What lies in the lower band keeps its place through turns with a coach, and through a lesson."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.session.session import AnySession
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Whim, session
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_teachers_seat import MOST as LONGEST
from tests.qml.test_teachers_seat import go_on, open_in, place, rest

pytestmark = pytest.mark.one_window

WINDOWS = ((1280, 800, "100"), (1920, 1080, "fit"))
ANSWERS = {"rococo": "PaymentButton", "patisserie": "AnswerButton"}
LESSONS = ("staff", "training")
TURNS = 2
"""So many turns of one's own are played, with the choice of cards between them."""
MOST = 80
CASES = [(game, window) for game in ANSWERS for window in WINDOWS]
NARROW = ((1000, 1060, "100"), (1100, 760, "100"))
NARROW_CASES = [(game, window) for game in ANSWERS for window in NARROW]


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def begun(game: str) -> tuple[AnySession, Whim | kitchen_hands.Whim]:
    """Return a game shortly before the last turn of a round."""
    played: AnySession = (
        session(1, bots=1, seed=5) if game == "rococo" else kitchen_hands.session(1, bots=1, seed=4)
    )
    whim = Whim(5) if game == "rococo" else kitchen_hands.Whim(5)
    while (decision := played.decision) is not None:
        if decision.seat == 0 and decision.kind == "play_card" and len(decision.options) == 1:
            break
        played.answer(decision.id, whim(decision))
    return played, whim


def cards(hands: Hands, game: str) -> dict[str, QRectF]:
    """Return the places of the hand, and where the supply begins."""
    if game == "patisserie":
        (hand,) = hands.typed("Hand")
        return {"hand": place(hand)}
    piles = {str(pile.property("zone")): place(pile) for pile in hands.typed("Pile")}
    supply = piles["supply"]
    return {"hand": piles["hand"], "supply": QRectF(supply.left(), supply.top(), 0, 0)}


Sizes = tuple[int, tuple[float, ...]]


def sizes(hands: Hands) -> Sizes:
    """Return how many cards are the player's own, and the widths of those beside the hand."""
    piles = {str(pile.property("zone")): pile for pile in hands.typed("Pile")}
    widths = (float(piles[each].property("cardWidth")) for each in ("supply", "discard"))
    table = hands.game.table
    assert isinstance(table, RococoTable)
    own = table.belongings
    owned = sum(len(each.rows) for each in (own.supply, own.hand, own.played, own.discard))
    return owned, tuple(widths)


def band(hands: Hands, game: str) -> dict[str, QRectF]:
    """Return the places of the question, of who teaches, of the hand and of what is beside it."""
    seat = "tutor" if hands.has("tutor") else "silentSeat"
    return {
        "question": place(hands.named("promptBar")),
        "seat": place(hands.named(seat)),
        **cards(hands, game),
    }


def short(hands: Hands, _game: str) -> dict[str, QRectF]:
    """Return the places of the question and of who teaches, above it in a narrow window."""
    seat = "tutor" if hands.has("tutor") else "silentSeat"
    return {"question": place(hands.named("promptBar")), "seat": place(hands.named(seat))}


@pytest.mark.parametrize(("game", "window"), soaked(NARROW_CASES, NARROW_CASES[1:3]))
def test_nothing_about_the_question_moves_in_a_narrow_window(
    hands: Hands, game: str, window: tuple[int, int, str]
) -> None:
    play_on(hands, game, window, short)


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "window"), soaked(CASES, [CASES[0], CASES[3]]))
def test_nothing_in_the_lower_band_moves_while_turns_are_played(
    hands: Hands, game: str, window: tuple[int, int, str]
) -> None:
    play_on(hands, game, window, band)


def play_on(
    hands: Hands,
    game: str,
    window: tuple[int, int, str],
    look: Callable[[Hands, str], dict[str, QRectF]],
) -> None:
    """Play some turns, through which all that is looked at stays where it is."""
    open_in(hands, window)
    hands.shell.preferences.keep(coach="on")
    played, whim = begun(game)
    hands.play(played)
    seen: list[dict[str, QRectF]] = []
    answers, kinds, turns = set(), set(), 0
    besides: set[Sizes] = set()
    for _ in range(MOST):
        rest(hands)
        tutor = hands.game.tutors.speaking
        assert tutor is not None
        seen.append(look(hands, game))
        if game == "rococo" and look is band:
            besides.add(sizes(hands))
        if tutor.mayGoOn:
            tutor.goOn()
            continue
        decision = hands.game.hotSeat.decision
        if decision is None:
            continue
        kinds.add((decision.kind, tutor.text != ""))
        turns += decision.kind == "play_card"
        assert hands.has("prospects") == (decision.kind == "play_card"), "what is possible now"
        if turns > TURNS:
            break
        spots = [place(each).left() for each in hands.typed(ANSWERS[game])]
        answers |= {min(spots)} if spots else set()
        assert hands.game.answer(whim(decision))
    assert turns > TURNS
    assert {spoken for _, spoken in kinds} == {True, False}
    assert all(each == seen[0] for each in seen)
    assert len(answers) == 1
    assert len(besides) == len({count for count, _ in besides}), "one size for as many cards"


TAUGHT = [(lesson, window) for lesson in LESSONS for window in WINDOWS]


@pytest.mark.parametrize(("lesson", "window"), soaked(TAUGHT, [TAUGHT[1], TAUGHT[2]]))
def test_question_and_tutor_keep_their_places_through_a_lesson(
    hands: Hands, lesson: str, window: tuple[int, int, str]
) -> None:
    open_in(hands, window)
    hands.shell.backstage.school.learn(lesson)
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, LessonTutor)
    seen, answered = [], False
    for _ in range(LONGEST):
        rest(hands)
        bar = hands.named("promptBar")
        seen.append((place(bar), place(hands.named("tutor"))))
        answered |= any(each.property("option") for each in hands.items(bar))
        if tutor.over:
            break
        go_on(hands, tutor)
    assert tutor.over
    assert answered, "answers in words are offered as well"
    assert all(each == seen[0] for each in seen)
