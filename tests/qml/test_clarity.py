"""What the table says unasked: where a card can go, what was gained, what is possible."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.table.bits import BitRow
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import capital, languages
from tests.daily import soaked
from tests.qml.hands import NAMES, Hands, SlowBots, game_that_asks
from tests.qml.legible import LONG_AND_SHORT, broken
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.patisserie.kitchen_hands import until
from tests.qml.sight import contrast

pytestmark = pytest.mark.one_window

LONG = "W" * 24
Begun = Callable[[], AnySession]


def in_rococo() -> AnySession:
    return game_that_asks("play_card", 1, bots=2, seat=0, skip=14)


def in_the_kitchen() -> AnySession:
    game = until(kitchen_session(1, bots=2, seed=4), "play_card", skip=9)
    while (decision := game.decision) is not None and (
        decision.seat != 0 or decision.kind != "play_card"
    ):
        game.answer(decision.id, decision.options[0])
    return game


GAMES = pytest.mark.parametrize("begun", [in_rococo, in_the_kitchen])


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def middle(item: QQuickItem) -> QPoint:
    return rect(item).center().toPoint()


def sit(hands: Hands, begun: Begun) -> tuple[str, ...]:
    """Show a game that asks for a card, and return the cards."""
    hands.play(begun())
    hands.lay_out()
    decision = hands.game.session.decision
    assert decision is not None
    return decision.options


def piece(hands: Hands, choice: str) -> QQuickItem:
    return next(item for item in hands.items() if item.property("choice") == choice)


def named(hands: Hands, name: str) -> list[QQuickItem]:
    return [item for item in hands.items() if item.objectName() == name]


def prospects(hands: Hands) -> list[QQuickItem]:
    """Return the main actions that are shown beside the question for a card."""
    return [item for item in hands.items() if item.objectName().startswith("prospect:")]


def titles(hands: Hands) -> list[QQuickItem]:
    """Return the headings of these."""
    strip = hands.named("prospects")
    return [item for item in hands.written(strip) if item.parentItem() == strip]


def picture(prospect: QQuickItem) -> QRectF:
    (drawn,) = (item for item in prospect.childItems() if item.property("path"))
    return rect(drawn)


def asked(hands: Hands) -> QQuickItem:
    """Return the words of the question."""
    (words,) = (
        item
        for item in hands.written(hands.named("promptBar"))
        if item.property("text") == hands.game.prompt.text
    )
    return words


def glowing(hands: Hands) -> set[str]:
    """Return the pieces and places that show where something may go."""
    pieces = (item for item in hands.items() if item.property("marked") and item.property("choice"))
    return {str(item.property("choice")) for item in pieces if not item.property("legal")}


def lift(hands: Hands, card: QQuickItem, end: QPoint) -> None:
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=middle(card))
    for step in range(1, 5):
        QTest.mouseMove(hands.root, middle(card) + (end - middle(card)) * step / 4)
        hands.settle()


@GAMES
def test_after_a_click_on_a_card_its_destinations_glow_as_under_a_dragged_one(
    hands: Hands, begun: Begun
) -> None:
    cards = sit(hands, begun)
    assert not glowing(hands), "no card is chosen yet"
    for card in cards[:2]:
        lift(hands, piece(hands, card), QPoint(3, 3))
        dragged = glowing(hands) - set(cards)
        QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        hands.settle()
        hands.click(piece(hands, card))
        hands.lay_out()
        assert glowing(hands)
        assert glowing(hands) <= dragged | set(hands.game.table.dragging.liftable)
        shown = {
            str(item.property("choice")) for item in hands.items() if item.property("reachable")
        }
        assert dragged & shown & set(hands.game.table.dragging.onward) <= glowing(hands)
        hands.control(Qt.Key.Key_Z)
        hands.lay_out()


def over(hands: Hands, carried: str) -> Iterator[QQuickItem]:
    """Carry a card over each place for it, one after the other, and yield the place."""
    lift(hands, piece(hands, carried), QPoint(3, 3))
    goals = {goal for goal, why in hands.game.table.dragging.goals.items() if not why} - {carried}
    places = [item for item in hands.items() if item.property("choice") in goals]
    assert places
    for place in places:
        QTest.mouseMove(hands.root, middle(place))
        hands.lay_out()
        assert place.property("met")
        yield place
    QTest.mouseMove(hands.root, QPoint(3, 3))
    hands.settle()


def drawn(hands: Hands) -> QQuickItem:
    """Return the piece that is carried, as it is drawn."""
    return hands.named("carried").childItems()[0]


def area(frame: QRectF) -> float:
    return frame.width() * frame.height()


@GAMES
def test_a_dragged_card_lies_beside_a_small_place_and_lets_a_large_one_through(
    hands: Hands, begun: Begun
) -> None:
    """What a place gives is read before the card is put down there."""
    for card in sit(hands, begun):
        for place in over(hands, card):
            hidden = rect(drawn(hands)).contains(QPointF(middle(place)))
            assert hidden == (drawn(hands).opacity() < 1)
            assert hidden == (area(rect(drawn(hands))) < area(rect(place)) / 5)
            assert hands.root.contentItem().boundingRect().contains(rect(drawn(hands)))
        assert drawn(hands).opacity() == 1
        QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        hands.settle()


@GAMES
def test_the_word_of_a_place_lies_above_the_piece_that_hangs_there(
    hands: Hands, begun: Begun
) -> None:
    card = sit(hands, begun)[0]
    bar = hands.named("promptBar")
    lift(hands, piece(hands, card), QPoint(3, 3))
    there = {str(each.property("text")): rect(each) for each in named(hands, "dropWord")}
    (spot,) = (
        each for each in hands.typed("DropSpot") if each.parentItem() == bar and each.isVisible()
    )
    QTest.mouseMove(hands.root, middle(spot))
    hands.lay_out()
    assert spot.property("containsDrag")
    words = named(hands, "dropWord")
    assert {str(each.property("text")): rect(each) for each in words} == there, "none has moved"
    layer = hands.named("carried").parentItem()
    over = [each.parentItem() for each in words if layer.isAncestorOf(each)]
    assert [each.property("text") for each in over] == [spot.property("meaning")]
    order = layer.childItems()
    assert order.index(over[0]) > order.index(hands.named("carried"))
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    hands.settle()


@GAMES
def test_digits_are_keys_and_look_like_no_other_number(hands: Hands, begun: Begun) -> None:
    """They are light caps on a dark base, on pieces, on places and on buttons, by every light."""
    sit(hands, begun)
    hands.take_keys()
    looks = set()
    for light in ("light", "evening"):
        hands.shell.preferences.choose("theme", light)
        hands.lay_out()
        plates = hands.typed("Plate")
        digits = [each for each in named(hands, "digit") if each.isVisible()]
        assert digits
        for digit in digits:
            base, cap = (each for each in plates if digit.isAncestorOf(each))
            assert rect(base).bottom() - rect(cap).bottom() > rect(cap).top() - rect(base).top()
            (figure,) = hands.written(digit)
            assert contrast(figure.property("color"), cap.property("color")) > 7
            looks.add((cap.property("color").name(), base.property("color").name()))
    assert len(looks) == 1


@GAMES
def test_digits_are_seen_only_with_keys_and_nothing_moves_for_them(
    hands: Hands, begun: Begun
) -> None:
    """To whoever uses the pointer they would be numbers of the game."""

    def drawn() -> dict[str, QRectF]:
        return {option: rect(item) for option, item in hands.targets().items()}

    sit(hands, begun)
    hands.lay_out()
    QTest.mouseClick(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    hands.lay_out()
    assert not [each for each in named(hands, "digit") if each.isVisible()]
    before = drawn()
    hands.take_keys()
    hands.lay_out()
    digits = [each for each in named(hands, "digit") if each.isVisible()]
    assert len(digits) == min(10, sum(1 <= each.property("number") <= 10 for each in digits))
    assert digits
    assert drawn() == before


@pytest.mark.heavy
@pytest.mark.parametrize("begun", soaked([in_rococo, in_the_kitchen], [in_rococo]))
@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_beside_the_tutor_all_of_a_forecast_is_seen(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, begun: Begun, language: str
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", SlowBots)
    hands.shell.leave()
    hands.shell.preferences.choose("language", language)
    cards = sit(hands, begun)
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    assert hands.has("tutor")
    told = 0
    for card in cards:
        for place in over(hands, card):
            if not hands.has("outlook"):
                continue
            told += 1
            forecast = hands.named("outlook")
            assert forecast.scale() > 0
            words = forecast.mapRectToScene(forecast.boundingRect())
            assert rect(hands.named("promptBar")).contains(words), "it lies on nothing of the table"
            around = [*named(hands, "tutor"), *named(hands, "court"), place]
            around += [each.parentItem() for each in named(hands, "dropWord")]
            assert [rect(each) for each in around if words.intersects(rect(each))] == []
        QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        hands.settle()
    assert told


def answers(hands: Hands) -> list[QQuickItem]:
    """Return the answers in words."""
    bar = hands.named("promptBar")
    return [each for each in hands.targets().values() if bar.isAncestorOf(each)]


def a_made_dress() -> AnySession:
    return game_that_asks("place_dress", 1, bots=2, seat=0, skip=3)


def a_service() -> AnySession:
    for skip in range(9):
        game = until(kitchen_session(1, bots=2, seed=4), "place", skip=skip)
        if game.decision is not None and game.decision.seat == 0:
            return game
    raise AssertionError("nobody ever places a marker")


@pytest.mark.parametrize("begun", [a_made_dress, a_service])
def test_a_forecast_meets_no_answer(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, begun: Begun
) -> None:
    """Nor beside who advises, unless it takes their place for a while."""
    monkeypatch.setattr(running_games, "BotRunner", SlowBots)
    hands.shell.leave()
    options = sit(hands, begun)
    (held,) = hands.typed("Held")
    bar = hands.named("promptBar")
    for advised in (False, True):
        if advised:
            hands.key(Qt.Key.Key_H)
            hands.lay_out()
        for place in [piece(hands, each) for each in options if each != "sell"][::3]:
            lift(hands, held, middle(place))
            hands.lay_out()
            forecast = hands.named("outlook")
            words = forecast.mapRectToScene(forecast.boundingRect())
            assert forecast.scale() > 0
            assert rect(bar).contains(words)
            (area,) = (each for each in hands.typed("ScrollArea") if bar.isAncestorOf(each))
            met = [each for each in answers(hands) if rect(each).intersects(words)]
            assert not met or area.opacity() == 0
            QTest.mouseMove(hands.root, QPoint(3, 3))
            hands.settle()
            assert area.opacity() == 1
            QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
            hands.settle()


@GAMES
def test_why_something_is_refused_and_what_it_brings_lie_apart(hands: Hands, begun: Begun) -> None:
    cards = sit(hands, begun)
    drag = piece(hands, cards[0])
    lift(hands, drag, QPoint(3, 3))
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    hands.settle()
    assert hands.has("aside")
    seen = 0
    for _place in over(hands, cards[0]):
        if hands.has("outlook") and hands.named("outlook").scale():
            seen += 1
            assert not rect(hands.named("aside")).intersects(rect(hands.named("outlook")))
    assert seen
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    hands.settle()


def leads(asked: Decision | None, item: QQuickItem) -> bool:
    return asked is not None and item.property("key") in asked.options


def pieces_of(hands: Hands, action: str) -> set[str]:
    """Return what an action could be about after one of the cards of the hand."""
    kernel, state = hands.game.session.match.kernel, hands.game.session.state
    found: set[str] = set()
    for card in state.pending.options:
        played = kernel.foresee(state, card).state
        if action in played.pending.options:
            follows = kernel.foresee(played, action).state.pending
            found.update(() if follows is None else follows.options)
    return found


def laid(hands: Hands, choice: str) -> bool:
    return any(item.property("choice") == choice for item in hands.items())


def framed(hands: Hands) -> set[str]:
    """Return the pieces whose middle lies in a ring of light on the table."""
    rings = [rect(item) for item in hands.items() if item.objectName().startswith("spot:")]
    pieces = [item for item in hands.items() if item.property("choice")]
    return {
        str(item.property("choice"))
        for item in pieces
        if any(ring.contains(rect(item).center()) for ring in rings)
    }


@GAMES
def test_what_explains_an_action_covers_nothing_that_it_is_about(
    hands: Hands, begun: Begun, qtbot: QtBot
) -> None:
    sit(hands, begun)
    able = [each for each in prospects(hands) if each.property("possible")]
    assert able
    for action in able:
        hands.point_at(action)
        qtbot.waitUntil(lambda: hands.shows("explainer"))
        rings = [rect(item) for item in hands.items() if item.objectName().startswith("spot:")]
        assert rings
        said = rect(hands.named("explainer"))
        assert not any(ring.intersects(said) for ring in rings)


@GAMES
def test_the_bar_shows_what_the_cards_can_do(hands: Hands, begun: Begun) -> None:
    cards = sit(hands, begun)
    shown = {str(i.property("key")): bool(i.property("possible")) for i in prospects(hands)}
    assert len(shown) >= 6
    assert set(shown.values()) == {True, False}
    kernel, state = hands.game.session.match.kernel, hands.game.session.state
    after = [kernel.apply(state, card).state.pending for card in cards]
    able = {option for asked in after if asked is not None for option in asked.options}
    assert {action for action, possible in shown.items() if possible} == able & set(shown)
    crosses = {
        str(item.property("key"))
        for item in prospects(hands)
        for sign in hands.items(item)
        if sign.property("name") == "close"
    }
    assert crosses == {action for action, possible in shown.items() if not possible}
    bar = rect(hands.named("promptBar"))
    assert all(bar.contains(rect(item)) for item in prospects(hands))
    hands.point_at(prospects(hands)[0])
    hands.lay_out()
    assert prospects(hands)[0].property("label") in hands.texts()
    for item in prospects(hands):
        hands.point_at(item)
        hands.lay_out()
        lit = {card for card in cards if hands.has(f"spot:card:{card}")}
        about = pieces_of(hands, str(item.property("key")))
        assert lit == about.intersection(cards).union(
            card for card, asked in zip(cards, after, strict=True) if leads(asked, item)
        )
        assert framed(hands) == {each for each in about if laid(hands, each)} | lit
    hands.point_at(asked(hands))
    hands.lay_out()
    assert not framed(hands), "gone with the pointer"
    lift(hands, piece(hands, cards[0]), QPoint(3, 3))
    assert not hands.has("prospects"), "the bar is for what is carried"
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    hands.settle()
    assert hands.has("prospects")
    hands.click(piece(hands, cards[0]))
    hands.lay_out()
    assert not hands.has("prospects"), "now they are buttons"


@pytest.mark.parametrize("begun", soaked([in_rococo, in_the_kitchen], [in_the_kitchen]))
@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_what_the_cards_can_do_is_drawn_and_named_to_be_read(
    hands: Hands, begun: Begun, language: str
) -> None:
    hands.shell.preferences.choose("language", language)
    cards = sit(hands, begun)
    bar, question = hands.named("promptBar"), rect(asked(hands))
    for item in prospects(hands):
        (name,) = hands.written(item)
        assert 0.25 * bar.height() < picture(item).height() < 0.5 * bar.height()
        assert name.property("text") == item.property("label")
        assert not name.property("truncated")
        assert picture(item).bottom() <= rect(name).top()
        assert rect(name).bottom() <= rect(bar).bottom()
        assert not rect(item).intersects(question)
    hands.point_at(prospects(hands)[0])
    assert hands.has("prospects"), "it does not flee from the pointer"
    hands.point_at(piece(hands, cards[0]))
    assert hands.has("prospects")


@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
def test_what_the_cards_can_do_keeps_its_names_beside_a_coach(hands: Hands, language: str) -> None:
    """Where they have no room beside the question, they are in a row below it."""
    hands.root.resize(1280, 800)
    hands.shell.preferences.choose("language", language)
    hands.shell.preferences.choose("coach", "on")
    sit(hands, in_the_kitchen)
    question, (title,) = rect(asked(hands)), titles(hands)
    assert min(rect(item).left() for item in prospects(hands)) < question.center().x()
    assert question.left() + asked(hands).property("contentWidth") <= rect(title).left()
    assert abs(rect(title).center().y() - question.center().y()) < question.height() / 2
    for item in prospects(hands):
        (name,) = hands.written(item)
        assert name.property("text") == item.property("label")
        assert not broken(hands, item)
        assert rect(item).top() >= question.bottom()


@pytest.mark.parametrize("begun", soaked([in_rococo, in_the_kitchen], [in_rococo]))
def test_what_the_cards_can_do_fits_beside_the_question_in_large_letters(
    hands: Hands, begun: Begun
) -> None:
    hands.shell.preferences.choose("scale", "200")
    sit(hands, begun)
    assert len({len(hands.written(item)) for item in prospects(hands)}) == 1, (
        "all have names, or none"
    )
    bar = rect(hands.named("promptBar"))
    for item in prospects(hands):
        assert bar.contains(rect(item))
        assert not rect(item).intersects(rect(asked(hands)))
    hands.point_at(prospects(hands)[0])
    hands.lay_out()
    assert prospects(hands)[0].property("label") in hands.texts()


def test_what_the_cards_can_do_is_explained_at_once_where_it_has_no_names(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture alone has to be guessed; beside a name one has the time to read that first.

    There is no room for one in large letters, beside a coach and a long name in the question.
    """
    hands.root.resize(1280, 800)
    hands.shell.preferences.choose("scale", "200")
    hands.shell.preferences.choose("language", "fr")
    hands.shell.preferences.choose("coach", "on")
    for name, named in (("Anna", True), (LONG, False)):
        monkeypatch.setattr("tests.qml.patisserie.kitchen_hands.NAMES", (name, *NAMES[1:]))
        sit(hands, in_the_kitchen)
        action = prospects(hands)[0]
        assert bool(hands.written(action)) == named
        hands.point_at(action)
        hands.lay_out()
        assert hands.has("explainer") != named
    assert action.property("label") in hands.texts()


@GAMES
def test_a_raised_card_does_not_cover_the_heading_of_the_hand(hands: Hands, begun: Begun) -> None:
    card, *_ = sit(hands, begun)
    heading = next(
        item
        for item in hands.items()
        if item.inherits("QQuickText") and item.property("text") == "Hand"
    )
    drawn = float(heading.property("contentHeight"))
    below = rect(heading).center().y() + drawn / 2 - drawn / 5  # what is below the letters is empty
    hands.point_at(piece(hands, card))
    hands.lay_out()
    raised = piece(hands, card)
    assert raised.property("risen")
    marks = [item for item in hands.typed("LegalMark") if item.isVisible()]
    halo = min(float(item.property("halo")) for item in marks)
    assert rect(raised).top() - halo >= below
    assert rect(raised).left() - halo >= 0, "nor does it leave the window"


def bits(hands: Hands) -> list[tuple[QQuickItem, BitRow]]:
    """Return the pictures of the news, with what they are made from."""
    found: list[tuple[QQuickItem, BitRow]] = []
    for line in (item for item in hands.items() if item.objectName().startswith("news:")):
        row = next(r for r in hands.game.table.news.rows.rows if r.key == line.property("key"))
        drawn = [i for i in hands.items(line) if i.property("gained") is not None]
        found += zip(
            [each for each in drawn if each.property("rightPadding")], row.bits.rows, strict=False
        )
    return found


@GAMES
def test_gains_have_a_plus_and_a_ground_and_payments_a_minus(hands: Hands, begun: Begun) -> None:
    sit(hands, begun)
    shown = bits(hands)
    assert {row.worth for _, row in shown} >= {1, -1}
    for item, row in shown:
        texts = "".join(
            str(each.property("text")) for each in hands.items(item) if each.inherits("QQuickText")
        )
        assert ("+" in texts) == (row.worth > 0), row
        assert ("\N{MINUS SIGN}" in texts) == (row.worth < 0), row
        grounds = [
            each
            for each in item.childItems()
            if each.isVisible() and each.property("edgeWidth") is not None
        ]
        assert bool(grounds) == (row.worth > 0)


@GAMES
def test_a_line_divides_the_turns_of_players(hands: Hands, begun: Begun) -> None:
    sit(hands, begun)
    lines = [item for item in hands.items() if item.objectName().startswith("news:")]
    assert len(lines) > 1
    for line in lines:
        hairs = [
            each
            for each in line.childItems()
            if each.isVisible()
            and min(each.width(), each.height()) <= 2 < max(each.width(), each.height())
        ]
        assert bool(hairs) == (line.x() > 0 or line.y() > 0)


@pytest.mark.parametrize("begun", soaked([in_rococo, in_the_kitchen], [in_rococo]))
def test_the_entries_of_the_menu_keep_their_places(hands: Hands, begun: Begun) -> None:
    names = (
        "resume",
        "save",
        "load",
        "seats",
        "analysis",
        "new_game",
        "learn",
        "toMenu",
        "quitGame",
    )

    def places() -> list[QPointF]:
        hands.shell.open("menu")
        hands.lay_out()
        found = [hands.named(name).mapToScene(QPointF(0, 0)) for name in names]
        hands.shell.back()
        return found

    sit(hands, begun)
    before = places()
    hands.shell.open("menu")
    hands.lay_out()
    headings = ("This game", "Learn and look up", "The program")
    tops = [rect(each).top() for each in hands.written() if each.property("text") in headings]
    assert tops == sorted({*tops}), "a heading above each group"
    assert len(tops) == len(headings)
    for name in names:
        assert hands.named(name).property("sign"), name
    hands.shell.back()
    hands.shell.backstage.school.learn("turn" if begun is in_rococo else "oven")
    hands.settle()
    assert places() == before
    hands.shell.open("menu")
    hands.lay_out()
    barred = [name for name in names if not hands.named(name).isEnabled()]
    assert barred == ["save", "seats", "analysis", "learn"]
    assert hands.texts().count("not while you are learning") == len(barred)
    hands.shell.back()
    hands.shell.backstage.school.leave()


@GAMES
def test_an_action_that_no_card_can_do_says_why_to_the_pointer_and_to_a_reader(
    hands: Hands, begun: Begun, qtbot: QtBot
) -> None:
    sit(hands, begun)
    barred = [each for each in prospects(hands) if not each.property("possible")]
    assert barred
    for action in barred:
        reason = action.property("reason")
        assert reason
        hands.point_at(action)
        qtbot.waitUntil(lambda: hands.shows("explainer"))
        assert str(hands.named("explainer").property("told")).startswith(capital(reason))
        heard = QAccessible.queryAccessibleInterface(action)
        assert reason.lower() in heard.text(QAccessible.Text.Description).lower()
    able = next(each for each in prospects(hands) if each.property("possible"))
    assert able.property("reason") == ""


def test_an_empty_place_among_the_recipes_says_how_long_it_stays(
    hands: Hands, qtbot: QtBot
) -> None:
    session = until(kitchen_session(1, bots=2, seed=4), "play_card")
    while (decision := session.decision) is not None and (
        None not in session.state.recipes or decision.seat != 0
    ):
        acquires = "acquire_recipes" in decision.options
        session.answer(decision.id, "acquire_recipes" if acquires else decision.options[0])
    hands.play(session)
    hands.settle()
    place = session.state.recipes.index(None)
    (anchor, *_) = (each for each in hands.items() if each.property("place") == f"recipe:{place}")
    hands.point_at(anchor)
    qtbot.waitUntil(lambda: hands.shows("explainer"))
    gaps = session.match.rules.constants.refill_recipes
    assert f"{gaps} places are empty" in str(hands.named("explainer").property("told"))


@pytest.mark.parametrize(
    ("begun", "card"),
    [
        (lambda: game_that_asks("play_card", 1, bots=2, seat=0), "start-journeyman"),
        (lambda: until(kitchen_session(1, bots=2, seed=4), "play_card"), "start-chef-2"),
    ],
)
def test_a_bonus_that_comes_by_itself_says_from_where(
    hands: Hands, begun: Begun, card: str
) -> None:
    game = begun()
    while (asked := game.decision) is not None and (asked.seat != 0 or card not in asked.options):
        game.answer(asked.id, asked.options[0])
    hands.play(game)
    for answer in (card, "forfeit"):
        assert hands.game.answer(answer)
    hands.lay_out()
    words = hands.game.words
    assert f"({words.reason(card)})" in hands.spoken(hands.named("aside"))[0]
