"""Games with expansions at the window: the pieces on the table, and how to choose them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.controller.rococo.scenes import PLACES
from rococo_desktop.controller.rococo.scenes.jeweler import JewelerScene
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.session.session import Session
from tests.qml.hands import NAMES, Hands, Whim, session, table_of
from tests.qml.test_whole_games import tab_to_option

pytestmark = pytest.mark.one_window

ALL = tuple(each.key for each in EXPANSIONS)
JEWELRY = ("jewelry_box",)


def play_until(game: Session, moment: Callable[[Session], bool]) -> Session:
    """Answer at random until the moment has come."""
    whim = Whim(game.setup.seed)
    while (decision := game.decision) is not None and not moment(game):
        game.answer(decision.id, whim(decision))
    return game


def asks(kind: str) -> Callable[[Session], bool]:
    return lambda game: game.decision is not None and game.decision.kind == kind


def game_at(kind: str, expansions: tuple[str, ...] = JEWELRY) -> Session:
    """Return the first game of two in which a question is asked."""
    for seed in range(40):
        game = play_until(session(2, seed=seed, expansions=expansions), asks(kind))
        if game.decision is not None:
            return game
    raise AssertionError(f"{kind} is never asked")


def seated(hands: Hands, game: Session) -> None:
    hands.play(game)
    hands.game.hotSeat.reveal()
    hands.settle()


@pytest.mark.parametrize(
    ("expansions", "since"),
    [
        pytest.param(JEWELRY, 1, marks=pytest.mark.heavy),
        pytest.param(ALL, 1, marks=pytest.mark.heavy),
        pytest.param(ALL, 7, id="the end of a game"),
    ],
)
def test_a_game_by_clicks(hands: Hands, expansions: tuple[str, ...], since: int) -> None:
    """Its first rounds are played elsewhere if only its end is tried."""
    begun = session(2, seed=7, expansions=expansions)
    hands.play(play_until(begun, lambda game: game.state.round >= since))
    game, whim = hands.game, Whim(7)
    while (decision := game.session.decision) is not None:
        hands.change_places()
        if decision.seat != table_of(game).belongings.seat:
            hands.settle()
            continue
        targets = hands.targets()
        assert set(targets) == set(decision.options)
        version = game.session.version
        hands.click(targets[whim(decision)])
        assert game.session.version > version
    assert game.score.verdict in hands.texts()


@pytest.mark.heavy
def test_a_whole_game_by_keys(hands: Hands) -> None:
    hands.play(session(2, seed=8, expansions=JEWELRY))
    game, whim = hands.game, Whim(8)
    while (decision := game.session.decision) is not None:
        if game.hotSeat.waiting:
            assert hands.focused.objectName() == "passOn"
            hands.key(Qt.Key.Key_Return)
        if game.hotSeat.curtain:
            hands.key(Qt.Key.Key_Return)
        option = whim(decision)
        steps = len(game.session.history)
        tab_to_option(hands, option)
        hands.key(Qt.Key.Key_Return)
        assert game.session.history[steps].option == option
    assert game.score.verdict in hands.texts()


def test_graduates_are_chosen_from_cards(hands: Hands) -> None:
    game = game_at("choose_graduate")
    seated(hands, game)
    assert game.decision is not None
    picker, targets = hands.named("picker"), hands.targets()
    assert set(targets) == set(game.decision.options)
    assert picker.property("visible")
    taken = game.decision.options[0]
    hands.click(targets[taken])
    assert not hands.has("picker")
    assert taken in (hands.game.session.view(0).players[0].hand or ()) + (
        hands.game.session.view(1).players[1].hand or ()
    )


def two_who_lend() -> Session:
    """Return a game in which two opponents lend the bonus of an employee."""
    for seed in range(60):
        game, whim = session(3, seed=seed, expansions=JEWELRY), Whim(seed)
        while (decision := game.decision) is not None:
            if decision.kind == "copy_bonus" and len(decision.options) > 1:
                return game
            game.answer(decision.id, whim(decision))
    raise AssertionError("no two ever lend a bonus")


def test_whose_bonus_is_copied_is_seen_on_each_card_and_at_the_table(hands: Hands) -> None:
    game = two_who_lend()
    seated(hands, game)
    assert game.decision is not None
    targets = hands.targets()
    assert set(targets) == set(game.decision.options)
    for card, item in targets.items():
        (seat,) = (
            seat
            for seat, player in enumerate(game.state.players)
            if seat != game.decision.seat and card in player.discard[-1:]
        )
        assert NAMES[seat] in [text for text, cut, _ in hands.lettered(item) if not cut]
        emblems = [each for each in hands.items(item) if each.property("seat") == seat]
        assert any(each.property("path") and each.width() > 0 for each in emblems)
        assert hands.spoken(item)[0].endswith(f": {NAMES[seat]}")
        hands.point_at(item)
        others = {*range(3)} - {seat}
        assert hands.has(f"spot:player:{seat}")
        assert not [each for each in others if hands.has(f"spot:player:{each}")]


def test_without_expansions_nothing_of_them_is_loaded(hands: Hands) -> None:
    seated(hands, session(2))
    assert not [item for item in hands.items() if str(item.property("file")).endswith(".qml")]
    assert [hands.table.parts(place).count for place in PLACES] == [0] * len(PLACES)


def test_a_game_without_the_jeweler_after_one_with_her_has_its_room_again(hands: Hands) -> None:
    def height_for_hire(expansions: tuple[str, ...] = ()) -> float:
        seated(hands, session(2, expansions=expansions))
        hands.lay_out()
        place = next(i for i in hands.items() if str(i.property("place")).startswith("hire:"))
        return place.height()

    before = height_for_hire()
    assert height_for_hire(JEWELRY) < before
    assert height_for_hire() == before


def test_a_scene_may_stand_at_every_named_place(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the palace, in the market, by the hand, the question and the log; on the sheet."""
    file = JewelerScene.parts["hand"]
    monkeypatch.setattr(JewelerScene, "parts", dict.fromkeys(PLACES, file))
    seated(hands, session(2, expansions=JEWELRY))
    hands.lay_out()

    def parts() -> int:
        return sum(item.property("file") == file and item.width() > 0 for item in hands.items())

    on_table = parts()
    hands.table.lookAt(0)
    hands.shell.open("player")
    hands.lay_out()
    on_sheet = parts() - on_table
    assert (on_table, on_sheet) == (len(PLACES) - 1, 1)
