"""The screens of the program, each as somebody comes to it."""

from collections.abc import Callable
from typing import Any

from tests.qml.hands import Hands, game_that_asks, play_to, played_out, session
from tests.qml.patisserie import kitchen_hands as kitchen
from tests.session.play import play


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


def counting(hands: Hands) -> None:
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
    "command": over_the_table("command"),
    "player": over_the_table("player"),
    "supplies": over_the_table("supplies"),
    "score": finished,
    "keep_score": keeping,
    "score_show": counting,
    "past": past,
    **KITCHEN,
}


def show(hands: Hands, screen: str) -> None:
    """Show a screen, whatever was open before."""
    hands.shell.backstage.form.forget()
    hands.shell.back()
    hands.settle()
    SCREENS[screen](hands)
    hands.lay_out()
