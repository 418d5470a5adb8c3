"""One gesture gives several answers at this table, too, before a card is played."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.gestures import Path, Reach
from rococo_desktop.session.session import Session
from tests.qml.hands import Hands
from tests.qml.patisserie.kitchen_hands import (
    Whim,
    asked,
    choices,
    middle,
    offered_words,
    piece,
    session,
    table_of,
    until,
    zone,
)
from tests.qml.test_arrangements import sized
from tests.qml.test_drag import drag, let_go, lift
from tests.qml.test_gestures import answers
from tests.qml.test_hints import explained

pytestmark = pytest.mark.one_window

Wanted = Callable[[list[Path]], bool]


def several(paths: list[Path]) -> bool:
    return len({path.answers[0] for path in paths}) > 1


def one(paths: list[Path]) -> bool:
    return len(paths) == 1


def chosen_by(kind: str, wanted: Wanted) -> Callable[[Reach], Iterator[tuple[str, str]]]:
    """Wish for a piece that a kind of question is about, by such paths."""

    def wish(reach: Reach) -> Iterator[tuple[str, str]]:
        for each in reach.pieces:
            paths = reach.paths(each)
            if paths[0].asked[-1].kind == kind and wanted(paths):
                yield each, ""

    return wish


def taken(kind: str, wanted: Wanted) -> Callable[[Reach], Iterator[tuple[str, str]]]:
    """Wish for a piece and its goal, of which a kind of question asks last, by such paths."""

    def wish(reach: Reach) -> Iterator[tuple[str, str]]:
        for each in reach.goals_from:
            for goal in reach.goals(each):
                paths = reach.paths(each, goal)
                if paths[0].asked[-1].kind == kind and wanted(paths):
                    yield each, goal

    return wish


def moment(
    wish: Callable[[Reach], Iterator[tuple[str, str]]],
) -> tuple[Session, str, str]:
    """Return a game before a card is played that can fulfil a wish, and the wish."""
    for seed in range(60):
        game, chance = session(2, seed=seed), Generator(seed, "wish")
        while (decision := game.decision) is not None:
            if decision.kind == "play_card":
                found = next(wish(Reach(game.match, game.state, decision.seat)), None)
                if found is not None:
                    return game, *found
            useful = [each for each in ("bake", "deliver") if each in decision.options]
            options = useful or decision.options
            game.answer(decision.id, options[chance.below(len(options))])
    raise AssertionError("nobody ever had this wish")


def sit(hands: Hands, game: Session) -> int:
    """Put a game on the table, and return the number of its answers."""
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()
    return len(game.history)


@pytest.mark.parametrize(
    ("kind", "end"),
    [("acquire_ingredient", "pantry"), ("acquire_recipe", "store"), ("hire", "hand")],
)
def test_a_piece_of_a_display_is_dragged_to_oneself_before_a_card_is_played(
    hands: Hands, kind: str, end: str
) -> None:
    game, chosen, _ = moment(chosen_by(kind, several))
    steps = sit(hands, game)
    cards = {path.answers[0] for path in table_of(hands).foresight.reach.paths(chosen)}
    drag(hands, middle(piece(hands, chosen)), middle(zone(hands, end)))
    assert len(game.history) == steps, "nothing happens before a card is chosen"
    offered = [each for each in hands.items(hands.named("chooser")) if each.property("legal")]
    assert game.decision is not None
    in_hand = [option for option in game.decision.options if option in cards]
    assert [each.property("choice") for each in offered] == in_hand, "in the order of the hand"
    card = offered[-1].property("choice")
    hands.click(offered[-1])
    assert not hands.has("chooser")
    said = answers(hands, steps)
    assert said[0] == card
    assert chosen in said
    hands.game.hotSeat.reveal()  # perhaps it is another person's turn
    hands.settle()
    hands.control(Qt.Key.Key_Z)
    assert len(game.history) == steps, "one step back takes the whole gesture back"


def test_a_card_that_could_do_it_is_chosen_in_the_hand_where_it_alone_glows(
    hands: Hands,
) -> None:
    """Rulebook, "7. Hire": only Pastry Chefs hire."""
    game, chosen, _ = moment(chosen_by("hire", several))
    steps = sit(hands, game)
    able = {path.answers[0] for path in table_of(hands).foresight.reach.paths(chosen)}
    held = {option: piece(hands, option) for option in asked(hands).options}
    assert able < {*held}
    drag(hands, middle(piece(hands, chosen)), middle(zone(hands, "hand")))
    assert hands.has("chooser")
    lit = {each for each in held if hands.has(f"partner:card:{each}")}
    assert lit == able
    assert not any(item.property("marked") for item in held.values())
    barred = next(each for each in held if each not in able)
    press(hands, middle(held[barred]))
    assert not hands.has("chooser")
    assert all(item.property("marked") for item in held.values())
    assert len(game.history) == steps
    drag(hands, middle(piece(hands, chosen)), middle(zone(hands, "hand")))
    card = sorted(able)[-1]
    press(hands, middle(held[card]))
    assert answers(hands, steps)[0] == card
    assert chosen in answers(hands, steps)


def refusing(training: str, kind: str, display: str) -> tuple[Session, str, str]:
    """Return a game before a card of a training is played, the card, and what is refused to it."""
    for seed in range(20):
        game, whim = session(2, seed=seed), Whim(seed)
        while (decision := game.decision) is not None:
            if decision.kind == "play_card":
                reach = Reach(game.match, game.state, decision.seat)
                for card in decision.options:
                    if game.match.rules.staff[card].training == training:
                        for each, obstacle in reach.refused(card).items():
                            if obstacle.kind == kind and each.startswith(display):
                                return game, card, each
            game.answer(decision.id, whim(decision))
    raise AssertionError("nothing was ever refused so")


REFUSALS = [
    ("assistant", "training", "staff", r".* I+: needs a Pastry Chef"),
    ("chef", "short", "staff", r".* I+ costs \d+ coins: \d+ (is|are) missing"),
    ("chef", "condition", "star", r".* with a star: condition not met \(have .*\)"),
    ("chef", "training", "tile", r".*: needs an Assistant"),
]


@pytest.mark.parametrize(("training", "kind", "display", "words"), REFUSALS)
def test_a_card_that_is_dragged_to_what_it_cannot_take_is_told_why(
    hands: Hands, training: str, kind: str, display: str, words: str
) -> None:
    game, card, refused = refusing(training, kind, display)
    steps = sit(hands, game)
    drag(hands, middle(piece(hands, card)), middle(piece(hands, refused)))
    assert re.fullmatch(words, hands.game.prompt.aside)
    assert hands.game.prompt.aside in hands.texts()
    (said,) = hands.written(hands.named("dropRefusal"))
    assert said.property("text") == hands.game.prompt.aside, (
        "it is told where the card was put down"
    )
    assert not hands.has("chooser")
    assert len(game.history) == steps
    hands.key(Qt.Key.Key_Down)
    assert not hands.has("dropRefusal"), "who goes on has read it"


def test_where_one_card_fits_it_is_played(hands: Hands) -> None:
    game, chosen, _ = moment(chosen_by("acquire_recipe", one))
    steps = sit(hands, game)
    drag(hands, middle(piece(hands, chosen)), middle(zone(hands, "store")))
    assert not hands.has("chooser")
    assert chosen in answers(hands, steps)


def test_a_dish_goes_straight_to_its_table(hands: Hands) -> None:
    game, dish, goal = moment(taken("place_dish", several))
    steps = sit(hands, game)
    drag(hands, middle(piece(hands, dish)), middle(piece(hands, goal)))
    offered = [each for each in hands.items(hands.named("chooser")) if each.property("legal")]
    hands.click(offered[0])
    assert answers(hands, steps)[-2:] == [dish, goal]
    assert game.state.dishes[goal][0] == dish


def served(most: int) -> tuple[Session, str, str, list[str]]:
    """Return a game before a card is played, a card, a free plate and the so many dishes for it."""
    for seed in range(60):
        game, chance = session(2, seed=seed), Generator(seed, "serve")
        while (decision := game.decision) is not None:
            if decision.kind == "play_card":
                dishes = [*game.state.players[decision.seat].dishes()]
                spaces = [*game.match.rules.board.spaces]
                free = [each for each in spaces if each not in game.state.dishes]
                if len(dishes) == most:
                    return game, decision.options[0], free[-1], dishes
            useful = [each for each in ("bake", "choose_action") if each in decision.options]
            options = useful or decision.options
            game.answer(decision.id, options[chance.below(len(options))])
    raise AssertionError("nobody ever had so many dishes")


@pytest.mark.parametrize("most", [1, 2])
def test_a_card_is_dragged_to_the_plate_on_which_it_presents_a_dish(
    hands: Hands, most: int
) -> None:
    """The only dish, or the one that is chosen."""
    game, card, plate, dishes = served(most)
    steps = sit(hands, game)
    drag(hands, middle(piece(hands, card)), middle(piece(hands, plate)))
    if most > 1:
        assert len(game.history) == steps
        names = [str(table_of(hands).faces.wording.recipe(dish)) for dish in dishes]
        assert [each.property("text") for each in offered_words(hands)] == names
        hands.click(offered_words(hands)[-1])
    assert answers(hands, steps)[:4] == [card, "deliver", dishes[-1], plate]
    assert game.state.dishes[plate][0] == dishes[-1]


def test_a_card_dragged_to_a_plate_says_that_there_is_no_dish(hands: Hands) -> None:
    game, card, plate, _ = served(0)
    steps = sit(hands, game)
    drag(hands, middle(piece(hands, card)), middle(piece(hands, plate)))
    assert hands.game.prompt.aside.endswith(" table: no baked dish on your racks")
    assert hands.game.prompt.aside in hands.texts()
    assert len(game.history) == steps


def with_another(reach: Reach) -> Iterator[tuple[str, str]]:
    """Wish for a recipe that one card bakes alone or together with another recipe."""
    for each in reach.pieces:
        paths = reach.paths(each)
        if len({path.answers[0] for path in paths}) == 1 < len(paths) == 2:
            yield each, ""


@pytest.mark.parametrize("both", [False, True])
def test_a_recipe_is_baked_alone_or_with_another(hands: Hands, *, both: bool) -> None:
    """Rulebook, "4. Bake": bake 1 or 2 of your recipes."""
    game, recipe, _ = moment(with_another)
    steps = sit(hands, game)
    racks = middle(zone(hands, "racks"))
    drag(hands, middle(piece(hands, recipe)), racks)
    alone, together = offered_words(hands)
    name = str(table_of(hands).faces.wording.recipe(recipe))
    assert alone.property("text") == f"Only {name}"
    assert name in together.property("text")
    assert " and " in together.property("text")
    hands.click(together if both else alone)
    baked = answers(hands, steps)[2].split("+")
    assert recipe in baked
    assert len(baked) == 1 + both


def test_two_recipes_are_baked_after_the_action_was_chosen_too(hands: Hands) -> None:
    game, recipe, _ = moment(with_another)
    assert game.decision is not None
    (path, _) = Reach(game.match, game.state, game.decision.seat).paths(recipe)
    for decision, answer in zip(path.asked[:2], path.answers[:2], strict=True):
        game.answer(decision.id, answer)
    steps = sit(hands, game)
    button = next(item for each, item in choices(hands).items() if "+" in each)
    assert " and " in button.property("text")
    drag(hands, middle(piece(hands, recipe)), middle(zone(hands, "racks")))
    assert [each.property("text") for each in offered_words(hands)][1] == button.property("text")
    hands.click(offered_words(hands)[1])
    assert "+" in answers(hands, steps)[0]


def press(hands: Hands, at: QPoint) -> None:
    """Click a point of the window."""
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=at)
    hands.settle()


def with_the_action_chosen() -> tuple[Session, str]:
    """Return a game that asks what is baked, and a recipe that goes alone or with another."""
    game, recipe, _ = moment(with_another)
    assert game.decision is not None
    (path, _) = Reach(game.match, game.state, game.decision.seat).paths(recipe)
    for decision, answer in zip(path.asked[:2], path.answers[:2], strict=True):
        game.answer(decision.id, answer)
    return game, recipe


def test_a_click_never_bakes_one_recipe_alone_unasked_if_two_could_be_baked(hands: Hands) -> None:
    """The ingredients left over from the first one would be lost."""
    game, recipe = with_the_action_chosen()
    steps = sit(hands, game)
    hands.click(piece(hands, recipe))
    assert len(game.history) == steps
    alone, _ = offered_words(hands)
    hands.click(alone)
    assert answers(hands, steps)[0] == recipe


def test_a_click_on_a_second_recipe_bakes_both(hands: Hands) -> None:
    game, recipe = with_the_action_chosen()
    assert game.decision is not None
    pair = next(each for each in game.decision.options if "+" in each and recipe in each)
    (other,) = {*pair.split("+")} - {recipe}
    steps = sit(hands, game)
    second = middle(piece(hands, other))
    hands.click(piece(hands, recipe))
    lit = hands.named(f"partner:stored:{other}")
    assert lit.isVisible()
    press(hands, second)
    assert answers(hands, steps)[0] == pair


def test_a_click_beside_the_recipes_bakes_nothing(hands: Hands) -> None:
    game, recipe = with_the_action_chosen()
    steps = sit(hands, game)
    hands.click(piece(hands, recipe))
    press(hands, QPoint(hands.root.width() // 2, 4))
    assert not hands.has("chooser")
    assert len(game.history) == steps


def test_a_card_goes_only_to_what_it_can_do() -> None:
    """Rulebook, "Main Actions": only Pastry Chefs hire, only Assistants acquire ingredients."""
    seen = set()
    for seed in range(9):
        game = until(session(2, seed=seed), "play_card")
        decision = game.decision
        assert decision is not None
        reach, rules = Reach(game.match, game.state, decision.seat), game.match.rules
        for card in decision.options:
            goals = reach.goals(card)
            assert all(reach.paths(card, goal) for goal in goals)
            hired = [each for each in goals if each in rules.staff and each not in decision.options]
            bought = [each for each in goals if each in rules.ingredients]
            chef = rules.staff[card].training == "chef"
            assert not (bought if chef else hired)
            seen |= {("chef", bool(hired))} if chef else {("assistant", bool(bought))}
    assert {("chef", True), ("assistant", True)} <= seen


def test_a_click_on_a_card_of_the_hand_gives_no_notice(hands: Hands) -> None:
    """Notice removes a card from the game: it takes the action, or a drag to where it leaves."""
    game = until(session(2, seed=3), "choose_action")
    steps = sit(hands, game)
    decision = game.decision
    assert decision is not None
    card = game.state.players[decision.seat].hand[0]
    hands.click(piece(hands, card))
    item = piece(hands, card)
    item.forceActiveFocus()
    hands.key(Qt.Key.Key_Return)
    assert len(game.history) == steps
    drag(hands, middle(piece(hands, card)), middle(zone(hands, "leave")))
    assert answers(hands, steps)[:2] == ["give_notice", card]


def test_the_bin_says_what_will_happen_while_something_can_go_there(hands: Hands) -> None:
    game = until(session(2, seed=3), "choose_action")
    sit(hands, game)
    decision = game.decision
    assert decision is not None
    card = game.state.players[decision.seat].hand[0]
    name = hands.catalogue().text("patisserie-action-give_notice")
    chest = zone(hands, "leave").parentItem().parentItem()

    def said() -> list[object]:
        return [each.property("text") for each in hands.written(chest)]

    resting = said()
    assert name not in resting
    start = middle(piece(hands, card))
    lift(hands, start, start + QPoint(30, -30))
    assert {*said()} - {*resting} == {name}
    let_go(hands, start + QPoint(30, -30))
    assert said() == resting


def test_a_card_is_removed_before_one_is_played(hands: Hands) -> None:
    """Any card of the hand may give it notice, even that card itself."""
    game = until(session(2, seed=5), "play_card")
    steps = sit(hands, game)
    card = asked(hands).options[-1]
    drag(hands, middle(piece(hands, card)), middle(zone(hands, "leave")))
    assert len(game.history) == steps, "nothing happens before it is said who gives notice"
    offered = [each for each in hands.items(hands.named("chooser")) if each.property("legal")]
    assert card in [each.property("choice") for each in offered]
    player = offered[0].property("choice")
    hands.click(offered[0])
    assert answers(hands, steps)[:3] == [player, "give_notice", card]


def test_a_card_is_dragged_to_what_it_shall_do(hands: Hands) -> None:
    game, chosen, _ = moment(chosen_by("acquire_ingredient", several))
    steps = sit(hands, game)
    card = table_of(hands).foresight.reach.paths(chosen)[-1].answers[0]
    drag(hands, middle(piece(hands, card)), middle(piece(hands, chosen)))
    assert answers(hands, steps)[:3] == [card, "acquire_ingredients", chosen]


def test_the_offer_is_answered_by_keys_or_left(hands: Hands) -> None:
    game, chosen, _ = moment(chosen_by("acquire_ingredient", several))
    steps = sit(hands, game)
    start, end = middle(piece(hands, chosen)), middle(zone(hands, "pantry"))
    drag(hands, start, end)
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("chooser")
    assert len(game.history) == steps
    assert hands.focused.property("legal"), "the keys are at the question again"
    drag(hands, start, end)
    first = hands.focused.property("choice")
    hands.key(Qt.Key.Key_Right)
    second = hands.focused.property("choice")
    assert second != first
    hands.key(Qt.Key.Key_Return)
    assert answers(hands, steps)[0] == second


def test_a_click_on_a_piece_asks_who_does_it(hands: Hands) -> None:
    game, chosen, _ = moment(chosen_by("acquire_ingredient", several))
    steps = sit(hands, game)
    hands.click(piece(hands, chosen))
    assert hands.has("chooser")
    assert len(game.history) == steps


def test_where_a_dish_was_dropped_stays_lit_and_one_may_go_back(hands: Hands) -> None:
    game, dish, goal = moment(taken("place_dish", several))
    steps = sit(hands, game)
    drag(hands, middle(piece(hands, dish)), middle(piece(hands, goal)))
    assert hands.has("chooser")
    lit = hands.named(f"site:space:{goal}")
    offer = hands.named("offer")
    assert not lit.mapRectToScene(lit.boundingRect()).intersects(
        offer.mapRectToScene(offer.boundingRect())
    )
    hands.click("chooser.back")
    assert not hands.has("chooser")
    assert not hands.has(f"site:space:{goal}")
    assert len(game.history) == steps


@pytest.mark.parametrize(
    ("kind", "what", "words"),
    [
        ("short", "pastry-", r".+ costs \d+ coins: \d (is|are) missing"),
        ("training", "tile-", r".+: needs an? .+"),
        ("short", "post-", r"Service between .+ and .+ costs \d+ coins: \d+ (is|are) missing"),
    ],
)
def test_what_cannot_be_had_says_why_before_a_card_is_played(
    hands: Hands, kind: str, what: str, words: str
) -> None:
    """The obstacle is that of the piece, or of the training of all cards of the hand."""

    def barred(reach: Reach) -> Iterator[tuple[str, str]]:
        for each, obstacle in reach.obstacles.items():
            if obstacle.kind == kind and each.startswith(what):
                yield each, ""

    game, chosen, _ = moment(barred)
    steps = sit(hands, game)
    item = piece(hands, chosen)
    drag(hands, middle(item), middle(item) + QPoint(-60, 60))
    said = hands.game.prompt.aside
    assert re.fullmatch(words, said)
    assert said == hands.game.table.foresight.refusal(chosen, item.property("reason"))[0]
    assert hands.game.prompt.sign == ("coin" if kind == "short" else "close")
    assert said in hands.texts()
    assert len(game.history) == steps


def unbaked() -> Session:
    """Return a game in which nothing can be baked, though two recipes are stored."""
    for seed in range(1, 40):
        game = session(2, seed=seed)
        whim = Whim(seed)
        while (decision := game.decision) is not None and len(game.history) < 60:
            if decision.kind == "choose_action":
                reach = Reach(game.match, game.state, decision.seat)
                recipes = game.state.players[decision.seat].recipes
                short = [each for each in recipes if each in reach.obstacles]
                if "bake" in reach.obstacles and len(short) > 1:
                    return game
            game.answer(decision.id, whim(decision))
    raise AssertionError("something can always be baked")


def test_a_refused_action_is_told_once_with_the_reason_of_each_recipe(hands: Hands) -> None:
    game = unbaked()
    sit(hands, game)
    reasons = table_of(hands).foresight.reasons
    bake = next(item for item in hands.items() if item.property("option") == "bake")
    hands.point_at(bake)
    hands.click(bake)
    said = hands.game.prompt.aside
    stored = game.state.players[asked(hands).seat].recipes
    assert len(stored) > 1
    assert all(reasons[each] in said for each in stored)
    why = next(reasons[each] for each in stored if each in reasons)
    assert {text for text in hands.texts() if why in text} == {said}
    assert table_of(hands).foresight.causeOf(reasons["bake"]) == "obstacle.short"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_the_words_of_places_lie_over_no_others_and_in_the_window(
    hands: Hands, width: int, height: int
) -> None:
    game = until(session(5, seed=4), "play_card", skip=40)
    sit(hands, game)
    sized(hands, width, height, "fit")
    start = middle(next(iter(choices(hands).values())))
    # A place under the pointer would say its own words instead.
    end = QPoint(int(0.05 * width), int(0.05 * height))
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(hands.root, start + (end - start) * step / 4)
        hands.settle()
    words = [each for each in hands.items() if each.objectName() == "dropWord"]
    assert {"Do it with this", "Give notice"} <= {each.property("text") for each in words}
    window = QRectF(0, 0, width, height)
    others = [
        each
        for each in (
            *hands.written(hands.named("promptBar")),
            *hands.written(hands.typed("Purse")[0]),
        )
        if each.objectName() != "dropWord"
    ]
    assert len(others) > 2
    for each in words:
        plate = framed(each.parentItem())
        assert window.contains(plate)
        assert not [other for other in others if framed(other).intersects(framed(each))]
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=end)


def framed(item: QQuickItem | None) -> QRectF:
    assert item is not None
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def offered(kind: str, seed: int = 0) -> Session:
    """Return a game that offers a bonus about pieces of a kind of question."""
    for each in range(seed, seed + 60):
        game, chance = session(2, seed=each), Generator(each, "offer")
        while (decision := game.decision) is not None:
            if decision.kind == "use_bonus":
                reach = Reach(game.match, game.state, decision.seat)
                if any(reach.paths(piece)[0].asks == kind for piece in reach.pieces):
                    return game
            useful = [each for each in ("bake", "deliver") if each in decision.options]
            options = useful or decision.options
            game.answer(decision.id, options[chance.below(len(options))])
    raise AssertionError("no such bonus was ever offered")


@pytest.mark.parametrize(
    ("kind", "end"), [("take_ingredient", "pantry"), ("take_recipe", "store"), ("hire", "hand")]
)
def test_a_gesture_uses_the_bonus_that_is_offered(hands: Hands, kind: str, end: str) -> None:
    game = offered(kind)
    steps = sit(hands, game)
    reach = table_of(hands).foresight.reach
    chosen = next(piece for piece in reach.pieces if reach.paths(piece)[0].asks == kind)
    drag(hands, middle(piece(hands, chosen)), middle(zone(hands, end)))
    assert answers(hands, steps)[:2] == ["use", chosen]


def test_it_is_said_who_leaves_when_it_is_asked_who_gives_notice(
    hands: Hands, qtbot: QtBot
) -> None:
    """What lies beside the offer is explained meanwhile, too."""
    sit(hands, until(session(2, seed=5), "play_card"))
    card = asked(hands).options[-1]
    drag(hands, middle(piece(hands, card)), middle(zone(hands, "leave")))
    leaving = f"The {table_of(hands).faces.wording.card(card)} leaves the game."
    assert f"Which card do you play? {leaving}" in hands.texts()
    offered = [each for each in hands.items(hands.named("chooser")) if each.property("legal")]
    assert all(str(each.property("about")).endswith(leaving) for each in offered)
    sign = hands.typed("TableSign")[0]
    hands.point_at(sign)
    assert str(sign.property("about")).splitlines()[0] in explained(hands, qtbot)
    assert hands.has("chooser")


def test_a_card_that_is_put_down_on_the_racks_bakes_what_is_chosen_then(hands: Hands) -> None:
    """The racks are where a lesson lets the light fall when a card shall bake."""
    game, recipe, _ = moment(chosen_by("bake", several))
    steps = sit(hands, game)
    reach = table_of(hands).foresight.reach
    card = reach.paths(recipe)[0].answers[0]
    baked = {path.answers[-1] for path in reach.paths(card, "bake")}
    drag(hands, middle(piece(hands, card)), middle(zone(hands, "racks")))
    if len(baked) > 1:
        assert len(game.history) == steps, "nothing is baked before it is chosen"
        offered = [each for each in hands.items(hands.named("chooser")) if each.property("legal")]
        assert len(offered) == len(baked)
        hands.click(offered[0])
    assert answers(hands, steps)[:2] == [card, "bake"]
    assert answers(hands, steps)[2] in baked
