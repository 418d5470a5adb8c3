"""Every dialog in every language: each text is whole and has the chosen size."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from tests.daily import soaked
from tests.qml.clipped import over
from tests.qml.hands import Hands, game_that_asks, played_out, session
from tests.qml.legible import LONG_AND_SHORT, letters, texts
from tests.qml.test_arrangements import beyond, late, sized
from tests.qml.test_expansions_table import ALL, seated
from tests.qml.test_long_names import problems

pytestmark = pytest.mark.one_window

SIZE = (1280, 800)
SCALES = ("fit", "150")
SMALL, HEADING = 11, 28
"""The sizes of the smallest letters and of a dialog's title, in units."""
Prepare = Callable[[Hands], None]


def page(name: str, then: Prepare = lambda hands: None) -> Prepare:
    def prepare(hands: Hands) -> None:
        hands.shell.open(name)
        hands.settle()
        then(hands)

    return prepare


def full_table(hands: Hands) -> None:
    """Choose every expansion and all seats."""
    form = hands.shell.backstage.form
    while form.seats.canAdd:
        form.seats.add()
    for each in EXPANSIONS:
        form.switchExpansion(each.key)
    hands.tab_to("fold:additions")
    hands.key(Qt.Key.Key_Return)


def seed(hands: Hands) -> None:
    hands.tab_to("more")
    hands.key(Qt.Key.Key_Return)


def look(hands: Hands) -> None:
    hands.click("look0")


def listening(hands: Hands) -> None:
    hands.click("key:undo")
    hands.key(Qt.Key.Key_Tab)


def licence(hands: Hands) -> None:
    hands.shell.backstage.about.read("licences/Qt.txt")


def corrected(hands: Hands) -> None:
    hands.pages.sources.correct("boards-small-spaces-hall2-s1")
    hands.settle()
    form = hands.pages.sources.form
    form.step(next(row.key for row in form.fields.rows if not row.choices and not row.typed), 1)


def left(hands: Hands) -> None:
    corrected(hands)
    hands.key(Qt.Key.Key_Escape)


def in_table(hands: Hands) -> None:
    hands.pages.sources.ledger.turn(True)


def shared(hands: Hands) -> None:
    """Look at a file that somebody shares, with values that differ from those entered."""
    page = hands.pages.sources
    page.correct("dresses-yellow-01")
    page.form.step("value", 1)
    page.form.keep()
    hands.settle()
    page.sharing.export(
        "Anna-Magdalena", "Deluxe 2020", "Alles zweimal nachgesehen, auch die Spielpläne."
    )
    hands.settle()
    page.form.step("value", 1)
    page.form.keep()
    hands.settle()
    page.sharing.ask("import")
    hands.settle()
    hands.shell.load(page.sharing.files.rows[0].key)
    hands.settle()
    for row in hands.shell.notices.rows:
        hands.shell.notices.dismiss(row.key)


def keeping(hands: Hands) -> None:
    hands.game.score.skip()
    hands.click("keepScore")


def doomed_game(hands: Hands) -> None:
    hands.shell.backstage.records.askDelete(hands.shell.backstage.records.games.rows[0].key)


def doomed_save(hands: Hands) -> None:
    hands.shell.backstage.saves.askDelete(hands.shell.backstage.saves.rows.rows[0].key)


def replaced(hands: Hands) -> None:
    for _ in range(2):
        page("save")(hands)
        hands.shell.backstage.saves.setName("Sonntag bei Großmutter, die zweite Partie")
        hands.shell.backstage.saves.save()
        hands.settle()


def looked_at(seat: int) -> Prepare:
    def prepare(hands: Hands) -> None:
        hands.table.lookAt(seat)
        page("player")(hands)

    return prepare


def supply(key: str) -> Prepare:
    return page("supplies", lambda hands: hands.table.supplies.turn(key))


def left_game(hands: Hands) -> None:
    hands.play(game_that_asks("play_card", 5))
    hands.shell.leave()
    hands.settle()


MENU: dict[str, Prepare] = {
    "start": lambda hands: hands.shell.back(),
    "left_game": left_game,
    "new_game": page("new_game"),
    "full_table": page("new_game", full_table),
    "seed": page("new_game", seed),
    "look": page("new_game", look),
    "settings": page("settings"),
    "keys": page("keys"),
    "listening": page("keys", listening),
    "about": page("about"),
    "licence": page("about", licence),
    "guide": page("guide"),
    "sources": page("sources"),
    "correction": page("sources", corrected),
    "leaving": page("sources", left),
    "table": page("sources", in_table),
    "export": page("sources", lambda hands: hands.pages.sources.sharing.ask("export")),
    "import": page("sources", lambda hands: hands.pages.sources.sharing.ask("import")),
    "shared": page("sources", shared),
    "no_records": page("records"),
    "no_saves": page("load"),
}
"""The dialogs of the first menu."""

PLAYING: dict[str, Prepare] = {
    "menu": page("menu"),
    "seats": page("seats"),
    "own": looked_at(0),
    "other": looked_at(1),
    "madame": looked_at(4),
    "employees": supply("employees"),
    "tiles": supply("tiles"),
    "dresses": supply("dresses"),
    "jewelry": supply("jewelry"),
    "madame_cards": supply("madame"),
    "save": page("save"),
    "replaced": replaced,
    "load": page("load"),
    "doomed": page("load", doomed_save),
}
"""The dialogs over a game."""

OVER: dict[str, Prepare] = {
    "score": page("score"),
    "show": page("score", lambda hands: hands.game.score.begin()),
    "keep": page("score", keeping),
    "records": page("records"),
    "doomed": page("records", doomed_game),
}
"""The dialogs at the end of a game."""


def scrolled(hands: Hands) -> Iterator[None]:
    """Scroll every list of the dialog to its end, and pause at each page."""
    shown = hands.items(hands.named("dialogs"))
    lists = [item for item in shown if item.inherits("QQuickListView")]
    for each in lists:
        each.setProperty("contentY", each.property("originY"))
    hands.lay_out()
    yield
    for each in lists:
        while not each.property("atYEnd"):
            each.setProperty("contentY", each.property("contentY") + 0.9 * each.height())
            hands.lay_out()
            yield


def room(item: QQuickItem) -> QRectF | None:
    """Return the area that the sheet around an item can show; None within a list."""
    for above in over(item):
        if above.inherits("QQuickListView"):
            return None
        if above.inherits("QQuickFlickable"):
            content: QQuickItem = above.property("contentItem")
            size = (above.property("contentWidth"), above.property("contentHeight"))
            return content.mapRectToScene(QRectF(0, 0, *size))
    return None


def faults(hands: Hands, unit: float) -> set[tuple[object, ...]]:
    """Return the texts that cannot be read as intended."""
    found: set[tuple[object, ...]] = set()
    front = hands.named("dialogs") if hands.shell.dialog else None
    for item in texts(hands, front):
        if any(above.clip() and not above.width() for above in over(item)):
            continue  # drawn only for a file
        words = str(item.property("text"))
        if item.property("truncated"):
            found.add(("cut", words))
        if letters(item) < int(SMALL * unit) - 0.01:
            found.add((f"{letters(item):.1f} px", words))
        around = room(item)
        where = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        if around is not None and not around.adjusted(-2, -2, 2, 2).contains(where):
            found.add(("out of reach", words))
    return found


def check(hands: Hands, screens: dict[str, Prepare], scale: str) -> None:
    found = []
    sized(hands, *SIZE, scale)
    unit = 1 if scale == "fit" else int(scale) / 100
    for name, prepare in screens.items():
        prepare(hands)
        hands.lay_out()
        if hands.shell.dialog:
            title = hands.named("dialogTitle")
            assert letters(title) == pytest.approx(int(HEADING * unit)), name
            for _ in scrolled(hands):
                found += [(name, *each) for each in faults(hands, unit)]
                found += [(name, *each) for each in problems(hands)]
        else:
            found += [(name, *each) for each in faults(hands, unit)]
            found += [(name, "beyond", each) for each in beyond(hands)]
        hands.shell.back()
        hands.shell.backstage.saves.refuse()
        hands.shell.backstage.records.refuse()
        hands.settle()
    assert sorted(set(found), key=str) == []


@pytest.mark.heavy
@pytest.mark.parametrize("scale", soaked(SCALES, ["150"]))
@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_what_opens_from_the_menu_is_whole_and_large(
    hands: Hands, language: str, scale: str
) -> None:
    hands.shell.preferences.choose("language", language)
    check(hands, MENU, scale)


@pytest.mark.parametrize("scale", soaked(SCALES, ["fit"]))
@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_what_opens_over_the_table_is_whole_and_large(
    hands: Hands, language: str, scale: str
) -> None:
    hands.shell.preferences.choose("language", language)
    seated(hands, late(4, ALL, "play_card"))
    check(hands, PLAYING, scale)


@pytest.mark.parametrize("scale", soaked(SCALES, ["150"]))
@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_what_opens_at_the_end_is_whole_and_large(hands: Hands, language: str, scale: str) -> None:
    hands.shell.preferences.choose("language", language)
    hands.play(played_out(session(4, expansions=ALL)))
    hands.settle()
    check(hands, OVER, scale)


@pytest.mark.parametrize("dialog", ["new_game", "settings"])
def test_no_word_of_the_menu_looks_out_from_under_a_sheet(hands: Hands, dialog: str) -> None:
    hands.root.resize(1920, 1080)
    hands.lay_out()
    words = hands.written(hands.named("plinth"))
    assert words

    def seen() -> list[str]:
        return [str(each.property("text")) for each in words if opaque(each)]

    assert len(seen()) == len(words)
    hands.shell.open(dialog)
    hands.lay_out()
    assert not seen()
    hands.shell.back()
    hands.settle()
    assert len(seen()) == len(words)


def opaque(item: QQuickItem | None) -> bool:
    while item is not None:
        if item.opacity() == 0:
            return False
        item = item.parentItem()
    return True
