"""Whole games by hands in haste: nothing is answered that was not on the screen at the press."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from rococo_desktop.controller.turns.hot_seat import HotSeat
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.session.moves import Moves
from rococo_desktop.session.session import AnySession
from tests.daily import by_turns
from tests.qml.hands import Hands, session
from tests.qml.haste import Haste, middle, moments
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

Key = Qt.Key
GAMES: dict[str, Callable[[int], AnySession]] = {
    "rococo": lambda seed: session(2 + seed % 3, seed=seed),
    "patisserie": lambda seed: kitchen_hands.session(2 + seed % 3, seed=seed),
}
SIZES = [(960, 600), (1280, 800), (1920, 1080)]
SOME, MANY = 24, 1680
"""The hasty acts for each game and size: three times MANY are more than five thousand."""


class Hasty:
    """Somebody who plays a game with secret hands in haste, and what came of each act.

    An act is one press, however long it is held, together with what the hand does before the eye
    has seen an answer: it may answer the question on the screen, or lift the curtain, once.
    """

    def __init__(self, hands: Hands, monkeypatch: pytest.MonkeyPatch, game: str, seed: int) -> None:
        self.hands = hands
        self.haste = Haste(hands)
        self.done: Counter[str] = Counter()
        self._game = game
        self._seed = seed
        self._chance = Generator(seed, "haste")
        self._asked: list[str] = []
        """What was on the screen at each answer since the act began, and at each lifted curtain."""
        self._spy(monkeypatch)

    def play(self, acts: int) -> None:
        """Do that many hasty acts, each after one or none in peace."""
        kinds = [
            self.hold_digit,
            self.hold_return,
            self.hold_space,
            self.double_click,
            self.triple_click,
            self.release_late,
            self.type_unseen,
            self.hammer,
        ]
        self.sit_down()
        for number in range(acts):
            kind = kinds[number % len(kinds)]
            self._begin()
            seen = self.hands.game.hotSeat.question
            kind()
            self.hands.settle()
            self.done[kind.__name__] += 1
            told = f"{kind.__name__} at {seen!r}, act {number} of game {self._seed}"
            assert set(self._asked) <= {seen}, told
            self._tidy()
            if self._chance.below(2):
                self.act_in_peace()

    def sit_down(self) -> None:
        """Begin a game."""
        self._seed += 1
        self.hands.play(GAMES[self._game](self._seed))

    def act_in_peace(self) -> None:
        """Lift the curtain, hand over the turn, or answer anything, after a pause."""
        game = self.hands.game
        if game.hotSeat.curtain:
            self.hands.click("lift")
        elif game.hotSeat.waiting:
            game.hotSeat.passOn()
        elif (decision := game.session.decision) is not None:
            options = decision.options
            assert game.answer(options[self._chance.below(len(options))])
        self.hands.settle()
        self._tidy()

    # -- hasty acts ------------------------------------------------------------------------------

    def hold_digit(self) -> None:
        digit = 1 + self._chance.below(4)
        self.haste.hold(Key(Key.Key_0 + digit), str(digit), times=8)

    def hold_return(self) -> None:
        self.haste.hold(Key.Key_Return, "\r", times=8)

    def hold_space(self) -> None:
        with self.haste.key(Key.Key_Space, " "):
            self.haste.hold(Key.Key_Space, " ", times=8)

    def double_click(self) -> None:
        self.haste.click(self._spot(), times=2)

    def triple_click(self) -> None:
        self.haste.click(self._spot(), times=3)

    def release_late(self) -> None:
        """Hold a button while a digit answers."""
        with self.haste.button(self._spot()):
            self.hands.settle()
            self.type_unseen()
            self.hands.settle()
        self.haste.pause()

    def type_unseen(self) -> None:
        for _ in range(4):
            digit = 1 + self._chance.below(6)
            self.haste.strike(Key(Key.Key_0 + digit), str(digit))

    def hammer(self) -> None:
        """Press keys one after the other without looking."""
        for _ in range(4):
            key, text = ((Key.Key_Return, "\r"), (Key.Key_Space, " "))[self._chance.below(2)]
            self.haste.strike(key, text)

    # -- within ----------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Look at the table, and begin an act."""
        self.hands.settle()
        # As the program's event loop does; what is to be deleted would follow the game for ever.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._asked.clear()

    def _spot(self) -> QPoint:
        """Return the middle of something that can be chosen, or any spot."""
        spots = [middle(item) for item in self.hands.legal() if item.width()]
        size = self.hands.root.size()
        inside = [each for each in spots if self.hands.root.contentItem().contains(each)]
        if inside and self._chance.below(4):
            return inside[self._chance.below(len(inside))]
        return QPoint(self._chance.below(size.width()), self._chance.below(size.height()))

    def _tidy(self) -> None:
        """Return to the table, and begin another game when one is over."""
        shell = self.hands.shell
        if self.hands.has("whatIsThis"):
            QTest.keyClick(self.hands.root, Key.Key_Escape)
        if shell.screen != "table" or self.hands.game.session.asked is None:
            self.sit_down()
        shell.back()
        self.hands.game.timeline.now()
        self.hands.settle()

    def _spy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        answer, follow, reveal = Moves.answer, Moves.follow, HotSeat.reveal

        def noted(give: Callable[[], tuple[Event, ...]]) -> tuple[Event, ...]:
            """Give the answers of one gesture."""
            game, question = self.hands.game, self.hands.game.hotSeat.question
            version = game.session.version
            events = give()
            if game.session.version != version:
                self._asked.append(question)
            return events

        def answering(moves: Moves, option: str) -> tuple[Event, ...]:
            return noted(lambda: answer(moves, option))

        def following(
            moves: Moves, answers: Sequence[str], goals: Sequence[str]
        ) -> tuple[Event, ...]:
            return noted(lambda: follow(moves, answers, goals))

        def revealing(seat: HotSeat) -> None:
            self._asked.append(seat.question)
            reveal(seat)

        monkeypatch.setattr(Moves, "answer", answering)
        monkeypatch.setattr(Moves, "follow", following)
        monkeypatch.setattr(HotSeat, "reveal", revealing)


@pytest.mark.parametrize(("game", "size"), by_turns(GAMES, SIZES), ids=str)
def test_haste_answers_only_what_was_seen(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    hands.root.resize(*size)
    with moments(10_000):
        Hasty(hands, monkeypatch, game, seed=size[0]).play(SOME)


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_much_haste_answers_only_what_was_seen(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    hands.root.resize(*size)
    with moments(10_000):
        hasty = Hasty(hands, monkeypatch, game, seed=10 * size[0])
        hasty.play(MANY)
        assert min(hasty.done.values()) > 100
