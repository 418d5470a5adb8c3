"""A hint is short, and its pieces in their order are all that it takes to play it."""

from collections.abc import Iterator, Sequence
from itertools import cycle

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.ai.suggestion import HINTS
from rococo_desktop.controller.games import running_games
from rococo_desktop.session.session import Session
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml import hands as salon
from tests.qml.hands import BotsHere, Hands
from tests.qml.patisserie import kitchen_hands
from tests.qml.suggested import suggested, why

pytestmark = pytest.mark.one_window

LINES, PIECES = 2, 6
"""The most that a hint needs, but for a few."""
EVERY = 7
"""Each such decision of a game is one to ask for a hint."""


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def positions(game: str, number: int) -> Iterator[Session]:
    """Yield games of one person and one to three others, each at a decision of the person."""
    mod = salon if game == "rococo" else kitchen_hands
    seed = found = 0
    while True:
        session: Session = mod.session(1, bots=1 + seed % 3, seed=seed)
        whim = mod.Whim(seed)
        count = seed
        while (decision := session.decision) is not None:
            count += decision.seat == 0
            if decision.seat == 0 and count % EVERY == 0 and len(decision.options) > 1:
                yield session
                found += 1
                if found == number:
                    return
            session.answer(decision.id, whim(decision))
        seed += 1


def read(hands: Hands, session: Session, places: Sequence[str]) -> Iterator[str]:
    """Yield the answers that somebody finds who looks at nothing but the places of a hint."""
    state, decision, left = session.state, session.decision, list(places)
    assert decision is not None
    seat = decision.seat
    while (decision := state.pending) is not None and decision.seat == seat:
        found = {option: where(hands, option) for option in decision.options}
        near = {min(map(left.index, at)): o for o, each in found.items() if (at := each & {*left})}
        if not near:
            return
        answer = near[min(near)]
        yield answer
        left = left[1 + max(left.index(place) for place in found[answer] & {*left}) :]
        state = session.match.kernel.apply(state, answer).state


def where(hands: Hands, option: str) -> set[str]:
    """Return where an option may be given: at its piece, or in words."""
    return {*hands.game.table.places_of(option)} or {f"option:{option}"}


def pieces(hands: Hands, play: QQuickItem) -> list[QQuickItem]:
    return [
        each
        for each in hands.items(play)
        if each.property("spelled") and each.property("sign") is not None and each.isVisible()
    ]


@pytest.mark.parametrize(
    "number", [6, pytest.param(500, marks=[pytest.mark.heavy, pytest.mark.timeout(7200)])]
)
@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_a_hint_is_short_and_can_be_played_by_its_pieces(
    hands: Hands, game: str, number: int
) -> None:
    hands.root.resize(1280, 800)
    long, unread = list[str](), list[str]()
    for session in positions(game, number):
        hint(hands, session)
        decision, setup = session.decision, session.match.setup
        assert decision is not None
        thinker = BotsHere(game, session.setup.kind.library.load(), print)
        view = session.view(decision.seat)
        best, *_ = thinker.suggest(setup, view, session.setup.seed, HINTS).result()
        play = hands.named("play:0")
        heading = next(
            each for each in hands.items(play) if each.property("text") == play.property("plan")
        )
        if heading.property("lineCount") > LINES or len(pieces(hands, play)) > PIECES:
            long.append(str(play.property("plan")))
        if tuple(read(hands, session, play.property("places"))) != best.answers:
            unread.append(f"{play.property('plan')} {best.answers}")
    print(f"{game}: of {number} hints {len(long)} are longer, {len(unread)} are misread")
    assert not unread
    assert len(long) <= max(1, number / 20), long


@pytest.mark.parametrize("number", soaked([2, 20], [2]))
@pytest.mark.parametrize("language", soaked(languages(), ["en"]))
@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_why_a_play_is_suggested_is_read_without_scrolling(
    hands: Hands, game: str, language: str, number: int
) -> None:
    """That of the other plays, too."""
    hands.shell.preferences.choose("language", language)
    hands.root.resize(1280, 800)
    for session in positions(game, number):
        hint(hands, session)
        check_words_in_view(hands)
        while hands.has("reply:others"):
            hands.click("reply:others")
            hands.lay_out()
            check_words_in_view(hands)


@pytest.mark.parametrize("number", soaked([4, 20], [4]))
@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_a_hint_is_seen_as_a_whole_in_a_game_with_a_coach(
    hands: Hands, game: str, language: str, number: int
) -> None:
    """Beside what is possible otherwise, and as wide as the coach is without one."""
    hands.shell.preferences.choose("coach", "on")
    hands.shell.preferences.choose("language", language)
    for session, size in zip(
        positions(game, number), cycle([(1280, 800), (1920, 1080)]), strict=False
    ):
        hands.root.resize(*size)
        hands.play(session)
        hands.lay_out()
        before = box(hands.named("promptBar"))
        hint(hands, session)
        assert box(hands.named("promptBar")) == before
        area, play = hands.named("tutorArea"), hands.named("play:0")
        assert area.property("contentHeight") <= area.height(), play.property("plan")
        seat = box(hands.named("tutor"))
        assert all(seat.contains(box(each)) for each in pieces(hands, play))


def hint(hands: Hands, session: Session) -> None:
    """Put a game on the table and ask for a hint."""
    hands.play(session)
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    hands.lay_out()


def check_words_in_view(hands: Hands) -> None:
    """Check that the words of the play are in the seat of who gives the hint."""
    seat = box(hands.named("tutor"))
    (play,) = (each for each in hands.items() if each.objectName().startswith("play:"))
    said = why(suggested(hands)), suggested(hands).why[0]
    (words,) = (each for each in hands.written(play) if each.property("text") in said)
    assert seat.contains(box(words)), said


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
