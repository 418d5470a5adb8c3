"""The small log: each turn in one line, whole."""

import re

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.controller.table.log import LogRow
from rococo_desktop.engine.randomness import Generator
from tests.qml.hands import NAMES, Hands, play_to, session
from tests.words.rococo.test_undo import play_on

pytestmark = pytest.mark.one_window

JEWELRY = ("jewelry_box",)
ALWAYS = (((), "100"), (JEWELRY, "150"))
"""The games and the sizes of letters that are not left to the slow tests."""


def table(hands: Hands) -> list[LogRow]:
    """Show a game in which two bots have played since the person did."""
    game = session(1, bots=2)
    play_on(game, Generator(1, "whim"))
    hands.play(game)
    hands.settle()
    return list(hands.game.log.latestTurns.rows)


def test_a_turn_is_one_line(hands: Hands) -> None:
    turns = table(hands)
    lines = hands.game.log.lines.rows
    assert len(turns) < len(lines)
    played = [turn for turn in turns if re.match(r"You play |\w+ plays ", turn.text)]
    assert {turn.seat for turn in played} == {0, 1, 2}
    for turn in played:
        name = NAMES[turn.seat] if turn.seat else "You"
        assert turn.text.startswith(f"{name} play")
        assert turn.text.count(f"{name} ") == 1
        assert turn.text.count(".") == 1
    every = " ".join(turn.text for turn in turns)
    for line in lines[-12:]:
        said = line.text if line.seat < 0 else line.predicate or line.text
        assert said.removesuffix(".") in every
    assert [turn.moment for turn in turns] == sorted(turn.moment for turn in turns)
    assert turns[-1].moment == lines[-1].moment


def test_what_is_said_again_is_counted(hands: Hands) -> None:
    table(hands)
    assert "Bruno takes a card into hand (×3)." in [
        turn.text for turn in hands.game.log.latestTurns.rows
    ]


@pytest.mark.parametrize(
    ("expansions", "scale"),
    [
        pytest.param(
            expansions, scale, marks=[] if (expansions, scale) in ALWAYS else pytest.mark.heavy
        )
        for expansions in ((), JEWELRY)
        for scale in ("fit", "100", "150")
    ],
)
def test_lines_are_seen_whole_or_not_at_all(
    hands: Hands, scale: str, expansions: tuple[str, ...]
) -> None:
    hands.shell.preferences.choose("scale", scale)
    game = session(3, expansions=expansions)
    for skip in range(8):
        play_to(game, "choose_action", skip=skip)
        hands.play(game)
        hands.game.hotSeat.reveal()
        hands.settle()
        if hands.has("page:log"):
            hands.click("page:log")
        hands.lay_out()
        room = hands.named("latestLines")
        seen = room.mapRectToScene(room.boundingRect())
        lines = [item for item in hands.items(room) if item.property("moment") is not None]
        places = [item.mapRectToScene(item.boundingRect()) for item in lines]
        shown = [place for place in places if place.bottom() > seen.top() + 0.5]
        assert shown
        assert places[-1] in shown
        for place in shown:
            assert seen.top() <= place.top() + 0.5
            assert place.bottom() <= seen.bottom() + 0.5


def test_in_the_past_each_line_stands_for_itself(hands: Hands) -> None:
    table(hands)
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert hands.game.timeline.past
    hands.lay_out()
    line = hands.game.timeline.line
    assert line in [item.property("text") for item in hands.items(hands.named("openLog"))]


def test_each_turn_of_a_rival_is_a_line_of_its_own(hands: Hands) -> None:
    """The card that she reveals begins it, what she does and why follows."""
    game, chance = session(1, expansions=("madame_du_barry",)), Generator(1, "whim")
    for _ in range(60):
        assert game.decision is not None
        game.answer(
            game.decision.id, game.decision.options[chance.below(len(game.decision.options))]
        )
    hands.play(game)
    hands.settle()
    lines = [row for row in hands.game.log.lines.rows if " reveals her card: " in row.text]
    assert len(lines) > 2
    assert {(row.seat, row.group) for row in lines} == {(1, "Madame du Barry")}
    turns = [row.text for row in hands.game.log.latestTurns.rows if " reveals her card" in row.text]
    assert turns
    for turn in turns:
        assert turn.startswith("Madame du Barry reveals her card: ")
        assert turn.count(" reveals her card: ") == 1
        assert turn.count(",") >= 1


def test_what_a_rival_does_has_the_sign_of_what_anybody_does(hands: Hands) -> None:
    game, chance = session(1, expansions=("madame_du_barry",)), Generator(1, "whim")
    while game.decision is not None:
        game.answer(
            game.decision.id, game.decision.options[chance.below(len(game.decision.options))]
        )
    hands.play(game)
    hands.settle()
    rows = hands.game.log.lines.rows
    (hired, *_) = [row for row in rows if row.seat == 1 and " hires " in row.text]
    assert hired.sign == "hire"
