"""The others' turns since the player's last one, in pictures, until the player acts."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.controller.rococo.faces import CardFace, DressFace, PictureFace
from rococo_desktop.controller.table.bits import exchanged
from rococo_desktop.controller.table.news import NewsRow, spans_since
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardPlayed
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.madame_du_barry.events import (
    MadamePlaced,
    MadameReasoned,
    MadameRevealed,
)
from rococo_desktop.session.session import Session
from rococo_desktop.words.amounts import MINUS
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, session
from tests.qml.test_arrangements import pages, sized

pytestmark = pytest.mark.one_window

ALL = ("jewelry_box", "madame_du_barry")


def play_until_asked(game: Session, rounds: int = 2) -> Session:
    """Answer at random until the person has had a turn and is asked for the next card."""
    whim, acted = Whim(game.setup.seed), False
    while (decision := game.decision) is not None:
        mine = decision.seat == 0 and decision.kind == "play_card"
        if mine and acted and game.state.round >= rounds and game.history[-1].seat != 0:
            return game
        acted = acted or mine
        game.answer(decision.id, whim(decision))
    raise AssertionError("the game is over")


def rows(hands: Hands) -> list[NewsRow]:
    return list(hands.table.news.rows.rows)


def lines(hands: Hands) -> list[QQuickItem]:
    return [item for item in hands.items() if item.objectName().startswith("news:")]


def drawn(hands: Hands, line: QQuickItem) -> list[str]:
    """Return the texts that a line shows."""
    texts = (item.property("text") for item in hands.items(line) if item.inherits("QQuickText"))
    return [text for text in texts if text]


def games() -> Iterator[Session]:
    yield session(1, bots=4, seed=3)
    yield session(1, bots=2, seed=5, expansions=ALL)


def test_each_turn_of_each_rival_has_a_row_with_card_pieces_places_and_amounts(
    hands: Hands,
) -> None:
    shown: Counter[type] = Counter()
    for each in games():
        for number in range(2, 5):
            hands.play(play_until_asked(each, number))
            hands.lay_out()
            turns = [span for span in spans_since(each, 0) if span.seat != 0]
            found = rows(hands)
            assert [row.seat for row in found] == [span.seat for span in turns][-len(found) :]
            assert {row.seat for row in found if row.seat >= 0} <= set(
                range(1, len(each.state.players))
            )
            for row, span in zip(found, turns[-len(found) :], strict=True):
                if row.seat < 0:
                    continue
                plays = [e.card for e in span.events if isinstance(e, CardPlayed)]
                assert (row.card is None) == (not plays)
                assert row.portrait
                check_amounts(row, span.events)
                check_places(row, span.events)
                bits = list(row.bits.rows)
                shown.update(type(bit.face) for bit in bits if bit.face is not None)
                line = next(i for i in lines(hands) if i.property("key") == row.key)
                assert {bit.text for bit in bits if bit.text} <= set(drawn(hands, line))
            decision = each.decision
            assert decision is not None
            each.answer(decision.id, decision.options[0])
    assert {DressFace, CardFace, PictureFace} <= set(shown)


def check_amounts(row: NewsRow, events: list[Event]) -> None:
    """Compare the amounts of a row with the gains and payments, which it doesn't set off.

    What a bonus or a guest brought stands by itself.
    """
    paid = sum(event.amount for event in events if isinstance(event, happened.LivrePaid))
    got = sum(event.amount for event in events if isinstance(event, happened.LivreGained))
    shown = [int(bit.text.replace(MINUS, "-")) for bit in row.bits.rows if bit.sign == "livre"]
    assert sum(each for each in shown if each < 0) == -paid
    assert sum(each for each in shown if each > 0) == got


def test_what_a_guest_and_a_bonus_bring_is_drawn_apart_from_the_action(hands: Hands) -> None:
    """Behind a line each, with the sign of what gave it, or its word: the bonus of a card."""
    causes: Counter[str] = Counter()
    for each in games():
        for number in range(2, 5):
            hands.play(play_until_asked(each, number))
            hands.lay_out()
            for row in (each for each in rows(hands) if each.seat >= 0):
                line = next(i for i in lines(hands) if i.property("key") == row.key)
                told = [bit.cause for bit in row.bits.rows if bit.cause]
                said = [bit.because for bit in row.bits.rows if bit.cause]
                assert said == ["Bonus:" if each == "card" else "" for each in told]
                shown = [i for i in hands.items(line) if i.objectName() == "cause"]
                signs = [
                    str(sign.property("name"))
                    for item in shown
                    for sign in hands.items(item)
                    if sign.property("drawn") is not None and sign.isVisible()
                ]
                assert told == list(dict.fromkeys(told)), "each once"
                assert signs == [each for each in told if each != "card"]
                assert [each for each in drawn(hands, line) if each == "Bonus:"] == [
                    *filter(None, said)
                ]
                causes.update(told)
            decision = each.decision
            assert decision is not None
            each.answer(decision.id, decision.options[0])
    assert causes["card"]
    view, space = (
        hands.game.session.view(0),
        next(iter(hands.game.session.match.rules.board.spaces)),
    )
    turn = [
        ActionChosen(1, "make_dress"),
        happened.DressRented(1, view.workshop[0], space),
        happened.LivreGained(1, 3, "reward"),
        BonusUsed(1, "start-journeyman"),
        happened.LivreGained(1, 2, "start-journeyman"),
    ]
    amounts = [bit for bit in hands.game.table.pictures(1, turn) if bit.sign == "livre"]
    assert [(bit.cause, bit.text) for bit in amounts] == [("lady", "+3"), ("card", "+2")]


def test_what_a_bonus_brings_does_not_hide_what_was_paid() -> None:
    bits = list(exchanged([("livre", -2), ("thread", 1), ("livre", 2), ("livre", -1)]))
    told = [(bit.sign, bit.text, bit.worth) for bit in bits]
    assert told == [("livre", "−3", -1), ("livre", "+2", 1), ("thread", "+1", 1)]


def test_the_turns_of_three_rivals_have_a_line_each(hands: Hands) -> None:
    """In a window of 1280 by 800, too."""
    hands.root.resize(1280, 800)
    game = session(1, bots=3)
    while len([span for span in spans_since(game, 0) if span.seat > 0]) < 3:
        decision = game.decision
        assert decision is not None
        game.answer(decision.id, decision.options[0])
    hands.play(game)
    hands.lay_out()
    lines = seen(hands)
    assert len(lines) == 3
    assert len({line.y() for line in lines}) == 3
    assert all(area(hands.named("news")).contains(area(line)) for line in lines)


def check_places(row: NewsRow, events: list[Event]) -> None:
    for event in events:
        if isinstance(event, happened.DressRented):
            assert f"space:{event.space}" in row.places
        if isinstance(event, happened.DecorationFunded):
            assert f"space:{event.decoration}" in row.places


def area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def seen(hands: Hands) -> list[QQuickItem]:
    """Return the lines that are not above the panel."""
    panel = area(hands.named("news"))
    return [each for each in lines(hands) if panel.intersects(area(each).adjusted(0, 3, 0, -3))]


LOW = (1280, 800, "100")
NARROW = (2150, 1000, "100")
"""Windows in which the log is low, and in which it has a narrow column of its own."""


@pytest.mark.parametrize(
    ("width", "height", "scale"), soaked([LOW, NARROW, (1024, 640, "fit")], [LOW, NARROW])
)
def test_what_is_told_is_told_whole(hands: Hands, width: int, height: int, scale: str) -> None:
    """What was done is said where there is room; all pieces are there, and the last turn is."""
    sized(hands, width, height, scale)
    said = higher = broader = 0
    for each in games():
        for number in range(2, 5):
            hands.play(play_until_asked(each, number))
            for page in pages(hands):
                if page not in ("", "log"):
                    continue
                hands.lay_out()
                panel = hands.named("news")
                shown = seen(hands)
                assert [line.property("key") for line in shown] == [
                    row.key for row in rows(hands)[-len(shown) :]
                ]
                assert panel.property("earlier") == len(rows(hands)) - len(shown)
                for row, line in zip(rows(hands)[-len(shown) :], shown, strict=True):
                    texts = drawn(hands, line)
                    assert "…" not in texts
                    assert (row.deed in texts) == bool(row.deed and line.property("wordy"))
                    said += row.deed in texts
                    higher += line.property("deep") > 1
                    broader += line.property("span") > 1
                    here = area(line).adjusted(-0.5, -0.5, 0.5, 0.5)
                    assert area(panel).contains(area(line))
                    bits = [i for i in hands.items(line) if i.property("rightPadding")]
                    assert len(bits) == len(list(row.bits.rows)) + bool(row.change)
                    assert all(here.contains(area(bit)) for bit in bits)
                    clear = [i for i in hands.items(line) if not i.opacity()]
                    assert not any(i in bits for i in clear)
            decision = each.decision
            assert decision is not None
            each.answer(decision.id, decision.options[0])
    assert said > 5
    assert higher or (width, height, scale) != NARROW
    assert broader or (width, height, scale) != LOW
    assert {row.deed for row in rows(hands) if row.seat >= 0} != {""}


def test_what_a_bot_did_in_ones_place_is_told_when_the_seat_is_taken_back(hands: Hands) -> None:
    game, whim = play_until_asked(session(1, bots=1, seed=4)), Whim(9)
    begun = len(game.history)
    game.hand_over(0, "level1")
    while (decision := game.decision) is not None and len(game.history) < begun + 25:
        game.answer(decision.id, whim(decision))
    game.hand_over(0, "human")
    while (decision := game.decision) is not None:
        if decision.seat == 0 and decision.kind == "play_card":
            break
        game.answer(decision.id, whim(decision))
    hands.play(game)
    hands.lay_out()
    told = rows(hands)
    assert {0, 1} <= {row.seat for row in told}
    own = [row for row in told if row.seat == 0]
    assert all(int(row.key.partition(":")[0]) >= begun for row in own)


def test_turns_that_find_no_room_are_counted(hands: Hands) -> None:
    game, whim = session(1, bots=4, seed=2), Whim(2)
    hands.play(game)
    while len(turns := [span for span in spans_since(game, 0) if span.seat != 0]) < 10:
        decision = game.decision
        assert decision is not None
        game.answer(decision.id, whim(decision))
    while (decision := game.decision) is not None and decision.seat != 0:
        game.answer(decision.id, whim(decision))
    hands.play(game)
    hands.lay_out()
    panel = hands.named("news")
    room = len(seen(hands))
    assert len(rows(hands)) == len([span for span in spans_since(game, 0) if span.seat != 0])
    assert len(turns) > room
    earlier, log = hands.named("earlierNews"), hands.named("openLog")
    assert earlier.property("text") == f"+{len(rows(hands)) - room}"
    assert earlier.y() >= 0
    assert earlier.y() + earlier.height() <= log.y()
    assert log.y() + log.height() <= panel.height()


def test_what_each_rival_did_is_said_before_its_pieces(hands: Hands) -> None:
    for number in range(1, 5):
        hands.play(play_until_asked(session(1, bots=4, seed=3), number))
        hands.lay_out()
        deeds = {row.key: row.deed for row in rows(hands) if row.deed}
        told = [line for line in seen(hands) if line.property("key") in deeds]
        assert told
        for line in told:
            assert deeds[str(line.property("key"))] in drawn(hands, line)


def test_the_way_to_what_was_taken_back_stands_beside_the_news(hands: Hands) -> None:
    """The button was once hidden while there was news."""
    game = play_until_asked(session(1, bots=2))
    hands.play(game)
    assert hands.has("news")
    assert not hands.has("openBranches")
    assert game.decision is not None
    first, other = game.decision.options[:2]
    assert hands.game.answer(first)
    hands.control(Qt.Key.Key_Z)
    assert hands.game.answer(other)
    hands.control(Qt.Key.Key_Z)
    hands.lay_out()
    assert hands.has("news")
    button = hands.named("openBranches")
    area = button.mapRectToScene(button.boundingRect())
    others = [*lines(hands), hands.named("openLog")]
    assert not any(area.intersects(i.mapRectToScene(i.boundingRect())) for i in others)
    hands.click(button)
    assert hands.has("closeLog")


def test_the_ways_into_the_log_have_one_place_whatever_is_told(hands: Hands) -> None:
    game = play_until_asked(session(1, bots=2))
    hands.play(game)
    assert game.decision is not None
    for option in game.decision.options[:2]:
        assert hands.game.answer(option)
        hands.control(Qt.Key.Key_Z)
    hands.lay_out()
    assert hands.has("news")
    log, branches = area(hands.named("openLog")), area(hands.named("openBranches"))
    hands.key(Qt.Key.Key_1)
    hands.lay_out()
    assert hands.has("latestLines")
    assert (area(hands.named("openLogSign")), area(hands.named("openBranches"))) == (log, branches)
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    hands.lay_out()
    assert (area(hands.named("openLogSign")), area(hands.named("openBranches"))) == (log, branches)


def test_the_panel_stays_until_one_acts_and_comes_back_with_undo(hands: Hands) -> None:
    hands.play(play_until_asked(session(1, bots=2)))
    assert hands.has("news")
    told = [row.summary for row in rows(hands)]
    hands.key(Qt.Key.Key_1)
    assert not hands.has("news")
    assert hands.has("latestLines"), "the log is there while one acts"
    hands.control(Qt.Key.Key_Z)
    assert [row.summary for row in rows(hands)] == told
    assert hands.has("news")
    hands.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert not hands.has("news"), "in the past the log tells of the moment"
    hands.key(Qt.Key.Key_Escape)
    hands.click("openLog")
    hands.key(Qt.Key.Key_Escape)
    assert hands.has("news")


def test_pointing_at_a_row_marks_the_places_on_the_board(hands: Hands) -> None:
    for seed in range(20):
        hands.play(play_until_asked(session(1, bots=2, seed=seed)))
        hands.lay_out()
        inside = {str(line.property("key")) for line in seen(hands)}
        places = next((row for row in rows(hands) if row.places and row.key in inside), None)
        if places is not None:
            break
    assert places is not None
    line = hands.named(f"news:{places.key}")
    assert not any(item.objectName().startswith("spot:") for item in hands.items())
    middle = line.mapToScene(QPointF(line.width() / 2, line.height() / 2)).toPoint()
    QTest.mouseMove(hands.root, middle)
    QTest.mouseMove(hands.root, middle * 1.001)
    hands.settle()
    for place in places.places:
        ring = hands.named(f"spot:{place}")
        (anchor,) = [item for item in hands.items() if item.property("place") == place]
        area = ring.mapRectToScene(ring.boundingRect())
        assert area.contains(anchor.mapRectToScene(anchor.boundingRect()))
    QTest.mouseMove(hands.root, QPointF(3, 3).toPoint())
    hands.settle()
    assert not any(item.objectName().startswith("spot:") for item in hands.items())
    hands.tab_to(f"news:{places.key}")
    assert hands.has(f"spot:{places.places[0]}")
    spoken = QAccessible.queryAccessibleInterface(line)
    again = hands.catalogue().text("window-news-again")
    assert spoken.text(QAccessible.Text.Description) == "\n".join(
        filter(None, [places.summary, places.earned, again])
    )


@pytest.mark.parametrize("bots", soaked((1, 2, 3, 4), [4]))
def test_no_line_is_cut_at_the_smallest_window(hands: Hands, bots: int) -> None:
    """The visible lines are whole, the last turn among them."""
    hands.play(play_until_asked(session(1, bots=bots, expansions=("jewelry_box",))))
    hands.lay_out()
    panel = hands.named("news")
    room = area(panel).adjusted(0, 0, 0, 0.5)
    assert rows(hands)[-1].key in [line.property("key") for line in seen(hands)]
    for line in seen(hands):
        assert room.contains(area(line).adjusted(0, 3, 0, -3))


def test_her_turn_is_told_with_her_card_and_why(hands: Hands) -> None:
    """Madame du Barry has a row like everybody, with the sign of her card in it."""
    each, chance = session(1, expansions=("madame_du_barry",)), Generator(1, "whim")
    seen: Counter[type] = Counter()
    while (decision := each.decision) is not None:
        new = {type(event) for span in spans_since(each, 0) for event in span.events} - set(seen)
        if new and (decision.seat, decision.kind) == (0, "play_card"):
            seen.update(new)
            hands.play(each)
            for row in rows(hands):
                if row.seat == 1:
                    check_hers(row)
        each.answer(decision.id, decision.options[chance.below(len(decision.options))])
    assert {MadameRevealed, MadameReasoned, MadamePlaced} <= set(seen)
    hands.play(each)
    assert not hands.has("news"), "the game is over"


def check_hers(row: NewsRow) -> None:
    assert row.sign
    assert row.portrait == "employee/madame"
    assert row.summary.startswith("Madame du Barry reveals her card: ")
    assert "4 cards" not in row.summary, "the next hand is none of her turn"
    assert "scores" not in row.summary


def test_the_words_are_in_the_language_that_is_chosen(hands: Hands) -> None:
    hands.play(play_until_asked(session(1, expansions=("madame_du_barry",))))
    hands.shell.preferences.choose("language", "fr")
    hands.settle()
    assert hands.has("news")
    assert any("Madame du Barry" in row.summary and "révèle" in row.summary for row in rows(hands))


def test_two_people_are_told_what_the_other_did(hands: Hands) -> None:
    games = (play_until_asked(session(2, seed=seed)) for seed in range(9))
    hands.play(next(game for game in games if any(span.seat == 1 for span in spans_since(game, 0))))
    assert not hands.has("news"), "the curtain is down"
    hands.game.hotSeat.reveal()
    hands.settle()
    assert {row.seat for row in rows(hands)} - {-1} == {1}
    portraits = {row.portrait for row in rows(hands) if row.seat == 1}
    assert portraits == {hands.named("portrait:1").property("path")}


def test_a_new_round_is_a_row_with_what_one_got_and_what_left(hands: Hands) -> None:
    games = (play_until_asked(session(1, bots=1, seed=seed)) for seed in range(9))
    each = next(game for game in games if any(span.seat < 0 for span in spans_since(game, 0)))
    hands.play(each)
    (row,) = [row for row in rows(hands) if row.seat < 0]
    (span,) = [span for span in spans_since(each, 0) if span.seat < 0]
    got = sum(
        event.amount
        for event in span.events
        if isinstance(event, happened.LivreGained) and event.seat == 0
    )
    left = sum(
        len(event.cards) if isinstance(event, happened.EmployeesRemoved) else len(event.dresses)
        for event in span.events
        if isinstance(event, happened.EmployeesRemoved | happened.DressesDiscarded)
    )
    bits = list(row.bits.rows)
    assert bits[0].text == f"+{got}"
    assert sum(bit.face is not None for bit in bits) == left


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def sentences(hands: Hands) -> list[QQuickItem]:
    """Return the lines of others' turns that are told in a sentence."""
    found = [item for line in lines(hands) for item in hands.items(line)]
    return [item for item in found if item.objectName() == "sentence" and item.isVisible()]


@pytest.mark.parametrize(("width", "height"), soaked([(1280, 800), (1920, 1080)], [(1280, 800)]))
def test_whoever_is_coached_reads_the_turns_of_the_first_two_rounds_as_sentences(
    hands: Hands, width: int, height: int
) -> None:
    """Rows of pictures read like a rebus to somebody who had just learned the signs."""
    hands.root.resize(width, height)
    for number, coach in ((1, "on"), (3, "on"), (1, "off")):
        hands.shell.preferences.choose("coach", coach)
        hands.play(play_until_asked(session(1, bots=2, seed=5), number))
        hands.lay_out()
        told = sentences(hands)
        assert bool(told) == (number == 1 and coach == "on")
        area = rect(hands.named("news"))
        for item in told:
            line = next(each for each in lines(hands) if item in hands.items(each))
            row = next(each for each in rows(hands) if each.key == line.property("key"))
            assert str(item.property("text")).startswith(row.title)
            assert drawn(hands, line) == [item.property("text")], "no row of pictures beside it"
            assert item.property("lineCount") <= 2
            assert not item.property("truncated")
            assert area.contains(rect(item))
            hands.point_at(line)
            assert all(hands.has(f"spot:{place}") for place in row.places)
    hands.shell.preferences.choose("coach", "off")


def test_a_sentence_is_one_as_long_as_it_is_shown(hands: Hands) -> None:
    """Once the log took its place in other words with the first click, and other lines left."""
    hands.root.resize(1280, 800)
    hands.shell.preferences.choose("coach", "on")
    hands.play(play_until_asked(session(1, bots=3, seed=5), 1))
    hands.lay_out()
    told = [item.property("text") for item in sentences(hands)]
    assert told
    decision = hands.game.session.decision
    for _ in range(2):
        assert decision is not None
        assert decision.seat == 0
        assert hands.game.answer(decision.options[0])
        hands.lay_out()
        decision = hands.game.session.decision
        assert [item.property("text") for item in sentences(hands)] == told
    hands.shell.preferences.choose("coach", "off")
