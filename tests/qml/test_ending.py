"""The end of a game: nothing tells how it ended before it has been counted."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.patisserie.table import PatisserieTable
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.session.session import AnySession, Session
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, played_out, session
from tests.qml.patisserie import kitchen_hands

pytestmark = pytest.mark.one_window

Begin = Callable[..., Session]
each_game = pytest.mark.parametrize("begin", [session, kitchen_hands.session])


def last_answer(begin: Begin, people: int, bots: int) -> AnySession:
    """Return a game in which one answer is left, which a computer player gives."""
    for seed in range(40):
        whole, whim = begin(people, bots=bots, seed=seed), Whim(seed)
        while (decision := whole.decision) is not None:
            whole.answer(decision.id, whim(decision))
        if whole.history[-1].seat >= people:
            *answers, _ = whole.save().answers
            game = begin(people, bots=bots, seed=seed)
            for answer in answers:
                decision = game.decision
                assert decision is not None
                game.answer(decision.id, answer)
            return game
    raise AssertionError("a person always answers last")


def standings(hands: Hands) -> list[int]:
    """Return the scores as they are known at the table."""
    table, seats = hands.game.table, range(len(hands.game.session.setup.seats))
    assert isinstance(table, RococoTable | PatisserieTable)
    scores = []
    for seat in seats:
        table.lookAt(seat)
        scores.append(table.people.sheet.score)
    return scores


def verdict(hands: Hands) -> str:
    """Return the sentence that says who has won."""
    game = hands.game.session
    words = game.setup.kind.words(hands.catalogue(), game.match, game.setup.names)
    return words.verdict(game.score())


def outcome(hands: Hands) -> set[str]:
    """Return the sentences about what the final scoring brought, and who won."""
    game = hands.game.session
    words = hands.game.words
    told = [words.event(event) for event in game.history[-1].events]
    won = told.index(words.event(game.history[-1].events[-1]))
    scored = len([sheet for sheet in game.score().players for item in sheet.items if item.points])
    return {*told[won - scored : won + 1], verdict(hands)}


@each_game
@pytest.mark.parametrize("people", soaked([0, 1], [1]))
def test_nothing_tells_who_has_won_before_it_is_counted(
    hands: Hands, qtbot: QtBot, begin: Begin, people: int
) -> None:
    hands.root.setProperty("motion", 10)
    hands.shell.back()
    hands.shell.games.play(last_answer(begin, people, 3 - people))
    before = standings(hands)
    qtbot.waitUntil(lambda: hands.game.over)
    hands.settle()
    secret = outcome(hands)
    assert len(secret) > 3

    def hidden() -> bool:
        said = hands.said()
        return not any(each in text for each in secret for text in said)

    assert hands.shell.dialog == "", "the last turn is looked at first"
    assert hidden()
    assert standings(hands) == before
    final = [sheet.total for sheet in hands.game.session.score().players]
    hands.control(Qt.Key.Key_L)
    hands.lay_out()
    assert hidden(), "in the whole log, too"
    hands.shell.open("score")
    hands.lay_out()
    assert hidden(), "while the guests arrive"
    hands.key(Qt.Key.Key_X)
    assert hands.game.score.showing
    assert hidden(), "while it is counted"
    hands.click("skipShow")
    hands.lay_out()
    assert not hidden()
    assert standings(hands) == final
    assert secret - {verdict(hands)} <= {row.text for row in hands.game.log.lines.rows}


@each_game
@pytest.mark.parametrize("by", soaked(["click", "keys"], ["keys"]))
def test_the_same_players_play_again(hands: Hands, begin: Begin, by: str) -> None:
    """Those who sit there now, as they were set up, but not the same game."""
    over = played_out(begin(2, bots=1))
    hands.play(over)
    if by == "click":
        hands.click("playAgain")
    else:
        hands.tab_to("playAgain")
        hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert hands.shell.dialog == ""
    game = hands.game.session
    assert game is not over
    assert game.asked is not None
    changed = {"seed": game.setup.seed, "id": game.setup.id}
    assert game.setup == over.setup.model_copy(update=changed)
    assert game.setup.seed != over.setup.seed
    assert game.setup.id is not None


@each_game
def test_a_seat_that_was_handed_over_is_played_again_by_whom_it_was_given_to(
    hands: Hands, begin: Begin
) -> None:
    over = begin(2, bots=1)
    over.hand_over(1, "random")
    played_out(over)
    hands.play(over)
    hands.click("playAgain")
    seats = hands.game.session.setup.seats
    assert [seat.kind for seat in seats] == ["human", "random", "random"]
    assert all(seat.before is None for seat in seats)
    assert len(hands.game.session.history) < len(over.history)


def test_a_lesson_is_not_played_again(hands: Hands) -> None:
    hands.shell.backstage.school.learn("turn")
    hands.settle()
    hands.game.score.refresh(hands.game.session.score())
    hands.shell.open("score")
    hands.settle()
    assert hands.has("toTable")
    assert not hands.has("playAgain")


def counted(hands: Hands, begin: Begin, people: int) -> AnySession:
    """Let the count of a game with many points begin, and take its time."""
    game, whim = begin(people, seed=4), Whim(4)
    while (decision := game.decision) is not None:
        makes = "make_dress" in decision.options
        game.answer(decision.id, "make_dress" if makes else whim(decision))
    hands.root.setProperty("motion", 20)
    hands.play(game)
    hands.key(Qt.Key.Key_X)
    hands.lay_out()
    assert hands.game.score.showing
    return game


@each_game
def test_all_that_is_counted_is_in_view(hands: Hands, begin: Begin) -> None:
    hands.root.resize(1280, 800)
    game = counted(hands, begin, 5)
    seen = 0
    for item in game.score().players[0].items:
        assert hands.game.score.chosen == item.item
        box, area = hands.named("scoreParts"), hands.named("dialogArea")
        drawn = [each for each in hands.written(box) if each.property("text")]
        assert len(drawn) == sum(len(row.parts.rows) for row in hands.game.score.parts.rows)
        for each in (*drawn, hands.named(f"item:{item.item}")):
            around = box if each in drawn else area
            assert place_of(around).contains(place_of(each)), each.property("text")
        seen += len(drawn)
        hands.click("nextItem")
        hands.lay_out()
    assert seen > 20


@each_game
def test_what_is_counted_is_as_large_on_a_sheet_that_opens_again(
    hands: Hands, begin: Begin
) -> None:
    """After the analysis, for example: while a sheet is laid out, there is no room yet."""
    hands.root.resize(1280, 800)
    counted(hands, begin, 3)
    hands.root.setProperty("motion", 0)
    hands.game.score.skip()
    hands.shell.open("score")
    hands.lay_out()
    before = {item.item: 0 for item in hands.game.session.score().players[0].items}
    for item in before:
        hands.game.score.choose(item)
        hands.lay_out()
        before[item] = letters_of(hands)
    for item, letters in before.items():
        hands.game.score.choose(item)
        hands.shell.back()
        hands.lay_out()
        hands.shell.open("score")
        hands.lay_out()
        assert letters_of(hands) == letters, item


def letters_of(hands: Hands) -> int:
    """Return the size of the letters in which the summands of an item are written."""
    (panel,) = hands.typed("ScoreParts")
    return int(panel.property("letters"))


@each_game
def test_what_has_no_room_is_scrolled_by_before_it_goes_on(
    hands: Hands, qtbot: QtBot, begin: Begin
) -> None:
    counted(hands, begin, 4)
    (panel,) = hands.typed("ScoreParts")
    panel.setProperty("height", panel.height() / 3)
    score, box = hands.game.score, hands.named("scoreParts")
    while not box.property("scrolls"):
        hands.click("nextItem")
        hands.lay_out()
    assert box.property("atYBeginning")
    chosen = score.chosen
    hands.root.setProperty("motion", 0.2)
    with qtbot.waitSignal(score.changed):
        qtbot.waitUntil(lambda: score.chosen != chosen or bool(box.property("atYEnd")))
        assert score.chosen == chosen, "the last ones were seen before the next item"


def place_of(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())
