"""One gesture gives several answers: by mouse, touch and keys, at any moment of a turn."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.gestures import Reach
from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, session, window_in
from tests.qml.test_drag import FRAME, drag, lift, middle, zone

Wish = Callable[[Reach], "tuple[str, str] | None"]
NOWHERE = QPoint(3, 3)


@pytest.fixture(scope="module")
def seated(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    """Hands at one window for all tests in this file."""
    with window_in(tmp_path_factory.mktemp("window")) as hands:
        yield hands


def moment(
    wish: Wish, *, kind: str = "play_card", expansions: tuple[str, ...] = ()
) -> tuple[Session, str, str]:
    """Return a game at the first question of a kind that can fulfil a wish, and the wish."""
    for seed in range(60):
        game, chance = session(2, seed=seed, expansions=expansions), Generator(seed, "wish")
        while (decision := game.decision) is not None:
            if decision.kind == kind:
                found = wish(Reach(game.match, game.state, decision.seat))
                if found is not None:
                    return game, *found
            makes = "make_dress" in decision.options
            option = decision.options[chance.below(len(decision.options))]
            game.answer(decision.id, "make_dress" if makes else option)
    raise AssertionError("nobody ever had this wish")


def asked_for(reach: Reach, kind: str) -> Iterator[str]:
    """Yield the pieces that a kind of question is about."""
    for piece, paths in reach.options.items():
        if paths[0].asked[-1].kind == kind:
            yield piece


def taken(kind: str, goals: Callable[[str], bool], ways: Callable[[int], bool]) -> Wish:
    """Wish for a piece that a kind of question is about, at such a goal, by that many ways."""

    def wish(reach: Reach) -> tuple[str, str] | None:
        for piece in asked_for(reach, kind):
            for goal, obstacle in reach.goals(piece).items():
                if obstacle is None and goals(goal) and ways(len(reach.paths(piece, goal))):
                    return piece, goal
        return None

    return wish


def named(kind: str, ways: Callable[[int], bool]) -> Wish:
    """Wish for a piece that a kind of question is about, by that many ways."""

    def wish(reach: Reach) -> tuple[str, str] | None:
        fitting = (p for p in asked_for(reach, kind) if ways(len(reach.paths(p))))
        return next(((piece, "") for piece in fitting), None)

    return wish


def one(ways: int) -> bool:
    return ways == 1


def several(ways: int) -> bool:
    return ways > 1


def is_guest(goal: str) -> bool:
    return goal.startswith("hall")


def sit(hands: Hands, game: Session) -> None:
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()


def piece(hands: Hands, choice: str) -> QQuickItem:
    return next(item for item in hands.items() if item.property("choice") == choice)


def area(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def answers(hands: Hands, start: int) -> list[str]:
    return [entry.option for entry in hands.game.session.history[start:]]


def guest_wears(hands: Hands, goal: str, dress: str) -> bool:
    guests: Mapping[str, tuple[str, int]] = hands.game.session.state.guests
    return goal in guests and guests[goal][0] == dress


def pay(hands: Hands) -> None:
    """Answer how to pay, if that is asked."""
    decision = hands.game.session.decision
    if decision is not None and decision.kind == "pay_silk":
        hands.click(hands.targets()[decision.options[0]])


def take_back(hands: Hands) -> None:
    """Take the last step back, whoever sits at the screen."""
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.control(Qt.Key.Key_Z)
    hands.game.hotSeat.reveal()
    hands.settle()


def test_a_garment_goes_to_its_guest_where_one_employee_can_make_it(seated: Hands) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, one))
    sit(seated, game)
    steps, before = len(game.history), game.state
    drag(seated, middle(piece(seated, dress)), middle(piece(seated, goal)))
    pay(seated)
    assert guest_wears(seated, goal, dress)
    paid = "pay_silk" in [entry.kind for entry in game.history[steps:]]
    for _ in range(1 + paid):
        take_back(seated)
    assert game.state is before


def test_several_employees_are_offered_in_place_of_the_question(seated: Hands) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, several))
    sit(seated, game)
    steps, end = len(game.history), middle(piece(seated, goal))
    cards = {path.answers[0] for path in seated.table.foresight.reach.paths(dress, goal)}
    drag(seated, middle(piece(seated, dress)), end)
    assert len(game.history) == steps
    assert set(seated.targets()) >= cards
    chooser = seated.named("chooser")
    offered = [item for item in seated.items(chooser) if item.property("legal")]
    assert {item.property("choice") for item in offered} == cards
    row = area(seated.named("offer"))
    assert not seated.has("promptBar")
    assert all(row.contains(area(item)) for item in offered)
    spoken_of = [area(piece(seated, key)) for key in (dress, goal)]
    assert not any(row.intersects(each) for each in spoken_of)
    assert not any(row.intersects(area(item)) for item in seated.placed("region:hand"))
    card = offered[-1].property("choice")
    seated.click(offered[-1])
    pay(seated)
    assert not seated.has("chooser")
    assert answers(seated, steps)[0] == card
    assert guest_wears(seated, goal, dress)


def test_an_offered_employee_is_chosen_in_the_hand_where_it_alone_glows(seated: Hands) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, several))
    sit(seated, game)
    steps = len(game.history)
    cards = {path.answers[0] for path in seated.table.foresight.reach.paths(dress, goal)}
    decision = game.decision
    assert decision is not None
    held = {option: piece(seated, option) for option in decision.options}
    drag(seated, middle(piece(seated, dress)), middle(piece(seated, goal)))
    assert {each for each in held if seated.has(f"partner:card:{each}")} == cards
    assert not any(item.property("marked") for item in held.values())
    card = sorted(cards)[-1]
    QTest.mouseClick(seated.root, Qt.MouseButton.LeftButton, pos=middle(held[card]))
    seated.settle()
    assert answers(seated, steps)[0] == card


def leave_by_escape(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Escape)


def leave_by_a_click_beside(hands: Hands) -> None:
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=NOWHERE)
    hands.settle()


@pytest.mark.parametrize("leave", [leave_by_escape, leave_by_a_click_beside])
def test_the_offer_is_left_and_nothing_has_happened(
    seated: Hands, leave: Callable[[Hands], None]
) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, several))
    sit(seated, game)
    version = game.version
    drag(seated, middle(piece(seated, dress)), middle(piece(seated, goal)))
    assert seated.has("chooser")
    leave(seated)
    assert not seated.has("chooser")
    assert game.version == version
    assert seated.shell.dialog == ""
    assert seated.focused.property("legal"), "the keys are at the question again"


def test_only_a_piece_dropped_by_hand_does_not_fly(seated: Hands) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, several))
    sit(seated, game)
    gestures, dropped = seated.table.gestures, list[bool]()
    gestures.found.connect(lambda _, by_hand: dropped.append(by_hand))
    card = seated.table.foresight.reach.paths(dress, goal)[0].answers[0]
    for by_hand in (True, False):
        drag(seated, middle(piece(seated, dress)), middle(piece(seated, goal)))
        if not by_hand:
            leave_by_escape(seated)
            gestures.say(dress, goal)
        gestures.pick(card)
        take_back(seated)
    assert dropped == [True, False]


def test_the_offer_is_answered_by_keys(seated: Hands) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, several))
    sit(seated, game)
    steps = len(game.history)
    drag(seated, middle(piece(seated, dress)), middle(piece(seated, goal)))
    first = seated.focused
    assert first.property("legal")
    seated.key(Qt.Key.Key_Right)
    second = seated.focused.property("choice")
    assert second != first.property("choice")
    seated.key(Qt.Key.Key_Return)
    assert answers(seated, steps)[0] == second


def test_a_finger_says_it_too(seated: Hands) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, several))
    sit(seated, game)
    steps = len(game.history)
    start, end = middle(piece(seated, dress)), middle(piece(seated, goal))
    touch = QTest.touchEvent(seated.root, QTest.createTouchDevice(), autoCommit=False)
    touch.press(1, start, seated.root)
    touch.commit()
    for step in range(1, 9):
        touch.move(1, start + (end - start) * step / 8, seated.root)
        touch.commit()
        QTest.qWait(FRAME)
    touch.release(1, end, seated.root)
    touch.commit()
    seated.settle()
    chooser = seated.named("chooser")
    card = next(item for item in seated.items(chooser) if item.property("legal"))
    option = card.property("choice")
    touch.press(1, middle(card), seated.root)
    touch.commit()
    touch.release(1, middle(card), seated.root)
    touch.commit()
    seated.settle()
    assert answers(seated, steps)[0] == option


@pytest.mark.parametrize(
    ("kind", "goal", "end"),
    [
        ("make_dress", "sell", "purse"),
        ("acquire_resource", "silk", "rack"),
        ("acquire_resource", "thread", "threads"),
        ("acquire_resource", "lace", "laces"),
    ],
)
def test_a_piece_goes_straight_to_where_it_is_kept(
    seated: Hands, kind: str, goal: str, end: str
) -> None:
    game, chosen, _ = moment(taken(kind, lambda each: each == goal, one))
    sit(seated, game)
    steps = len(game.history)
    drag(seated, middle(piece(seated, chosen)), middle(zone(seated, end)))
    pay(seated)
    assert chosen in answers(seated, steps)
    assert answers(seated, steps)[-1] == goal


@pytest.mark.parametrize("kind", ["play_card", "choose_action"])
@pytest.mark.parametrize(
    ("wanted", "end"),
    [("hire_employee", "hand"), ("fund_decoration", "purse"), ("acquire_resource", "bench")],
)
def test_a_piece_is_taken_to_oneself(seated: Hands, kind: str, wanted: str, end: str) -> None:
    game, chosen, _ = moment(named(wanted, one), kind=kind)
    sit(seated, game)
    steps = len(game.history)
    drag(seated, middle(piece(seated, chosen)), middle(zone(seated, end)))
    assert chosen in answers(seated, steps)
    take_back(seated)
    assert len(game.history) == steps, "one step back takes the whole gesture back"
    seated.game.hotSeat.reveal()
    seated.control(Qt.Key.Key_Y)
    assert chosen in answers(seated, steps)


def test_the_favor_is_dragged_to_oneself_and_clicked(seated: Hands) -> None:
    game, _, _ = moment(lambda reach: ("favor", "") if len(reach.paths("favor")) == 1 else None)
    sit(seated, game)
    steps, seat = len(game.history), game.decision.seat if game.decision else -1
    drag(seated, middle(seated.named("favor")), middle(zone(seated, "purse")))
    assert answers(seated, steps)[1] == "favor"
    assert game.state.favor == seat
    take_back(seated)
    seated.click("favor")
    assert answers(seated, steps)[1] == "favor"


def test_an_employee_is_dragged_to_the_favor_and_claims_it(seated: Hands) -> None:
    """Its card was once only played, though the favor had glowed and told its gain."""
    game, card, _ = moment(
        lambda reach: next(((path.answers[0], "favor") for path in reach.paths("favor")), None)
    )
    sit(seated, game)
    steps, seat = len(game.history), game.decision.seat if game.decision else -1
    drag(seated, middle(piece(seated, card)), middle(seated.named("favor")))
    assert answers(seated, steps)[:2] == [card, "favor"]
    assert game.state.favor == seat


def test_a_marker_is_dragged_from_ones_stock_to_a_decoration(seated: Hands) -> None:
    game, chosen, _ = moment(named("fund_decoration", one))
    sit(seated, game)
    steps, seat = len(game.history), game.decision.seat if game.decision else -1
    drag(seated, middle(seated.named("markers")), middle(piece(seated, chosen)))
    assert chosen in answers(seated, steps)
    assert game.state.decorations[chosen] == seat


def test_a_marker_of_ones_stock_is_the_questions_marker_too(seated: Hands) -> None:
    game, chosen, _ = moment(named("fund_decoration", one), kind="fund_decoration")
    sit(seated, game)
    drag(seated, middle(seated.named("markers")), middle(piece(seated, chosen)))
    assert game.history[-1].option == chosen


def test_a_card_is_dragged_to_what_it_shall_do(seated: Hands) -> None:
    game, tile, _ = moment(named("acquire_resource", several))
    sit(seated, game)
    steps = len(game.history)
    card = seated.table.foresight.reach.paths(tile)[-1].answers[0]
    drag(seated, middle(piece(seated, card)), middle(piece(seated, tile)))
    assert answers(seated, steps)[:3] == [card, "acquire", tile]


def test_a_jewel_is_dragged_onto_the_garment_it_goes_with(seated: Hands) -> None:
    def wish(reach: Reach) -> tuple[str, str] | None:
        for jewel in reach.ends:
            if jewel.startswith(("ring", "necklace", "jewel")):
                for dress in asked_for(reach, "make_dress"):
                    if len(reach.paths(jewel, dress)) == 1:
                        return jewel, dress
        return None

    game, jewel, dress = moment(wish, expansions=("jewelry_box",))
    sit(seated, game)
    steps = len(game.history)
    drag(seated, middle(piece(seated, jewel)), middle(piece(seated, dress)))
    pay(seated)
    assert answers(seated, steps)[-1] == jewel
    assert dress in answers(seated, steps)


def test_a_jewel_is_dragged_to_a_guest_before_its_garment_is_made(seated: Hands) -> None:
    """Cards and garments that could do it are offered, and the garment goes with it."""

    def wish(reach: Reach) -> tuple[str, str] | None:
        for jewel in reach.ends:
            if jewel.startswith(("ring", "necklace", "jewel")):
                for guest, obstacle in reach.goals(jewel).items():
                    ways = reach.paths(jewel, guest)
                    if obstacle is None and is_guest(guest) and several(len(ways)):
                        return jewel, guest
        return None

    game, jewel, guest = moment(wish, expansions=("jewelry_box",))
    sit(seated, game)
    steps = len(game.history)
    drag(seated, middle(piece(seated, jewel)), middle(piece(seated, guest)))
    gestures = seated.table.gestures
    assert [*gestures.cards.rows, *gestures.words.rows]
    while gestures.choosing:
        gestures.pick(next(row.key for row in (*gestures.cards.rows, *gestures.words.rows)))
        seated.settle()
    pay(seated)
    while (decision := game.decision) is not None and decision.kind == "keep_resource":
        seated.game.answer(decision.options[0])  # the garment's color brings a tile
        seated.settle()
    assert jewel in answers(seated, steps)
    dress, _ = game.state.guests[guest]
    assert dress in answers(seated, steps)


def test_a_click_begins_with_the_guest(seated: Hands) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, one))
    sit(seated, game)
    version = game.version
    seated.click(piece(seated, goal))
    assert seated.table.gestures.aim == goal
    assert game.version == version
    assert seated.game.prompt.aside
    fitting = [item for item in seated.items() if item.property("fits") and item.property("open")]
    assert {item.property("choice") for item in fitting} == set(seated.table.gestures.fitting)
    assert dress in seated.table.gestures.fitting
    seated.click(piece(seated, dress))
    pay(seated)
    assert guest_wears(seated, goal, dress)


def test_escape_forgets_the_guest_before_it_opens_the_menu(seated: Hands) -> None:
    game, _, goal = moment(taken("make_dress", is_guest, one))
    sit(seated, game)
    seated.click(piece(seated, goal))
    seated.key(Qt.Key.Key_Escape)
    assert seated.table.gestures.aim == ""
    assert seated.shell.dialog == ""
    seated.click(piece(seated, goal))
    seated.click(piece(seated, goal))
    assert seated.table.gestures.aim == "", "a second click forgets it too"
    seated.key(Qt.Key.Key_Escape)
    assert seated.shell.dialog == "menu"


def walk_to(hands: Hands, choice: str) -> None:
    """Go to a piece by the arrow keys alone."""
    seen = set[str]()
    target = piece(hands, choice)
    for _ in range(80):
        here, there = middle(hands.focused), middle(target)
        if hands.focused is target:
            return
        way = there - here
        sideways = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
        upright = Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
        first, second = (
            (sideways, upright) if abs(way.x()) > 2.5 * abs(way.y()) else (upright, sideways)
        )
        before = hands.focused
        mark = f"{id(before)}"
        hands.key(second if mark in seen else first)
        seen.add(mark)
        if hands.focused is before:
            hands.key(second)
    raise AssertionError(f"the arrow keys do not lead to {choice}")


def test_keys_alone_take_a_garment_to_a_guest(seated: Hands) -> None:
    game, dress, goal = moment(taken("make_dress", is_guest, one))
    sit(seated, game)
    walk_to(seated, goal)
    seated.key(Qt.Key.Key_Return)
    assert seated.table.gestures.aim == goal
    walk_to(seated, dress)
    seated.key(Qt.Key.Key_Return)
    decision = game.decision
    if decision is not None and decision.kind == "pay_silk":
        seated.key(Qt.Key.Key_Return)
    assert guest_wears(seated, goal, dress)


@pytest.mark.parametrize("wanted", ["acquire_resource", "fund_decoration", "hire_employee"])
def test_a_click_or_enter_on_a_piece_says_it_before_a_card_is_played(
    seated: Hands, wanted: str
) -> None:
    game, chosen, _ = moment(named(wanted, one))
    sit(seated, game)
    steps = len(game.history)
    seated.click(piece(seated, chosen))
    assert chosen in answers(seated, steps)
    take_back(seated)
    assert len(game.history) == steps
    walk_to(seated, chosen)
    seated.key(Qt.Key.Key_Return)
    assert chosen in answers(seated, steps)


def test_a_refused_drop_tells_its_reason(seated: Hands) -> None:
    def wish(reach: Reach) -> tuple[str, str] | None:
        for dress in asked_for(reach, "make_dress"):
            for goal, obstacle in reach.goals(dress).items():
                if is_guest(goal) and obstacle is not None and obstacle.kind == "master_space":
                    return dress, goal
        return None

    game, dress, goal = moment(wish)
    sit(seated, game)
    version, obstacle = game.version, seated.table.foresight.reach.obstacle(dress, goal)
    assert obstacle is not None
    lift(seated, middle(piece(seated, dress)), middle(piece(seated, goal)))
    assert any(seated.table.foresight.why(obstacle) in text for text in seated.texts())
    drag(seated, middle(piece(seated, dress)), middle(piece(seated, goal)))
    assert seated.table.foresight.why(obstacle) in seated.game.prompt.aside
    assert game.version == version


def test_escape_steps_back_through_an_act_and_then_opens_the_menu(seated: Hands) -> None:
    game, tile, _ = moment(named("acquire_resource", one))
    sit(seated, game)
    steps = len(game.history)
    card = seated.table.foresight.reach.paths(tile)[0].answers[0]
    seated.click(seated.targets()[card])
    seated.click(seated.targets()["acquire"])
    assert len(game.history) == steps + 2
    seated.key(Qt.Key.Key_Escape)
    assert len(game.history) == steps + 1
    seated.key(Qt.Key.Key_Escape)
    assert len(game.history) == steps
    assert seated.shell.dialog == ""
    seated.key(Qt.Key.Key_Escape)
    assert seated.shell.dialog == "menu"
    seated.key(Qt.Key.Key_Escape)
    assert seated.shell.dialog == ""
    assert len(game.history) == steps


def test_escape_takes_no_act_back_that_is_done(seated: Hands) -> None:
    def wish(reach: Reach) -> tuple[str, str] | None:
        return ("forfeit", "") if "forfeit" in reach.options else None

    game, _, _ = moment(wish, kind="use_bonus")
    sit(seated, game)
    steps = len(game.history)
    seated.key(Qt.Key.Key_Escape)
    assert len(game.history) == steps
    assert seated.shell.dialog == "menu"


def test_what_can_be_chosen_rises_under_the_pointer_and_is_not_veiled(seated: Hands) -> None:
    game, _, _ = moment(named("acquire_resource", one))
    sit(seated, game)
    card = next(iter(seated.targets().values()))
    QTest.mouseMove(seated.root, NOWHERE)
    seated.settle()
    QTest.mouseMove(seated.root, middle(card))
    seated.settle()
    assert card.property("risen") is True
    assert card.scale() > 1
    mark = next(item for item in seated.items(card) if item.property("awaited") is not None)
    grounds = [item.property("color") for item in seated.items(mark) if item.property("edgeWidth")]
    assert [ground.alpha() for ground in grounds] == [0, 0], "no film lies over it"
    refusing = next(item for item in seated.items() if item.property("open") is False)
    QTest.mouseMove(seated.root, middle(refusing))
    seated.settle()
    assert refusing.scale() == 1
