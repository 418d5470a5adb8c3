"""In a language that is longer and in brackets, each text is translated and stays in its place."""

import re
from collections.abc import Callable
from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from rococo_desktop.texts import PSEUDO_LANGUAGE, language_name, languages
from tests.qml.hands import NAMES, Hands, game_that_asks, play_to, played_out, session
from tests.qml.legible import texts
from tests.qml.patisserie import kitchen_hands as kitchen
from tests.session.play import play

ROUNDING = 1.5
"""How many pixels a text may reach beyond its place."""
SCROLLED = 100_000

SHARES = {1: 0.0, 2: 1.0, 4: 0.5, 32: 0.0, 64: 1.0, 128: 0.5}
"""The share of the free room before a text, by its alignment."""

LANGUAGES = "|".join(map(language_name, languages()))
KEY = r"((Ctrl|Alt|Shift)\+)*(\w|,|F\d+|Left|Right|Up|Down|Home|End)"
NOT_PROSE = re.compile(rf"{KEY}|[\W\d_]*|[IVX]+|[A-Z]|{LANGUAGES}|(\d\+?[/\d+ ]*)")
"""Numbers, signs, a card's level, a colour's letter, and the languages' own names."""


def at(kind: str, skip: int = 6) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        hands.play(game_that_asks(kind, 5, skip=skip))
        hands.game.hotSeat.reveal()

    return prepare


def curtain(hands: Hands) -> None:
    hands.play(play_to(session(5), "play_card"))


def menu(hands: Hands) -> None:
    hands.shell.leave()


def dialog(name: str) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        menu(hands)
        hands.shell.open(name)

    return prepare


def over_the_table(name: str) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        at("choose_action")(hands)
        hands.shell.open(name)

    return prepare


def records(hands: Hands) -> None:
    finished(hands)
    hands.shell.open("records")


def correction(hands: Hands) -> None:
    dialog("sources")(hands)
    hands.settle()
    hands.pages.sources.correct("boards-small-spaces-hall2-s1")


def finished(hands: Hands) -> None:
    hands.play(played_out(session(5)))


def keeping(hands: Hands) -> None:
    finished(hands)
    hands.click("keepScore")


def past(hands: Hands) -> None:
    at("choose_action")(hands)
    hands.settle()
    hands.click("openLog")
    hands.game.timeline.stepTurn(-1)


def show(hands: Hands) -> None:
    finished(hands)
    hands.game.score.begin()


def in_the_kitchen(kind: str, **options: Any) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        hands.play(kitchen.until(kitchen.session(**options), kind, skip=4))
        hands.game.hotSeat.reveal()

    return prepare


def over_the_kitchen(name: str) -> Callable[[Hands], None]:
    def prepare(hands: Hands) -> None:
        in_the_kitchen("choose_action", people=3)(hands)
        hands.shell.open(name)

    return prepare


def kitchen_closed(hands: Hands) -> None:
    game = kitchen.session(people=1)
    play(game)
    hands.play(game)


KITCHEN: dict[str, Callable[[Hands], None]] = {
    "patisserie_play_card": in_the_kitchen("play_card", people=4),
    "patisserie_choose_action": in_the_kitchen("choose_action", people=2),
    "patisserie_mentor": in_the_kitchen("play_card", people=1),
    "patisserie_place_dish": in_the_kitchen("place_dish", people=2),
    "patisserie_player": over_the_kitchen("player"),
    "patisserie_supplies": over_the_kitchen("supplies"),
    "patisserie_score": kitchen_closed,
}
"""The screens of La Pâtisserie Rococo."""

SCREENS: dict[str, Callable[[Hands], None]] = {
    "menu": menu,
    "new_game": dialog("new_game"),
    "settings": dialog("settings"),
    "keys": dialog("keys"),
    "about": dialog("about"),
    "load": dialog("load"),
    "records": records,
    "guide": dialog("guide"),
    "correction": correction,
    "play_card": at("play_card"),
    "choose_action": at("choose_action"),
    "pay_silk": at("pay_silk", skip=0),
    "place_dress": at("place_dress"),
    "curtain": curtain,
    "game_menu": over_the_table("menu"),
    "save": over_the_table("save"),
    "player": over_the_table("player"),
    "supplies": over_the_table("supplies"),
    "score": finished,
    "keep_score": keeping,
    "score_show": show,
    "past": past,
    **KITCHEN,
}


ALIGNED = "1000 * effectiveHorizontalAlignment + verticalAlignment"
"""Both as QML sees them, in one number: their types are not known to Python."""


def alignments(item: QQuickItem) -> tuple[int, int]:
    """Return the horizontal alignment of a text, and the vertical one."""
    context = QQmlEngine.contextForObject(item)
    assert context is not None
    return divmod(int(cast("float", QQmlExpression(context, item, ALIGNED).evaluate()[0])), 1000)


def place(item: QQuickItem) -> QRectF:
    """Return the place of the painted text in the window."""
    width, height = item.property("paintedWidth"), item.property("paintedHeight")
    across, down = alignments(item)
    x, y = (item.width() - width) * SHARES[across], (item.height() - height) * SHARES[down]
    return item.mapRectToScene(QRectF(x, y, width, height))


def bounds(hands: Hands, item: QQuickItem) -> QRectF:
    """Return the nearest thing around a text that is drawn: a button, a panel, a key or the window.

    A list that scrolls bounds its texts only to the sides.
    """
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        around = above.mapRectToScene(QRectF(0, 0, above.width(), above.height()))
        if above.clip():
            return around.adjusted(0, -SCROLLED, 0, SCROLLED)
        drawn = above.inherits("QQuickAbstractButton") or above.inherits("QQuickRectangle")
        if drawn or above.objectName() == "digit":
            return around
        above = above.parentItem()
    return QRectF(0, 0, hands.root.width(), hands.root.height())


def outside(hands: Hands, rounding: float = ROUNDING) -> list[tuple[str, QRectF, QRectF]]:
    """Return the texts that leave what is around them, with the place of both."""
    found = []
    for item in texts(hands):
        painted, around = place(item), bounds(hands, item)
        if not around.adjusted(-rounding, -rounding, rounding, rounding).contains(painted):
            found.append((item.property("text"), painted, around))
    return found


@pytest.fixture(scope="module")
def translated(kept_window: Hands) -> Hands:
    """The hands at a window in the language."""
    kept_window.shell.preferences.keep(language=PSEUDO_LANGUAGE)
    kept_window.shell.preferences.speak()
    return kept_window


@pytest.fixture(scope="module", params=SCREENS)
def shown(request: pytest.FixtureRequest, translated: Hands) -> Hands:
    """The window at each screen; all tests only look at it."""
    translated.shell.backstage.form.forget()
    translated.shell.back()
    translated.settle()
    SCREENS[request.param](translated)
    translated.lay_out()
    return translated


def test_every_text_is_translated(shown: Hands) -> None:
    found = list(texts(shown))
    assert found
    names = {*NAMES, *shown.catalogue().text("window-new_game-names").split()}
    if shown.shell.game is not None:
        names |= set(" ".join(shown.game.session.setup.names).split())
    for credit in shown.shell.backstage.about.credits.rows:
        names |= set(" ".join(credit).split())
    untranslated = {
        item.property("text")
        for item in found
        if "[" not in item.property("text")
        and not all(
            word in names or NOT_PROSE.fullmatch(word) for word in item.property("text").split()
        )
    }
    assert untranslated == set()


def test_no_text_leaves_its_place(shown: Hands) -> None:
    """If a text is meant to be elided or to shrink, the rest of it is measured."""
    assert outside(shown) == []
