"""Pieces are dragged by real presses, moves and releases; a refused drop changes nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.base.make_dress import MASTER_SPACE
from rococo_desktop.rules.rococo.outlook import foresee
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import capital, languages
from tests.daily import soaked
from tests.qml.hands import Hands, Whim, game_that_asks

pytestmark = pytest.mark.one_window

NOWHERE = QPoint(3, 3)
TRIED = 2
"""About so many options of a question are always tried; the slow tests try all."""
SAMPLE = 12
"""A piece is always dropped at every so many of the things that refuse it."""
NEAR = 41
"""A piece that misses its place by less goes there."""
BESIDE = 15
"""A few pixels beside a place."""
FRAME = 40
"""Moves of a finger arrive once a frame; this many milliseconds contain one."""
ZONES = {
    "select_card": "hand",
    "play_card": "bench",
    "make_dress": "bench",
    "acquire_resource": "bench",
    "take_reward": "bench",
    "hire_employee": "hand",
    "depute_employee": "bench",
    "discard_resources": "bench",
}
HELD = {"place_dress": "heldDress", "fund_decoration": "heldEmblem", "keep_resource": "heldTile"}
LANDINGS = {
    "sell": "purse",
    "silk": "rack",
    "thread": "threads",
    "lace": "laces",
    "notions": "threads",
}


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def lift(hands: Hands, start: QPoint, end: QPoint) -> None:
    """Press a piece and move it, but do not let go."""
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(hands.root, start + (end - start) * step / 4)
        hands.settle()


def let_go(hands: Hands, end: QPoint) -> None:
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=end)
    hands.settle()


def drag(hands: Hands, start: QPoint, end: QPoint) -> None:
    lift(hands, start, end)
    let_go(hands, end)


def named(hands: Hands, name: str) -> list[QQuickItem]:
    return [item for item in hands.items() if item.objectName() == name]


def zone(hands: Hands, name: str) -> QQuickItem:
    return next(
        item
        for item in hands.items()
        if item.property("zone") == name and item.property("wanted") is not None
    )


def way(hands: Hands, decision: Decision, option: str) -> tuple[QPoint, QPoint] | None:
    """Return the start and end of dragging the option; nothing if it is a word."""
    targets = hands.targets()
    if decision.kind in HELD:
        start = hands.named(HELD[decision.kind])
        end = zone(hands, LANDINGS[option]) if option in LANDINGS else targets[option]
        return middle(start), middle(end)
    target = targets[option]
    if decision.kind in ZONES and target.property("face") is not None:
        return middle(target), middle(zone(hands, ZONES[decision.kind]))
    return None


def at(hands: Hands, kind: str, *, skip: int = 0, people: int = 2) -> Decision:
    """Put a game on the table that asks the question, and return the decision."""
    hands.play(game_that_asks(kind, people, skip=skip))
    hands.game.hotSeat.reveal()
    hands.settle()
    decision = hands.game.session.decision
    assert decision is not None
    return decision


@pytest.mark.parametrize("tried", [TRIED, pytest.param(99, id="all", marks=pytest.mark.heavy)])
@pytest.mark.parametrize("kind", soaked([*ZONES, *HELD], [*ZONES, *HELD][1::2]))
def test_a_piece_is_dragged_to_where_it_goes(hands: Hands, kind: str, tried: int) -> None:
    decision = at(hands, kind)
    for option in decision.options[:: max(1, len(decision.options) // tried)]:
        moved = way(hands, decision, option)
        if moved is None:
            continue
        version = hands.game.session.version
        drag(hands, *moved)
        assert hands.game.session.version == version + 1, option
        assert hands.game.session.history[-1].option == option
        assert not hands.has("carried")
        hands.game.hotSeat.reveal()
        hands.game.undo()
        hands.game.hotSeat.reveal()
        hands.settle()


@pytest.mark.parametrize("each", [SAMPLE, pytest.param(4, id="many", marks=pytest.mark.heavy)])
@pytest.mark.parametrize("kind", soaked([*ZONES, *HELD], [*ZONES, *HELD][::2]))
def test_a_drop_where_it_does_not_belong_changes_nothing(
    hands: Hands, kind: str, each: int
) -> None:
    decision = at(hands, kind)
    option = decision.options[0]
    moved = way(hands, decision, option)
    assert moved is not None
    start, version = moved[0], hands.game.session.version
    dropped = 0
    refusing: list[QPoint] = [NOWHERE]
    for item in hands.items():
        if item.property("legal") is False and item.property("number") == 0:
            refusing.append(middle(item))
    wanted = [name for name in ("purse", "rack", "hand", "bench") if name not in accepted(kind)]
    if kind not in HELD:
        refusing += [middle(zone(hands, name)) for name in wanted if name != "rack"]
    zones, places = accepted(kind), goals(hands, option)
    accepting = [
        item.mapRectToScene(item.boundingRect()).adjusted(-NEAR, -NEAR, NEAR, NEAR)
        for item in hands.items()
        if item.property("zone") in zones or item.property("choice") in places
    ]
    for end in refusing[::each] + refusing[-3:]:
        if any(place.contains(QPointF(end)) for place in accepting):
            continue
        drag(hands, start, end)
        assert hands.game.session.version == version
        assert hands.game.session.decision == decision
        assert not hands.has("carried")
        dropped += 1
    assert dropped > (8 if each < SAMPLE else 3)
    assert set(hands.targets()) == set(decision.options)
    drag(hands, *moved)
    assert hands.game.session.version == version + 1


def accepted(kind: str) -> set[str]:
    if kind in ("keep_resource", "acquire_resource", "take_reward"):
        return {"rack", "threads", "laces", "bench"} - ({"bench"} if kind in HELD else set())
    if kind == "make_dress":
        return {"bench", "purse"}
    return {"purse"} if kind in HELD else {ZONES[kind]}


def goals(hands: Hands, option: str) -> list[str]:
    """Return the places that a piece may be taken to at once."""
    known = hands.table.foresight.reach.goals(option)
    return [goal for goal, obstacle in known.items() if obstacle is None]


def a_guest_for(hands: Hands, dress: str) -> str:
    """Return a place that a garment on display can be taken to at once."""
    return next(place for place in goals(hands, dress) if place not in LANDINGS)


def test_a_garment_of_the_display_is_taken_to_a_guest_at_once(hands: Hands) -> None:
    decision = at(hands, "make_dress")
    dress = decision.options[0]
    guests = [place for place in goals(hands, dress) if place not in LANDINGS]
    assert guests
    start = middle(hands.targets()[dress])
    space = next(item for item in hands.items() if item.property("key") == guests[0])
    lift(hands, start, middle(space))
    marks = hands.typed("LegalMark")
    glowing = [mark.parentItem() for mark in marks if mark.property("awaited")]
    assert {item.property("option") for item in glowing} - {""} == set(guests)
    outlook = foresee(
        hands.game.session.match, hands.game.session.state, decision.seat, dress, guests[0]
    )
    assert outlook is not None
    assert outlook.halls is not None
    at_end = outlook.final - outlook.prestige
    assert at_end > 0
    assert any(f"+{at_end}" in text for text in hands.texts())
    let_go(hands, middle(space))
    assert hands.game.session.history[-1].option == guests[0]
    assert dict(hands.game.session.state.guests)[guests[0]][0] == dress


def test_a_garment_of_the_display_is_sold_at_once(hands: Hands) -> None:
    decision = at(hands, "make_dress")
    dress = next(each for each in decision.options if "sell" in goals(hands, each))
    drag(hands, middle(hands.targets()[dress]), middle(zone(hands, "purse")))
    assert hands.game.session.history[-1].option == "sell"


def asks_how_to_pay(session: AnySession, seat: int, dress: str) -> bool:
    outlook = foresee(session.match, session.state, seat, dress)
    return outlook is not None and outlook.asks == "pay_silk"


def test_how_to_pay_is_asked_before_a_garment_goes_on_to_its_guest(hands: Hands) -> None:
    dress = at_a_choice_of_payments(hands)
    guest = a_guest_for(hands, dress)
    space = next(item for item in hands.items() if item.property("key") == guest)
    drag(hands, middle(hands.targets()[dress]), middle(space))
    pending = hands.game.session.decision
    assert pending is not None
    assert pending.kind == "pay_silk"
    hands.click(hands.targets()[pending.options[-1]])
    assert hands.game.session.history[-1].option == guest


def test_a_garment_of_the_display_is_refused_by_guests_it_does_not_suit(hands: Hands) -> None:
    for skip in range(60):
        dress = at(hands, "make_dress", skip=skip).options[0]
        known = hands.table.foresight.reach.goals(dress)
        refusing = {key for key, why in known.items() if why == MASTER_SPACE}
        if refusing:
            break
    version = hands.game.session.version
    assert refusing
    for item in [item for item in hands.items() if item.property("key") in refusing]:
        lift(hands, middle(hands.targets()[dress]), middle(item))
        assert any(hands.table.foresight.why(MASTER_SPACE) in text for text in hands.texts())
        let_go(hands, middle(item))
        assert hands.game.session.version == version
        place = str(hands.table.wording.refused(item.property("key")).name)
        why = hands.table.foresight.why(MASTER_SPACE)
        assert hands.game.prompt.aside == f"{capital(place)}: {why}"
        assert hands.written(hands.named("dropRefusal")), "the words stay where they were told"
        QTest.mouseMove(hands.root, middle(item) + QPoint(2, 0))
        hands.settle()
        assert hands.table.foresight.words == "", "no outlook as if it were allowed"
        assert hands.has("dropRefusal")
        hands.game.prompt.forget()


@pytest.mark.parametrize("end", ["rack", "threads", "laces"])
def test_a_tile_is_taken_to_where_it_is_kept_at_once(hands: Hands, end: str) -> None:
    decision = at(hands, "acquire_resource")
    kept = {"rack": {"silk"}, "threads": {"thread", "notions"}, "laces": {"lace", "notions"}}[end]
    tile = next(each for each in decision.options if kept & set(goals(hands, each)))
    drag(hands, middle(hands.targets()[tile]), middle(zone(hands, end)))
    assert hands.game.session.history[-1].option in kept


def at_a_choice_of_payments(hands: Hands) -> str:
    """Ask for a garment; return one with several ways to pay."""
    for skip in range(60):
        game = game_that_asks("make_dress", 2, skip=skip)
        assert game.decision is not None
        for dress in game.decision.options:
            if asks_how_to_pay(game, game.decision.seat, dress):
                at(hands, "make_dress", skip=skip)
                return dress
    raise AssertionError("there is always one way to pay")


def pay(hands: Hands) -> Decision | None:
    """Choose a way to pay; return the next question."""
    decision = hands.game.session.decision
    assert decision is not None
    assert decision.kind == "pay_silk"
    hands.game.answer(decision.options[0])
    return hands.game.session.decision


def pay_without_a_goal(hands: Hands, dress: str) -> None:
    """Make a garment again, pay, and reach the question where it goes."""
    assert hands.game.answer(dress)
    pending = pay(hands)
    assert pending is not None
    assert pending.kind == "place_dress"


def test_undo_forgets_where_a_garment_was_to_go(hands: Hands) -> None:
    dress = at_a_choice_of_payments(hands)
    assert hands.table.gestures.send(dress, a_guest_for(hands, dress))
    hands.game.undo()
    pay_without_a_goal(hands, dress)


def test_a_refused_piece_has_no_goal(hands: Hands) -> None:
    dress = at_a_choice_of_payments(hands)
    assert not hands.table.gestures.send("nonsense", a_guest_for(hands, dress))
    pay_without_a_goal(hands, dress)


def test_a_change_of_language_does_not_stop_a_garment(hands: Hands) -> None:
    dress = at_a_choice_of_payments(hands)
    guest = a_guest_for(hands, dress)
    assert hands.table.gestures.send(dress, guest)
    hands.shell.preferences.choose("language", "de")
    hands.settle()
    pay(hands)
    assert hands.game.session.history[-1].option == guest


@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
@pytest.mark.parametrize("kind", soaked(["place_dress", "keep_resource"], ["place_dress"]))
def test_a_word_of_a_drop_lies_beside_the_silk_of_a_full_rack(
    hands: Hands, kind: str, language: str
) -> None:
    game = game_that_asks(kind, 2)
    assert game.decision is not None
    owned = game.state.players[game.decision.seat].resources
    owned += [each for each in game.match.rules.resources if each not in owned][: 6 - len(owned)]
    hands.shell.preferences.choose("language", language)
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.lay_out()
    start = middle(hands.named(HELD[kind]))
    lift(hands, start, start - QPoint(60, 120))
    (purse,) = hands.typed("Purse")
    words = [each for each in named(hands, "dropWord") if purse.isAncestorOf(each)]
    silk = [each for each in hands.typed("ResourceTile") if purse.isAncestorOf(each)]
    amounts = hands.typed("Counting")
    assert words
    assert len(silk) == 6
    for word in words:
        plate = word.parentItem()
        assert plate is not None
        place = plate.mapRectToScene(plate.boundingRect())
        assert hands.root.contentItem().boundingRect().contains(place)
        covered = [*silk, *(each for each in amounts if purse.isAncestorOf(each))]
        assert not [
            each
            for each in covered
            if each.mapRectToScene(each.boundingRect()).intersects(place)
            and (kind == "place_dress" or each in silk)
        ]
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=NOWHERE)


def test_while_a_dress_is_carried_only_its_places_glow(hands: Hands) -> None:
    decision = at(hands, "place_dress", people=3)
    start = middle(hands.named("heldDress"))
    place = next(option for option in decision.options if option not in LANDINGS)
    end = middle(hands.targets()[place])
    lift(hands, start, end)
    carried = hands.named("carried")
    center = carried.mapToScene(QPointF(carried.width() / 2, carried.height() / 2)).toPoint()
    assert (center - end).manhattanLength() < 8
    marks = hands.typed("LegalMark")
    glowing = [mark.parentItem() for mark in marks if mark.property("awaited")]
    over = [item for item in glowing if item.property("containsDrag")]
    assert len(glowing) >= len(decision.options)
    assert [item.property("option") for item in over] == [place]
    assert [each.property("text") for each in named(hands, "dropWord")] == ["Sell it"]
    assert not hands.has("dropRefusal")
    told = [item.property("text") for item in hands.items(hands.named("outlook"))]
    amounts = {sign.amount for sign in hands.table.foresight.signs.rows}
    assert amounts - {""} <= {*told}
    assert len(glowing) == len(marks)
    let_go(hands, end)
    assert place in [entry.option for entry in hands.game.session.history[-2:]]
    assert not [mark for mark in hands.typed("LegalMark") if mark.property("awaited")]


def test_a_carried_card_hangs_where_it_is_held(hands: Hands) -> None:
    decision = at(hands, "play_card")
    card = hands.targets()[decision.options[0]]
    held = QPointF(0.25 * card.width(), 0.3 * card.height())
    lift(hands, card.mapToScene(held).toPoint(), QPoint(600, 330))
    carried = hands.named("carried")
    assert 0.75 * card.width() < carried.width() < card.width()
    (shown,) = (each for each in carried.childItems() if each.isVisible())
    assert shown.opacity() == 1
    at_pointer = carried.mapFromScene(QPointF(600, 330))
    assert at_pointer.x() == pytest.approx(0.25 * carried.width(), abs=2)
    assert at_pointer.y() == pytest.approx(0.3 * carried.height(), abs=2)


@pytest.mark.parametrize("end", [NOWHERE, QPoint(1276, 3), QPoint(3, 796), QPoint(1276, 796)])
def test_a_carried_card_stays_whole_in_the_window(hands: Hands, end: QPoint) -> None:
    decision = at(hands, "play_card")
    lift(hands, middle(hands.targets()[decision.options[0]]), end)
    carried = hands.named("carried")
    (shown,) = (each for each in carried.childItems() if each.isVisible())
    window = hands.root.contentItem()
    assert window.boundingRect().contains(shown.mapRectToScene(shown.boundingRect()))
    let_go(hands, NOWHERE)


def test_over_a_place_a_carried_card_is_smaller_and_seen_through(hands: Hands) -> None:
    decision = at(hands, "play_card")
    start = middle(hands.targets()[decision.options[0]])
    lift(hands, start, NOWHERE)
    (shown,) = (each for each in hands.named("carried").childItems() if each.isVisible())
    whole = shown.mapRectToScene(shown.boundingRect()).width()
    bench = middle(zone(hands, "bench"))
    QTest.mouseMove(hands.root, bench)
    hands.settle()
    assert shown.opacity() < 1
    assert shown.mapRectToScene(shown.boundingRect()).width() < 0.8 * whole
    assert shown.mapRectToScene(shown.boundingRect()).contains(QPointF(bench))
    QTest.mouseMove(hands.root, NOWHERE)
    hands.settle()
    assert shown.opacity() == 1
    assert shown.mapRectToScene(shown.boundingRect()).width() == pytest.approx(whole)


def test_a_near_miss_lands_and_a_far_one_is_told(hands: Hands) -> None:
    decision = at(hands, "place_dress", people=3)
    start = middle(hands.named("heldDress"))
    version = hands.game.session.version
    drag(hands, start, NOWHERE)
    assert hands.game.session.version == version
    assert hands.game.prompt.aside == "It does not go there"
    option = next(each for each in decision.options if each not in LANDINGS)
    space = next(item for item in hands.items() if item.property("option") == option)
    where = space.mapRectToScene(space.boundingRect())
    drag(hands, start, QPointF(where.center().x(), where.top() - 10).toPoint())
    assert option in [entry.option for entry in hands.game.session.history[-2:]]


def test_an_employee_is_carried_to_the_court(hands: Hands) -> None:
    card = ""
    for skip in range(20):
        decision = at(hands, "play_card", skip=skip)
        deputed = [each for each in decision.options if "depute" in goals(hands, each)]
        if deputed:
            card = deputed[0]
            break
    assert card
    assert not hands.has("court")
    start = middle(hands.targets()[card])
    lift(hands, start, start + QPoint(0, -30))
    gate = hands.named("court")
    end = middle(gate)
    words = {each.property("text") for each in named(hands, "dropWord")}
    assert words == {"Do it with this"}
    covered = gate.mapRectToScene(gate.boundingRect())
    piles = [each for each in hands.placed() if str(each.property("place")).startswith("card:")]
    assert piles
    assert not any(
        covered.intersects(pile.mapRectToScene(pile.boundingRect())) for pile in piles
    ), "all cards stay in sight"
    QTest.mouseMove(hands.root, end - QPoint(4, 0))
    hands.settle()
    QTest.mouseMove(hands.root, end)
    hands.settle()
    assert hands.table.foresight.words
    let_go(hands, end)
    assert "depute" in [entry.option for entry in hands.game.session.history[-3:]]
    assert not hands.has("court")


def test_a_small_move_is_a_click(hands: Hands) -> None:
    decision = at(hands, "play_card")
    option = decision.options[0]
    start = middle(hands.targets()[option])
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(hands.root, start + QPoint(2, 1))
    hands.settle()
    assert not hands.has("carried")
    let_go(hands, start + QPoint(2, 1))
    assert hands.game.session.history[-1].option == option


def with_escape(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Escape)


def with_a_dialog(hands: Hands) -> None:
    hands.shell.open("menu")
    hands.settle()


@pytest.mark.parametrize("stop", [with_escape, with_a_dialog])
def test_what_interrupts_a_drag_ends_it(hands: Hands, stop: Callable[[Hands], None]) -> None:
    decision = at(hands, "play_card")
    moved = way(hands, decision, decision.options[0])
    assert moved is not None
    version = hands.game.session.version
    lift(hands, *moved)
    assert hands.has("carried")
    stop(hands)
    let_go(hands, moved[1])
    assert not hands.has("carried")
    assert hands.game.session.version == version


def test_an_undo_in_mid_drag_ends_it(hands: Hands) -> None:
    decision = at(hands, "play_card", skip=2)
    moved = way(hands, decision, decision.options[0])
    assert moved is not None
    lift(hands, *moved)
    hands.control(Qt.Key.Key_Z)
    version = hands.game.session.version
    let_go(hands, moved[1])
    assert not hands.has("carried")
    assert hands.game.session.version == version


def test_a_refused_piece_glides_back(hands: Hands) -> None:
    decision = at(hands, "play_card")
    target = hands.targets()[decision.options[0]]
    hands.root.setProperty("motion", 50.0)
    start = middle(target)
    drag(hands, start, NOWHERE + QPoint(200, 200))
    carried = hands.named("carried")
    assert (middle(carried) - start).manhattanLength() > 20
    assert target.opacity() < 1
    QTest.qWait(20)
    drag(hands, start, middle(zone(hands, "bench")))
    assert hands.game.session.history[-1].option == decision.options[0]


def test_a_finger_drags_too(hands: Hands) -> None:
    decision = at(hands, "play_card")
    moved = way(hands, decision, decision.options[0])
    assert moved is not None
    finger = QTest.createTouchDevice()
    start, end = moved
    touch = QTest.touchEvent(hands.root, finger, autoCommit=False)
    touch.press(1, start, hands.root)
    touch.commit()
    for step in range(1, 9):
        touch.move(1, start + (end - start) * step / 8, hands.root)
        touch.commit()
        QTest.qWait(FRAME)
    assert hands.has("carried")
    touch.release(1, end, hands.root)
    touch.commit()
    hands.settle()
    assert hands.game.session.history[-1].option == decision.options[0]


ROUNDS = 1
"""The rounds that are always played by drags; the slow tests play all."""


@pytest.mark.usefixtures("places")  # its own window, opened for the first time
@pytest.mark.parametrize(
    "rounds", [ROUNDS, pytest.param(99, id="whole game", marks=pytest.mark.heavy)]
)
def test_a_game_by_drags(hands: Hands, rounds: int) -> None:
    hands.click("new_game")
    hands.click("seat1:human")
    hands.click("more")
    hands.write("seed", "3")
    hands.click("start")
    game, whim, dragged = hands.game, Whim(3), set()
    while (decision := game.session.decision) is not None and game.session.state.round <= rounds:
        if game.hotSeat.waiting:
            hands.click("passOn")
        if game.hotSeat.curtain:
            hands.click("lift")
        option = whim(decision)
        version, steps = game.session.version, len(game.session.history)
        moved = way(hands, decision, option)
        if moved is None:
            assert decision.kind not in HELD
            hands.click(hands.targets()[option])
        else:
            if decision.kind not in dragged:
                drag(hands, moved[0], NOWHERE)
                assert game.session.version == version
            drag(hands, *moved)
            dragged.add(decision.kind)
        assert game.session.history[steps].option == option
    assert {"select_card", "play_card", "acquire_resource"} <= dragged
    if decision is None:
        assert {*HELD, "make_dress", "hire_employee"} <= dragged
        assert game.score.verdict in hands.texts()


def test_a_piece_that_cannot_be_taken_tells_why_it_stays(hands: Hands) -> None:
    at(hands, "play_card")
    hands.lay_out()
    stuck = [
        item
        for item in hands.items()
        if item.property("open") is False and item.property("reason") and item.property("face")
    ]
    assert stuck
    for item in stuck[:3]:
        hands.game.prompt.forget()
        lift(hands, middle(item), middle(item) + QPoint(-60, 60))
        assert (
            hands.game.prompt.aside
            == hands.table.foresight.refusal(item.property("choice"), item.property("reason"))[0]
        )
        assert not hands.has("carried")
        let_go(hands, NOWHERE)
        assert hands.game.prompt.aside


@pytest.mark.parametrize("beside", [(BESIDE, True), (3 * BESIDE, False)])
def test_a_drop_counts_only_where_a_place_is_lit(hands: Hands, beside: tuple[int, bool]) -> None:
    """A piece that narrowly misses a place lights it, and says what it brings there."""
    decision = at(hands, "place_dress")
    away, counts = beside
    targets, version, tried = hands.targets(), hands.game.session.version, 0
    for option in decision.options:
        if option in LANDINGS or option not in targets:
            continue
        place = targets[option].mapRectToScene(targets[option].boundingRect())
        others = [each for key, each in targets.items() if key not in (option, *LANDINGS)]
        end = QPoint(int(place.center().x()), int(place.bottom()) + away)
        near = [
            each
            for each in others
            if each.mapRectToScene(each.boundingRect())
            .adjusted(-NEAR, -NEAR, NEAR, NEAR)
            .contains(QPointF(end))
        ]
        if near or end.y() > hands.root.height() - NEAR:
            continue
        tried += 1
        lift(hands, middle(hands.named("heldDress")), end)
        assert bool(targets[option].property("met")) == counts
        assert hands.has("outlook") == counts
        if counts:
            let_go(hands, end)
            assert hands.game.session.version == version + 1
            assert hands.game.session.history[-1].option == option
        else:
            met = [each for each in hands.typed("DropSpot") if each.property("met")]
            let_go(hands, end)
            assert met or hands.game.session.version == version
        break
    assert tried
