"""The acts of the others and the Mentor since the player's last turn, and a new round."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.table.news import NewsRow, spans_since
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.patisserie import events as happened
from rococo_desktop.rules.patisserie.actions.ingredients import UNKEPT
from rococo_desktop.rules.patisserie.scoring import standings
from rococo_desktop.session.session import Session
from rococo_desktop.words.amounts import MINUS
from tests.qml.hands import Hands, Open
from tests.qml.patisserie.kitchen_hands import Whim, session, table_of

pytestmark = pytest.mark.one_window


def asked_again(game: Session, number: int, seed: int) -> Session:
    """Answer at random until seat 0 is asked for another card in a round, after others acted."""
    whim, acted = Whim(seed), False
    while (decision := game.decision) is not None:
        mine = decision.seat == 0 and decision.kind == "play_card"
        if mine and acted and game.state.round >= number and game.history[-1].seat != 0:
            return game
        acted = acted or mine
        game.answer(decision.id, whim(decision))
    raise AssertionError("the game is over")


def rows(hands: Hands) -> list[NewsRow]:
    return list(table_of(hands).news.rows.rows)


def told(hands: Hands, row: NewsRow) -> list[str]:
    """Return the texts on the line of a row."""
    line = next(item for item in hands.items() if item.objectName() == f"news:{row.key}")
    texts = (item.property("text") for item in hands.items(line) if item.inherits("QQuickText"))
    return [text for text in texts if text]


def test_each_turn_of_each_rival_has_a_line_with_what_it_changed(hands: Hands) -> None:
    game, seats = session(1, bots=2, seed=5), set[int]()
    for number in (1, 2, 3):
        hands.play(asked_again(game, number, number))
        hands.lay_out()
        turns = [span for span in spans_since(game, 0) if span.seat != 0]
        found = rows(hands)
        assert [row.seat for row in found] == [span.seat for span in turns]
        seats |= {row.seat for row in found}
        for row, span in zip(found, turns, strict=True):
            bits = list(row.bits.rows)
            assert {bit.text for bit in bits[:2] if bit.text} <= set(told(hands, row))
            if row.seat < 0:
                continue
            assert row.card is not None
            assert row.portrait
            for event in span.events:
                match event:
                    case happened.DishPresented(_, recipe, space):
                        assert f"space:{space}" in row.places
                        face = table_of(hands).faces.dish(recipe)
                        assert face in [bit.face for bit in bits]
                    case happened.PostPlaced(_, place):
                        assert f"place:{place}" in row.places
                        tables = table_of(hands).faces.rules.board.area_of[place].tables
                        words = [str(table_of(hands).faces.wording.table(each)) for each in tables]
                        (bit,) = (bit for bit in bits if bit.sign == "post")
                        assert bit.text.lower() == ", ".join(words).lower()
                    case happened.HostPlaced(_, host):
                        where = table_of(hands).faces.wording.where(host)
                        texts = [bit.text for bit in bits if bit.sign == "host"]
                        assert texts == [f"Noble host {where['number']}"]
                    case happened.RecipeAcquired(_, recipe):
                        assert any(place.startswith("recipe:") for place in row.places)
            paid, got = (
                sum(event.amount for event in span.events if isinstance(event, kind))
                for kind in (happened.CoinsPaid, happened.CoinsGained)
            )
            coins = [bit.text.replace(MINUS, "-") for bit in bits if bit.sign == "coin"]
            assert sum(int(each) for each in coins if each.startswith("-")) == -paid
            assert sum(int(each) for each in coins if each.startswith("+")) == got
    assert {-1, 1, 2} <= seats


def test_the_mentor_tells_its_card_and_the_decision_cards(hands: Hands) -> None:
    """Rulebook, "Solo Gameplay": a decision has a card of its own, told before what it decided."""
    game = session(1, seed=6)
    decided = 0
    for number in (1, 2, 3):
        hands.play(asked_again(game, number, number))
        faces = table_of(hands).faces
        cards = list(faces.rules.solo)
        turns = {f"{span.first}:{span.seat}": span for span in spans_since(game, 0)}
        for row in rows(hands):
            if row.seat < faces.rules.people.stop:  # people, and what belongs to nobody
                continue
            span = turns[row.key]
            (played,) = (e.card for e in span.events if isinstance(e, happened.SoloCardRevealed))
            assert row.card is faces.card(played)
            numbers = [
                str(1 + cards.index(event.card))
                for event in span.events
                if isinstance(event, happened.DecisionRevealed)
            ]
            bits = list(row.bits.rows)
            assert [bit.text for bit in bits if bit.face in map(faces.card, cards)] == numbers
            assert all(f"Solo card {number}" in row.summary for number in numbers)
            decided += len(numbers)
    assert decided


def test_the_lines_stay_until_one_acts(hands: Hands) -> None:
    hands.play(asked_again(session(1, bots=1, seed=7), 2, 2))
    hands.lay_out()
    assert hands.has("news")
    decision = hands.game.session.decision
    assert decision is not None
    assert hands.game.answer(decision.options[0])
    hands.lay_out()
    assert not hands.has("news")


def amounts(hands: Hands, banner: QQuickItem) -> list[str]:
    return [str(item.property("text")) for item in hands.items(banner) if item.property("text")]


def test_a_new_round_is_announced_with_incomes_what_left_and_what_is_new(
    open_window: Open, qtbot: QtBot
) -> None:
    """Rulebook, "Phase 4: Gain Income": 5 coins, 2 for each host, and what decorations give."""
    hands = open_window(20)
    hands.shell.preferences.choose("hands", "open")
    game, whim = session(2, seed=4), Whim(4)
    while (decision := game.decision) is not None:
        option = whim(decision)
        _, events = game.match.kernel.apply(game.state, option, decision.id)
        if any(isinstance(event, RoundBegan) for event in events):
            break
        game.answer(decision.id, option)
    hands.play(game)
    assert hands.game.answer(option)
    hands.key(Qt.Key.Key_F7)  # ends what flies
    qtbot.waitUntil(lambda: hands.has("roundBanner"))
    report = table_of(hands).news.report
    gained = {e.seat: e.amount for e in events if isinstance(e, happened.CoinsGained)}
    assert {row.key: row.total for row in report.incomes.rows} == gained
    for row in report.incomes.rows:
        coins = [n for n, sign in zip(row.amounts, row.signs, strict=True) if sign == "coin"]
        assert sum(coins) == row.total
        ahead = [
            table_of(hands).faces.wording.table(table.id)
            for table in game.match.rules.board.tables
            if [each.seat for each in standings(game.state.dishes, table)][:1] == [row.key]
        ]
        assert all(str(each) in row.leads for each in ahead)
        assert bool(row.leads) == bool(ahead)
    assert any(row.leads for row in report.incomes.rows)
    said = amounts(hands, hands.named("roundBanner"))
    assert {row.leads for row in report.incomes.rows if row.leads} <= {*said}
    assert "Round 2 of 4" in said
    assert "Basic income: 5 coins" in hands.spoken(hands.named("roundBanner"))[0]
    assert {"Basic income", "No longer on display", "New on display"} <= set(said)
    left = [e.recipes for e in events if isinstance(e, happened.RecipesDiscarded)]
    assert report.gone.count >= sum(map(len, left))
    hands.key(Qt.Key.Key_F7)
    assert not hands.has("roundBanner"), "any key ends it"


def test_a_drawn_tile_that_was_not_kept_is_no_tile_lost(hands: Hands) -> None:
    """Bonus of a staff card: draw tiles, keep one, discard the others."""
    for seed in range(60):
        game = asked_again(session(1, bots=2, seed=seed), 1, seed)
        for span in spans_since(game, 0):
            spent = [each for each in span.events if isinstance(each, happened.IngredientsSpent)]
            if spent and all(each.reason == UNKEPT for each in spent):
                hands.play(game)
                hands.lay_out()
                row = next(each for each in rows(hands) if each.key.startswith(f"{span.first}:"))
                assert "ingredient" not in [bit.sign for bit in row.bits.rows]
                return
    raise AssertionError("nobody drew two tiles")


def test_whoever_is_coached_reads_the_first_turns_as_sentences(hands: Hands) -> None:
    hands.shell.preferences.choose("coach", "on")
    hands.play(asked_again(session(1, bots=2, seed=5), 1, 1))
    hands.lay_out()
    for row in (each for each in rows(hands) if each.seat >= 0):
        assert row.brief.startswith(row.title)
        assert row.brief in told(hands, row)
    hands.shell.preferences.choose("coach", "off")
