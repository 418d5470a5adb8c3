"""The table of La Pâtisserie Rococo is played by real clicks, keys and drags."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.rules.patisserie.outlook import foresee
from rococo_desktop.session.session import Session
from rococo_desktop.words.patisserie.outlook import OutlookWording
from tests.qml.hands import Hands, played_out
from tests.qml.patisserie.kitchen_hands import (
    Whim,
    asked,
    choices,
    choose,
    middle,
    piece,
    session,
    table_of,
    until,
    zone,
)
from tests.qml.test_arrangements import sized
from tests.qml.test_drag import drag, let_go, lift

pytestmark = pytest.mark.one_window


def reveal(hands: Hands) -> None:
    """Lift the curtain if it hangs."""
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
        hands.settle()


def is_over(hands: Hands) -> bool:
    """Return whether the game is over; it changes with every click."""
    return hands.game.over


def curtained(hands: Hands) -> bool:
    return hands.game.hotSeat.curtain


def winners(hands: Hands) -> tuple[int, ...]:
    game = hands.game.session
    found: tuple[int, ...] = game.match.score(game.state).winners
    return found


def has_its_score_sheet(hands: Hands) -> bool:
    """Return whether the sheet of the final scoring is open and says who has won."""
    sheet = hands.typed("ScoreDialog")
    return len(sheet) == 1 and hands.game.score.verdict in [
        text for text, _, _ in hands.lettered(sheet[0])
    ]


def all_but(left: int, people: int, seed: int) -> Session:
    """Return a game that everybody has played at random, up to so many answers before its end."""
    whole, game, whim = session(people, seed=seed), session(people, seed=seed), Whim(seed)
    while whole.decision is not None:
        whole.answer(whole.decision.id, whim(whole.decision))
    for answer in whole.answers[: max(0, len(whole.answers) - left)]:
        assert game.decision is not None
        game.answer(game.decision.id, answer)
    return game


the_end_or_all = pytest.mark.parametrize(
    "left", [30, pytest.param(9999, id="whole game", marks=pytest.mark.heavy)]
)
"""Mostly the end of a game is played; the slow tests play a whole one."""


def test_the_new_recipe_lies_beside_the_stored_ones(hands: Hands) -> None:
    """It alone is in the tray, which covers none of the others; the digits follow one another."""
    game, whim = session(2, seed=4), Whim(4)
    while game.decision is not None and game.decision.kind != "make_room":
        game.answer(game.decision.id, whim(game.decision))
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    decision = asked(hands)
    (picker,) = hands.typed("PiecesToPick")
    shown = choices(hands)
    assert set(shown) == set(decision.options)
    stored = hands.game.session.state.players[decision.seat].recipes
    assert {each for each, item in shown.items() if not picker.isAncestorOf(item)} == {*stored}
    assert sorted(item.property("number") for item in hands.legal()) == [1, 2, 3, 4]
    hands.key(Qt.Key.Key_4)
    assert hands.game.session.history[-1].option in decision.options
    assert hands.game.session.decision != decision


@the_end_or_all
def test_a_game_by_mouse(hands: Hands, left: int) -> None:
    hands.play(all_but(left, 2, 4))
    whim, before = Whim(4), None
    while not is_over(hands):
        decision = asked(hands)
        if before not in (None, decision.seat):
            hands.click("passOn")
        assert curtained(hands) == (decision.seat != before), "it hangs between two people"
        if curtained(hands):
            hands.click("lift")
        before = decision.seat
        shown = choices(hands)
        discards = {each for each in decision.options if each.startswith("pastry-")}
        unseen = set(decision.options) - set(shown)
        assert unseen <= (discards if decision.kind == "choose_action" else set()), decision.kind
        choose(hands, shown[whim(decision, set(shown))])
        assert is_over(hands) or hands.game.session.decision != decision
    assert winners(hands)
    assert has_its_score_sheet(hands)


@the_end_or_all
def test_a_game_by_keys(hands: Hands, left: int) -> None:
    hands.play(all_but(left, 2, 5))
    whim, before = Whim(5), None
    while not is_over(hands):
        decision = asked(hands)
        if before not in (None, decision.seat):
            assert hands.focused.objectName() == "passOn"
            hands.key(Qt.Key.Key_Return)
        assert curtained(hands) == (decision.seat != before), "it hangs between two people"
        if curtained(hands):
            assert hands.focused.objectName() == "lift"
            hands.key(Qt.Key.Key_Return)
        before = decision.seat
        shown = choices(hands)
        digits = {
            option: int(item.property("number"))
            for option, item in shown.items()
            if 1 <= int(item.property("number") or 0) <= 9
        }
        option = whim(decision, set(digits))
        hands.key(Qt.Key(Qt.Key.Key_0 + digits[option]))
        if hands.has("chooser"):  # whether a recipe is baked alone
            hands.key(Qt.Key.Key_1)
        assert is_over(hands) or hands.game.session.decision != decision
    assert winners(hands)
    assert has_its_score_sheet(hands)


@the_end_or_all
def test_a_solo_game_against_the_mentor(hands: Hands, qtbot: QtBot, left: int) -> None:
    hands.play(all_but(left, 1, 6))
    whim = Whim(6)
    while not is_over(hands):
        shown = choices(hands)
        choose(hands, shown[whim(asked(hands), set(shown))])
        qtbot.waitUntil(lambda: is_over(hands) or hands.game.prompt.mine)
    game = hands.game.session
    assert game.decision is None
    assert game.view(0).mentor.used
    assert winners(hands)
    assert has_its_score_sheet(hands)
    assert hands.has("item:mentor"), "the sheet counts what the Mentor has left"


def test_the_curtain_hides_the_kitchen_of_the_next(hands: Hands) -> None:
    hands.play(until(session(2, seed=7), "play_card"))
    first = asked(hands).seat
    assert curtained(hands)
    assert not choices(hands)
    hands.click("lift")
    assert not curtained(hands)
    assert table_of(hands).kitchen.seat == first
    whim = Whim(1)
    while asked(hands).seat == first:
        shown = choices(hands)
        choose(hands, shown[whim(asked(hands), set(shown))])
    hands.click("passOn")
    assert curtained(hands)
    assert not choices(hands)
    assert table_of(hands).kitchen.seat != first


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("play_card", "bench"),
        ("draft_card", "hand"),
        ("set_aside", "leave"),
        ("acquire_recipe", "store"),
        ("acquire_ingredient", "pantry"),
        ("bake", "racks"),
        ("pay_ingredients", "racks"),
        ("hire", "hand"),
        ("give_notice", "leave"),
    ],
)
def test_a_piece_is_dragged_to_where_it_goes(hands: Hands, kind: str, where: str) -> None:
    hands.play(until(session(2, seed=5), kind))
    reveal(hands)
    decision = asked(hands)
    option = next(each for each in decision.options if each in choices(hands) and "+" not in each)
    drag(hands, middle(choices(hands)[option]), middle(zone(hands, where)))
    assert hands.game.session.decision != decision


def test_a_dish_is_dragged_to_a_table_before_the_action_is_chosen(hands: Hands) -> None:
    game = until(session(2, seed=9), "deliver")
    game.undo()
    hands.play(game)
    reveal(hands)
    assert asked(hands).kind == "choose_action"
    view = game.view(asked(hands).seat)
    dish = next(each for each in view.players[asked(hands).seat].racks if each is not None)
    space = next(each for each in game.match.rules.board.spaces if each not in view.dishes)
    drag(hands, middle(piece(hands, dish)), middle(piece(hands, space)))
    assert game.view(None).dishes[space][0] == dish


def test_a_dish_is_dragged_to_the_purse_to_be_sold(hands: Hands) -> None:
    game = until(session(2, seed=9), "place_dish")
    hands.play(game)
    reveal(hands)
    seat = asked(hands).seat
    dish = asked(hands).frame.dish  # type: ignore[attr-defined]
    before = game.view(None).players[seat].coins
    drag(hands, middle(piece(hands, dish)), middle(zone(hands, "purse")))
    assert game.view(None).players[seat].coins > before
    assert dish in game.view(None).recipe_discard


def test_a_marker_is_dragged_to_a_post_or_host(hands: Hands) -> None:
    game = until(session(2, seed=10), "place")
    hands.play(game)
    reveal(hands)
    seat, option = asked(hands).seat, asked(hands).options[0]
    drag(hands, middle(hands.named("heldEmblem")), middle(choices(hands)[option]))
    view = game.view(None)
    assert {**view.posts, **view.hosts}[option] == seat


@pytest.mark.parametrize("people", [3, 4])
def test_a_post_that_the_one_beside_it_closes_looks_closed(hands: Hands, people: int) -> None:
    """With 2 or 3 players, only one of the two spaces of a service staff area may be occupied."""
    game = until(session(people, seed=10), "play_card", skip=30)
    hands.play(game)
    reveal(hands)
    board = game.match.rules.board
    taken = set(game.state.posts)
    beside = {post.id for one in taken for post in board.area_of[one].posts if post.id not in taken}
    places = {str(each.property("key")): each for each in hands.typed("MarkerPlace")}
    assert set(board.posts) <= set(places)
    closed = {key for key, each in places.items() if each.property("closed")}
    assert closed == (beside if people == 3 else set())
    assert beside


def test_who_only_watches_keeps_seeing_one_kitchen(hands: Hands) -> None:
    """Everything but the cards of the hand, which lie face down; a player's panel chooses whose."""
    game = session(0, bots=2, seed=4)
    hands.play(game)
    kitchen = table_of(hands).kitchen
    for seat in (0, 1):
        if seat:
            hands.click(f"portrait:{seat}")
            hands.shell.back()
            hands.settle()
        assert kitchen.seat == seat
        assert kitchen.watched == game.setup.names[seat]
        assert kitchen.backs == game.view(None).players[seat].hand_size
        assert [*kitchen.hand.rows] == []
        assert kitchen.coins == game.state.players[seat].coins
    hands.play(session(2, seed=4))
    assert table_of(hands).kitchen.watched == ""


def test_the_emblem_beside_a_watched_hand_keeps_its_place_without_cards(hands: Hands) -> None:
    """It rose over the heading when the last card was played."""
    hands.play(session(0, bots=2, seed=4))
    hands.game.others.pause()
    kitchen, places = table_of(hands).kitchen, []
    for cards in (3, 0):
        kitchen.backs = cards
        kitchen.changed.emit()
        hands.lay_out()
        (watched,) = hands.typed("Watched")
        (emblem,) = [each for each in hands.typed("Emblem") if each.parentItem() is watched]
        assert kitchen.backs == cards
        places.append(emblem.y())
    assert places[0] == places[1] > 0


def test_who_watched_to_the_end_sees_all_of_the_winners_staff(hands: Hands) -> None:
    """A hand is empty by then: what is left of it are the cards themselves, face up."""
    game = played_out(session(0, bots=2, seed=4))
    hands.play(game)
    hands.shell.back()
    hands.lay_out()
    (winner, *_) = game.score().winners
    kitchen = table_of(hands).kitchen
    assert (kitchen.seat, kitchen.watched) == (winner, game.setup.names[winner])
    staff = game.state.players[winner].inventory()
    assert sorted(row.key for row in kitchen.hand.rows) == sorted(staff)
    (hand,) = hands.typed("Hand")
    shown = [each for each in hands.typed("StaffCard") if hand.isAncestorOf(each)]
    assert len(shown) == len(staff)
    assert f"Kitchen of {kitchen.watched}" in hands.texts()


def test_the_signs_show_the_prestige_that_is_wanted_and_what_multiplies_the_reward(
    hands: Hands,
) -> None:
    """Rulebook, promo tiles: "worth exactly 5"; 1 coin for each adjacent service post."""
    promo = {"table-five", "table-posts"}
    games = (session(1, seed=seed, expansions=("promo_table_bonuses",)) for seed in range(90))
    game = next(each for each in games if promo <= {*each.state.table_bonuses.values()})
    hands.play(game)
    reveal(hands)
    bonuses = game.match.rules.table_bonuses
    names = {table: bonuses[tile].id for table, tile in game.state.table_bonuses.items()}
    drawn = {
        names[str(table.property("key"))]: [text for text, _, _ in hands.lettered(sign)]
        for table in hands.typed("Presentation")
        for sign in hands.typed("TableSign")
        if table.isAncestorOf(sign)
    }
    assert drawn["table-five"][1:3] == ["5", "→"], "below the name"
    assert drawn["table-posts"][1:4] == ["→", "1", "×"]
    others = [texts for tile, texts in drawn.items() if tile not in promo]
    assert len(others) == 3
    assert all(texts[1] == "→" and "×" not in texts for texts in others)


def test_a_long_table_bonus_stays_on_the_narrow_sign_of_a_side_table(hands: Hands) -> None:
    games = (session(5, seed=seed, expansions=("promo_table_bonuses",)) for seed in range(90))
    hands.play(next(each for each in games if each.state.table_bonuses["left"] == "table-posts"))
    reveal(hands)
    (sign,) = (
        sign
        for table in hands.typed("Presentation")
        for sign in hands.typed("TableSign")
        if table.property("key") == "left" and table.isAncestorOf(sign)
    )
    marks = [mark for mark in hands.typed("Mark") if sign.isAncestorOf(mark) and mark.isVisible()]
    assert len(marks) == 5
    for mark in marks:
        drawn = mark.mapRectToItem(sign, mark.boundingRect())
        assert 0 < drawn.left() < drawn.right() < sign.width()
        assert drawn.width() == mark.width(), "nothing shrinks, because letters would get too small"


def test_each_good_tells_its_number_and_prices_before_they_are_asked_about(hands: Hands) -> None:
    """Rulebook, "3. Buy Goods": the price depends on the number of units bought at once."""
    hands.play(until(session(2, seed=10), "play_card"))
    reveal(hands)
    rules = table_of(hands).faces.rules
    held = hands.game.session.view(None).players[asked(hands).seat]
    tracks = hands.typed("GoodsTrack")
    assert len(tracks) == 3
    for track in tracks:
        good = track.property("key")
        goods = rules.goods[good]
        stock = getattr(held, good)
        drawn = [int(each.property("text")) for each in hands.written(track)]
        assert drawn == [stock, *goods.prices[: goods.maximum - stock]]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_a_good_that_can_be_bought_is_plain_and_its_price_as_large_as_other_digits(
    hands: Hands, width: int, height: int
) -> None:
    hands.play(until(session(4, seed=4), "buy_goods", skip=2))
    reveal(hands)
    sized(hands, width, height)
    spots = [each for each in hands.typed("Spot") if each.property("choice") in every_good(hands)]
    legal = {each.property("choice"): bool(each.property("legal")) for each in spots}
    assert {choice for choice, can in legal.items() if can} == {*asked(hands).options}
    assert {*legal.values()} == {True, False}
    (counter,) = hands.typed("RecipeCounter")
    usual = max(size for text, _, size in hands.lettered(counter) if text.isdigit())
    tags = hands.typed("PriceTag")
    for spot in spots:
        (tag,) = (each for each in tags if spot.isAncestorOf(each))
        ((_, cut, size),) = hands.lettered(tag)
        assert (cut, round(size)) == (False, round(usual))
        (unit,) = (each for each in hands.typed("Mark") if each.parentItem() == spot)
        assert (unit.opacity() == 1) == legal[spot.property("choice")]
        assert unit.width() >= 0.5 * spot.width()


def every_good(hands: Hands) -> set[str]:
    """Return the answers for all numbers of all goods."""
    goods = table_of(hands).faces.rules.goods.items()
    return {f"{good}-{n}" for good, track in goods for n, _ in enumerate(track.prices, 1)}


def drawn_outlook(hands: Hands) -> str:
    """Return the outlook as it is drawn in the prompt bar; empty if there is none."""
    if not hands.has("outlook"):
        return ""
    hands.polish()
    return " ".join(each.property("text") for each in hands.written(hands.named("outlook")))


@pytest.mark.parametrize(
    ("kind", "skip"), [("place_dish", 0), ("bake", 1), ("place", 1), ("buy_goods", 0)]
)
def test_pointing_at_a_choice_shows_what_it_would_cost_and_bring(
    hands: Hands, kind: str, skip: int
) -> None:
    game = until(session(2, seed=9), kind, skip=skip)
    hands.play(game)
    reveal(hands)
    speaker = OutlookWording(table_of(hands).faces.catalogue, table_of(hands).faces.wording)
    shown = 0
    for option, item in choices(hands).items():
        hands.point_at(item)
        hands.settle()
        outlook = foresee(game.match, game.state, asked(hands).seat, (option,))
        assert outlook is not None
        drawn = drawn_outlook(hands)
        assert table_of(hands).foresight.words == speaker.words(outlook)
        for sign in speaker.signs(outlook):
            assert {sign.before, sign.amount, sign.after} - {""} <= {
                each.property("text") for each in hands.written(hands.named("outlook"))
            }
        shown += bool(drawn)
    assert shown > 1


def test_a_dish_over_a_table_shows_who_would_lead_there(hands: Hands) -> None:
    game = until(session(2, seed=9), "deliver")
    game.undo()
    hands.play(game)
    reveal(hands)
    dish = next(each for each in game.view(None).players[asked(hands).seat].racks if each)
    space = next(each for each in game.match.rules.board.spaces if each not in game.state.dishes)
    start, end = middle(piece(hands, dish)), middle(piece(hands, space))
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(hands.root, start + (end - start) * step / 4)
        hands.settle()
    table = str(table_of(hands).faces.wording.table(game.match.rules.board.table_of[space].id))
    name = game.setup.names[asked(hands).seat]
    assert f"{table[0].upper()}{table[1:]}: {name} leads by" in drawn_outlook(hands)
    hands.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=end)
    hands.settle()
    assert game.state.dishes.get(space) is None


def button_to_discard(hands: Hands) -> tuple[str, QQuickItem]:
    """Return a recipe that can be given up, and the button below it."""
    for skip in range(40):
        game = until(session(2, seed=11), "choose_action", skip=skip)
        decision = game.decision
        assert decision is not None
        mine = [each for each in decision.options if each.startswith("pastry-")]
        if mine:
            break
    hands.play(game)
    reveal(hands)
    return mine[0], next(
        item
        for item in hands.items()
        if item.isVisible() and "discard any" in str(item.property("hint"))
    )


def test_a_recipe_is_carried_by_the_button_below_it_too(hands: Hands) -> None:
    """It lies where a hand takes the recipe; put back, nothing is discarded."""
    recipe, button = button_to_discard(hands)
    bin_, nowhere = middle(zone(hands, "leave")), middle(hands.named("promptBar"))
    lift(hands, middle(button), bin_)
    (carried,) = (each for each in hands.named("carried").childItems() if each.isVisible())
    assert carried.mapRectToScene(carried.boundingRect()).width() > 0
    let_go(hands, nowhere)
    assert recipe not in hands.game.session.view(None).recipe_discard
    drag(hands, middle(button), bin_)
    assert recipe in hands.game.session.view(None).recipe_discard


def test_a_recipe_is_given_up_first(hands: Hands) -> None:
    recipe, button = button_to_discard(hands)
    assert "Discard" in [text for text, _, _ in hands.lettered(button)]
    hands.click(button)
    assert recipe in hands.game.session.view(None).recipe_discard
    assert asked(hands).kind == "choose_action"


def test_what_cannot_be_chosen_says_why(hands: Hands) -> None:
    hands.play(until(session(3, seed=12), "choose_action"))
    reveal(hands)
    rows = table_of(hands).prompt.options.rows
    refused = [row for row in rows if not row.legal]
    assert refused
    assert all(row.reason for row in refused)


def test_everything_that_can_be_chosen_is_told_to_screen_readers(hands: Hands) -> None:
    for kind in ("draft_card", "play_card", "choose_action", "place_dish", "buy_goods", "place"):
        hands.play(until(session(2, seed=13), kind))
        reveal(hands)
        for option, item in choices(hands).items():
            name, _ = hands.spoken(item)
            assert len(name) > 2, (kind, option)
            assert item.width() >= 24
            assert item.height() >= 24
